web-copy-by-hand = De browser kon het niet kopiëren. De tekst is geselecteerd: kopieer die zelf.
web-qr = QR-code
web-qr-of = QR-code: { $link }
web-reach = Serveradres in links
web-reach-here-only = Deze links werken alleen op deze computer. Start de server met --host 0.0.0.0 om anderen te laten meedoen.
web-seat-left = Er is een plaats vrij
web-by-link-only = Alleen op uitnodiging
web-make-link = Link maken
web-share = Partij delen
web-share-open = Delen
web-watch-link = Link voor toeschouwers
web-watch-link-more = Iedereen met deze link kan de partij bekijken, maar ziet geen verborgen kaarten.
web-device = Verder op een ander apparaat
web-device-more = Open deze link op je andere apparaat om je plaats daarheen te verplaatsen. De link werkt één keer. Op dit apparaat kun je daarna alleen nog kijken. Deel de link met niemand.
web-device-link = Link voor je andere apparaat
web-device-make = Link maken
web-device-make-for = Link maken: { $seat }
web-device-come = Verder op dit apparaat
web-device-come-more = Je plaats verhuist naar dit apparaat. De link werkt één keer.
web-go-on-here = Plaats hierheen halen
web-mute = { $name } dempen
web-unmute = { $name } niet meer dempen
web-standing = Blijven passen
web-standing-card = Passen tot iemand een kaart speelt
web-standing-struggle = Passen tot de strijd voorbij is
web-standing-card-on = Je past tot iemand een kaart speelt.
web-standing-struggle-on = Je past tot deze strijd voorbij is.
web-prepare = Beurt plannen
web-prepare-on-board = Op het bord kiezen
web-prepare-write = Beurt intypen
web-preparing = Kies op het bord de beurt die je wilt plannen.
web-prepared = Je geplande beurten:
web-prepared-more = Worden gespeeld zodra je aan de beurt bent, als dat dan mag. Alleen jij ziet ze.
web-prepared-cancel = Annuleren
web-title = Naam van de partij
web-rename = Naam wijzigen
web-give-title = Naam geven
web-notify = Meldingen aanzetten
web-notify-more = Je browser kan je een melding geven als je aan de beurt bent, terwijl deze app op de achtergrond open is.
web-notify-on = Je browser geeft een melding als je aan de beurt bent.
web-notify-stop = Meldingen uitzetten
web-notify-denied = Je browser blokkeert meldingen van deze site. Sta ze toe in de browserinstellingen voor deze site.
web-notify-unknown-here = Meldingen zijn hier niet beschikbaar. De meeste browsers staan ze alleen toe via HTTPS, of op de computer waarop de server draait.
web-profile = Profiel
web-leave = Partij verlaten
web-leave-sure = Iemand anders kan dan je plaats innemen. Partij verlaten?
web-watching = Je kijkt naar deze partij.
web-due = uiterlijk { $when }
web-games-turn = Jouw beurt
web-filter-which = Tonen
web-filter-all = Alle partijen
web-filter-turn = Jouw beurt
web-filter-running = Bezig
web-filter-waiting = Wachten op spelers
web-filter-over = Afgelopen
web-filter-both = Beide
web-filter-result = Uitslag
web-result-any = Alle
web-result-won = Gewonnen
web-result-drawn = Remise
web-result-lost = Verloren
web-no-such-games = Geen partijen gevonden met deze filters.
web-more-games = Eerdere partijen tonen
web-muted-count =
    { $count ->
        [one] { $count } bericht is verborgen.
       *[other] { $count } berichten zijn verborgen.
    }
web-turns-waiting =
    { $count ->
        [one] jouw beurt in { $count } partij
       *[other] jouw beurt in { $count } partijen
    }
