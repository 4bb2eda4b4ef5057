# Het protocol voor programma’s: wat erawan ugi op foute invoer antwoordt.
error-ugi-command = { $found } is geen opdracht; bekend zijn: { $expected }
error-ugi-go = { $found } is geen woord van go; schrijf p1time, p1inc enzovoort, movestogo, movetime, nodes, depth of infinite
error-ugi-option = schrijf: setoption name NAAM value WAARDE
error-ugi-position = schrijf: position startpos of position fen TEKST, daarna moves en de zetten, als die er zijn
error-ugi-query = op query { $found } is er geen antwoord; bekend zijn: { $expected }
error-ugi-thinking = er wordt nagedacht; tot de bestmove wordt alleen naar isready, stop, query en quit geluisterd

# Andere programma’s als spelers.
error-ugi-words = { $command } is geen opdrachtregel: { $reason }
error-ugi-missing = het programma { $command } kan niet worden gestart: { $reason }
error-ugi-ended = het programma { $command } is geëindigd met status { $status }{ $said }
error-ugi-silent = het programma { $command } heeft niet binnen { $seconds } s op { $asked } geantwoord
error-ugi-flood = het programma { $command } zegt veel te veel als antwoord op { $asked }
error-ugi-unreadable = het programma { $command } antwoordde { $found }, en dat noemt geen zet
error-ugi-illegal = het programma { $command } speelt { $turn }: { $reason }
