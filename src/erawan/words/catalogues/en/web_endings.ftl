# The end of a game.
web-final = How the game was decided
web-final-unsettled = no struggle here
web-final-decides = decides
web-final-tied = tied
web-final-place = { $place }.
web-review = Review the game
web-push-again = Show the winning push again
web-push-by = { $name } made the winning push.
web-push-by-you = You made the winning push.
web-rating-changes = Rating changes
web-rating-to = to
web-final-shared = shared win
web-coach = Learn from this game
