# Het einde van een partij.
web-final = Hoe de partij is beslist
web-final-unsettled = hier geen strijd
web-final-decides = beslist
web-final-tied = gelijk
web-final-place = { $place }e
web-review = Partij bekijken
web-push-again = Winnende duw nog eens tonen
web-push-by = { $name } maakte de winnende duw.
web-push-by-you = Jij maakte de winnende duw.
web-rating-changes = Verandering van de rating
web-rating-to = naar
web-final-shared = gedeelde winst
web-coach = Leren van deze partij
