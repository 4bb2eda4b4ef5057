### Partijen op een server, vanuit de terminal gemaakt en bezocht.

play-server-link = Plaats { $seat } via deze link: { $url }
tui-go-on = Verder
error-server-seat = op een server heet niemand { $found }: level-1 tot level-8, open of link
error-server-clock = { $found } is geen klok: schrijf 10, 10+5 of 3d (1 tot 600 minuten, 0 tot 600 seconden erbij, 1 tot 30 dagen)
tui-key-new-game = nieuwe partij
