# The study board.
study-title = Studiebord
study-lead = Zet voor iedereen, probeer varianten, schrijf opmerkingen en kijk wat de engine denkt. Wat je doet wordt vanzelf bewaard; een link laat het anderen zien.
study-new = Nieuwe studie
study-set-up = Stelling opzetten
study-openings = Openingen
study-map = Kaart
study-by-text = Een stelling als tekst
study-position = Stelling in de notatie van het spel
study-use = Deze stelling bestuderen
study-at-character = Het gaat mis bij teken { $place }.
study-mine = Mijn studies
study-none = Je hebt nog geen studies.
study-all = Alle studies
study-untitled = Studie zonder naam
study-name = Naam van de studie
study-turns = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
study-delete = Verwijderen
study-delete-sure = Deze studie voorgoed verwijderen?
study-no-study = Dit kan niet bestudeerd worden
study-keeping-new = Nog niets te bewaren
study-keeping-kept = Bewaard
study-keeping-soon = Wordt bewaard …
study-keeping-wrong = Niet bewaard
study-keeping-stale = Elders gewijzigd
study-load-anew = Opnieuw laden
study-by = van { $name }
study-read-only = Je kunt rondkijken en zetten proberen; alleen een eigen kopie wordt bewaard.
study-copy = Kopie maken
study-flip = Bord draaien
study-share = Delen
study-share-more = Wie deze link heeft kan de studie lezen zoals ze is, en een kopie maken. Alleen jij kunt haar wijzigen.
study-link = Link naar de studie
study-download = Verslag downloaden
study-set-up-here = Stelling wijzigen
study-tree = Zetten en varianten
study-variation = Variant
study-to-end = Naar het eind van de lijn
study-at-start = De eerste stelling.
study-empty = Doe een zet op het bord. Een andere zet op dezelfde plaats wordt een variant.
study-undo = Ongedaan maken
study-promote = Variant vooraan
study-remove = Vanaf hier verwijderen
study-note = Opmerking bij { $turn }
study-note-start = Opmerking bij de eerste stelling
study-note-empty = Wat valt erover te zeggen?
study-mark = Hoe goed de zet is
study-mark-brilliant = Briljant (!!)
study-mark-good = Goed (!)
study-mark-interesting = Interessant (!?)
study-mark-doubtful = Twijfelachtig (?!)
study-mark-mistake = Fout (?)
study-mark-blunder = Blunder (??)
study-engine = Wat de engine denkt
study-engine-on = aan
study-engine-over = Hier is de partij afgelopen.
study-thinking = Denkt na …
study-searched = Diepte { $depth }, { $nodes } stellingen
study-deeper = Dieper
study-play-line = { $turns } spelen
study-team = Plaatsen { $seats }
study-upload = Verslagen meebrengen
study-drop = Sleep een bestand met verslagen hierheen: één partij of vele.
study-choose-file = Bestand kiezen
study-reading = { $file } wordt gelezen …
study-found = { $count ->
    [one] { $file } bevat { $count } leesbare partij.
   *[other] { $file } bevat { $count } leesbare partijen.
}
study-broken = { $count ->
    [one] Eén partij is onleesbaar:
   *[other] { $count } partijen zijn onleesbaar:
}
study-line = Regel { $line }:
study-open = Bestuderen
study-unfinished = niet afgelopen
study-won-by = { $count ->
    [one] plaats { $seats } won
   *[other] plaatsen { $seats } wonnen
}
study-more = Meer tonen
study-first-games = Alleen de eerste { $count } partijen staan in de lijst.
study-file-large = Dit bestand is te groot; er worden hoogstens { $most } tekens tegelijk gelezen.
study-set-up-siam = Kies een stuk en raak dan velden aan. Hetzelfde stuk nog eens haalt het weg. De reserves volgen uit wat op het bord staat.
study-piece = Stuk
study-take-away = Leegmaken
study-facing = Het kijkt naar
study-mover = Aan zet
study-first-position = Eerste stelling
study-clear = Leeg bord
study-provinces = Provincies in de volgorde van hun strijd
study-provinces-more = Besliste provincies staan vooraan en zijn leeg.
study-order = Volgorde
study-province = Provincie
study-owner = Beheerst door
study-owner-of = Wie { $province } beheerst
study-marker = Koningsmarker
study-earlier = { $province } één strijd eerder
study-later = { $province } één strijd later
study-pool = In de voorraad:
study-passes = Keer gepast op rij
study-recent = Wie een kaart speelde, de laatste eerst (zoals 2>1)
study-swap = Ruil die niet ongedaan mag worden (mag leeg zijn)
study-deal = Opnieuw delen

# What is refused.
error-study-unknown = deze studie bestaat niet; misschien is ze verwijderd
error-study-not-yours = deze studie is van iemand anders; maak een kopie om haar te wijzigen
error-study-stale = deze studie is intussen elders gewijzigd; laad haar opnieuw of bewaar deze als kopie
error-study-too-many = je hebt { $most } studies; verwijder er een om plaats te maken
error-study-too-much = de opmerkingen zijn samen te lang; er worden hoogstens { $most } tekens bewaard
error-study-long-comment = een opmerking van { $found } tekens is te lang; er worden hoogstens { $most } bewaard
error-study-turns-twice = een studie begint met een stelling; haar zetten staan in de boom
error-study-order = zet { $number } van de boom volgt op een die pas daarna komt
error-study-other-game = de studie is van een ander spel
error-study-running = deze partij is nog niet afgelopen; daarna kan ze bestudeerd worden
error-study-busy = er studeren nu veel mensen; probeer het zo nog eens
