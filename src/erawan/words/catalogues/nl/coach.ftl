# The coach: moments of a finished game as small puzzles. The reader is the player of the turn.
coach-lead = De engine loopt de partij door en kiest hooguit drie momenten die een tweede blik waard zijn. Elk moment wordt een kleine puzzel.
coach-begin = Momenten zoeken
coach-found = { $count ->
    [one] Er wacht { $count } moment op je.
   *[other] Er wachten { $count } momenten op je.
}
coach-start = Momenten bekijken
coach-none-title = Niets springt eruit
coach-none = In deze partij is geen moment dat met zekerheid uit te leggen is. Wat de engine van elke beurt vindt, staat in de analyse.
coach-review = Partij bekijken
coach-number = Moment { $number } van { $count }
coach-turn = Beurt { $turn }
coach-of = Momenten van
coach-question = Wat zou je hier spelen?
coach-try = Probeer een beurt op het bord. Je kunt het antwoord ook meteen bekijken.
coach-hint = Tip
coach-reveal = Antwoord tonen
coach-again = Nog eens
coach-next = Volgend moment
coach-right = Goed gedaan!
coach-wrong = Nog niet helemaal.
coach-played = Je speelde
coach-better = Beter
coach-done = Dat was alles. Elke partij heeft zulke momenten, en die van jou ken je nu een beetje beter.

# One short name for each kind of moment.
coach-name-siam-win-now = Winst binnen handbereik
coach-name-siam-own-goal = Het verkeerde dier vooraan
coach-name-siam-threat = Een dreiging over het hoofd gezien
coach-name-siam-rock-given = Een weggegeven rots
coach-name-siam-way-opened = Een open weg
coach-name-siam-forced-win = Winst in een paar beurten
coach-name-siam-forced-loss = In de val
coach-name-siam-animal-off = Van het bord geduwd
coach-name-kos-win = Zekere winst
coach-name-kos-loss = De laatste kans
coach-name-kos-home = Een thuisprovincie verloren
coach-name-kos-set = Een set voor een ander
coach-name-kos-by-one = Eén aanhanger te weinig
coach-name-kos-let-win = Te vroeg gepast
coach-name-kos-british = Een gelijke stand voor de Britten
coach-name-kos-colony = De vierde Britse provincie
coach-name-kos-no-effect = Een kaart zonder effect
coach-name-kos-lead-taken = De voorsprong kwijt
coach-name-kos-hopeless = Een factie zonder hoop
coach-name-kos-wasted = Een kaart die niets besliste
coach-name-kos-early = Geen kaarten meer

# The hint: what a good turn does here.
coach-task-siam-win-now = Eén duw wint de partij. Welke?
coach-task-siam-own-goal = Zoek een beurt waarna je tegenstander geen rots van het bord kan duwen.
coach-task-siam-threat = { coach-task-siam-own-goal }
coach-task-siam-rock-given = { coach-task-siam-own-goal }
coach-task-siam-way-opened = { coach-task-siam-own-goal }
coach-task-siam-forced-win = Je kunt in een paar beurten winst afdwingen. Hoe begint dat?
coach-task-siam-forced-loss = Zoek een beurt waarna je tegenstander geen snelle winst heeft.
coach-task-siam-animal-off = Zoek een beurt waarna geen van je dieren van het bord geduwd kan worden.
coach-task-kos-win = Je kunt hier winnen, wat de anderen ook spelen. Hoe?
coach-task-kos-loss = Straks heeft iemand de winst zeker. Zoek een beurt die de partij openhoudt.
coach-task-kos-home = Een factie verliest zo meteen haar thuisprovincie. Jij hebt de kaart van die factie: wat is die dan nog waard?
coach-task-kos-set = De volgende speler maakt zo meteen een set compleet. Voorkom dat.
coach-task-kos-by-one = Als nu iedereen past, eindigt de strijd zoals hij er nu voor staat. Heb je een kaart die dat verandert?
coach-task-kos-let-win = { coach-task-kos-by-one }
coach-task-kos-british = { coach-task-kos-by-one }
coach-task-kos-colony = { coach-task-kos-by-one }
coach-task-kos-no-effect = Zoek een beurt die iets verandert, of spaar je kaart.
coach-task-kos-lead-taken = Met elke kaart neem je een aanhanger van de landkaart. Kijk eerst wie er in zijn provincie aan kop staat, en met hoeveel.
coach-task-kos-hopeless = Welke facties kunnen nog heersen? Tel hun provincies en de machtsstrijden die nog komen.
coach-task-kos-wasted = Is deze strijd een kaart waard?
coach-task-kos-early = { coach-task-kos-wasted }

# Advice for the next game.
coach-tip-siam-win-now = Zoek eerst naar een duw: ligt er een rots aan de rand, met een van je dieren erachter?
coach-tip-siam-own-goal = Het dier dat het dichtst bij de rots staat en in de duwrichting kijkt, wint, wie er ook duwt. Kijk wie vooraan staat voordat je duwt.
coach-tip-siam-threat = Kijk vóór elke beurt naar alle rotsen aan de rand: wie staat erachter en kijkt ernaar?
coach-tip-siam-rock-given = Een rots aan de rand is voor de kant die er het eerst achter staat. Duw hem daar alleen heen als jouw kant de eerste is.
coach-tip-siam-way-opened = Een dier dat een duw tegenhoudt, staat daar niet voor niets. Kijk wat het tegenhoudt voordat je het weghaalt.
coach-tip-siam-forced-win = Zoek beurten met twee dreigingen tegelijk: je tegenstander kan er maar één tegenhouden.
coach-tip-siam-forced-loss = Verplaats je vóór elke beurt in je tegenstander. Wat zou die daarna graag spelen?
coach-tip-siam-animal-off = Aan de rand is een dier dat naar binnen kijkt moeilijk weg te duwen. Een dier dat opzij kijkt, geeft mee.
coach-tip-kos-win = Zijn er weinig kaarten over, tel dan: wie wint er als iedereen vanaf nu past?
coach-tip-kos-loss = { coach-tip-kos-win }
coach-tip-kos-home = De kaart van een factie werkt alleen naast haar thuisprovincie of een provincie die zij beheerst. Speel die kaart voordat de thuisprovincie valt.
coach-tip-kos-set = Tel ieders sets als de Britten in de buurt van vier provincies komen.
coach-tip-kos-by-one = Passen kan het laatste woord in een strijd zijn. Tel de aanhangers voordat je past.
coach-tip-kos-let-win = { coach-tip-kos-by-one }
coach-tip-kos-british = De Britten hebben genoeg aan een gelijke stand. Tel de aanhangers voordat je past.
coach-tip-kos-colony = Als de Britten drie provincies hebben, kan elke gelijke stand de partij beëindigen. Tel de sets op tijd.
coach-tip-kos-no-effect = Een kaart die niets kan doen, kost evenveel als elke andere, en je hebt er maar acht.
coach-tip-kos-lead-taken = Neem je aanhanger uit een provincie waar dat niets verandert, of waar het de anderen schaadt.
coach-tip-kos-hopeless = Aanhangers van de heersende factie beslissen. Verzamel die van een factie die nog kan heersen.
coach-tip-kos-wasted = Je kunt niet elke provincie winnen. Speel een kaart waar die bepaalt wie de provincie krijgt.
coach-tip-kos-early = Je hebt acht kaarten voor de hele partij. Wie aan het eind nog kaarten heeft, heeft het laatste woord.

# What happened in Siam. $turn is a sentence about a turn; $side is "the elephants" or "the rhinos".
coach-siam-win-now = Je kon meteen winnen: { $turn }.
coach-siam-own-goal = De rots op { $rock } viel van het bord, maar het voorste dier dat in de duwrichting keek, was niet van jou: het stond op { $square }. Daarom winnen { $side }.
coach-siam-threat = Al voor je beurt bedreigden { $side } de rots op { $rock }. Jouw beurt hield dat niet tegen: { $turn }.
coach-siam-rock-given = Jouw duw bracht de rots naar { $rock }. Daar kan hij meteen van het bord geduwd worden: { $turn }.
coach-siam-way-opened = Vóór je beurt konden { $side } de rots op { $rock } niet van het bord duwen. Daarna kan het wel: { $turn }.
coach-siam-taken = Je tegenstander zag het en won.
coach-siam-overlooked = Je tegenstander zag het niet. De volgende keer misschien wel.
coach-siam-forced-win = Je kon in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} winst afdwingen, wat je tegenstander ook speelt. Zo begint het: { $turn }.
coach-siam-forced-loss = Na je beurt kunnen { $side } in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} winst afdwingen, wat je ook speelt. Zo begint het: { $turn }.
coach-siam-animal-off = Je dier op { $square } werd van het bord geduwd: { $turn }. Je bent een beurt kwijt om het weer binnen te brengen.

# How a province stands now: $count followers of the leader, $second of the next faction.
coach-kos-stands = { $faction ->
    [rama] Rama staat
    [lao] Lao staat
   *[malay] de Maleiers staan
} aan kop { kos-in-place }, { $count } tegen { $second }
coach-kos-stands-tie = het staat gelijk { kos-in-place } (elk { $count }), en bij een gelijke stand krijgen de Britten de provincie
coach-kos-stands-empty = er staat geen aanhanger { kos-in-place }, en een lege provincie gaat naar de Britten
coach-kos-now = De stand daarna: { $standing }.

# What happened in King of Siam. $settled says who took a province; $player is a player; $tallies lists players with
# their sets; $outcome explains in sentences how the game ends.
coach-kos-win = Je kon hier winnen, wat de anderen ook spelen.
coach-kos-win-stands = En als na de betere beurt niemand meer een kaart speelt? { $outcome }
coach-kos-loss = Na je beurt wint { $player }, wat je ook speelt.
coach-kos-loss-stands = En als niemand meer een kaart speelt? { $outcome }
coach-kos-by-one = Je paste, niemand speelde nog een kaart, en de strijd was voorbij – { $settled }. Eén aanhanger maakte het verschil.
coach-kos-let-win = Je paste, niemand speelde nog een kaart, en de strijd was voorbij – { $settled }.
coach-kos-british = { coach-kos-let-win }
coach-kos-colony = Je paste, niemand speelde nog een kaart, en de strijd was voorbij – { $settled }. Het was hun vierde provincie: Siam is een kolonie, en complete sets beslissen ({ $tallies }).
coach-kos-possible = Je had een kaart die dat kon veranderen. De stand na de betere beurt: { $standing }.
coach-kos-home = { $faction ->
    [rama] Rama verloor zijn thuisprovincie
    [lao] Lao verloor zijn thuisprovincie
   *[malay] De Maleiers verloren hun thuisprovincie
} – { $settled }. Vanaf dat moment kon je kaart { $card } geen enkele aanhanger meer plaatsen.
coach-kos-set = Toen nam { $player } { $followers } { kos-from-place } en maakte een set compleet. Aan het eind beslisten complete sets de partij ({ $tallies }).
coach-kos-no-effect = Je kaart { $card } kon hier niets doen. Je kreeg er alleen een aanhanger voor.
coach-kos-lead-taken = Je nam { $followers } { kos-from-place }. Tot dan toe { $faction ->
    [rama] stond Rama
    [lao] stond Lao
   *[malay] stonden de Maleiers
} daar aan kop, { $lead } tegen { $second }.
coach-kos-hopeless = Je nam { $followers }, maar { $faction ->
    [rama] Rama kon
    [lao] Lao kon
   *[malay] de Maleiers konden
} niet meer heersen.
coach-kos-hopeless-why = Die factie had { $held ->
    [0] geen provincie
    [one] { $held } provincie
   *[other] { $held } provincies
} en er { $left ->
    [one] kwam nog { $left } machtsstrijd
   *[other] kwamen nog { $left } machtsstrijden
}, terwijl de factie { kos-faction } al { $most } provincies had.
coach-kos-wasted = Je kaart { $card } veranderde geen enkele uitslag: tel zonder de aanhangers die ze verplaatste, en elke provincie gaat naar dezelfde kant.
coach-kos-early = Hier speelde je { $card }. Later was je hand leeg, en { $count ->
    [one] { $count } machtsstrijd was
   *[other] { $count } machtsstrijden waren
} nog niet beslist.
coach-kos-early-other = Op dat moment had { $player } nog { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.

# The answer to a turn that was tried: right ones, then wrong ones.
coach-right-siam-win-now = Daar gaat hij, over de rand: daarmee win je de partij.
coach-right-siam-safe = Je tegenstander kan nu geen rots van het bord duwen.
coach-right-siam-forced-win = De winst is niet meer te stoppen: nog { $turns ->
    [one] { $turns } beurt van jou is genoeg
   *[other] { $turns } beurten van jou zijn genoeg
}.
coach-right-siam-forced-loss = Je tegenstander kan nu in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} geen winst afdwingen.
coach-right-siam-animal-off = Nu kan geen van je dieren van het bord geduwd worden.
coach-right-kos-win = Nu kan niemand je de winst nog afnemen.
coach-right-kos-loss = Nu is de winst van { $player } niet meer zeker.
coach-right-kos-province = De stand is nu: { $standing }.
coach-right-kos-home-used = Je speelt je kaart { $card } zolang die nog werkt.
coach-right-kos-set = Nu kan { $player } met de volgende beurt geen set compleet maken.
coach-right-kos-saved = De kaart blijft in je hand, voor een strijd waarin je hem nodig hebt.
coach-right-kos-changed = Deze kaart verandert iets.
coach-right-kos-hopeless = Naar het aantal provincies kan de factie { kos-faction } nog heersen.
coach-wrong-siam-win-now = De partij gaat door, terwijl je nu met één duw zou winnen.
coach-wrong-siam-own-goal = Zo duw je de rots van het bord, maar je tegenstander wint.
coach-wrong-siam-threat = Dan is de partij voorbij: { $turn }.
coach-wrong-siam-forced-win = Na deze beurt { $turns ->
    [one] is { $turns } extra beurt
   *[other] zijn { $turns } extra beurten
} niet genoeg om winst af te dwingen.
coach-wrong-siam-forced-loss = Je tegenstander kan nog steeds in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} winst afdwingen: { $turn }.
coach-wrong-siam-animal-off = Dan wordt een van je dieren van het bord geduwd: { $turn }.
coach-wrong-unclear = De computer kan niet bewijzen dat deze beurt goed is. Probeer een andere.
coach-wrong-kos-win = Na deze beurt kunnen de anderen je de winst nog afnemen.
coach-wrong-kos-loss = Na deze beurt wint { $player }, wat je ook speelt.
coach-wrong-kos-province = De stand na deze beurt: { $standing }.
coach-wrong-kos-pass = Dat gebeurde in de partij – { $settled }.
coach-wrong-kos-set = Met de volgende beurt kan { $player } nog steeds een set compleet maken.
coach-wrong-kos-in-vain = De kaart { $card } verandert in geen enkele provincie wie er aan kop staat.
coach-wrong-kos-spent = Dat kan, maar de engine past hier liever en bewaart de kaart.
coach-wrong-kos-hopeless = De factie { kos-faction } kan niet meer heersen.

error-coach-not-analysed = analyseer eerst de partij; de coach heeft de voltooide analyse nodig
error-coach-no-moment = beurt { $ply } hoort niet bij de momenten die de engine in deze partij heeft gekozen
