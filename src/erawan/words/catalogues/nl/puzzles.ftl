error-puzzle-line = { $found } is geen puzzel; verwacht: task | position | first turn | themes | rating
error-puzzle-task = { $found } is geen opdracht van een puzzel; bekende opdrachten: { $expected }
error-puzzle-unknown = er is geen puzzel { $name }
error-puzzle-done = er is geen puzzel van dit soort meer: je hebt ze allemaal geprobeerd
error-puzzle-over = de puzzel was al opgelost vóór de laatste beurt
error-puzzle-too-hard = deze stelling bewijzen duurt te lang
error-puzzle-some-wrong = { $wrong } van de { $all } puzzels kloppen niet
puzzles-all-proved = { $count ->
    [one] één puzzel bewezen
   *[other] alle { $count } puzzels bewezen
}
puzzle-wrong-position = de stelling is afgelopen of van een ander spel
puzzle-wrong-claim = niet precies één beurt doet wat gevraagd wordt
puzzle-wrong-turn = de enige goede beurt is { $turn }
puzzles-title = Puzzels
puzzles-lead = Stellingen uit partijen, elk met één goede eerste beurt, bewezen door alle mogelijke beurten na te gaan.
puzzles-today = Puzzel van de dag
puzzles-next = Volgende puzzel
puzzles-again = Opnieuw proberen
puzzles-solution = Toon de oplossing
puzzles-game = Spel
puzzles-kind = Opdracht
puzzles-theme = Thema
puzzles-any = alle
puzzles-kind-win = gedwongen winst
puzzles-kind-defence = de enige verdediging
puzzles-kind-ending = eindspelen
puzzles-rating-of = Rating { $rating }
puzzles-your-rating = Jouw rating
puzzles-solved-of = { $solved } van de { $all } opgelost
puzzles-at-once = In één keer
puzzles-streak = Op rij
puzzles-new = nog niet geprobeerd
puzzles-was-solved = opgelost
puzzles-was-solved-at-once = in één keer opgelost
puzzles-was-failed = nog niet opgelost
puzzles-week = Maandag makkelijk, zondag moeilijk
puzzles-tries = Jouw pogingen
puzzles-order = Volgorde
puzzles-easiest = makkelijkste eerst
puzzles-hardest = moeilijkste eerst
puzzles-none = Zo’n puzzel is er niet.
puzzles-rating-more = Het getal zegt hoe moeilijk een puzzel is: 600 is makkelijk, 1500 vraagt oefening, boven 2000 is voor kenners.
puzzles-cards = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
puzzle-you-elephants = Jij speelt de olifanten.
puzzle-you-rhinos = Jij speelt de neushoorns.
puzzle-you-seat = Jij bent speler { $seat }.
puzzle-task-win = { $count ->
    [one] Win meteen
   *[other] Win in { $count } beurten
}
puzzle-task-defence = Vind de enige verdediging
puzzle-task-defence-more = { $count ->
    [one] Na elke andere beurt wint de ander meteen.
   *[other] Na elke andere beurt dwingt de ander winst af binnen { $count } eigen beurten.
}
puzzle-task-win-more = Je wint, wat de ander ook doet.
puzzle-task-ending = Win dit eindspel
puzzle-task-ending-more-2 = { $count ->
    [one] Er is nog één kaart in het spel. Maar één beurt wint, wat de andere speler ook doet.
   *[other] Er zijn nog { $count } kaarten in het spel. Maar één beurt wint, wat de andere speler ook doet.
}
puzzle-task-ending-more-3 = { $count ->
    [one] Er is nog één kaart in het spel. Maar één beurt wint, ook als de twee anderen samen tegen jou spelen.
   *[other] Er zijn nog { $count } kaarten in het spel. Maar één beurt wint, ook als de twee anderen samen tegen jou spelen.
}
puzzle-task-ending-more-4 = { $count ->
    [one] Er is nog één kaart in het spel. Maar één beurt wint voor jouw team, wat de anderen ook doen; je partner speelt mee.
   *[other] Er zijn nog { $count } kaarten in het spel. Maar één beurt wint voor jouw team, wat de anderen ook doen; je partner speelt mee.
}
puzzle-right = Goed! Ga door: { $task }.
puzzle-right-ending = Goed! Ga door.
puzzle-solved = Opgelost!
puzzle-solved-at-once = In één keer opgelost!
puzzle-wrong = Deze niet.
puzzle-refuted = Deze niet: { $does }.
puzzle-refuted-by = Deze niet: { $name } { $does }.
puzzle-shown = Zo gaat het.
puzzle-rating-now = Jouw rating: { $rating } ({ $change }).
puzzle-theme-push = duwen
puzzle-theme-entering = inzetten
puzzle-theme-turning = draaien
puzzle-theme-leaving = van het bord gaan
puzzle-theme-moving = zetten zonder te duwen
puzzle-theme-expelling = een dier eraf duwen
puzzle-theme-sacrifice = een eigen dier eraf duwen
puzzle-theme-two-rocks = twee rotsen op een rij
puzzle-theme-under-threat = onder dreiging
puzzle-theme-double-threat = dubbele dreiging
puzzle-theme-no-threat = stille beurt
puzzle-theme-blocked = geblokkeerd duwen
puzzle-theme-whose-rock = van wie de rots is
puzzle-theme-two-players = twee spelers
puzzle-theme-three-players = drie spelers
puzzle-theme-two-teams = twee teams
puzzle-theme-pass = passen
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 tegen 1
puzzle-theme-two-for-one = 2 tegen 1
puzzle-theme-faction-card = kaart van een factie
puzzle-theme-outnumbered = minder kaarten
puzzle-theme-colony = Britse kolonie
puzzle-theme-tie = een gelijke stand beslist
puzzle-theme-latest-gain = de laatste provincie beslist
