analysis-seat = Plaats { $seat }
analysis-mover = Aan de beurt: { $name }
analysis-percent = { $number }%
analysis-searched = diepte { $depth }, { $nodes } knopen in { $seconds } s
analysis-thinking = Nadenken
analysis-thought = diepte { $depth }: { $turn }, { $percent }
analysis-progress = Stelling { $done } van { $total }

# Proven results for the player to move, or the player who moved. Turns of all players count.
analysis-won = wint
analysis-won-in = wint in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
analysis-drawn = speelt remise
analysis-drawn-in = speelt remise in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
analysis-lost = verliest
analysis-lost-in = verliest in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
analysis-missed-win = mist winst
analysis-missed-win-in = mist winst in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
analysis-allowed-loss = leidt tot zeker verlies
analysis-allowed-loss-in = leidt tot verlies in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
analysis-better = beter: { $line }
analysis-mark-forced = gedwongen
analysis-mark-inaccuracy = { $count ->
    [one] { $count } onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
analysis-mark-mistake = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
}
analysis-mark-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}

analysis-accuracy = nauwkeurigheid { $percent }
analysis-accuracy-none = geen beurten om te beoordelen
analysis-part = gestopt: { $count } van { $total ->
    [one] { $total } beurt
   *[other] { $total } beurten
} geanalyseerd
analysis-nothing = gestopt voordat er een beurt was geanalyseerd
analysis-course-title = Het verloop van de partij
analysis-course = { $name }: winstkans { $first } aan het begin, { $last } aan het eind.
analysis-axis-chance = winstkans
analysis-axis-turn = beurt
analysis-plotted = De grafiek staat in { $path }.
analysis-annotated = De partij met opmerkingen is toegevoegd aan { $path }.

error-analysis-over = er valt niets te analyseren: de partij is afgelopen ({ $outcome })
error-analysis-no-turns = er valt niets te analyseren: de partij heeft geen beurten
error-analysis-endless = de analyse heeft een limiet nodig: geef seconden, knopen of diepte op
error-analysis-needs-game = { $option } heeft een opgeslagen partij nodig, geen stelling
