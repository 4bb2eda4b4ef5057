# The pages with the complete rules. A line is a paragraph; • begins an item, `…` is code, **…** is strong, numbers of rules become links.
rules-title = { $game }: de regels
rules-contents = Inhoud
rules-link = Link naar regel { $rule }
rules-ruling = Onze keuze
rules-print = Afdrukken
rules-show = Laat zien
rules-guide = Goed spelen
rules-try = Zelf proberen
rules-reset = Opnieuw
rules-province = Provincie
rules-home = Thuisprovincie van
rules-borders-on = Grenst aan
rules-appendix = Bijlage: voor programma’s en nieuwsgierigen
rules-appendix-more = Aan tafel heeft niemand dit deel nodig. Hier staat hoe beurten en stellingen worden opgeschreven, zodat mensen, programma’s en opgeslagen partijen elkaar begrijpen.
rules-siam-intro =
    Siam is een spel van Didier Dhorbait, in 2005 verschenen bij Ferti. Hier staat alles wat je nodig hebt, in onze eigen woorden. Je kunt op alle borden spelen: verplaats de stukken, kijk wat er gebeurt, begin opnieuw.
    Je speelt met z’n tweeën, vanaf acht jaar, en het duurt ongeveer een kwartier.
    Elke regel heeft een nummer, en als de app een beurt weigert, kun je de regel erbij opzoeken. Waar de gedrukte regels een vraag openlaten, moesten we kiezen; daar staat dan “Onze keuze”.
rules-king-of-siam-intro =
    King of Siam is een spel van Peer Sylvester, in 2007 verschenen bij Histogame, voor twee, drie of vier spelers; met vier speel je in twee teams. Hier staat alles wat je nodig hebt, in onze eigen woorden. Je kunt op de landkaarten spelen: druk op “Zelf proberen” en speel vanaf die stelling verder.
    Een partij duurt ongeveer een half uur met twee spelers, drie kwartier met drie en een uur met vier. Het spel is bedoeld vanaf twaalf jaar. De auteur kreeg het idee in Thailand, waar hij leraar was: hoe bleef Siam vrij, terwijl alle buren een kolonie werden?
    Elke regel heeft een nummer, en als de app een beurt weigert, kun je de regel erbij opzoeken. Waar de gedrukte regels een vraag openlaten, moesten we kiezen; daar staat dan “Onze keuze”.

# ---- Siam
rules-s1 = Het bord en de dieren
rules-s1-1-name = Het bord
rules-s1-1 = Je speelt op vijf bij vijf vakken. Een letter noemt de kolom, van `a` in het westen tot en met `e` in het oosten; een cijfer noemt de rij, van `1` in het zuiden tot en met `5` in het noorden. `a1` is dus de hoek linksonder.
rules-s1-2-name = De dieren
rules-s1-2 = De ene kant heeft vijf olifanten, de andere vijf neushoorns. Elk dier op het bord kijkt naar een van vier kanten: het noorden, oosten, zuiden of westen. Daarvan hangt af wat het kan duwen.
rules-s1-3-name = De rotsen
rules-s1-3 = In het midden liggen drie rotsen naast elkaar, op `b3`, `c3` en `d3`. Ze zijn van niemand: elke kant mag ze alle drie duwen.
rules-try-start = Zo begint elke partij. De olifanten zijn aan de beurt: neem er een uit de reserve en breng hem binnen.
rules-s1-4-name = De reserve en de rand
rules-s1-4 = Eerst wachten alle dieren naast het bord, in de reserve van hun kant. De zestien buitenste vakken zijn de rand; daar komen en gaan de dieren.
rules-s1-5-name = Om de beurt
rules-s1-5 = De olifanten beginnen, daarna gaat het om de beurt. In jouw beurt doet één van je dieren één ding: het komt binnen, loopt, draait, verlaat het bord of duwt (S2, S3). Een beurt overslaan mag niet. Dat is nooit een probleem, want er kan altijd wel iets.
rules-s2 = Vier dingen die je zonder duwen kunt doen
rules-s2-1-name = Binnenkomen
rules-s2-1 = Zet een dier uit je reserve op een leeg vak van de rand. Het mag kijken waarheen je wilt.
rules-try-enter = Het vak `c1` is bezet, de andere vijftien van de rand zijn vrij. Breng een olifant binnen.
rules-s2-2-name = Lopen
rules-s2-2 = Laat een dier naar een leeg vak ernaast lopen, nooit schuin. Het hoeft niet te lopen waarheen het kijkt, en na de stap mag het overal heen kijken.
rules-try-move = De olifant kijkt naar het oosten. Toch mag hij naar het noorden of het westen lopen, en daarbij draaien.
rules-s2-3-name = Draaien
rules-s2-3 = Laat een dier staan en een andere kant op kijken, met een kwartslag of een halve draai. Het moet daarna echt een andere kant op kijken.
rules-try-turn = Klik twee keer op de olifant en kies dan waarheen hij kijkt.
rules-s2-4-name = Het bord verlaten
rules-s2-4 = Een dier op de rand mag het bord verlaten, waarheen het ook kijkt. Het wacht in je reserve en kan later ergens anders weer binnenkomen.
rules-try-leave = Kies de olifant in de hoek en laat hem het bord verlaten.
rules-s3 = Duwen
rules-s3-1-name = Zo duw je
rules-s3-1 = Is het vak recht vooruit bezet? Dan kan een dier duwen: het gaat één vak in de richting waarin het kijkt en schuift weg wat daar staat. Opzij of achteruit duwen kan niet.
rules-try-push = Laat de olifant op `b3` de rots duwen.
rules-s3-2-name = Van buiten duwen
rules-s3-2 = Een dier uit de reserve mag ook duwend binnenkomen, op een bezet vak aan de rand. Het komt van buiten en kijkt in de richting waarin het gaat. Op de meeste vakken van de rand kan dat vanaf één kant, op de hoeken vanaf twee.
rules-s3-2-ruling = Al vóór de beurt moet er een dier in je reserve zijn. Staan ze alle vijf op het bord, dan kun je niet een eigen dier eruit duwen en met datzelfde dier binnenkomen.
rules-try-corner = In de hoek `a1` ligt een rots. Je kunt daar duwend binnenkomen: vanuit het zuiden naar het noorden, of vanuit het westen naar het oosten.
rules-s3-3-name = De hele rij schuift
rules-s3-3 = Voor de duwer staat een rij stukken zonder gat, tot het eerste lege vak of tot het einde van het bord. Die schuiven allemaal één vak op, en de duwer gaat mee. Niemand draait onderweg.
rules-try-line = Duw met de olifant op `a3`: drie stukken gaan mee.
rules-s3-4-name = Kracht
rules-s3-4 =
    Is de duwer sterk genoeg? Begin met 1 voor de duwer en loop langs de rij, stuk voor stuk:
    • een dier dat met de duw mee kijkt, helpt: 1 erbij;
    • een dier dat ertegenin kijkt, verzet zich: 1 eraf;
    • een dier dat opzij kijkt, verandert niets;
    • een rots komt bij de rotsen die je bent tegengekomen.
    Na elk stuk moet de kracht 1 of meer zijn, en niet minder dan het aantal rotsen tot daar. Klopt dat ergens in de rij niet, dan mag de duw niet. Van wie een dier is, maakt niet uit: die van jou kunnen in de weg staan, en die van de ander kunnen je helpen.
rules-s3-4-ruling = Sommige uitgaven kun je zo lezen dat alleen aan het eind van de rij wordt vergeleken. Heb je dat liever, kies dan de optie `push="line"`; standaard is `push="walk"`. Met `>` voor een dier dat helpt, `<` voor een dier dat zich verzet en `#` voor een rots kunnen de rijen `> < >`, `> # # >` en `> # < >` alleen met `push="line"` bewegen.
rules-try-blocked = De neushoorn kijkt de olifant recht in de ogen: 1 − 1 = 0. Probeer te duwen en kijk wat de app zegt.
rules-try-helped = Nu staat er een neushoorn tussen die naar het oosten kijkt. Hij helpt: 1 + 1 − 1 = 1, net genoeg voor één rots.
rules-try-two-rocks = Eén olifant krijgt geen twee rotsen in beweging. Maar een tweede die van achteren helpt, krijgt het wel voor elkaar: laat hem op `a3` duwend binnenkomen.
rules-try-walk-or-line = Op dit bord geldt `push="line"`: de olifant op `d3` telt mee, al staat hij achter beide rotsen. Als je stuk voor stuk telt, is de tweede rots er een te veel.
rules-s3-5-name = Over de rand
rules-s3-5 = Het laatste stuk van een rij kan van het bord worden geduwd. Een dier gaat dan gewoon terug naar de reserve van zijn kant en mag weer komen.
rules-try-over = Duw de neushoorn uit de hoek.
rules-s4 = Het einde van de partij
rules-s4-1-name = Een rots is weg
rules-s4-1 = Zodra er een rots van het bord wordt geduwd, is de partij afgelopen.
rules-try-rock-off = Hier is één duw genoeg.
rules-s4-2-name = Van wie is de rots?
rules-s4-2 = Kijk naar de dieren die in die rij duwden: de duwer en alle andere die dezelfde kant op kijken. Het dier het dichtst bij de rots beslist, en zijn kant wint. Of een ander dier het tegenhield, doet er niet toe, en ook niet wie er duwde. Je kunt dus winnen in de beurt van je tegenstander, en verliezen in je eigen beurt.
rules-try-whose-rock = De olifant mag duwen, maar de neushoorn staat dichter bij de rots en kijkt dezelfde kant op. Wie wint er?
rules-s4-3-name = Weer dezelfde stelling
rules-s4-3 = De gedrukte regels kennen geen remise. De onze wel: anders kunnen twee stijfkoppen eeuwig doorspelen.
rules-s4-3-ruling = Komt een stelling voor de derde keer voor, dan is het meteen remise. Dezelfde stelling betekent: dezelfde stukken op dezelfde vakken, die dezelfde kant op kijken, met dezelfde kant aan de beurt. Het begin telt mee. Met de optie `repetition` kies je een ander aantal vanaf 2; `repetition=0` zet deze regel uit.
rules-try-third-time = Beide kanten zijn alleen maar gekomen en gegaan; het lege bord was er al twee keer. Gaat de neushoorn nog eens weg, dan is het remise.
rules-s4-4-name = Optie: een rustige opening
rules-s4-4 = Met `opening_ban=True` gaat in de eerste vier beurten, twee per kant, niemand naar `c1` of `c5`: geen dier mag daar binnenkomen, erheen lopen of zich erheen duwen. Erheen geduwd worden mag wel. In latere uitgaven staat deze regel; hier geldt hij alleen als je hem aanzet.
rules-try-ban = Op dit bord geldt het verbod, en dit is de eerste beurt. Probeer op `c1` binnen te komen.
rules-s4-5-name = Optie: een beurtenlimiet
rules-s4-5 = Met `turn_limit` is het remise na zoveel beurten. Mensen hebben dat zelden nodig, dus de standaard is 0, geen limiet; programma’s die al spelend leren, gebruiken 1000.
rules-s5 = Hoe stellingen en beurten worden geschreven
rules-s5-1-name = Stellingen
rules-s5-1 =
    Het begin schrijf je `5/5/1###1/5/5 E`. Eerst komen de rijen van 5 tot en met 1, met `/` ertussen. Een cijfer zegt hoeveel lege vakken er naast elkaar liggen; `N`, `E`, `S`, `W` zijn olifanten naar hun kijkrichting, `n`, `e`, `s`, `w` neushoorns, `#` is een rots. Na een spatie volgt de kant die aan de beurt is, `E` of `R`. Hoeveel dieren er in reserve zijn, volgt uit het bord.
    Een derde veld staat er alleen als het iets te zeggen heeft. De delen worden met komma’s verbonden, in deze volgorde:
    • `t1` tot en met `t4`: het nummer van de komende beurt, zolang het openingsverbod (S4.4) duurt;
    • `x2`, `x3` …: hoe vaak de stelling is voorgekomen, als dat meer dan één keer is;
    • `=E`, `=R` of `==`: de partij is afgelopen, gewonnen of remise. Ook na de laatste beurt wisselt de kant die aan de beurt is.
    Eerdere stellingen staan in de opgeslagen partij, niet in deze tekst. Een programma dat alleen deze tekst leest, begint opnieuw te tellen.
rules-s5-2-name = Beurten
rules-s5-2 =
    • `+a1n`: binnenkomen op a1, kijkend naar het noorden; is a1 bezet, dan duwen.
    • `a1b1n`: van a1 naar b1 lopen en naar het noorden kijken; is b1 bezet, dan duwen.
    • `a1n`: op a1 naar het noorden draaien.
    • `a1-`: het bord verlaten vanaf a1.
rules-s5-3-name = Wat geweigerd wordt
rules-s5-3 = Een tekst die geen stelling kan zijn, wordt geweigerd, en je hoort wat er bij welk teken fout is: een te lange rij, een onbekende letter, te veel dieren, een rots die ontbreekt. Twee rotsen worden alleen samen met `=E` of `=R` aanvaard, want het bord alleen laat niet zien wie won.
rules-s6 = Getallen om een programma te controleren
rules-s6-lead = Als je het spel programmeert, kun je tellen hoe het vanaf het begin verder kan gaan: 64 mogelijkheden na één beurt, 3.894 na twee, 279.082 na drie, 19.235.728 na vier; een partij die eerder eindigt, telt één keer. Met `push="line"` zijn het er na drie beurten 279.102. Kloppen je getallen, dan kloppen je regels hoogstwaarschijnlijk ook.

# ---- King of Siam
rules-k1 = Wat er bij het spel hoort
rules-k1-1-name = Drie facties
rules-k1-1 = Rama is geel (`R`), Lao rood (`L`), Maleier blauw (`M`). Elke factie heeft 18 aanhangers, met twee spelers maar 16. Je speelt niet voor één factie; je verzamelt aanhangers van alle drie.
rules-k1-2-name = Acht provincies
rules-k1-2 = Het land heeft acht provincies. Eén is de thuisprovincie van Rama, één die van Lao, één die van de Maleiers. De landkaart laat zien welke provincies buren zijn.
rules-k1-3-name = Ieder acht kaarten
rules-k1-3 = Alle spelers beginnen met dezelfde acht kaarten: Maharacha (`K`), twee keer Khon Thai (`T`), 1 tegen 1 (`1`), 2 tegen 1 (`2`), en Rama (`R`), Lao (`L`) en Maleier (`M`). Je krijgt er nooit een bij; met je acht kaarten moet je de hele partij toe.
rules-k1-4-name = Tegels en markers
rules-k1-4 = Elke provincie heeft een tegel. De tegels liggen op een rij op de plekken 1 tot en met 8, open tot hun provincie beslist is. Verder zijn er markers die tonen wie een provincie beheerst, acht voor elke factie en vier voor de Britten, en vier koningsmarkers.
rules-k1-5-name = De landkaarten
rules-k1-5 =
    Een landkaart is een bestand, dus je kunt ook op een andere spelen. Twee zijn erbij: `siam`, en `britain`, met de grenzen van een latere uitgave van hetzelfde idee, The King is Dead uit 2020. Alleen de landkaart komt daarvandaan; de regels blijven dezelfde.
    Heb je het gedrukte bord, kopieer dan het bestand, verbeter de grenzen en speel daarop. Een landkaart moet precies acht provincies met codes van twee letters hebben, drie verschillende thuisprovincies, grenzen tussen provincies die bestaan, en een weg van elke provincie naar elke andere; anders wordt de landkaart geweigerd, met de reden.
rules-k1-5-ruling = Een afbeelding van het oorspronkelijke bord hebben we niet. We weten dat Ayutthaya de thuisprovincie van Rama is, dat Sukhothai een provincie is, dat de Lao in het noorden wonen en de Maleiers ver in het zuiden. De rest van de landkaart `siam` hebben we afgeleid uit het land zoals het in 1874 was.
rules-try-map-siam = De landkaart `siam`. Huisjes geven de drie thuisprovincies aan; de provincie met de felle rand is omstreden.
rules-try-map-britain = De landkaart `britain`. Essex is de thuisprovincie van Rama, Gwynedd die van Lao, Moray die van de Maleiers.
rules-k2 = De opstelling
rules-k2-1-name = Je eerste twee aanhangers
rules-k2-1 = Iedereen trekt een hulpkaart met een nummer van 1 tot en met 3, of tot en met 4 met vier spelers. Daarop staat met welke twee aanhangers je begint.
rules-k2-1-ruling = Bekend is dat elke kaart twee kleuren toont. Wij nemen aan dat kaart 1 Rama en Lao betekent, kaart 2 Lao en Maleier, kaart 3 Rama en Maleier. Wie kaart 4 heeft, krijgt hetzelfde paar als de speler links.
rules-k2-2-name = De aanhangers plaatsen
rules-k2-2 = Zet in elke thuisprovincie twee aanhangers van de eigen factie. Trek daarna willekeurig aanhangers tot er in elke provincie vier staan. Alle andere vormen de voorraad.
rules-try-set-up = Een opstelling voor twee, klaar om te beginnen. Je speelt hier op alle plaatsen: kies een kaart en volg de stappen, of pas.
rules-k2-3-name = De volgorde van de tegels
rules-k2-3 = De acht tegels worden geschud en open neergelegd. Iedereen ziet vanaf het begin wanneer welke provincie komt.
rules-k2-4-name = Plaatsen en teams
rules-k2-4 = De speler met de laagste hulpkaart begint. Daarna gaat het met de klok mee, van elke plaats naar de volgende. Met z’n vieren spelen de spelers op plaats 1 en 3 samen tegen die op plaats 2 en 4.
rules-k2-5-name = Hier houdt het toeval op
rules-k2-5 = Na de opstelling hangt niets meer van het toeval af. De opstelling komt uit een getal, de startwaarde, en een opgeslagen partij bevat de opstelling zelf; zo kun je een partij precies naspelen.
rules-k3 = Het verloop
rules-k3-1-name = Acht machtsstrijden
rules-k3-1 = Om de provincies wordt een voor een gestreden, in de volgorde van hun tegels. Omstreden is altijd de provincie van de eerste tegel die nog open ligt.
rules-k3-2-name = Een kaart spelen of passen
rules-k3-2 = In je beurt speel je één kaart (K4) of je past. Als je past, mag je de volgende keer gerust weer een kaart spelen. Zolang je kaarten hebt, heb je altijd de keus, behalve in het geval van K4.5. Zonder kaarten moet je passen.
rules-k3-3-name = Iedereen heeft gepast
rules-k3-3 = Als alle spelers op rij hebben gepast, is de strijd voorbij (K6). De speler links van degene die het laatst paste, begint de volgende strijd.
rules-k4 = Een kaart spelen
rules-k4-1-name = Eerst de kaart, dan een aanhanger
rules-k4-1 = Doe wat de kaart zegt. Neem dan één aanhanger uit een provincie naar keuze en zet die voor je, waar iedereen hem ziet. De kaart ben je dan kwijt.
rules-k4-2-name = Zoveel als kan
rules-k4-2 = Een kaart doet alles wat de regels toelaten. Kan maar een deel, doe dan dat deel. Kan er niets, dan mag je de kaart toch spelen.
rules-k4-3-name = Je neemt altijd een aanhanger
rules-k4-3 = Ook na een kaart die niets deed, neem je een aanhanger; dat moet zelfs.
rules-k4-3-ruling = Staat er geen enkele aanhanger meer op de landkaart, dan neem je er geen.
rules-k4-4-name = Besliste provincies blijven leeg
rules-k4-4 = Zodra een factie of de Britten een provincie beheersen, mag er geen aanhanger meer heen. De provincie blijft leeg.
rules-k4-5-name = De allerlaatste kaart
rules-k4-5 =
    Stel dat niemand anders nog kaarten heeft en jij nog één kaart, de allerlaatste van de partij. Je mag die alleen spelen als jij of je partner daardoor wint. Niemand kan nog antwoorden, dus elke strijd die nog komt, wordt beslist zoals de landkaart er daarna uitziet.
    Je mag de kaart alleen spelen op een manier die wint, ook als je met passen ook zou winnen. Daarna worden de overige machtsstrijden nog uitgespeeld met passen; dat passen telt als beurt en staat in de opgeslagen partij.
rules-try-last-card = Speler 1 heeft de laatste kaart, 1 tegen 1. Veel manieren om te ruilen winnen hier. Laat de ruil zien die dat niet doet, en lees waarom die geweigerd wordt.
rules-k4-6-name = Wat verborgen is
rules-k4-6 =
    Gespeelde kaarten liggen bij elke speler op een stapel, en alleen de bovenste is te zien. Dat is de standaard, `discards="top"`. Je ziet je eigen hand, hoeveel kaarten de anderen hebben, de bovenste kaart van elke stapel en de laatste beurt van elke speler. De kaarten van de anderen, diepere kaarten in de stapel en eerdere beurten blijven verborgen tot de partij is afgelopen.
    Met `discards="open"` is niets verborgen. Zo gaan snelle partijen en lessen, en dat staat er dan ook bij.
rules-k5 = Wat de kaarten doen
rules-k5-1-name = Maharacha
rules-k5-1 = Kies twee tegels die open liggen en geen koningsmarker hebben, ruil ze en leg op een van de twee een koningsmarker. Een gemarkeerde tegel blijft voorgoed liggen. Verplaats je de omstreden tegel, dan is meteen een andere provincie omstreden.
rules-k5-1-ruling = Zijn er minder dan twee tegels om uit te kiezen, dan wordt er niets geruild en geen marker gelegd.
rules-try-king = Nakhon Si Thammarat is omstreden. Ruil die tegel met die van Luang Prabang, zodat de provincie van de Lao als eerste komt.
rules-k5-2-name = Khon Thai
rules-k5-2 = Neem van elke factie één aanhanger uit de voorraad en zet elk in een provincie die niemand beheerst: allemaal samen of ieder ergens anders, zoals je wilt. Heeft de voorraad geen aanhanger van een factie, dan wordt die factie overgeslagen.
rules-try-khon = In Chiang Mai staan Rama en Lao gelijk. Eén Rama erbij beslist; zet de andere twee waar ze geen kwaad kunnen.
rules-k5-3-name = 1 tegen 1
rules-k5-3 = Ruil één aanhanger uit een provincie tegen één uit een andere. De twee mogen ver uit elkaar liggen, en beide aanhangers mogen van dezelfde factie zijn.
rules-try-one-for-one = Ruil een Maleier uit Chiang Mai, ver in het noorden, tegen een Rama uit Kedah, ver in het zuiden.
rules-k5-4-name = 2 tegen 1
rules-k5-4 = Ruil twee aanhangers uit een provincie tegen één uit een buurprovincie. Ook hier mogen ze van dezelfde factie zijn.
rules-k5-4-ruling = Is zo’n ruil nergens mogelijk, maar staan er in twee buurprovincies aanhangers, ruil dan één tegen één.
rules-try-two-for-one = Twee Maleiers verlaten het omstreden Nakhon Si Thammarat voor Ayutthaya, en één Rama komt terug.
rules-k5-5-name = Niet terugdraaien
rules-k5-5 = Na een 1 tegen 1 mag de volgende kaart niet een 1 tegen 1 zijn die gewoon dezelfde aanhangers tussen dezelfde twee provincies terugruilt, wie de eerste ook speelde. Voor 2 tegen 1 geldt hetzelfde. Zodra er een andere kaart is gespeeld, vervalt het verbod; door passen of het einde van een strijd vervalt het niet. Voor K4.2 telt een verboden ruil als onmogelijk.
rules-k5-5-ruling = Alleen het precieze spiegelbeeld is verboden: alle aanhangers van de eerste ruil, door dezelfde soort kaart. Twee provincies die net aanhangers van één factie hebben geruild, mogen dat dus niet meteen nog eens doen. Een andere ruil met hetzelfde effect mag wel.
rules-try-no-undoing = Speler 1 heeft net een Maleier in Chiang Mai geruild tegen een Rama uit Kedah. Speler 2 zou graag terugruilen.
rules-k5-6-name = Rama, Lao, Maleier
rules-k5-6 = Twee aanhangers van de factie op de kaart gaan uit de voorraad naar een of twee provincies die niemand beheerst. Elk daarvan moet grenzen aan een provincie die de factie beheerst, of aan haar thuisprovincie; maar die telt niet meer zodra een andere factie of de Britten die beheersen. Heeft de voorraad er maar één, dan komt alleen die.
rules-try-faction-card = Rama beheerst nog niets, dus zijn aanhangers verzamelen zich rond zijn thuisprovincie, Ayutthaya. Met twee erbij winnen ze de strijd om Khorat.
rules-k6 = Het einde van een strijd
rules-k6-1-name = Wie de provincie krijgt
rules-k6-1 = De factie met de meeste aanhangers daar krijgt de provincie. Staan twee of drie facties samen aan kop, of staan er geen aanhangers, dan grijpen de Britten in en krijgen zij de provincie.
rules-try-majority = Speler 1 heeft gepast. Past speler 2 ook, dan is Khorat beslist: drie Rama tegen één Maleier.
rules-try-british = Twee Rama, twee Lao: in Luang Prabang zijn ze het nergens over eens. Pas, en kijk wie daar blij mee is.
rules-k6-2-name = Iedereen gaat terug
rules-k6-2 = De aanhangers die in de provincie stonden, gaan terug naar de voorraad, en de tegel wordt omgedraaid.
rules-k6-3-name = Wanneer de partij eindigt
rules-k6-3 = Bij de vierde Britse provincie is de partij meteen afgelopen. Komt het niet zover, dan eindigt de partij na de achtste strijd.
rules-k7 = Wie wint
rules-k7-1-name = Een Britse kolonie
rules-k7-1 = Hebben de Britten vier provincies, dan tellen complete sets: één aanhanger van elke factie is een set. Wie de meeste sets heeft, wint. Bij een gelijke stand wint van die spelers degene die het laatst een kaart speelde; heeft geen van hen een kaart gespeeld, dan winnen ze samen.
rules-try-colony = De Britten hebben drie provincies, en in Nakhon Si Thammarat staat het gelijk. Nog één keer passen, en Siam is een kolonie. Beide spelers hebben twee sets, en de laatste kaart was van speler 2.
rules-k7-2-name = Welke factie heerst
rules-k7-2 = Is er geen kolonie, dan heerst de factie die de meeste provincies beheerst. Staan facties gelijk, dan heerst daarvan de factie die het laatst een provincie won.
rules-k7-2-ruling = Welke factie tweede is en welke derde, wordt op dezelfde manier bepaald.
rules-k7-3-name = Welke speler wint
rules-k7-3 = Je wint als je de meeste aanhangers van de heersende factie hebt. Bij een gelijke stand worden de aanhangers van de tweede factie vergeleken. Is het dan nog gelijk, dan valt van die spelers degene af die het laatst een kaart speelde.
rules-k7-3-ruling = Dat gaat door tot er één speler over is. Een factie zonder provincie telt nooit als de tweede. Wie helemaal geen kaart heeft gespeeld, telt als iemand die vóór alle anderen speelde. Spelers die dan nog gelijk staan, winnen samen.
rules-try-second-faction = De laatste strijd: Rama krijgt Sukhothai en gaat heersen. Beide spelers hebben drie Rama, dus beslissen de aanhangers van de tweede factie, Lao.
rules-k7-4-name = Vier spelers
rules-k7-4 = Iedereen verzamelt voor zichzelf. De speler die volgens K7.3 wint, wint samen met de partner. In een kolonie leggen partners hun aanhangers bij elkaar en tellen ze de sets; bij een gelijke stand wint het team dat het laatst een kaart speelde.
rules-k7-4-ruling = Een gelijke stand in K7.3 wordt per speler beslist, en wie afvalt, wint toch als de partner overblijft.
rules-try-teams = Rama gaat heersen. Speler 1 heeft de meeste Rama, vier, en wint samen met speler 3, die er maar één heeft.
rules-k7-5-name = Niet praten
rules-k7-5 = Met vier spelers praat niemand over het spel en toont niemand kaarten, ook niet aan de partner; zo’n partij heeft geen chat. De optie `talk=True`, een idee van de auteur, staat praten toe als iedereen het hoort: je mag je kaarten noemen, maar niet laten zien.
rules-k8 = Hoe beurten en stellingen worden geschreven
rules-k8-1-name = Beurten
rules-k8-1 =
    Een beurt is `pass`, of een kaart, dan `:` en wat die doet, dan `>` en de aanhanger die je neemt.
    • `king:su,ay!ay>R@kh`: ruil de tegels van su en ay, koningsmarker op ay, neem een Rama uit kh.
    • `khon:R@su,L@cm,M@ke>L@cm`: Rama naar su, Lao naar cm, Maleier naar ke; neem een Lao uit cm.
    • `1v1:L@cm,R@su>M@ke`: ruil een Lao in cm tegen een Rama in su; neem een Maleier uit ke.
    • `2v1:RL@su,M@ay>R@ay`: ruil een Rama en een Lao in su tegen een Maleier in ay; neem een Rama uit ay.
    • `rama:su,kh>R@su`, `lao:kh,kh>L@kh`: waar de twee aanhangers heen gaan, en wie je neemt.
    • `malay>L@su`: er kon geen aanhanger worden geplaatst. Een kaart zonder effect heeft geen `:…`, en was er geen aanhanger meer om te nemen, dan is er geen `>…`.
    Elke beurt heeft één standaardvorm: facties in de volgorde R, L, M, provincies in de volgorde van de landkaart; alleen in een `2v1` staan de twee aanhangers vóór die uit de andere provincie. Een andere volgorde wordt aanvaard en verbeterd.
rules-k8-2-name = Stellingen
rules-k8-2 =
    Een stelling heeft acht velden met een spatie ertussen:
    • landkaart en aantal spelers: `siam:2`;
    • de aanhangers in elke provincie als `R.L.M`, in de volgorde van de landkaart, met `/` ertussen;
    • de tegels per plek, met komma’s: de code, `!` voor een koningsmarker, en `=R`, `=L`, `=M` of `=B` zodra de tegel beslist is, zoals `ay!=R`;
    • per plaats de verzamelde aanhangers en de hand, `1.0.1:KTT12RLM`, de kaarten altijd in deze volgorde; `-` is een lege hand;
    • de plaats die aan de beurt is, geteld vanaf 1; na het einde die links van wie het laatst paste;
    • hoeveel spelers er net op rij hebben gepast; 0 na het einde;
    • de plaatsen naar hun laatste kaart, de nieuwste eerst, `2>1`; `-` als er geen gespeeld is;
    • de ruil die niet mag worden teruggedraaid (K5.5), zoals `1v1:L@cm,R@su`, of `-`. Die blijft staan, ook na passen en na een strijd, tot de volgende kaart.
    Alle andere aanhangers zitten in de voorraad. Een voorbeeld: `siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -`
rules-k8-3-name = Wat geweigerd wordt
rules-k8-3 =
    Een tekst die een onmogelijke stelling beschrijft, wordt geweigerd, met wat er fout is en waar. Onmogelijk zijn:
    • meer aanhangers dan een factie heeft, of aanhangers in een besliste provincie;
    • een provincie die de landkaart niet heeft, een tegel die er twee keer ligt, of een besliste tegel na een open tegel;
    • kaarten die geen speler kan hebben, of meer koningsmarkers dan er Maharacha’s gespeeld zijn;
    • meer dan vier Britse provincies, of iets wat na de vierde beslist is;
    • zo vaak gepast als er spelers zijn;
    • een volgorde van laatste kaarten die niet precies de plaatsen met minder dan acht kaarten noemt, of een ruil door een kaart die de eerstgenoemde plaats nog heeft.
rules-k8-4-name = Wat een speler mag zien
rules-k8-4 = Een weergave is een stelling zonder de geheimen van K4.6. In plaats van een verborgen hand staan er `*`, het aantal kaarten en de bovenste kaart van de stapel: `*5K`. Vóór de eerste kaart is het `*8`.
rules-k9 = Getallen om een programma te controleren
rules-k9-lead = Een beurt kan op zo’n 20.000 manieren, dus toont de app ze nooit allemaal. Je stelt een beurt stap voor stap samen: de kaart, elk doel van de kaart, de aanhanger. Schrijf je een programma voor dit spel? Tel dan de beurten in deze stellingen om het te controleren.
rules-k9-1-name = Twee spelers
rules-k9-1 = Het voorbeeld van K8.2 laat 17.213 beurten toe: Khon Thai 10.048, 1 tegen 1 2.944, 2 tegen 1 2.826, Maharacha 1.064, Rama 194, Lao 117, Maleier 19, en één keer passen.
rules-k9-2-name = Drie spelers
rules-k9-2 = 22.004 beurten: `siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na 1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -`
rules-k9-3-name = Vier spelers
rules-k9-3 = 17.333 beurten: `siam:4 1.2.1/0.2.2/1.2.1/2.0.2/3.1.0/2.1.1/1.3.0/0.1.3 na,ba,ay,lp,ke,cm,kh,su 1.0.1:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 4 0 - -`
rules-k9-4-name = De andere landkaart
rules-k9-4 = 19.708 beurten: `britain:3 1.1.2/2.0.2/2.1.1/0.2.2/0.2.2/1.1.2/2.2.0/1.2.1 wa,la,gw,nb,mo,es,de,st 1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 3 0 - -`
rules-k9-5-name = Uitgewerkte voorbeelden
rules-k9-5 = Ook de voorbeelden die de gedrukte regels uitwerken, worden gecontroleerd: wie begint na een ronde passen, wie een provincie krijgt, welke factie heerst, wie alleen en wie in een team wint.
