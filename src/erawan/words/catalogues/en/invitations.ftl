# Inviting a friend, and the page that an invitation opens.
invite-title = Play with a friend
invite-lead = Choose a side, then send the link. No account needed.
invite-clock = Clock
invite-clock-none = None
invite-clock-fast = { $minutes } minutes each
invite-clock-plan = { $minutes } minutes each, { $seconds } extra seconds per turn
invite-clock-slow = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
invite-side = Your side
invite-players = How many players?
invite-first = move first
invite-second = move second
invite-random = Random
invite-random-more = chosen at random
invite-two = Two players
invite-two-more = one against one
invite-three = Three players
invite-three-more = everyone for themselves
invite-four = Four players
invite-four-more = two teams of two
invite-links-more = You get a link for each friend.
invite-advanced = Rules and other options
# The message that goes with the link.
invite-message = Play { $game } with me!
invite-from = { $name } invites you
invite-from-guest = { $name } (guest) invites you
invite-seat = You play
invite-against = Other players
