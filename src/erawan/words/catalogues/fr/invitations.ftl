# Inviting a friend, and the page that an invitation opens.
invite-title = Jouer avec un ami
invite-lead = Choisissez un camp, puis envoyez le lien. Aucun compte nécessaire.
invite-clock = Pendule
invite-clock-none = Aucune
invite-clock-fast = { $minutes } minutes chacun
invite-clock-plan = { $minutes } min chacun, plus { $seconds } s par coup
invite-clock-slow = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
invite-side = Votre camp
invite-players = Combien de joueurs ?
invite-first = jouent en premier
invite-second = jouent en second
invite-random = Au hasard
invite-random-more = tiré au sort
invite-two = Deux joueurs
invite-two-more = un contre un
invite-three = Trois joueurs
invite-three-more = chacun pour soi
invite-four = Quatre joueurs
invite-four-more = deux équipes de deux
invite-links-more = Vous recevez un lien pour chaque ami.
invite-advanced = Règles et autres options
# The message that goes with the link.
invite-message = Une partie de { $game } avec moi ?
invite-from = { $name } vous invite
invite-from-guest = { $name } (sans compte) vous invite
invite-seat = Vous jouez
invite-against = Autres joueurs
