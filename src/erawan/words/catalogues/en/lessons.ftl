# The lessons. A step has a title, a text, and for each task: the instruction, a hint, and the praise when it is done.
# Some wrong tries have their own texts.
lessons-title = Learn and study
lessons-intro = Short lessons in which you do everything yourself. Try anything you like: you can always try again.
lessons-of = { $game }, step by step
lessons-siam-about = Elephants, rhinos and three rocks. Shove a rock off the board to win.
lessons-kos-about = Three factions want to rule Siam, and the British are waiting. Be the best friend of the faction that wins.
lessons-start = Start the lesson
lessons-continue = Continue ({ $done } of { $count } done)
lessons-finished = All done – play it again
lessons-more = More to discover
lessons-more-rules = The rules
lessons-more-rules-text = Everything in full, with boards you can look at.
lessons-more-puzzles = Puzzles
lessons-more-puzzles-text = Find the winning turn. Some are easy, some are nasty.
lessons-more-puzzles-open = Open puzzles
lessons-more-study = Study board
lessons-more-study-text = Set up any position, open your own games, and ask the engine what it thinks.
lessons-more-study-open = Open board
lessons-more-openings = Openings and statistics
lessons-more-openings-text = What people play here, and how often it works.
lessons-more-openings-open = Open statistics
lessons-all = All lessons
lessons-step = Step { $number } of { $count }
lessons-progress = Lesson progress
lessons-steps = Steps of this lesson
lessons-done = done
lessons-hint = Hint
lessons-show = Show me
lessons-shown-board = It is marked on the board. Your turn!
lessons-shown-table = Press “Show hint on map” beside your cards, then play the turn.
lessons-shown-pass = Press the pass button, the one with the frame.
lessons-is-right = Right!
lessons-is-wrong = Not quite.
lessons-wrong = That was allowed, but it is not what we are after. Have another go.
lessons-again = Try again
lessons-go-on = Continue
lessons-next = Next step
lessons-name-mali = Mali
lessons-name-ton = Ton
lessons-name-nok = Nok
lessons-play-first = Play your first game
lessons-to-puzzles = Try some puzzles
lessons-to-other = Learn { $game }
lessons-left = Some steps are still waiting for you

lessons-siam-goal-title = The rock must go
lessons-siam-goal-text = You are the elephants. Three rocks lie on the board, and they belong to nobody. Push one of them over the edge and you win. That is the whole game, and here you are one push away!
lessons-siam-goal-task = Choose your elephant, then the rock in front of it, and push.
lessons-siam-goal-hint = The elephant stands on c4 and looks north, straight at the rock on c5.
lessons-siam-goal-right = Over the edge it goes. You have just won your first game!
lessons-siam-goal-wrong-turned = Your elephant turned around to admire the view. It should go straight at the rock.
lessons-siam-goal-wrong-walked = Your elephant went for a walk. The rock is still there, laughing quietly.
lessons-siam-goal-wrong-entered = A second elephant came along. Nice, but the first one could have pushed right away.

lessons-siam-enter-title = Come on in
lessons-siam-enter-text = At the start all animals wait beside the board, five elephants here and five rhinos there. On your turn you may bring one in, on any empty square of the edge, and you choose which way it looks.
lessons-siam-enter-task = Bring an elephant in on c1, looking north.
lessons-siam-enter-hint = Choose your animals below the board, then the square c1, then the arrow up.
lessons-siam-enter-right = Welcome, elephant! And a rhino has come in too: you always take turns.
lessons-siam-enter-wrong-looks = The right square, but it looks the wrong way. From there it sees no rock.
lessons-siam-enter-wrong-elsewhere = You can come in there, but we are waiting for an elephant on c1.

lessons-siam-turn-title = Look where you push
lessons-siam-turn-text = An animal pushes only straight ahead, the way it looks. This elephant has a rock right beside its ear and does not care. Turning on the spot takes a whole turn.
lessons-siam-turn-task = Turn the elephant on c2 so that it looks north.
lessons-siam-turn-hint = Choose the elephant, then choose it once more: now you can say which way it looks.
lessons-siam-turn-right = Now it sees the rock, and the rock is getting nervous.
lessons-siam-turn-wrong-looks = It turned, but the rock is in the north.
lessons-siam-turn-wrong-walked = It walked off. It should stay on c2 and only turn its head, and the rest of it.
lessons-siam-turn-wrong-entered = Good to have friends, but the elephant on c2 still looks east.

lessons-siam-move-title = One step at a time
lessons-siam-move-text = An animal walks one square in any direction, even backwards or sideways, onto an empty square. At the end of the step it may look any way you like. So walking and turning go together, for free!
lessons-siam-move-task = Walk from a2 to b2, and look north when you get there.
lessons-siam-move-hint = Choose the elephant on a2, then b2, then the arrow up.
lessons-siam-move-right = One step, one twist, and it stands behind the rock. Well walked.
lessons-siam-move-wrong-looks = The right square. Now it only has to look at the rock, in the north.
lessons-siam-move-wrong-turned = It only turned. It may walk and turn in the same turn.
lessons-siam-move-wrong-astray = A step, yes, but away from the rock. The way leads to b2.
lessons-siam-move-wrong-entered = A new elephant came in. This time the one on a2 should walk.

lessons-siam-push-title = Push!
lessons-siam-push-text = Now the real thing. An animal pushes by walking onto a square that is taken, straight ahead. Everything in front of it moves one square on, and the pusher follows. Nobody turns while pushing.
lessons-siam-push-task = Push the rock on b3 one square north.
lessons-siam-push-hint = Choose the elephant on b2, then the rock in front of it.
lessons-siam-push-right = The rock is on b4 now. Two more pushes like that and it falls.
lessons-siam-push-wrong-turned = It turned away. It has to look at what it pushes.
lessons-siam-push-wrong-walked = It walked around the rock. Go straight at it!
lessons-siam-push-wrong-entered = One elephant is strong enough for one rock. Just push.

lessons-siam-barge-title = Excuse me!
lessons-siam-barge-text = A rhino sits on c1, just where you want to come in. No problem: you may push your way in. You come from outside and look straight into the board. A rhino that looks sideways does not resist.
lessons-siam-barge-task = Come in on c1 although the rhino is there.
lessons-siam-barge-hint = Choose your animals below the board, then c1 with the rhino on it, and push.
lessons-siam-barge-right = Bump! The rhino is on c2 now and looks rather surprised.
lessons-siam-barge-wrong-elsewhere = You came in by another door. Try the one with the rhino in it.

lessons-siam-blocked-title = Nose to nose
lessons-siam-blocked-text = Here a rhino looks straight at your elephant. One against one: neither can push the other. Try it and see.
lessons-siam-blocked-task = Try to push the rhino on c3 with the elephant on c2.
lessons-siam-blocked-hint = Choose the elephant on c2, then the rhino on c3.
lessons-siam-blocked-right = It does not move, and the board tells you why. An animal that looks against the push takes one strength away.
lessons-siam-blocked-wrong-early = You have found the trick already! But first see how it fails: push with the front elephant, the one on c2.
lessons-siam-blocked-task-2 = Two are stronger than one. Push from behind, with the elephant on c1.
lessons-siam-blocked-hint-2 = Choose the elephant on c1, then the one on c2 in front of it.
lessons-siam-blocked-right-2 = Two against one! The pusher counts, and everybody in front who looks the same way helps.
lessons-siam-blocked-wrong-away = That way the rhino stays where it is. The elephant at the back should push.

lessons-siam-sideways-title = Looking the other way
lessons-siam-sideways-text = Two rhinos, two elephants. The rhino on b3 looks at you and resists. The one on d3 looks sideways and dreams of mud. An animal that looks sideways weighs nothing at all.
lessons-siam-sideways-task = Push the rhino that lets itself be pushed.
lessons-siam-sideways-hint = The dreamer stands on d3. The elephant on d2 looks straight at it.
lessons-siam-sideways-right = Off it slides, still dreaming. Only those who look at you resist.
lessons-siam-sideways-wrong-walked = Your elephant went somewhere else. One of the two can push.
lessons-siam-sideways-wrong-entered = No help needed: one of your elephants can push alone.

lessons-siam-rocks-title = Heavy, heavier
lessons-siam-rocks-text = A rock does not resist, but it is heavy. One animal moves one rock, two animals two rocks, three animals three. Here are two rocks in a row and only one elephant.
lessons-siam-rocks-task = Call for help: bring an elephant in on c1, looking north.
lessons-siam-rocks-hint = Choose your animals below the board, then c1, then the arrow up.
lessons-siam-rocks-right = Now there are two of them, one behind the other.
lessons-siam-rocks-wrong-looks = It has to look north as well, or it is no help.
lessons-siam-rocks-wrong-elsewhere = Help must stand behind the elephant, on c1.
lessons-siam-rocks-task-2 = Push from behind: two elephants, two rocks.
lessons-siam-rocks-hint-2 = The one at the back pushes: choose c1, then c2.
lessons-siam-rocks-right-2 = Heave-ho! Two rocks at once. The next push would win.
lessons-siam-rocks-wrong-away = Now they are no longer working together. Push with the elephant on c1.

lessons-siam-leave-title = Home again
lessons-siam-leave-text = All five of your elephants are on the board, and the one on a5 stares out of the window. From the edge an animal may leave, whichever way it looks. Later it comes in again wherever you need it.
lessons-siam-leave-task = Send the elephant on a5 home.
lessons-siam-leave-hint = Choose the elephant on a5, then “Leave the board”.
lessons-siam-leave-right = It trots home. Now you can bring it in again.
lessons-siam-leave-wrong-other = That one was useful where it stood! Send the one on a5.
lessons-siam-leave-wrong-walked = From there it is a long way on foot. Leaving and coming in again is quicker.
lessons-siam-leave-task-2 = Bring it in again on c1, looking north.
lessons-siam-leave-hint-2 = Your animals below the board, then c1, then the arrow up.
lessons-siam-leave-right-2 = Right across the country in two turns. Try that on foot!
lessons-siam-leave-wrong-elsewhere = It should come in on c1 and look north, towards the rocks.

lessons-siam-whose-title = Whose rock is it?
lessons-siam-whose-text = Careful now! When a rock falls, the winner is not always the one who pushed. Of the animals that look in the direction of the push, the one nearest to the rock wins for its side. Two rocks are ready to fall. One makes you win, the other makes the rhinos win.
lessons-siam-whose-task = Push the rock that makes you win.
lessons-siam-whose-hint = Look at the rhinos next to the rocks. Which one looks in the direction of the push, and which one sideways?
lessons-siam-whose-right = The rhino in between looked sideways, so it does not count. The rock is yours!
lessons-siam-whose-wrong-gift = You pushed, and the rhinos won! Their rhino was nearer to the rock and looked the same way. It happens to everybody once.

lessons-siam-defend-title = Danger!
lessons-siam-defend-text = The rhino on c4 stands behind a rock on the very edge. On its next turn it pushes, and you lose. Unless you have an idea!
lessons-siam-defend-task = Save the game.
lessons-siam-defend-hint = You cannot stop the rhino. But the rock need not stay where it is: your elephant on b5 looks at it.
lessons-siam-defend-right = The rock slid aside, and the rhino has nothing left to push. Saved!
lessons-siam-defend-wrong-left = The rock is still in front of the rhino. It pushes, and that was it.
lessons-siam-defend-wrong-entered = Too late: the rhino pushes before your helper can do anything.

lessons-siam-win-title = All by yourself
lessons-siam-win-text = Now put it all together. A rhino plays too, but it is chasing butterflies. Three turns are enough for you.
lessons-siam-win-task = Get behind the rock on c4, and look at it.
lessons-siam-win-hint = Walk to c3 and look north, all in one turn.
lessons-siam-win-right = In place! The rhino has found a butterfly in the corner.
lessons-siam-win-wrong-looks = The right square. But from there it has to look north.
lessons-siam-win-wrong-slow = That works too, but it costs a turn. Walking and turning go together.
lessons-siam-win-task-2 = Push!
lessons-siam-win-hint-2 = From c3 onto c4.
lessons-siam-win-right-2 = The rock trembles on the edge.
lessons-siam-win-wrong-away = So close! Just push on, north.
lessons-siam-win-task-3 = And once more!
lessons-siam-win-hint-3 = From c4 onto c5.
lessons-siam-win-right-3 = Splash! You have won, and nobody helped you.
lessons-siam-win-wrong-almost = You need one more push, straight ahead.
lessons-siam-finish-title = You can play Siam!
lessons-siam-finish-text = You can come in, turn, walk, push and leave, and you know whose rock it is. The rest comes with practice. The first opponent is friendly and makes mistakes.

lessons-kos-struggle-title = A province finds a ruler
lessons-kos-struggle-text = This is Siam: eight provinces, and in each of them stand followers of three factions. Rama is yellow, Lao red, Malay blue. They fight over one province at a time. Now it is Khorat. When everybody passes, the faction with the most followers there takes it. Mali has passed already.
lessons-kos-struggle-task = Who will get Khorat? Pass and see.
lessons-kos-struggle-hint = The pass button is right beside the map.
lessons-kos-struggle-right = Rama had three followers there, Lao only one: Khorat now flies the flag of Rama. The followers have gone home, and the next province is up.

lessons-kos-british-title = The British are coming
lessons-kos-british-text = Now Sukhothai is fought over: two followers of Rama, two of Lao. A tie! And when two fight, a third one is happy: a British ship is waiting off the coast.
lessons-kos-british-task = Pass again, and see what a tie leads to.
lessons-kos-british-hint = Mali has passed. If you pass too, the struggle is over.
lessons-kos-british-right = The British took Sukhothai! They always do when nobody leads alone. Keep an eye on them: their fourth province ends the game.

lessons-kos-rama-title = Your first card
lessons-kos-rama-text = Instead of passing you may play a card. The Rama card brings two Rama followers to provinces next to Rama’s home, the one with the yellow house. And after every card you take one follower from the map, to keep. In lessons all hands lie open, so you can see everything.
lessons-kos-rama-task = Play the Rama card so that Rama leads in Khorat. Then take a follower.
lessons-kos-rama-hint = Put both Rama followers into Khorat, and take a follower from somewhere else.
lessons-kos-rama-right = Rama leads in Khorat, and a follower now belongs to you. You will need it soon.
lessons-kos-rama-wrong-passed = You passed, and kept your card. This time we want to see it!
lessons-kos-rama-wrong-took = First you sent Rama to Khorat, then you took one away from there again. Take somebody else.
lessons-kos-rama-wrong-elsewhere = Rama does not lead in Khorat yet. Put both followers there.

lessons-kos-take-title = What you take is gone
lessons-kos-take-text = The follower you take matters twice: it belongs to you, and it is gone from the map. In Sukhothai Rama and Malay are level, two against two. The Lao card does not help you there. But taking does!
lessons-kos-take-task = Play the Lao card anywhere else, and take a follower so that Rama leads in Sukhothai.
lessons-kos-take-hint = Put the Lao into Chiang Mai, say. Then take a Malay follower out of Sukhothai.
lessons-kos-take-right = One Malay fewer, and Rama leads. One card, two effects!
lessons-kos-take-wrong-passed = Passed? Then it stays a tie, and the British rub their hands.
lessons-kos-take-wrong-crowded = Now there are Lao in Sukhothai as well, and Rama does not lead. Send them elsewhere.
lessons-kos-take-wrong-rival = Oh! You took a Rama, and now Malay leads in Sukhothai.
lessons-kos-take-wrong-elsewhere = A good catch, but Sukhothai is still a tie. Take somebody from there.

lessons-kos-khon-title = One of each
lessons-kos-khon-text = Khon Thai means “free people”: one follower of each faction comes to the map, each to any province you like. You have two of these cards in a real game. In Battambang Rama and Malay are level.
lessons-kos-khon-task = Play Khon Thai so that Malay leads in Battambang.
lessons-kos-khon-hint = The Malay goes to Battambang. Rama and Lao go anywhere else. Do not take a Malay from there.
lessons-kos-khon-right = Malay leads. The other two found a nice place too.
lessons-kos-khon-wrong-passed = Nobody moves if you pass. Play your card!
lessons-kos-khon-wrong-missed = The Malay went elsewhere. It is needed in Battambang.
lessons-kos-khon-wrong-took = You brought a Malay and took one away again: nothing has changed.
lessons-kos-khon-wrong-company = A Malay came, but not alone. The others should go elsewhere.

lessons-kos-one-title = Swapping places
lessons-kos-one-text = The card “1 vs. 1” swaps two followers, wherever they are. In Sukhothai Lao leads with two. But Rama has followers everywhere.
lessons-kos-one-task = Swap so that Rama leads in Sukhothai.
lessons-kos-one-hint = Choose a Lao in Sukhothai and a Rama somewhere else, in Ayutthaya for example. Then take anybody but a Rama from Sukhothai.
lessons-kos-one-right = One out, one in, and Rama leads. A swap moves two at once.
lessons-kos-one-wrong-passed = Passing changes nothing. Try the card.
lessons-kos-one-wrong-missed = A swap somewhere far away. Sukhothai did not notice.
lessons-kos-one-wrong-took = A good swap, and then you took the Rama away again!
lessons-kos-one-wrong-even = Rama does not lead alone in Sukhothai. Swap a Lao for a Rama.

lessons-kos-two-title = Two for one
lessons-kos-two-text = The card “2 vs. 1” swaps two followers of a province for one of a neighbour. It makes one place fuller and the other emptier. In Nakhon Rama leads, and next door in Kedah the Malay are bored.
lessons-kos-two-task = Make Malay lead in Nakhon.
lessons-kos-two-hint = Choose two Malay in Kedah, then a Rama in Nakhon.
lessons-kos-two-right = Two came, one went: now Malay leads in Nakhon.
lessons-kos-two-wrong-passed = The Malay of Kedah are still bored. Play the card!
lessons-kos-two-wrong-missed = You swapped elsewhere. Nakhon is the place.
lessons-kos-two-wrong-took = And then you took a Malay from Nakhon again. So close!
lessons-kos-two-wrong-even = Malay does not lead there yet. Two from Kedah for one Rama!

lessons-kos-king-title = The Maharacha decides
lessons-kos-king-text = The row of tiles says in which order the provinces are fought over. The Maharacha swaps two of them and puts a crown on one: that one can never be moved again. Luang Prabang is next, and Lao would take it. Not today!
lessons-kos-king-task = Swap Luang Prabang with Kedah, so that Kedah comes first.
lessons-kos-king-hint = Choose the tiles “lp” and “ke”, then which of them gets the crown.
lessons-kos-king-right = Kedah is contested at once, and Luang Prabang has to wait until the end.
lessons-kos-king-wrong-passed = The Maharacha does not pass. Well, you can, but play the card.
lessons-kos-king-wrong-later = You swapped two later tiles. Luang Prabang is still first.
lessons-kos-king-wrong-other = Luang Prabang has to wait, good! But Kedah should be first.

lessons-kos-control-title = Good neighbours
lessons-kos-control-text = A faction’s card brings followers next to its home, and next to every province it controls. The home of the Malay lies far in the south. But they control Khorat, and that changes everything.
lessons-kos-control-task = Play the Malay card so that Malay leads in Sukhothai.
lessons-kos-control-hint = Sukhothai lies next to Khorat: put both Malay there.
lessons-kos-control-right = From Khorat it is only a step to Sukhothai. Provinces open doors.
lessons-kos-control-wrong-passed = Nobody goes anywhere when you pass. Play the Malay card.
lessons-kos-control-wrong-elsewhere = Malay does not lead in Sukhothai yet.

lessons-kos-end-title = Who wins?
lessons-kos-end-text = The last struggle! The faction with the most provinces will rule Siam: Rama has three, Lao has three. You win if you hold the most followers of the ruling faction. You have three Lao and one Rama, Mali three Rama and one Lao.
lessons-kos-end-task = Play the card that makes your friends rule.
lessons-kos-end-hint = You have more Lao than Mali. So Lao should rule.
lessons-kos-end-right = Lao leads in Sukhothai, and Mali passes.
lessons-kos-end-wrong-passed = Then it is a tie, and the British take Sukhothai. You can do better: play a card.
lessons-kos-end-wrong-rama = Then Rama rules, and Mali has the most Rama. She thanks you kindly.
lessons-kos-end-task-2 = Now pass, and the game is over.
lessons-kos-end-hint-2 = You still have a card, but you need not play it.
lessons-kos-end-right-2 = Lao rules, and you have the most Lao: you win! You do not fight for a faction. You choose your friends well.
lessons-kos-end-wrong-more = Stop! That helps Rama. Sometimes doing nothing is best.

lessons-kos-tie-title = When it is level
lessons-kos-tie-text = Rama will rule, that is certain. But you and Mali have two Rama each! Then the second faction counts, Lao. If that is level too, the player who played the latest card loses. Your card does nothing any more, but you may still take a follower.
lessons-kos-tie-task = Play your card and take the follower that makes you win.
lessons-kos-tie-hint = The second faction is Lao. One more of them and you are ahead of Mali.
lessons-kos-tie-right = Two Lao against one. Mali sighs and passes.
lessons-kos-tie-wrong-passed = Level in Rama, level in Lao, and you played the latest card: Mali would win.
lessons-kos-tie-wrong-malay = A Malay does not help. You stay level in Rama and Lao, and you played the latest card: Mali would win.
lessons-kos-tie-task-2 = Pass, and the last struggle ends.
lessons-kos-tie-hint-2 = You have no cards left: passing is all you can do.
lessons-kos-tie-right-2 = Level in Rama, ahead in Lao: you win by a hair!

lessons-kos-colony-title = A British colony
lessons-kos-colony-text = The British already have three provinces, and Sukhothai is a tie. With the fourth they own Siam, and everything is different: now complete sets count, one follower of each faction. You have a set. Mali has none.
lessons-kos-colony-task = Mali has passed. What is best for you?
lessons-kos-colony-hint = The tie is good for you, for once. Leave it as it is.
lessons-kos-colony-right = Siam is a colony, and you win with your set. If you collect all colours, you are ready for the worst.
lessons-kos-colony-wrong-card = That breaks the tie, or gives Mali another turn. A pass ends it here and now.

lessons-kos-last-title = The very last card
lessons-kos-last-text = Mali has no cards left, and you have a single one. The very last card of the game may be played only if it makes you win. So the game offers you only turns that win.
lessons-kos-last-task = Play the last card of the game.
lessons-kos-last-hint = Rama to Sukhothai, and take the Lao. Nothing else is on offer.
lessons-kos-last-right = Nobody can do anything any more, everybody passes, and Rama rules. You have three Rama: you win!
lessons-kos-last-wrong-passed = Then Lao takes Sukhothai and rules, and Mali has three of them. Your card can still save you!

lessons-kos-teams-title = Two against two
lessons-kos-teams-text = With four players you sit opposite your partner. You are with Mali, against Ton and Nok. Each collects alone, but if one of you two wins, both win. You have three Lao, but Ton has five. Mali has four Rama. All others have passed.
lessons-kos-teams-task = Rama leads in the last province. What do you do?
lessons-kos-teams-hint = If Rama rules, Mali has the most of them. And she is your partner.
lessons-kos-teams-right = Rama rules, Mali wins, and you win with her. A good partner knows when to do nothing.
lessons-kos-teams-wrong-lao = Then Lao could rule, and Ton has the most Lao. Think of Mali!
lessons-kos-finish-title = You can play King of Siam!
lessons-kos-finish-text = You know the cards, the struggles, the British and the end. In a real game you hold eight cards for eight struggles, and nobody gives you more. So choose well when to pass. Your first game has open cards too.
