# Worüber sich die Arena beschwert.
error-arena-players = { $count } Spieler können sich { $seats } Plätze nicht teilen; nenne zwei oder einen für jeden Platz
error-arena-no-opening = es fanden sich keine { $turns } zufälligen Züge, nach denen das Spiel noch offen ist
error-arena-file-exists = { $path } enthält schon Partien; --resume setzt sie fort, --out nennt eine andere Datei
error-arena-other-match = { $path } enthält Partien eines anderen Wettkampfs; Spieler, Spiel, Grenzen, Startzahl und Eröffnungen müssen gleich sein
error-arena-worker-died = ein Arbeitsprozess starb { $tries }-mal an derselben Stelle; die fertigen Partien sind gespeichert
error-arena-sprt = der Test braucht zwei Spieler oder zwei Mannschaften aus je einem Spieler und zwei steigende Elo-Differenzen, nicht { $elo0 } und { $elo1 }
error-arena-ray = der Ray-Cluster unter { $address } ist nicht zu gebrauchen: { $reason }
error-plot-kind = { $path } kann nicht gezeichnet werden: Schaubilder sind SVG, der Name muss auf .svg enden

arena-interrupted = angehalten; jede fertige Partie steht in { $path }, und --resume macht dort weiter
