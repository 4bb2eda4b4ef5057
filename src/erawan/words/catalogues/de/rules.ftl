# Die Seiten mit den vollständigen Regeln. Eine Zeile ist ein Absatz; • beginnt einen Punkt, `…` ist Code, **…** ist betont, Nummern von Regeln werden zu Links.
rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-link = Link zu Regel { $rule }
rules-ruling = Festlegung
rules-print = Drucken
rules-show = Zeig es mir
rules-try = Ausprobieren
rules-reset = Von vorn
rules-province = Provinz
rules-home = Heimat von
rules-borders-on = Grenzt an
rules-appendix = Anhang: für Programme und Neugierige
rules-appendix-more = Am Spieltisch braucht das niemand. Hier steht, wie Züge und Stellungen aufgeschrieben werden, damit Menschen, Programme und Aufzeichnungen einander verstehen.
rules-siam-intro =
    Siam ist ein Spiel von Didier Dhorbait, erschienen 2005 bei Ferti. Hier steht alles, was du brauchst, in unseren eigenen Worten. Die Bretter sind echt: Bewege die Figuren, schau, was geschieht, fang von vorn an.
    Jede Regel hat eine Nummer, und wenn die App einen Zug ablehnt, nennt sie diese Nummer. Wo die gedruckten Regeln etwas offenlassen, mussten wir uns entscheiden; eine solche Entscheidung ist als Festlegung gekennzeichnet.
rules-king-of-siam-intro =
    King of Siam ist ein Spiel von Peer Sylvester, erschienen 2007 bei Histogame, für zwei, drei oder vier Personen; zu viert spielt man in zwei Teams. Hier steht alles, was du brauchst, in unseren eigenen Worten. Die Karten sind echt: Drücke „Ausprobieren“ und spiele dort weiter.
    Jede Regel hat eine Nummer, und wenn die App einen Zug ablehnt, nennt sie diese Nummer. Wo die gedruckten Regeln etwas offenlassen, mussten wir uns entscheiden; eine solche Entscheidung ist als Festlegung gekennzeichnet.

# ---- Siam
rules-s1 = Das Brett und die Tiere
rules-s1-1-name = Das Brett
rules-s1-1 = Gespielt wird auf fünf mal fünf Feldern. Ein Buchstabe nennt die Spalte, von `a` im Westen bis `e` im Osten, eine Ziffer die Reihe, von `1` im Süden bis `5` im Norden. `a1` ist also die Ecke unten links.
rules-s1-2-name = Die Tiere
rules-s1-2 = Die eine Seite hat fünf Elefanten, die andere fünf Nashörner. Jedes Tier auf dem Brett blickt in eine von vier Richtungen: nach Norden, Osten, Süden oder Westen. Davon hängt ab, was es schieben kann.
rules-s1-3-name = Die Felsen
rules-s1-3 = Drei Felsen liegen nebeneinander in der Mitte, auf `b3`, `c3` und `d3`. Sie gehören niemandem: Jede Seite darf jeden von ihnen schieben.
rules-try-start = So beginnt jede Partie. Die Elefanten sind am Zug: Nimm einen aus der Reserve und bring ihn aufs Brett.
rules-s1-4-name = Reserve und Rand
rules-s1-4 = Anfangs warten alle Tiere neben dem Brett, in der Reserve ihrer Seite. Die sechzehn äußeren Felder sind der Rand; dort kommen und gehen die Tiere.
rules-s1-5-name = Abwechselnd ziehen
rules-s1-5 = Die Elefanten beginnen, dann geht es abwechselnd weiter. In deinem Zug tut eines deiner Tiere eine Sache: hereinkommen, gehen, sich drehen, das Brett verlassen oder schieben (S2, S3). Aussetzen darfst du nicht. Das ist nie ein Problem, denn irgendein Zug geht immer.
rules-s2 = Vier Dinge, die ohne Schieben gehen
rules-s2-1-name = Hereinkommen
rules-s2-1 = Setze ein Tier aus deiner Reserve auf ein beliebiges freies Feld am Rand. Es darf blicken, wohin du willst.
rules-try-enter = Das Feld `c1` ist besetzt, die anderen fünfzehn am Rand sind frei. Bring einen Elefanten herein.
rules-s2-2-name = Gehen
rules-s2-2 = Lass ein Tier auf ein freies Feld daneben gehen, nie schräg. Es muss nicht dorthin gehen, wohin es blickt, und danach darf es in jede Richtung blicken.
rules-try-move = Der Elefant blickt nach Osten. Trotzdem darf er nach Norden oder Westen gehen und sich dabei drehen.
rules-s2-3-name = Sich drehen
rules-s2-3 = Lass ein Tier stehen und woandershin blicken, mit einer Viertel- oder einer halben Drehung. Am Ende wie vorher zu blicken, gilt nicht als Zug.
rules-try-turn = Klicke den Elefanten zweimal an und wähle dann, wohin er blickt.
rules-s2-4-name = Das Brett verlassen
rules-s2-4 = Ein Tier am Rand darf vom Brett gehen, gleich wohin es blickt. Es wartet in deiner Reserve und kann später an anderer Stelle wieder hereinkommen.
rules-try-leave = Wähle den Elefanten in der Ecke und lass ihn gehen.
rules-s3 = Schieben
rules-s3-1-name = So wird geschoben
rules-s3-1 = Ist das Feld geradeaus besetzt? Dann kann ein Tier schieben: Es geht ein Feld dorthin, wohin es blickt, und drückt weg, was da steht. Zur Seite oder rückwärts kann es nicht schieben.
rules-try-push = Lass den Elefanten auf `b3` den Felsen schieben.
rules-s3-2-name = Von außen schieben
rules-s3-2 = Ein Tier aus der Reserve darf sich auch hereindrängen, auf ein besetztes Feld am Rand. Es kommt von außen und blickt, wohin es geht. Auf die meisten Randfelder führt so ein Weg, auf die Ecken führen zwei.
rules-s3-2-ruling = Schon vor dem Zug muss ein Tier in deiner Reserve sein. Stehen alle fünf auf dem Brett, kannst du nicht ein eigenes hinausschieben und mit demselben hereinkommen.
rules-try-corner = Auf den Felsen in der Ecke `a1` kannst du von Süden nach Norden kommen oder von Westen nach Osten.
rules-s3-3-name = Die ganze Linie rückt
rules-s3-3 = Vor dem schiebenden Tier steht eine Linie von Figuren ohne Lücke, bis zum ersten freien Feld oder bis ans Ende des Bretts. Sie alle rücken ein Feld weiter, das schiebende Tier mit ihnen. Niemand dreht sich dabei.
rules-try-line = Schiebe mit dem Elefanten auf `a3`: Drei Figuren gehen mit.
rules-s3-4-name = Die Stärke
rules-s3-4 =
    Reicht die Kraft? Fang beim schiebenden Tier mit 1 an und geh die Linie entlang, Figur für Figur:
    • Ein Tier, das in Schubrichtung blickt, hilft: 1 dazu.
    • Ein Tier, das dem Schub entgegenblickt, wehrt sich: 1 weg.
    • Ein Tier, das zur Seite blickt, ändert nichts.
    • Ein Fels kommt zu den Felsen, die du gezählt hast.
    Nach jeder Figur muss die Stärke mindestens 1 sein und darf nicht kleiner sein als die Zahl der Felsen bis dahin. Stimmt das irgendwo in der Linie nicht, ist der Schub verboten. Wem ein Tier gehört, spielt keine Rolle: Deine eigenen können dir im Weg sein, und die deines Gegners können dir helfen.
rules-s3-4-ruling = Manche Ausgaben kann man so verstehen, dass nur am Ende der Linie verglichen wird. Wenn dir das lieber ist, wähle die Option `push="line"`; üblich ist `push="walk"`. Steht `>` für ein Tier, das hilft, `<` für eines, das sich wehrt, und `#` für einen Felsen, so lassen sich die Linien `> < >`, `> # # >` und `> # < >` nur mit `push="line"` bewegen.
rules-try-blocked = Das Nashorn blickt dem Elefanten ins Auge: 1 − 1 = 0. Versuche zu schieben und sieh, was die App dazu sagt.
rules-try-helped = Jetzt steht ein Nashorn dazwischen, das nach Osten blickt. Es hilft: 1 + 1 − 1 = 1, gerade genug für einen Felsen.
rules-try-two-rocks = Ein Elefant allein bewegt keine zwei Felsen. Aber ein zweiter, der von hinten kommt, schafft es: Lass ihn sich auf `a3` hereindrängen.
rules-try-walk-or-line = Dieses Brett spielt mit `push="line"`: Der Elefant auf `d3` zählt mit, obwohl er hinter beiden Felsen steht. Figur für Figur gezählt, wäre der zweite Fels einer zu viel.
rules-s3-5-name = Über den Rand
rules-s3-5 = Die letzte Figur einer Linie kann vom Brett geschoben werden. Ein Tier kehrt dann einfach in die Reserve seiner Seite zurück und darf wiederkommen.
rules-try-over = Schieb das Nashorn aus der Ecke.
rules-s4 = Das Ende der Partie
rules-s4-1-name = Ein Fels fällt
rules-s4-1 = Sobald ein Fels vom Brett geschoben wird, ist die Partie zu Ende.
rules-try-rock-off = Hier genügt ein einziger Schub.
rules-s4-2-name = Wessen Fels war es?
rules-s4-2 = Sieh dir die Tiere an, die in dieser Linie geschoben haben: das schiebende und alle anderen, die ebenso blicken. Das dem Felsen nächste entscheidet, und seine Seite gewinnt. Es ist gleich, ob ein anderes Tier es aufgehoben hat, und auch, wer geschoben hat. Du kannst also im Zug deines Gegners gewinnen und in deinem eigenen verlieren.
rules-try-whose-rock = Der Elefant darf schieben, aber das Nashorn steht näher am Felsen und blickt in dieselbe Richtung. Wer gewinnt?
rules-s4-3-name = Dieselbe Stellung noch einmal
rules-s4-3 = Die gedruckten Regeln kennen kein Remis. Unsere schon: Sonst kämen zwei Sturköpfe womöglich nie zum Ende.
rules-s4-3-ruling = Entsteht eine Stellung zum dritten Mal, ist die Partie sofort remis. Dieselbe Stellung heißt: dieselben Figuren auf denselben Feldern mit denselben Blickrichtungen und dieselbe Seite am Zug. Der Anfang zählt mit. Die Option `repetition` setzt eine andere Zahl ab 2; bei `repetition=0` wird nicht gezählt.
rules-try-third-time = Beide Seiten sind nur gekommen und gegangen; das leere Brett war schon zweimal da. Geht das Nashorn noch einmal, ist es remis.
rules-s4-4-name = Option: ruhige Eröffnung
rules-s4-4 = Mit `opening_ban=True` geht in den ersten vier Zügen, zwei für jede Seite, niemand nach `c1` oder `c5`: Kein Tier darf dort hereinkommen, dorthin gehen oder sich dorthin schieben. Dorthin geschoben zu werden ist erlaubt. Spätere Ausgaben drucken diese Regel; hier gilt sie nur, wenn du sie einschaltest.
rules-try-ban = Auf diesem Brett gilt das Verbot, und es ist der erste Zug. Versuche, auf `c1` hereinzukommen.
rules-s4-5-name = Option: eine Grenze für die Züge
rules-s4-5 = Mit `turn_limit` ist die Partie nach so vielen Zügen remis. Menschen brauchen das kaum, daher ist 0, keine Grenze, üblich; Programme, die spielend lernen, setzen 1000.
rules-s5 = Wie Stellungen und Züge geschrieben werden
rules-s5-1-name = Stellungen
rules-s5-1 =
    Der Anfang wird `5/5/1###1/5/5 E` geschrieben. Zuerst kommen die Reihen von 5 bis 1 mit `/` dazwischen. Eine Ziffer steht für so viele freie Felder, wie beieinanderliegen; `N`, `E`, `S`, `W` sind Elefanten nach ihrer Blickrichtung, `n`, `e`, `s`, `w` Nashörner, `#` ist ein Fels. Nach einem Leerzeichen folgt die Seite am Zug, `E` oder `R`. Wie viele in Reserve sind, ergibt sich.
    Ein drittes Feld steht nur da, wenn es etwas zu sagen hat. Seine Teile werden mit Kommas verbunden, in dieser Reihenfolge:
    • `t1` bis `t4`: die Nummer des kommenden Zuges, solange das Eröffnungsverbot (S4.4) dauert;
    • `x2`, `x3` …: wie oft die Stellung schon da war, wenn mehr als einmal;
    • `=E`, `=R` oder `==`: Die Partie ist zu Ende, gewonnen oder remis. Auch nach dem letzten Zug wechselt die Seite am Zug.
    Frühere Stellungen stehen in der Aufzeichnung der Partie, nicht in diesem Text. Wer einen Text für sich liest, zählt von vorn.
rules-s5-2-name = Züge
rules-s5-2 =
    • `+a1n`: auf a1 hereinkommen, Blick nach Norden; ist a1 besetzt, wird geschoben.
    • `a1b1n`: von a1 nach b1 gehen, Blick nach Norden; ist b1 besetzt, wird geschoben.
    • `a1n`: sich auf a1 nach Norden drehen.
    • `a1-`: das Brett von a1 aus verlassen.
rules-s5-3-name = Was abgelehnt wird
rules-s5-3 = Ein Text, der keine Stellung sein kann, wird abgelehnt, und du erfährst, was an welchem Zeichen falsch ist: eine zu lange Reihe, ein unbekannter Buchstabe, zu viele Tiere, ein fehlender Fels. Zwei Felsen werden nur zusammen mit `=E` oder `=R` angenommen, denn das Brett allein verrät nicht, wer gewonnen hat.
rules-s6 = Zahlen zum Prüfen eines Programms
rules-s6-lead = Wer das Spiel programmiert, kann zählen, wie es vom Anfang aus weitergehen kann: 64 Möglichkeiten nach einem Zug, 3.894 nach zwei, 279.082 nach drei, 19.235.728 nach vier; eine früher beendete Partie zählt einmal. Mit `push="line"` sind es nach drei Zügen 279.102. Stimmen deine Zahlen überein, stimmen sehr wahrscheinlich auch deine Regeln.

# ---- King of Siam
rules-k1 = Was zum Spiel gehört
rules-k1-1-name = Drei Fraktionen
rules-k1-1 = Rama ist gelb (`R`), Lao rot (`L`), Malay blau (`M`). Jede Fraktion hat 18 Anhänger, zu zweit nur 16. Niemand spielt selbst eine Fraktion; du sammelst Anhänger von allen.
rules-k1-2-name = Acht Provinzen
rules-k1-2 = Das Land hat acht Provinzen. Eine davon ist die Heimat von Rama, eine die von Lao, eine die von Malay. Welche Provinzen Nachbarn sind, sagt die Karte.
rules-k1-3-name = Acht Karten für jeden
rules-k1-3 = Alle beginnen mit denselben acht Karten: Maharacha (`K`), zweimal Khon Thai (`T`), 1 gegen 1 (`1`), 2 gegen 1 (`2`) sowie Rama (`R`), Lao (`L`) und Malay (`M`). Weitere bekommst du nie; acht Karten müssen für das ganze Spiel reichen.
rules-k1-4-name = Plättchen und Marker
rules-k1-4 = Jede Provinz hat ein Plättchen. Die Plättchen liegen in einer Reihe auf den Stellen 1 bis 8, offen, bis ihre Provinz entschieden ist. Dazu gibt es Marker dafür, wer eine Provinz beherrscht, acht für jede Fraktion und vier für die Briten, und vier Königsmarker.
rules-k1-5-name = Die Karten des Landes
rules-k1-5 =
    Eine Karte des Landes ist eine Datei, du kannst also auch auf einer anderen spielen. Zwei sind dabei: `siam` und `britain`, das die Grenzen einer späteren Ausgabe derselben Idee hat, The King is Dead von 2020. Nur die Karte stammt von dort, die Regeln bleiben dieselben.
    Hast du den gedruckten Spielplan, so kopiere die Datei, berichtige ihre Grenzen und spiele damit. Eine Karte braucht genau acht Provinzen mit Kürzeln aus zwei Buchstaben, drei verschiedene Heimatprovinzen, Grenzen zwischen Provinzen, die es gibt, und einen Weg von jeder zu jeder; sonst wird sie mit dem Grund abgelehnt.
rules-k1-5-ruling = Das Bild des ursprünglichen Spielplans liegt uns nicht vor. Wir wissen, dass Ayutthaya die Heimat von Rama ist, dass Sukhothai eine Provinz ist, dass die Lao im Norden wohnen und die Malay weit im Süden. Alles Übrige an der Karte `siam` haben wir aus dem Land von 1874 erschlossen.
rules-try-map-siam = Die Karte `siam`. Häuser bezeichnen die drei Heimatprovinzen; um die Provinz mit dem kräftigen Rand wird gekämpft.
rules-try-map-britain = Die Karte `britain`. Essex ist die Heimat von Rama, Gwynedd die von Lao, Moray die von Malay.
rules-k2 = Der Aufbau
rules-k2-1-name = Deine ersten zwei Anhänger
rules-k2-1 = Jeder zieht eine Hilfskarte: eine von 1 bis 3, zu viert eine von 1 bis 4. Sie sagt, mit welchen zwei Anhängern du beginnst.
rules-k2-1-ruling = Bekannt ist, dass jede Karte zwei Farben zeigt. Wir nehmen an: Karte 1 bedeutet Rama und Lao, Karte 2 Lao und Malay, Karte 3 Rama und Malay. Wer Karte 4 hat, bekommt dasselbe Paar wie die Person links davon.
rules-k2-2-name = Das Land bevölkern
rules-k2-2 = In jede Heimat ziehen zwei Anhänger der eigenen Fraktion. Dann füllt der Zufall jede Provinz auf, bis vier dort stehen. Wer übrig bleibt, bildet den Vorrat.
rules-try-set-up = Ein Aufbau für zwei, es kann losgehen. Du spielst hier alle Plätze: Wähle eine Karte und folge den Schritten, oder passe.
rules-k2-3-name = Die Reihenfolge der Plättchen
rules-k2-3 = Die acht Plättchen werden gemischt und offen ausgelegt. Alle sehen von Anfang an, wann welche Provinz an die Reihe kommt.
rules-k2-4-name = Plätze und Teams
rules-k2-4 = Die niedrigste Hilfskarte beginnt. Dann geht es links herum, hier also zum nächsten Platz. Zu viert spielen die Plätze 1 und 3 zusammen gegen 2 und 4.
rules-k2-5-name = Hier endet der Zufall
rules-k2-5 = Nach dem Aufbau ist nichts mehr Glück. Der Aufbau kommt aus einer Zahl, dem Startwert, und eine Aufzeichnung hält fest, was dabei herauskam; so lässt sich eine Partie genau nachspielen.
rules-k3 = Wie das Spiel verläuft
rules-k3-1-name = Acht Machtkämpfe
rules-k3-1 = Um die Provinzen wird nacheinander gekämpft, in der Reihenfolge ihrer Plättchen. Umkämpft ist immer die Provinz des ersten Plättchens, das noch offen liegt.
rules-k3-2-name = Eine Karte spielen oder passen
rules-k3-2 = In deinem Zug spielst du eine Karte (K4) oder passt. Wer passt, darf beim nächsten Mal durchaus wieder eine Karte spielen. Solange du Karten hast, musst du nie eine spielen und, außer im Fall von K4.5, auch nie passen. Ohne Karten passt du.
rules-k3-3-name = Alle haben gepasst
rules-k3-3 = Haben alle nacheinander gepasst, ist der Kampf vorbei (K6). Den nächsten beginnt, wer links neben dem sitzt, der zuletzt gepasst hat.
rules-k4 = Eine Karte spielen
rules-k4-1-name = Erst die Karte, dann ein Anhänger
rules-k4-1 = Tu, was die Karte sagt. Dann nimm einen Anhänger aus einer beliebigen Provinz und stell ihn vor dich, wo ihn alle sehen. Die Karte ist verbraucht.
rules-k4-2-name = So viel wie möglich
rules-k4-2 = Eine Karte bewirkt alles, was die Regeln erlauben. Geht nur ein Teil, dann eben dieser Teil. Geht gar nichts, darfst du sie trotzdem spielen.
rules-k4-3-name = Ein Anhänger wird immer genommen
rules-k4-3 = Auch nach einer Karte, die nichts bewirkt hat, nimmst du einen Anhänger; du musst es sogar.
rules-k4-3-ruling = Steht kein einziger Anhänger mehr auf der Karte des Landes, nimmst du keinen.
rules-k4-4-name = Entschiedene Provinzen bleiben leer
rules-k4-4 = Beherrscht jemand eine Provinz, kommt kein Anhänger mehr dorthin. Deshalb steht dort auch nie einer.
rules-k4-5-name = Die allerletzte Karte
rules-k4-5 =
    Angenommen, alle anderen Hände sind leer, und du hast noch eine einzige Karte, die letzte des Spiels. Du darfst sie nur spielen, wenn du dadurch gewinnst oder dein Partner. Weil niemand mehr antworten kann, werden die übrigen Kämpfe so entschieden, wie es danach steht.
    Erlaubt sind nur Spielweisen, die gewinnen, auch wenn Passen ebenso gewinnen würde. Die übrigen Kämpfe werden trotzdem Zug um Zug durchlaufen; diese Pässe sind Züge und stehen in der Aufzeichnung.
rules-try-last-card = Platz 1 hat die letzte Karte, 1 gegen 1. Viele Tausche gewinnen hier. Lass dir den zeigen, der es nicht tut, und lies, warum er abgelehnt wird.
rules-k4-6-name = Was verborgen ist
rules-k4-6 =
    Gespielte Karten liegen vor jedem auf einem Stapel, und nur die oberste ist zu sehen. Das ist der übliche Fall, `discards="top"`. Du siehst deine eigene Hand, wie viele Karten die anderen haben, die oberste Karte jedes Stapels und von jedem den letzten Zug. Fremde Hände, tiefere Karten und frühere Züge bleiben verborgen, bis die Partie zu Ende ist.
    Mit `discards="open"` ist nichts verborgen. Schnelle Partien und Lektionen werden so gespielt und sagen es auch.
rules-k5 = Was die Karten bewirken
rules-k5-1-name = Maharacha
rules-k5-1 = Wähle zwei Plättchen, die offen liegen und keinen Königsmarker tragen, tausche sie und lege auf eines der beiden einen Königsmarker. Ein markiertes Plättchen bleibt für immer liegen. Bewegst du das umkämpfte, so ist sofort eine andere Provinz umkämpft.
rules-k5-1-ruling = Stehen weniger als zwei Plättchen zur Wahl, wird nichts getauscht und kein Marker gelegt.
rules-try-king = Umkämpft ist Nakhon Si Thammarat. Tausche sein Plättchen mit dem von Luang Prabang, damit die Provinz der Lao zuerst kommt.
rules-k5-2-name = Khon Thai
rules-k5-2 = Nimm von jeder Fraktion einen Anhänger aus dem Vorrat und setze jeden in eine Provinz, die niemand beherrscht: alle zusammen oder jeden woandershin, wie du magst. Hat der Vorrat keinen von einer Fraktion, fällt sie aus.
rules-try-khon = In Chiang Mai stehen Rama und Lao gleich. Einer mehr für Rama entscheidet; die beiden anderen dürfen dorthin, wo sie nicht schaden.
rules-k5-3-name = 1 gegen 1
rules-k5-3 = Tausche einen Anhänger einer Provinz gegen einen aus einer anderen. Die beiden dürfen weit auseinanderliegen, und beide Anhänger dürfen zur selben Fraktion gehören.
rules-try-one-for-one = Tausche einen Malay aus Chiang Mai, ganz im Norden, gegen einen Rama aus Kedah, ganz im Süden.
rules-k5-4-name = 2 gegen 1
rules-k5-4 = Tausche zwei Anhänger einer Provinz gegen einen aus einer Nachbarprovinz. Auch hier dürfen sie zur selben Fraktion gehören.
rules-k5-4-ruling = Ist ein solcher Tausch nirgends möglich, stehen aber in zwei benachbarten Provinzen Anhänger, so wird einer gegen einen getauscht.
rules-try-two-for-one = Zwei Malay ziehen aus dem umkämpften Nakhon Si Thammarat nach Ayutthaya, und ein Rama kommt zurück.
rules-k5-5-name = Kein Zurücktauschen
rules-k5-5 = Nach 1 gegen 1 darf die nächste Karte nicht ein 1 gegen 1 sein, das einfach dieselben Anhänger zwischen denselben zwei Provinzen zurücktauscht, gleich wer die erste gespielt hat. Ebenso ist es bei 2 gegen 1. Sobald eine andere Karte dazwischenkommt, gilt das nicht mehr; Pässe und das Ende eines Kampfes sind keine Karten. Für K4.2 zählt ein verbotener Tausch als unmöglich.
rules-k5-5-ruling = Verboten ist nur das genaue Spiegelbild: alle Anhänger des ersten Tausches, durch dieselbe Art Karte. Zwei Provinzen, die gerade Anhänger einer einzigen Fraktion getauscht haben, dürfen das also nicht gleich noch einmal tun. Mit anderen Fraktionen dasselbe zu erreichen ist erlaubt.
rules-try-no-undoing = Platz 1 hat gerade einen Malay in Chiang Mai gegen einen Rama aus Kedah getauscht. Platz 2 würde gern zurücktauschen.
rules-k5-6-name = Rama, Lao, Malay
rules-k5-6 = Zwei Anhänger der Fraktion auf der Karte gehen aus dem Vorrat in eine oder zwei Provinzen, die niemand beherrscht. Jede davon muss an eine Provinz grenzen, die diese Fraktion beherrscht, oder an ihre Heimat; doch die Heimat hilft nicht mehr, sobald eine andere Fraktion oder die Briten sie beherrschen. Hat der Vorrat nur einen, so geht dieser.
rules-try-faction-card = Rama beherrscht noch nichts, also sammeln sich seine Anhänger um die Heimat Ayutthaya. Zwei von ihnen wenden den Kampf um Khorat.
rules-k6 = Das Ende eines Kampfes
rules-k6-1-name = Wer die Provinz bekommt
rules-k6-1 = Die Fraktion mit den meisten Anhängern dort übernimmt sie. Liegen zwei oder drei gemeinsam vorn, oder steht niemand dort, so greifen die Briten zu.
rules-try-majority = Platz 1 hat gepasst. Passt auch Platz 2, so ist Khorat entschieden: drei Rama gegen einen Malay.
rules-try-british = Zwei Rama, zwei Lao: In Luang Prabang sind sie sich nicht einig. Passe und sieh, wen das freut.
rules-k6-2-name = Alle kehren zurück
rules-k6-2 = Die Anhänger, die in der Provinz standen, kommen wieder in den Vorrat, und ihr Plättchen wird umgedreht.
rules-k6-3-name = Wann das Spiel endet
rules-k6-3 = Mit der vierten britischen Provinz ist das Spiel auf der Stelle aus. Kommt es nicht dazu, endet es nach dem achten Kampf.
rules-k7 = Wer gewinnt
rules-k7-1-name = Eine britische Kolonie
rules-k7-1 = Haben die Briten vier Provinzen, so zählen vollständige Sätze: Je ein Anhänger jeder Fraktion ist ein Satz. Die meisten Sätze gewinnen. Bei Gleichstand gewinnt von diesen, wer zuletzt eine Karte gespielt hat; hat keiner von ihnen je eine gespielt, gewinnen sie gemeinsam.
rules-try-colony = Die Briten haben drei Provinzen, und in Nakhon Si Thammarat steht es gleich. Noch ein Pass, und Siam ist Kolonie. Beide haben zwei Sätze, und die letzte Karte war die von Platz 2.
rules-k7-2-name = Welche Fraktion herrscht
rules-k7-2 = Gibt es keine Kolonie, so herrscht die Fraktion mit den meisten Provinzen. Bei Gleichstand von diesen die, die zuletzt eine bekommen hat.
rules-k7-2-ruling = Welche Fraktion zweite ist und welche dritte, wird ebenso bestimmt.
rules-k7-3-name = Wer auf sie gesetzt hat
rules-k7-3 = Du gewinnst, wenn du die meisten Anhänger der herrschenden Fraktion hast. Bei Gleichstand werden die der zweiten Fraktion verglichen. Hilft auch das nicht, so scheidet von den Gleichen aus, wer die letzte Karte gespielt hat.
rules-k7-3-ruling = Das geht so weiter, bis jemand übrig ist. Eine Fraktion ohne Provinz zählt nie als zweite. Wer gar keine Karte gespielt hat, gilt als jemand, der vor allen anderen gespielt hat. Wen nichts unterscheidet, gewinnt gemeinsam.
rules-try-second-faction = Der letzte Kampf: Rama nimmt Sukhothai und herrscht. Beide haben drei Rama, also entscheiden die Lao, die zweite Fraktion.
rules-k7-4-name = Zu viert
rules-k7-4 = Jeder sammelt für sich. Wer nach K7.3 gewinnt, gewinnt zusammen mit dem Partner. In einer Kolonie legen Partner ihre Anhänger zusammen und zählen die gemeinsamen Sätze; bei Gleichstand gewinnt das Team, das die letzte Karte gespielt hat.
rules-k7-4-ruling = Gleichstände nach K7.3 werden zwischen einzelnen Personen entschieden, und wer ausscheidet, gewinnt trotzdem, wenn der Partner übrig bleibt.
rules-try-teams = Rama wird herrschen. Platz 1 hat die meisten Rama, vier, und gewinnt zusammen mit Platz 3, der nur einen hat.
rules-k7-5-name = Nicht reden
rules-k7-5 = Zu viert spricht niemand über das Spiel oder zeigt Karten, auch nicht dem Partner; ein solcher Tisch hat keinen Chat. Die Option `talk=True`, eine Idee des Autors, erlaubt Gespräche, die alle hören: Du darfst deine Karten nennen, aber nicht zeigen.
rules-k8 = Wie Züge und Stellungen geschrieben werden
rules-k8-1-name = Züge
rules-k8-1 =
    Ein Zug ist `pass` oder eine Karte, dann `:` und was sie bewirkt, dann `>` und der Anhänger, den du nimmst.
    • `king:su,ay!ay>R@kh`: die Plättchen von su und ay tauschen, Königsmarker auf ay, einen Rama aus kh nehmen.
    • `khon:R@su,L@cm,M@ke>L@cm`: Rama nach su, Lao nach cm, Malay nach ke; einen Lao aus cm nehmen.
    • `1v1:L@cm,R@su>M@ke`: einen Lao in cm und einen Rama in su tauschen; einen Malay aus ke nehmen.
    • `2v1:RL@su,M@ay>R@ay`: einen Rama und einen Lao in su gegen einen Malay in ay tauschen; einen Rama aus ay nehmen.
    • `rama:su,kh>R@su`, `lao:kh,kh>L@kh`: wohin die zwei Anhänger gehen und wen du nimmst.
    • `malay>L@su`: Niemand konnte gesetzt werden. Ohne Wirkung fehlt `:…`, und wo niemand mehr zu nehmen war, fehlt `>…`.
    Jeder Zug hat eine richtige Form: Fraktionen in der Reihenfolge R, L, M, Provinzen in der Reihenfolge der Karte; nur beim `2v1` stehen die zwei vor dem einen. Andere Reihenfolgen werden verstanden und berichtigt.
rules-k8-2-name = Stellungen
rules-k8-2 =
    Eine Stellung hat acht Felder mit einem Leerzeichen dazwischen:
    • Karte und Zahl der Spieler: `siam:2`;
    • die Anhänger jeder Provinz als `R.L.M`, in der Reihenfolge der Karte, mit `/` dazwischen;
    • die Plättchen nach Stellen, mit Kommas: das Kürzel, `!` für einen Königsmarker und `=R`, `=L`, `=M` oder `=B`, sobald es entschieden ist, etwa `ay!=R`;
    • für jeden Platz die gesammelten Anhänger und die Hand, `1.0.1:KTT12RLM`, die Karten immer in dieser Reihenfolge; `-` ist eine leere Hand;
    • der Platz am Zug, ab 1 gezählt; nach dem Ende der links von dem, der zuletzt gepasst hat;
    • wie viele gerade nacheinander gepasst haben; nach dem Ende 0;
    • die Plätze nach ihrer letzten Karte, die neueste zuerst, `2>1`; `-`, wenn keine gespielt wurde;
    • der Tausch, der nicht zurückgenommen werden darf (K5.5), etwa `1v1:L@cm,R@su`, oder `-`. Er bleibt über Pässe und Kämpfe hinweg stehen bis zur nächsten Karte.
    Wer nirgends genannt ist, ist im Vorrat. Ein Beispiel: `siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -`
rules-k8-3-name = Was abgelehnt wird
rules-k8-3 =
    Ein Text, der eine unmögliche Stellung beschreibt, wird abgelehnt, mit dem, was falsch ist, und wo. Unmöglich sind:
    • mehr Anhänger, als eine Fraktion hat, oder welche in einer entschiedenen Provinz;
    • eine Provinz, die es auf der Karte nicht gibt, ein doppeltes Plättchen oder ein entschiedenes nach einem offenen;
    • Karten, die niemand haben kann, oder mehr Königsmarker, als Maharachas gespielt wurden;
    • mehr als vier britische Provinzen oder etwas, das nach der vierten entschieden wurde;
    • so viele Pässe wie Spieler;
    • eine Reihenfolge der letzten Karten, die nicht genau die Plätze mit weniger als acht Karten nennt, oder ein Tausch durch eine Karte, die der zuerst genannte Platz noch hat.
rules-k8-4-name = Was ein Platz sehen darf
rules-k8-4 = Eine Sicht ist eine Stellung ohne die Geheimnisse von K4.6. Statt einer verborgenen Hand stehen `*`, die Zahl der Karten und die oberste Karte des Stapels: `*5K`. Vor der ersten Karte ist es `*8`.
rules-k9 = Zahlen zum Prüfen eines Programms
rules-k9-lead = Ein Zug ist auf rund 20.000 Arten möglich, deshalb zählt die App sie nie alle auf; sie bietet einen Zug Schritt für Schritt an: die Karte, jedes Ziel, den Anhänger. Um ein Programm zu prüfen, kann man sie einmal zählen.
rules-k9-1-name = Zu zweit
rules-k9-1 = Das Beispiel von K8.2 erlaubt 17.213 Züge: Khon Thai 10.048, 1 gegen 1 2.944, 2 gegen 1 2.826, Maharacha 1.064, Rama 194, Lao 117, Malay 19 und einmal Passen.
rules-k9-2-name = Zu dritt
rules-k9-2 = 22.004 Züge: `siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na 1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -`
rules-k9-3-name = Zu viert
rules-k9-3 = 17.333 Züge: `siam:4 1.2.1/0.2.2/1.2.1/2.0.2/3.1.0/2.1.1/1.3.0/0.1.3 na,ba,ay,lp,ke,cm,kh,su 1.0.1:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 4 0 - -`
rules-k9-4-name = Die andere Karte
rules-k9-4 = 19.708 Züge: `britain:3 1.1.2/2.0.2/2.1.1/0.2.2/0.2.2/1.1.2/2.2.0/1.2.1 wa,la,gw,nb,mo,es,de,st 1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 3 0 - -`
rules-k9-5-name = Durchgespielte Beispiele
rules-k9-5 = Auch die Beispiele, die die gedruckten Regeln vorrechnen, werden geprüft: wer nach einer Runde von Pässen beginnt, wer eine Provinz übernimmt, welche Fraktion herrscht, wer allein und wer im Team gewinnt.
