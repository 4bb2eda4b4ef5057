# Premoves, ratings, signing in as a guest, and spectators.
web-prepare-card = Karte wählen
web-prepare-another = Weiteren Vorauszug eingeben
web-preparing-card = Wähle deinen Vorauszug. Die Landkarte zeigt den aktuellen Stand.
web-prepared-ask = Das würde der Zug jetzt bewirken. Als Vorauszug speichern?
web-prepared-keep = Vorauszug speichern
# A premove is played always, or only after certain turns: then it is a conditional turn.
web-prepared-always = immer
web-prepared-after = nur nach { $turns }
web-prepared-remove = { $turn } entfernen
web-prepared-when = Ausführen:
web-prepared-only = nur nach diesen Zügen:
web-prepared-theirs = { $name } spielt
web-rated-hints = Diese Partie wird gewertet, solange du keinen Tipp nutzt und keinen Zug zurücknimmst.
web-rated-takebacks = Diese Partie wird gewertet, solange kein Zug zurückgenommen wird.
web-rated-no-longer = Du hast einen Tipp genutzt, deshalb wird diese Partie nicht mehr gewertet.
web-guest-tag = Gast
web-guest-name = { $name } (Gast)
web-guest-more = Gäste haben keine Passphrase festgelegt; ihr Name ist nicht geschützt.
web-watchers =
    { $count ->
        [one] { $count } Zuschauer.
       *[other] { $count } Zuschauer.
    }
