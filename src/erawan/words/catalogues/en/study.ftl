# The study board.
study-title = Study board
study-lead = Move for everybody, try variations, write comments, and watch what the engine thinks. What you do is kept by itself; a link shows it to others.
study-new = New study
study-set-up = Set up a position
study-openings = Openings
study-map = Map
study-by-text = A position as text
study-position = Position in the game’s notation
study-use = Study this position
study-at-character = It breaks at character { $place }.
study-mine = My studies
study-none = You have no studies yet.
study-all = All studies
study-untitled = Study without a name
study-name = Name of the study
study-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
study-delete = Delete
study-delete-sure = Delete this study for good?
study-no-study = This cannot be studied
study-keeping-new = Nothing to keep yet
study-keeping-kept = Kept
study-keeping-soon = Keeping …
study-keeping-wrong = Not kept
study-keeping-stale = Changed elsewhere
study-load-anew = Load it anew
study-by = by { $name }
study-read-only = You may look around and try turns; only a copy of your own is kept.
study-copy = Make a copy
study-flip = Turn the board
study-share = Share
study-share-more = Whoever has this link can read the study as it stands, and make a copy. Only you can change it.
study-link = Link to the study
study-download = Download the record
study-set-up-here = Change the position
study-tree = Turns and variations
study-variation = Variation
study-to-end = To the end of the line
study-at-start = The first position.
study-empty = Make a turn on the board. Another turn in the same place becomes a variation.
study-undo = Undo
study-promote = Variation first
study-remove = Delete from here
study-note = Comment on { $turn }
study-note-start = Comment on the first position
study-note-empty = What is to be said of it?
study-mark = How good the turn is
study-mark-brilliant = Brilliant (!!)
study-mark-good = Good (!)
study-mark-interesting = Interesting (!?)
study-mark-doubtful = Doubtful (?!)
study-mark-mistake = Mistake (?)
study-mark-blunder = Blunder (??)
study-engine = What the engine thinks
study-engine-on = on
study-engine-over = The game is over here.
study-thinking = Thinking …
study-searched = Depth { $depth }, { $nodes } positions
study-deeper = Deeper
study-play-line = Play { $turns }
study-team = Seats { $seats }
study-upload = Bring records along
study-drop = Drop a file of records here: one game or many.
study-choose-file = Choose a file
study-reading = Reading { $file } …
study-found = { $count ->
    [one] { $file } has { $count } readable game.
   *[other] { $file } has { $count } readable games.
}
study-broken = { $count ->
    [one] One game cannot be read:
   *[other] { $count } games cannot be read:
}
study-line = Line { $line }:
study-open = Study
study-unfinished = not finished
study-won-by = { $count ->
    [one] seat { $seats } won
   *[other] seats { $seats } won
}
study-more = Show more
study-first-games = Only the first { $count } games are listed.
study-file-large = This file is too large; at most { $most } characters are read at once.
study-set-up-siam = Choose a piece, then touch squares. The same piece again takes it away. Reserves follow from what is on the board.
study-piece = Piece
study-take-away = Empty
study-facing = It looks
study-mover = To move
study-first-position = First position
study-clear = Empty board
study-provinces = Provinces in the order of their struggles
study-provinces-more = Settled provinces come first and are empty.
study-order = Order
study-province = Province
study-owner = Controlled by
study-owner-of = Who controls { $province }
study-marker = King marker
study-earlier = { $province } one struggle earlier
study-later = { $province } one struggle later
study-pool = In the pool:
study-passes = Passes in a row
study-recent = Who played a card, latest first (as 2>1)
study-swap = Swap that may not be undone (may be empty)
study-deal = Deal anew

# What is refused.
error-study-unknown = there is no such study; it may have been deleted
error-study-not-yours = this study is somebody else’s; make a copy to change it
error-study-stale = this study was changed elsewhere meanwhile; load it anew, or keep this one as a copy
error-study-too-many = you have { $most } studies; delete one to make room
error-study-too-much = the comments are too long together; at most { $most } characters are kept
error-study-long-comment = a comment of { $found } characters is too long; at most { $most } are kept
error-study-turns-twice = a study begins with a position; its turns stand in the tree
error-study-order = turn { $number } of the tree follows one that comes after it
error-study-other-game = the study is of another game
error-study-running = this game is not over yet; it can be studied when it is
error-study-busy = many people are studying just now; try again in a moment
