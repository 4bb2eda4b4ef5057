# King of Siam's table in the browser.
web-kos-country = Map of the country
web-kos-track = The order of the struggles
web-kos-hand = Cards of seat { $seat }
web-kos-standing = How it stands
web-kos-struggle = The struggle for a province
web-kos-winning = Ruling and winning
web-kos-contested = { $province } is contested
web-kos-leads = { $faction } leads and would take it.
web-kos-shared = The lead is shared: the British would take it.
web-kos-nobody = Nobody stands there: the British would take it.
web-kos-empty = nobody here
web-kos-left = Struggles left: { $count }
web-kos-owned = Provinces of { $faction }: { $count }
web-kos-british-so-far = British provinces: { $count }; at { $most } the country is a colony
web-kos-if-now = If every province fell to its leader now:
web-kos-if-then = If every province fell to its leader after this turn:
web-kos-you-win = you win
web-kos-with-you-win = you and { $names } win
web-kos-names-win = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

# What is to be done next.
web-kos-ask-card = Choose a card, or pass.
web-kos-ask-tile = Choose the first of two tiles to swap.
web-kos-ask-tile-more = Choose the other tile.
web-kos-ask-mark = Which of the two gets the King marker?
web-kos-ask-place = Choose a province for { $faction }.
web-kos-ask-1v1 = Choose the first follower to swap.
web-kos-ask-1v1-more = Choose the follower it is swapped with.
web-kos-ask-2v1 = Choose the first of the followers to swap.
web-kos-ask-2v1-more = Go on: two from one province, one from a neighbour.
web-kos-ask-take = Now take one follower from the map.
web-kos-ask-confirm = This is what would happen. Play it?
web-kos-ask-wait = One moment …
web-kos-spot-tile = the tile of { $province }
web-kos-spot-swap = swap { $faction } in { $province }
web-kos-spot-take = take { $faction } from { $province }
web-kos-mark = King marker on { $province }
web-kos-which = Which follower in { $province }?
web-kos-which-faction = Which faction comes next
web-kos-so-far = The turn so far
web-kos-undo = Take back: { $step }
web-kos-step-back = Step back
web-kos-confirm = Play this turn
web-kos-pass = Pass
web-kos-pass-ends = Pass and end the struggle
web-kos-try-hint = Show the hint on the map

# The cards, each in one short sentence.
web-kos-does-king = Swaps two tiles and seals one.
web-kos-does-khon = Brings one of each faction to any provinces.
web-kos-does-1v1 = Swaps one follower for one anywhere.
web-kos-does-2v1 = Swaps two followers for one next door.
web-kos-does-faction = Brings two { $faction } next to their own.
web-kos-dead = Nothing to do now; you would only take a follower.
web-kos-stuck = Cannot be played now; touch it to see why.
web-kos-twice = twice
web-kos-no-cards = You have no cards left.
web-kos-covered = The cards stay covered until somebody at this screen is to move.
web-kos-explain = Explain: { $what }

# Several people at one screen.
web-kos-curtain = Seat { $seat } is next
web-kos-curtain-more = Pass the screen on. The others look away.
web-kos-curtain-open = I am seat { $seat }: show my cards

# The rules in short.
web-kos-rule-number = Rule { $rule }
web-kos-rule-king = Swap two tiles that still lie face up and carry no King marker, then put a King marker on one of the two: it can never be moved again. If the contested tile is one of them, another province is contested at once. With fewer than two such tiles nothing happens.
web-kos-rule-khon = From the pool one follower of each faction comes to the map, each into any province that nobody controls yet, together or apart. A faction with nobody in the pool is left out.
web-kos-rule-1v1 = Swap one follower of a province with one of any other province. They need not be neighbours, and both may be of the same faction.
web-kos-rule-2v1 = Swap two followers of one province with one of a neighbouring province. If that is possible nowhere, one is swapped with one.
web-kos-rule-undoing = A swap may not be turned back exactly by the very next card of the same kind, whoever played the first.
web-kos-rule-faction = Two followers of { $faction } come from the pool, into one or two provinces that nobody controls yet. Each such province lies next to one that { $faction } controls, or next to the home of { $faction } unless somebody else controls that home.
web-kos-rule-after = A card does all it can. Then you take any one follower from the map and keep it in front of you; the card is gone for good.
web-kos-rule-struggle = When everybody has passed in a row, the contested province is settled. Whoever has the most followers there takes control; if the lead is shared or nobody stands there, the British do. All followers there go back to the pool, and the player after the last to pass begins the next struggle.
web-kos-rule-winning = After eight struggles the faction with the most provinces rules; on a tie, the tied one that gained a province last. Whoever holds the most followers of the ruling faction wins; on a tie, the most of the second faction; if that is equal too, whoever played a card last loses.
web-kos-rule-colony = When the British hold four provinces, the game ends at once as a colony: the most complete sets of one follower of each faction win, and on a tie whoever played a card last.
web-kos-rule-teams = With four, seats 1 and 3 play together, and 2 and 4: the winner wins with the partner, and in a colony partners put their followers together.
