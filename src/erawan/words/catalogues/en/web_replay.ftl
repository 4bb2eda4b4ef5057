web-replay = Replay
