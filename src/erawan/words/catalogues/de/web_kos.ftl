# King of Siam's table in the browser.
web-kos-country = Landkarte
web-kos-track = Reihenfolge der Kämpfe
web-kos-hand = Karten von Platz { $seat }
web-kos-standing = Spielstand
web-kos-struggle = Der Kampf um eine Provinz
web-kos-winning = Herrschen und gewinnen
web-kos-contested = { $province } ist umkämpft
web-kos-leads = { $faction } führt und bekäme die Provinz.
web-kos-shared = Gleichstand: Die Briten bekämen die Provinz.
web-kos-nobody = Keine Anhänger dort: Die Briten bekämen die Provinz.
web-kos-leads-briefly = { $faction } führt
web-kos-shared-briefly = Gleichstand: an die Briten
web-kos-nobody-briefly = Leer: an die Briten
web-kos-empty = keine Anhänger
web-kos-left = Noch offene Kämpfe: { $count }
web-kos-owned = Provinzen von { $faction }: { $count }
web-kos-british-so-far = Britische Provinzen: { $count }; mit { $most } wird das Land eine Kolonie
web-kos-who-wins = Wer jetzt gewinnen würde
web-kos-if-now = Wenn jetzt alle Kämpfe enden würden:
web-kos-if-then = Wenn nach diesem Zug alle Kämpfe enden würden:
web-kos-you-win = du gewinnst
web-kos-with-you-win = du und { $names } gewinnt
web-kos-names-win = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}

# What to do next.
web-kos-ask-card = Wähle eine Karte oder passe.
web-kos-ask-tile = Wähle das erste Plättchen zum Tauschen.
web-kos-ask-tile-more = Wähle das zweite Plättchen.
web-kos-ask-mark = Welches der beiden bekommt den Königsmarker?
web-kos-ask-place = Wähle eine Provinz für { $faction }.
web-kos-ask-1v1 = Wähle den ersten Anhänger zum Tauschen.
web-kos-ask-1v1-more = Wähle den Anhänger, gegen den er getauscht wird.
web-kos-ask-2v1 = Wähle den ersten Anhänger zum Tauschen.
web-kos-ask-2v1-more = Wähle die übrigen: zwei aus einer Provinz, einen aus einer Nachbarprovinz.
web-kos-ask-take = Nimm jetzt einen Anhänger von der Landkarte.
web-kos-ask-confirm = Das würde passieren. So spielen?
web-kos-ask-wait = Einen Moment …
# Which of the followers, tiles or provinces of a card is chosen next.
web-kos-progress = { $step } von { $count }
web-kos-spot-tile = Plättchen { $province }
web-kos-spot-swap = einen { $faction } in { $province } tauschen
web-kos-spot-take = einen { $faction } aus { $province } nehmen
web-kos-mark = Königsmarker auf { $province }
web-kos-which = Welcher Anhänger in { $province }?
web-kos-which-faction = Wähle die nächste Fraktion
web-kos-so-far = Dein Zug bisher
web-kos-undo = Rückgängig: { $step }
web-kos-step-back = Schritt zurück
web-kos-confirm = Zug spielen
web-kos-pass = Passen
web-kos-pass-ends = Passen, Kampf beenden
web-kos-try-hint = Tipp einzeichnen
web-kos-skip = Überspringen
web-kos-watch = { $name } spielt gerade
web-kos-watch-then-you = { $name } spielt gerade. Danach bist du dran.

# The cards, each in one short sentence.
web-kos-does-king = Tausche zwei Plättchen; eines davon liegt dann fest.
web-kos-does-khon = Setze von jeder Fraktion einen Anhänger, wohin du willst.
web-kos-does-1v1 = Tausche einen Anhänger gegen einen anderen, egal wo.
web-kos-does-2v1 = Tausche zwei Anhänger gegen einen von nebenan.
web-kos-does-faction = Setze zwei { $faction } neben ihr eigenes Gebiet.
web-kos-dead = Bewirkt jetzt nichts; du nimmst nur einen Anhänger.
web-kos-stuck = Jetzt nicht spielbar. Tippe darauf, um zu sehen, warum.
web-kos-twice = zwei Karten
web-kos-no-cards = Du hast keine Karten mehr.
web-kos-covered = Die Karten bleiben verdeckt, bis ein Spieler an diesem Bildschirm am Zug ist.
web-kos-explain = Erklärung: { $what }

# Several people at one screen.
web-kos-curtain = Platz { $seat } ist dran
web-kos-curtain-more = Gib das Gerät weiter. Alle anderen schauen weg!
web-kos-curtain-open = Ich sitze auf Platz { $seat }: meine Karten zeigen

# The rules in short.
web-kos-rule-king = Tausche zwei Plättchen, die offen liegen und keinen Königsmarker tragen. Lege dann einen Königsmarker auf eines der beiden: Es wird nie wieder bewegt. Tauschst du das umkämpfte Plättchen, ist sofort eine andere Provinz umkämpft. Gibt es weniger als zwei solche Plättchen, passiert nichts.
web-kos-rule-khon = Nimm von jeder Fraktion einen Anhänger aus dem Vorrat. Setze jeden in eine beliebige Provinz, die noch niemand beherrscht, zusammen oder getrennt. Eine Fraktion ohne Anhänger im Vorrat wird ausgelassen.
web-kos-rule-1v1 = Tausche einen Anhänger einer Provinz gegen einen aus einer beliebigen anderen. Die Provinzen müssen nicht benachbart sein, und beide Anhänger dürfen zur selben Fraktion gehören.
web-kos-rule-2v1 = Tausche zwei Anhänger einer Provinz gegen einen aus einer Nachbarprovinz. Ist das nirgends möglich, tausche einen gegen einen.
web-kos-rule-undoing = Ist die nächste gespielte Karte von derselben Art, darf sie diesen Tausch nicht genau rückgängig machen, egal wer sie spielt.
web-kos-rule-faction = Setze zwei { $faction }-Anhänger aus dem Vorrat in eine oder zwei Provinzen, die noch niemand beherrscht. Jede davon muss an eine Provinz grenzen, die { $faction } beherrscht, oder an die Heimat von { $faction }. Die Heimat zählt nicht, wenn eine andere Fraktion oder die Briten sie beherrschen.
web-kos-rule-after = Eine Karte wird so weit ausgeführt, wie es geht. Danach nimmst du einen beliebigen Anhänger von der Landkarte und stellst ihn vor dich. Die Karte ist verbraucht.
web-kos-rule-struggle = Wenn alle Spieler nacheinander passen, endet der Kampf. Die Fraktion mit den meisten Anhängern in der umkämpften Provinz beherrscht sie von nun an. Bei Gleichstand, oder wenn dort keine Anhänger stehen, bekommen sie die Briten. Alle Anhänger von dort gehen zurück in den Vorrat. Den nächsten Kampf beginnt der Spieler nach dem, der zuletzt gepasst hat.
web-kos-rule-winning = Nach acht Kämpfen herrscht die Fraktion mit den meisten Provinzen. Bei Gleichstand herrscht von diesen Fraktionen die, die zuletzt eine Provinz gewonnen hat. Wer die meisten Anhänger der herrschenden Fraktion hat, gewinnt. Bei Gleichstand entscheiden die Anhänger der zweiten Fraktion. Herrscht auch da Gleichstand, verliert von diesen Spielern, wer zuletzt eine Karte gespielt hat.
web-kos-rule-colony = Haben die Briten vier Provinzen, wird das Land eine Kolonie, und die Partie endet sofort. Es gewinnt, wer die meisten vollständigen Sätze hat: je ein Anhänger jeder Fraktion. Bei Gleichstand gewinnt von diesen Spielern, wer zuletzt eine Karte gespielt hat.
web-kos-rule-teams = Zu viert spielen die Plätze 1 und 3 zusammen gegen die Plätze 2 und 4. Wenn du gewinnst, gewinnt dein Partner mit. In einer Kolonie zählen Partner ihre Anhänger zusammen.
