# The engine protocol: what erawan ugi answers to bad input.
error-ugi-command = неизвестная команда { $found }; известные команды: { $expected }
error-ugi-go = неизвестное слово { $found } в команде go; используйте p1time, p1inc и так далее, movestogo, movetime, nodes, depth или infinite
error-ugi-option = пишите: setoption name ИМЯ value ЗНАЧЕНИЕ
error-ugi-position = пишите: position startpos или position fen ТЕКСТ, затем moves и ходы, если они есть
error-ugi-query = неизвестный запрос { $found }; известные запросы: { $expected }
error-ugi-thinking = идёт поиск; до bestmove принимаются только isready, stop, query и quit

# Other programs as players.
error-ugi-words = { $command } — недопустимая командная строка: { $reason }
error-ugi-missing = не удаётся запустить программу { $command }: { $reason }
error-ugi-ended = программа { $command } завершилась с кодом { $status }{ $said }
error-ugi-silent = программа { $command } не ответила на { $asked } за { $seconds } с
error-ugi-flood = программа { $command } прислала слишком много текста в ответ на { $asked }
error-ugi-unreadable = программа { $command } ответила { $found }, а это не ход
error-ugi-illegal = программа { $command } сделала недопустимый ход { $turn }: { $reason }
