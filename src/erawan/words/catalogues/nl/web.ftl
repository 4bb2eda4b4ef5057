web-welcome = Twee spellen van olifanten, koningen en list
web-welcome-more = Speel meteen tegen de computer, met vrienden aan één scherm of via een link. Een account is niet nodig.
web-siam-in-short = Olifanten tegen neushoorns op vijf bij vijf vakken. Duw een rots van het bord voordat de ander dat doet: tien minuten, geen geluk.
web-kos-in-short = Drie facties strijden om acht provincies, en de Britten wachten. Acht kaarten per speler, geen geluk na de opstelling, twee tot vier spelers.
web-kos-quick-open = In dit snelle spel liggen alle gespeelde kaarten open; onder “Meer keuzes” speel je met verborgen kaarten, zoals de regels het willen.
web-play-siam = Siam spelen
web-play-kos = King of Siam spelen
web-more-choices = Meer keuzes
web-starting = Het begint …
web-go-on = Ga verder waar je was
web-opponent = Tegenstander
web-players = Spelers
web-players-count = { $count ->
    [4] vier, in twee teams
    [3] drie
   *[other] twee
}
web-level = Niveau { $level }
web-level-1 = eerste stappen
web-level-2 = beginner
web-level-3 = af en toe
web-level-4 = oplettend
web-level-5 = geoefend
web-level-6 = sterk
web-level-7 = zeer sterk
web-level-8 = volle sterkte
web-strength = Sterkte
web-guest = Gast
web-free-seat = Vrije plaats
web-you = Jij
web-seat = Plaats { $seat }
web-name-at-seat = { $name } (plaats { $seat })
web-team-1 = Team 1, plaats { $seat }
web-team-2 = Team 2, plaats { $seat }

web-new-game = Nieuw spel
web-which-game = Welk spel
web-who-plays = Wie speelt
web-kind-here = Iemand aan dit scherm
web-kind-level = De computer
web-kind-link = Iemand via een link
web-kind-open = Iedereen
web-kinds-explained = Een link is voor één vriend en werkt één keer. Een open plaats is voor wie het eerst komt.
web-clock = Klok
web-clock-none = geen
web-clock-minutes = minuten per spel
web-clock-days = dagen per beurt
web-clock-minutes-each = Minuten per speler
web-clock-increment = Seconden erbij na elke beurt
web-clock-days-each = Dagen per beurt
web-rules = Regels
web-takebacks-explained = Beurten mogen worden teruggenomen: vrij tegen de computer, onder mensen als iedereen instemt.
web-hints-explained = De computer geeft tips als je erom vraagt.
web-start-from = Beginnen vanuit een stelling of een partij
web-start-from-more = Plak een stelling in de notatie van het spel, of een hele partij; het spel gaat vandaar verder.
web-begin = Beginnen

web-my-games = Mijn spellen
web-games-running = Bezig
web-games-waiting = Wacht op spelers
web-games-over = Afgelopen
web-games-open = Open voor iedereen
web-no-games = Je hebt nog geen spellen.
web-won = gewonnen
web-lost = verloren
web-drawn = Remise
web-over = Het spel is afgelopen
web-you-won = Je hebt gewonnen!
web-you-lost = Je hebt verloren
web-winner = wint
web-gave-up = { $name } gaf op

web-invited = Je bent uitgenodigd voor een spel
web-invited-more = Neem de plaats die voor je vrij is gehouden. De link werkt één keer.
web-take-seat = Plaats nemen
web-open-to-all = open voor iedereen
web-link = Link
web-copy-link = Link kopiëren
web-copied = Gekopieerd

web-waiting = Wacht op spelers
web-your-turn = Jij bent aan de beurt
web-is-to-move = { $name } is aan de beurt
web-is-thinking = { $name } denkt na
web-to-move = aan de beurt
web-away = afwezig
web-days = d
web-hours = u

web-ask-hint = Tip
web-hinting = Denkt na …
web-hint = Een goede beurt: { $turn }.
web-kos-hint = De computer zou dit doen: hij { $turn }.
web-take-back = Terugnemen
web-offer-draw = Remise aanbieden
web-resign = Opgeven
web-sure = Echt opgeven?
web-yes = Ja
web-no = Nee
web-withdraw = Intrekken
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-another-game = Een ander spel
web-record = Partij downloaden
web-asks-draw = { $name } biedt remise aan. Ben je het eens?
web-asks-takeback = { $name } wil een beurt terugnemen. Ben je het eens?
web-asks-rematch = { $name } wil nog een spel met gewisselde plaatsen. Ben je het eens?
web-asking-draw = Je hebt remise aangeboden; wacht op antwoord.
web-asking-takeback = Je hebt gevraagd een beurt terug te nemen; wacht op antwoord.
web-asking-rematch = Je hebt om een revanche gevraagd; wacht op antwoord.
web-declined-draw = Je remiseaanbod is afgewezen.
web-declined-takeback = Je verzoek om een beurt terug te nemen is afgewezen.
web-declined-rematch = Je verzoek om een revanche is afgewezen.

web-moves = Beurten
web-no-moves = Er is nog geen beurt gedaan.
web-latest-only = In dit spel zijn de kaarten verborgen; tot het einde zie je van iedereen alleen de laatste beurt.
web-looking-back = Je kijkt terug.
web-first = Naar het begin
web-earlier = Eén beurt terug
web-later = Eén beurt verder
web-now = Terug naar nu
web-chat = Praten
web-say = Zeg iets
web-send = Versturen
web-close = Sluiten
web-back = Terug

web-siam-board = Siambord
web-square-empty = { $square }, leeg
web-reserve = { $side }: { $count } in reserve
web-face = kijk naar het { $way }
web-choose-animal = Kies een dier op het bord of uit je reserve.
web-choose-target = Kies waar het heen gaat; kies het nog eens om het ter plaatse te draaien.
web-choose-edge = Kies een vak aan de rand om binnen te komen.
web-choose-facing = Kies waar het heen kijkt.
web-leave-board = Bord verlaten
web-push = { $pushing } duwen, { $against } ertegen, { $rocks ->
    [0] geen rots
    [one] { $rocks } rots
   *[other] { $rocks } rotsen
}.
web-push-now = Duwen

web-language = Taal
web-skip = Naar het spel
web-sending = Versturen …
web-loading = Laden …
web-offline = De server is niet bereikbaar. Controleer de verbinding en probeer opnieuw.
web-reconnecting = De verbinding is weg; nieuwe poging …
web-no-page = Deze pagina bestaat niet
web-no-game = Dit spel bestaat niet
web-to-start = Naar de eerste pagina

web-option-map = De kaart waarop gespeeld wordt.
web-option-map-siam = Siam (een reconstructie)
web-option-map-britain = Groot-Brittannië
web-option-discards-top = alleen de bovenste kaart
web-option-discards-open = allemaal open
web-option-push-walk = stuk voor stuk
web-option-push-line = één keer aan het eind

web-how = Speluitleg
web-siam-rules-title = Zo speel je Siam
web-siam-rules-goal = Het doel
web-siam-rules-goal-more = Duw een rots van het bord. Het dier dat het dichtst achter de rots staat en in de richting van de duw kijkt, wint het spel voor zijn kant, ook als de andere kant duwde.
web-siam-rules-turn = Jouw beurt
web-siam-rules-turn-more = Je doet één ding met één dier: het aan de rand binnenbrengen, het naar een leeg vak ernaast verplaatsen en laten kijken waarheen je wilt, het ter plaatse draaien, of het van de rand terugnemen in je reserve.
web-siam-rules-push = Duwen
web-siam-rules-push-more = Een dier duwt recht vooruit, waarheen het kijkt, op een bezet vak; de hele ononderbroken rij schuift één vak op. Een dier dat binnenkomt mag ook duwen. Tijdens een duw draait niets.
web-siam-rules-strength = Kracht
web-siam-rules-strength-more = Tel langs de rij: de duwer is 1, elk dier dat met de duw mee kijkt telt 1 erbij, elk dier dat ertegenin kijkt haalt er 1 af, wie opzij kijkt verandert niets. Na elk stuk moet de kracht minstens 1 zijn, en minstens het aantal rotsen tot daar. Van wie het dier is, maakt niet uit.
web-siam-rules-off = Van het bord
web-siam-rules-off-more = Een dier dat over de rand wordt geduwd, gaat terug naar zijn reserve. Een rots over de rand beëindigt het spel. Een stelling die voor de derde keer voorkomt, is remise.

web-kos-rules-title = Zo speel je King of Siam
web-kos-rules-turn = In je beurt speel je een van je acht kaarten of je past; een kaart speel je één keer per spel.
web-kos-rules-cards = Wat elke kaart doet, staat achter haar vraagteken.
web-request-wrong = Er klopt iets niet. Controleer wat je hebt ingevuld en probeer opnieuw.
web-your-name = Je naam
web-your-name-more = Anderen zien hem naast je plaats.
web-keep = Bewaren
web-kept = Bewaard
web-only-edge = dieren komen aan de rand van het bord binnen
web-only-beside = een dier gaat één vak vooruit of opzij, niet verder en niet schuin
