# The engine protocol: what erawan ugi answers to bad input.
error-ugi-command = unknown command { $found }; known commands: { $expected }
error-ugi-go = unknown word { $found } in go; use p1time, p1inc and so on, movestogo, movetime, nodes, depth or infinite
error-ugi-option = write: setoption name NAME value VALUE
error-ugi-position = write: position startpos or position fen TEXT, optionally followed by moves and the turns
error-ugi-query = unknown query { $found }; known queries: { $expected }
error-ugi-thinking = a search is running; until its bestmove only isready, stop, query and quit are accepted

# Other programs as players.
error-ugi-words = { $command } is not a valid command line: { $reason }
error-ugi-missing = cannot start the program { $command }: { $reason }
error-ugi-ended = the program { $command } exited with status { $status }{ $said }
error-ugi-silent = the program { $command } did not answer { $asked } within { $seconds } s
error-ugi-flood = the program { $command } sent too much output in answer to { $asked }
error-ugi-unreadable = the program { $command } answered { $found }, which is not a turn
error-ugi-illegal = the program { $command } played the illegal turn { $turn }: { $reason }
