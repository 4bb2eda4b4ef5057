### Games on a server, made and joined from the terminal.

play-server-link = Link voor plaats { $seat }: { $url }
tui-go-on = Verder
error-server-seat = { $found } kan niet op een server spelen; gebruik level-1 tot en met level-8, open of link
error-server-clock = { $found } is geen geldige bedenktijd; schrijf 10 (minuten), 10+5 (minuten plus seconden per beurt) of 3d (dagen per beurt): 1 tot 600 minuten, 0 tot 600 seconden, 1 tot 30 dagen
tui-key-new-game = nieuwe partij
