error-table-no-seat = je hebt geen plaats aan deze tafel
error-table-no-seat-here = minstens één plaats moet aan je eigen scherm zijn
error-table-stale = het spel is verder gegaan: het staat na beurt { NUMBER($ply, useGrouping: 0) } (lijn { NUMBER($line, useGrouping: 0) })
error-table-not-your-turn = het is niet jouw beurt; plaats { $seat } is aan zet
error-table-not-forced = hier is geen beurt gedwongen
error-table-time-left = er is nog tijd over
error-table-link-used = deze link is al gebruikt; vraag een nieuwe
error-link-unknown = deze link werkt niet; vraag een nieuwe
error-table-seat-taken = plaats { $seat } is bezet
error-table-not-open = plaats { $seat } is niet voor iedereen open
error-table-asked-already = plaats { $seat } heeft iets gevraagd; antwoord daar eerst op
error-table-not-asked = niemand heeft daarom gevraagd
error-table-agreed-already = je hebt al ingestemd; de anderen moeten nog antwoorden
error-table-not-over = het spel is niet afgelopen
error-table-rematched = er is al een revanche: { $game }
error-table-no-draw = dit spel kent geen remise in overleg
error-table-opponents-play-on = de computer speelt door
error-table-no-takebacks = in dit spel worden beurten niet teruggenomen
error-table-nothing-to-take-back = je hebt nog geen beurt gedaan om terug te nemen
error-table-no-hints = in dit spel zijn geen tips
error-table-waiting =
    { $free ->
        [one] één plaats is nog vrij; het spel begint als die bezet is
       *[other] { $free } plaatsen zijn nog vrij; het spel begint als die bezet zijn
    }
error-table-no-chat = aan deze tafel is geen chat
error-table-says-nothing = in dat bericht staat niets te lezen
error-table-seats = het spel heeft { $seats } plaatsen; er zijn er { $found } genoemd
error-table-nobody = minstens één plaats moet voor een mens zijn
error-table-too-long = de partij heeft { $found } beurten; hoogstens { $most } worden overgenomen
error-table-already-over = in deze stelling ({ $start }) is het spel afgelopen; kies een eerdere
error-table-unknown = er is geen spel { $game }
error-table-other-game = het bevel noemt een ander spel dan het adres
error-table-hidden = de partij van een spel met verborgen kaarten is er pas na afloop
error-game-two-starts = geef een stelling of een partij, niet allebei
error-game-map-unknown = er is geen kaart { $name }; bekend zijn: { $expected }
error-game-of-record = de partij is van { $found }; noem dat spel, zonder opties
error-game-ply = de partij heeft { $most } beurten, geen { $found }
error-guard-too-many = te veel tegelijk; wacht even en probeer opnieuw
error-guard-too-many-games = één verbinding volgt hoogstens { $most } spellen; verlaat er eerst een
error-guard-other-site = dit kwam van een andere site; open de app zelf of gebruik een token
error-server-fault = de server maakte een fout; er is niets verloren, probeer opnieuw
error-message-binary = berichten zijn tekst, niet binair
error-message-too-large = een bericht heeft hoogstens { $most } tekens
error-message-wrong = het bericht is niet te lezen: { $why }
error-person-needed = het token is niet bekend; maak er een met: erawan token NAAM
error-person-name = een naam heeft 1 tot { $most } leesbare tekens
error-settings-wrong = een instelling klopt niet: { $why }
error-settings-public-url = { $found } is geen openbaar adres; schrijf https://games.example.org
error-settings-file = de instellingen in { $path } zijn niet te lezen: { $why }
error-store-address = ERAWAN_DATABASE_URL is geen adres van een database; schrijf postgresql://user:password@host/name
error-store-kind = { $found } wordt niet ondersteund; gebruik sqlite of postgresql
error-store-driver = PostgreSQL heeft zijn stuurprogramma nodig; installeer het met: pip install "erawan[postgresql]"
error-store-unusable = de database is niet te gebruiken: { $why }
error-store-old = de tabellen in de database hebben versie { $found }, nodig is { $needed }; draai: erawan migrate
error-store-closing = de server wordt herstart; probeer het zo opnieuw
error-store-conflict = iemand was sneller; kijk opnieuw
error-store-unavailable = dit kan nu niet bewaard worden en is dus niet gedaan; probeer het zo opnieuw
error-engine-failed = de tegenstander had een probleem; een andere speelt door
error-serve-address = kan niet luisteren op { $address }: { $why }; kies een andere met --port
error-serve-compile = de regels konden niet gecompileerd worden (status { $status }); zie hierboven


serve-ready = Erawan is klaar:
serve-here = op deze machine
serve-network = in je netwerk
serve-public = voor iedereen
serve-stop = Stop met Ctrl-C; geen spel gaat verloren.
