play-you-are = Je bent { $side }.
play-every-seat = Je speelt alle plaatsen.
play-no-seat = Je kijkt toe.
play-seat = plaats { $seat }
play-goal-siam = Duw een rots van het bord: jouw partij wint als haar dier het dichtst achter de rots staat en in de duwrichting kijkt.
play-goal-king-of-siam = Wie de meeste aanhangers heeft van de factie die aan het eind regeert, wint. Typ een kaart, bijvoorbeeld khon, om te zien hoe het verdergaat.
play-help-turns-siam =
    Zetten:     +c1n   op c1 het bord op, kijkend naar het noorden
                       (n, e: oost, s: zuid, w: west); een duw als c1 bezet is
                c1c2n  van c1 naar c2 en naar het noorden kijken; een duw
                       als c2 bezet is
                c1e    op c1 naar het oosten draaien
                c1-    het bord vanaf c1 verlaten
play-help-turns-king-of-siam =
    Beurten:  pass    niets doen; als allen na elkaar passen, eindigt de strijd
              khon    een kaart alleen laat zien hoe het verder kan
              king  khon  1v1  2v1  rama  lao  malay    de kaarten
              1v1:L@cm,R@su>M@ke  ruil Lao in cm met Rama in su en neem Maleis in ke
play-help-words =
    Opdrachten: turns  je zetten tonen (turns c1: die van één veld)
                hint   een zet zien die de tegenstander zou doen
                undo   je laatste zet terugnemen
                board  het bord opnieuw tekenen
                help   dit nog eens lezen
                quit   stoppen; je leest hoe je later verder kunt
play-prompt = { $side } (een zet, of help)>
play-your-turn = Jij bent aan zet. Typ help als je het niet meer weet.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Ga verder met: { $choices }
play-hint = Probeer { $turn }: { $does }
play-none = geen zet begint met { $prefix }
play-cannot-undo = er is geen zet van jou om terug te nemen
play-undone = teruggenomen
play-goodbye = Later verder: erawan play --position "{ $position }"{ $words }
play-goodbye-record = Later verder: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Andere handen blijven verborgen, daarom wordt de stelling niet getoond. Speel met --record BESTAND om een partij later te kunnen voortzetten.
play-thinking = denkt na …
play-recorded = De partij is toegevoegd aan { $path }.
error-play-resume-needs = --resume zet een opgeslagen partij voort: noem het bestand met --record
error-play-resume-alone = --resume haalt de partij uit het bestand; laat --game, --option en --position weg
error-play-resume-finished = de laatste partij in { $path } is voltooid; zonder --resume wordt er een nieuwe toegevoegd
error-play-opponents = { $found } noemt meer spelers dan er andere plaatsen zijn: { $seats }
error-play-server-alone = { $option } gaat niet samen met --server
error-play-name-alone = { $option } is voor partijen op een server: noem die met --server
play-goodbye-server = Om later verder te gaan: erawan play { $game } --server { $url }
play-server-games = Partijen op de server:
error-server-which = noem een partij op de server, of plak de link van een uitnodiging: erawan play PARTIJ --server URL
error-server-address = { $found } is niet het adres van een server; schrijf bijvoorbeeld http://localhost:8421
error-server-game = { $found } is geen id van een partij en geen link van een uitnodiging
error-server-unreachable = de server { $url } is niet bereikbaar: { $reason }
error-server-strange = { $url } antwoordt niet als een Erawan-server: { $reason }
error-server-said = de server zegt: { $message }
