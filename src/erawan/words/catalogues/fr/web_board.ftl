# Le plateau de Siam, la barre d’actions des deux jeux et les messages sur la connexion.
web-silent = Le serveur ne répond pas…
web-turn-unsent = Votre coup sera envoyé dès le retour de la connexion.
web-chat-open = Ouvrir la discussion
web-choose-start = Choisissez un animal, ou une case du bord pour en faire entrer un.
web-choose-anywhere = Choisissez où il va, ou tournez-le avec les flèches.
web-confirm = Confirmer les coups
web-confirm-always = Toujours
web-confirm-auto = Si utile
web-confirm-never = Jamais
web-confirm-more = « Si utile » : une flèche joue le coup tout de suite ; tout autre coup attend votre confirmation.
web-bar = Actions de la partie
web-bar-undo = Annuler
web-bar-draw = Nulle
web-bar-resign = Abandon
web-bar-menu = Menu
web-bar-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
