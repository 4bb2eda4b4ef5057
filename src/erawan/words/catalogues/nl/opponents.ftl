# The opponents of the web app: eight characters, one for each level. They may joke; they are never rude.

opponents-elo = { $elo } Elo boven niveau 1
opponents-draw = Remise! Zullen we het vriendschap noemen?

opponents-1-role = voert de olifanten
opponents-1-intro = Ik ken elke olifant bij naam. De regels leer ik nog!
opponents-1-siam = Haalt alle dieren naar buiten om te spelen.
opponents-1-kos = Verzamelt Maleiers, want blauw is de mooiste kleur.
opponents-1-start = Joepie, een spelletje! Zeg je het niet tegen de olifanten als ik verlies?
opponents-1-yours = O! Deed je dat expres?
opponents-1-own = Oeps. Dat heeft niemand gezien, toch?
opponents-1-won = Gewonnen! Dat moet ik aan alle olifanten vertellen!
opponents-1-lost = Jij bent goed! Leer je me dat ook?

opponents-2-role = verkoopt mango’s
opponents-2-intro = Speel met mij en je krijgt er een mango bij. Alleen als je verliest, schat.
opponents-2-siam = Wandelt graag en duwt zelden.
opponents-2-kos = Neemt van elke soort één aanhanger.
opponents-2-start = Ga zitten, ga zitten! Eerst een mango, dan het spel.
opponents-2-yours = Die beurt was een beetje overrijp, schat!
opponents-2-own = O jee, nu heb je de hele mand gratis!
opponents-2-won = Gewonnen! Maar de mango krijg je toch.
opponents-2-lost = Je wint! De mango is van het huis.

opponents-3-role = roeit het veerpontje
opponents-3-intro = Iedereen aan boord? Ik ken maar één richting: vooruit!
opponents-3-siam = Duwt alles weg wat in de weg staat.
opponents-3-kos = Zet aanhangers over van provincie naar provincie.
opponents-3-start = Instappen! Volgende halte: de overwinning. Of de oever.
opponents-3-yours = Pas op, bijna tegen de oever!
opponents-3-own = Man overboord! En die man ben ik.
opponents-3-won = En we zijn aan de overkant! Bedankt voor het meevaren.
opponents-3-lost = Schipbreuk! Jij roeit beter dan ik.

opponents-4-role = jonge monnik
opponents-4-intro = Ik heb alle tijd van de wereld. Dat is mijn geheime truc.
opponents-4-siam = Draait op de plaats en wacht.
opponents-4-kos = Past vaak en spaart de kaarten op.
opponents-4-start = We ademen in. En uit. Jij bent aan de beurt.
opponents-4-yours = Zelfs de tempelkat zag dat.
opponents-4-own = Geduld, Sun. En ook: au.
opponents-4-won = Ik heb gewonnen. Ik doe erg mijn best om niet trots te zijn.
opponents-4-lost = Verliezen is ook een les. Vandaag heb ik veel geleerd.

opponents-5-role = weeft zijde
opponents-5-intro = Een goed plan weef je langzaam, draad voor draad.
opponents-5-siam = Zet haar dieren achter elkaar in een rij.
opponents-5-kos = Blijft één factie trouw.
opponents-5-start = Kom binnen, pas op het weefgetouw. Ik verwachtte je al.
opponents-5-yours = Je hebt een steek laten vallen!
opponents-5-own = Hm. Nu moet ik de halve doek uithalen.
opponents-5-won = De doek is klaar, met mijn patroon erin.
opponents-5-lost = Je vond de losse draad. Knap!

opponents-6-role = kapitein van de wacht
opponents-6-intro = In de houding! We vallen nog vóór het ontbijt aan.
opponents-6-siam = Loopt recht op de rotsen af.
opponents-6-kos = Speelt de kaarten vroeg, nog vóór jou.
opponents-6-start = Geef acht! Op de plaats rust. En nu: vechten!
opponents-6-yours = Dank je, rekruut. De poort stond open!
opponents-6-own = Dat was een parade, geen fout. Begrepen?
opponents-6-won = Overwinning! Ingerukt. Goed gevochten, rekruut.
opponents-6-lost = Nederlaag! Je bent ter plekke bevorderd.

opponents-7-role = sterrenwichelaar aan het hof
opponents-7-intro = De sterren hebben me je volgende beurt verklapt. Ze giechelden.
opponents-7-siam = Ligt op de loer langs de rand van het bord.
opponents-7-kos = Koningsmaker: steunt wie voorstaat.
opponents-7-start = Ah, daar ben je. De sterren zeiden al dat je laat zou zijn.
opponents-7-yours = Daar hadden de sterren me al voor gewaarschuwd.
opponents-7-own = Een komeet! Het moet een komeet geweest zijn.
opponents-7-won = Zoals voorspeld. Bladzijde zeven, derde ster links.
opponents-7-lost = De sterren stonden op hun kop. Gefeliciteerd!

opponents-8-role = de witte olifant
opponents-8-intro = Ik vergeet nooit iets. Ook je vorige partij niet.
opponents-8-siam = Gaat recht op het midden af.
opponents-8-kos = Steunt wie achterstaat.
opponents-8-start = Goed. Mijn drie hoofden zijn het eens: dit wordt leuk.
opponents-8-yours = Interessant. Die beurt onthoud ik honderd jaar.
opponents-8-own = Een van mijn hoofden keek net naar de pinda’s.
opponents-8-won = Een mooie partij. Kom terug als je een derde hoofd hebt.
opponents-8-lost = Verslagen! Ook dit vergeet ik nooit.
