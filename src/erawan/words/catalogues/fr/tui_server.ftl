### Parties sur un serveur, créées et rejointes depuis le terminal.

play-server-link = Place { $seat } par ce lien : { $url }
tui-go-on = Continuer
error-server-seat = sur un serveur personne ne s’appelle { $found } : level-1 à level-8, open ou link
error-server-clock = { $found } n’est pas une pendule : écrivez 10, 10+5 ou 3d (1 à 600 minutes, 0 à 600 secondes de plus, 1 à 30 jours)
tui-key-new-game = nouvelle partie
