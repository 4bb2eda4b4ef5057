# Errors of the arena.
error-arena-players =
    { $count ->
        [one] { $count } speler kan
       *[other] { $count } spelers kunnen
    } { $seats } plaatsen niet vullen; geef twee spelers op, of één voor elke plaats
error-arena-no-opening =
    na alle geprobeerde openingen van { $turns ->
        [one] { $turns } willekeurige beurt
       *[other] { $turns } willekeurige beurten
    } is de partij al afgelopen; kies een kortere opening
error-arena-no-balance = geen begin was zo gelijk als --balance { $balance } vraagt; kies een hoger getal, hooguit 1
error-arena-file-exists = { $path } bevat al partijen; zet die wedstrijd voort met --resume, of kies een ander bestand met --out
error-arena-other-match = { $path } bevat partijen van een andere wedstrijd; gebruik om verder te gaan dezelfde spelers, hetzelfde spel en dezelfde limieten, startwaarde en openingen
error-arena-worker-died = een workerproces is { $tries } keer gecrasht in dezelfde partij; alle afgelopen partijen zijn opgeslagen
error-arena-sprt = een sequentiële toets heeft twee spelers nodig, of twee teams van elk één speler, en twee Elo-verschillen in oplopende volgorde, niet { $elo0 } en { $elo1 }
error-arena-ray = het Ray-cluster op { $address } kan niet worden gebruikt: { $reason }
error-plot-kind = de grafiek kan niet naar { $path } worden geschreven: grafieken zijn SVG-bestanden, dus de naam moet op .svg eindigen

arena-interrupted = Gestopt. Alle afgelopen partijen staan in { $path }; ga verder met --resume.
