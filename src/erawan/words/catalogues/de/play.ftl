play-you-are = Du bist: { $side }.
play-every-seat = Du spielst alle Plätze.
play-no-seat = Du schaust zu.
play-seat = Platz { $seat }
play-goal-siam = Schiebe einen Felsen vom Brett: Deine Seite gewinnt, wenn ihr Tier dem Felsen am nächsten steht und in Schubrichtung blickt.
play-goal-king-of-siam = Es gewinnt, wer die meisten Anhänger der Fraktion hat, die am Ende regiert. Tippe eine Karte, etwa khon, um zu sehen, wie es weitergeht.
play-help-turns-siam =
    Züge:    +c1n   auf c1 ins Spiel kommen, Blick nach Norden (n, e: Osten,
                    s: Süden, w: Westen); ein Schub, wenn c1 besetzt ist
             c1c2n  von c1 nach c2 gehen, Blick nach Norden; ein Schub,
                    wenn c2 besetzt ist
             c1e    sich auf c1 nach Osten drehen
             c1-    das Brett von c1 aus verlassen
play-help-turns-king-of-siam =
    Züge:     pass    nichts tun; wenn alle nacheinander passen, endet der Kampf
              khon    eine Karte allein zeigt, wie es weitergehen kann
              king  khon  1v1  2v1  rama  lao  malay    die Karten
              1v1:L@cm,R@su>M@ke  Lao in cm gegen Rama in su tauschen, dann Malaie in ke nehmen
play-help-words =
    Befehle: turns  deine Züge auflisten (turns c1: die eines Feldes)
             hint   einen Zug sehen, den der Gegner spielen würde
             undo   deinen letzten Zug zurücknehmen
             board  das Brett noch einmal zeichnen
             help   dies noch einmal lesen
             quit   aufhören; du erfährst, wie du später weiterspielst
play-prompt = { $side } (ein Zug oder help)>
play-your-turn = Du bist am Zug. Tippe help, wenn du nicht weiterweißt.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Weiter mit: { $choices }
play-hint = Versuche { $turn }: { $does }
play-none = kein Zug beginnt mit { $prefix }
play-cannot-undo = es gibt keinen Zug von dir zum Zurücknehmen
play-undone = zurückgenommen
play-goodbye = Später weiterspielen: erawan play --position "{ $position }"{ $words }
play-goodbye-record = Später weiterspielen: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Andere Hände bleiben verdeckt, darum wird die Stellung nicht genannt. Um eine Partie später fortzusetzen, spiele sie mit --record DATEI.
play-thinking = denkt nach …
play-recorded = Die Partie wurde an { $path } angefügt.
error-play-resume-needs = --resume setzt eine aufgezeichnete Partie fort: nenne ihre Datei mit --record
error-play-resume-alone = --resume nimmt die Partie aus der Datei; lass --game, --option und --position weg
error-play-resume-finished = die letzte Partie in { $path } ist beendet; ohne --resume kommt eine neue dazu
error-play-opponents = { $found } nennt mehr Spieler, als es andere Plätze gibt: { $seats }
error-play-server-alone = { $option } geht nicht zusammen mit --server
error-play-name-alone = { $option } ist für Partien auf einem Server: nenne ihn mit --server
play-goodbye-server = Später weiterspielen: erawan play { $game } --server { $url }
play-server-games = Partien auf dem Server:
error-server-which = nenne eine Partie auf dem Server oder füge den Link einer Einladung ein: erawan play PARTIE --server URL
error-server-address = { $found } ist keine Adresse eines Servers; schreibe zum Beispiel http://localhost:8421
error-server-game = { $found } ist weder die Kennung einer Partie noch der Link einer Einladung
error-server-unreachable = der Server { $url } ist nicht erreichbar: { $reason }
error-server-strange = { $url } antwortet nicht wie ein Erawan-Server: { $reason }
error-server-said = der Server sagt: { $message }
