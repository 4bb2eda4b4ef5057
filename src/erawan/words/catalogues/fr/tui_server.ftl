### Games on a server, made and joined from the terminal.

play-server-link = Lien pour la place { $seat } : { $url }
tui-go-on = Continuer
error-server-seat = { $found } ne peut pas jouer sur un serveur ; utilisez level-1 à level-8, open ou link
error-server-clock = { $found } n’est pas une cadence valide ; écrivez 10 (minutes), 10+5 (minutes, plus des secondes par coup) ou 3d (jours par coup) : 1 à 600 minutes, 0 à 600 secondes, 1 à 30 jours
tui-key-new-game = nouvelle partie
