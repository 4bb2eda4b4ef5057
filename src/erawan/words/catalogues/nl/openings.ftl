openings-title = Openingen en statistieken
openings-lead = Welke beurten sterke engines en mensen bij Siam spelen, en hoe vaak ze ermee winnen.
openings-numbers = Statistieken van King of Siam
openings-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
openings-none = In geen enkele afgelopen partij kwam deze stelling voor.
openings-no-games = Hier is nog geen partij King of Siam uitgespeeld.
openings-left = Nog te tellen: { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}…
openings-source = Partijen van
openings-engines = Sterke engines
openings-server = Deze server
openings-none-engines = Geen enkele partij tussen de engines verliep zo.
openings-chance = Engine: { $percent }
openings-about-chance = Engine: de winstkans van de olifanten als beide kanten goed spelen.
openings-turn = Beurt
openings-games-head = Partijen
openings-chance-head = Engine
openings-does = Wat de beurt doet
openings-engine-opinion = Volgens de engine is de winstkans van de olifanten { $percent }.
openings-outside = Het openingsboek kent deze stelling niet.
openings-ask = De engine vragen
openings-turns = Hier gespeelde beurten
openings-bar = Olifanten { $elephants }, neushoorns { $rhinos }, remise { $drawn }
openings-elephants = Olifanten winnen
openings-rhinos = Neushoorns winnen
openings-drawn = Remise
openings-back = Vorige beurt
openings-first = Beginstelling
openings-study = Deze stelling bestuderen
openings-mirror = Gedraaide en gespiegelde stellingen tellen als dezelfde.
openings-variant = { $map }, { $players } spelers
openings-ruled = Wie aan het eind heerste
openings-ended = Hoe partijen eindigden
openings-seats = Hoe vaak elke plaats won
openings-british = De Britten (kolonie)
openings-nobody = Niemand (voortijdig beëindigd)
openings-share = { $name }: { $count } van { $total }
openings-reason-kingdom = Koninkrijk
openings-reason-colony = Britse kolonie
openings-reason-resigned = Opgegeven
openings-reason-time = Tijd op
openings-reason-agreed = Remise afgesproken
openings-reason-abandoned = Afgebroken
error-openings-siam-only = openingen zijn er alleen voor Siam, want elke partij King of Siam begint anders
