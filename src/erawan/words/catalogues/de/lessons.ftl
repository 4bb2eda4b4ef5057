# The lessons. A step has a title, a text, and for each task: the instruction, a hint, and the praise when it is done.
# Some wrong tries have their own texts.
lessons-title = Lernen und üben
lessons-intro = Kurze Lektionen, in denen du alles selbst machst. Probier aus, was du willst: Du kannst es immer noch einmal versuchen.
lessons-of = { $game }, Schritt für Schritt
lessons-siam-about = Elefanten, Nashörner und drei Felsen. Wer einen Felsen vom Brett schiebt, gewinnt.
lessons-kos-about = Drei Fraktionen wollen über Siam herrschen, und die Briten warten schon. Sei der beste Freund der Fraktion, die gewinnt.
lessons-start = Lektion beginnen
lessons-continue = Weiter ({ $done } von { $count } geschafft)
lessons-finished = Alles geschafft – noch einmal spielen
lessons-more = Noch mehr zu entdecken
lessons-more-rules = Die Regeln
lessons-more-rules-text = Alles ganz genau, mit Brettern zum Anschauen.
lessons-more-puzzles = Rätsel
lessons-more-puzzles-text = Finde den Gewinnzug. Manche sind leicht, manche gemein.
lessons-more-puzzles-open = Zu den Rätseln
lessons-more-study = Analysebrett
lessons-more-study-text = Baue jede Stellung auf, öffne deine eigenen Partien und frag die Engine, was sie davon hält.
lessons-more-study-open = Zum Brett
lessons-more-openings = Eröffnungen und Statistik
lessons-more-openings-text = Was hier gespielt wird, und wie oft es klappt.
lessons-more-openings-open = Zur Statistik
lessons-all = Alle Lektionen
lessons-step = Schritt { $number } von { $count }
lessons-progress = Fortschritt in der Lektion
lessons-steps = Schritte dieser Lektion
lessons-done = geschafft
lessons-hint = Tipp
lessons-show = Zeig es mir
lessons-shown-board = Es ist auf dem Brett markiert. Du bist dran!
lessons-shown-table = Drücke neben deinen Karten auf „Tipp einzeichnen“ und spiel dann den Zug.
lessons-shown-pass = Drücke auf den Knopf zum Passen, den mit dem Rahmen.
lessons-is-right = Richtig!
lessons-is-wrong = Nicht ganz.
lessons-wrong = Das war erlaubt, aber darum geht es hier nicht. Versuch es noch einmal.
lessons-again = Noch einmal
lessons-go-on = Weiter
lessons-next = Nächster Schritt
lessons-name-mali = Mali
lessons-name-ton = Ton
lessons-name-nok = Nok
lessons-play-first = Spiel deine erste Partie
lessons-to-puzzles = Rätsel lösen
lessons-to-other = { $game } lernen
lessons-left = Einige Schritte warten noch auf dich

lessons-siam-goal-title = Der Fels muss weg
lessons-siam-goal-text = Du spielst die Elefanten. Auf dem Brett liegen drei Felsen, die niemandem gehören. Schieb einen davon über den Rand, und du hast gewonnen. Das ist das ganze Spiel, und hier fehlt dir nur noch ein Schubs!
lessons-siam-goal-task = Wähle deinen Elefanten, dann den Felsen vor ihm, und schieb.
lessons-siam-goal-hint = Der Elefant steht auf c4 und schaut nach Norden, genau auf den Felsen auf c5.
lessons-siam-goal-right = Und weg ist er. Du hast gerade deine erste Partie gewonnen!
lessons-siam-goal-wrong-turned = Dein Elefant hat sich umgedreht und genießt die Aussicht. Er soll auf den Felsen los.
lessons-siam-goal-wrong-walked = Dein Elefant ist spazieren gegangen. Der Fels liegt noch da und lacht leise.
lessons-siam-goal-wrong-entered = Ein zweiter Elefant ist dazugekommen. Nett, aber der erste hätte gleich schieben können.

lessons-siam-enter-title = Nur herein!
lessons-siam-enter-text = Am Anfang warten alle Tiere neben dem Brett: hier fünf Elefanten, dort fünf Nashörner. Wenn du dran bist, darfst du eines hereinholen, auf ein leeres Feld am Rand, und du bestimmst, wohin es schaut.
lessons-siam-enter-task = Hol einen Elefanten auf c1 herein, mit Blick nach Norden.
lessons-siam-enter-hint = Wähle deine Tiere unter dem Brett, dann das Feld c1, dann den Pfeil nach oben.
lessons-siam-enter-right = Willkommen, Elefant! Und schon ist auch ein Nashorn hereingekommen: Ihr zieht immer abwechselnd.
lessons-siam-enter-wrong-looks = Das richtige Feld, aber er schaut falsch. So sieht er keinen Felsen.
lessons-siam-enter-wrong-elsewhere = Da kann man hereinkommen, aber wir warten auf einen Elefanten auf c1.

lessons-siam-turn-title = Schau, wohin du schiebst
lessons-siam-turn-text = Ein Tier schiebt nur geradeaus, dorthin, wohin es schaut. Dieser Elefant hat einen Felsen direkt neben dem Ohr, und es kümmert ihn nicht. Drehen auf der Stelle kostet einen ganzen Zug.
lessons-siam-turn-task = Dreh den Elefanten auf c2 so, dass er nach Norden schaut.
lessons-siam-turn-hint = Wähle den Elefanten und dann noch einmal: Jetzt kannst du sagen, wohin er schauen soll.
lessons-siam-turn-right = Jetzt sieht er den Felsen, und der Fels wird nervös.
lessons-siam-turn-wrong-looks = Gedreht hat er sich, aber der Fels liegt im Norden.
lessons-siam-turn-wrong-walked = Er ist weggelaufen. Er soll auf c2 bleiben und nur den Kopf drehen, und den Rest von sich.
lessons-siam-turn-wrong-entered = Freunde sind etwas Schönes, aber der Elefant auf c2 schaut immer noch nach Osten.

lessons-siam-move-title = Ein Schritt nach dem anderen
lessons-siam-move-text = Ein Tier geht ein Feld weit in jede Richtung, auch rückwärts oder seitwärts, auf ein leeres Feld. Am Ende des Schritts darf es schauen, wohin du willst. Gehen und Drehen gibt es also zusammen, ganz umsonst!
lessons-siam-move-task = Geh von a2 nach b2 und schau dort nach Norden.
lessons-siam-move-hint = Wähle den Elefanten auf a2, dann b2, dann den Pfeil nach oben.
lessons-siam-move-right = Ein Schritt, eine Drehung, und schon steht er hinter dem Felsen. Gut gelaufen.
lessons-siam-move-wrong-looks = Das richtige Feld. Jetzt muss er nur noch auf den Felsen schauen, nach Norden.
lessons-siam-move-wrong-turned = Er hat sich nur gedreht. Er darf im selben Zug gehen und sich drehen.
lessons-siam-move-wrong-astray = Ein Schritt, ja, aber vom Felsen weg. Der Weg führt nach b2.
lessons-siam-move-wrong-entered = Ein neuer Elefant ist gekommen. Diesmal soll der auf a2 gehen.

lessons-siam-push-title = Schieben!
lessons-siam-push-text = Jetzt wird es ernst. Ein Tier schiebt, indem es geradeaus auf ein besetztes Feld geht. Alles vor ihm rückt ein Feld weiter, und es rückt selbst nach. Beim Schieben dreht sich niemand.
lessons-siam-push-task = Schieb den Felsen auf b3 ein Feld nach Norden.
lessons-siam-push-hint = Wähle den Elefanten auf b2, dann den Felsen vor ihm.
lessons-siam-push-right = Der Fels liegt jetzt auf b4. Noch zwei solche Schubser, und er fällt.
lessons-siam-push-wrong-turned = Er hat sich weggedreht. Was er schieben will, muss er anschauen.
lessons-siam-push-wrong-walked = Er ist um den Felsen herumgelaufen. Geh geradewegs darauf los!
lessons-siam-push-wrong-entered = Für einen Felsen reicht ein Elefant. Schieb einfach.

lessons-siam-barge-title = Darf ich mal?
lessons-siam-barge-text = Auf c1 sitzt ein Nashorn, genau da, wo du hereinwillst. Kein Problem: Du darfst dich hineinschieben. Du kommst von außen und schaust ins Brett hinein. Ein Nashorn, das zur Seite schaut, wehrt sich nicht.
lessons-siam-barge-task = Komm auf c1 herein, obwohl das Nashorn dort sitzt.
lessons-siam-barge-hint = Wähle deine Tiere unter dem Brett, dann c1 mit dem Nashorn darauf, und schieb.
lessons-siam-barge-right = Rums! Das Nashorn steht jetzt auf c2 und guckt ziemlich verdutzt.
lessons-siam-barge-wrong-elsewhere = Du hast eine andere Tür genommen. Nimm die mit dem Nashorn darin.

lessons-siam-blocked-title = Nase an Nase
lessons-siam-blocked-text = Hier schaut ein Nashorn deinem Elefanten direkt in die Augen. Eins gegen eins: Keiner kann den anderen schieben. Probier es aus.
lessons-siam-blocked-task = Versuch, mit dem Elefanten auf c2 das Nashorn auf c3 zu schieben.
lessons-siam-blocked-hint = Wähle den Elefanten auf c2, dann das Nashorn auf c3.
lessons-siam-blocked-right = Nichts rührt sich, und das Brett sagt dir, warum. Ein Tier, das dem Schub entgegenschaut, nimmt 1 von der Stärke weg.
lessons-siam-blocked-wrong-early = Du hast den Trick schon gefunden! Aber sieh erst, wie es nicht geht: Schieb mit dem vorderen Elefanten, dem auf c2.
lessons-siam-blocked-task-2 = Zwei sind stärker als einer. Schieb von hinten, mit dem Elefanten auf c1.
lessons-siam-blocked-hint-2 = Wähle den Elefanten auf c1, dann den vor ihm auf c2.
lessons-siam-blocked-right-2 = Zwei gegen einen! Wer schiebt, zählt, und jeder davor, der in dieselbe Richtung schaut, hilft mit.
lessons-siam-blocked-wrong-away = So bleibt das Nashorn, wo es ist. Der hintere Elefant soll schieben.

lessons-siam-sideways-title = Wer wegschaut
lessons-siam-sideways-text = Zwei Nashörner, zwei Elefanten. Das Nashorn auf b3 schaut dich an und stemmt sich dagegen. Das auf d3 schaut zur Seite und träumt vom Schlamm. Ein Tier, das zur Seite schaut, wiegt überhaupt nichts.
lessons-siam-sideways-task = Schieb das Nashorn, das sich schieben lässt.
lessons-siam-sideways-hint = Der Träumer steht auf d3. Der Elefant auf d2 schaut genau auf ihn.
lessons-siam-sideways-right = Weg rutscht es und träumt weiter. Nur wer dich anschaut, stemmt sich dagegen.
lessons-siam-sideways-wrong-walked = Dein Elefant ist woanders hingegangen. Einer von beiden kann schieben.
lessons-siam-sideways-wrong-entered = Hilfe ist nicht nötig: Einer deiner Elefanten kann allein schieben.

lessons-siam-rocks-title = Schwer, schwerer
lessons-siam-rocks-text = Ein Fels wehrt sich nicht, aber er ist schwer. Ein Tier bewegt einen Felsen, zwei Tiere zwei, drei Tiere drei. Hier liegen zwei Felsen hintereinander, und du hast nur einen Elefanten.
lessons-siam-rocks-task = Ruf Hilfe: Hol einen Elefanten auf c1 herein, mit Blick nach Norden.
lessons-siam-rocks-hint = Wähle deine Tiere unter dem Brett, dann c1, dann den Pfeil nach oben.
lessons-siam-rocks-right = Jetzt sind sie zu zweit, einer hinter dem anderen.
lessons-siam-rocks-wrong-looks = Auch er muss nach Norden schauen, sonst hilft er nicht.
lessons-siam-rocks-wrong-elsewhere = Die Hilfe muss hinter dem Elefanten stehen, auf c1.
lessons-siam-rocks-task-2 = Schieb von hinten: zwei Elefanten, zwei Felsen.
lessons-siam-rocks-hint-2 = Der hintere schiebt: Wähle c1, dann c2.
lessons-siam-rocks-right-2 = Hau ruck! Zwei Felsen auf einmal. Der nächste Schub würde gewinnen.
lessons-siam-rocks-wrong-away = Jetzt ziehen sie nicht mehr an einem Strang. Schieb mit dem Elefanten auf c1.

lessons-siam-leave-title = Ab nach Hause
lessons-siam-leave-text = Alle deine fünf Elefanten stehen auf dem Brett, und der auf a5 starrt aus dem Fenster. Vom Rand darf ein Tier das Brett verlassen, egal wohin es schaut. Später kommt es dort wieder herein, wo du es brauchst.
lessons-siam-leave-task = Schick den Elefanten auf a5 nach Hause.
lessons-siam-leave-hint = Wähle den Elefanten auf a5, dann „Brett verlassen“.
lessons-siam-leave-right = Er trottet heim. Jetzt kannst du ihn wieder hereinholen.
lessons-siam-leave-wrong-other = Der war dort, wo er stand, doch nützlich! Schick den auf a5.
lessons-siam-leave-wrong-walked = Von dort ist es zu Fuß sehr weit. Hinausgehen und wieder hereinkommen ist schneller.
lessons-siam-leave-task-2 = Hol ihn auf c1 wieder herein, mit Blick nach Norden.
lessons-siam-leave-hint-2 = Deine Tiere unter dem Brett, dann c1, dann der Pfeil nach oben.
lessons-siam-leave-right-2 = In zwei Zügen quer durchs Land. Mach das mal zu Fuß!
lessons-siam-leave-wrong-elsewhere = Er soll auf c1 hereinkommen und nach Norden schauen, zu den Felsen.

lessons-siam-whose-title = Wem gehört der Fels?
lessons-siam-whose-text = Jetzt aufgepasst! Wenn ein Fels fällt, gewinnt nicht immer, wer geschoben hat. Von den Tieren, die in die Richtung des Schubs schauen, gewinnt das, das dem Felsen am nächsten ist, für seine Seite. Zwei Felsen liegen am Rand bereit: Mit dem einen gewinnst du, mit dem anderen die Nashörner.
lessons-siam-whose-task = Schieb den Felsen, mit dem du gewinnst.
lessons-siam-whose-hint = Schau dir die Nashörner neben den Felsen an. Welches schaut in die Richtung des Schubs, welches zur Seite?
lessons-siam-whose-right = Das Nashorn dazwischen hat zur Seite geschaut und zählt nicht. Der Fels gehört dir!
lessons-siam-whose-wrong-gift = Du hast geschoben, und die Nashörner haben gewonnen! Ihr Nashorn war näher am Felsen und schaute in dieselbe Richtung. Das passiert jedem einmal.

lessons-siam-defend-title = Gefahr!
lessons-siam-defend-text = Das Nashorn auf c4 steht hinter einem Felsen am äußersten Rand. Im nächsten Zug schiebt es, und du hast verloren. Es sei denn, dir fällt etwas ein.
lessons-siam-defend-task = Rette die Partie.
lessons-siam-defend-hint = Das Nashorn hältst du nicht auf. Aber der Fels muss nicht bleiben, wo er ist: Dein Elefant auf b5 schaut ihn an.
lessons-siam-defend-right = Der Fels ist zur Seite gerutscht, und das Nashorn hat nichts mehr zu schieben. Gerettet!
lessons-siam-defend-wrong-left = Der Fels liegt immer noch vor dem Nashorn. Es schiebt, und das war’s.
lessons-siam-defend-wrong-entered = Zu spät: Das Nashorn schiebt, bevor dein Helfer etwas tun kann.

lessons-siam-win-title = Ganz allein
lessons-siam-win-text = Jetzt alles zusammen. Ein Nashorn spielt auch mit, aber es jagt gerade Schmetterlinge. Dir reichen drei Züge.
lessons-siam-win-task = Stell dich hinter den Felsen auf c4 und schau ihn an.
lessons-siam-win-hint = Geh nach c3 und schau nach Norden, alles in einem Zug.
lessons-siam-win-right = Du stehst bereit! Das Nashorn hat in der Ecke einen Schmetterling entdeckt.
lessons-siam-win-wrong-looks = Das richtige Feld. Aber dort muss er nach Norden schauen.
lessons-siam-win-wrong-slow = Das geht auch, kostet aber einen Zug. Gehen und Drehen gibt es zusammen.
lessons-siam-win-task-2 = Schieb!
lessons-siam-win-hint-2 = Von c3 auf c4.
lessons-siam-win-right-2 = Der Fels wackelt am Rand.
lessons-siam-win-wrong-away = So kurz davor! Schieb einfach weiter nach Norden.
lessons-siam-win-task-3 = Und noch einmal!
lessons-siam-win-hint-3 = Von c4 auf c5.
lessons-siam-win-right-3 = Platsch! Du hast gewonnen, und niemand hat dir geholfen.
lessons-siam-win-wrong-almost = Noch ein Schub, geradeaus.
lessons-siam-finish-title = Du kannst Siam spielen!
lessons-siam-finish-text = Du kannst hereinkommen, dich drehen, gehen, schieben und das Brett verlassen, und du weißt, wem der Fels gehört. Alles andere kommt mit der Übung. Der erste Gegner ist freundlich und macht Fehler.

lessons-kos-struggle-title = Eine Provinz bekommt einen Herrscher
lessons-kos-struggle-text = Das ist Siam: acht Provinzen, und in jeder stehen Anhänger von drei Fraktionen. Rama ist gelb, Lao rot, Malay blau. Gekämpft wird immer um eine Provinz, jetzt um Khorat. Wenn alle passen, bekommt sie die Fraktion mit den meisten Anhängern dort. Mali hat schon gepasst.
lessons-kos-struggle-task = Wer bekommt Khorat? Passe und sieh zu.
lessons-kos-struggle-hint = Der Knopf zum Passen ist gleich neben der Landkarte.
lessons-kos-struggle-right = Rama hatte dort drei Anhänger, Lao nur einen: Über Khorat weht jetzt Ramas Fahne. Die Anhänger sind heimgegangen, und die nächste Provinz ist dran.

lessons-kos-british-title = Die Briten kommen
lessons-kos-british-text = Jetzt geht es um Sukhothai: zwei Anhänger von Rama, zwei von Lao. Gleichstand! Und wenn zwei sich streiten, freut sich der Dritte. Vor der Küste wartet ein britisches Schiff.
lessons-kos-british-task = Passe wieder und sieh, wohin ein Gleichstand führt.
lessons-kos-british-hint = Mali hat gepasst. Wenn du auch passt, ist der Kampf vorbei.
lessons-kos-british-right = Die Briten haben sich Sukhothai geschnappt! Das tun sie immer, wenn niemand allein vorn liegt. Behalte sie im Auge: Ihre vierte Provinz beendet das Spiel.

lessons-kos-rama-title = Deine erste Karte
lessons-kos-rama-text = Statt zu passen, darfst du eine Karte spielen. Die Rama-Karte bringt zwei Rama-Anhänger in Provinzen neben Ramas Heimat, der mit dem gelben Haus. Und nach jeder Karte nimmst du einen Anhänger von der Landkarte und behältst ihn. In den Lektionen liegen alle Karten offen, damit du alles siehst.
lessons-kos-rama-task = Spiel die Rama-Karte so, dass Rama in Khorat vorn liegt. Nimm dann einen Anhänger.
lessons-kos-rama-hint = Setz beide Rama-Anhänger nach Khorat und nimm einen Anhänger von woanders.
lessons-kos-rama-right = Rama liegt in Khorat vorn, und ein Anhänger gehört jetzt dir. Den brauchst du bald.
lessons-kos-rama-wrong-passed = Du hast gepasst und deine Karte behalten. Diesmal wollen wir sie sehen!
lessons-kos-rama-wrong-took = Erst schickst du Rama nach Khorat, dann nimmst du dort wieder einen weg. Nimm einen anderen.
lessons-kos-rama-wrong-elsewhere = In Khorat liegt Rama noch nicht vorn. Setz beide Anhänger dorthin.

lessons-kos-take-title = Was du nimmst, ist weg
lessons-kos-take-text = Der Anhänger, den du nimmst, zählt doppelt: Er gehört dir, und auf der Landkarte fehlt er. In Sukhothai steht es zwei zu zwei zwischen Rama und Malay. Die Lao-Karte hilft dir dort nicht. Aber das Nehmen schon!
lessons-kos-take-task = Spiel die Lao-Karte irgendwo anders und nimm einen Anhänger so, dass Rama in Sukhothai vorn liegt.
lessons-kos-take-hint = Setz die Lao zum Beispiel nach Chiang Mai. Nimm dann einen Malay aus Sukhothai.
lessons-kos-take-right = Ein Malay weniger, und Rama liegt vorn. Eine Karte, zwei Wirkungen!
lessons-kos-take-wrong-passed = Gepasst? Dann bleibt es beim Gleichstand, und die Briten reiben sich die Hände.
lessons-kos-take-wrong-crowded = Jetzt stehen auch noch Lao in Sukhothai, und Rama liegt nicht vorn. Schick sie woandershin.
lessons-kos-take-wrong-rival = Oje! Du hast einen Rama genommen, und jetzt liegt Malay in Sukhothai vorn.
lessons-kos-take-wrong-elsewhere = Ein guter Fang, aber in Sukhothai steht es immer noch gleich. Nimm jemanden von dort.

lessons-kos-khon-title = Von jedem einer
lessons-kos-khon-text = Khon Thai heißt „freie Menschen“: Von jeder Fraktion kommt ein Anhänger auf die Landkarte, jeder in eine Provinz deiner Wahl. In einer richtigen Partie hast du zwei dieser Karten. In Battambang steht es zwischen Rama und Malay gleich.
lessons-kos-khon-task = Spiel Khon Thai so, dass Malay in Battambang vorn liegt.
lessons-kos-khon-hint = Der Malay kommt nach Battambang, Rama und Lao kommen woandershin. Und nimm dort keinen Malay weg.
lessons-kos-khon-right = Malay liegt vorn. Die beiden anderen haben auch ein nettes Plätzchen gefunden.
lessons-kos-khon-wrong-passed = Wenn du passt, bewegt sich niemand. Spiel deine Karte!
lessons-kos-khon-wrong-missed = Der Malay ist woanders gelandet. In Battambang wird er gebraucht.
lessons-kos-khon-wrong-took = Du hast einen Malay gebracht und einen wieder weggenommen: alles wie vorher.
lessons-kos-khon-wrong-company = Ein Malay ist gekommen, aber leider mit Gesellschaft. Die anderen sollen woandershin.

lessons-kos-one-title = Plätze tauschen
lessons-kos-one-text = Die Karte „1 gegen 1“ tauscht zwei Anhänger, egal wo sie stehen. In Sukhothai liegt Lao mit zweien vorn. Aber Rama hat überall Anhänger.
lessons-kos-one-task = Tausche so, dass Rama in Sukhothai vorn liegt.
lessons-kos-one-hint = Wähle einen Lao in Sukhothai und einen Rama anderswo, zum Beispiel in Ayutthaya. Nimm dann irgendwen, nur keinen Rama aus Sukhothai.
lessons-kos-one-right = Einer raus, einer rein, und Rama liegt vorn. Ein Tausch bewegt zwei auf einmal.
lessons-kos-one-wrong-passed = Vom Passen ändert sich nichts. Probier die Karte.
lessons-kos-one-wrong-missed = Ein Tausch irgendwo in der Ferne. In Sukhothai hat das niemand gemerkt.
lessons-kos-one-wrong-took = Gut getauscht, und dann hast du den Rama wieder weggenommen!
lessons-kos-one-wrong-even = Rama liegt in Sukhothai nicht allein vorn. Tausche einen Lao gegen einen Rama.

lessons-kos-two-title = Zwei für einen
lessons-kos-two-text = Die Karte „2 gegen 1“ tauscht zwei Anhänger einer Provinz gegen einen aus der Nachbarprovinz. Der eine Ort wird voller, der andere leerer. In Nakhon liegt Rama vorn, und nebenan in Kedah langweilen sich die Malay.
lessons-kos-two-task = Sorge dafür, dass Malay in Nakhon vorn liegt.
lessons-kos-two-hint = Wähle zwei Malay in Kedah, dann einen Rama in Nakhon.
lessons-kos-two-right = Zwei kamen, einer ging: Jetzt liegt Malay in Nakhon vorn.
lessons-kos-two-wrong-passed = Die Malay von Kedah langweilen sich immer noch. Spiel die Karte!
lessons-kos-two-wrong-missed = Du hast woanders getauscht. In Nakhon spielt die Musik.
lessons-kos-two-wrong-took = Und dann hast du aus Nakhon wieder einen Malay genommen. So knapp!
lessons-kos-two-wrong-even = Malay liegt dort noch nicht vorn. Zwei aus Kedah gegen einen Rama!

lessons-kos-king-title = Der Maharacha bestimmt
lessons-kos-king-text = Die Reihe der Plättchen sagt, in welcher Reihenfolge um die Provinzen gekämpft wird. Der Maharacha tauscht zwei davon und setzt einem eine Krone auf: Das bleibt für immer liegen. Luang Prabang ist dran, und Lao würde es bekommen. Heute nicht!
lessons-kos-king-task = Tausche Luang Prabang mit Kedah, damit Kedah zuerst dran ist.
lessons-kos-king-hint = Wähle die Plättchen „lp“ und „ke“ und dann, welches die Krone bekommt.
lessons-kos-king-right = Sofort wird um Kedah gekämpft, und Luang Prabang muss bis zum Schluss warten.
lessons-kos-king-wrong-passed = Ein Maharacha passt nicht. Na gut, du darfst, aber spiel die Karte.
lessons-kos-king-wrong-later = Du hast zwei spätere Plättchen getauscht. Luang Prabang ist immer noch zuerst dran.
lessons-kos-king-wrong-other = Luang Prabang muss warten, gut! Aber Kedah sollte zuerst drankommen.

lessons-kos-control-title = Gute Nachbarn
lessons-kos-control-text = Die Karte einer Fraktion bringt Anhänger neben ihre Heimat und neben jede Provinz, die sie beherrscht. Die Heimat der Malay liegt tief im Süden. Aber sie beherrschen Khorat, und das ändert alles.
lessons-kos-control-task = Spiel die Malay-Karte so, dass Malay in Sukhothai vorn liegt.
lessons-kos-control-hint = Sukhothai liegt neben Khorat: Setz beide Malay dorthin.
lessons-kos-control-right = Von Khorat ist es nur ein Schritt nach Sukhothai. Provinzen öffnen Türen.
lessons-kos-control-wrong-passed = Vom Passen kommt niemand irgendwohin. Spiel die Malay-Karte.
lessons-kos-control-wrong-elsewhere = In Sukhothai liegt Malay noch nicht vorn.

lessons-kos-end-title = Wer gewinnt?
lessons-kos-end-text = Der letzte Kampf! Die Fraktion mit den meisten Provinzen wird über Siam herrschen: Rama hat drei, Lao drei. Du gewinnst, wenn du von der herrschenden Fraktion die meisten Anhänger hast. Du hast drei Lao und einen Rama, Mali drei Rama und einen Lao.
lessons-kos-end-task = Spiel die Karte, die deine Freunde an die Macht bringt.
lessons-kos-end-hint = Du hast mehr Lao als Mali. Also sollte Lao herrschen.
lessons-kos-end-right = Lao liegt in Sukhothai vorn, und Mali passt.
lessons-kos-end-wrong-passed = Dann bleibt es beim Gleichstand, und die Briten nehmen Sukhothai. Das kannst du besser: Spiel eine Karte.
lessons-kos-end-wrong-rama = Dann herrscht Rama, und Mali hat die meisten Rama. Sie bedankt sich herzlich.
lessons-kos-end-task-2 = Passe jetzt, und das Spiel ist aus.
lessons-kos-end-hint-2 = Du hast noch eine Karte, aber du musst sie nicht spielen.
lessons-kos-end-right-2 = Lao herrscht, und du hast die meisten Lao: gewonnen! Du kämpfst nicht für eine Fraktion. Du suchst dir nur die richtigen Freunde.
lessons-kos-end-wrong-more = Halt! Das hilft Rama. Manchmal ist Nichtstun das Beste.

lessons-kos-tie-title = Wenn es gleich steht
lessons-kos-tie-text = Rama wird herrschen, das ist sicher. Aber du und Mali habt je zwei Rama! Dann zählt die zweite Fraktion, Lao. Steht es auch da gleich, verliert, wer die letzte Karte gespielt hat. Deine Karte bewirkt nichts mehr, aber einen Anhänger darfst du noch nehmen.
lessons-kos-tie-task = Spiel deine Karte und nimm den Anhänger, mit dem du gewinnst.
lessons-kos-tie-hint = Die zweite Fraktion ist Lao. Noch einer davon, und du liegst vor Mali.
lessons-kos-tie-right = Zwei Lao gegen einen. Mali seufzt und passt.
lessons-kos-tie-wrong-passed = Gleich viele Rama, gleich viele Lao, und die letzte Karte war von dir: Mali würde gewinnen.
lessons-kos-tie-wrong-malay = Ein Malay hilft nicht. Bei Rama und Lao steht es weiter gleich, und die letzte Karte war von dir: Mali würde gewinnen.
lessons-kos-tie-task-2 = Passe, dann endet der letzte Kampf.
lessons-kos-tie-hint-2 = Du hast keine Karten mehr: Du kannst nur noch passen.
lessons-kos-tie-right-2 = Bei Rama gleich, bei Lao vorn: um Haaresbreite gewonnen!

lessons-kos-colony-title = Eine britische Kolonie
lessons-kos-colony-text = Die Briten haben schon drei Provinzen, und in Sukhothai herrscht Gleichstand. Mit der vierten gehört ihnen Siam, und alles ist anders: Jetzt zählen vollständige Sätze, also je ein Anhänger jeder Fraktion. Du hast einen Satz, Mali keinen.
lessons-kos-colony-task = Mali hat gepasst. Was ist das Beste für dich?
lessons-kos-colony-hint = Der Gleichstand ist ausnahmsweise gut für dich. Lass alles, wie es ist.
lessons-kos-colony-right = Siam ist eine Kolonie, und du gewinnst mit deinem Satz. Wer alle Farben sammelt, ist auf das Schlimmste gefasst.
lessons-kos-colony-wrong-card = Das stört den Gleichstand oder gibt Mali noch einen Zug. Wenn du passt, ist hier und jetzt Schluss.

lessons-kos-last-title = Die allerletzte Karte
lessons-kos-last-text = Mali hat keine Karten mehr, und du hast nur noch eine. Die allerletzte Karte des Spiels darfst du nur spielen, wenn du damit gewinnst. Darum bietet dir das Spiel nur Züge an, die gewinnen.
lessons-kos-last-task = Spiel die letzte Karte des Spiels.
lessons-kos-last-hint = Rama nach Sukhothai, und nimm den Lao. Etwas anderes ist nicht im Angebot.
lessons-kos-last-right = Niemand kann noch etwas tun, alle passen, und Rama herrscht. Du hast drei Rama: gewonnen!
lessons-kos-last-wrong-passed = Dann bekommt Lao Sukhothai und herrscht, und Mali hat drei davon. Deine Karte kann dich noch retten!

lessons-kos-teams-title = Zwei gegen zwei
lessons-kos-teams-text = Zu viert sitzt dir deine Partnerin gegenüber. Du spielst mit Mali gegen Ton und Nok. Jeder sammelt für sich, aber wenn einer von euch beiden gewinnt, gewinnt ihr beide. Du hast drei Lao, doch Ton hat fünf. Mali hat vier Rama. Alle anderen haben gepasst.
lessons-kos-teams-task = In der letzten Provinz liegt Rama vorn. Was tust du?
lessons-kos-teams-hint = Wenn Rama herrscht, hat Mali die meisten davon. Und sie ist deine Partnerin.
lessons-kos-teams-right = Rama herrscht, Mali gewinnt, und du mit ihr. Gute Partner wissen, wann man nichts tut.
lessons-kos-teams-wrong-lao = Dann könnte Lao herrschen, und Ton hat die meisten Lao. Denk an Mali!
lessons-kos-finish-title = Du kannst King of Siam spielen!
lessons-kos-finish-text = Du kennst die Karten, die Kämpfe, die Briten und das Ende. In einer richtigen Partie hast du acht Karten für acht Kämpfe, und neue gibt es nicht. Überleg dir also gut, wann du passt. Auch in deiner ersten Partie liegen die Karten offen.
