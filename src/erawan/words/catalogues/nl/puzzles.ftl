error-puzzle-line = { $found } is geen puzzel; verwacht: task | position | first turn | themes | rating
error-puzzle-task = { $found } is geen opdracht voor een puzzel; bekende opdrachten: { $expected }
error-puzzle-unknown = er is geen puzzel { $name }
error-puzzle-theme = er is geen thema { $name }; bekende thema’s: { $themes }
error-puzzle-done = er zijn geen puzzels van deze soort meer: je hebt ze allemaal geprobeerd
error-puzzle-over = de puzzel was al opgelost vóór de laatste beurt
error-puzzle-too-hard = het duurt te lang om deze stelling te bewijzen
error-puzzle-some-wrong =
    { $wrong ->
        [one] { $wrong } van de { $all } puzzels klopt niet
       *[other] { $wrong } van de { $all } puzzels kloppen niet
    }
puzzles-all-proved = { $count ->
    [one] { $count } puzzel bewezen
   *[other] alle { $count } puzzels bewezen
}
puzzle-wrong-position = de partij is in deze stelling afgelopen, of de stelling is van een ander spel
puzzle-wrong-claim = geen beurt of meer dan één beurt lost de opdracht op
puzzle-wrong-turn = de enige goede beurt is { $turn }
puzzle-wrong-duplicate = bijna hetzelfde als puzzel { $other }
puzzles-title = Puzzels
puzzles-lead = Stellingen uit partijen. Elke puzzel heeft precies één goede eerste beurt; dat is bewezen door elke mogelijke beurt na te gaan.
puzzles-today = Puzzel van de dag
puzzles-next = Volgende puzzel
puzzles-again = Opnieuw proberen
puzzles-solution = Oplossing tonen
puzzles-game = Spel
puzzles-kind = Opdracht
puzzles-theme = Thema
puzzles-any = Alle
puzzles-kind-win = Gedwongen winst
puzzles-kind-defence = Enige verdediging
puzzles-kind-resist = Zo lang mogelijk standhouden
puzzles-kind-ending = Eindspelen
puzzles-rating-of = Rating { $rating }
puzzles-your-rating = Jouw rating
puzzles-solved-of = { $solved } van de { $all } opgelost
puzzles-at-once = In één keer opgelost
puzzles-streak = Reeks
puzzles-new = Nog niet geprobeerd
puzzles-was-solved = Opgelost
puzzles-was-solved-at-once = In één keer opgelost
puzzles-was-failed = Nog niet opgelost
puzzles-week = Op maandag makkelijk, op zondag moeilijk
puzzles-tries = Status
puzzles-order = Volgorde
puzzles-easiest = Makkelijkste eerst
puzzles-hardest = Moeilijkste eerst
puzzles-none = Geen puzzels gevonden met deze filters.
puzzles-rating-more = De rating zegt hoe moeilijk een puzzel is: 600 is makkelijk, 1500 vraagt oefening, boven 2000 is voor kenners.
puzzles-cards = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
puzzle-you-elephants = Jij speelt met de olifanten.
puzzle-you-rhinos = Jij speelt met de neushoorns.
puzzle-you-seat = Jij speelt op plaats { $seat }.
puzzle-task-win = { $count ->
    [one] Win meteen
   *[other] Win in { $count } beurten
}
puzzle-task-defence = Vind de enige verdediging
puzzle-task-defence-more = { $count ->
    [one] Na elke andere beurt wint je tegenstander meteen.
   *[other] Na elke andere beurt dwingt je tegenstander winst af in hoogstens { $count } beurten.
}
puzzle-task-resist = Houd zo lang mogelijk stand
puzzle-task-resist-more = { $count ->
    [one] Het verlies is niet te voorkomen. Na elke andere beurt wint je tegenstander meteen.
   *[other] Het verlies is niet te voorkomen. Na elke andere beurt dwingt je tegenstander winst af in hoogstens { $count } beurten.
}
puzzle-task-win-more = Je kunt winnen, wat je tegenstander ook doet.
puzzle-task-ending = Win dit eindspel
puzzle-task-ending-more-2 = { $count ->
    [one] Er is nog één kaart in het spel. Er is maar één beurt die altijd wint, wat je tegenstander ook doet.
   *[other] Er zijn nog { $count } kaarten in het spel. Er is maar één beurt die altijd wint, wat je tegenstander ook doet.
}
puzzle-task-ending-more-3 = { $count ->
    [one] Er is nog één kaart in het spel. Er is maar één beurt die altijd wint, ook als de twee anderen samen tegen jou spelen.
   *[other] Er zijn nog { $count } kaarten in het spel. Er is maar één beurt die altijd wint, ook als de twee anderen samen tegen jou spelen.
}
puzzle-task-ending-more-4 = { $count ->
    [one] Er is nog één kaart in het spel. Er is maar één beurt waarmee je team altijd wint, wat jullie tegenstanders ook doen. Je partner helpt je.
   *[other] Er zijn nog { $count } kaarten in het spel. Er is maar één beurt waarmee je team altijd wint, wat jullie tegenstanders ook doen. Je partner helpt je.
}
puzzle-right = Goed! Nu: { $task }.
puzzle-right-ending = Goed! Ga door.
puzzle-solved = Opgelost!
puzzle-solved-at-once = In één keer opgelost!
puzzle-wrong = Helaas niet.
puzzle-refuted = Helaas niet: { $does }.
puzzle-refuted-by = Helaas niet: { $name } { $does }.
puzzle-shown = Dit is de oplossing.
puzzle-rating-right = Eerste poging goed. Je rating: { $rating } ({ $change }).
puzzle-rating-wrong = Eerste poging fout. Je rating: { $rating } ({ $change }).
puzzle-rating-later = Eerste poging fout: { $change }. Later opgelost: geen verdere verandering. Je rating: { $rating }.
puzzle-rating-before = Alleen de eerste poging telt, dus je rating blijft { $rating }.
puzzle-theme-push = Duwen
puzzle-theme-entering = Binnenkomen
puzzle-theme-turning = Draaien
puzzle-theme-leaving = Bord verlaten
puzzle-theme-moving = Lopen zonder duwen
puzzle-theme-expelling = Een dier eraf duwen
puzzle-theme-sacrifice = Offer
puzzle-theme-double-push = Dubbele duw
puzzle-theme-lock = Blokkade
puzzle-theme-two-rocks = Twee rotsen op een rij
puzzle-theme-under-threat = Bedreigd
puzzle-theme-double-threat = Dubbele dreiging
puzzle-theme-no-threat = Stille beurt
puzzle-theme-blocked = Geblokkeerde duw
puzzle-theme-whose-rock = Van wie de rots is
puzzle-theme-two-players = Twee spelers
puzzle-theme-three-players = Drie spelers
puzzle-theme-two-teams = Twee teams
puzzle-theme-pass = Passen
puzzle-theme-tempo-pass = Tempopas
puzzle-theme-freeze = Bevriezen
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 tegen 1
puzzle-theme-two-for-one = 2 tegen 1
puzzle-theme-faction-card = Factiekaart
puzzle-theme-outnumbered = Minder kaarten
puzzle-theme-colony = Britse kolonie
puzzle-theme-tie = Beslissing bij gelijke stand
puzzle-theme-latest-gain = Laatste provincie beslist
