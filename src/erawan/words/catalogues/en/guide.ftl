# The guides to playing well. A step has a title, a text, and for each task: the instruction, a hint, and the praise when
# it is done. Some wrong tries have their own texts. The tests prove what the texts say of a position.
guide-title = Play { $game } well
guide-siam-lead = You know the rules. Here are six ideas that win games, each with a board to try it on. What we say about a position is proved by our engine.
guide-kos-lead = You know the rules. Here are seven ideas that win games, each with a table to try it on. You are always player 1, Mali is your opponent, and you can see all cards. What we say about a position is proved by our solver.
guide-contents = The ideas
guide-close = Close the table
guide-next = What next?

guide-siam-behind-title = Begin behind a rock
guide-siam-behind-text = Where do the strongest engines come in first? On a long side of the row of rocks, straight behind a rock and looking at it. There an elephant already looks the right way, and it has only one rock to push.
guide-siam-behind-task = Bring in your first elephant behind a rock, looking at it.
guide-siam-behind-hint = Take b1, c1 or d1 looking north, or b5, c5 or d5 looking south.
guide-siam-behind-right = That is how the strongest engines begin. Look into the openings to see what they answer.
guide-siam-behind-wrong-looks = A good square! But the elephant should look straight at the rock.
guide-siam-behind-wrong-row = It looks at rocks, but at three in a row. They are too heavy for one elephant.
guide-siam-behind-wrong-side = That is allowed, but there is no rock in front of it. Come in on b, c or d.

guide-siam-reserve-title = Your reserve is everywhere
guide-siam-reserve-text = An animal beside the board is not idle: next turn it can stand on any square of the edge. So keep one or two there! And look for a rock that the other side cannot shove away. In the corner two rocks lie side by side: too heavy for one rhino.
guide-siam-reserve-task = Come in behind a rock that the rhinos cannot save.
guide-siam-reserve-hint = Stand below the corner rock and look at it.
guide-siam-reserve-right = From the side, two rocks are too heavy for a rhino. From above, your elephant blocks its push. The rhinos can only watch.
guide-siam-reserve-wrong-lone = That rock lies alone. A rhino comes in on e5 and shoves it aside.
guide-siam-reserve-wrong-slow = That takes too long. An animal from your reserve gets there at once.
guide-siam-reserve-task-2 = Now push.
guide-siam-reserve-hint-2 = From a4 onto a5.
guide-siam-reserve-right-2 = Two turns, and the rock is gone. That elephant had not even been on the board.

guide-siam-aside-title = Shove them aside
guide-siam-aside-text = A rhino stands behind a rock on the edge, and next turn it pushes. There is no room to stand in its way. But an animal that you push from the side does not resist. So shove it away from its rock!
guide-siam-aside-task = Save the rock on d1.
guide-siam-aside-hint = Come in from the east and push along row 2.
guide-siam-aside-right = You pushed the rock, the rock pushed the rhino, and now nothing lies in front of its nose.
guide-siam-aside-wrong-walked = A fine walk. But now the rhino pushes, and the game is over.
guide-siam-aside-wrong-late = The rhino does not mind. It pushes, and the rock is gone.

guide-siam-nose-title = Nose to nose
guide-siam-nose-text = Two animals that look straight at each other are locked, even with a rock between them: neither can push. Here a rhino needs only two pushes. Stand on the other side of the rock and look the rhino in the eye.
guide-siam-nose-task = Stop the rhino.
guide-siam-nose-hint = Come in on the square that the rock would move to.
guide-siam-nose-right = Locked! As long as you stand there, the rhino cannot push alone. It must fetch a second one, and that takes time.
guide-siam-nose-wrong-looks = The right square. But your elephant must look south, straight at the rhino.
guide-siam-nose-wrong-elsewhere = The rhino pushes now and once more, and nobody can stop it.

guide-siam-second-title = Bring the second one
guide-siam-second-text = The side that first brings a second animal into line breaks a lock. Your elephant and a rhino stand nose to nose, and behind the rhino a rock lies on the edge.
guide-siam-second-task = Bring help.
guide-siam-second-hint = Walk from a2 to b2 and look north, all in one turn.
guide-siam-second-right = Two against one! Whatever the rhinos do, you win within two more turns.
guide-siam-second-wrong-looks = The right square. But only an animal that looks north helps to push.
guide-siam-second-wrong-left = Stay! This one holds the rhino. Bring the other one.
guide-siam-second-wrong-far = Not quite: there is a gap between b1 and b3, so it does not help yet.

guide-siam-nearest-title = Let them help you
guide-siam-nearest-text = Of the animals that look in the direction of the push, the one nearest to the rock wins. So a rhino may even push for you, if your elephant stands in front of it. Here your front elephant looks the wrong way.
guide-siam-nearest-task = Make your elephant the nearest one that looks north.
guide-siam-nearest-hint = The elephant on d4 should look north.
guide-siam-nearest-right = Now your elephant is the nearest, and the rhino behind it would only help.
guide-siam-nearest-wrong-gift = The rock is off the board. But the nearest animal that looked north was the rhino: it wins!
guide-siam-nearest-wrong-left = It should stay in front of the rock, and only look the other way.
guide-siam-nearest-task-2 = And push!
guide-siam-nearest-hint-2 = Push from d4 onto d5, or push all together from d2.
guide-siam-nearest-right-2 = The rock is yours. Always ask whose push it is before you push!

guide-kos-every-title = Do not fight for every province
guide-kos-every-text = There are as many provinces as you have cards. If you fight for each, nothing is left when it matters. You have the most Lao. Lao and Rama have two provinces each, and Rama leads in Luang Prabang. Your Lao card could take it. But Mali holds a card, too.
guide-kos-every-task = Must you fight for Luang Prabang?
guide-kos-every-hint = Look ahead: Lao leads in Kedah. From there your card reaches the last province, Nakhon.
guide-kos-every-right = Rama has three provinces now. Never mind! Lao leads in Kedah, and your card is ready for Nakhon. With three each, Lao would be ahead, because it would be the last to gain a province. Your win is safe.
guide-kos-every-wrong-card = Now Mali has an answer, and you have nothing left for Kedah and Nakhon.

guide-kos-save-title = Save your cards
guide-kos-save-text = Lao leads in Ayutthaya by two. Two more would look even nicer. But if Mali sends Rama there, you can still answer. And if she does not, your card is needed in Nakhon.
guide-kos-save-task = What do you do?
guide-kos-save-hint = You like what you see. Let Mali do something.
guide-kos-save-right = Ayutthaya goes to Lao, and you still have your card. Whatever Mali does now, you can win.
guide-kos-save-wrong-card = Lao was leading already. Now the only card left is Mali’s, and she can turn the game around.

guide-kos-wait-title = Who needs to act?
guide-kos-wait-text = Rama and Lao are level in Battambang, and Lao leads in Chiang Mai. You and Mali have one card each, “1 vs. 1”. Whoever plays first gives the last word away. So ask yourself: who is content with things as they are?
guide-kos-wait-task = Play or pass?
guide-kos-wait-hint = If nobody plays, the British take Battambang and Lao takes Chiang Mai. Then Lao has three provinces and rules.
guide-kos-wait-right = The British took Battambang, and you do not mind. Mali should have done something. But you would have had an answer to everything.
guide-kos-wait-wrong-card = Now Mali has the last card, and with it the last word.

guide-kos-two-title = A lead of two is enough
guide-kos-two-text = You have five Rama. Mali has three, and only one card left. A card brings her one follower, so she cannot catch up: you need no more Rama. But she has more Lao than you. If Lao takes Sukhothai, it has as many provinces as Rama, and was the last to gain one: then Lao rules. Your Malay card puts nobody on the map, but you may still take a follower.
guide-kos-two-task = Which follower do you take?
guide-kos-two-hint = Look for a follower that helps twice: once in front of you, and once because it has left Sukhothai.
guide-kos-two-right = You now have as many Lao as Mali, and Lao no longer leads in Sukhothai. Collect a second faction as soon as the first is safe!
guide-kos-two-wrong-passed = Then Lao takes Sukhothai and rules, and Mali has the most Lao.
guide-kos-two-wrong-rama = You had enough Rama. Now Lao takes Sukhothai and rules, and Mali has the most Lao.
guide-kos-two-wrong-malay = Malay will not rule. But Lao will, and Mali has the most Lao.

guide-kos-freeze-title = The Maharacha freezes a province
guide-kos-freeze-text = Rama and Lao have two provinces each, Malay has one, and three struggles are left. If two factions end up with the same number, the one that gained a province last is ahead. So the last tile is worth the most! You have more Lao than Mali. You both hold the Maharacha, and a tile with a crown can never be swapped again.
guide-kos-freeze-task = Put Chiang Mai last, with the crown on it, and give Lao the lead there.
guide-kos-freeze-hint = Swap Chiang Mai with Nakhon, crown Chiang Mai, and take the Rama from there.
guide-kos-freeze-right = Chiang Mai is frozen. Mali could only swap the other two tiles, and that would not save her. Her Maharacha is the very last card, which may be played only if it wins. So she has to pass.
guide-kos-freeze-wrong-passed = Then Mali plays her Maharacha, and she chooses what comes last.
guide-kos-freeze-wrong-took = The tiles are right. But take the Rama out of Chiang Mai.
guide-kos-freeze-wrong-crown = The crown lies on Nakhon. So Chiang Mai can still be swapped away.
guide-kos-freeze-wrong-other = Chiang Mai should come last, with the crown on it.

guide-kos-british-title = Be ready for the British
guide-kos-british-text = The British have three provinces, and there is a tie in Kedah. If it stays, Siam becomes a colony and complete sets count. Mali has two sets, you have one, and she has passed. A tie is dangerous for a player with followers of only two colours. But you still have a card.
guide-kos-british-task = Play it and take the right follower.
guide-kos-british-hint = A second Malay makes your second set, and the tie stays.
guide-kos-british-right = Two sets each. In a colony, the player who played the latest card wins a tie: that is you. Mali has the very last card of the game, and she cannot win with it.
guide-kos-british-wrong-passed = Then Siam is a colony, and Mali has two sets to your one.
guide-kos-british-wrong-tie = That breaks the tie, and Mali still has an answer. You need the set.

guide-kos-latest-title = Watch the latest card
guide-kos-latest-text = You and Mali hold exactly the same followers. Then the player who played a card last loses. In this game that was Mali. Rama leads in Kedah, the last province.
guide-kos-latest-task = What do you do?
guide-kos-latest-hint = If nobody plays another card, Mali’s stays the latest.
guide-kos-latest-right = You and Mali hold the same followers, and Mali played the latest card: you win without lifting a finger.
guide-kos-latest-wrong-card = Now the latest card is yours, and Mali can win.
