# Der Tisch von King of Siam im Browser.
web-kos-country = Karte des Landes
web-kos-track = Die Reihenfolge der Machtkämpfe
web-kos-hand = Karten von Platz { $seat }
web-kos-standing = Wie es steht
web-kos-struggle = Der Kampf um eine Provinz
web-kos-winning = Herrschen und gewinnen
web-kos-contested = Umkämpft: { $province }
web-kos-leads = { $faction } führt und bekäme sie.
web-kos-shared = Gleichstand: Die Briten bekämen sie.
web-kos-nobody = Niemand dort: Die Briten bekämen sie.
web-kos-empty = niemand hier
web-kos-left = Noch offene Kämpfe: { $count }
web-kos-owned = Provinzen von { $faction }: { $count }
web-kos-british-so-far = Britische Provinzen: { $count }; bei { $most } wird das Land Kolonie
web-kos-if-now = Fiele jetzt jede Provinz an die dort stärkste Fraktion:
web-kos-if-then = Fiele nach diesem Zug jede Provinz an die dort stärkste Fraktion:
web-kos-you-win = du gewinnst
web-kos-with-you-win = du gewinnst mit { $names }
web-kos-names-win = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}

# Was jetzt zu tun ist.
web-kos-ask-card = Wähle eine Karte oder passe.
web-kos-ask-tile = Wähle das erste von zwei Plättchen zum Tauschen.
web-kos-ask-tile-more = Wähle das andere Plättchen.
web-kos-ask-mark = Welches der beiden bekommt den Königsmarker?
web-kos-ask-place = Wähle eine Provinz für { $faction }.
web-kos-ask-1v1 = Wähle den ersten Anhänger zum Tauschen.
web-kos-ask-1v1-more = Wähle den Anhänger, gegen den er getauscht wird.
web-kos-ask-2v1 = Wähle den ersten der Anhänger zum Tauschen.
web-kos-ask-2v1-more = Weiter: zwei aus einer Provinz, einer aus einer Nachbarprovinz.
web-kos-ask-take = Nimm jetzt einen Anhänger von der Karte.
web-kos-ask-confirm = Das würde geschehen. So spielen?
web-kos-ask-wait = Einen Augenblick …
web-kos-spot-tile = das Plättchen von { $province }
web-kos-spot-swap = { $faction } in { $province } tauschen
web-kos-spot-take = { $faction } aus { $province } nehmen
web-kos-mark = Königsmarker auf { $province }
web-kos-which = Welcher Anhänger in { $province }?
web-kos-which-faction = Welche Fraktion als Nächstes kommt
web-kos-so-far = Der Zug bis hierher
web-kos-undo = Zurücknehmen: { $step }
web-kos-step-back = Schritt zurück
web-kos-confirm = Diesen Zug spielen
web-kos-pass = Passen
web-kos-pass-ends = Passen und den Kampf beenden
web-kos-try-hint = Den Tipp auf der Karte zeigen

# Die Karten, jede in einem kurzen Satz.
web-kos-does-king = Tauscht zwei Plättchen und legt eines fest.
web-kos-does-khon = Je ein Anhänger jeder Fraktion, wohin du willst.
web-kos-does-1v1 = Tauscht einen Anhänger gegen einen, überall.
web-kos-does-2v1 = Tauscht zwei Anhänger gegen einen von nebenan.
web-kos-does-faction = Bringt zweimal { $faction } neben eigenes Gebiet.
web-kos-dead = Bewirkt jetzt nichts; du nähmst nur einen Anhänger.
web-kos-stuck = Jetzt nicht spielbar; tippe sie an, um zu sehen, warum.
web-kos-twice = zweimal
web-kos-no-cards = Du hast keine Karten mehr.
web-kos-covered = Die Karten bleiben verdeckt, bis jemand an diesem Bildschirm am Zug ist.
web-kos-explain = Erklären: { $what }

# Mehrere an einem Bildschirm.
web-kos-curtain = Platz { $seat } ist an der Reihe
web-kos-curtain-more = Gib den Bildschirm weiter. Die anderen schauen weg.
web-kos-curtain-open = Ich bin Platz { $seat }: meine Karten zeigen

# Die Regeln in Kürze.
web-kos-rule-number = Regel { $rule }
web-kos-rule-king = Tausche zwei Plättchen, die noch offen liegen und keinen Königsmarker tragen, und lege dann einen Königsmarker auf eines der beiden: Es wird nie wieder bewegt. Ist das umkämpfte Plättchen dabei, ist sofort eine andere Provinz umkämpft. Bei weniger als zwei solchen Plättchen geschieht nichts.
web-kos-rule-khon = Aus dem Vorrat kommt von jeder Fraktion ein Anhänger auf die Karte, jeder in eine Provinz, die noch niemand beherrscht, zusammen oder getrennt. Eine Fraktion ohne Anhänger im Vorrat wird ausgelassen.
web-kos-rule-1v1 = Tausche einen Anhänger einer Provinz gegen einen aus irgendeiner anderen. Sie müssen nicht benachbart sein, und beide dürfen zur selben Fraktion gehören.
web-kos-rule-2v1 = Tausche zwei Anhänger einer Provinz gegen einen aus einer Nachbarprovinz. Geht das nirgends, wird einer gegen einen getauscht.
web-kos-rule-undoing = Die nächste Karte derselben Art darf einen Tausch nicht genau umkehren, gleich wer ihn gemacht hat.
web-kos-rule-faction = Zwei Anhänger von { $faction } kommen aus dem Vorrat in eine oder zwei Provinzen, die noch niemand beherrscht. Jede davon grenzt an eine, die { $faction } beherrscht, oder an die Heimat von { $faction }, sofern diese kein anderer beherrscht.
web-kos-rule-after = Eine Karte bewirkt alles, was sie kann. Danach nimmst du einen beliebigen Anhänger von der Karte des Landes und behältst ihn vor dir; die gespielte Karte ist aus dem Spiel.
web-kos-rule-struggle = Haben alle der Reihe nach gepasst, wird die umkämpfte Provinz entschieden. Wer dort die meisten Anhänger hat, übernimmt sie; bei Gleichstand an der Spitze, oder wenn niemand dort steht, übernehmen sie die Briten. Alle Anhänger von dort kommen in den Vorrat, und wer nach dem zuletzt Passenden sitzt, beginnt den nächsten Kampf.
web-kos-rule-winning = Nach acht Kämpfen herrscht die Fraktion mit den meisten Provinzen; bei Gleichstand von diesen die, die zuletzt eine gewonnen hat. Wer die meisten Anhänger der herrschenden Fraktion hat, gewinnt; bei Gleichstand die meisten der zweiten Fraktion; ist auch das gleich, verliert, wer zuletzt eine Karte gespielt hat.
web-kos-rule-colony = Haben die Briten vier Provinzen, endet das Spiel sofort als Kolonie: Die meisten vollständigen Sätze aus je einem Anhänger jeder Fraktion gewinnen, bei Gleichstand, wer zuletzt eine Karte gespielt hat.
web-kos-rule-teams = Zu viert spielen Platz 1 und 3 zusammen sowie 2 und 4: Wer gewinnt, gewinnt mit dem Partner, und in einer Kolonie legen Partner ihre Anhänger zusammen.
