web-replay = Revoir
web-last = À la fin
