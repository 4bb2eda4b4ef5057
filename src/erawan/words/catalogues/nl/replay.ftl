# Errors of analyses.
error-analysis-of-what = kies een partij of een stelling om te analyseren, niet allebei
error-analysis-running = deze partij is nog bezig; je kunt die pas na afloop analyseren
error-analysis-unknown = deze analyse bestaat niet
error-analysis-not-yours = je kunt alleen een analyse stoppen die je zelf hebt gestart, zolang die wacht of loopt
error-analysis-too-long = de partij is te lang om te analyseren: { $found } beurten, en de limiet is { $most }
error-analysis-too-many = er wachten al { $most } analyses van jou; wacht tot er één klaar is
error-analysis-busy = de server heeft te veel analyses te doen; probeer het later opnieuw
error-analysis-unreadable = de opgeslagen analyse kan niet worden gelezen; analyseer de partij opnieuw

replay-running = Deze partij is nog bezig. Je ziet de stelling van toen je deze pagina opende.
replay-running-hidden = Deze partij is nog bezig en de kaarten zijn verborgen. Tot het einde zie je van elke speler alleen de laatste beurt.
replay-to-live = Naar de lopende partij
replay-way = Afspelen
replay-slider = Beurt
replay-at-start = Vóór de eerste beurt
replay-at = Na beurt { $turn } van { $last }
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-slow = Langzaam
replay-speed-usual = Normaal
replay-speed-fast = Snel
replay-links = Delen of insluiten
replay-link-position = Link naar deze stelling
replay-embed = Insluiten in een andere pagina
replay-embed-more = Plak deze code in je eigen website om deze partij daar te laten zien.
replay-embed-copy = Code kopiëren
replay-embed-running = Deze partij is nog bezig. Na afloop kun je die hier bekijken.
replay-open = Openen in Erawan
replay-play-on = Vanaf hier doorspelen
replay-play-on-against = Tegen de computer
replay-play-on-alone = Alleen, voor alle kanten
replay-play-on-level = Niveau computer
replay-play-on-as = Spelen als
replay-play-on-begin = Partij starten
replay-study = Als studie openen

replay-analysis = Analyse
replay-analyse = Partij analyseren
replay-analyse-on = Verder analyseren
replay-analyse-more = { $count ->
    [one] De engine denkt na over { $count } stelling
   *[other] De engine denkt na over { $count } stellingen
}, elk { $seconds } s.
replay-analysis-ahead = { $count ->
    [0] Jouw analyse is als volgende aan de beurt.
    [one] Er is nog { $count } analyse voor die van jou.
   *[other] Er zijn nog { $count } analyses voor die van jou.
}
replay-analysis-stop = Stoppen
replay-analysis-stopped = De analyse is gestopt.
replay-analysis-failed = De analyse is mislukt. Probeer het opnieuw.
replay-curve = Winstkansen per beurt
replay-chances = Winstkansen
replay-chance = { $name } { $percent }%
replay-unknown = Nog niet geanalyseerd
replay-best = Beste beurt hier
replay-best-show = Op het bord tonen
replay-best-none = Hier is de partij afgelopen.
replay-line = Daarna:
replay-accuracy = Nauwkeurigheid
replay-errors = Fouten en keerpunten
replay-errors-none = De engine vond geen fouten.
replay-errors-none-yet = Tot nu toe geen.
replay-mark-inaccuracy = Onnauwkeurigheid
replay-mark-mistake = Fout
replay-mark-blunder = Blunder
replay-turning-point = keerpunt
replay-play-out = Uitspelen
