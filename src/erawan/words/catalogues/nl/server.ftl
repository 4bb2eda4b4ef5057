error-table-no-seat = je hebt geen plaats in deze partij
error-table-which-seat = je hebt de plaatsen { $seats }; geef aan voor welke plaats je opgeeft
error-table-no-seat-here = minstens één speler moet op je eigen scherm spelen
error-table-stale = de partij is intussen veranderd: beurt { NUMBER($ply, useGrouping: 0) } is al gespeeld; laad de pagina opnieuw en probeer het nog eens
error-table-not-your-turn = je bent niet aan de beurt; plaats { $seat } is aan de beurt
error-table-not-forced = er is hier geen gedwongen beurt
error-table-link-used = deze link is al gebruikt; vraag om een nieuwe
error-link-unknown = deze link is niet geldig; vraag om een nieuwe
error-table-seat-taken = plaats { $seat } is al bezet
error-table-sits-already = je doet al mee aan deze partij, op plaats { $seat }; deze plaats is voor een andere speler
error-table-not-open = plaats { $seat } is niet voor iedereen open; vraag om een uitnodiging
error-table-asked-already = speler { $seat } heeft al een verzoek gedaan; beantwoord dat eerst
error-table-not-asked = er is geen verzoek om te beantwoorden
error-table-agreed-already = je bent al akkoord gegaan; wacht op het antwoord van de anderen
error-table-not-over = de partij is nog niet afgelopen
error-table-rematched = er is al een revanche: { $game }
error-table-no-draw = in dit spel kun je geen remise afspreken
error-table-opponents-play-on = de computer wijst remise af en speelt door
error-table-no-takebacks = in deze partij mag je geen beurten terugnemen
error-table-nothing-to-take-back = je hebt nog geen beurt gespeeld die je kunt terugnemen
error-table-no-hints = in deze partij zijn geen tips toegestaan
error-table-waiting =
    { $free ->
        [one] er is nog één plaats vrij; de partij begint als die bezet is
       *[other] er zijn nog { $free } plaatsen vrij; de partij begint als die bezet zijn
    }
error-table-no-chat = deze partij heeft geen chat
error-table-says-nothing = het bericht is leeg; schrijf eerst iets
error-table-seats = dit spel heeft { $seats } plaatsen, maar je hebt er { $found } opgegeven
error-table-nobody = minstens één plaats moet voor een mens zijn
error-table-too-long = de partij heeft { $found } beurten; de limiet is { $most }
error-table-already-over = in deze stelling ({ $start }) is de partij al afgelopen; kies een eerdere
error-table-unknown = er is geen partij { $game }
error-table-other-game = de opdracht is voor een andere partij dan die in het adres
error-table-hidden = deze partij heeft verborgen kaarten; je kunt de partij na afloop downloaden
error-table-no-map = dit spel heeft geen landkaart
error-game-two-starts = geef een stelling of een opgeslagen partij, niet allebei
error-game-map-unknown = er is geen landkaart { $name }; bekende landkaarten: { $expected }
error-game-of-record = dit is een opgeslagen partij van { $found }; kies dat spel en geef geen opties
error-game-ply =
    de opgeslagen partij heeft maar { $most ->
        [one] { $most } beurt
       *[other] { $most } beurten
    }; er is geen beurt { $found }
error-guard-too-many = te veel verzoeken; wacht even en probeer het opnieuw
error-guard-too-many-games = één verbinding kan hoogstens { $most } partijen volgen; verlaat er eerst een
error-guard-other-site = het verzoek kwam van een andere website; open de app zelf, of gebruik een token
error-guard-unknown-host = deze server kent de naam { $host } niet; open hem via een ander adres, of voeg de naam toe aan de instelling allowed_hosts
error-server-fault = er ging iets mis op de server; er is niets verloren, probeer het opnieuw
error-message-binary = berichten moeten tekst zijn, niet binair
error-message-too-large = een bericht mag hoogstens { $most } tekens hebben
error-message-wrong = het bericht is niet geldig: { $why }
error-text-control = de tekst bevat besturingstekens; verwijder ze en probeer het opnieuw
error-person-needed = het token is niet geldig; maak er een met: erawan token NAAM
error-person-banned =
    dit account is { $hours ->
        [0] tot nader order
        [one] nog één uur
       *[other] nog { $hours } uur
    } geblokkeerd (reden: { $reason }); je kunt nog steeds partijen bekijken, opgeven en je plaatsen verlaten
error-person-name = een naam moet 1 tot en met { $most } zichtbare tekens hebben
error-store-closing = de server wordt opnieuw gestart; probeer het zo nog eens
error-store-conflict = de partij is veranderd; laad de pagina opnieuw en probeer het nog eens
error-store-unavailable = de server kon dit niet opslaan, dus er is niets veranderd; probeer het zo nog eens
error-lease-lost = een ander serverproces heeft dit werk overgenomen
error-engine-failed = de computertegenstander werkt niet meer; een andere neemt het over
error-table-too-much-said = deze partij heeft de limiet van { $most } chatberichten bereikt
error-table-too-many-requests = deze partij heeft de limiet van { $most } verzoeken bereikt
error-table-too-many-takebacks = deze partij heeft de limiet van { $most } teruggenomen beurten bereikt
error-table-prepares-both = kies geplande beurten of automatisch passen, niet allebei
error-table-no-pass = in dit spel kun je niet passen
error-table-your-turn = je bent aan de beurt; speel nu in plaats van te plannen
error-table-cannot-prepare = deze beurt kun je hier niet plannen
error-table-nothing-prepared = je hebt geen geplande beurten
error-table-not-yours = alleen de speler die de partij heeft gemaakt, kan dat
error-table-title = de naam van een partij mag hoogstens { $most } tekens hebben
error-person-unknown = deze speler bestaat niet
error-person-wrong-passphrase = de naam of de wachtzin is onjuist; controleer beide en probeer het opnieuw
error-person-name-taken = deze naam is al bezet; kies een andere
error-person-passphrase = een wachtzin moet minstens { $least } tekens hebben
error-export-busy = er loopt al een export; wacht tot die klaar is en probeer het opnieuw
error-person-name-similar = deze naam lijkt op de naam van een andere speler; kies een andere
error-person-name-reserved = deze naam is gereserveerd; kies een andere
error-person-wrong-old-passphrase = de huidige wachtzin is onjuist; controleer hem en probeer het opnieuw
error-person-too-many-tries = te veel onjuiste wachtzinnen; wacht { $minutes } min, of log in op een apparaat dat je eerder hebt gebruikt
error-session-unknown = deze sessie is al beëindigd
error-limit-games = je hebt de limiet van { $most } lopende partijen bereikt; speel er eerst een uit, geef er een op of verlaat er een
error-limit-open-games = je hebt de limiet van { $most } open partijen bereikt; wacht tot iemand meedoet, verlaat er een of nodig uit met een link
error-limit-open-games-hour = er komen te veel open partijen van jouw netwerk; nodig uit met een link, of probeer het over { $minutes } min opnieuw
error-limit-bytes = je partijen en studies nemen { $most } MB in, en dat is de limiet; verwijder studies die je niet meer nodig hebt
error-hook-url = het adres moet met http:// of https:// beginnen en hoogstens { $most } tekens hebben
error-hook-unreachable = er kwam geen antwoord van dat adres; controleer het en probeer het opnieuw
error-hook-status = het adres antwoordde met status { $status }
error-hook-private = adressen in privénetwerken zijn niet toegestaan
error-table-no-opponents = { $game } heeft geen computertegenstanders; kies mensen voor alle plaatsen
serve-here = op deze computer
serve-network = in je netwerk
serve-public = voor iedereen
