web-replay = Nachspielen
