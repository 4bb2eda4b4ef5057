web-replay = Replay
web-last = To the end
