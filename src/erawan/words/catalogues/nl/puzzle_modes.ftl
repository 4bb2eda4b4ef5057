error-puzzle-no-day = er is geen puzzel van de dag voor { $day }
error-run-stale = deze ronde is elders verdergegaan; laad de pagina opnieuw en ga verder

# The start page of the puzzles: each mode has a title and a sentence.
puzzle-modes-all = Alle puzzels
puzzle-training-title = Training voor je rating
puzzle-day-title = Puzzel van de dag
puzzle-day-about = Elke dag een nieuwe puzzel. Eerdere dagen vind je in de kalender.
puzzle-streak-title = Reeks
puzzle-streak-about = De puzzels worden steeds moeilijker. Eén fout en de ronde is voorbij.
puzzle-storm-title = Storm
puzzle-storm-about = Los in drie minuten zoveel mogelijk puzzels op.
puzzle-review-title = Herhalen
puzzle-review-about = Puzzels die je niet oploste, komen terug tot je ze kent.

# Runs: streak and storm.
puzzle-streak-rule-harder = Elke puzzel is iets moeilijker dan de vorige. Er is geen klok.
puzzle-streak-rule-one = Bij één fout is de ronde voorbij.
puzzle-storm-rule-time = Je hebt drie minuten. De klok begint meteen te lopen.
puzzle-storm-rule-mistake = Een fout kost 10 seconden, en dan komt de volgende puzzel.
puzzle-storm-rule-combo = Vijf goede beurten op rij leveren tijd op, langere combo’s nog meer.
puzzle-run-game = Puzzels uit
puzzle-run-both = Beide spellen
puzzle-run-start = Start
puzzle-run-continue = Verder bij { $score }
puzzle-run-restart = Opnieuw beginnen
puzzle-run-no-best = Nog geen resultaat
puzzle-run-best = record
puzzle-run-best-is = Je record: { $score }
puzzle-run-new-best = Nieuw record!
puzzle-run-solved = { $count ->
    [one] puzzel opgelost
   *[other] puzzels opgelost
}
puzzle-run-solved-short = opgelost
puzzle-run-combo = combo
puzzle-run-best-combo = Langste combo
puzzle-run-mistakes = Fouten
puzzle-run-time = Resterende tijd
puzzle-run-seconds = { $seconds } s
puzzle-run-seconds-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
puzzle-run-bonus = { $turns ->
    [one] Nog één goede beurt levert { $seconds } seconden op
   *[other] Nog { $turns } goede beurten leveren { $seconds } seconden op
}
puzzle-run-answers = Puzzels tot nu toe
puzzle-run-right = Opgelost!
puzzle-run-go-on = Goed! Ga door.
puzzle-run-wrong = Fout
puzzle-run-ended-wrong = Je reeks is voorbij
puzzle-run-ended-time = De tijd is om
puzzle-run-ended-all = Je hebt alle puzzels opgelost!
puzzle-run-missed = { $count ->
    [one] Niet opgelost
   *[other] { $count } niet opgelost
}
puzzle-run-missed-more = Probeer het rustig nog eens. Wat je niet oploste, vind je ook onder “Herhalen”.

# The calendar of daily puzzles.
puzzle-day-calendar = Kalender
puzzle-day-open-today = Los de puzzel van vandaag op
puzzle-day-week = Op maandag is het makkelijk, op zondag moeilijk. Om middernacht (UTC) komt er een nieuwe puzzel.
puzzle-day-solved = Opgeloste puzzels
puzzle-day-in-a-row = Dagen op rij
puzzle-day-row = { $count ->
    [one] { $count } dag op rij opgelost
   *[other] { $count } dagen op rij opgelost
}
puzzle-day-months = Maand
puzzle-day-earlier = Vorige maand
puzzle-day-later = Volgende maand

# Reviews of failed puzzles.
puzzle-review-open = Herhalen
puzzle-review-due = { $count ->
    [one] { $count } puzzel om nu te herhalen
   *[other] { $count } puzzels om nu te herhalen
}
puzzle-review-waiting = { $count ->
    [one] { $count } puzzel komt later terug.
   *[other] { $count } puzzels komen later terug.
}
puzzle-review-none = Je hebt elke puzzel opgelost die je probeerde.
puzzle-review-none-due = Er is nu niets te herhalen.
puzzle-review-next = De volgende komt { $when }.
puzzle-review-again = Je herhaalt hem { $when }.
puzzle-review-how = Een puzzel die je niet oploste, komt na tien minuten terug. Elke keer dat je hem oplost, wacht hij langer: 1, 3, 7, 16 en 35 dagen. Daarna ken je hem.

# The endgame trainer.
puzzle-endgame-title = Eindspeltrainer
puzzle-endgame-about = Win een gewonnen stelling tegen de beste verdediging.
puzzle-endgame-lead = Elke stelling is bewezen gewonnen, maar de computer verdedigt zich zo goed mogelijk. Speel tot het einde; je kunt beurten terugnemen.
puzzle-endgame-open = Kies een stelling
puzzle-endgame-won-of = { $won } van { $all } gewonnen
puzzle-endgame-next = Volgend eindspel
puzzle-endgame-all = Alle eindspelen
puzzle-endgame-win = Win de partij
puzzle-endgame-defence = De computer verdedigt zich zo goed mogelijk.
puzzle-endgame-turns = { $count ->
    [one] tot nu toe { $count } beurt
   *[other] tot nu toe { $count } beurten
}
puzzle-endgame-best = { $count ->
    [one] Gewonnen in { $count } beurt
   *[other] Gewonnen in { $count } beurten
}
puzzle-endgame-new = Nog niet gewonnen
puzzle-endgame-best-turn = Goed!
puzzle-endgame-slower = { $count ->
    [one] Je wint nog, maar niet langs de kortste weg: nog { $count } beurt.
   *[other] Je wint nog, maar niet langs de kortste weg: nog { $count } beurten.
}
puzzle-endgame-slipped = Nu is de winst niet meer zeker. Neem de beurt terug of speel door.
puzzle-endgame-still-open = De winst is niet zeker. Speel door of neem beurten terug.
puzzle-endgame-regained = Je kunt de winst weer afdwingen!
puzzle-endgame-lost = Deze keer heb je niet gewonnen. Neem de beurt terug en probeer een andere.
puzzle-endgame-won = { $count ->
    [one] Je hebt in { $count } beurt gewonnen!
   *[other] Je hebt in { $count } beurten gewonnen!
}
puzzle-endgame-won-shortest = { $count ->
    [one] Je hebt in { $count } beurt gewonnen, langs de kortste weg!
   *[other] Je hebt in { $count } beurten gewonnen, langs de kortste weg!
}
