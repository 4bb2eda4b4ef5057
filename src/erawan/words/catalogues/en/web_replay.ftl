web-replay = Replay
web-last = Go to end
