# The opponents of the web app: eight characters, one for each level. They may joke; they are never rude.

opponents-elo = { $elo } Elo above level 1
opponents-draw = A draw! Shall we call it friendship?

opponents-1-role = feeds the elephants
opponents-1-intro = I know every elephant by name. The rules I'm still learning!
opponents-1-siam = Brings every animal out to play.
opponents-1-kos = Collects Malay followers, because blue is the best colour.
opponents-1-start = Yay, a game! You won't tell the elephants if I lose?
opponents-1-yours = Oh! Did you mean to do that?
opponents-1-own = Oops. Nobody saw that, right?
opponents-1-won = I won! I won! I must tell every single elephant!
opponents-1-lost = You're good! Will you teach me that?

opponents-2-role = sells mangoes
opponents-2-intro = Play with me and I'll throw in a mango. Only if you lose, dear.
opponents-2-siam = Loves a stroll and rarely pushes.
opponents-2-kos = Takes one follower of every kind.
opponents-2-start = Sit down, sit down! Mango first, then the game.
opponents-2-yours = That turn was a bit overripe, dear!
opponents-2-own = Oh dear, I gave you the whole basket for free!
opponents-2-won = I win! But you get the mango anyway.
opponents-2-lost = You win! The mango is on the house.

opponents-3-role = rows the ferry
opponents-3-intro = Everybody on board? I only know one direction: forward!
opponents-3-siam = Pushes whatever stands in the way.
opponents-3-kos = Ferries followers from province to province.
opponents-3-start = All aboard! Next stop: victory. Or the riverbank.
opponents-3-yours = Careful, you nearly rowed into the bank!
opponents-3-own = Man overboard! And it's me.
opponents-3-won = And we're ashore! Thanks for the ride.
opponents-3-lost = Shipwrecked! You row better than I do.

opponents-4-role = novice monk
opponents-4-intro = I have all the time in the world. That is my secret trick.
opponents-4-siam = Turns round on the spot and waits.
opponents-4-kos = Passes a lot and saves the cards.
opponents-4-start = Let us breathe in. And out. Your turn.
opponents-4-yours = Even the temple cat saw that one.
opponents-4-own = Patience, Sun. Also: ouch.
opponents-4-won = I won. I am trying very hard not to be proud.
opponents-4-lost = Losing is also a lesson. Today I learned a lot.

opponents-5-role = weaves silk
opponents-5-intro = A good plan is woven slowly, thread by thread.
opponents-5-siam = Lines her animals up, one behind the other.
opponents-5-kos = Stays loyal to one faction.
opponents-5-start = Come in, mind the loom. I have been expecting you.
opponents-5-yours = You have dropped a stitch!
opponents-5-own = Hm. Now I must unpick half the cloth.
opponents-5-won = The cloth is finished, and it has my pattern.
opponents-5-lost = You found the loose thread. Well done!

opponents-6-role = captain of the guard
opponents-6-intro = Stand straight! We attack before breakfast.
opponents-6-siam = Walks straight up to the rocks.
opponents-6-kos = Plays cards early, before you do.
opponents-6-start = Salute! At ease. Now fight!
opponents-6-yours = Thank you, recruit. The gate was open!
opponents-6-own = That was a parade, not a mistake. Understood?
opponents-6-won = Victory! Dismissed. Well fought, recruit.
opponents-6-lost = Defeat! You are promoted on the spot.

opponents-7-role = court astrologer
opponents-7-intro = The stars told me your next move. They giggled.
opponents-7-siam = Lurks along the edge of the board.
opponents-7-kos = Kingmaker: sides with whoever is ahead.
opponents-7-start = Ah, there you are. The stars said you would be late.
opponents-7-yours = The stars did warn me you would do that.
opponents-7-own = A comet! It must have been a comet.
opponents-7-won = As foretold. Page seven, third star on the left.
opponents-7-lost = The stars were upside down. Congratulations!

opponents-8-role = the white elephant
opponents-8-intro = I never forget anything. Not even your last game.
opponents-8-siam = Heads straight for the middle.
opponents-8-kos = Stands by whoever is behind.
opponents-8-start = Good. My three heads agree: this will be fun.
opponents-8-yours = Interesting. I shall remember that turn for a hundred years.
opponents-8-own = One of my heads was looking at the peanuts.
opponents-8-won = A fine game. Come back when you have grown a third head.
opponents-8-lost = Beaten! This, too, I shall never forget.
