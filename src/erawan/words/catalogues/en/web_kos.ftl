# King of Siam's table in the browser.
web-kos-country = Map of the country
web-kos-track = Order of struggles
web-kos-hand = Cards of seat { $seat }
web-kos-standing = Standings
web-kos-struggle = The struggle for a province
web-kos-winning = Ruling and winning
web-kos-contested = { $province } is contested
web-kos-leads = { $faction } leads and would take the province.
web-kos-shared = A tie: the British would take the province.
web-kos-nobody = No followers there: the British would take the province.
web-kos-leads-briefly = { $faction } leads
web-kos-shared-briefly = Tie: goes to the British
web-kos-nobody-briefly = Empty: goes to the British
web-kos-empty = no followers
web-kos-left = Struggles left: { $count }
web-kos-owned = { $faction } provinces: { $count }
web-kos-british-so-far = British provinces: { $count }; with { $most } the country becomes a colony
web-kos-who-wins = Who would win now
web-kos-if-now = If all struggles ended now:
web-kos-if-then = If all struggles ended after this turn:
web-kos-you-win = you win
web-kos-with-you-win = you and { $names } win
web-kos-names-win = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

# What to do next.
web-kos-ask-card = Choose a card, or pass.
web-kos-ask-tile = Choose the first tile to swap.
web-kos-ask-tile-more = Choose the second tile.
web-kos-ask-mark = Which of the two gets the King marker?
web-kos-ask-place = Choose a province for { $faction }.
web-kos-ask-1v1 = Choose the first follower to swap.
web-kos-ask-1v1-more = Choose the follower to swap it with.
web-kos-ask-2v1 = Choose the first follower to swap.
web-kos-ask-2v1-more = Choose the rest: two from one province, one from a neighbour.
web-kos-ask-take = Now take one follower from the map.
web-kos-ask-confirm = This is what would happen. Play it?
web-kos-ask-wait = One moment…
# Which of the followers, tiles or provinces of a card is chosen next.
web-kos-progress = { $step } of { $count }
web-kos-spot-tile = { $province } tile
web-kos-spot-swap = swap a { $faction } in { $province }
web-kos-spot-take = take a { $faction } from { $province }
web-kos-mark = King marker on { $province }
web-kos-which = Which follower in { $province }?
web-kos-which-faction = Choose the next faction
web-kos-so-far = Your turn so far
web-kos-undo = Undo: { $step }
web-kos-step-back = Undo step
web-kos-confirm = Play this turn
web-kos-pass = Pass
web-kos-pass-ends = Pass and end the struggle
web-kos-try-hint = Show hint on map
web-kos-skip = Skip
web-kos-watch = { $name } is playing
web-kos-watch-then-you = { $name } is playing. You are next.

# The cards, each in one short sentence.
web-kos-does-king = Swap two tiles and lock one of them.
web-kos-does-khon = Add one follower of each faction anywhere.
web-kos-does-1v1 = Swap two followers, wherever they are.
web-kos-does-2v1 = Swap two followers for one next door.
web-kos-does-faction = Add two { $faction } next to their own land.
web-kos-dead = No effect now; you would only take a follower.
web-kos-stuck = Cannot be played now. Tap to see why.
web-kos-twice = two cards
web-kos-no-cards = You have no cards left.
web-kos-covered = Cards stay hidden until it is the turn of a player on this screen.
web-kos-explain = Explain: { $what }

# Several people at one screen.
web-kos-curtain = Seat { $seat } is next
web-kos-curtain-more = Pass the device on. Everyone else, look away!
web-kos-curtain-open = I am in seat { $seat }: show my cards

# The rules in short.
web-kos-rule-king = Swap two tiles that lie face up and have no King marker. Then put a King marker on one of the two: it can never be moved again. If you swap the contested tile, another province is contested at once. With fewer than two such tiles, nothing happens.
web-kos-rule-khon = Take one follower of each faction from the pool. Put each into any province that nobody controls yet, together or apart. A faction with no followers in the pool is left out.
web-kos-rule-1v1 = Swap one follower in a province with one in any other province. The provinces need not be neighbours, and both followers may be of the same faction.
web-kos-rule-2v1 = Swap two followers in a province with one in a neighbouring province. If no such swap is possible anywhere, swap one for one.
web-kos-rule-undoing = If the next card played is of the same kind, it may not exactly undo this swap, no matter who plays it.
web-kos-rule-faction = Put two { $faction } followers from the pool into one or two provinces that nobody controls yet. Each of these must be next to a province that { $faction } controls, or next to the home of { $faction }. The home does not count while another faction or the British control it.
web-kos-rule-after = A card does as much as it can. Then you take any one follower from the map and keep it in front of you. The card is used up.
web-kos-rule-struggle = When all players pass in a row, the struggle ends. The faction with the most followers in the contested province takes control of it. On a tie, or if no followers are there, the British take it. All followers there go back to the pool, and the player after the last one to pass begins the next struggle.
web-kos-rule-winning = After eight struggles, the faction with the most provinces rules. On a tie, it is the tied faction that gained a province last. The player with the most followers of the ruling faction wins. On a tie, the followers of the second faction decide. If that is a tie too, the tied player who played a card last loses.
web-kos-rule-colony = When the British hold four provinces, the country becomes a colony and the game ends at once. The player with the most complete sets, one follower of each faction, wins. On a tie, it is the tied player who played a card last.
web-kos-rule-teams = With four players, seats 1 and 3 play together against seats 2 and 4. If you win, your partner wins too. In a colony, partners count their followers together.
