# Die Leitfäden: wie man gut spielt. Aufbau wie bei den Lektionen.
guide-title = { $game } gut spielen
guide-siam-lead = Die Regeln kennst du. Hier sind sechs Ideen, mit denen man Partien gewinnt, jede mit einem Brett zum Ausprobieren. Was wir über eine Stellung sagen, ist mit unserer Engine bewiesen.
guide-kos-lead = Die Regeln kennst du. Hier sind sieben Ideen, mit denen man Partien gewinnt, jede mit einem Tisch zum Ausprobieren. Du bist immer Spieler 1, Mali ist deine Gegnerin, und alle Karten liegen offen. Was wir über eine Stellung sagen, ist vollständig durchgerechnet.
guide-contents = Die Ideen
guide-close = Tisch schließen
guide-next = Und jetzt?

guide-siam-behind-title = Beginne hinter einem Felsen
guide-siam-behind-text = Wo holen die stärksten Engines ihr erstes Tier herein? An einer Längsseite der Felsenreihe, genau hinter einem Felsen und mit Blick auf ihn. Dort schaut ein Elefant schon in die richtige Richtung und muss nur einen Felsen schieben.
guide-siam-behind-task = Hol deinen ersten Elefanten hinter einem Felsen herein, mit Blick auf ihn.
guide-siam-behind-hint = Nimm b1, c1 oder d1 mit Blick nach Norden oder b5, c5 oder d5 mit Blick nach Süden.
guide-siam-behind-right = Genau so beginnen die stärksten Engines. Bei den Eröffnungen siehst du, was sie antworten.
guide-siam-behind-wrong-looks = Ein gutes Feld! Aber der Elefant sollte den Felsen ansehen.
guide-siam-behind-wrong-row = Er sieht Felsen an, aber drei hintereinander. Die sind für einen Elefanten viel zu schwer.
guide-siam-behind-wrong-side = Das geht, aber dort liegt kein Fels vor ihm. Komm auf b, c oder d herein.

guide-siam-reserve-title = Deine Reserve ist überall
guide-siam-reserve-text = Ein Tier neben dem Brett ist nicht faul: Im nächsten Zug kann es auf jedem Randfeld stehen. Behalte also ein oder zwei dort! Und such einen Felsen, den dein Gegner nicht wegschieben kann. In der Ecke liegen zwei nebeneinander: zu schwer für ein Nashorn.
guide-siam-reserve-task = Komm hinter einem Felsen herein, den die Nashörner nicht retten können.
guide-siam-reserve-hint = Stell dich unter den Felsen in der Ecke und sieh ihn an.
guide-siam-reserve-right = Von der Seite sind zwei Felsen zu schwer, und von oben hält dein Elefant dagegen. Die Nashörner können nur zusehen.
guide-siam-reserve-wrong-lone = Dieser Fels liegt allein. Ein Nashorn kommt auf e5 herein und schiebt ihn weg.
guide-siam-reserve-wrong-slow = Das dauert zu lange. Ein Tier aus deiner Reserve ist sofort dort.
guide-siam-reserve-task-2 = Und jetzt schieben.
guide-siam-reserve-hint-2 = Von a4 auf a5.
guide-siam-reserve-right-2 = Zwei Züge, und der Fels ist weg. Dabei stand der Elefant vorher noch gar nicht auf dem Brett.

guide-siam-aside-title = Schieb sie zur Seite
guide-siam-aside-text = Ein Nashorn steht hinter einem Felsen am Rand, und im nächsten Zug schiebt es. In den Weg stellen kannst du dich nicht, da ist kein Platz. Aber ein Tier, das du von der Seite schiebst, wehrt sich nicht. Also weg mit ihm!
guide-siam-aside-task = Rette den Felsen auf d1.
guide-siam-aside-hint = Komm auf Reihe 2 von Osten herein und schieb.
guide-siam-aside-right = Du hast den Felsen geschoben, der Fels das Nashorn, und jetzt liegt ihm nichts mehr vor der Nase.
guide-siam-aside-wrong-walked = Ein schöner Spaziergang. Aber jetzt schiebt das Nashorn, und das war’s.
guide-siam-aside-wrong-late = Das stört das Nashorn nicht. Es schiebt, und der Fels ist weg.

guide-siam-nose-title = Nase an Nase
guide-siam-nose-text = Zwei Tiere, die sich direkt ansehen, blockieren sich, auch mit einem Felsen dazwischen: Keines kann schieben. Hier braucht ein Nashorn nur noch zwei Schübe. Stell dich auf die andere Seite des Felsens und sieh dem Nashorn in die Augen.
guide-siam-nose-task = Halte das Nashorn auf.
guide-siam-nose-hint = Komm auf dem Feld herein, auf das der Fels rutschen würde.
guide-siam-nose-right = Blockiert! Solange du dort stehst, kann das Nashorn allein nicht mehr schieben. Es muss ein zweites holen, und das dauert.
guide-siam-nose-wrong-looks = Das richtige Feld. Aber dein Elefant muss nach Süden schauen, genau zum Nashorn.
guide-siam-nose-wrong-elsewhere = Das Nashorn schiebt jetzt und gleich noch einmal, und niemand hält es auf.

guide-siam-second-title = Hol einen zweiten dazu
guide-siam-second-text = Wer zuerst ein zweites Tier in die Linie bringt, löst eine Blockade. Dein Elefant und ein Nashorn stehen Nase an Nase, und hinter dem Nashorn liegt ein Fels am Rand.
guide-siam-second-task = Hol Hilfe.
guide-siam-second-hint = Geh von a2 nach b2 und schau nach Norden, alles in einem Zug.
guide-siam-second-right = Zwei gegen einen! Was die Nashörner auch tun, du gewinnst in höchstens zwei weiteren Zügen.
guide-siam-second-wrong-looks = Das richtige Feld. Aber nur wer nach Norden schaut, schiebt mit.
guide-siam-second-wrong-left = Bleib stehen! Dieser hält das Nashorn fest. Hol den anderen.
guide-siam-second-wrong-far = Nicht ganz: Zwischen b1 und b3 ist eine Lücke, so hilft er noch nicht.

guide-siam-nearest-title = Lass sie für dich schieben
guide-siam-nearest-text = Von den Tieren, die in Schubrichtung schauen, gewinnt das Tier, das dem Felsen am nächsten steht. Ein Nashorn darf also sogar für dich schieben, wenn dein Elefant davor steht. Hier schaut dein vorderer Elefant in die falsche Richtung.
guide-siam-nearest-task = Sorge dafür, dass dein Elefant von allen, die nach Norden schauen, dem Felsen am nächsten ist.
guide-siam-nearest-hint = Der Elefant auf d4 sollte nach Norden schauen.
guide-siam-nearest-right = Jetzt schaut dein vorderer Elefant in die richtige Richtung, und das Nashorn dahinter würde nur helfen.
guide-siam-nearest-wrong-gift = Der Fels fällt. Aber das vorderste Tier mit Blick nach Norden war das Nashorn: Es gewinnt!
guide-siam-nearest-wrong-left = Er soll vor dem Felsen bleiben und nur in die andere Richtung schauen.
guide-siam-nearest-task-2 = Und schieben!
guide-siam-nearest-hint-2 = Schieb von d4 auf d5 oder mit allen zusammen von d2.
guide-siam-nearest-right-2 = Der Fels gehört dir. Frag dich vor jedem Schub: Wem nützt er?

guide-kos-every-title = Kämpf nicht um jede Provinz
guide-kos-every-text = Es gibt so viele Provinzen, wie du Karten hast. Wer um jede kämpft, hat am Ende nichts mehr, wenn es darauf ankommt. Du hast die meisten Lao. Lao und Rama haben je zwei Provinzen, und in Luang Prabang führt Rama. Deine Lao-Karte könnte das noch drehen. Aber Mali hat auch noch eine Karte.
guide-kos-every-task = Musst du um Luang Prabang kämpfen?
guide-kos-every-hint = Schau voraus: In Kedah führt Lao. Von dort reicht deine Karte bis zur letzten Provinz, Nakhon.
guide-kos-every-right = Rama hat jetzt drei Provinzen. Macht nichts! In Kedah führt Lao, und für Nakhon hast du deine Karte. Wenn es drei zu drei steht, liegt Lao vorn, weil Lao die letzte Provinz bekommt. Dein Sieg ist sicher.
guide-kos-every-wrong-card = Jetzt hat Mali eine Antwort, und du hast nichts mehr für Kedah und Nakhon.

guide-kos-save-title = Spar deine Karten
guide-kos-save-text = In Ayutthaya führt Lao mit zwei Anhängern. Zwei mehr sähen noch schöner aus. Aber wenn Mali Rama dorthin schickt, kannst du immer noch antworten. Und wenn nicht, brauchst du deine Karte in Nakhon.
guide-kos-save-task = Was machst du?
guide-kos-save-hint = Dir gefällt, was du siehst. Soll doch Mali etwas tun.
guide-kos-save-right = Ayutthaya geht an Lao, und du hast deine Karte noch. Was Mali jetzt auch tut, du kannst gewinnen.
guide-kos-save-wrong-card = Lao führte doch schon. Jetzt hat nur noch Mali eine Karte und kann die Partie drehen.

guide-kos-wait-title = Wer muss etwas tun?
guide-kos-wait-text = In Battambang herrscht Gleichstand zwischen Rama und Lao, in Chiang Mai führt Lao. Du und Mali habt je eine Karte, „1 gegen 1“. Wer zuerst spielt, gibt das letzte Wort ab. Frag dich also: Wer ist zufrieden, wenn alles so bleibt?
guide-kos-wait-task = Spielen oder passen?
guide-kos-wait-hint = Spielt niemand, nehmen die Briten Battambang, und Lao bekommt Chiang Mai. Dann hat Lao drei Provinzen und herrscht.
guide-kos-wait-right = Die Briten haben Battambang, und dich stört das nicht. Mali hätte etwas tun müssen. Aber du hättest auf alles eine Antwort gehabt.
guide-kos-wait-wrong-card = Jetzt hat Mali die letzte Karte und damit das letzte Wort.

guide-kos-two-title = Zwei Anhänger Vorsprung reichen
guide-kos-two-text = Du hast fünf Rama, Mali hat drei und nur noch eine Karte. Eine Karte bringt einen Anhänger, also holt sie dich nicht ein: Mehr Rama brauchst du nicht. Aber sie hat mehr Lao als du. Bekommt Lao Sukhothai, hat es so viele Provinzen wie Rama und dazu die letzte: Dann herrscht Lao. Deine Malay-Karte bringt niemanden auf die Landkarte, aber einen Anhänger darfst du nehmen.
guide-kos-two-task = Wen nimmst du?
guide-kos-two-hint = Such einen Anhänger, der doppelt hilft: bei dir und weil er in Sukhothai fehlt.
guide-kos-two-right = Ihr habt jetzt gleich viele Lao, und in Sukhothai führt Lao nicht mehr. Ist die erste Fraktion sicher, sammle eine zweite!
guide-kos-two-wrong-passed = Dann bekommt Lao Sukhothai und herrscht, und Mali hat die meisten Lao.
guide-kos-two-wrong-rama = Du hattest schon genug Rama. Jetzt bekommt Lao Sukhothai und herrscht, und Mali hat die meisten Lao.
guide-kos-two-wrong-malay = Malay wird nicht herrschen. Lao schon, und Mali hat die meisten Lao.

guide-kos-freeze-title = Der Maharacha friert eine Provinz ein
guide-kos-freeze-text = Rama und Lao haben je zwei Provinzen, Malay eine, und drei Kämpfe stehen noch aus. Bei Gleichstand liegt die Fraktion vorn, die zuletzt eine Provinz bekommen hat. Das letzte Plättchen ist also am meisten wert! Du hast mehr Lao als Mali. Ihr habt beide den Maharacha, und ein Plättchen mit Krone tauscht niemand mehr.
guide-kos-freeze-task = Bring Chiang Mai mit der Krone ans Ende, und sorg dafür, dass Lao dort führt.
guide-kos-freeze-hint = Tausch Chiang Mai mit Nakhon, setz Chiang Mai die Krone auf und nimm den Rama von dort.
guide-kos-freeze-right = Chiang Mai ist eingefroren. Mali könnte nur die beiden anderen Plättchen tauschen, und das hilft ihr nicht. Ihr Maharacha ist die allerletzte Karte, und die darf man nur spielen, wenn man damit gewinnt. Also muss sie passen.
guide-kos-freeze-wrong-passed = Dann spielt Mali ihren Maharacha, und sie bestimmt, was zuletzt kommt.
guide-kos-freeze-wrong-took = Die Plättchen liegen richtig. Aber nimm den Rama aus Chiang Mai.
guide-kos-freeze-wrong-crown = Die Krone liegt auf Nakhon. So lässt sich Chiang Mai noch wegtauschen.
guide-kos-freeze-wrong-other = Chiang Mai sollte zuletzt kommen, mit der Krone darauf.

guide-kos-british-title = Sei auf die Briten vorbereitet
guide-kos-british-text = Die Briten haben drei Provinzen, und in Kedah herrscht Gleichstand. Bleibt das so, wird Siam Kolonie, und vollständige Sätze zählen. Mali hat zwei, du hast einen, und sie hat gepasst. Ein Gleichstand ist gefährlich, wenn man nur zwei Farben gesammelt hat. Aber du hast noch eine Karte.
guide-kos-british-task = Spiel sie und nimm den richtigen Anhänger.
guide-kos-british-hint = Mit einem zweiten Malay hast du zwei Sätze, und der Gleichstand bleibt.
guide-kos-british-right = Ihr habt beide zwei Sätze. In einer Kolonie gewinnt bei Gleichstand, wer die letzte Karte gespielt hat: du. Mali hat die allerletzte Karte der Partie, und mit ihr kann sie nicht gewinnen.
guide-kos-british-wrong-passed = Dann ist Siam Kolonie, und Mali hat zwei Sätze und du nur einen.
guide-kos-british-wrong-tie = Damit ist der Gleichstand weg, und Mali hat noch eine Antwort. Du brauchst den Satz.

guide-kos-latest-title = Achte auf die letzte Karte
guide-kos-latest-text = Du und Mali habt genau dieselben Anhänger. Dann verliert, wer zuletzt eine Karte gespielt hat. Das war in dieser Partie Mali. In Kedah, der letzten Provinz, führt Rama.
guide-kos-latest-task = Was machst du?
guide-kos-latest-hint = Spielt niemand mehr, bleibt Malis Karte die letzte.
guide-kos-latest-right = Ihr habt dieselben Anhänger, und Mali hat zuletzt gespielt: Du gewinnst, ohne einen Finger zu rühren.
guide-kos-latest-wrong-card = Jetzt ist die letzte Karte von dir, und Mali kann gewinnen.
