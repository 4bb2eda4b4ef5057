# The pages with the complete rules. A line is a paragraph; • begins an item, `…` is code, **…** is strong, numbers of rules become links.
rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-link = Link zu Regel { $rule }
rules-ruling = Festlegung
rules-print = Drucken
rules-show = Zeig es mir
rules-guide = Gut spielen
rules-try = Ausprobieren
rules-reset = Von vorn
rules-province = Provinz
rules-home = Heimat von
rules-borders-on = Grenzt an
rules-appendix = Anhang: für Programme und Neugierige
rules-appendix-more = Am Spieltisch braucht das niemand. Hier steht, wie Züge und Stellungen aufgeschrieben werden, damit Menschen, Programme und Aufzeichnungen einander verstehen.
rules-siam-intro =
    Siam ist ein Spiel von Didier Dhorbait, erschienen 2005 bei Ferti. Hier steht alles, was du brauchst, in unseren eigenen Worten. Auf allen Brettern kannst du spielen: Bewege die Figuren, schau, was passiert, fang von vorn an.
    Es braucht zwei Spieler ab acht Jahren und etwa eine Viertelstunde.
    Jede Regel hat eine Nummer, und wenn die App einen Zug ablehnt, kannst du die Regel dazu nachschlagen. Wo die gedruckten Regeln eine Frage offenlassen, mussten wir uns entscheiden; eine solche Entscheidung ist als Festlegung gekennzeichnet.
rules-king-of-siam-intro =
    King of Siam ist ein Spiel von Peer Sylvester, erschienen 2007 bei Histogame, für zwei, drei oder vier Spieler; zu viert spielt man in zwei Teams. Hier steht alles, was du brauchst, in unseren eigenen Worten. Auf den Landkarten kannst du spielen: Drücke „Ausprobieren“ und spiel von dort weiter.
    Eine Partie dauert zu zweit etwa eine halbe Stunde, zu dritt eine Dreiviertelstunde und zu viert eine Stunde. Gedacht ist das Spiel für Menschen ab zwölf Jahren. Die Idee kam dem Autor in Thailand, wo er Lehrer war: Wie blieb Siam frei, während alle Nachbarn zu Kolonien wurden?
    Jede Regel hat eine Nummer, und wenn die App einen Zug ablehnt, kannst du die Regel dazu nachschlagen. Wo die gedruckten Regeln eine Frage offenlassen, mussten wir uns entscheiden; eine solche Entscheidung ist als Festlegung gekennzeichnet.

# ---- Siam
rules-s1 = Das Brett und die Tiere
rules-s1-1-name = Das Brett
rules-s1-1 = Gespielt wird auf fünf mal fünf Feldern. Ein Buchstabe nennt die Spalte, von `a` im Westen bis `e` im Osten, eine Ziffer die Reihe, von `1` im Süden bis `5` im Norden. `a1` ist also die Ecke unten links.
rules-s1-2-name = Die Tiere
rules-s1-2 = Die eine Seite hat fünf Elefanten, die andere fünf Nashörner. Jedes Tier auf dem Brett schaut in eine von vier Richtungen: nach Norden, Osten, Süden oder Westen. Davon hängt ab, was es schieben kann.
rules-s1-3-name = Die Felsen
rules-s1-3 = Drei Felsen liegen nebeneinander in der Mitte, auf `b3`, `c3` und `d3`. Sie gehören niemandem: Jede Seite darf jeden von ihnen schieben.
rules-try-start = So beginnt jede Partie. Die Elefanten sind am Zug: Wähle einen aus der Reserve und hol ihn herein.
rules-s1-4-name = Reserve und Rand
rules-s1-4 = Anfangs warten alle Tiere neben dem Brett, in der Reserve ihrer Seite. Die sechzehn äußeren Felder sind der Rand; dort kommen und gehen die Tiere.
rules-s1-5-name = Abwechselnd ziehen
rules-s1-5 = Die Elefanten beginnen, dann wechseln sich die Seiten ab. In deinem Zug macht eines deiner Tiere genau eine Sache: Es kommt herein, geht, dreht sich, verlässt das Brett oder schiebt (S2, S3). Aussetzen darfst du nicht. Das ist nie ein Problem, denn irgendein Zug geht immer.
rules-s2 = Vier Dinge, die ohne Schieben gehen
rules-s2-1-name = Hereinkommen
rules-s2-1 = Setze ein Tier aus deiner Reserve auf ein beliebiges freies Feld am Rand. Es darf schauen, wohin du willst.
rules-try-enter = Das Feld `c1` ist besetzt, die anderen fünfzehn am Rand sind frei. Hol einen Elefanten herein.
rules-s2-2-name = Gehen
rules-s2-2 = Lass ein Tier auf ein freies Feld daneben gehen, nie schräg. Es muss nicht dorthin gehen, wohin es schaut, und danach darf es in jede Richtung schauen.
rules-try-move = Der Elefant schaut nach Osten. Trotzdem darf er nach Norden oder Westen gehen und sich dabei drehen.
rules-s2-3-name = Sich drehen
rules-s2-3 = Drehe ein Tier auf seinem Feld, mit einer Viertel- oder einer halben Drehung. Danach muss es in eine andere Richtung schauen als vorher.
rules-try-turn = Klicke den Elefanten zweimal an und wähle dann, wohin er schaut.
rules-s2-4-name = Das Brett verlassen
rules-s2-4 = Ein Tier am Rand darf das Brett verlassen, egal wohin es schaut. Es wartet in deiner Reserve und kann später an anderer Stelle wieder hereinkommen.
rules-try-leave = Wähle den Elefanten in der Ecke und lass ihn gehen.
rules-s3 = Schieben
rules-s3-1-name = So wird geschoben
rules-s3-1 = Ist das Feld geradeaus besetzt? Dann kann ein Tier schieben: Es geht ein Feld in die Richtung, in die es schaut, und schiebt weg, was dort steht. Zur Seite oder rückwärts kann es nicht schieben.
rules-try-push = Lass den Elefanten auf `b3` den Felsen schieben.
rules-s3-2-name = Von außen schieben
rules-s3-2 = Ein Tier aus der Reserve darf sich auch hereinschieben, auf ein besetztes Feld am Rand. Es kommt von außen und schaut dorthin, wohin es geht. Auf die meisten Randfelder kommt man so von einer Seite, auf die Ecken von zweien.
rules-s3-2-ruling = Schon vor dem Zug muss ein Tier in deiner Reserve sein. Stehen alle fünf auf dem Brett, kannst du nicht ein eigenes hinausschieben und mit demselben hereinkommen.
rules-try-corner = In der Ecke `a1` liegt ein Fels. Dort kannst du schiebend hereinkommen: von Süden nach Norden oder von Westen nach Osten.
rules-s3-3-name = Die ganze Linie rückt weiter
rules-s3-3 = Vor dem schiebenden Tier steht eine Linie von Figuren ohne Lücke, bis zum ersten freien Feld oder bis zum Rand des Bretts. Die ganze Linie rückt ein Feld weiter, das schiebende Tier mit ihr. Niemand dreht sich dabei.
rules-try-line = Schiebe mit dem Elefanten auf `a3`: Drei Figuren gehen mit.
rules-s3-4-name = Die Stärke
rules-s3-4 =
    Reicht die Stärke? Fang beim schiebenden Tier mit 1 an und geh die Linie entlang, Figur für Figur:
    • Ein Tier, das in Schubrichtung schaut, hilft: 1 dazu.
    • Ein Tier, das dem Schub entgegenschaut, wehrt sich: 1 weg.
    • Ein Tier, das zur Seite schaut, ändert nichts.
    • Ein Fels kommt zu den Felsen, die du bisher gezählt hast.
    Nach jeder Figur muss die Stärke mindestens 1 sein und darf nicht kleiner sein als die Zahl der Felsen bis dahin. Stimmt das irgendwo in der Linie nicht, ist der Schub nicht erlaubt. Wem ein Tier gehört, spielt keine Rolle: Deine eigenen können dir im Weg sein, und die deines Gegners können dir helfen.
rules-s3-4-ruling = Manche Ausgaben kann man so verstehen, dass nur am Ende der Linie verglichen wird. Wenn dir das lieber ist, wähle die Option `push="line"`; üblich ist `push="walk"`. Steht `>` für ein Tier, das hilft, `<` für eines, das sich wehrt, und `#` für einen Felsen, so lassen sich die Linien `> < >`, `> # # >` und `> # < >` nur mit `push="line"` bewegen.
rules-try-blocked = Das Nashorn schaut dem Elefanten in die Augen: 1 − 1 = 0. Versuche zu schieben und sieh, was die App dazu sagt.
rules-try-helped = Jetzt steht ein Nashorn dazwischen, das nach Osten schaut. Es hilft: 1 + 1 − 1 = 1, gerade genug für einen Felsen.
rules-try-two-rocks = Ein Elefant allein bewegt keine zwei Felsen. Aber ein zweiter, der von hinten kommt, schafft es: Lass ihn sich auf `a3` hereinschieben.
rules-try-walk-or-line = Auf diesem Brett gilt `push="line"`: Der Elefant auf `d3` zählt mit, obwohl er hinter beiden Felsen steht. Figur für Figur gezählt, wäre der zweite Fels einer zu viel.
rules-s3-5-name = Über den Rand
rules-s3-5 = Die letzte Figur einer Linie kann vom Brett geschoben werden. Ein Tier geht dann einfach zurück in die Reserve seiner Seite und kann wieder hereinkommen.
rules-try-over = Schieb das Nashorn aus der Ecke.
rules-s4 = Das Ende der Partie
rules-s4-1-name = Ein Fels fällt
rules-s4-1 = Sobald ein Fels vom Brett geschoben wird, ist die Partie zu Ende.
rules-try-rock-off = Hier genügt ein einziger Schub.
rules-s4-2-name = Wessen Fels war es?
rules-s4-2 = Sieh dir die Tiere an, die in dieser Linie geschoben haben: das schiebende Tier und alle anderen, die in dieselbe Richtung schauen. Das Tier, das dem Felsen am nächsten steht, entscheidet: Seine Seite gewinnt. Es ist egal, ob ein anderes Tier seine Stärke aufgehoben hat, und auch, wer geschoben hat. Du kannst also im Zug deines Gegners gewinnen und in deinem eigenen verlieren.
rules-try-whose-rock = Der Elefant darf schieben, aber das Nashorn steht näher am Felsen und schaut in dieselbe Richtung. Wer gewinnt?
rules-s4-3-name = Dieselbe Stellung noch einmal
rules-s4-3 = Die gedruckten Regeln kennen kein Remis. Unsere schon: Sonst kämen zwei Sturköpfe womöglich nie zum Ende.
rules-s4-3-ruling = Kommt eine Stellung zum dritten Mal vor, ist die Partie sofort remis. Dieselbe Stellung heißt: dieselben Figuren auf denselben Feldern mit denselben Blickrichtungen und dieselbe Seite am Zug. Die Anfangsstellung zählt mit. Die Option `repetition` setzt eine andere Zahl ab 2; `repetition=0` schaltet diese Regel ab.
rules-try-third-time = Beide Seiten sind nur gekommen und gegangen; das leere Brett war schon zweimal da. Geht das Nashorn noch einmal, ist es remis.
rules-s4-4-name = Option: ruhige Eröffnung
rules-s4-4 = Mit `opening_ban=True` geht in den ersten vier Zügen, also zwei für jede Seite, niemand nach `c1` oder `c5`: Kein Tier darf dort hereinkommen, dorthin gehen oder sich dorthin schieben. Von einem anderen Tier dorthin geschoben zu werden, ist erlaubt. In späteren Ausgaben steht diese Regel; hier gilt sie nur, wenn du sie einschaltest.
rules-try-ban = Auf diesem Brett gilt das Verbot, und es ist der erste Zug. Versuche, auf `c1` hereinzukommen.
rules-s4-5-name = Option: eine Zuggrenze
rules-s4-5 = Mit `turn_limit` ist die Partie nach so vielen Zügen remis. Menschen brauchen das kaum, deshalb gilt normalerweise 0, also keine Grenze; Programme, die durch Spielen lernen, nehmen 1000.
rules-s5 = Wie Stellungen und Züge geschrieben werden
rules-s5-1-name = Stellungen
rules-s5-1 =
    Die Anfangsstellung wird `5/5/1###1/5/5 E` geschrieben. Zuerst kommen die Reihen von 5 bis 1 mit `/` dazwischen. Eine Ziffer gibt an, wie viele freie Felder nebeneinanderliegen; `N`, `E`, `S`, `W` sind Elefanten nach ihrer Blickrichtung, `n`, `e`, `s`, `w` Nashörner, `#` ist ein Fels. Nach einem Leerzeichen folgt die Seite am Zug, `E` oder `R`. Wie viele Tiere in Reserve sind, ergibt sich aus dem Brett.
    Ein dritter Teil steht nur da, wenn es etwas zu sagen gibt. Er besteht aus Angaben mit Kommas dazwischen, in dieser Reihenfolge:
    • `t1` bis `t4`: die Nummer des kommenden Zuges, solange das Eröffnungsverbot (S4.4) gilt;
    • `x2`, `x3` …: wie oft die Stellung vorgekommen ist, wenn mehr als einmal;
    • `=E`, `=R` oder `==`: Die Partie ist zu Ende, gewonnen oder remis. Auch nach dem letzten Zug wechselt die Seite am Zug.
    Frühere Stellungen stehen in der Aufzeichnung der Partie, nicht in diesem Text. Ein Programm, das nur diesen Text liest, zählt von vorn.
rules-s5-2-name = Züge
rules-s5-2 =
    • `+a1n`: auf a1 hereinkommen und nach Norden schauen; ist a1 besetzt, wird geschoben.
    • `a1b1n`: von a1 nach b1 gehen und nach Norden schauen; ist b1 besetzt, wird geschoben.
    • `a1n`: sich auf a1 nach Norden drehen.
    • `a1-`: das Brett von a1 aus verlassen.
rules-s5-3-name = Was abgelehnt wird
rules-s5-3 = Ein Text, der keine Stellung sein kann, wird abgelehnt, und du erfährst, was an welchem Zeichen falsch ist: eine zu lange Reihe, ein unbekannter Buchstabe, zu viele Tiere, ein fehlender Fels. Zwei Felsen werden nur zusammen mit `=E` oder `=R` angenommen, denn das Brett allein verrät nicht, wer gewonnen hat.
rules-s6 = Zahlen zum Prüfen eines Programms
rules-s6-lead = Wenn du das Spiel programmierst, zähle, wie viele Verläufe es vom Anfang aus gibt: 64 nach einem Zug, 3.894 nach zwei, 279.082 nach drei, 19.235.728 nach vier; eine früher beendete Partie zählt einmal. Mit `push="line"` sind es nach drei Zügen 279.102. Stimmen deine Zahlen überein, stimmen sehr wahrscheinlich auch deine Regeln.

# ---- King of Siam
rules-k1 = Was zum Spiel gehört
rules-k1-1-name = Drei Fraktionen
rules-k1-1 = Rama ist gelb (`R`), Lao rot (`L`), Malay blau (`M`). Jede Fraktion hat 18 Anhänger, zu zweit nur 16. Du spielst nicht für eine Fraktion; du sammelst Anhänger von allen dreien.
rules-k1-2-name = Acht Provinzen
rules-k1-2 = Das Land hat acht Provinzen. Eine davon ist die Heimat von Rama, eine die von Lao, eine die von Malay. Welche Provinzen Nachbarn sind, zeigt die Landkarte.
rules-k1-3-name = Acht Karten für jeden
rules-k1-3 = Alle beginnen mit denselben acht Karten: Maharacha (`K`), zweimal Khon Thai (`T`), 1 gegen 1 (`1`), 2 gegen 1 (`2`) sowie Rama (`R`), Lao (`L`) und Malay (`M`). Neue Karten bekommst du nie; deine acht müssen für die ganze Partie reichen.
rules-k1-4-name = Plättchen und Marker
rules-k1-4 = Jede Provinz hat ein Plättchen. Die Plättchen liegen in einer Reihe auf den Stellen 1 bis 8, offen, bis ihre Provinz entschieden ist. Dazu gibt es Marker, die zeigen, wer eine Provinz beherrscht: acht für jede Fraktion und vier für die Briten. Außerdem gibt es vier Königsmarker.
rules-k1-5-name = Die Landkarten
rules-k1-5 =
    Eine Landkarte ist eine Datei, du kannst also auch auf einer anderen spielen. Zwei sind dabei: `siam` und `britain`, das die Grenzen einer späteren Ausgabe derselben Idee hat, The King is Dead von 2020. Nur die Landkarte stammt von dort, die Regeln bleiben dieselben.
    Hast du den gedruckten Spielplan, dann kopiere die Datei, berichtige ihre Grenzen und spiele damit. Eine Landkarte braucht genau acht Provinzen mit Kürzeln aus zwei Buchstaben, drei verschiedene Heimatprovinzen, Grenzen zwischen Provinzen, die es gibt, und einen Weg von jeder Provinz zu jeder anderen; sonst wird sie abgelehnt, und du erfährst den Grund.
rules-k1-5-ruling = Das Bild des ursprünglichen Spielplans liegt uns nicht vor. Wir wissen, dass Ayutthaya die Heimat von Rama ist, dass Sukhothai eine Provinz ist, dass die Lao im Norden leben und die Malay weit im Süden. Alles Übrige an der Landkarte `siam` haben wir aus dem Land von 1874 erschlossen.
rules-try-map-siam = Die Landkarte `siam`. Häuser kennzeichnen die drei Heimatprovinzen; die Provinz mit dem hellen Rand ist umkämpft.
rules-try-map-britain = Die Landkarte `britain`. Essex ist die Heimat von Rama, Gwynedd die von Lao, Moray die von Malay.
rules-k2 = Der Aufbau
rules-k2-1-name = Deine ersten zwei Anhänger
rules-k2-1 = Jeder Spieler zieht eine Hilfskarte mit einer Nummer von 1 bis 3, zu viert von 1 bis 4. Sie sagt, mit welchen zwei Anhängern du beginnst.
rules-k2-1-ruling = Bekannt ist, dass jede Karte zwei Farben zeigt. Wir nehmen an: Karte 1 bedeutet Rama und Lao, Karte 2 Lao und Malay, Karte 3 Rama und Malay. Der Spieler mit Karte 4 bekommt dasselbe Paar wie der Spieler links von ihm.
rules-k2-2-name = Die Anhänger aufstellen
rules-k2-2 = Setzt in jede Heimat zwei Anhänger ihrer eigenen Fraktion. Zieht dann zufällig Anhänger, bis in jeder Provinz vier stehen. Alle übrigen bilden den Vorrat.
rules-try-set-up = Ein Aufbau für zwei, es kann losgehen. Du spielst hier alle Plätze: Wähle eine Karte und folge den Schritten, oder passe.
rules-k2-3-name = Die Reihenfolge der Plättchen
rules-k2-3 = Die acht Plättchen werden gemischt und offen ausgelegt. Alle sehen von Anfang an, wann welche Provinz an die Reihe kommt.
rules-k2-4-name = Plätze und Teams
rules-k2-4 = Der Spieler mit der niedrigsten Hilfskarte beginnt. Dann geht es im Uhrzeigersinn weiter, von jedem Platz zum nächsten. Zu viert spielen die Plätze 1 und 3 zusammen gegen die Plätze 2 und 4.
rules-k2-5-name = Hier endet der Zufall
rules-k2-5 = Nach dem Aufbau gibt es keinen Zufall mehr. Der Aufbau entsteht aus einer Zahl, dem Startwert, und eine Aufzeichnung speichert den Aufbau selbst; so lässt sich eine Partie genau nachspielen.
rules-k3 = Wie das Spiel verläuft
rules-k3-1-name = Acht Kämpfe um die Macht
rules-k3-1 = Um die Provinzen wird nacheinander gekämpft, in der Reihenfolge ihrer Plättchen. Umkämpft ist immer die Provinz des ersten Plättchens, das noch offen liegt.
rules-k3-2-name = Eine Karte spielen oder passen
rules-k3-2 = In deinem Zug spielst du eine Karte (K4) oder passt. Wenn du passt, darfst du beim nächsten Mal trotzdem wieder eine Karte spielen. Solange du Karten hast, hast du immer die Wahl, außer im Fall von K4.5. Ohne Karten musst du passen.
rules-k3-3-name = Alle haben gepasst
rules-k3-3 = Haben alle nacheinander gepasst, ist der Kampf vorbei (K6). Den nächsten beginnt der Spieler links von dem, der zuletzt gepasst hat.
rules-k4 = Eine Karte spielen
rules-k4-1-name = Erst die Karte, dann ein Anhänger
rules-k4-1 = Tu, was die Karte sagt. Dann nimm einen Anhänger aus einer beliebigen Provinz und stell ihn vor dich, wo ihn alle sehen. Die Karte ist verbraucht.
rules-k4-2-name = So viel wie möglich
rules-k4-2 = Eine Karte bewirkt alles, was die Regeln erlauben. Geht nur ein Teil, dann eben dieser Teil. Geht gar nichts, darfst du sie trotzdem spielen.
rules-k4-3-name = Ein Anhänger wird immer genommen
rules-k4-3 = Auch nach einer Karte, die nichts bewirkt hat, darfst du einen Anhänger nehmen; du musst es sogar.
rules-k4-3-ruling = Steht kein einziger Anhänger mehr auf der Landkarte, nimmst du keinen.
rules-k4-4-name = Entschiedene Provinzen bleiben leer
rules-k4-4 = Sobald eine Fraktion oder die Briten eine Provinz beherrschen, darf kein Anhänger mehr dorthin. Sie bleibt leer.
rules-k4-5-name = Die allerletzte Karte
rules-k4-5 =
    Angenommen, niemand sonst hat noch Karten, und du hast eine einzige, die allerletzte der Partie. Du darfst sie nur spielen, wenn dadurch du oder dein Partner gewinnt. Weil niemand mehr antworten kann, werden die übrigen Kämpfe so entschieden, wie die Landkarte danach aussieht.
    Du darfst sie nur auf eine Weise spielen, die gewinnt, auch wenn du mit Passen ebenfalls gewinnen würdest. Danach werden die übrigen Kämpfe durch Passen zu Ende gespielt; auch das sind Züge, und sie stehen in der Aufzeichnung.
rules-try-last-card = Platz 1 hat die letzte Karte, 1 gegen 1. Viele Möglichkeiten zu tauschen gewinnen hier. Lass dir eine zeigen, die nicht gewinnt, und lies, warum sie abgelehnt wird.
rules-k4-6-name = Was verborgen ist
rules-k4-6 =
    Gespielte Karten liegen vor jedem Spieler auf einem Stapel, und nur die oberste Karte eines Stapels ist zu sehen. Das ist der übliche Fall, `discards="top"`. Du siehst deine eigene Hand, wie viele Karten die anderen haben, die oberste Karte jedes Stapels und von jedem Spieler den letzten Zug. Die Karten der anderen, tiefere Karten im Stapel und frühere Züge bleiben verborgen, bis die Partie zu Ende ist.
    Mit `discards="open"` ist nichts verborgen. So werden schnelle Partien und Lektionen gespielt, und das steht dann auch dabei.
rules-k5 = Was die Karten bewirken
rules-k5-1-name = Maharacha
rules-k5-1 = Wähle zwei Plättchen, die offen liegen und keinen Königsmarker tragen, tausche sie und lege auf eines der beiden einen Königsmarker. Ein markiertes Plättchen bleibt für immer liegen. Bewegst du das umkämpfte, so ist sofort eine andere Provinz umkämpft.
rules-k5-1-ruling = Stehen weniger als zwei Plättchen zur Wahl, wird nichts getauscht und kein Marker gelegt.
rules-try-king = Umkämpft ist Nakhon Si Thammarat. Tausche sein Plättchen mit dem von Luang Prabang, damit die Provinz der Lao zuerst kommt.
rules-k5-2-name = Khon Thai
rules-k5-2 = Nimm von jeder Fraktion einen Anhänger aus dem Vorrat und setze jeden in eine Provinz, die niemand beherrscht: alle zusammen oder jeden woandershin, wie du magst. Hat der Vorrat keinen Anhänger einer Fraktion, wird sie ausgelassen.
rules-try-khon = In Chiang Mai herrscht Gleichstand zwischen Rama und Lao. Ein Rama mehr entscheidet; die beiden anderen dürfen dorthin, wo sie nicht schaden.
rules-k5-3-name = 1 gegen 1
rules-k5-3 = Tausche einen Anhänger einer Provinz gegen einen aus einer anderen. Die beiden dürfen weit auseinanderliegen, und beide Anhänger dürfen zur selben Fraktion gehören.
rules-try-one-for-one = Tausche einen Malay aus Chiang Mai, ganz im Norden, gegen einen Rama aus Kedah, ganz im Süden.
rules-k5-4-name = 2 gegen 1
rules-k5-4 = Tausche zwei Anhänger einer Provinz gegen einen aus einer Nachbarprovinz. Auch hier dürfen sie zur selben Fraktion gehören.
rules-k5-4-ruling = Ist ein solcher Tausch nirgends möglich, stehen aber in zwei benachbarten Provinzen Anhänger, so wird einer gegen einen getauscht.
rules-try-two-for-one = Zwei Malay ziehen aus dem umkämpften Nakhon Si Thammarat nach Ayutthaya, und ein Rama kommt zurück.
rules-k5-5-name = Kein Zurücktauschen
rules-k5-5 = Nach 1 gegen 1 darf die nächste Karte nicht ein 1 gegen 1 sein, das einfach dieselben Anhänger zwischen denselben zwei Provinzen zurücktauscht, egal wer die erste gespielt hat. Dasselbe gilt für 2 gegen 1. Sobald eine andere Karte gespielt wird, ist das Verbot aufgehoben; Passen und das Ende eines Kampfes heben es nicht auf. Für K4.2 zählt ein verbotener Tausch als unmöglich.
rules-k5-5-ruling = Verboten ist nur das genaue Spiegelbild: alle Anhänger des ersten Tauschs, durch dieselbe Art Karte. Zwei Provinzen, die gerade Anhänger derselben Fraktion getauscht haben, dürfen das also nicht gleich noch einmal tun. Ein anderer Tausch mit derselben Wirkung ist erlaubt.
rules-try-no-undoing = Platz 1 hat gerade einen Malay in Chiang Mai gegen einen Rama aus Kedah getauscht. Platz 2 würde gern zurücktauschen.
rules-k5-6-name = Rama, Lao, Malay
rules-k5-6 = Zwei Anhänger der Fraktion auf der Karte gehen aus dem Vorrat in eine oder zwei Provinzen, die niemand beherrscht. Jede davon muss an eine Provinz grenzen, die diese Fraktion beherrscht, oder an ihre Heimat; doch die Heimat zählt nicht mehr, sobald eine andere Fraktion oder die Briten sie beherrschen. Hat der Vorrat nur einen, kommt nur dieser eine.
rules-try-faction-card = Rama beherrscht noch nichts, also sammeln sich seine Anhänger um die Heimat Ayutthaya. Mit zweien mehr gewinnen sie den Kampf um Khorat.
rules-k6 = Das Ende eines Kampfes
rules-k6-1-name = Wer die Provinz bekommt
rules-k6-1 = Die Fraktion mit den meisten Anhängern beherrscht die Provinz von nun an. Liegen zwei oder drei Fraktionen gemeinsam vorn, oder stehen dort keine Anhänger, greifen die Briten zu.
rules-try-majority = Platz 1 hat gepasst. Passt auch Platz 2, so ist Khorat entschieden: drei Rama gegen einen Malay.
rules-try-british = Zwei Rama, zwei Lao: In Luang Prabang sind sie sich nicht einig. Passe und sieh, wer sich freut.
rules-k6-2-name = Alle kehren zurück
rules-k6-2 = Die Anhänger, die in der Provinz standen, kommen wieder in den Vorrat, und ihr Plättchen wird umgedreht.
rules-k6-3-name = Wann die Partie endet
rules-k6-3 = Mit der vierten britischen Provinz ist die Partie sofort zu Ende. Kommt es nicht dazu, endet sie nach dem achten Kampf.
rules-k7 = Wer gewinnt
rules-k7-1-name = Eine britische Kolonie
rules-k7-1 = Haben die Briten vier Provinzen, zählen vollständige Sätze: Je ein Anhänger jeder Fraktion ist ein Satz. Wer die meisten Sätze hat, gewinnt. Bei Gleichstand gewinnt von diesen Spielern, wer zuletzt eine Karte gespielt hat; hat keiner von ihnen eine gespielt, gewinnen sie gemeinsam.
rules-try-colony = Die Briten haben drei Provinzen, und in Nakhon Si Thammarat herrscht Gleichstand. Wird noch einmal gepasst, ist Siam eine Kolonie. Beide Spieler haben zwei Sätze, und die letzte Karte war die von Platz 2.
rules-k7-2-name = Welche Fraktion herrscht
rules-k7-2 = Gibt es keine Kolonie, herrscht die Fraktion mit den meisten Provinzen. Bei Gleichstand herrscht von diesen die, die zuletzt eine Provinz gewonnen hat.
rules-k7-2-ruling = Welche Fraktion zweite ist und welche dritte, wird ebenso bestimmt.
rules-k7-3-name = Welcher Spieler gewinnt
rules-k7-3 = Du gewinnst, wenn du die meisten Anhänger der herrschenden Fraktion hast. Bei Gleichstand werden die Anhänger der zweiten Fraktion verglichen. Herrscht immer noch Gleichstand, scheidet von diesen Spielern aus, wer zuletzt eine Karte gespielt hat.
rules-k7-3-ruling = Das geht so weiter, bis ein Spieler übrig ist. Eine Fraktion ohne Provinz zählt nie als zweite. Wer gar keine Karte gespielt hat, wird behandelt, als hätte er vor allen anderen gespielt. Herrscht auch danach noch Gleichstand, gewinnen diese Spieler gemeinsam.
rules-try-second-faction = Der letzte Kampf: Rama nimmt Sukhothai und herrscht. Beide haben drei Rama, also entscheiden die Lao, die zweite Fraktion.
rules-k7-4-name = Zu viert
rules-k7-4 = Jeder sammelt für sich. Wer nach K7.3 gewinnt, gewinnt zusammen mit seinem Partner. In einer Kolonie legen Partner ihre Anhänger zusammen und zählen die Sätze; bei Gleichstand gewinnt das Team, das die letzte Karte gespielt hat.
rules-k7-4-ruling = Bei Gleichstand nach K7.3 werden einzelne Spieler verglichen, und wer ausscheidet, gewinnt trotzdem, wenn sein Partner übrig bleibt.
rules-try-teams = Rama wird herrschen. Platz 1 hat die meisten Rama, vier, und gewinnt zusammen mit Platz 3, der nur einen hat.
rules-k7-5-name = Nicht reden
rules-k7-5 = Zu viert spricht niemand über das Spiel oder zeigt Karten, auch nicht dem Partner; eine solche Partie hat keinen Chat. Die Option `talk=True`, eine Idee des Autors, erlaubt Gespräche, die alle hören: Du darfst deine Karten nennen, aber nicht zeigen.
rules-k8 = Wie Züge und Stellungen geschrieben werden
rules-k8-1-name = Züge
rules-k8-1 =
    Ein Zug ist `pass` oder eine Karte, dann `:` und was sie bewirkt, dann `>` und der Anhänger, den du nimmst.
    • `king:su,ay!ay>R@kh`: die Plättchen von su und ay tauschen, Königsmarker auf ay, einen Rama aus kh nehmen.
    • `khon:R@su,L@cm,M@ke>L@cm`: Rama nach su, Lao nach cm, Malay nach ke; einen Lao aus cm nehmen.
    • `1v1:L@cm,R@su>M@ke`: einen Lao aus cm gegen einen Rama aus su tauschen; einen Malay aus ke nehmen.
    • `2v1:RL@su,M@ay>R@ay`: einen Rama und einen Lao aus su gegen einen Malay aus ay tauschen; einen Rama aus ay nehmen.
    • `rama:su,kh>R@su`, `lao:kh,kh>L@kh`: wohin die zwei Anhänger gehen und wen du nimmst.
    • `malay>L@su`: Es konnte kein Anhänger gesetzt werden. Eine Karte ohne Wirkung hat kein `:…`, und wenn kein Anhänger mehr zu nehmen war, fehlt `>…`.
    Jeder Zug hat eine Standardform: Fraktionen in der Reihenfolge R, L, M, Provinzen in der Reihenfolge der Landkarte; nur beim `2v1` stehen die zwei Anhänger vor dem einen aus der anderen Provinz. Andere Reihenfolgen werden angenommen und berichtigt.
rules-k8-2-name = Stellungen
rules-k8-2 =
    Eine Stellung hat acht Teile mit je einem Leerzeichen dazwischen:
    • Landkarte und Zahl der Spieler: `siam:2`;
    • die Anhänger jeder Provinz als `R.L.M`, in der Reihenfolge der Landkarte, mit `/` dazwischen;
    • die Plättchen nach Stellen, mit Kommas: das Kürzel, `!` für einen Königsmarker und `=R`, `=L`, `=M` oder `=B`, sobald es entschieden ist, etwa `ay!=R`;
    • für jeden Platz die gesammelten Anhänger und die Hand, `1.0.1:KTT12RLM`, die Karten immer in dieser Reihenfolge; `-` ist eine leere Hand;
    • der Platz am Zug, ab 1 gezählt; nach dem Ende der links von dem, der zuletzt gepasst hat;
    • wie viele gerade nacheinander gepasst haben; nach dem Ende 0;
    • die Plätze nach ihrer letzten Karte, die neueste zuerst, `2>1`; `-`, wenn keine gespielt wurde;
    • der Tausch, der nicht rückgängig gemacht werden darf (K5.5), etwa `1v1:L@cm,R@su`, oder `-`. Er bleibt stehen, auch wenn gepasst wird oder ein Kampf endet, bis zur nächsten Karte.
    Alle anderen Anhänger sind im Vorrat. Ein Beispiel: `siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -`
rules-k8-3-name = Was abgelehnt wird
rules-k8-3 =
    Ein Text, der eine unmögliche Stellung beschreibt, wird abgelehnt, und du erfährst, was wo falsch ist. Unmöglich sind:
    • mehr Anhänger, als eine Fraktion hat, oder Anhänger in einer entschiedenen Provinz;
    • eine Provinz, die es auf der Landkarte nicht gibt, ein doppeltes Plättchen oder ein entschiedenes nach einem offenen;
    • Karten, die niemand haben kann, oder mehr Königsmarker, als Maharachas gespielt wurden;
    • mehr als vier britische Provinzen oder etwas, das nach der vierten entschieden wurde;
    • dass so oft gepasst wurde, wie es Spieler gibt;
    • eine Reihenfolge der letzten Karten, die nicht genau die Plätze mit weniger als acht Karten nennt, oder ein Tausch durch eine Karte, die der zuerst genannte Platz noch hat.
rules-k8-4-name = Was jeder Spieler sehen darf
rules-k8-4 = Eine Sicht ist eine Stellung ohne das, was nach K4.6 verborgen ist. Statt einer verborgenen Hand stehen `*`, die Zahl der Karten und die oberste Karte des Stapels: `*5K`. Vor der ersten Karte ist es `*8`.
rules-k9 = Zahlen zum Prüfen eines Programms
rules-k9-lead = Für einen Zug gibt es rund 20.000 Möglichkeiten, deshalb zeigt die App sie nie alle. Ein Zug entsteht Schritt für Schritt: die Karte, jedes ihrer Ziele, der Anhänger. Schreibst du ein Programm für dieses Spiel? Dann lass es in diesen Stellungen die Züge zählen, um es zu prüfen.
rules-k9-1-name = Zu zweit
rules-k9-1 = Das Beispiel von K8.2 erlaubt 17.213 Züge: Khon Thai 10.048, 1 gegen 1 2.944, 2 gegen 1 2.826, Maharacha 1.064, Rama 194, Lao 117, Malay 19 und einmal Passen.
rules-k9-2-name = Zu dritt
rules-k9-2 = 22.004 Züge: `siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na 1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -`
rules-k9-3-name = Zu viert
rules-k9-3 = 17.333 Züge: `siam:4 1.2.1/0.2.2/1.2.1/2.0.2/3.1.0/2.1.1/1.3.0/0.1.3 na,ba,ay,lp,ke,cm,kh,su 1.0.1:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 4 0 - -`
rules-k9-4-name = Die andere Landkarte
rules-k9-4 = 19.708 Züge: `britain:3 1.1.2/2.0.2/2.1.1/0.2.2/0.2.2/1.1.2/2.2.0/1.2.1 wa,la,gw,nb,mo,es,de,st 1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 3 0 - -`
rules-k9-5-name = Durchgespielte Beispiele
rules-k9-5 = Auch die durchgerechneten Beispiele aus den gedruckten Regeln werden geprüft: wer beginnt, nachdem alle gepasst haben, wer eine Provinz bekommt, welche Fraktion herrscht, wer allein und wer im Team gewinnt.
