openings-title = Openings and numbers
openings-lead = What was played in the finished games on this server, and how often it won.
openings-numbers = King of Siam in numbers
openings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
openings-none = No finished game has come to this position.
openings-no-games = No game of King of Siam has been finished here yet.
openings-left = Still counting: { $count ->
    [one] { $count } more game
   *[other] { $count } more games
} …
openings-turns = What was played here
openings-bar = Elephants { $elephants }, rhinos { $rhinos }, drawn { $drawn }
openings-elephants = Elephants win
openings-rhinos = Rhinos win
openings-drawn = drawn
openings-back = One turn back
openings-first = To the first position
openings-study = Study this position
openings-mirror = Positions that differ only by turning or mirroring the board count as one.
openings-variant = { $map }, { $players } players
openings-ruled = Who ruled in the end
openings-ended = How it ended
openings-seats = How often each seat won
openings-british = the British (colony)
openings-nobody = nobody (ended early)
openings-share = { $name }: { $count } of { $total }
openings-reason-kingdom = as a kingdom
openings-reason-colony = as a British colony
openings-reason-resigned = somebody gave up
openings-reason-time = the time was over
openings-reason-agreed = agreed
openings-reason-abandoned = abandoned
error-openings-siam-only = openings are counted for Siam only: in King of Siam every game begins differently
