# The study board.
study-title = Study board
study-lead = Play turns for all sides, try variations, add comments, and see what the engine thinks. Your work is saved automatically. Share it with a link.
study-new = New study
study-set-up = Set up a position
study-openings = Openings
study-map = Map
study-by-text = Position as text
study-position = Position in notation
study-use = Study this position
study-at-character = The problem is at character { $place }.
study-mine = My studies
study-none = You have no studies yet.
study-all = All studies
study-untitled = Untitled study
study-name = Study name
study-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
study-delete = Delete
study-delete-sure = Delete this study for good?
study-no-study = Study not available
study-keeping-new = Nothing to save yet
study-keeping-kept = Saved
study-keeping-soon = Saving…
study-keeping-wrong = Not saved
study-keeping-stale = Changed elsewhere
study-load-anew = Reload
study-by = by { $name }
study-read-only = You can look around and try turns. To save your changes, make a copy.
study-copy = Make a copy
study-flip = Flip board
study-share = Share
study-share-more = Anyone with this link can read and copy the study. Only you can change it.
study-link = Link to the study
study-download = Download study
study-set-up-here = Edit position
study-tree = Turns and variations
study-variation = Variation
study-to-end = Go to end of line
study-at-start = The starting position.
study-empty = Play a turn on the board. A different turn in the same position becomes a variation.
study-undo = Undo
study-promote = Make main line
study-remove = Delete from here
study-note = Comment on { $turn }
study-note-start = Comment on the starting position
study-note-empty = Write a comment
study-mark = How good the turn is
study-mark-brilliant = Brilliant (!!)
study-mark-good = Good (!)
study-mark-interesting = Interesting (!?)
study-mark-doubtful = Dubious (?!)
study-mark-mistake = Mistake (?)
study-mark-blunder = Blunder (??)
study-engine = Engine
study-engine-on = On
study-engine-over = The game is over here.
study-thinking = Thinking…
study-searched = Depth { $depth }, { $nodes } positions
study-deeper = Search deeper
study-play-line = Play { $turns }
study-team = Seats { $seats }
study-upload = Upload games
study-drop = Drop a file with one or more game records here.
study-choose-file = Choose file
study-reading = Reading { $file }…
study-found = { $count ->
    [one] { $file }: { $count } game can be opened.
   *[other] { $file }: { $count } games can be opened.
}
study-broken = { $count ->
    [one] { $count } game cannot be read:
   *[other] { $count } games cannot be read:
}
study-line = Line { $line }:
study-open = Study
study-unfinished = unfinished
study-won-by = { $count ->
    [one] seat { $seats } won
   *[other] seats { $seats } won
}
study-more = Show more
study-first-games = Only the first { $count } games are listed.
study-file-large = This file is too large. The limit is { $most } characters.
study-set-up-siam = Choose a piece, then tap squares to place it. Tap again with the same piece to remove it. All other animals are in reserve.
study-piece = Piece
study-take-away = Remove
study-facing = Facing
study-mover = To move
study-first-position = Starting position
study-clear = Clear board
study-provinces = Provinces in order of struggles
study-provinces-more = Settled provinces come first in the list and have no followers.
study-order = Order
study-province = Province
study-owner = Controlled by
study-owner-of = Who controls { $province }
study-marker = King marker
study-earlier = Move { $province } one struggle earlier
study-later = Move { $province } one struggle later
study-pool = Pool:
study-passes = Passes in a row
study-recent = Seats that played a card, latest first (such as 2>1)
study-swap = Swap that may not be undone (optional)
study-deal = Deal again

# Errors.
error-study-unknown = there is no such study; it may have been deleted
error-study-not-yours = this study belongs to someone else; make a copy to change it
error-study-stale = this study has been changed elsewhere; reload it, or make a copy to save your version
error-study-too-many = you already have { $most } studies; delete one to make room
error-study-too-much = the comments are too long in total; the limit is { $most } characters
error-study-long-comment = the comment has { $found } characters; the limit is { $most }
error-study-turns-twice = a study starts from a position; its turns belong in the tree, not in the start
error-study-order = turn { $number } of the tree follows a turn that is listed later
error-study-other-game = this study is of another game
error-study-running = this game is still in progress; you can study it when it is over
error-study-busy = the engine is busy with other studies; try again in a moment
