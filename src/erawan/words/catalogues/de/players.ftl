# Das Protokoll für Programme: was erawan ugi auf falsche Eingaben antwortet.
error-ugi-command = { $found } ist kein Befehl; bekannt sind: { $expected }
error-ugi-go = { $found } ist kein Wort von go; möglich sind p1time, p1inc und so weiter, movestogo, movetime, nodes, depth oder infinite
error-ugi-option = erwartet wird: setoption name NAME value WERT
error-ugi-position = erwartet wird: position startpos oder position fen TEXT, dann moves und die Züge, falls es welche gibt
error-ugi-query = auf query { $found } gibt es keine Antwort; bekannt sind: { $expected }
error-ugi-thinking = eine Suche läuft; bis zu ihrem bestmove zählen nur isready, stop, query und quit

# Andere Programme als Spieler.
error-ugi-words = { $command } ist keine Befehlszeile: { $reason }
error-ugi-missing = das Programm { $command } lässt sich nicht starten: { $reason }
error-ugi-ended = das Programm { $command } hat sich mit Status { $status } beendet{ $said }
error-ugi-silent = das Programm { $command } hat auf { $asked } nicht innerhalb von { $seconds } s geantwortet
error-ugi-flood = das Programm { $command } sagt viel zu viel als Antwort auf { $asked }
error-ugi-unreadable = das Programm { $command } antwortete { $found }, und das nennt keinen Zug
error-ugi-illegal = das Programm { $command } spielt { $turn }: { $reason }
