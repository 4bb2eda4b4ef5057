# The engine protocol: what erawan ugi answers to bad input.
error-ugi-command = { $found } is not a command; known commands: { $expected }
error-ugi-go = { $found } is not a word of go; write p1time, p1inc and so on, movestogo, movetime, nodes, depth or infinite
error-ugi-option = write: setoption name NAME value VALUE
error-ugi-position = write: position startpos or position fen TEXT, then moves and turns if there are any
error-ugi-query = there is no answer to query { $found }; known: { $expected }
error-ugi-thinking = a search is running; only isready, stop, query and quit are heard until its bestmove

# Other programs as players.
error-ugi-words = { $command } is not a command line: { $reason }
error-ugi-missing = the program { $command } cannot be started: { $reason }
error-ugi-ended = the program { $command } has ended with status { $status }{ $said }
error-ugi-silent = the program { $command } has not answered { $asked } within { $seconds } s
error-ugi-flood = the program { $command } says far too much in answer to { $asked }
error-ugi-unreadable = the program { $command } answered { $found }, which names no turn
error-ugi-illegal = the program { $command } plays { $turn }: { $reason }
