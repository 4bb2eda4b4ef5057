# The lessons. A step has a title, a text, and for each task: the instruction, a hint, and the praise when it is done.
# Some wrong tries have their own texts.
lessons-title = Leren en studeren
lessons-intro = Korte lessen waarin je alles zelf doet. Probeer maar raak: je mag het altijd opnieuw doen.
lessons-of = { $game }, stap voor stap
lessons-siam-about = Olifanten, neushoorns en drie rotsen. Wie een rots van het bord duwt, wint.
lessons-kos-about = Drie facties willen over Siam heersen, en de Britten liggen op de loer. Wees de beste vriend van de factie die wint.
lessons-start = Begin de les
lessons-continue = Ga verder ({ $done } van { $count } gedaan)
lessons-finished = Alles gedaan – nog een keer
lessons-more = Nog meer te ontdekken
lessons-more-rules = De regels
lessons-more-rules-text = Alles precies uitgelegd, met borden om te bekijken.
lessons-more-puzzles = Puzzels
lessons-more-puzzles-text = Vind de winnende beurt. Sommige zijn makkelijk, andere gemeen.
lessons-more-puzzles-open = Naar de puzzels
lessons-more-study = Studiebord
lessons-more-study-text = Zet elke stelling op, open je eigen partijen en vraag de engine wat hij ervan vindt.
lessons-more-study-open = Naar het bord
lessons-more-openings = Openingen en statistieken
lessons-more-openings-text = Wat mensen hier spelen, en hoe vaak het lukt.
lessons-more-openings-open = Naar de statistieken
lessons-all = Alle lessen
lessons-step = Stap { $number } van { $count }
lessons-progress = Voortgang in de les
lessons-steps = Stappen van deze les
lessons-done = gedaan
lessons-hint = Tip
lessons-show = Laat zien
lessons-shown-board = Het staat nu op het bord aangegeven. Jij bent aan de beurt!
lessons-shown-table = Druk naast je kaarten op “Toon tip op landkaart” en speel dan de beurt.
lessons-shown-pass = Druk op de knop om te passen, die met het kader.
lessons-is-right = Goed zo!
lessons-is-wrong = Niet helemaal.
lessons-wrong = Dat mocht, maar daar gaat het nu niet om. Probeer het nog eens.
lessons-again = Nog eens
lessons-go-on = Verder
lessons-next = Volgende stap
lessons-name-mali = Mali
lessons-name-ton = Ton
lessons-name-nok = Nok
lessons-play-first = Speel je eerste partij
lessons-to-puzzles = Probeer wat puzzels
lessons-to-other = Leer { $game }
lessons-left = Er wachten nog een paar stappen op je

lessons-siam-goal-title = Die rots moet weg
lessons-siam-goal-text = Jij bent de olifanten. Er liggen drie rotsen op het bord, en ze zijn van niemand. Duw er één over de rand en je wint. Dat is het hele spel, en hier hoef je nog maar één keer te duwen!
lessons-siam-goal-task = Kies je olifant, dan de rots ervoor, en duw.
lessons-siam-goal-hint = De olifant staat op c4 en kijkt naar het noorden, recht naar de rots op c5.
lessons-siam-goal-right = Daar gaat hij over de rand. Je hebt net je eerste partij gewonnen!
lessons-siam-goal-wrong-turned = Je olifant draaide zich om en geniet van het uitzicht. Hij moet juist naar de rots toe.
lessons-siam-goal-wrong-walked = Je olifant ging een eindje wandelen. De rots ligt er nog en lacht stilletjes.
lessons-siam-goal-wrong-entered = Er kwam een tweede olifant bij. Aardig, maar de eerste kon meteen duwen.

lessons-siam-enter-title = Kom binnen!
lessons-siam-enter-text = In het begin wachten alle dieren naast het bord: hier vijf olifanten, daar vijf neushoorns. In je beurt mag je er één binnenbrengen, op een leeg vak aan de rand, en jij bepaalt welke kant het op kijkt.
lessons-siam-enter-task = Breng een olifant binnen op c1 die naar het noorden kijkt.
lessons-siam-enter-hint = Kies je dieren onder het bord, dan het vak c1, dan de pijl omhoog.
lessons-siam-enter-right = Welkom, olifant! En er is ook een neushoorn gekomen: jullie spelen altijd om de beurt.
lessons-siam-enter-wrong-looks = Het goede vak, maar hij kijkt de verkeerde kant op. Zo ziet hij geen rots.
lessons-siam-enter-wrong-elsewhere = Daar kun je binnenkomen, maar wij wachten op een olifant op c1.

lessons-siam-turn-title = Kijk waar je duwt
lessons-siam-turn-text = Een dier duwt alleen recht vooruit, in de richting waarin het kijkt. Deze olifant heeft een rots vlak naast zijn oor, en het kan hem niets schelen. Op je plek draaien kost een hele beurt.
lessons-siam-turn-task = Draai de olifant op c2 zo dat hij naar het noorden kijkt.
lessons-siam-turn-hint = Kies de olifant, en kies hem dan nog eens: nu kun je zeggen welke kant hij op kijkt.
lessons-siam-turn-right = Nu ziet hij de rots, en de rots wordt zenuwachtig.
lessons-siam-turn-wrong-looks = Hij is gedraaid, maar de rots ligt in het noorden.
lessons-siam-turn-wrong-walked = Hij liep weg. Hij moet op c2 blijven en alleen zijn kop draaien, en de rest erbij.
lessons-siam-turn-wrong-entered = Vrienden zijn fijn, maar de olifant op c2 kijkt nog steeds naar het oosten.

lessons-siam-move-title = Stap voor stap
lessons-siam-move-text = Een dier loopt één vak in welke richting ook, zelfs achteruit of opzij, naar een leeg vak. Aan het eind van de stap mag het kijken waarheen je wilt. Lopen en draaien gaan dus samen, helemaal gratis!
lessons-siam-move-task = Loop van a2 naar b2 en kijk daar naar het noorden.
lessons-siam-move-hint = Kies de olifant op a2, dan b2, dan de pijl omhoog.
lessons-siam-move-right = Eén stap, één draai, en hij staat achter de rots. Goed gelopen.
lessons-siam-move-wrong-looks = Het goede vak. Nu moet hij alleen nog naar de rots kijken, in het noorden.
lessons-siam-move-wrong-turned = Hij draaide alleen. Lopen en draaien mag in dezelfde beurt.
lessons-siam-move-wrong-astray = Een stap, ja, maar van de rots weg. De weg leidt naar b2.
lessons-siam-move-wrong-entered = Er kwam een nieuwe olifant. Deze keer moet die op a2 lopen.

lessons-siam-push-title = Duwen!
lessons-siam-push-text = Nu het echte werk. Een dier duwt door recht vooruit een bezet vak op te lopen. Alles ervoor schuift één vak op, en de duwer volgt. Tijdens het duwen draait niemand.
lessons-siam-push-task = Duw de rots op b3 één vak naar het noorden.
lessons-siam-push-hint = Kies de olifant op b2, dan de rots ervoor.
lessons-siam-push-right = De rots ligt nu op b4. Nog twee keer zo duwen en hij valt.
lessons-siam-push-wrong-turned = Hij draaide zich weg. Wat je duwt, moet je aankijken.
lessons-siam-push-wrong-walked = Hij liep om de rots heen. Ga er recht op af!
lessons-siam-push-wrong-entered = Voor één rots is één olifant sterk genoeg. Duw gewoon.

lessons-siam-barge-title = Mag ik er even langs?
lessons-siam-barge-text = Op c1 zit een neushoorn, precies waar jij binnen wilt komen. Geen probleem: je mag je naar binnen duwen. Je komt van buiten en kijkt recht het bord in. Een neushoorn die opzij kijkt, verzet zich niet.
lessons-siam-barge-task = Kom binnen op c1, ook al zit de neushoorn daar.
lessons-siam-barge-hint = Kies je dieren onder het bord, dan c1 met de neushoorn erop, en duw.
lessons-siam-barge-right = Boem! De neushoorn staat nu op c2 en kijkt nogal verbaasd.
lessons-siam-barge-wrong-elsewhere = Je nam een andere deur. Probeer die met de neushoorn erin.

lessons-siam-blocked-title = Neus aan neus
lessons-siam-blocked-text = Hier kijkt een neushoorn je olifant recht aan. Eén tegen één: geen van beide kan de ander wegduwen. Probeer het maar.
lessons-siam-blocked-task = Probeer de neushoorn op c3 te duwen met de olifant op c2.
lessons-siam-blocked-hint = Kies de olifant op c2, dan de neushoorn op c3.
lessons-siam-blocked-right = Er beweegt niets, en het bord vertelt je waarom. Een dier dat tegen de duw in kijkt, haalt er één kracht af.
lessons-siam-blocked-wrong-early = Je hebt de truc al gevonden! Maar kijk eerst hoe het niet gaat: duw met de voorste olifant, die op c2.
lessons-siam-blocked-task-2 = Twee zijn sterker dan één. Duw van achteren, met de olifant op c1.
lessons-siam-blocked-hint-2 = Kies de olifant op c1, dan die op c2 ervoor.
lessons-siam-blocked-right-2 = Twee tegen één! De duwer telt, en iedereen ervoor die dezelfde kant op kijkt, helpt mee.
lessons-siam-blocked-wrong-away = Dan blijft de neushoorn waar hij is. De achterste olifant moet duwen.

lessons-siam-sideways-title = Wie opzij kijkt
lessons-siam-sideways-text = Twee neushoorns, twee olifanten. De neushoorn op b3 kijkt je aan en verzet zich. Die op d3 kijkt opzij en droomt van modder. Een dier dat opzij kijkt, weegt helemaal niets.
lessons-siam-sideways-task = Duw de neushoorn die zich laat duwen.
lessons-siam-sideways-hint = De dromer staat op d3. De olifant op d2 kijkt er recht naar.
lessons-siam-sideways-right = Weg glijdt hij, nog steeds dromend. Alleen wie jou aankijkt, verzet zich.
lessons-siam-sideways-wrong-walked = Je olifant ging ergens anders heen. Eén van de twee kan duwen.
lessons-siam-sideways-wrong-entered = Hulp is niet nodig: één van je olifanten kan het alleen.

lessons-siam-rocks-title = Zwaar, zwaarder
lessons-siam-rocks-text = Een rots verzet zich niet, maar hij is wel zwaar. Eén dier duwt één rots, twee dieren twee, drie dieren drie. Hier liggen twee rotsen achter elkaar en je hebt maar één olifant.
lessons-siam-rocks-task = Roep hulp: breng een olifant binnen op c1 die naar het noorden kijkt.
lessons-siam-rocks-hint = Kies je dieren onder het bord, dan c1, dan de pijl omhoog.
lessons-siam-rocks-right = Nu zijn ze met z’n tweeën, de een achter de ander.
lessons-siam-rocks-wrong-looks = Hij moet ook naar het noorden kijken, anders helpt hij niet.
lessons-siam-rocks-wrong-elsewhere = De hulp moet achter de olifant staan, op c1.
lessons-siam-rocks-task-2 = Duw van achteren: twee olifanten, twee rotsen.
lessons-siam-rocks-hint-2 = De achterste duwt: kies c1, dan c2.
lessons-siam-rocks-right-2 = Hup! Twee rotsen tegelijk. De volgende duw zou winnen.
lessons-siam-rocks-wrong-away = Nu werken ze niet meer samen. Duw met de olifant op c1.

lessons-siam-leave-title = Weer naar huis
lessons-siam-leave-text = Al je vijf olifanten staan op het bord, en die op a5 staart uit het raam. Vanaf de rand mag een dier het bord verlaten, welke kant het ook op kijkt. Later komt het weer binnen waar je het nodig hebt.
lessons-siam-leave-task = Stuur de olifant op a5 naar huis.
lessons-siam-leave-hint = Kies de olifant op a5, dan “Bord verlaten”.
lessons-siam-leave-right = Hij sjokt naar huis. Nu kun je hem weer binnenbrengen.
lessons-siam-leave-wrong-other = Die stond daar juist zo goed! Stuur die op a5.
lessons-siam-leave-wrong-walked = Te voet is het vanaf daar heel ver. Weggaan en weer binnenkomen gaat sneller.
lessons-siam-leave-task-2 = Breng hem weer binnen op c1, en laat hem naar het noorden kijken.
lessons-siam-leave-hint-2 = Je dieren onder het bord, dan c1, dan de pijl omhoog.
lessons-siam-leave-right-2 = Dwars door het land in twee beurten. Probeer dat eens te voet!
lessons-siam-leave-wrong-elsewhere = Hij moet op c1 binnenkomen en naar het noorden kijken, naar de rotsen.

lessons-siam-whose-title = Van wie is de rots?
lessons-siam-whose-text = Nu goed opletten! Als een rots valt, wint niet altijd degene die duwde. Kijk naar de dieren die met de duw mee kijken: het dier dat het dichtst bij de rots staat, wint voor zijn kant. Er liggen twee rotsen klaar om te vallen. Met de ene win jij, met de andere winnen de neushoorns.
lessons-siam-whose-task = Duw de rots waarmee jij wint.
lessons-siam-whose-hint = Kijk naar de neushoorns bij de rotsen. Welke kijkt in de richting van de duw, en welke opzij?
lessons-siam-whose-right = De neushoorn ertussen keek opzij en telt dus niet. De rots is van jou!
lessons-siam-whose-wrong-gift = Jij duwde, en de neushoorns wonnen! Hun neushoorn stond dichter bij de rots en keek dezelfde kant op. Dat overkomt iedereen een keer.

lessons-siam-defend-title = Gevaar!
lessons-siam-defend-text = De neushoorn op c4 staat achter een rots op het uiterste randje. In zijn volgende beurt duwt hij, en jij verliest. Tenzij jij een idee hebt!
lessons-siam-defend-task = Red de partij.
lessons-siam-defend-hint = De neushoorn hou je niet tegen. Maar de rots hoeft daar niet te blijven: je olifant op b5 kijkt ernaar.
lessons-siam-defend-right = De rots gleed opzij, en de neushoorn heeft niets meer te duwen. Gered!
lessons-siam-defend-wrong-left = De rots ligt nog steeds voor de neushoorn. Hij duwt, en dat was het dan.
lessons-siam-defend-wrong-entered = Te laat: de neushoorn duwt voordat je helper iets kan doen.

lessons-siam-win-title = Helemaal zelf
lessons-siam-win-text = Nu alles samen. Er speelt ook een neushoorn mee, maar die jaagt op vlinders. Jij hebt genoeg aan drie beurten.
lessons-siam-win-task = Ga achter de rots op c4 staan en kijk ernaar.
lessons-siam-win-hint = Loop naar c3 en kijk naar het noorden, in één beurt.
lessons-siam-win-right = Je staat klaar! De neushoorn heeft in de hoek een vlinder gevonden.
lessons-siam-win-wrong-looks = Het goede vak. Maar daar moet hij naar het noorden kijken.
lessons-siam-win-wrong-slow = Dat kan ook, maar het kost een beurt. Lopen en draaien gaan samen.
lessons-siam-win-task-2 = Duwen!
lessons-siam-win-hint-2 = Van c3 naar c4.
lessons-siam-win-right-2 = De rots wiebelt op de rand.
lessons-siam-win-wrong-away = Zo dichtbij! Duw gewoon door naar het noorden.
lessons-siam-win-task-3 = En nog een keer!
lessons-siam-win-hint-3 = Van c4 naar c5.
lessons-siam-win-right-3 = Plons! Je hebt gewonnen, en niemand heeft je geholpen.
lessons-siam-win-wrong-almost = Nog één duw, recht vooruit.
lessons-siam-finish-title = Je kunt Siam spelen!
lessons-siam-finish-text = Je kunt binnenkomen, draaien, lopen, duwen en weggaan, en je weet van wie de rots is. De rest leer je door te spelen. De eerste tegenstander is vriendelijk en maakt fouten.

lessons-kos-struggle-title = Een provincie krijgt een heerser
lessons-kos-struggle-text = Dit is Siam: acht provincies, en in elke provincie staan aanhangers van drie facties. Rama is geel, Lao rood, Maleier blauw. Ze strijden steeds om één provincie. Nu is dat Khorat. Als iedereen past, wint de factie met de meeste aanhangers de provincie. Mali heeft al gepast.
lessons-kos-struggle-task = Wie krijgt Khorat? Pas, en kijk.
lessons-kos-struggle-hint = De knop om te passen zit vlak naast de landkaart.
lessons-kos-struggle-right = Rama had er drie aanhangers, Lao maar één: boven Khorat wappert nu de vlag van Rama. De aanhangers zijn naar huis, en de volgende provincie is aan de beurt.

lessons-kos-british-title = De Britten komen
lessons-kos-british-text = Nu gaat het om Sukhothai: twee aanhangers van Rama, twee van Lao. Een gelijke stand! En als twee honden vechten om een been, loopt de derde ermee heen: voor de kust wacht een Brits schip.
lessons-kos-british-task = Pas nog eens, en kijk waar een gelijke stand toe leidt.
lessons-kos-british-hint = Mali heeft gepast. Als jij ook past, is de strijd voorbij.
lessons-kos-british-right = De Britten pakten Sukhothai! Dat doen ze altijd als niemand alleen voorop staat. Houd ze in de gaten: hun vierde provincie beëindigt de partij.

lessons-kos-rama-title = Je eerste kaart
lessons-kos-rama-text = In plaats van te passen mag je een kaart spelen. De Rama-kaart brengt twee Rama-aanhangers naar provincies naast Rama’s thuisprovincie, die met het gele huis. En na elke kaart neem je één aanhanger van de landkaart, om te houden. In de lessen liggen alle kaarten open, zodat je alles ziet.
lessons-kos-rama-task = Speel de Rama-kaart zo dat Rama in Khorat voorop staat. Neem dan een aanhanger.
lessons-kos-rama-hint = Zet beide Rama-aanhangers in Khorat, en neem een aanhanger ergens anders weg.
lessons-kos-rama-right = Rama staat voorop in Khorat, en één aanhanger is nu van jou. Die heb je straks nodig.
lessons-kos-rama-wrong-passed = Je paste en hield je kaart. Deze keer willen we die kaart zien!
lessons-kos-rama-wrong-took = Eerst stuurde je Rama naar Khorat, en toen nam je er daar weer één weg. Neem iemand anders.
lessons-kos-rama-wrong-elsewhere = In Khorat staat Rama nog niet voorop. Zet beide aanhangers daar.

lessons-kos-take-title = Wat je neemt, is weg
lessons-kos-take-text = De aanhanger die je neemt, telt dubbel: hij is van jou, en hij is weg van de landkaart. In Sukhothai staan Rama en de Maleiers gelijk, twee tegen twee. De Lao-kaart helpt je daar niet. Maar nemen wel!
lessons-kos-take-task = Speel de Lao-kaart ergens anders en neem een aanhanger zo dat Rama in Sukhothai voorop staat.
lessons-kos-take-hint = Zet de Lao bijvoorbeeld in Chiang Mai. Neem dan een Maleier uit Sukhothai.
lessons-kos-take-right = Eén Maleier minder, en Rama staat voorop. Eén kaart, twee effecten!
lessons-kos-take-wrong-passed = Gepast? Dan blijft het een gelijke stand, en de Britten wrijven zich in de handen.
lessons-kos-take-wrong-crowded = Nu staan er ook Lao in Sukhothai, en Rama staat niet voorop. Stuur ze ergens anders heen.
lessons-kos-take-wrong-rival = O jee! Je nam een Rama, en nu staan de Maleiers voorop in Sukhothai.
lessons-kos-take-wrong-elsewhere = Een goede vangst, maar in Sukhothai staat het nog gelijk. Neem iemand van daar.

lessons-kos-khon-title = Van elk één
lessons-kos-khon-text = Khon Thai betekent “vrije mensen”: van elke factie komt er één aanhanger op de landkaart, elk in een provincie die jij kiest. In een echte partij heb je twee van deze kaarten. In Battambang staan Rama en de Maleiers gelijk.
lessons-kos-khon-task = Speel Khon Thai zo dat de Maleiers in Battambang voorop staan.
lessons-kos-khon-hint = De Maleier gaat naar Battambang, Rama en Lao gaan ergens anders heen. En neem daar geen Maleier weg.
lessons-kos-khon-right = De Maleiers staan voorop. De andere twee vonden ook een leuk plekje.
lessons-kos-khon-wrong-passed = Als je past, beweegt er niemand. Speel je kaart!
lessons-kos-khon-wrong-missed = De Maleier ging ergens anders heen. In Battambang is hij nodig.
lessons-kos-khon-wrong-took = Je bracht een Maleier en nam er weer één weg: er is niets veranderd.
lessons-kos-khon-wrong-company = Er kwam een Maleier, maar niet alleen. De anderen moeten ergens anders heen.

lessons-kos-one-title = Van plaats ruilen
lessons-kos-one-text = De kaart “1 tegen 1” ruilt twee aanhangers, waar ze ook staan. In Sukhothai staat Lao voorop met twee. Maar Rama heeft overal aanhangers.
lessons-kos-one-task = Ruil zo dat Rama in Sukhothai voorop staat.
lessons-kos-one-hint = Kies een Lao in Sukhothai en een Rama ergens anders, bijvoorbeeld in Ayutthaya. Neem dan wie je wilt, maar geen Rama uit Sukhothai.
lessons-kos-one-right = Eén eruit, één erin, en Rama staat voorop. Een ruil verplaatst er twee tegelijk.
lessons-kos-one-wrong-passed = Van passen verandert er niets. Probeer de kaart.
lessons-kos-one-wrong-missed = Een ruil ergens ver weg. In Sukhothai merkte niemand het.
lessons-kos-one-wrong-took = Goed geruild, en toen nam je de Rama weer weg!
lessons-kos-one-wrong-even = Rama staat in Sukhothai niet alleen voorop. Ruil een Lao tegen een Rama.

lessons-kos-two-title = Twee voor één
lessons-kos-two-text = De kaart “2 tegen 1” ruilt twee aanhangers uit een provincie tegen één uit een buurprovincie. De ene plek wordt voller, de andere leger. In Nakhon staat Rama voorop, en bij de buren in Kedah vervelen de Maleiers zich.
lessons-kos-two-task = Zorg dat de Maleiers in Nakhon voorop staan.
lessons-kos-two-hint = Kies twee Maleiers in Kedah, dan een Rama in Nakhon.
lessons-kos-two-right = Twee kwamen, één ging: nu staan de Maleiers voorop in Nakhon.
lessons-kos-two-wrong-passed = De Maleiers van Kedah vervelen zich nog steeds. Speel de kaart!
lessons-kos-two-wrong-missed = Je ruilde ergens anders. Het gaat om Nakhon.
lessons-kos-two-wrong-took = En toen nam je weer een Maleier uit Nakhon. Zo dichtbij!
lessons-kos-two-wrong-even = De Maleiers staan daar nog niet voorop. Twee uit Kedah tegen één Rama!

lessons-kos-king-title = De Maharacha beslist
lessons-kos-king-text = De rij tegels zegt in welke volgorde er om de provincies gestreden wordt. De Maharacha ruilt er twee en zet op één een kroon: die blijft voorgoed liggen. Luang Prabang is aan de beurt, en Lao zou het krijgen. Vandaag niet!
lessons-kos-king-task = Ruil Luang Prabang met Kedah, zodat Kedah als eerste komt.
lessons-kos-king-hint = Kies de tegels “lp” en “ke”, en dan welke de kroon krijgt.
lessons-kos-king-right = Kedah is meteen omstreden, en Luang Prabang moet tot het eind wachten.
lessons-kos-king-wrong-passed = Een Maharacha past niet. Nou ja, jij mag wel, maar speel de kaart.
lessons-kos-king-wrong-later = Je ruilde twee latere tegels. Luang Prabang komt nog steeds als eerste.
lessons-kos-king-wrong-other = Luang Prabang moet wachten, goed! Maar Kedah moest als eerste komen.

lessons-kos-control-title = Goede buren
lessons-kos-control-text = De kaart van een factie brengt aanhangers naast de thuisprovincie van die factie, en naast elke provincie die de factie beheerst. De thuisprovincie van de Maleiers ligt diep in het zuiden. Maar ze beheersen Khorat, en dat verandert alles.
lessons-kos-control-task = Speel de Maleier-kaart zo dat de Maleiers in Sukhothai voorop staan.
lessons-kos-control-hint = Sukhothai ligt naast Khorat: zet beide Maleiers daar.
lessons-kos-control-right = Van Khorat is het maar één stap naar Sukhothai. Provincies openen deuren.
lessons-kos-control-wrong-passed = Door te passen komt niemand ergens. Speel de Maleier-kaart.
lessons-kos-control-wrong-elsewhere = De Maleiers staan nog niet voorop in Sukhothai.

lessons-kos-end-title = Wie wint?
lessons-kos-end-text = De laatste strijd! De factie met de meeste provincies gaat over Siam heersen: Rama heeft er drie, Lao ook drie. Jij wint als jij de meeste aanhangers van de heersende factie hebt. Jij hebt drie Lao en één Rama, Mali drie Rama en één Lao.
lessons-kos-end-task = Speel de kaart die je vrienden aan de macht brengt.
lessons-kos-end-hint = Jij hebt meer Lao dan Mali. Dus moet Lao heersen.
lessons-kos-end-right = Lao staat voorop in Sukhothai, en Mali past.
lessons-kos-end-wrong-passed = Dan is het een gelijke stand, en de Britten pakken Sukhothai. Dat kan beter: speel een kaart.
lessons-kos-end-wrong-rama = Dan heerst Rama, en Mali heeft de meeste Rama. Ze bedankt je hartelijk.
lessons-kos-end-task-2 = Pas nu, en de partij is afgelopen.
lessons-kos-end-hint-2 = Je hebt nog een kaart, maar je hoeft die niet te spelen.
lessons-kos-end-right-2 = Lao heerst, en jij hebt de meeste Lao: gewonnen! Je vecht niet voor een factie. Je kiest gewoon de juiste vrienden.
lessons-kos-end-wrong-more = Stop! Dat helpt Rama. Soms is niets doen het beste.

lessons-kos-tie-title = Als het gelijk staat
lessons-kos-tie-text = Rama gaat heersen, dat is zeker. Maar Mali en jij hebben elk twee Rama! Dan telt de tweede factie, Lao. Is het daar ook gelijk, dan verliest de speler die het laatst een kaart speelde. Je kaart doet niets meer, maar een aanhanger mag je nog nemen.
lessons-kos-tie-task = Speel je kaart en neem de aanhanger waarmee je wint.
lessons-kos-tie-hint = De tweede factie is Lao. Nog één ervan en je bent Mali voor.
lessons-kos-tie-right = Twee Lao tegen één. Mali zucht en past.
lessons-kos-tie-wrong-passed = Gelijk in Rama, gelijk in Lao, en de laatste kaart was van jou: Mali zou winnen.
lessons-kos-tie-wrong-malay = Een Maleier helpt niet. In Rama en Lao blijft het gelijk, en de laatste kaart was van jou: Mali zou winnen.
lessons-kos-tie-task-2 = Pas, en de laatste strijd is voorbij.
lessons-kos-tie-hint-2 = Je hebt geen kaarten meer: je kunt alleen nog passen.
lessons-kos-tie-right-2 = Gelijk in Rama, voor in Lao: nipt gewonnen!

lessons-kos-colony-title = Een Britse kolonie
lessons-kos-colony-text = De Britten hebben al drie provincies, en in Sukhothai staat het gelijk. Met de vierde is Siam van hen, en dan is alles anders: nu tellen complete sets, één aanhanger van elke factie. Jij hebt een set, Mali niet.
lessons-kos-colony-task = Mali heeft gepast. Wat is het beste voor jou?
lessons-kos-colony-hint = De gelijke stand is voor één keer goed voor je. Laat alles zoals het is.
lessons-kos-colony-right = Siam is een kolonie, en jij wint met je set. Als je alle kleuren verzamelt, ben je op het ergste voorbereid.
lessons-kos-colony-wrong-card = Dat verstoort de gelijke stand, of geeft Mali nog een beurt. Pas, en het is hier en nu afgelopen.

lessons-kos-last-title = De allerlaatste kaart
lessons-kos-last-text = Mali heeft geen kaarten meer, en jij hebt er nog één. De allerlaatste kaart van de partij mag je alleen spelen als je ermee wint. Daarom kun je hier alleen beurten kiezen die winnen.
lessons-kos-last-task = Speel de laatste kaart van de partij.
lessons-kos-last-hint = Rama naar Sukhothai, en neem de Lao. Meer is er niet te koop.
lessons-kos-last-right = Niemand kan nog iets doen, iedereen past, en Rama heerst. Jij hebt drie Rama: gewonnen!
lessons-kos-last-wrong-passed = Dan krijgt Lao Sukhothai en heerst, en Mali heeft er drie van. Je kaart kan je nog redden!

lessons-kos-teams-title = Twee tegen twee
lessons-kos-teams-text = Met z’n vieren zit je tegenover je partner. Jij speelt met Mali, tegen Ton en Nok. Ieder verzamelt voor zich, maar als één van jullie wint, winnen jullie allebei. Jij hebt drie Lao, maar Ton heeft er vijf. Mali heeft vier Rama. Alle anderen hebben gepast.
lessons-kos-teams-task = In de laatste provincie staat Rama voorop. Wat doe je?
lessons-kos-teams-hint = Als Rama heerst, heeft Mali er de meeste van. En zij is je partner.
lessons-kos-teams-right = Rama heerst, Mali wint, en jij wint mee. Een goede partner weet wanneer je niets moet doen.
lessons-kos-teams-wrong-lao = Dan kan Lao gaan heersen, en Ton heeft de meeste Lao. Denk aan Mali!
lessons-kos-finish-title = Je kunt King of Siam spelen!
lessons-kos-finish-text = Je kent de kaarten, de machtsstrijd, de Britten en het einde. In een echte partij heb je acht kaarten voor acht machtsstrijden, en meer krijg je niet. Kies dus goed wanneer je past. Ook in je eerste partij liggen de kaarten open.
