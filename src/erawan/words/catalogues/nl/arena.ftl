# Waarover de arena klaagt.
error-arena-players = { $count } spelers kunnen { $seats } plaatsen niet delen; noem er twee, of één per plaats
error-arena-no-opening = er zijn geen { $turns } willekeurige beurten gevonden waarna het spel nog open is
error-arena-file-exists = { $path } bevat al partijen; ga ermee door met --resume, of noem een ander bestand met --out
error-arena-other-match = { $path } bevat partijen van een andere wedstrijd; spelers, spel, grenzen, startgetal en openingen moeten gelijk zijn
error-arena-worker-died = een werkproces stierf { $tries } keer op dezelfde plek; de voltooide partijen zijn bewaard
error-arena-sprt = de toets vraagt twee spelers, of twee teams van elk één speler, en twee oplopende Elo-verschillen, niet { $elo0 } en { $elo1 }
error-arena-ray = het Ray-cluster op { $address } is niet te gebruiken: { $reason }
error-plot-kind = { $path } kan niet worden getekend: grafieken zijn SVG, de naam moet op .svg eindigen

arena-interrupted = gestopt; elke voltooide partij staat in { $path }, en --resume gaat daar verder
