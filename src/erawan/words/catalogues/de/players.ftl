# The engine protocol: what erawan ugi answers to bad input.
error-ugi-command = unbekannter Befehl { $found }; bekannte Befehle: { $expected }
error-ugi-go = unbekanntes Wort { $found } in go; möglich sind p1time, p1inc und so weiter, movestogo, movetime, nodes, depth oder infinite
error-ugi-option = schreibe: setoption name NAME value WERT
error-ugi-position = schreibe: position startpos oder position fen TEXT, danach bei Bedarf moves und die Züge
error-ugi-query = unbekannte Abfrage { $found }; bekannte Abfragen: { $expected }
error-ugi-thinking = eine Suche läuft; bis zu ihrem bestmove sind nur isready, stop, query und quit erlaubt

# Other programs as players.
error-ugi-words = { $command } ist keine gültige Befehlszeile: { $reason }
error-ugi-missing = das Programm { $command } lässt sich nicht starten: { $reason }
error-ugi-ended = das Programm { $command } hat sich mit Status { $status } beendet{ $said }
error-ugi-silent = das Programm { $command } hat auf { $asked } nicht innerhalb von { $seconds } s geantwortet
error-ugi-flood = das Programm { $command } hat auf { $asked } zu viel ausgegeben
error-ugi-unreadable = das Programm { $command } hat { $found } geantwortet; das ist kein Zug
error-ugi-illegal = das Programm { $command } hat den unerlaubten Zug { $turn } gespielt: { $reason }
