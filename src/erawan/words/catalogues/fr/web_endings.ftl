# La fin d’une partie.
web-final = Ce qui a décidé de la partie
web-final-unsettled = pas de lutte ici
web-final-decides = décisif
web-final-tied = égalité
web-final-place = { $place ->
    [1] { $place }re
   *[other] { $place }e
}
web-review = Revoir la partie
web-push-again = Revoir la poussée gagnante
web-push-by = { $name } a fait la poussée gagnante.
web-push-by-you = Vous avez fait la poussée gagnante.
web-rating-changes = Évolution du classement
web-rating-to = à
web-final-shared = victoire partagée
web-coach = Apprendre de cette partie
