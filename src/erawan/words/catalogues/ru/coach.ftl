# The coach: moments of a finished game as small puzzles. The reader is the player of the turn.
coach-lead = Движок просмотрит партию и выберет до трёх моментов, на которые стоит взглянуть ещё раз. Каждый станет маленькой задачей.
coach-begin = Найти моменты
coach-found = { $count ->
    [one] Вас ждёт { $count } момент.
    [few] Вас ждут { $count } момента.
   *[many] Вас ждут { $count } моментов.
}
coach-start = Посмотреть моменты
coach-none-title = Ничего особенного
coach-none = В этой партии нет момента, который можно объяснить наверняка. Что движок думает о каждом ходе, видно в анализе.
coach-review = Просмотреть партию
coach-number = Момент { $number } из { $count }
coach-turn = Ход { $turn }
coach-of = Моменты игрока
coach-question = Как бы вы пошли здесь?
coach-try = Попробуйте ход на доске. Можно и сразу посмотреть ответ.
coach-hint = Подсказка
coach-reveal = Показать ответ
coach-again = Ещё раз
coach-next = Следующий момент
coach-right = Отлично!
coach-wrong = Не совсем.
coach-played = Вы сыграли
coach-better = Лучше
coach-done = Это всё. Такие моменты есть в каждой партии, и свои вы теперь знаете чуть лучше.

# One short name for each kind of moment.
coach-name-siam-win-now = Победа была рядом
coach-name-siam-own-goal = Впереди чужое животное
coach-name-siam-threat = Незамеченная угроза
coach-name-siam-rock-given = Отданная скала
coach-name-siam-way-opened = Открытый путь
coach-name-siam-forced-win = Победа за несколько ходов
coach-name-siam-forced-loss = Прямо в ловушку
coach-name-siam-animal-off = Долой с доски
coach-name-kos-win = Верная победа
coach-name-kos-loss = Последний шанс
coach-name-kos-home = Потерянный дом
coach-name-kos-set = Комплект для соперника
coach-name-kos-by-one = Не хватило одного сторонника
coach-name-kos-let-win = Слишком ранний пас
coach-name-kos-british = Равенство в пользу британцев
coach-name-kos-colony = Четвёртая британская провинция
coach-name-kos-no-effect = Карта без действия
coach-name-kos-lead-taken = Перевес ушёл
coach-name-kos-hopeless = Фракция без надежды
coach-name-kos-wasted = Карта ничего не решила
coach-name-kos-early = Карты кончились

# The hint: what a good turn does here.
coach-task-siam-win-now = Один толчок выигрывает партию. Какой?
coach-task-siam-own-goal = Найдите ход, после которого другая сторона не сможет столкнуть скалу с доски.
coach-task-siam-threat = { coach-task-siam-own-goal }
coach-task-siam-rock-given = { coach-task-siam-own-goal }
coach-task-siam-way-opened = { coach-task-siam-own-goal }
coach-task-siam-forced-win = Вы можете добиться победы за несколько ходов. С чего начать?
coach-task-siam-forced-loss = Найдите ход, после которого у другой стороны нет быстрой победы.
coach-task-siam-animal-off = Найдите ход, после которого ни одно ваше животное нельзя столкнуть с доски.
coach-task-kos-win = Здесь вы можете победить, что бы ни сыграли другие. Как?
coach-task-kos-loss = Кто-то вот-вот обеспечит себе победу. Найдите ход, который этого не допустит.
coach-task-kos-home = Фракция вот-вот потеряет дом. Её карта у вас на руках: чего она будет стоить потом?
coach-task-kos-set = Следующий игрок вот-вот соберёт комплект. Помешайте ему.
coach-task-kos-by-one = Если сейчас все спасуют, борьба на этом закончится. Есть ли у вас карта, которая всё изменит?
coach-task-kos-let-win = { coach-task-kos-by-one }
coach-task-kos-british = { coach-task-kos-by-one }
coach-task-kos-colony = { coach-task-kos-by-one }
coach-task-kos-no-effect = Найдите ход, который что-то меняет, или приберегите карту.
coach-task-kos-lead-taken = С каждой картой вы берёте сторонника с карты страны. Сначала посмотрите, кто впереди в его провинции и на сколько.
coach-task-kos-hopeless = Какие фракции ещё могут править? Посчитайте их провинции и оставшиеся раунды борьбы.
coach-task-kos-wasted = Стоит ли эта борьба карты?
coach-task-kos-early = { coach-task-kos-wasted }

# Advice for the next game.
coach-tip-siam-win-now = Прежде всего ищите толчок: есть ли у края скала, за которой стоит ваше животное?
coach-tip-siam-own-goal = Побеждает ближайшее к скале животное, которое смотрит в сторону толчка, кто бы ни толкал. Прежде чем толкать, посмотрите, кто впереди.
coach-tip-siam-threat = Перед каждым ходом осмотрите все скалы у края: кто стоит за ними и смотрит на них?
coach-tip-siam-rock-given = Скала у края достаётся той стороне, которая первой окажется за ней. Толкайте её туда, только если ваша сторона будет первой.
coach-tip-siam-way-opened = Животное, которое сдерживает толчок, занято делом. Прежде чем его увести, посмотрите, что оно держит.
coach-tip-siam-forced-win = Ищите ходы с двумя угрозами сразу: другая сторона отразит только одну.
coach-tip-siam-forced-loss = Перед каждым ходом представьте себя на месте другой стороны. Какой ход вы бы сделали?
coach-tip-siam-animal-off = Животное у края, которое смотрит внутрь, трудно столкнуть. То, что смотрит вбок, поддаётся.
coach-tip-kos-win = Когда карт осталось мало, посчитайте: кто победит, если дальше все будут пасовать?
coach-tip-kos-loss = { coach-tip-kos-win }
coach-tip-kos-home = Карта фракции действует только рядом с её домом или с провинцией под её контролем. Сыграйте её, пока дом не потерян.
coach-tip-kos-set = Когда британцам недалеко до четырёх провинций, посчитайте комплекты у всех.
coach-tip-kos-by-one = Пас может стать последним словом в борьбе. Посчитайте сторонников, прежде чем пасовать.
coach-tip-kos-let-win = { coach-tip-kos-by-one }
coach-tip-kos-british = Британцам хватает равенства. Посчитайте сторонников, прежде чем пасовать.
coach-tip-kos-colony = Когда у британцев три провинции, любое равенство может закончить партию. Вовремя посчитайте комплекты.
coach-tip-kos-no-effect = Карта, которая ничего не может сделать, стоит столько же, сколько любая другая, а их у вас всего восемь.
coach-tip-kos-lead-taken = Берите сторонника там, где это ничего не меняет или мешает другим.
coach-tip-kos-hopeless = Решают сторонники правящей фракции. Собирайте тех, чья фракция ещё может править.
coach-tip-kos-wasted = Все провинции не выиграть. Играйте карту там, где от неё зависит, кому достанется провинция.
coach-tip-kos-early = У вас восемь карт на всю партию. У кого в конце ещё есть карты, за тем и последнее слово.

# What happened in Siam. $turn is a sentence about a turn; $side is "the elephants" or "the rhinos".
coach-siam-win-now = Можно было сразу победить: { $turn }.
coach-siam-own-goal = Скала с { $rock } упала, но ближайшее за ней животное, которое смотрело в сторону толчка, было не вашим: оно стояло на { $square }. Поэтому побеждают { $side }.
coach-siam-threat = Ещё до вашего хода { $side } угрожали скале на { $rock }. Ваш ход этому не помешал: { $turn }.
coach-siam-rock-given = Ваш толчок передвинул скалу на { $rock }. Оттуда её можно сразу столкнуть: { $turn }.
coach-siam-way-opened = До вашего хода { $side } не могли столкнуть скалу с { $rock }. После него могут: { $turn }.
coach-siam-taken = Другая сторона это увидела и победила.
coach-siam-overlooked = Другая сторона этого не заметила. В следующий раз может и заметить.
coach-siam-forced-win = Можно было добиться победы за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, как бы ни играла другая сторона. Первый ход: { $turn }.
coach-siam-forced-loss = После вашего хода { $side } могут добиться победы за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, как бы вы ни играли. Первый ход: { $turn }.
coach-siam-animal-off = Ваше животное с { $square } столкнули с доски: { $turn }. Чтобы его вернуть, нужен целый ход.

# How a province stands now: $count followers of the leader, $second of the next faction.
coach-kos-stands = { kos-in-place } впереди { kos-faction }, { $count } : { $second }
coach-kos-stands-tie = { kos-in-place } поровну, по { $count }, а при равенстве провинция достаётся британцам
coach-kos-stands-empty = { kos-in-place } никого нет, а пустая провинция достаётся британцам
coach-kos-now = После этого { $standing }.

# What happened in King of Siam. $settled says who took a province; $player is a player; $tallies lists players with
# their sets; $outcome explains in sentences how the game ends.
coach-kos-win = Здесь можно было победить, что бы ни сыграли другие.
coach-kos-win-stands = Вот что будет, если после лучшего хода никто больше не сыграет карту. { $outcome }
coach-kos-loss = После вашего хода побеждает соперник ({ $player }), как бы вы ни играли.
coach-kos-loss-stands = Вот что будет, если никто больше не сыграет карту. { $outcome }
coach-kos-by-one = Вы спасовали, больше никто не сыграл карты, и борьба кончилась — { $settled }. Всё решил один сторонник.
coach-kos-let-win = Вы спасовали, больше никто не сыграл карты, и борьба кончилась — { $settled }.
coach-kos-british = { coach-kos-let-win }
coach-kos-colony = Вы спасовали, больше никто не сыграл карты, и борьба кончилась — { $settled }. Это их четвёртая провинция: Сиам становится колонией, и решают полные комплекты ({ $tallies }).
coach-kos-possible = У вас была карта, которая могла это изменить. После лучшего хода { $standing }.
coach-kos-home = Фракция { kos-faction } потеряла дом — { $settled }. С тех пор ваша карта «{ $card }» не могла поставить ни одного сторонника.
coach-kos-set = Затем соперник ({ $player }) берёт { $followers } { kos-from-place } и собирает комплект. В конце партию решили полные комплекты ({ $tallies }).
coach-kos-no-effect = Ваша карта «{ $card }» здесь ничего не могла сделать. За неё вы получили только одного сторонника.
coach-kos-lead-taken = Вы взяли { $followers } { kos-from-place }. До этого там была впереди фракция { kos-faction }, { $lead } : { $second }.
coach-kos-hopeless = Вы взяли { $followers }, но фракция { kos-faction } уже не могла править.
coach-kos-hopeless-why = Провинций у неё было { $held }, у фракции { kos-faction } — уже { $most }, а раундов борьбы оставалось { $left }.
coach-kos-wasted = Ваша карта «{ $card }» не изменила ни одного результата: посчитайте без сторонников, которых она передвинула, и каждая провинция достанется той же стороне.
coach-kos-early = Здесь вы сыграли карту «{ $card }». Позже карты у вас кончились, а { $count ->
    [one] { $count } раунд борьбы ещё не был решён
    [few] { $count } раунда борьбы ещё не были решены
   *[many] { $count } раундов борьбы ещё не были решены
}.
coach-kos-early-other = В тот момент у другого игрока ({ $player }) { $count ->
    [one] оставалась { $count } карта
    [few] оставалось { $count } карты
   *[many] оставалось { $count } карт
}.

# The answer to a turn that was tried: right ones, then wrong ones.
coach-right-siam-win-now = И скала летит за край: партия выиграна.
coach-right-siam-safe = Теперь другая сторона не может столкнуть скалу с доски.
coach-right-siam-forced-win = Победу уже не остановить: хватит ещё { $turns ->
    [one] { $turns } вашего хода
    [few] { $turns } ваших ходов
   *[many] { $turns } ваших ходов
}.
coach-right-siam-forced-loss = Теперь другая сторона не может добиться победы за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
coach-right-siam-animal-off = Теперь ни одно ваше животное нельзя столкнуть с доски.
coach-right-kos-win = Теперь никто не отнимет у вас победу.
coach-right-kos-loss = Теперь победа соперника ({ $player }) уже не гарантирована.
coach-right-kos-province = Теперь { $standing }.
coach-right-kos-home-used = Вы играете карту «{ $card }», пока она действует.
coach-right-kos-set = Теперь соперник ({ $player }) не соберёт комплект следующим ходом.
coach-right-kos-saved = Карта остаётся у вас — для борьбы, где она понадобится.
coach-right-kos-changed = Эта карта кое-что меняет.
coach-right-kos-hopeless = По числу провинций фракция { kos-faction } ещё может править.
coach-wrong-siam-win-now = Партия продолжается, а один толчок выиграл бы её сейчас.
coach-wrong-siam-own-goal = Скала упадёт, но победит другая сторона.
coach-wrong-siam-threat = Тогда партия окончена: { $turn }.
coach-wrong-siam-forced-win = После этого хода ещё { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
   *[many] { $turns } ходов
} не хватит, чтобы добиться победы.
coach-wrong-siam-forced-loss = Другая сторона всё ещё может добиться победы за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}: { $turn }.
coach-wrong-siam-animal-off = Тогда одно ваше животное столкнут с доски: { $turn }.
coach-wrong-unclear = Компьютер не может доказать, что этот ход верен. Попробуйте другой.
coach-wrong-kos-win = После этого хода другие ещё могут отнять у вас победу.
coach-wrong-kos-loss = После этого хода побеждает соперник ({ $player }), как бы вы ни играли.
coach-wrong-kos-province = После этого хода { $standing }.
coach-wrong-kos-pass = Так и было в партии — { $settled }.
coach-wrong-kos-set = Следующим ходом соперник ({ $player }) всё ещё может собрать комплект.
coach-wrong-kos-in-vain = Карта «{ $card }» ни в одной провинции не меняет, кто впереди.
coach-wrong-kos-spent = Так можно, но движок предпочитает здесь спасовать и приберечь карту.
coach-wrong-kos-hopeless = Фракция { kos-faction } уже не может править.

error-coach-not-analysed = сначала проанализируйте партию; тренеру нужен готовый анализ
error-coach-no-moment = ход { $ply } не входит в моменты, которые движок выбрал в этой партии
