web-replay = Nachspielen
web-last = Ans Ende
