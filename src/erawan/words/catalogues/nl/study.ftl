# The study board.
study-title = Studiebord
study-lead = Speel voor alle spelers, probeer varianten, schrijf opmerkingen en kijk wat de engine ervan vindt. Alles wordt automatisch opgeslagen. Deel je studie met een link.
study-new = Nieuwe studie
study-set-up = Stelling opzetten
study-openings = Openingen
study-map = Landkaart
study-by-text = Stelling als tekst
study-position = Stelling in notatie
study-use = Deze stelling bestuderen
study-at-character = De fout zit bij teken { $place }.
study-mine = Mijn studies
study-none = Je hebt nog geen studies.
study-all = Alle studies
study-untitled = Studie zonder naam
study-name = Naam van de studie
study-turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
study-delete = Verwijderen
study-delete-sure = Deze studie voorgoed verwijderen?
study-no-study = Studie niet beschikbaar
study-keeping-new = Nog niets om op te slaan
study-keeping-kept = Opgeslagen
study-keeping-soon = Opslaan…
study-keeping-wrong = Niet opgeslagen
study-keeping-stale = Elders gewijzigd
study-load-anew = Opnieuw laden
study-by = van { $name }
study-read-only = Je kunt rondkijken en beurten proberen. Maak een kopie om je wijzigingen op te slaan.
study-copy = Kopie maken
study-flip = Bord omdraaien
study-share = Delen
study-share-more = Iedereen met deze link kan de studie lezen en kopiëren. Alleen jij kunt de studie wijzigen.
study-link = Link naar de studie
study-download = Studie downloaden
study-set-up-here = Stelling wijzigen
study-tree = Beurten en varianten
study-variation = Variant
study-to-end = Naar het eind van de variant
study-at-start = De beginstelling.
study-empty = Speel een beurt op het bord. Een andere beurt in dezelfde stelling wordt een variant.
study-undo = Ongedaan maken
study-promote = Hoofdvariant maken
study-remove = Vanaf hier verwijderen
study-note = Opmerking bij { $turn }
study-note-start = Opmerking bij de beginstelling
study-note-empty = Schrijf een opmerking
study-mark = Hoe goed de beurt is
study-mark-brilliant = Briljant (!!)
study-mark-good = Goed (!)
study-mark-interesting = Interessant (!?)
study-mark-doubtful = Twijfelachtig (?!)
study-mark-mistake = Fout (?)
study-mark-blunder = Blunder (??)
study-engine = Engine
study-engine-on = Aan
study-engine-over = Hier is de partij afgelopen.
study-thinking = Denkt na…
study-searched = Diepte { $depth }, { $nodes } stellingen
study-deeper = Dieper zoeken
study-play-line = { $turns } spelen
study-team = Plaatsen { $seats }
study-upload = Partijen uploaden
study-drop = Sleep een bestand met een of meer partijen hierheen.
study-choose-file = Bestand kiezen
study-reading = { $file } wordt gelezen…
study-found = { $count ->
    [one] { $file }: { $count } partij kan worden geopend.
   *[other] { $file }: { $count } partijen kunnen worden geopend.
}
study-broken = { $count ->
    [one] { $count } partij kan niet worden gelezen:
   *[other] { $count } partijen kunnen niet worden gelezen:
}
study-line = Regel { $line }:
study-open = Bestuderen
study-unfinished = niet afgelopen
study-won-by = { $count ->
    [one] speler { $seats } won
   *[other] spelers { $seats } wonnen
}
study-more = Meer tonen
study-first-games = Alleen de eerste { $count } partijen staan in de lijst.
study-file-large = Dit bestand is te groot. De limiet is { $most } tekens.
study-set-up-siam = Kies een stuk en tik dan op vakken om het te plaatsen. Tik nog eens met hetzelfde stuk om het weg te halen. Alle andere dieren zijn in reserve.
study-piece = Stuk
study-take-away = Weghalen
study-facing = Kijkrichting
study-mover = Aan de beurt
study-first-position = Beginstelling
study-clear = Bord leegmaken
study-provinces = Provincies in volgorde van de machtsstrijden
study-provinces-more = Besliste provincies staan vooraan en zijn leeg.
study-order = Volgorde
study-province = Provincie
study-owner = Beheerst door
study-owner-of = Wie { $province } beheerst
study-marker = Koningsmarker
study-earlier = { $province } één strijd naar voren
study-later = { $province } één strijd naar achteren
study-pool = Voorraad:
study-passes = Op rij gepast
study-recent = Spelers die een kaart speelden, de laatste eerst (zoals 2>1)
study-swap = Ruil die niet mag worden teruggedraaid (optioneel)
study-deal = Opnieuw uitdelen

# Errors.
error-study-unknown = deze studie bestaat niet; misschien is die verwijderd
error-study-not-yours = deze studie is van iemand anders; maak een kopie en wijzig die
error-study-stale = deze studie is ergens anders gewijzigd; laad opnieuw, of maak een kopie om jouw versie op te slaan
error-study-too-many = je hebt al { $most } studies; verwijder er een om ruimte te maken
error-study-too-much = de opmerkingen zijn samen te lang; de limiet is { $most } tekens
error-study-long-comment = de opmerking heeft { $found } tekens; de limiet is { $most }
error-study-turns-twice = een studie begint met een stelling; de beurten horen in de boom, niet in het begin
error-study-order = beurt { $number } van de boom volgt op een beurt die later in de lijst staat
error-study-other-game = deze studie hoort bij een ander spel
error-study-running = deze partij is nog bezig; je kunt die na afloop bestuderen
error-study-busy = de engine is bezig met andere studies; probeer het zo nog eens
