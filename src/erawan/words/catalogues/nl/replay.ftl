# Errors of analyses.
error-analysis-of-what = zeg wat er geanalyseerd moet worden: een partij of een stelling, een van beide
error-analysis-running = een partij die nog gespeeld wordt, wordt niet geanalyseerd
error-analysis-unknown = die analyse bestaat niet
error-analysis-not-yours = alleen wie een analyse heeft gevraagd kan haar stoppen, zolang ze wacht of loopt
error-analysis-too-long = te lang voor een analyse: { $found } beurten, hoogstens { $most }
error-analysis-too-many = hoogstens { $most } van je analyses kunnen tegelijk wachten
error-analysis-busy = er worden nu te veel analyses gevraagd; probeer het later opnieuw
error-analysis-unreadable = wat van deze analyse bewaard is, is niet te lezen; vraag haar vanuit de partij opnieuw

replay-running = Deze partij wordt nog gespeeld. Je ziet haar zoals ze stond toen je kwam.
replay-running-hidden = Deze partij wordt nog gespeeld en haar kaarten zijn verborgen: tot het einde is alleen ieders laatste beurt te zien (K4.6).
replay-to-live = Naar de lopende partij
replay-way = De weg door de partij
replay-slider = Beurt
replay-at-start = Voor de eerste beurt
replay-at = Na beurt { $turn } van { $last }
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-usual = normaal
replay-speed-fast = snel
replay-links = Link of insluiten
replay-link-position = Link naar deze stelling
replay-embed = Insluiten in een andere pagina
replay-embed-more = Het bord met deze partij voor je eigen site: zet deze code waar het moet verschijnen.
replay-embed-copy = Code kopiëren
replay-embed-running = Deze partij wordt nog gespeeld; als ze afgelopen is, is ze hier te zien.
replay-open = Openen in Erawan
replay-play-on = Vanaf hier verder spelen
replay-play-on-against = Tegen de computer
replay-play-on-alone = Alleen, voor alle kanten
replay-play-on-level = Hoe sterk?
replay-play-on-as = Je speelt
replay-play-on-begin = Beginnen
replay-study = Als studie openen

replay-analysis = Analyse
replay-analyse = Partij analyseren
replay-analyse-on = Verder analyseren
replay-analyse-more = { $count ->
    [one] Het programma denkt na over { $count } stelling
   *[other] Het programma denkt na over { $count } stellingen
}, elk { $seconds } s.
replay-analysis-ahead = { $count ->
    [one] { $count } analyse gaat voor.
   *[other] { $count } analyses gaan voor.
}
replay-analysis-stop = Stoppen
replay-analysis-stopped = De analyse is gestopt.
replay-analysis-failed = De analyse is mislukt.
replay-curve = Winstkansen over de beurten
replay-chances = Winstkansen
replay-chance = { $name } { $percent }%
replay-unknown = nog niet geanalyseerd
replay-best = Beste beurt hier
replay-best-show = Op het bord tonen
replay-best-none = Hier is de partij afgelopen.
replay-line = Daarna:
replay-accuracy = Nauwkeurigheid
replay-errors = Fouten en keerpunten
replay-errors-none = Het programma zag geen fout.
replay-errors-none-yet = Tot nu toe geen.
replay-mark-inaccuracy = Onnauwkeurigheid
replay-mark-mistake = Fout
replay-mark-blunder = Grove fout
replay-turning-point = keerpunt
