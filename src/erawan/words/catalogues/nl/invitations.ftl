# Inviting a friend, and the page that an invitation opens.
invite-title = Met een vriend spelen
invite-lead = Kies een kant en stuur de link. Een account is niet nodig.
invite-clock = Klok
invite-clock-none = Geen
invite-clock-fast = { $minutes } minuten per persoon
invite-clock-plan = { $minutes } minuten per persoon, { $seconds } extra seconden per beurt
invite-clock-slow = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
invite-side = Jouw kant
invite-players = Met hoeveel spelers?
invite-first = beginnen
invite-second = zijn als tweede aan de beurt
invite-random = Willekeurig
invite-random-more = het lot beslist
invite-two = Twee spelers
invite-two-more = één tegen één
invite-three = Drie spelers
invite-three-more = ieder voor zich
invite-four = Vier spelers
invite-four-more = twee teams van twee
invite-links-more = Je krijgt voor elke vriend een link.
invite-advanced = Regels en andere opties
# The message that goes with the link.
invite-message = Speel { $game } met mij!
invite-from = { $name } nodigt je uit
invite-from-guest = { $name } (gast) nodigt je uit
invite-seat = Jij speelt
invite-against = Andere spelers
