openings-title = Openings and statistics
openings-lead = What strong engines and people play in Siam, and how often it wins.
openings-numbers = King of Siam statistics
openings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
openings-none = No finished game has reached this position.
openings-no-games = No game of King of Siam has been finished here yet.
openings-left = Still counting: { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}…
openings-source = Whose games
openings-engines = Strong engines
openings-server = This server
openings-none-engines = No game between the engines reached this position.
openings-chance = Engine: { $percent }
openings-about-chance = Engine: the elephants’ chance of winning if both sides play well.
openings-turn = Turn
openings-games-head = Games
openings-chance-head = Engine
openings-does = What the turn does
openings-engine-opinion = The engine thinks the elephants’ chance of winning is { $percent }.
openings-outside = The opening book does not have this position.
openings-ask = Ask the engine
openings-turns = Turns played here
openings-bar = Elephants { $elephants }, rhinos { $rhinos }, draws { $drawn }
openings-elephants = Elephants win
openings-rhinos = Rhinos win
openings-drawn = Draw
openings-back = Previous turn
openings-first = Starting position
openings-study = Study this position
openings-mirror = Rotated and mirrored positions count as one.
openings-variant = { $map }, { $players } players
openings-ruled = Who ruled in the end
openings-ended = How games ended
openings-seats = How often each seat won
openings-british = The British (colony)
openings-nobody = Nobody (ended early)
openings-share = { $name }: { $count } of { $total }
openings-reason-kingdom = Kingdom
openings-reason-colony = British colony
openings-reason-resigned = Resignation
openings-reason-time = Out of time
openings-reason-agreed = Draw agreed
openings-reason-abandoned = Abandoned
error-openings-siam-only = openings are available for Siam only, because every game of King of Siam starts differently
