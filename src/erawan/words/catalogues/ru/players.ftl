# Протокол для программ: что erawan ugi отвечает на неверный ввод.
error-ugi-command = команды { $found } нет; известны: { $expected }
error-ugi-go = слова { $found } в команде go нет; пишите p1time, p1inc и так далее, movestogo, movetime, nodes, depth или infinite
error-ugi-option = пишите: setoption name ИМЯ value ЗНАЧЕНИЕ
error-ugi-position = пишите: position startpos или position fen ТЕКСТ, затем moves и ходы, если они есть
error-ugi-query = на запрос query { $found } ответа нет; известны: { $expected }
error-ugi-thinking = идёт поиск; до bestmove принимаются только isready, stop, query и quit

# Другие программы как игроки.
error-ugi-words = { $command } — не командная строка: { $reason }
error-ugi-missing = программу { $command } не удалось запустить: { $reason }
error-ugi-ended = программа { $command } завершилась с кодом { $status }{ $said }
error-ugi-silent = программа { $command } не ответила на { $asked } за { $seconds } с
error-ugi-flood = программа { $command } говорит слишком много в ответ на { $asked }
error-ugi-unreadable = программа { $command } ответила { $found }, а хода в этом нет
error-ugi-illegal = программа { $command } играет { $turn }: { $reason }
