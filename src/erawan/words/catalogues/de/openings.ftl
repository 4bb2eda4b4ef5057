openings-title = Eröffnungen und Statistik
openings-lead = Welche Züge starke Engines und Menschen bei Siam machen und wie oft sie damit gewinnen.
openings-numbers = Statistik zu King of Siam
openings-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
openings-none = Keine beendete Partie hat diese Stellung erreicht.
openings-no-games = Hier wurde noch keine Partie King of Siam beendet.
openings-left = Die Zählung läuft: { $count ->
    [one] noch { $count } Partie
   *[other] noch { $count } Partien
} …
openings-source = Wessen Partien
openings-engines = Starke Engines
openings-server = Dieser Server
openings-none-engines = Keine Partie zwischen den Engines hat diese Stellung erreicht.
openings-chance = Engine: { $percent }
openings-about-chance = Engine: wie wahrscheinlich die Elefanten gewinnen, wenn beide Seiten gut spielen.
openings-turn = Zug
openings-games-head = Partien
openings-chance-head = Engine
openings-does = Was der Zug bewirkt
openings-engine-opinion = Laut Engine gewinnen die Elefanten mit einer Wahrscheinlichkeit von { $percent }.
openings-outside = Das Eröffnungsbuch kennt diese Stellung nicht.
openings-ask = Die Engine fragen
openings-turns = Hier gespielte Züge
openings-bar = Elefanten { $elephants }, Nashörner { $rhinos }, Remis { $drawn }
openings-elephants = Elefanten gewinnen
openings-rhinos = Nashörner gewinnen
openings-drawn = Remis
openings-back = Einen Zug zurück
openings-first = Anfangsstellung
openings-study = Stellung analysieren
openings-mirror = Gedrehte und gespiegelte Stellungen gelten als gleich.
openings-variant = { $map }, { $players } Spieler
openings-ruled = Wer am Ende herrschte
openings-ended = Wie Partien endeten
openings-seats = Wie oft jeder Platz gewann
openings-british = Die Briten (Kolonie)
openings-nobody = Niemand (vorzeitig beendet)
openings-share = { $name }: { $count } von { $total }
openings-reason-kingdom = Königreich
openings-reason-colony = Britische Kolonie
openings-reason-resigned = Aufgegeben
openings-reason-time = Zeit abgelaufen
openings-reason-agreed = Remis vereinbart
openings-reason-abandoned = Abgebrochen
error-openings-siam-only = Eröffnungen gibt es nur für Siam, denn bei King of Siam beginnt jede Partie anders
