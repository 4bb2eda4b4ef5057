# The coach: moments of a finished game as small puzzles. The reader is the player of the turn.
coach-lead = The engine goes through the game and picks up to three moments that are worth a second look. Each one becomes a small puzzle.
coach-begin = Find moments
coach-found = { $count ->
    [one] { $count } moment is waiting for you.
   *[other] { $count } moments are waiting for you.
}
coach-start = Show moments
coach-none-title = Nothing stands out
coach-none = There is no moment here that can be explained with certainty. The analysis shows what the engine thinks of every turn.
coach-review = Review the game
coach-number = Moment { $number } of { $count }
coach-turn = Turn { $turn }
coach-of = Moments of
coach-question = What would you play here?
coach-try = Try a turn on the board. You can also look at the answer right away.
coach-hint = Hint
coach-reveal = Show the answer
coach-again = Try again
coach-next = Next moment
coach-right = Well done!
coach-wrong = Not quite.
coach-played = You played
coach-better = Better
coach-done = That was all. Every game has such moments, and now you know yours a little better.

# One short name for each kind of moment.
coach-name-siam-win-now = A win within reach
coach-name-siam-own-goal = The wrong animal in front
coach-name-siam-threat = A threat overlooked
coach-name-siam-rock-given = A rock given away
coach-name-siam-way-opened = An open way
coach-name-siam-forced-win = A win in a few turns
coach-name-siam-forced-loss = Into the trap
coach-name-siam-animal-off = Off the board
coach-name-kos-win = A certain win
coach-name-kos-loss = The last chance
coach-name-kos-home = A home province lost
coach-name-kos-set = A set for another player
coach-name-kos-by-one = Lost by one follower
coach-name-kos-let-win = A pass too soon
coach-name-kos-british = A tie for the British
coach-name-kos-colony = The fourth British province
coach-name-kos-no-effect = A card without effect
coach-name-kos-lead-taken = A lead given away
coach-name-kos-hopeless = A faction without hope
coach-name-kos-wasted = A card that decided nothing
coach-name-kos-early = Out of cards

# The hint: what a good turn does here.
coach-task-siam-win-now = One push wins the game. Which one?
coach-task-siam-own-goal = Find a turn after which the other side cannot push a rock off the board.
coach-task-siam-threat = { coach-task-siam-own-goal }
coach-task-siam-rock-given = { coach-task-siam-own-goal }
coach-task-siam-way-opened = { coach-task-siam-own-goal }
coach-task-siam-forced-win = You can force a win in a few turns. How does it begin?
coach-task-siam-forced-loss = Find a turn after which the other side has no quick win.
coach-task-siam-animal-off = Find a turn after which none of your animals can be pushed off the board.
coach-task-kos-win = You can win here, whatever the others play. How?
coach-task-kos-loss = Somebody is about to win for certain. Find a turn that keeps the game open.
coach-task-kos-home = A faction is about to lose its home. You hold the card of that faction: what will it be worth then?
coach-task-kos-set = The next player is about to complete a set. Prevent it.
coach-task-kos-by-one = If everybody passes now, the struggle ends as it stands. Do you have a card that changes that?
coach-task-kos-let-win = { coach-task-kos-by-one }
coach-task-kos-british = { coach-task-kos-by-one }
coach-task-kos-colony = { coach-task-kos-by-one }
coach-task-kos-no-effect = Find a turn that changes something, or save your card.
coach-task-kos-lead-taken = Every card takes a follower off the map. Before you take one, look who leads in its province, and by how much.
coach-task-kos-hopeless = Which factions can still rule? Count their provinces and the struggles that are left.
coach-task-kos-wasted = Is this struggle worth a card?
coach-task-kos-early = { coach-task-kos-wasted }

# Advice for the next game.
coach-tip-siam-win-now = Look for a push before anything else: is there a rock at the edge, with one of your animals behind it?
coach-tip-siam-own-goal = Of the animals that face in the direction of the push, the one nearest to the rock wins, whoever pushes. Check who stands in front before you push.
coach-tip-siam-threat = Before each turn, look at every rock at the edge: who stands behind it and faces it?
coach-tip-siam-rock-given = A rock at the edge belongs to the side that gets behind it first. Push it there only if your side is first.
coach-tip-siam-way-opened = An animal that blocks a push has a job. Before it leaves, see what it was holding back.
coach-tip-siam-forced-win = Look for turns that threaten two things at once: the other side can only stop one of them.
coach-tip-siam-forced-loss = Before each turn, imagine that you are the other side. What would you like to play next?
coach-tip-siam-animal-off = At the edge, an animal that looks inwards is hard to push off. One that looks sideways gives way.
coach-tip-kos-win = With few cards left, count: who would win if everybody passed from now on?
coach-tip-kos-loss = { coach-tip-kos-win }
coach-tip-kos-home = The card of a faction works only beside its home or a province that it controls. Play it before the home falls.
coach-tip-kos-set = When the British come close to four provinces, count everybody’s sets.
coach-tip-kos-by-one = A pass can be the last word in a struggle. Count the followers before you pass.
coach-tip-kos-let-win = { coach-tip-kos-by-one }
coach-tip-kos-british = A tie is enough for the British. Count the followers before you pass.
coach-tip-kos-colony = When the British have three provinces, every tie can end the game. Count the sets in time.
coach-tip-kos-no-effect = A card that can do nothing costs as much as any other, and you have only eight.
coach-tip-kos-lead-taken = Take your follower from a province where that changes nothing, or where it harms the others.
coach-tip-kos-hopeless = Followers of the ruling faction decide. Collect followers of factions that can still rule.
coach-tip-kos-wasted = You cannot win every province. Play a card where it changes who gets it.
coach-tip-kos-early = You have eight cards for the whole game. Whoever still holds cards at the end has the last word.

# What happened in Siam. $turn is a sentence about a turn; $side is "the elephants" or "the rhinos".
coach-siam-win-now = You could win at once: { $turn }.
coach-siam-own-goal = The rock on { $rock } went over the edge, but the nearest animal that faced in the direction of the push was not yours: it stood on { $square }. So the win goes to { $side }.
coach-siam-threat = Before your turn, { $side } already threatened the rock on { $rock }. Your turn did not stop it: { $turn }.
coach-siam-rock-given = Your push moved the rock to { $rock }. There it can be pushed off at once: { $turn }.
coach-siam-way-opened = Before your turn, { $side } could not push the rock on { $rock } off. After it they can: { $turn }.
coach-siam-taken = The other side saw it and won.
coach-siam-overlooked = The other side overlooked it, but next time they might see it.
coach-siam-forced-win = You could force a win in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, whatever the other side plays. It begins like this: { $turn }.
coach-siam-forced-loss = After your turn, { $side } can force a win in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, whatever you play. It begins like this: { $turn }.
coach-siam-animal-off = Your animal on { $square } was pushed off the board: { $turn }. It costs you a turn to bring it back.

# How a province stands now: $count followers of the leader, $second of the next faction.
coach-kos-stands = { kos-faction } leads { kos-in-place }, { $count } to { $second }
coach-kos-stands-tie = the lead { kos-in-place } is tied at { $count }, and a tie goes to the British
coach-kos-stands-empty = no follower stands { kos-in-place }, and an empty province goes to the British
coach-kos-now = After it, { $standing }.

# What happened in King of Siam. $settled says who took a province; $player is a player; $tallies lists players with
# their sets; $outcome explains in sentences how the game ends.
coach-kos-win = You could win here, whatever the others play.
coach-kos-win-stands = If nobody played a card after the better turn: { $outcome }
coach-kos-loss = After your turn, { $player } wins whatever you play.
coach-kos-loss-stands = If nobody plays another card: { $outcome }
coach-kos-by-one = You passed, nobody played another card, and the struggle was over – { $settled }. One follower made the difference.
coach-kos-let-win = You passed, nobody played another card, and the struggle was over – { $settled }.
coach-kos-british = { coach-kos-let-win }
coach-kos-colony = You passed, nobody played another card, and the struggle was over – { $settled }. It was their fourth province: Siam is a colony, and complete sets decide ({ $tallies }).
coach-kos-possible = You held a card that could change it. After the better turn, { $standing }.
coach-kos-home = { kos-faction } lost its home – { $settled }. From then on, your { $card } card could not place a single follower.
coach-kos-set = Then { $player } took { $followers } { kos-from-place } and completed a set. In the end, complete sets decided the game ({ $tallies }).
coach-kos-no-effect = Your { $card } card could do nothing here. All you got for it was one follower.
coach-kos-lead-taken = You took { $followers } { kos-from-place }. Until then, { kos-faction } led there, { $lead } to { $second }.
coach-kos-hopeless = You took { $followers }, but { kos-faction } could no longer rule.
coach-kos-hopeless-why = It held { $held ->
    [0] no province
    [one] { $held } province
   *[other] { $held } provinces
} and { $left ->
    [one] { $left } struggle was
   *[other] { $left } struggles were
} left, while { kos-faction } already held { $most }.
coach-kos-wasted = Your { $card } card changed no result: count without the followers that it moved, and every province still goes to the same side.
coach-kos-early = You played { $card } here. Later your hand was empty, and { $count ->
    [one] { $count } struggle was
   *[other] { $count } struggles were
} not decided yet.
coach-kos-early-other = At that time, { $player } still held { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.

# The answer to a turn that was tried: right ones, then wrong ones.
coach-right-siam-win-now = Over the edge it goes: that wins the game.
coach-right-siam-safe = Now the other side cannot push a rock off the board.
coach-right-siam-forced-win = The win can no longer be stopped: { $turns ->
    [one] you need at most { $turns } more turn
   *[other] you need at most { $turns } more turns
}.
coach-right-siam-forced-loss = Now the other side cannot force a win in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
coach-right-siam-animal-off = Now none of your animals can be pushed off the board.
coach-right-kos-win = Now nobody can take the win from you.
coach-right-kos-loss = Now { $player } is no longer sure to win.
coach-right-kos-province = Now { $standing }.
coach-right-kos-home-used = You use the { $card } card while it still works.
coach-right-kos-set = Now { $player } cannot complete a set with the next turn.
coach-right-kos-saved = The card stays in your hand, for a struggle that needs it.
coach-right-kos-changed = This card changes something.
coach-right-kos-hopeless = By the number of provinces, { kos-faction } can still rule.
coach-wrong-siam-win-now = The game goes on, but one push would win it now.
coach-wrong-siam-own-goal = That pushes the rock off for the other side.
coach-wrong-siam-threat = Then the game is over: { $turn }.
coach-wrong-siam-forced-win = After this turn, { $turns ->
    [one] { $turns } more turn is
   *[other] { $turns } more turns are
} not enough to force the win.
coach-wrong-siam-forced-loss = The other side can still force a win in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $turn }.
coach-wrong-siam-animal-off = Then one of your animals is pushed off the board: { $turn }.
coach-wrong-unclear = The computer cannot prove that this turn is right. Try another one.
coach-wrong-kos-win = After this turn the others can still take the win from you.
coach-wrong-kos-loss = After this turn, { $player } wins whatever you play.
coach-wrong-kos-province = After this turn, { $standing }.
coach-wrong-kos-pass = That is what happened in the game – { $settled }.
coach-wrong-kos-set = After this turn, { $player } can still complete a set.
coach-wrong-kos-in-vain = The { $card } card does not change who leads in any province.
coach-wrong-kos-spent = That is possible, but the engine prefers to pass here and to keep the card.
coach-wrong-kos-hopeless = { kos-faction } can no longer rule.

error-coach-not-analysed = analyse the game first; the coach needs the finished analysis
error-coach-no-moment = turn { $ply } is not one of the moments that the engine picked from this game
