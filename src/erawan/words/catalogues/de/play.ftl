play-you-are = Du spielst { $side }.
play-every-seat = Du spielst alle Plätze.
play-no-seat = Du schaust zu.
play-seat = Platz { $seat }
play-goal-siam = Schieb einen Felsen vom Brett. Es gewinnt die Seite, deren Tier am nächsten hinter dem Felsen steht und in Schubrichtung schaut.
play-goal-king-of-siam = Am Ende gewinnt, wer die meisten Anhänger der herrschenden Fraktion hat. Gib eine Karte ein, etwa khon, um zu sehen, was du damit tun kannst.
play-help-turns-siam =
    Züge:    +c1n   auf c1 hereinkommen und nach Norden schauen (n Norden, e Osten,
                    s Süden, w Westen); ist c1 besetzt, wird geschoben
             c1c2n  von c1 nach c2 gehen und nach Norden schauen; ist c2 besetzt,
                    wird geschoben
             c1e    sich auf c1 nach Osten drehen
             c1-    das Brett von c1 aus verlassen
play-help-turns-king-of-siam =
    Züge:     pass    keine Karte spielen; wenn alle nacheinander passen, endet der Kampf
              khon    nur eine Karte eingeben, um zu sehen, wie der Zug weitergehen kann
              king  khon  1v1  2v1  rama  lao  malay    die Karten
              1v1:L@cm,R@su>M@ke  einen Lao aus cm gegen einen Rama aus su tauschen, dann einen Malay aus ke nehmen
play-help-words =
    Befehle: turns  deine Züge auflisten (turns c1: die eines Feldes)
             hint   einen guten Zug zeigen
             undo   deinen letzten Zug zurücknehmen
             board  das Brett noch einmal zeichnen
             help   diese Hilfe noch einmal zeigen
             quit   aufhören und erfahren, wie du später weiterspielst
play-prompt = { $side } (Zug oder help)>
play-your-turn = Du bist am Zug. Tippe help für eine Liste der Befehle.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Weiter mit: { $choices }
play-hint = Versuche { $turn }: { $does }
play-none = Kein erlaubter Zug beginnt mit { $prefix }.
play-cannot-undo = Du hast keinen Zug, den du zurücknehmen kannst.
play-undone = Zug zurückgenommen.
play-goodbye = Später weiterspielen: erawan play --position "{ $position }"{ $words }
play-goodbye-record = Später weiterspielen: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Die Stellung wird nicht gezeigt, weil die Karten der anderen verdeckt sind. Um eine Partie später fortsetzen zu können, starte sie mit --record DATEI.
play-thinking = Denkt nach …
play-recorded = Die Partie wurde in { $path } gespeichert.
error-play-resume-needs = --resume braucht eine aufgezeichnete Partie; nenne ihre Datei mit --record
error-play-resume-alone = --resume übernimmt alles aus der aufgezeichneten Partie; lass --game, --option und --position weg
error-play-resume-finished = die letzte Partie in { $path } ist beendet; lass --resume weg, um eine neue zu beginnen
error-play-opponents =
    { $found } nennt zu viele Spieler; es gibt nur { $seats ->
        [one] { $seats } anderen Platz
       *[other] { $seats } andere Plätze
    }
error-play-server-alone = { $option } geht nicht zusammen mit --server
error-play-name-alone = { $option } ist nur für Partien auf einem Server; ergänze --server URL
play-goodbye-server = Später weiterspielen: erawan play { $game } --server { $url }
play-server-games = Partien auf dem Server:
error-server-which = nenne eine Partie auf dem Server oder füge einen Einladungslink ein: erawan play PARTIE --server URL
error-server-address = { $found } ist keine Serveradresse; schreibe sie wie http://localhost:8421
error-server-game = { $found } ist weder die ID einer Partie noch ein Einladungslink
error-server-unreachable = der Server { $url } ist nicht erreichbar: { $reason }
error-server-strange = { $url } antwortet nicht wie ein Erawan-Server: { $reason }
error-server-said = der Server antwortet: { $message }
