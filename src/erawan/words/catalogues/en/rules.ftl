# The pages with the complete rules. A line is a paragraph; • begins an item, `…` is code, **…** is strong, numbers of rules become links.
rules-title = { $game }: the rules
rules-contents = Contents
rules-link = Link to rule { $rule }
rules-ruling = Ruling
rules-print = Print
rules-show = Show me
rules-guide = Play well
rules-try = Try it
rules-reset = Start over
rules-province = Province
rules-home = Home of
rules-borders-on = Borders on
rules-appendix = Appendix: for programs and the curious
rules-appendix-more = Nobody needs this part at the table. It says how turns and positions are written down, so that people, programs and records understand each other.
rules-siam-intro =
    Siam is a game by Didier Dhorbait, published by Ferti in 2005. Here is everything you need, in our own words. You can play on every board: move the pieces, see what happens, start over.
    You need about fifteen minutes and two players, aged eight and up.
    Every rule has a number, and when the app refuses a turn, you can look up the rule behind it. Where the printed rules leave a question open, we had to choose; such a choice is marked as a ruling.
rules-king-of-siam-intro =
    King of Siam is a game by Peer Sylvester, published by Histogame in 2007, for two, three or four players; four play as two teams. Here is everything you need, in our own words. You can play on the maps: press “Try it” and continue from the position shown.
    A game lasts about half an hour with two players, three quarters of an hour with three and an hour with four. It is meant for ages twelve and up. The idea came to its designer in Thailand, where he was a teacher: how did Siam stay free while all its neighbours became colonies?
    Every rule has a number, and when the app refuses a turn, you can look up the rule behind it. Where the printed rules leave a question open, we had to choose; such a choice is marked as a ruling.

# ---- Siam
rules-s1 = The board and the animals
rules-s1-1-name = The board
rules-s1-1 = The board has five by five squares. A letter names the column, `a` in the west to `e` in the east; a digit names the row, `1` in the south to `5` in the north. So `a1` is the corner at the bottom left.
rules-s1-2-name = The animals
rules-s1-2 = One side has five elephants, the other five rhinos. Every animal on the board looks in one of four directions: north, east, south or west. Which way it looks decides what it can push.
rules-s1-3-name = The rocks
rules-s1-3 = Three rocks lie side by side in the middle, on `b3`, `c3` and `d3`. They belong to nobody: each side may push any of them.
rules-try-start = This is how every game begins. The elephants are to move: pick one from the reserve and bring it in.
rules-s1-4-name = The reserve and the edge
rules-s1-4 = At first all animals wait beside the board, in the reserve of their side. The sixteen squares around the outside are the edge; that is where animals come and go.
rules-s1-5-name = Taking turns
rules-s1-5 = The elephants begin, then the sides alternate. On your turn one of your animals does one thing: it enters, moves, turns, leaves or pushes (S2, S3). You may not skip a turn. That is never a problem: there is always something you can do.
rules-s2 = Four things to do without pushing
rules-s2-1-name = Entering
rules-s2-1 = Put an animal from your reserve onto any free square of the edge. It may look in any direction you like.
rules-try-enter = The square `c1` is taken, the other fifteen of the edge are free. Bring an elephant in.
rules-s2-2-name = Moving
rules-s2-2 = Let an animal step onto a free square next to it, never diagonally. It need not go in the direction it is looking, and after the step it may look in any direction.
rules-try-move = The elephant looks east. All the same it may step north or west, and turn as it arrives.
rules-s2-3-name = Turning
rules-s2-3 = Let an animal stay where it is and turn to look another way, by a quarter or a half turn. It must end up looking in a new direction.
rules-try-turn = Click the elephant twice, then choose where it looks.
rules-s2-4-name = Leaving
rules-s2-4 = An animal on the edge may walk off the board, whichever way it looks. It waits in your reserve and can come in again later, somewhere else.
rules-try-leave = Pick the elephant in the corner and let it leave.
rules-s3 = Pushing
rules-s3-1-name = How to push
rules-s3-1 = Is the square straight ahead taken? Then an animal can push: it goes one square in the direction it is looking and pushes whatever stands there. It can push neither sideways nor backwards.
rules-try-push = Let the elephant on `b3` push the rock.
rules-s3-2-name = Pushing from outside
rules-s3-2 = An animal from the reserve may push its way in, onto a square of the edge that is taken. It arrives from outside and looks in the direction it is going. Most squares of the edge can be entered like this from one side; the corners from two.
rules-s3-2-ruling = You need an animal in reserve before the turn starts. If all five are on the board, you cannot push one of your own out and bring the same one in.
rules-try-corner = There is a rock in the corner `a1`. You can push your way in there from the south, going north, or from the west, going east.
rules-s3-3-name = The whole line moves
rules-s3-3 = The line in front of the pusher has no gaps and ends at the first free square or at the edge of the board. All of it moves one square, the pusher with it. Nobody turns on the way.
rules-try-line = Push with the elephant on `a3`: three pieces move with it.
rules-s3-4-name = Strength
rules-s3-4 =
    Is the pusher strong enough? Begin with 1 for the pusher and walk along the line, piece by piece:
    • an animal that looks in the direction of the push helps: add 1;
    • an animal that looks straight at the pusher resists: take 1 away;
    • an animal that looks sideways changes nothing;
    • a rock adds 1 to the rocks you have met.
    After each piece the strength must be 1 or more, and not less than the rocks met so far. If this fails anywhere along the line, the push is not allowed. It makes no difference who owns an animal: yours can be in your way, and your opponent’s can help you.
rules-s3-4-ruling = You can read some editions as if only the totals at the end of the line mattered. If you prefer that, choose the option `push="line"`; the usual one is `push="walk"`. With `>` for an animal that helps, `<` for one that resists and `#` for a rock, the lines `> < >`, `> # # >` and `> # < >` can be moved only under `push="line"`.
rules-try-blocked = The rhino looks the elephant in the eye: 1 − 1 = 0. Try to push, and see what the app says.
rules-try-helped = Now a rhino that looks east stands between them. It helps: 1 + 1 − 1 = 1, just enough for one rock.
rules-try-two-rocks = One elephant cannot move two rocks. But a second one that comes in from behind can: let it push its way in at `a3`.
rules-try-walk-or-line = This board uses `push="line"`: the whole line is counted at once, so the elephant on `d3` helps although it stands behind both rocks. Counted piece by piece, the second rock would be one too many.
rules-s3-5-name = Over the edge
rules-s3-5 = The last piece of a line may be shoved off the board. An animal just returns to the reserve of its side, ready to come back.
rules-try-over = Shove the rhino out of the corner.
rules-s4 = The end of the game
rules-s4-1-name = A rock is gone
rules-s4-1 = As soon as a rock is pushed off the board, the game is over.
rules-try-rock-off = One push is enough here.
rules-s4-2-name = Whose rock was it?
rules-s4-2 = Look at the animals that were pushing in that line: the pusher and all others that look in the direction of the push. The one closest to the rock decides, and its side wins. It does not matter whether another animal cancelled it out, nor who made the push. So you can win on your opponent’s turn, and lose on your own.
rules-try-whose-rock = The elephant may push, but the rhino stands closer to the rock and looks in the same direction. Who wins?
rules-s4-3-name = The same position again
rules-s4-3 = The printed rules have no draw. Ours do: otherwise two stubborn players might never finish.
rules-s4-3-ruling = When a position comes up for the third time, the game is immediately drawn. The same position means: the same pieces on the same squares, looking in the same directions, with the same side to move. The start counts too. The option `repetition` sets another number from 2 up; `repetition=0` turns this rule off.
rules-try-third-time = Both sides have only come and gone; the empty board has come up twice. If the rhino leaves once more, that is a draw.
rules-s4-4-name = Option: a quiet opening
rules-s4-4 = With `opening_ban=True` nobody goes to `c1` or `c5` during the first four turns, which is two for each side: no animal may enter there, step there or push its way there. Being pushed there by another animal is allowed. Later editions print this rule; here it is off unless you switch it on.
rules-try-ban = On this board the ban applies, and this is the first turn. Try to enter on `c1`.
rules-s4-5-name = Option: a turn limit
rules-s4-5 = With `turn_limit` the game is a draw after that many turns. People hardly need it, so the default is 0, no limit; programs that learn by playing use 1000.
rules-s5 = How positions and turns are written
rules-s5-1-name = Positions
rules-s5-1 =
    The start is written `5/5/1###1/5/5 E`. First come the rows from 5 down to 1, with `/` between them. A digit stands for that many free squares in a row; `N`, `E`, `S`, `W` are elephants and `n`, `e`, `s`, `w` rhinos, each by the direction it is looking; `#` is a rock. After a space comes the side to move, `E` or `R`. The number of animals in reserve follows from the board.
    A third field is written only if one of these parts is needed. They are joined by commas, in this order:
    • `t1` to `t4`: the number of the next turn, as long as the opening ban (S4.4) lasts;
    • `x2`, `x3` …: how many times the position has come up, if more than once;
    • `=E`, `=R` or `==`: the game is over, won or drawn. The side to move changes after the last turn too.
    Earlier positions are kept in the record of the game, not in this text. A program that reads only this text starts counting again.
rules-s5-2-name = Turns
rules-s5-2 =
    • `+a1n`: enter on a1 looking north; if a1 is taken, push.
    • `a1b1n`: go from a1 to b1 and look north; if b1 is taken, push.
    • `a1n`: turn on a1 to look north.
    • `a1-`: leave the board from a1.
rules-s5-3-name = What is refused
rules-s5-3 = A text that cannot be a position is refused, and you are told what is wrong and at which character: a row that is too long, an unknown letter, too many animals, a rock missing. Two rocks are accepted only together with `=E` or `=R`, since the board by itself does not show who won.
rules-s6 = Numbers for testing a program
rules-s6-lead = If you program the game, count the ways it can go from the start: 64 after one turn, 3,894 after two, 279,082 after three, 19,235,728 after four; a game that ends sooner counts once. Under `push="line"` it is 279,102 after three. If your numbers agree, your rules are most probably right.

# ---- King of Siam
rules-k1 = What you play with
rules-k1-1-name = Three factions
rules-k1-1 = Rama is yellow (`R`), Lao red (`L`), Malay blue (`M`). Each faction has 18 followers, with two players only 16. You do not play for one faction; you collect followers of all three.
rules-k1-2-name = Eight provinces
rules-k1-2 = The country has eight provinces. One of them is the home of Rama, one of Lao, one of Malay. The map shows which provinces are neighbours.
rules-k1-3-name = Eight cards each
rules-k1-3 = All players begin with the same eight cards: Maharacha (`K`), Khon Thai twice (`T`), 1 vs. 1 (`1`), 2 vs. 1 (`2`), and Rama (`R`), Lao (`L`) and Malay (`M`). You never get another card, so your eight cards must last for the whole game.
rules-k1-4-name = Tiles and markers
rules-k1-4 = Every province has a tile. The tiles lie in a row on slots 1 to 8, face up until their province has been settled. There are also markers that show who controls a province: eight for each faction and four for the British. And there are four King markers.
rules-k1-5-name = The maps
rules-k1-5 =
    A map is a file, so you can play on another one. Two come with the app: `siam`, and `britain`, which has the borders of a later edition of the same idea, The King is Dead of 2020. Only the map is taken from there; the rules stay the same.
    If you own the printed board, copy the file, correct its borders and play on that. A map needs exactly eight provinces with codes of two letters, three different homes, borders between provinces that exist, and a way from each province to every other; otherwise the app refuses it and says why.
rules-k1-5-ruling = We do not have a picture of the original board. We know that Ayutthaya is the home of Rama, that Sukhothai is a province, that the Lao live in the north and the Malay far in the south. We worked out the rest of the map `siam` from the country as it was in 1874.
rules-try-map-siam = The map `siam`. Houses mark the three homes; the province with the bright border is contested.
rules-try-map-britain = The map `britain`. Essex is the home of Rama, Gwynedd of Lao, Moray of Malay.
rules-k2 = Setting up
rules-k2-1-name = Your first two followers
rules-k2-1 = Everyone draws a helper card with a number from 1 to 3, or from 1 to 4 with four players. It says which two followers you begin with.
rules-k2-1-ruling = We know that each card shows two colours. We assume that card 1 means Rama and Lao, card 2 Lao and Malay, card 3 Rama and Malay. The player with card 4 gets the same pair as the player on their left.
rules-k2-2-name = Placing the followers
rules-k2-2 = Put two followers of its own faction into each home. Then draw followers at random until every province has four. All the others form the pool.
rules-try-set-up = A set-up for two, ready to begin. You play all the seats here: choose a card, follow the steps, or pass.
rules-k2-3-name = The order of the tiles
rules-k2-3 = The eight tiles are shuffled and laid out face up. Everyone can see from the start in which order the provinces come up.
rules-k2-4-name = Seats and teams
rules-k2-4 = The player with the lowest helper card begins. Play goes clockwise, from each seat to the next. With four players, seats 1 and 3 play together against seats 2 and 4.
rules-k2-5-name = Chance ends here
rules-k2-5 = After the set-up nothing is left to chance. The set-up comes from a number, the seed, and a record stores the set-up itself, so a game can be replayed exactly as it was.
rules-k3 = How the game goes
rules-k3-1-name = Eight struggles for power
rules-k3-1 = The provinces are fought over one by one, in the order of their tiles. The first tile that still lies face up shows which province is contested.
rules-k3-2-name = Play a card or pass
rules-k3-2 = On your turn you play one card (K4) or pass. If you pass, you may still play a card on your next turn. While you hold cards, you always have both choices, except in the case of K4.5. Without cards you have to pass.
rules-k3-3-name = All have passed
rules-k3-3 = When all players have passed one after another, the struggle is over (K6). The player to the left of the last one to pass begins the next struggle.
rules-k4 = Playing a card
rules-k4-1-name = First the card, then a follower
rules-k4-1 = Do what the card says. Then take one follower from any province and put it in front of you, where all can see it. The card is used up.
rules-k4-2-name = As much as possible
rules-k4-2 = A card does all that the rules let it do. If only part of it is possible, do that part. If none of it is, you may play the card all the same.
rules-k4-3-name = You always take a follower
rules-k4-3 = Even a card that did nothing lets you take a follower, and you have to take one.
rules-k4-3-ruling = If there is not a single follower left on the map, you take none.
rules-k4-4-name = Settled provinces stay empty
rules-k4-4 = Once a faction or the British control a province, no follower may go there any more. It stays empty.
rules-k4-5-name = The last card of all
rules-k4-5 =
    Suppose all other hands are empty and you hold a single card, the very last of the game. You may play it only if it makes you or your partner win. Nobody can answer any more, so the map after this card decides all remaining struggles.
    You may play it only in a way that wins, even if passing would win as well. Afterwards the remaining struggles are still played out by passing; those passes are turns and appear in the record.
rules-try-last-card = Seat 1 holds the last card, 1 vs. 1. Many swaps win here. Show the one that does not, and read why it is refused.
rules-k4-6-name = What is hidden
rules-k4-6 =
    Played cards lie in a pile in front of each player, and only the top card of a pile is seen. That is the usual way, `discards="top"`. You see your own hand, how many cards the others hold, the top of every pile and the last turn of each player. Other hands, deeper cards and earlier turns stay hidden until the game is over.
    With `discards="open"` nothing is hidden. Quick games and lessons are played like that, and say so.
rules-k5 = What the cards do
rules-k5-1-name = Maharacha
rules-k5-1 = Choose two tiles that lie face up and have no King marker, swap them, and put a King marker on one of the two. A marked tile stays where it is for good. If you move the contested tile, another province is contested straight away.
rules-k5-1-ruling = If there are fewer than two tiles to choose from, nothing is swapped and no marker is placed.
rules-try-king = Nakhon Si Thammarat is contested. Swap its tile with that of Luang Prabang, so that the Lao province comes first.
rules-k5-2-name = Khon Thai
rules-k5-2 = Take one follower of each faction from the pool and put each into a province that nobody controls: together or apart, as you like. If the pool has none of a faction, that faction is left out.
rules-try-khon = Rama and Lao are level in Chiang Mai. One more for Rama decides it; the other two may go wherever they do no harm.
rules-k5-3-name = 1 vs. 1
rules-k5-3 = Swap one follower in a province for one in another province. The two may lie far apart, and both followers may be of the same faction.
rules-try-one-for-one = Swap a Malay from Chiang Mai, far in the north, for a Rama from Kedah, far in the south.
rules-k5-4-name = 2 vs. 1
rules-k5-4 = Swap two followers in a province for one in a neighbouring province. Here too they may be of the same faction.
rules-k5-4-ruling = If no such swap is possible, but two neighbouring provinces have followers, swap one for one.
rules-try-two-for-one = Two Malay leave contested Nakhon Si Thammarat for Ayutthaya, and one Rama comes back.
rules-k5-5-name = No swapping back
rules-k5-5 = After a 1 vs. 1 the next card may not be a 1 vs. 1 that simply swaps the same followers back between the same two provinces, whoever played the first. The same goes for 2 vs. 1. As soon as another card is played, the ban is lifted; passes and the end of a struggle do not lift it. For K4.2 a forbidden swap counts as impossible.
rules-k5-5-ruling = Only the exact mirror image is forbidden: all the followers of the first swap, by the same kind of card. Two provinces that have just swapped followers of one faction may therefore not do so again at once. A different swap that has the same effect is allowed.
rules-try-no-undoing = Seat 1 has just swapped a Malay in Chiang Mai for a Rama from Kedah. Seat 2 would like to swap them back.
rules-k5-6-name = Rama, Lao, Malay
rules-k5-6 = Two followers of the faction on the card go from the pool into one or two provinces that nobody controls. Each of these must be a neighbour of a province that the faction controls, or of its home; but the home no longer counts once another faction or the British control it. If the pool has only one, that one goes.
rules-try-faction-card = Rama controls nothing yet, so its followers gather around the home, Ayutthaya. Two more are enough to win the struggle for Khorat.
rules-k6 = The end of a struggle
rules-k6-1-name = Who gets the province
rules-k6-1 = The faction with the most followers there takes control. If two or three factions share the lead, or if there are no followers, the British step in and take it.
rules-try-majority = Seat 1 has passed. If seat 2 passes too, Khorat is settled: three Rama against one Malay.
rules-try-british = Two Rama, two Lao: they agree on nothing in Luang Prabang. Pass, and see who is pleased.
rules-k6-2-name = Everyone goes back
rules-k6-2 = The followers who stood in the province return to the pool, and its tile is turned face down.
rules-k6-3-name = When the game ends
rules-k6-3 = With the fourth British province the game ends on the spot. If that does not happen, it ends after the eighth struggle.
rules-k7 = Who wins
rules-k7-1-name = A British colony
rules-k7-1 = If the British hold four provinces, complete sets count: one follower of each faction makes a set. The most sets win. On a tie, the tied player who played a card last wins; if none of them has played a card, they share the win.
rules-try-colony = The British have three provinces, and in Nakhon Si Thammarat the lead is shared. One more pass makes Siam a colony. Both players have two sets, and the latest card is that of seat 2.
rules-k7-2-name = Which faction rules
rules-k7-2 = If there is no colony, the faction that controls the most provinces rules. On a tie, the tied faction that gained a province last rules.
rules-k7-2-ruling = Which faction is second and which third is decided in the same way.
rules-k7-3-name = Which player wins
rules-k7-3 = You win if you hold the most followers of the ruling faction. On a tie, compare followers of the second faction. If players are still tied, the tied player who played a card most recently is out.
rules-k7-3-ruling = This goes on until one player is left. A faction without a province is never the second faction. Players who have not played any card count as if they had played before everyone else. Players who are still tied after that win together.
rules-try-second-faction = The last struggle: Rama takes Sukhothai and rules. Both have three Rama, so the Lao, the second faction, decide.
rules-k7-4-name = Four players
rules-k7-4 = Everyone collects for themselves. The player who wins by K7.3 wins together with their partner. In a colony, partners combine their followers and count the sets; if the teams are level, the team that played the latest card wins.
rules-k7-4-ruling = Ties in K7.3 are broken player by player, and a player who drops out still wins if their partner remains.
rules-try-teams = Rama will rule. Seat 1 has the most Rama, four, and wins together with seat 3, who has only one.
rules-k7-5-name = No talking
rules-k7-5 = With four players nobody talks about the game or shows cards, not even to their partner; such a game has no chat. The option `talk=True`, suggested by the game’s designer, allows talk that everyone can hear: you may name your cards, but not show them.
rules-k8 = How turns and positions are written
rules-k8-1-name = Turns
rules-k8-1 =
    A turn is `pass`, or a card, then `:` and what it does, then `>` and the follower you take.
    • `king:su,ay!ay>R@kh`: swap the tiles of su and ay, King marker on ay, take a Rama from kh.
    • `khon:R@su,L@cm,M@ke>L@cm`: Rama to su, Lao to cm, Malay to ke; take a Lao from cm.
    • `1v1:L@cm,R@su>M@ke`: swap a Lao in cm and a Rama in su; take a Malay from ke.
    • `2v1:RL@su,M@ay>R@ay`: swap a Rama and a Lao in su for a Malay in ay; take a Rama from ay.
    • `rama:su,kh>R@su`, `lao:kh,kh>L@kh`: where the two followers go, and whom you take.
    • `malay>L@su`: no follower could be placed. A card without effect has no `:…`, and if there was no follower left to take, there is no `>…`.
    Each turn has one standard form: factions in the order R, L, M, provinces in the order of the map. A `2v1` is an exception: its two followers always come first. You may type another order; the app corrects it.
rules-k8-2-name = Positions
rules-k8-2 =
    A position has eight fields with a space between:
    • map and number of players: `siam:2`;
    • the followers in each province as `R.L.M`, in the order of the map, with `/` between;
    • the tiles by slot, with commas: the code, `!` for a King marker, and `=R`, `=L`, `=M` or `=B` once it is settled, such as `ay!=R`;
    • for each seat the followers collected and the hand, `1.0.1:KTT12RLM`, the cards always in this order; `-` is an empty hand;
    • the seat to move, counted from 1; after the end, the one to the left of the last to pass;
    • how many have just passed in a row; 0 after the end;
    • the seats by their latest card, the newest first, `2>1`; `-` if none was played;
    • the swap that may not be undone (K5.5), such as `1v1:L@cm,R@su`, or `-`. It stays through passes and struggles until the next card.
    All other followers are in the pool. An example: `siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -`
rules-k8-3-name = What is refused
rules-k8-3 =
    A text that describes an impossible position is refused, and you are told what is wrong and where. These are impossible:
    • more followers than a faction has, or any in a settled province;
    • a province that the map does not have, a tile laid twice, or a settled tile after an open one;
    • cards that no player can hold, or more King markers than Maharachas have been played;
    • more than four British provinces, or anything settled after the fourth;
    • as many passes as there are players;
    • an order of latest cards that does not name exactly the seats with fewer than eight cards, or a swap by a card that the seat named first still holds.
rules-k8-4-name = What each player may see
rules-k8-4 = A view is a position with the secrets of K4.6 left out. In place of a hidden hand stands `*`, the number of cards and the top card of the pile: `*5K`. Before the first card it is `*8`.
rules-k9 = Numbers for testing a program
rules-k9-lead = There are about 20,000 ways to make a turn, so the app never lists them all. It builds a turn step by step: the card, each of its targets, the follower. If you write a program for this game, count its turns in these positions to check it.
rules-k9-1-name = Two players
rules-k9-1 = The example of K8.2 allows 17,213 turns: Khon Thai 10,048, 1 vs. 1 2,944, 2 vs. 1 2,826, Maharacha 1,064, Rama 194, Lao 117, Malay 19, and a pass.
rules-k9-2-name = Three players
rules-k9-2 = 22,004 turns: `siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na 1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -`
rules-k9-3-name = Four players
rules-k9-3 = 17,333 turns: `siam:4 1.2.1/0.2.2/1.2.1/2.0.2/3.1.0/2.1.1/1.3.0/0.1.3 na,ba,ay,lp,ke,cm,kh,su 1.0.1:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 4 0 - -`
rules-k9-4-name = The other map
rules-k9-4 = 19,708 turns: `britain:3 1.1.2/2.0.2/2.1.1/0.2.2/0.2.2/1.1.2/2.2.0/1.2.1 wa,la,gw,nb,mo,es,de,st 1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 3 0 - -`
rules-k9-5-name = Worked examples
rules-k9-5 = The examples that the printed rules work through are checked too: who begins after a round of passing, who takes a province, which faction rules, who wins alone and in teams.
