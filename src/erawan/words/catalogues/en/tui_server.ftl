### Games on a server, made and joined from the terminal.

play-server-link = Link for seat { $seat }: { $url }
tui-go-on = Continue
error-server-seat = { $found } cannot play on a server; use level-1 to level-8, open or link
error-server-clock = { $found } is not a valid time control; write 10 (minutes), 10+5 (minutes plus seconds per turn) or 3d (days per turn): 1 to 600 minutes, 0 to 600 seconds, 1 to 30 days
tui-key-new-game = new game
