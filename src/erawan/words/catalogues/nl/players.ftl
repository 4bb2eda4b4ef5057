# The engine protocol: what erawan ugi answers to bad input.
error-ugi-command = onbekende opdracht { $found }; bekende opdrachten: { $expected }
error-ugi-go = onbekend woord { $found } in go; gebruik p1time, p1inc enzovoort, movestogo, movetime, nodes, depth of infinite
error-ugi-option = schrijf: setoption name NAAM value WAARDE
error-ugi-position = schrijf: position startpos of position fen TEKST, eventueel gevolgd door moves en de beurten
error-ugi-query = onbekende query { $found }; bekende query’s: { $expected }
error-ugi-thinking = er loopt een zoekopdracht; tot de bestmove worden alleen isready, stop, query en quit aanvaard

# Other programs as players.
error-ugi-words = { $command } is geen geldige opdrachtregel: { $reason }
error-ugi-missing = het programma { $command } kan niet worden gestart: { $reason }
error-ugi-ended = het programma { $command } is gestopt met status { $status }{ $said }
error-ugi-silent = het programma { $command } gaf binnen { $seconds } s geen antwoord op { $asked }
error-ugi-flood = het programma { $command } stuurde te veel uitvoer als antwoord op { $asked }
error-ugi-unreadable = het programma { $command } antwoordde { $found }, en dat is geen beurt
error-ugi-illegal = het programma { $command } speelde de ongeldige beurt { $turn }: { $reason }
