# The coach: moments of a finished game as small puzzles. The reader is the player of the turn.
coach-lead = Die Engine geht die Partie durch und sucht bis zu drei Momente heraus, die einen zweiten Blick wert sind. Aus jedem wird ein kleines Rätsel.
coach-begin = Momente suchen
coach-found = { $count ->
    [one] { $count } Moment wartet auf dich.
   *[other] { $count } Momente warten auf dich.
}
coach-start = Momente ansehen
coach-none-title = Nichts sticht heraus
coach-none = Hier gibt es keinen Moment, der sich mit Sicherheit erklären lässt. Was die Engine von jedem Zug hält, zeigt die Analyse.
coach-review = Partie ansehen
coach-number = Moment { $number } von { $count }
coach-turn = Zug { $turn }
coach-of = Momente von
coach-question = Was würdest du hier spielen?
coach-try = Probiere einen Zug auf dem Brett aus. Du kannst dir die Antwort auch gleich zeigen lassen.
coach-hint = Tipp
coach-reveal = Antwort anzeigen
coach-again = Noch einmal
coach-next = Nächster Moment
coach-right = Gut gemacht!
coach-wrong = Noch nicht ganz.
coach-played = Du hast gespielt
coach-better = Besser
coach-done = Das war alles. Solche Momente hat jede Partie, und deine kennst du jetzt ein wenig besser.

# One short name for each kind of moment.
coach-name-siam-win-now = Ein Sieg zum Greifen nah
coach-name-siam-own-goal = Das falsche Tier vorn
coach-name-siam-threat = Eine Drohung übersehen
coach-name-siam-rock-given = Ein verschenkter Fels
coach-name-siam-way-opened = Ein freier Weg
coach-name-siam-forced-win = Ein Sieg in wenigen Zügen
coach-name-siam-forced-loss = In die Falle
coach-name-siam-animal-off = Vom Brett geschoben
coach-name-kos-win = Ein sicherer Sieg
coach-name-kos-loss = Die letzte Chance
coach-name-kos-home = Eine verlorene Heimat
coach-name-kos-set = Ein Satz für jemand anderen
coach-name-kos-by-one = Um einen Anhänger verloren
coach-name-kos-let-win = Zu früh gepasst
coach-name-kos-british = Ein Gleichstand für die Briten
coach-name-kos-colony = Die vierte britische Provinz
coach-name-kos-no-effect = Eine Karte ohne Wirkung
coach-name-kos-lead-taken = Die Führung verloren
coach-name-kos-hopeless = Eine Fraktion ohne Aussicht
coach-name-kos-wasted = Eine Karte, die nichts entschied
coach-name-kos-early = Keine Karten mehr

# The hint: what a good turn does here.
coach-task-siam-win-now = Ein Schub gewinnt die Partie. Welcher?
coach-task-siam-own-goal = Finde einen Zug, nach dem die andere Seite keinen Felsen vom Brett schieben kann.
coach-task-siam-threat = { coach-task-siam-own-goal }
coach-task-siam-rock-given = { coach-task-siam-own-goal }
coach-task-siam-way-opened = { coach-task-siam-own-goal }
coach-task-siam-forced-win = Du kannst in wenigen Zügen einen Sieg erzwingen. Wie beginnt er?
coach-task-siam-forced-loss = Finde einen Zug, nach dem die andere Seite keinen schnellen Sieg hat.
coach-task-siam-animal-off = Finde einen Zug, nach dem keines deiner Tiere vom Brett geschoben werden kann.
coach-task-kos-win = Du kannst hier gewinnen, was auch immer die anderen spielen. Wie?
coach-task-kos-loss = Gleich hat jemand den Sieg sicher. Finde einen Zug, der die Partie offen hält.
coach-task-kos-home = Gleich verliert eine Fraktion ihre Heimat. Du hast die Karte dieser Fraktion: Was ist sie dann noch wert?
coach-task-kos-set = Der nächste Spieler macht gleich einen Satz vollständig. Verhindere es.
coach-task-kos-by-one = Wenn jetzt alle passen, endet der Kampf so, wie es gerade steht. Hast du eine Karte, die das ändert?
coach-task-kos-let-win = { coach-task-kos-by-one }
coach-task-kos-british = { coach-task-kos-by-one }
coach-task-kos-colony = { coach-task-kos-by-one }
coach-task-kos-no-effect = Finde einen Zug, der etwas ändert, oder spare die Karte auf.
coach-task-kos-lead-taken = Mit jeder Karte nimmst du einen Anhänger von der Landkarte. Schau vorher, wer in seiner Provinz führt und wie knapp.
coach-task-kos-hopeless = Welche Fraktionen können noch herrschen? Zähle ihre Provinzen und die Kämpfe, die noch kommen.
coach-task-kos-wasted = Ist dieser Kampf eine Karte wert?
coach-task-kos-early = { coach-task-kos-wasted }

# Advice for the next game.
coach-tip-siam-win-now = Suche zuallererst nach einem Schub: Liegt ein Fels am Rand, und steht eines deiner Tiere dahinter?
coach-tip-siam-own-goal = Es gewinnt das Tier, das dem Felsen am nächsten steht und in Schubrichtung schaut, egal wer schiebt. Sieh nach, wer vorn steht, bevor du schiebst.
coach-tip-siam-threat = Sieh dir vor jedem Zug jeden Felsen am Rand an: Wer steht dahinter und schaut ihn an?
coach-tip-siam-rock-given = Ein Fels am Rand gehört der Seite, die zuerst hinter ihm steht. Schieb ihn nur dorthin, wenn deine Seite die erste ist.
coach-tip-siam-way-opened = Ein Tier, das einen Schub aufhält, hat eine Aufgabe. Sieh nach, was es aufhält, bevor es weggeht.
coach-tip-siam-forced-win = Suche Züge mit zwei Drohungen auf einmal: Die andere Seite kann nur eine abwehren.
coach-tip-siam-forced-loss = Versetz dich vor jedem Zug in die Lage der anderen Seite: Was würdest du als Nächstes gern spielen?
coach-tip-siam-animal-off = Am Rand ist ein Tier, das nach innen schaut, schwer hinauszuschieben. Eines, das zur Seite schaut, gibt nach.
coach-tip-kos-win = Wenn nur noch wenige Karten da sind, zähle nach: Wer würde gewinnen, wenn von jetzt an alle passen?
coach-tip-kos-loss = { coach-tip-kos-win }
coach-tip-kos-home = Die Karte einer Fraktion wirkt nur neben ihrer Heimat oder einer Provinz, die sie beherrscht. Spiele sie, bevor die Heimat fällt.
coach-tip-kos-set = Wenn die Briten bald vier Provinzen haben, zähle die Sätze aller Spieler.
coach-tip-kos-by-one = Passen kann das letzte Wort in einem Kampf sein. Zähle die Anhänger, bevor du passt.
coach-tip-kos-let-win = { coach-tip-kos-by-one }
coach-tip-kos-british = Den Briten genügt ein Gleichstand. Zähle die Anhänger, bevor du passt.
coach-tip-kos-colony = Wenn die Briten drei Provinzen haben, kann jeder Gleichstand die Partie beenden. Zähle die Sätze rechtzeitig.
coach-tip-kos-no-effect = Eine Karte ohne Wirkung kostet so viel wie jede andere, und du hast nur acht.
coach-tip-kos-lead-taken = Nimm deinen Anhänger aus einer Provinz, in der das nichts ändert oder den anderen schadet.
coach-tip-kos-hopeless = Anhänger der herrschenden Fraktion entscheiden. Sammle Anhänger von Fraktionen, die noch herrschen können.
coach-tip-kos-wasted = Du kannst nicht jede Provinz gewinnen. Spiele eine Karte dort, wo sie ändert, wer die Provinz bekommt.
coach-tip-kos-early = Du hast acht Karten für die ganze Partie. Wer am Ende noch Karten hat, hat das letzte Wort.

# What happened in Siam. $turn is a sentence about a turn; $side is "the elephants" or "the rhinos".
coach-siam-win-now = Du konntest sofort gewinnen – { $turn }.
coach-siam-own-goal = Der Fels auf { $rock } fiel vom Brett, aber das vorderste Tier mit Blick in Schubrichtung war nicht deines: Es stand auf { $square }. So gewinnen { $side }.
coach-siam-threat = Schon vor deinem Zug bedrohten { $side } den Felsen auf { $rock }. Dein Zug hielt sie nicht auf – { $turn }.
coach-siam-rock-given = Dein Schub brachte den Felsen nach { $rock }. Dort kann er sofort hinausgeschoben werden – { $turn }.
coach-siam-way-opened = Vor deinem Zug konnten { $side } den Felsen auf { $rock } nicht hinausschieben. Danach geht es – { $turn }.
coach-siam-taken = Die andere Seite hat es gesehen und gewonnen.
coach-siam-overlooked = Die andere Seite hat es übersehen. Das nächste Mal vielleicht nicht.
coach-siam-forced-win = Du konntest in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} einen Sieg erzwingen, was auch immer die andere Seite spielt. So beginnt er – { $turn }.
coach-siam-forced-loss = Nach deinem Zug können { $side } in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} einen Sieg erzwingen, was auch immer du spielst. So beginnt er – { $turn }.
coach-siam-animal-off = Dein Tier auf { $square } wurde vom Brett geschoben – { $turn }. Es zurückzuholen kostet dich einen Zug.

# How a province stands now: $count followers of the leader, $second of the next faction.
coach-kos-stands = { kos-faction } führt { kos-in-place }, { $count } zu { $second }
coach-kos-stands-tie = Gleichstand { kos-in-place } (je { $count }), und so geht die Provinz an die Briten
coach-kos-stands-empty = Kein Anhänger steht { kos-in-place }, und eine leere Provinz geht an die Briten
coach-kos-now = Danach gilt: { $standing }.

# What happened in King of Siam. $settled says who took a province; $player is a player; $tallies lists players with
# their sets; $outcome explains in sentences how the game ends.
coach-kos-win = Du konntest hier gewinnen, was auch immer die anderen spielen.
coach-kos-win-stands = Wenn nach dem besseren Zug niemand mehr eine Karte spielt: { $outcome }
coach-kos-loss = Nach deinem Zug gewinnt { $player }, was auch immer du spielst.
coach-kos-loss-stands = Wenn niemand mehr eine Karte spielt: { $outcome }
coach-kos-by-one = Du hast gepasst, niemand spielte noch eine Karte, und der Kampf war zu Ende – { $settled }. Ein einziger Anhänger gab den Ausschlag.
coach-kos-let-win = Du hast gepasst, niemand spielte noch eine Karte, und der Kampf war zu Ende – { $settled }.
coach-kos-british = { coach-kos-let-win }
coach-kos-colony = Du hast gepasst, niemand spielte noch eine Karte, und der Kampf war zu Ende – { $settled }. Es war ihre vierte Provinz: Siam ist eine Kolonie, und vollständige Sätze entscheiden ({ $tallies }).
coach-kos-possible = Du hattest eine Karte, die das ändern konnte. Nach dem besseren Zug gilt: { $standing }.
coach-kos-home = { kos-faction } verlor die Heimat – { $settled }. Von da an konnte deine Karte { $card } keinen einzigen Anhänger mehr setzen.
coach-kos-set = Dann nahm { $player } { $followers } { kos-from-place } und machte einen Satz vollständig. Am Ende entschieden vollständige Sätze die Partie ({ $tallies }).
coach-kos-no-effect = Deine Karte { $card } bewirkte hier nichts. Du bekamst nur einen Anhänger dafür.
coach-kos-lead-taken = Du hast { $followers } { kos-from-place } genommen. Bis dahin führte { kos-faction } dort, { $lead } zu { $second }.
coach-kos-hopeless = Du hast { $followers } genommen, aber { kos-faction } konnte nicht mehr herrschen.
coach-kos-hopeless-why = Diese Fraktion hatte { $held ->
    [0] keine Provinz
    [one] { $held } Provinz
   *[other] { $held } Provinzen
}, { kos-faction } schon { $most }, und { $left ->
    [one] { $left } Kampf stand
   *[other] { $left } Kämpfe standen
} noch aus.
coach-kos-wasted = Deine Karte { $card } hat kein Ergebnis geändert: Zähl ohne die Anhänger, die sie bewegt hat, und jede Provinz geht an dieselbe Seite.
coach-kos-early = Hier hast du { $card } gespielt. Später war deine Hand leer, und { $count ->
    [one] { $count } Kampf war
   *[other] { $count } Kämpfe waren
} noch nicht entschieden.
coach-kos-early-other = Zu diesem Zeitpunkt hatte { $player } noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.

# The answer to a turn that was tried: right ones, then wrong ones.
coach-right-siam-win-now = Über den Rand mit ihm: Das gewinnt die Partie.
coach-right-siam-safe = Jetzt kann die andere Seite keinen Felsen vom Brett schieben.
coach-right-siam-forced-win = Der Sieg ist nicht mehr aufzuhalten: { $turns ->
    [one] Noch { $turns } Zug von dir genügt
   *[other] Noch { $turns } Züge von dir genügen
}.
coach-right-siam-forced-loss = Jetzt kann die andere Seite in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} keinen Sieg erzwingen.
coach-right-siam-animal-off = Jetzt kann keines deiner Tiere vom Brett geschoben werden.
coach-right-kos-win = Jetzt kann dir niemand mehr den Sieg nehmen.
coach-right-kos-loss = Jetzt ist der Sieg von { $player } nicht mehr sicher.
coach-right-kos-province = Jetzt gilt: { $standing }.
coach-right-kos-home-used = Du nutzt die Karte { $card }, solange sie noch wirkt.
coach-right-kos-set = Jetzt kann { $player } mit dem nächsten Zug keinen Satz vollständig machen.
coach-right-kos-saved = Die Karte bleibt auf deiner Hand, für einen Kampf, in dem du sie brauchst.
coach-right-kos-changed = Diese Karte ändert etwas.
coach-right-kos-hopeless = Nach der Zahl der Provinzen kann { kos-faction } noch herrschen.
coach-wrong-siam-win-now = Die Partie geht weiter, doch ein Schub würde sie jetzt gewinnen.
coach-wrong-siam-own-goal = Damit schiebst du den Felsen vom Brett, aber die andere Seite gewinnt.
coach-wrong-siam-threat = Dann ist die Partie vorbei – { $turn }.
coach-wrong-siam-forced-win = Nach diesem Zug { $turns ->
    [one] reicht { $turns } weiterer Zug
   *[other] reichen { $turns } weitere Züge
} nicht, um den Sieg zu erzwingen.
coach-wrong-siam-forced-loss = Die andere Seite kann immer noch in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} einen Sieg erzwingen – { $turn }.
coach-wrong-siam-animal-off = Dann wird eines deiner Tiere vom Brett geschoben: { $turn }.
coach-wrong-unclear = Der Computer kann nicht beweisen, dass dieser Zug richtig ist. Probiere einen anderen.
coach-wrong-kos-win = Nach diesem Zug können dir die anderen den Sieg noch nehmen.
coach-wrong-kos-loss = Nach diesem Zug gewinnt { $player }, was auch immer du spielst.
coach-wrong-kos-province = Nach diesem Zug gilt: { $standing }.
coach-wrong-kos-pass = Genau das geschah in der Partie – { $settled }.
coach-wrong-kos-set = { $player } kann mit dem nächsten Zug noch immer einen Satz vollständig machen.
coach-wrong-kos-in-vain = Die Karte { $card } ändert in keiner Provinz, wer führt.
coach-wrong-kos-spent = Das ist möglich, doch die Engine passt hier lieber und behält die Karte.
coach-wrong-kos-hopeless = { kos-faction } kann nicht mehr herrschen.

error-coach-not-analysed = die Partie muss zuerst analysiert werden; der Trainer braucht die fertige Analyse
error-coach-no-moment = Zug { $ply } gehört nicht zu den Momenten, die die Engine in dieser Partie ausgewählt hat
