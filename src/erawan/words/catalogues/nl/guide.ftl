# De gidsen: hoe je goed speelt. Opgebouwd zoals de lessen.
guide-title = { $game } goed spelen
guide-siam-lead = De regels ken je. Hier zijn zes ideeën waarmee je partijen wint, elk met een bord om ze uit te proberen. Wat we over een stelling zeggen, is met onze engine bewezen.
guide-kos-lead = De regels ken je. Hier zijn zeven ideeën waarmee je partijen wint, elk met een tafel om ze uit te proberen. Jij bent altijd speler 1, Mali is je tegenstander, en alle kaarten liggen open. Wat we over een stelling zeggen, is helemaal doorgerekend.
guide-contents = De ideeën
guide-close = Tafel sluiten
guide-next = En nu?

guide-siam-behind-title = Begin achter een rots
guide-siam-behind-text = Waar komen de sterkste engines het eerst binnen? Aan een lange kant van de rij rotsen, recht achter een rots, met de neus ernaartoe. Daar kijkt een olifant al de goede kant op, en hij hoeft maar één rots te duwen.
guide-siam-behind-task = Breng je eerste olifant achter een rots binnen en laat hem naar die rots kijken.
guide-siam-behind-hint = Neem b1, c1 of d1 en kijk naar het noorden, of neem b5, c5 of d5 en kijk naar het zuiden.
guide-siam-behind-right = Zo beginnen de sterkste engines. Kijk bij de openingen wat ze antwoorden.
guide-siam-behind-wrong-looks = Een goed vak! Maar de olifant moet naar de rots kijken.
guide-siam-behind-wrong-row = Hij kijkt naar rotsen, maar naar drie op een rij. Die zijn veel te zwaar voor één olifant.
guide-siam-behind-wrong-side = Dat mag, maar daar ligt geen rots voor zijn neus. Kom binnen op b, c of d.

guide-siam-reserve-title = Je reserve is overal
guide-siam-reserve-text = Een dier naast het bord is niet lui: de volgende beurt kan het op elk vak aan de rand staan. Houd er dus een of twee achter de hand! En zoek een rots die de ander niet opzij kan duwen. In de hoek liggen er twee naast elkaar: te zwaar voor één neushoorn.
guide-siam-reserve-task = Kom binnen achter een rots die de neushoorns niet kunnen redden.
guide-siam-reserve-hint = Ga onder de rots in de hoek staan en kijk ernaar.
guide-siam-reserve-right = Van opzij zijn twee rotsen te zwaar voor een neushoorn, en van boven houdt je olifant de duw tegen. De neushoorns kunnen alleen toekijken.
guide-siam-reserve-wrong-lone = Die rots ligt alleen. Een neushoorn komt binnen op e5 en duwt hem opzij.
guide-siam-reserve-wrong-slow = Dat duurt te lang. Een dier uit je reserve is er meteen.
guide-siam-reserve-task-2 = En nu duwen.
guide-siam-reserve-hint-2 = Van a4 naar a5.
guide-siam-reserve-right-2 = Twee beurten, en de rots is weg. En die olifant stond eerst niet eens op het bord.

guide-siam-aside-title = Duw ze opzij
guide-siam-aside-text = Een neushoorn staat achter een rots op de rand, en de volgende beurt duwt hij. Er is geen plaats om in de weg te gaan staan. Maar een dier dat je van opzij duwt, verzet zich niet. Duw het dus weg van zijn rots!
guide-siam-aside-task = Red de rots op d1.
guide-siam-aside-hint = Kom binnen vanuit het oosten en duw langs rij 2.
guide-siam-aside-right = Jij duwde de rots, de rots duwde de neushoorn, en nu ligt er niets meer voor zijn neus.
guide-siam-aside-wrong-walked = Een mooie wandeling. Maar nu duwt de neushoorn, en dan is het voorbij.
guide-siam-aside-wrong-late = De neushoorn trekt zich er niets van aan. Hij duwt, en de rots is weg.

guide-siam-nose-title = Neus aan neus
guide-siam-nose-text = Twee dieren die elkaar recht aankijken, blokkeren elkaar, ook met een rots ertussen: geen van beide kan duwen. Hier hoeft een neushoorn nog maar twee keer te duwen. Ga aan de andere kant van de rots staan en kijk de neushoorn in de ogen.
guide-siam-nose-task = Houd de neushoorn tegen.
guide-siam-nose-hint = Kom binnen op het vak waar de rots heen zou gaan.
guide-siam-nose-right = Geblokkeerd! Zolang jij daar staat, kan de neushoorn hier niet meer in zijn eentje duwen. Hij moet een tweede halen, en dat kost tijd.
guide-siam-nose-wrong-looks = Het goede vak. Maar je olifant moet naar het zuiden kijken, recht naar de neushoorn.
guide-siam-nose-wrong-elsewhere = De neushoorn duwt nu en daarna nog een keer, en niemand houdt hem tegen.

guide-siam-second-title = Haal er een tweede bij
guide-siam-second-text = Wie als eerste een tweede dier in de rij brengt, doorbreekt een blokkade. Je olifant en een neushoorn staan neus aan neus, en achter de neushoorn ligt een rots op de rand.
guide-siam-second-task = Haal hulp.
guide-siam-second-hint = Loop van a2 naar b2 en kijk naar het noorden, alles in één beurt.
guide-siam-second-right = Twee tegen één! Wat de neushoorns ook doen, je wint in nog hoogstens twee beurten.
guide-siam-second-wrong-looks = Het goede vak. Maar alleen wie naar het noorden kijkt, duwt mee.
guide-siam-second-wrong-left = Blijf staan! Deze houdt de neushoorn tegen. Haal de andere.
guide-siam-second-wrong-far = Net niet: tussen b1 en b3 is een gat, zo helpt hij nog niet.

guide-siam-nearest-title = Laat ze je helpen
guide-siam-nearest-text = Van de dieren die in de richting van de duw kijken, wint het dier dat het dichtst bij de rots staat. Een neushoorn mag dus zelfs voor jou duwen, als jouw olifant voor hem staat. Hier kijkt je voorste olifant de verkeerde kant op.
guide-siam-nearest-task = Zorg dat jouw olifant het dichtst bij de rots staat van alle dieren die naar het noorden kijken.
guide-siam-nearest-hint = De olifant op d4 moet naar het noorden kijken.
guide-siam-nearest-right = Nu kijkt je voorste olifant de goede kant op, en de neushoorn erachter zou alleen maar helpen.
guide-siam-nearest-wrong-gift = De rots valt. Maar het voorste dier dat naar het noorden keek, was de neushoorn: die wint!
guide-siam-nearest-wrong-left = Hij moet voor de rots blijven, en alleen de andere kant op kijken.
guide-siam-nearest-task-2 = En duwen!
guide-siam-nearest-hint-2 = Duw van d4 naar d5, of met z’n allen vanaf d2.
guide-siam-nearest-right-2 = De rots is van jou. Vraag je bij elke duw eerst af voor wie die duw is!

guide-kos-every-title = Strijd niet om elke provincie
guide-kos-every-text = Er zijn evenveel provincies als jij kaarten hebt. Strijd je om elke provincie, dan heb je niets meer als het erop aankomt. Jij hebt de meeste Lao. Lao en Rama hebben elk twee provincies, en in Luang Prabang staat Rama aan kop. Je Lao-kaart zou dat kunnen keren. Maar Mali heeft ook nog een kaart.
guide-kos-every-task = Moet je om Luang Prabang strijden?
guide-kos-every-hint = Kijk vooruit: in Kedah staat Lao aan kop. Vandaar reikt je kaart tot de laatste provincie, Nakhon.
guide-kos-every-right = Rama heeft nu drie provincies. Geeft niets! In Kedah staat Lao aan kop, en je kaart ligt klaar voor Nakhon. Bij drie tegen drie gaat Lao voor, want Lao krijgt dan de laatste provincie. Je winst is zeker.
guide-kos-every-wrong-card = Nu heeft Mali een antwoord, en jij hebt niets meer voor Kedah en Nakhon.

guide-kos-save-title = Spaar je kaarten
guide-kos-save-text = In Ayutthaya staat Lao twee aanhangers voor. Twee meer zou nog mooier zijn. Maar als Mali er Rama heen stuurt, kun je nog antwoorden. En doet ze dat niet, dan is je kaart nodig in Nakhon.
guide-kos-save-task = Wat doe je?
guide-kos-save-hint = Je bent tevreden zoals het is. Laat Mali maar iets doen.
guide-kos-save-right = Ayutthaya gaat naar Lao, en je hebt je kaart nog. Wat Mali nu ook doet, jij kunt winnen.
guide-kos-save-wrong-card = Lao stond al aan kop. Nu heeft Mali de enige kaart die over is, en kan zij de partij keren.

guide-kos-wait-title = Wie moet er iets doen?
guide-kos-wait-text = In Battambang staan Rama en Lao gelijk, in Chiang Mai staat Lao aan kop. Mali en jij hebben elk één kaart, “1 tegen 1”. Wie het eerst speelt, geeft het laatste woord weg. Vraag je dus af: wie is tevreden als alles zo blijft?
guide-kos-wait-task = Spelen of passen?
guide-kos-wait-hint = Speelt niemand, dan nemen de Britten Battambang en krijgt Lao Chiang Mai. Met drie provincies heerst Lao dan.
guide-kos-wait-right = De Britten hebben Battambang, en dat vind jij best. Mali had iets moeten doen. Maar jij had op alles een antwoord gehad.
guide-kos-wait-wrong-card = Nu heeft Mali de laatste kaart, en dus het laatste woord.

guide-kos-two-title = Een voorsprong van twee is genoeg
guide-kos-two-text = Jij hebt vijf Rama, Mali heeft er drie en nog maar één kaart. Een kaart levert één aanhanger op, dus ze haalt je niet in: meer Rama heb je niet nodig. Maar ze heeft meer Lao dan jij. Krijgt Lao Sukhothai, dan heeft Lao evenveel provincies als Rama, en ook de laatste: dan heerst Lao. Je Maleier-kaart zet niemand op de landkaart, maar een aanhanger mag je wel nemen.
guide-kos-two-task = Wie neem je?
guide-kos-two-hint = Zoek een aanhanger die dubbel helpt: bij jou, en doordat hij weg is uit Sukhothai.
guide-kos-two-right = Mali en jij hebben nu evenveel Lao, en in Sukhothai staat Lao niet meer aan kop. Is de eerste factie veilig, verzamel dan een tweede!
guide-kos-two-wrong-passed = Dan heerst Lao dankzij Sukhothai, en Mali heeft de meeste Lao.
guide-kos-two-wrong-rama = Je had al genoeg Rama. Nu heerst Lao dankzij Sukhothai, en Mali heeft de meeste Lao.
guide-kos-two-wrong-malay = De Maleiers gaan niet heersen. Lao wel, en Mali heeft de meeste Lao.

guide-kos-freeze-title = De Maharacha bevriest een provincie
guide-kos-freeze-text = Rama en Lao hebben elk twee provincies, de Maleiers één, en er komen nog drie machtsstrijden. Staat het gelijk, dan gaat de factie voor die het laatst een provincie kreeg. De laatste tegel is dus het meeste waard! Jij hebt meer Lao dan Mali. Jullie hebben allebei de Maharacha, en een tegel met een kroon ruilt niemand meer.
guide-kos-freeze-task = Zet Chiang Mai achteraan, met de kroon erop, en zorg dat Lao daar aan kop staat.
guide-kos-freeze-hint = Ruil Chiang Mai met Nakhon, geef Chiang Mai de kroon en neem de Rama daar weg.
guide-kos-freeze-right = Chiang Mai is bevroren. Mali zou alleen de andere twee tegels kunnen ruilen, en dat redt haar niet. Haar Maharacha is de allerlaatste kaart, en die mag je alleen spelen als je ermee wint. Ze moet dus passen.
guide-kos-freeze-wrong-passed = Dan speelt Mali haar Maharacha, en kiest zij wat als laatste komt.
guide-kos-freeze-wrong-took = De tegels liggen goed. Maar neem de Rama uit Chiang Mai.
guide-kos-freeze-wrong-crown = De kroon ligt op Nakhon. Zo kan Chiang Mai nog weggeruild worden.
guide-kos-freeze-wrong-other = Chiang Mai moet als laatste komen, met de kroon erop.

guide-kos-british-title = Wees klaar voor de Britten
guide-kos-british-text = De Britten hebben drie provincies, en in Kedah staat het gelijk. Blijft dat zo, dan wordt Siam een kolonie en tellen complete sets. Mali heeft er twee, jij één, en zij heeft gepast. Een gelijke stand is gevaarlijk als je maar twee kleuren hebt verzameld. Maar je hebt nog een kaart.
guide-kos-british-task = Speel die kaart en neem de juiste aanhanger.
guide-kos-british-hint = Met een tweede Maleier heb je twee sets, en het blijft gelijk.
guide-kos-british-right = Jullie hebben elk twee sets. In een kolonie wint bij een gelijke stand wie het laatst een kaart speelde: jij. Mali heeft de allerlaatste kaart van de partij, en daarmee kan ze niet winnen.
guide-kos-british-wrong-passed = Dan is Siam een kolonie, en Mali heeft twee sets en jij maar één.
guide-kos-british-wrong-tie = Nu staat het niet meer gelijk, en Mali heeft nog een antwoord. Je hebt de set nodig.

guide-kos-latest-title = Let op de laatste kaart
guide-kos-latest-text = Mali en jij hebben precies dezelfde aanhangers. Dan verliest wie het laatst een kaart speelde. In deze partij was dat Mali. In Kedah, de laatste provincie, staat Rama aan kop.
guide-kos-latest-task = Wat doe je?
guide-kos-latest-hint = Speelt niemand meer, dan blijft de kaart van Mali de laatste.
guide-kos-latest-right = Jullie hebben dezelfde aanhangers, en Mali speelde het laatst: je wint zonder een vinger uit te steken.
guide-kos-latest-wrong-card = Nu is de laatste kaart van jou, en Mali kan winnen.
