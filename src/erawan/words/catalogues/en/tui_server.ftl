### Games on a server, made and joined from the terminal.

play-server-link = Seat { $seat } by this link: { $url }
tui-go-on = Go on
error-server-seat = on a server nobody is called { $found }: level-1 to level-8, open or link
error-server-clock = { $found } is not a clock: write 10, 10+5 or 3d (1 to 600 minutes, 0 to 600 seconds more, 1 to 30 days)
tui-key-new-game = new game
