openings-title = Eröffnungen und Zahlen
openings-lead = Was in den beendeten Partien auf diesem Server gespielt wurde und wie oft es gewann.
openings-numbers = King of Siam in Zahlen
openings-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
openings-none = Keine beendete Partie kam zu dieser Stellung.
openings-no-games = Hier wurde noch keine Partie King of Siam beendet.
openings-left = Es wird noch gezählt: { $count ->
    [one] noch { $count } Partie
   *[other] noch { $count } Partien
} …
openings-turns = Was hier gespielt wurde
openings-bar = Elefanten { $elephants }, Nashörner { $rhinos }, unentschieden { $drawn }
openings-elephants = Elefanten gewinnen
openings-rhinos = Nashörner gewinnen
openings-drawn = unentschieden
openings-back = Einen Zug zurück
openings-first = Zur ersten Stellung
openings-study = Diese Stellung untersuchen
openings-mirror = Stellungen, die sich nur durch Drehen oder Spiegeln des Bretts unterscheiden, zählen als eine.
openings-variant = { $map }, { $players } Spieler
openings-ruled = Wer am Ende herrschte
openings-ended = Wie es endete
openings-seats = Wie oft jeder Platz gewann
openings-british = die Briten (Kolonie)
openings-nobody = niemand (vorzeitig beendet)
openings-share = { $name }: { $count } von { $total }
openings-reason-kingdom = als Königreich
openings-reason-colony = als britische Kolonie
openings-reason-resigned = jemand gab auf
openings-reason-time = die Zeit war um
openings-reason-agreed = vereinbart
openings-reason-abandoned = abgebrochen
error-openings-siam-only = Eröffnungen werden nur für Siam gezählt: in King of Siam beginnt jede Partie anders
