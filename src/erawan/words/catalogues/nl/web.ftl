web-welcome = Twee spellen vol olifanten, koningen en sluwe plannen
web-welcome-more = Speel meteen: tegen de computer, met vrienden op één scherm of via een link. Een account is niet nodig.
web-siam-in-short = Olifanten tegen neushoorns op een bord van 5 × 5. Duw een rots van het bord voordat de ander het doet. Tien minuten, geen toeval.
web-kos-in-short = Drie facties strijden om acht provincies, en de Britten liggen op de loer. Acht kaarten per speler, geen toeval na de opstelling, twee tot vier spelers.
web-kos-quick-open = In deze snelle partij blijven alle gespeelde kaarten zichtbaar. Wil je met verborgen kaarten spelen, zoals in de volledige regels? Kies dan “Meer opties”.
web-play-siam = Siam spelen
web-play-kos = King of Siam spelen
web-more-choices = Meer opties
web-starting = Starten…
web-go-on = Verder spelen
web-opponent = Tegenstander
web-players = Spelers
web-players-count = { $count ->
    [4] 4 (twee teams)
   *[other] { $count }
}
web-level = Niveau { $level }
web-level-1 = eerste stappen
web-level-2 = beginner
web-level-3 = recreatief
web-level-4 = gemiddeld
web-level-5 = gevorderd
web-level-6 = sterk
web-level-7 = zeer sterk
web-level-8 = op volle kracht
web-strength = Niveau
web-guest = Gast
web-free-seat = Vrije plaats
web-you = Jij
web-seat = Plaats { $seat }
web-name-at-seat = { $name } (plaats { $seat })
web-team-1 = Team 1, plaats { $seat }
web-team-2 = Team 2, plaats { $seat }

web-new-game = Nieuwe partij
web-which-game = Spel
web-who-plays = Wie speelt er?
web-kind-here = Speler op dit scherm
web-kind-level = Computer
web-kind-link = Vriend via link
web-kind-open = Iedereen
web-kinds-explained = Een uitnodigingslink werkt één keer, voor één vriend. Een plaats voor iedereen gaat naar wie het eerst meedoet.
web-clock = Klok
web-clock-none = Geen klok
web-clock-minutes = minuten per partij
web-clock-days = dagen per beurt (correspondentie)
web-clock-minutes-each = Minuten per speler
web-clock-increment = Extra seconden per beurt
web-clock-days-each = Dagen per beurt
web-rules = Regels
web-takebacks-explained = Beurten terugnemen mag: tegen de computer altijd, tussen mensen als iedereen het goedvindt.
web-hints-explained = Tips van de computer mogen.
web-start-from = Beginnen vanuit een stelling of een opgeslagen partij
web-start-from-more = Plak een stelling of een opgeslagen partij. De partij gaat vanaf daar verder.
web-begin = Partij starten

web-my-games = Mijn partijen
web-games-running = Bezig
web-games-waiting = Wachten op spelers
web-games-over = Afgelopen
web-games-open = Open partijen
web-no-games = Je hebt nog geen partijen.
web-won = Gewonnen
web-lost = Verloren
web-drawn = Remise
web-over = Partij afgelopen
web-you-won = Je hebt gewonnen!
web-you-lost = Je hebt verloren
web-winner = gewonnen
web-gave-up = { $name } heeft opgegeven
web-gave-up-you = Je hebt opgegeven
web-ran-out-of-time = Tijd verstreken: { $name }
web-ran-out-of-time-you = Je tijd is verstreken

web-invited = Je bent uitgenodigd voor een partij
web-invited-more = Er is een plaats voor je vrijgehouden. De link werkt één keer.
web-take-seat = Meedoen
web-open-to-all = Open voor iedereen
web-link = Link
web-copy-link = Link kopiëren
web-copied = Gekopieerd

web-waiting = Wachten op spelers
web-your-turn = Jij bent aan de beurt
web-is-to-move = Wachten op { $name }
web-is-thinking = { $name } denkt na
web-to-move = aan de beurt
web-away = afwezig
web-days = d
web-hours = u

web-ask-hint = Tip
web-hinting = Denkt na…
web-hint = Tip: { $turn }.
web-kos-hint = Tip: dit zou de computer in jouw plaats doen: hij { $turn }.
web-take-back = Terugnemen
web-offer-draw = Remise aanbieden
web-resign = Opgeven
web-sure = Echt opgeven?
web-yes = Ja
web-no = Nee
web-withdraw = Annuleren
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-another-game = Nieuwe partij
web-record = Partij downloaden
web-asks-draw = { $name } biedt remise aan. Ga je akkoord?
web-asks-takeback = { $name } wil een beurt terugnemen. Ga je akkoord?
web-asks-rematch = { $name } wil revanche, met omgewisselde plaatsen. Ga je akkoord?
web-asking-draw = Je hebt remise aangeboden. Wachten op antwoord…
web-asking-takeback = Je wilt een beurt terugnemen. Wachten op antwoord…
web-asking-rematch = Je hebt om revanche gevraagd. Wachten op antwoord…
web-declined-draw = Je remiseaanbod is afgewezen.
web-declined-takeback = Je verzoek om een beurt terug te nemen is afgewezen.
web-declined-rematch = Je verzoek om revanche is afgewezen.

web-moves = Beurten
web-no-moves = Nog geen beurten gespeeld.
web-latest-only = In deze partij zijn de kaarten verborgen. Tot het einde zie je van elke speler alleen de laatste beurt.
web-looking-back = Je bekijkt een eerdere stelling.
web-first = Naar het begin
web-earlier = Vorige beurt
web-later = Volgende beurt
web-now = Naar huidige stelling
web-chat = Chat
web-say = Schrijf een bericht
web-say-placeholder = Bericht
web-send = Versturen
web-close = Sluiten
web-back = Annuleren

web-siam-board = Siambord
web-square-empty = { $square }, leeg
web-reserve = { $side }: { $count } in reserve
web-face = Kijk { $way }
web-choose-animal = Kies een dier op het bord of uit je reserve.
web-choose-target = Kies een vak om naartoe te lopen. Kies het dier nog eens om het op zijn plek te draaien.
web-choose-edge = Kies een vak aan de rand om binnen te komen.
web-choose-facing = Kies welke kant het op kijkt.
web-leave-board = Bord verlaten
web-push = { $pushing } voor de duw, { $against } ertegen, { $rocks ->
    [0] geen rotsen
    [one] { $rocks } rots
   *[other] { $rocks } rotsen
}.
web-push-now = Duwen

web-language = Taal
web-skip = Direct naar de inhoud
web-sending = Versturen…
web-loading = Laden…
web-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-reconnecting = Verbinding verbroken. Opnieuw verbinden…
web-no-page = Pagina niet gevonden
web-no-game = Partij niet gevonden
web-to-start = Naar de startpagina

web-option-map = Landkaart
web-option-map-siam = Siam (reconstructie)
web-option-map-britain = Groot-Brittannië
web-option-discards-top = Alleen de bovenste kaart
web-option-discards-open = Alle kaarten
web-option-push-walk = Stuk voor stuk
web-option-push-line = Eén keer aan het eind

web-how = Speluitleg
web-siam-rules-title = Zo speel je Siam
web-siam-rules-goal = Doel
web-siam-rules-goal-more = Duw een rots van het bord. Kijk naar de dieren achter de rots die in de richting van de duw kijken: het dichtstbijzijnde wint de partij voor zijn kant, ook als de andere kant duwde.
web-siam-rules-turn = Jouw beurt
web-siam-rules-turn-more = Je doet één ding met één dier: je brengt het binnen aan de rand, je laat het naar een leeg vak ernaast lopen en kijken waarheen je wilt, je draait het op zijn plek, of je neemt het van de rand terug in je reserve. Niets gaat schuin.
web-siam-rules-push = Duwen
web-siam-rules-push-more = Een dier duwt recht vooruit, de kant op die het kijkt, een bezet vak op. De hele aaneengesloten rij schuift één vak op. Ook een dier dat binnenkomt, mag duwen. Tijdens een duw draait er niets.
web-siam-rules-strength = Kracht
web-siam-rules-strength-more = Tel langs de rij. De duwer is 1. Elk dier dat met de duw mee kijkt, telt voor 1 erbij; elk dier dat ertegenin kijkt, telt voor 1 eraf; een dier dat opzij kijkt, verandert niets. Van wie de dieren zijn, maakt niet uit. Na elk stuk moet de kracht minstens 1 zijn, en minstens het aantal rotsen tot daar.
web-siam-rules-off = Van het bord
web-siam-rules-off-more = Een dier dat over de rand wordt geduwd, gaat terug naar zijn reserve. Een rots over de rand beëindigt de partij. Komt een stelling voor de derde keer voor, dan is het remise.

web-kos-rules-title = Zo speel je King of Siam
web-kos-rules-turn = Als je aan de beurt bent, speel je een van je acht kaarten of je past. Elke kaart kun je maar één keer per partij spelen.
web-kos-rules-cards = Druk op het vraagteken bij een kaart om te zien wat ze doet.
web-request-wrong = Er ging iets mis. Controleer wat je hebt ingevuld en probeer het opnieuw.
web-your-name = Je naam
web-your-name-more = Andere spelers zien deze naam.
web-keep = Opslaan
web-kept = Opgeslagen
web-only-edge = dieren komen alleen aan de rand van het bord binnen
web-only-beside = een dier loopt één vak vooruit, achteruit of opzij, nooit schuin
