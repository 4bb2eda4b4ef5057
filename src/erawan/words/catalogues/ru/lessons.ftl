# The lessons. A step has a title, a text, and for each task what to do, a hint, and what is said when it is done;
# some wrong tries have words of their own.
lessons-title = Учёба и практика
lessons-intro = Короткие уроки, где всё делаете вы сами. Пробуйте смело: сломать ничего нельзя.
lessons-of = { $game }, шаг за шагом
lessons-siam-about = Слоны, носороги и три скалы. Кто столкнёт скалу с доски, тот победил.
lessons-kos-about = Три фракции хотят править Сиамом, а британцы ждут своего часа. Станьте лучшим другом того, кто победит.
lessons-start = Начать урок
lessons-continue = Дальше (пройдено { $done } из { $count })
lessons-finished = Всё пройдено – повторить
lessons-more = Что ещё интересного
lessons-more-rules = Правила
lessons-more-rules-text = Всё подробно, с досками, которые можно рассмотреть.
lessons-more-puzzles = Задачи
lessons-more-puzzles-text = Найдите выигрывающий ход. Есть лёгкие, есть коварные.
lessons-more-puzzles-open = К задачам
lessons-more-study = Доска для анализа
lessons-more-study-text = Расставьте любую позицию, откройте свои партии и спросите мнение компьютера.
lessons-more-study-open = К доске
lessons-more-openings = Дебюты и числа
lessons-more-openings-text = Как здесь играют и как часто это удаётся.
lessons-more-openings-open = К числам
lessons-all = Все уроки
lessons-step = Шаг { $number } из { $count }
lessons-progress = Сколько урока пройдено
lessons-steps = Все шаги этого урока
lessons-done = пройдено
lessons-hint = Подсказка
lessons-show = Покажите
lessons-shown-board = Теперь это отмечено на доске. Ваш ход!
lessons-shown-table = Нажмите кнопку подсказки рядом с картами, затем подтвердите ход.
lessons-shown-pass = Нажмите кнопку паса, она обведена рамкой.
lessons-is-right = Верно!
lessons-is-wrong = Не совсем.
lessons-wrong = Так ходить можно, но здесь нужно другое. Попробуйте ещё раз.
lessons-again = Ещё раз
lessons-go-on = Дальше
lessons-next = Следующий шаг
lessons-name-mali = Мали
lessons-name-ton = Тон
lessons-name-nok = Нок
lessons-play-first = Сыграть первую партию
lessons-to-puzzles = Решать задачи
lessons-to-other = Учиться играть в { $game }
lessons-left = Вас ждут ещё несколько шагов

lessons-siam-goal-title = Долой скалу!
lessons-siam-goal-text = Вы играете слонами. На доске лежат три скалы, и они ничьи. Столкните одну из них за край, и вы победили. Вот и вся игра, и здесь остался всего один толчок!
lessons-siam-goal-task = Выберите слона, затем скалу перед ним, и толкните.
lessons-siam-goal-hint = Слон стоит на c4 и смотрит на север, прямо на скалу на c5.
lessons-siam-goal-right = Скала полетела вниз. Вы только что выиграли первую партию!
lessons-siam-goal-wrong-turned = Слон отвернулся полюбоваться видом. А надо было идти на скалу.
lessons-siam-goal-wrong-walked = Слон ушёл гулять. Скала всё ещё на месте и тихонько смеётся.
lessons-siam-goal-wrong-entered = Пришёл второй слон. Приятно, но первый мог толкнуть сразу.

lessons-siam-enter-title = Заходите!
lessons-siam-enter-text = Вначале все животные ждут рядом с доской: пять слонов здесь, пять носорогов там. В свой ход можно ввести одно животное на пустую клетку у края, и вы решаете, куда оно смотрит.
lessons-siam-enter-task = Введите слона на c1, чтобы он смотрел на север.
lessons-siam-enter-hint = Выберите своих животных под доской, затем клетку c1, затем стрелку вверх.
lessons-siam-enter-right = Добро пожаловать, слон! А вот и носорог: вы всегда ходите по очереди.
lessons-siam-enter-wrong-looks = Клетка та, но смотрит он не туда. Скалы оттуда не видно.
lessons-siam-enter-wrong-elsewhere = Там войти можно, но мы ждём слона на c1.

lessons-siam-turn-title = Смотрите, куда толкаете
lessons-siam-turn-text = Животное толкает только прямо перед собой, туда, куда смотрит. У этого слона скала возле самого уха, а ему всё равно. Поворот на месте занимает целый ход.
lessons-siam-turn-task = Поверните слона на c2, чтобы он смотрел на север.
lessons-siam-turn-hint = Выберите слона, потом выберите его ещё раз: теперь можно сказать, куда ему смотреть.
lessons-siam-turn-right = Теперь он видит скалу, и скала начинает нервничать.
lessons-siam-turn-wrong-looks = Он повернулся, но скала на севере.
lessons-siam-turn-wrong-walked = Он ушёл. А надо остаться на c2 и повернуть только голову, ну и всё остальное.
lessons-siam-turn-wrong-entered = Друзья – это хорошо, но слон на c2 всё ещё смотрит на восток.

lessons-siam-move-title = Шаг за шагом
lessons-siam-move-text = Животное идёт на одну клетку в любую сторону, хоть назад, хоть вбок, на пустую клетку. В конце шага оно смотрит, куда вы захотите. Значит, шаг и поворот идут вместе, и бесплатно!
lessons-siam-move-task = Идите с a2 на b2 и посмотрите там на север.
lessons-siam-move-hint = Выберите слона на a2, затем b2, затем стрелку вверх.
lessons-siam-move-right = Один шаг, один поворот, и он стоит за скалой. Отличная походка.
lessons-siam-move-wrong-looks = Клетка та. Осталось посмотреть на скалу, на север.
lessons-siam-move-wrong-turned = Он только повернулся. А можно шагнуть и повернуться за один ход.
lessons-siam-move-wrong-astray = Шаг есть, но прочь от скалы. Дорога ведёт на b2.
lessons-siam-move-wrong-entered = Пришёл новый слон. А сейчас пусть идёт тот, что на a2.

lessons-siam-push-title = Толкайте!
lessons-siam-push-text = Теперь главное. Животное толкает, когда идёт прямо вперёд на занятую клетку. Всё, что перед ним, сдвигается на клетку, а толкающий идёт следом. При толчке никто не поворачивается.
lessons-siam-push-task = Толкните скалу на b3 на одну клетку на север.
lessons-siam-push-hint = Выберите слона на b2, затем скалу перед ним.
lessons-siam-push-right = Скала теперь на b4. Ещё два таких толчка, и она упадёт.
lessons-siam-push-wrong-turned = Он отвернулся. На то, что толкаешь, надо смотреть.
lessons-siam-push-wrong-walked = Он обошёл скалу стороной. Идите прямо на неё!
lessons-siam-push-wrong-entered = На одну скалу хватит одного слона. Просто толкайте.

lessons-siam-barge-title = Разрешите пройти!
lessons-siam-barge-text = На c1 сидит носорог, как раз там, где вы хотите войти. Не беда: можно войти с толчком. Вы идёте снаружи и смотрите внутрь доски. Носорог, который смотрит вбок, не упирается.
lessons-siam-barge-task = Войдите на c1, хотя там носорог.
lessons-siam-barge-hint = Выберите своих животных под доской, затем c1 с носорогом, и толкните.
lessons-siam-barge-right = Бум! Носорог теперь на c2 и очень удивлён.
lessons-siam-barge-wrong-elsewhere = Вы вошли через другую дверь. Попробуйте ту, где носорог.

lessons-siam-blocked-title = Нос к носу
lessons-siam-blocked-text = Здесь носорог смотрит прямо на вашего слона. Один на один: никто никого не сдвинет. Попробуйте сами.
lessons-siam-blocked-task = Попробуйте толкнуть носорога на c3 слоном с c2.
lessons-siam-blocked-hint = Выберите слона на c2, затем носорога на c3.
lessons-siam-blocked-right = Ни с места, и доска говорит почему. Кто смотрит навстречу толчку, отнимает одну силу.
lessons-siam-blocked-wrong-early = Вы уже нашли хитрость! Но сначала посмотрите, как не получается: толкните передним слоном, с c2.
lessons-siam-blocked-task-2 = Двое сильнее одного. Толкните сзади, слоном с c1.
lessons-siam-blocked-hint-2 = Выберите слона на c1, затем слона на c2 перед ним.
lessons-siam-blocked-right-2 = Двое против одного! Толкающий считается, и каждый впереди, кто смотрит в ту же сторону, помогает.
lessons-siam-blocked-wrong-away = Тогда носорог останется на месте. Толкать должен задний слон.

lessons-siam-sideways-title = Кто смотрит вбок
lessons-siam-sideways-text = Два носорога, два слона. Носорог на b3 смотрит на вас и упирается. Тот, что на d3, смотрит вбок и мечтает о грязи. Животное, которое смотрит вбок, не весит ничего.
lessons-siam-sideways-task = Толкните того носорога, который поддастся.
lessons-siam-sideways-hint = Мечтатель стоит на d3. Слон на d2 смотрит прямо на него.
lessons-siam-sideways-right = Поехал и даже не проснулся. Упираются только те, кто смотрит на вас.
lessons-siam-sideways-wrong-walked = Слон ушёл в другое место. Один из двух может толкнуть.
lessons-siam-sideways-wrong-entered = Помощь не нужна: один из ваших слонов справится сам.

lessons-siam-rocks-title = Тяжело, ещё тяжелее
lessons-siam-rocks-text = Скала не упирается, но она тяжёлая. Одно животное двигает одну скалу, два – две, три – три. Здесь две скалы подряд, а слон только один.
lessons-siam-rocks-task = Зовите на помощь: введите слона на c1, чтобы он смотрел на север.
lessons-siam-rocks-hint = Выберите своих животных под доской, затем c1, затем стрелку вверх.
lessons-siam-rocks-right = Теперь их двое, один за другим.
lessons-siam-rocks-wrong-looks = Он тоже должен смотреть на север, иначе толку от него нет.
lessons-siam-rocks-wrong-elsewhere = Помощник должен стоять за слоном, на c1.
lessons-siam-rocks-task-2 = Толкайте сзади: два слона, две скалы.
lessons-siam-rocks-hint-2 = Толкает задний: выберите c1, затем c2.
lessons-siam-rocks-right-2 = Раз-два, взяли! Две скалы сразу. Следующий толчок был бы победным.
lessons-siam-rocks-wrong-away = Теперь они не тянут вместе. Толкните слоном с c1.

lessons-siam-leave-title = Пора домой
lessons-siam-leave-text = Все пять ваших слонов на доске, а тот, что на a5, глазеет в окно. С края животное может уйти, куда бы оно ни смотрело. Потом оно войдёт там, где вам нужно.
lessons-siam-leave-task = Отправьте слона с a5 домой.
lessons-siam-leave-hint = Выберите слона на a5, затем «Уйти с доски».
lessons-siam-leave-right = Он потопал домой. Теперь снова есть кого вводить.
lessons-siam-leave-wrong-other = Этот стоял так удачно! Отправьте того, что на a5.
lessons-siam-leave-wrong-walked = Пешком оттуда далеко. Уйти и войти заново быстрее.
lessons-siam-leave-task-2 = Введите его снова на c1, чтобы он смотрел на север.
lessons-siam-leave-hint-2 = Ваши животные под доской, затем c1, затем стрелка вверх.
lessons-siam-leave-right-2 = Через всю страну за два хода. Попробуйте-ка пешком!
lessons-siam-leave-wrong-elsewhere = Он должен войти на c1 и смотреть на север, на скалы.

lessons-siam-whose-title = Чья это скала?
lessons-siam-whose-text = Теперь осторожно! Когда скала падает, побеждает не всегда тот, кто толкал. Побеждает животное, которое ближе всех к скале и смотрит в сторону толчка. Две скалы готовы упасть: с одной победите вы, с другой – носороги.
lessons-siam-whose-task = Столкните ту скалу, с которой победите вы.
lessons-siam-whose-hint = Посмотрите на носорогов у скал. Который смотрит в сторону толчка, а который вбок?
lessons-siam-whose-right = Носорог посередине смотрел вбок и не считается. Скала ваша!
lessons-siam-whose-wrong-gift = Толкали вы, а победили носороги! Их носорог был ближе к скале и смотрел туда же. С каждым такое бывает один раз.

lessons-siam-defend-title = Опасность!
lessons-siam-defend-text = Носорог на c4 стоит за скалой у самого края. Следующим ходом он толкнёт, и вы проиграли. Если только вы чего-нибудь не придумаете.
lessons-siam-defend-task = Спасите партию.
lessons-siam-defend-hint = Носорога не остановить. Но скала не обязана там лежать: ваш слон на b5 смотрит на неё.
lessons-siam-defend-right = Скала отъехала в сторону, и носорогу больше нечего толкать. Спасены!
lessons-siam-defend-wrong-left = Скала всё ещё перед носорогом. Он толкнёт, и всё.
lessons-siam-defend-wrong-entered = Поздно: носорог толкнёт раньше, чем помощник что-то сделает.

lessons-siam-win-title = Всё сами
lessons-siam-win-text = Теперь всё вместе. Носорог тоже играет, но сейчас он гоняется за бабочками. Вам хватит трёх ходов.
lessons-siam-win-task = Встаньте за скалой на c4 и посмотрите на неё.
lessons-siam-win-hint = Идите на c3 и посмотрите на север, всё за один ход.
lessons-siam-win-right = На месте! Носорог нашёл в углу бабочку.
lessons-siam-win-wrong-looks = Клетка та. Но смотреть оттуда надо на север.
lessons-siam-win-wrong-slow = Так тоже можно, но это лишний ход. Шаг и поворот идут вместе.
lessons-siam-win-task-2 = Толкайте!
lessons-siam-win-hint-2 = С c3 на c4.
lessons-siam-win-right-2 = Скала дрожит на краю.
lessons-siam-win-wrong-away = Так близко! Просто толкайте дальше на север.
lessons-siam-win-task-3 = И ещё раз!
lessons-siam-win-hint-3 = С c4 на c5.
lessons-siam-win-right-3 = Бултых! Вы победили, и никто вам не помогал.
lessons-siam-win-wrong-almost = Не хватает одного толчка, прямо вперёд.
lessons-siam-finish-title = Вы умеете играть в Siam!
lessons-siam-finish-text = Вы умеете входить, поворачивать, ходить, толкать и уходить и знаете, чья скала. Остальное придёт в игре. Первый соперник добрый и ошибается.

lessons-kos-struggle-title = У провинции появляется хозяин
lessons-kos-struggle-text = Это Сиам: восемь провинций, и в каждой стоят сторонники трёх фракций. Рама – жёлтые, Лао – красные, Малай – синие. Борьба идёт за одну провинцию, сейчас это Khorat. Когда все спасуют, её получит тот, у кого там больше сторонников. Мали уже спасовала.
lessons-kos-struggle-task = Кому достанется Khorat? Спасуйте и посмотрите.
lessons-kos-struggle-hint = Кнопка паса рядом с картой страны.
lessons-kos-struggle-right = У Рамы там было трое, у Лао только один: теперь здесь флаг Рамы. Сторонники ушли домой, и на очереди следующая провинция.

lessons-kos-british-title = Британцы идут
lessons-kos-british-text = Теперь борьба за Sukhothai: двое за Раму, двое за Лао. Ничья! А где двое спорят, третий радуется. У берега ждёт британский корабль.
lessons-kos-british-task = Спасуйте ещё раз и посмотрите, к чему ведёт ничья.
lessons-kos-british-hint = Мали спасовала. Если спасуете и вы, борьба закончится.
lessons-kos-british-right = Sukhothai забрали британцы! Они делают так всегда, когда никто не впереди один. Следите за ними: их четвёртая провинция закончит игру.

lessons-kos-rama-title = Ваша первая карта
lessons-kos-rama-text = Вместо паса можно сыграть карту. Карта «Рама» приводит двух сторонников Рамы в провинции рядом с его домом, там жёлтый домик. А после каждой карты вы берёте одного сторонника с поля себе. В уроках все карты открыты, чтобы вы видели всё.
lessons-kos-rama-task = Сыграйте карту «Рама» так, чтобы Рама был впереди в Khorat. Потом возьмите сторонника.
lessons-kos-rama-hint = Поставьте обоих в Khorat и возьмите кого-нибудь из другого места.
lessons-kos-rama-right = Рама впереди, а один сторонник теперь ваш. Скоро он пригодится.
lessons-kos-rama-wrong-passed = Вы спасовали и оставили карту себе. А мы хотим её увидеть!
lessons-kos-rama-wrong-took = Сначала вы послали Раму в Khorat, а потом одного оттуда забрали. Возьмите кого-нибудь другого.
lessons-kos-rama-wrong-elsewhere = В Khorat Рама ещё не впереди. Поставьте туда обоих.

lessons-kos-take-title = Кого взяли, того нет
lessons-kos-take-text = Взятый сторонник важен дважды: он ваш, и на поле его больше нет. В Sukhothai у Рамы и Малая поровну, двое на двое. Карта «Лао» там не поможет. А взять – поможет!
lessons-kos-take-task = Сыграйте карту «Лао» где-нибудь ещё и возьмите сторонника так, чтобы Рама был впереди в Sukhothai.
lessons-kos-take-hint = Поставьте Лао, например, в Chiang Mai. Потом возьмите Малая из Sukhothai.
lessons-kos-take-right = Одним Малаем меньше, и Рама впереди. Одной картой вы сделали два дела.
lessons-kos-take-wrong-passed = Пас? Тогда останется ничья, и британцы потирают руки.
lessons-kos-take-wrong-crowded = Теперь в Sukhothai ещё и Лао, и Рама не впереди. Пошлите их в другое место.
lessons-kos-take-wrong-rival = Ой! Вы взяли Раму, и теперь в Sukhothai впереди Малай.
lessons-kos-take-wrong-elsewhere = Хорошая добыча, но в Sukhothai всё ещё ничья. Возьмите кого-нибудь оттуда.

lessons-kos-khon-title = Всех по одному
lessons-kos-khon-text = Кхон Тхай, «люди Сиама»: на поле приходит по одному стороннику каждой фракции, каждый куда вы скажете. В настоящей игре таких карт у вас две. В Battambang у Рамы и Малая поровну.
lessons-kos-khon-task = Сыграйте «Кхон Тхай» так, чтобы Малай был впереди в Battambang.
lessons-kos-khon-hint = Малай идёт в Battambang, Рама и Лао – в другие места. И не берите оттуда Малая.
lessons-kos-khon-right = Малай впереди. Двое других тоже нашли себе уютное место.
lessons-kos-khon-wrong-passed = Если спасовать, никто не сдвинется. Сыграйте карту!
lessons-kos-khon-wrong-missed = Малай ушёл в другое место. А нужен он в Battambang.
lessons-kos-khon-wrong-took = Вы привели Малая и одного забрали: всё как было.
lessons-kos-khon-wrong-company = Малай пришёл, но с компанией. Остальные пусть идут в другое место.

lessons-kos-one-title = Поменяться местами
lessons-kos-one-text = Карта «1 на 1» меняет местами двух сторонников, где бы они ни стояли. В Sukhothai впереди Лао, их двое. Но у Рамы сторонники есть везде.
lessons-kos-one-task = Поменяйте так, чтобы Рама был впереди в Sukhothai.
lessons-kos-one-hint = Выберите Лао в Sukhothai и Раму в другом месте, например в Ayutthaya. Потом возьмите кого угодно, только не Раму из Sukhothai.
lessons-kos-one-right = Один ушёл, один пришёл, и Рама впереди. Обмен двигает сразу двоих.
lessons-kos-one-wrong-passed = От паса ничего не изменится. Попробуйте карту.
lessons-kos-one-wrong-missed = Обмен где-то далеко. В Sukhothai никто не заметил.
lessons-kos-one-wrong-took = Хороший обмен, а потом вы забрали Раму обратно!
lessons-kos-one-wrong-even = В Sukhothai Рама не впереди один. Поменяйте Лао на Раму.

lessons-kos-two-title = Двое за одного
lessons-kos-two-text = Карта «2 на 1» меняет двух сторонников провинции на одного из соседней. В одном месте становится больше, в другом меньше. В Nakhon впереди Рама, а по соседству, в Kedah, скучают малайцы.
lessons-kos-two-task = Сделайте так, чтобы в Nakhon впереди был Малай.
lessons-kos-two-hint = Выберите двух Малаев в Kedah, затем Раму в Nakhon.
lessons-kos-two-right = Двое пришли, один ушёл: теперь там впереди Малай.
lessons-kos-two-wrong-passed = В Kedah всё ещё скучают. Сыграйте карту!
lessons-kos-two-wrong-missed = Вы поменяли в другом месте. А дело в Nakhon.
lessons-kos-two-wrong-took = А потом вы забрали оттуда Малая. Так близко!
lessons-kos-two-wrong-even = Малай там ещё не впереди. Двоих из Kedah за одного Раму!

lessons-kos-king-title = Решает Махарача
lessons-kos-king-text = Ряд жетонов показывает, в каком порядке идёт борьба за провинции. Махарача меняет два жетона местами и ставит на один корону: этот уже не сдвинется никогда. Сейчас очередь Luang Prabang, и досталась бы она Лао. Не сегодня!
lessons-kos-king-task = Поменяйте Luang Prabang и Kedah, чтобы Kedah была первой.
lessons-kos-king-hint = Выберите жетоны «lp» и «ke», затем тот, который получит корону.
lessons-kos-king-right = Борьба сразу пошла за Kedah, а Luang Prabang подождёт до конца.
lessons-kos-king-wrong-passed = Махарача не пасует. Ладно, вам можно, но сыграйте карту.
lessons-kos-king-wrong-later = Вы поменяли два дальних жетона. Luang Prabang всё ещё первая.
lessons-kos-king-wrong-other = Luang Prabang подождёт, хорошо! Но первой должна быть Kedah.

lessons-kos-control-title = Добрые соседи
lessons-kos-control-text = Карта фракции приводит сторонников в провинции рядом с её домом и рядом с каждой провинцией, которой она владеет. Дом Малая далеко на юге. Но Khorat принадлежит ему, и это меняет всё.
lessons-kos-control-task = Сыграйте карту «Малай» так, чтобы Малай был впереди в Sukhothai.
lessons-kos-control-hint = Sukhothai рядом с Khorat: поставьте туда обоих.
lessons-kos-control-right = Из Khorat до Sukhothai один шаг. Провинции открывают двери.
lessons-kos-control-wrong-passed = С пасом никто никуда не придёт. Сыграйте карту «Малай».
lessons-kos-control-wrong-elsewhere = В Sukhothai Малай ещё не впереди.

lessons-kos-end-title = Кто победит?
lessons-kos-end-text = Последняя борьба! Сиамом будет править фракция, у которой больше провинций: у Рамы три, у Лао три. Вы победите, если у вас больше всех сторонников той, что правит. У вас трое Лао и один Рама, у Мали трое Рама и один Лао.
lessons-kos-end-task = Сыграйте карту, которая приведёт к власти ваших друзей.
lessons-kos-end-hint = Лао у вас больше, чем у Мали. Значит, пусть правит Лао.
lessons-kos-end-right = Лао впереди в Sukhothai, и Мали пасует.
lessons-kos-end-wrong-passed = Тогда останется ничья, и Sukhothai заберут британцы. Можно лучше: сыграйте карту.
lessons-kos-end-wrong-rama = Тогда правит Рама, а сторонников Рамы больше у Мали. Она вам очень благодарна.
lessons-kos-end-task-2 = Теперь спасуйте, и игра окончена.
lessons-kos-end-hint-2 = Карта у вас ещё есть, но играть её не обязательно.
lessons-kos-end-right-2 = Правит Лао, и у вас больше всех Лао: победа! Вы не сражаетесь за фракцию. Вы просто умеете выбирать друзей.
lessons-kos-end-wrong-more = Стойте! Это поможет Раме. Иногда лучше ничего не делать.

lessons-kos-tie-title = Когда поровну
lessons-kos-tie-text = Править будет Рама, это ясно. Но у вас и у Мали по двое Рама! Тогда смотрят на вторую фракцию, Лао. Если и там поровну, проигрывает тот, кто сыграл карту последним. Ваша карта уже ничего не делает, но взять сторонника можно.
lessons-kos-tie-task = Сыграйте карту и возьмите сторонника, с которым победите.
lessons-kos-tie-hint = Вторая фракция – Лао. Ещё один такой, и вы впереди Мали.
lessons-kos-tie-right = Двое Лао против одного. Мали вздыхает и пасует.
lessons-kos-tie-wrong-passed = Рама поровну, Лао поровну, а последняя карта ваша: победила бы Мали.
lessons-kos-tie-wrong-malay = Малай не поможет. Рама и Лао по-прежнему поровну, а последняя карта ваша: победила бы Мали.
lessons-kos-tie-task-2 = Спасуйте, и последняя борьба закончится.
lessons-kos-tie-hint-2 = Карт у вас нет: остаётся только пас.
lessons-kos-tie-right-2 = По Раме поровну, по Лао впереди: победа на волосок!

lessons-kos-colony-title = Британская колония
lessons-kos-colony-text = У британцев уже три провинции, а в Sukhothai ничья. С четвёртой Сиам станет их, и всё переменится: теперь считаются полные наборы, по стороннику каждой фракции. У вас набор есть, у Мали нет.
lessons-kos-colony-task = Мали спасовала. Что для вас лучше всего?
lessons-kos-colony-hint = На этот раз ничья вам на руку. Оставьте всё как есть.
lessons-kos-colony-right = Сиам – колония, и вы победили с полным набором. Кто собирает все цвета, готов к худшему.
lessons-kos-colony-wrong-card = Это нарушит ничью или даст Мали ещё ход. А пас закончит всё прямо сейчас.

lessons-kos-last-title = Самая последняя карта
lessons-kos-last-text = У Мали карт больше нет, у вас одна. Самую последнюю карту игры можно сыграть, только если с ней вы победите. Поэтому игра предлагает вам лишь победные ходы.
lessons-kos-last-task = Сыграйте последнюю карту игры.
lessons-kos-last-hint = Раму в Sukhothai, и возьмите Лао. Другого и не предлагают.
lessons-kos-last-right = Никто больше ничего не может, все пасуют, и правит Рама. У вас трое Рама: победа!
lessons-kos-last-wrong-passed = Тогда Sukhothai достанется Лао, он и будет править, а у Мали их трое. Ваша карта ещё может спасти!

lessons-kos-teams-title = Двое на двое
lessons-kos-teams-text = Вчетвером партнёр сидит напротив. Вы играете с Мали против Тона и Нок. Каждый собирает сам, но если победит один из вас, победили оба. У вас трое Лао, но у Тона пятеро. У Мали четверо Рама. Все остальные спасовали.
lessons-kos-teams-task = В последней провинции впереди Рама. Что вы сделаете?
lessons-kos-teams-hint = Если править будет Рама, у Мали их больше всех. А она ваш партнёр.
lessons-kos-teams-right = Правит Рама, Мали побеждает, и вы вместе с ней. Хороший партнёр знает, когда не делать ничего.
lessons-kos-teams-wrong-lao = Тогда править может Лао, а их больше всего у Тона. Подумайте о Мали!
lessons-kos-finish-title = Вы умеете играть в King of Siam!
lessons-kos-finish-text = Вы знаете карты, борьбу, британцев и конец игры. В настоящей игре у вас восемь карт на восемь провинций, и новых не дадут. Так что выбирайте, когда спасовать. В вашей первой партии карты тоже открыты.
