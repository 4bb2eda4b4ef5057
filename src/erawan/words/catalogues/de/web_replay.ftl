web-replay = Nachspielen
web-last = Zum Ende
