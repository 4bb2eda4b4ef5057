siam-turn-enters = { $animal } kommt auf { $target } ins Spiel und blickt { $way }
siam-turn-enters-pushing = { $animal } kommt auf { $target } ins Spiel und schiebt { $way }{ $effect }
siam-turn-moves = { $animal } auf { $square } geht nach { $target } und blickt { $way }
siam-turn-moves-pushing = { $animal } auf { $square } schiebt { $way }{ $effect }
siam-turn-turns = { $animal } auf { $square } dreht sich { $way }
siam-turn-leaves = { $animal } auf { $square } verlässt das Brett

siam-part-enters = { $animal } kommt ins Spiel …
siam-part-enters-on = { $animal } kommt auf { $target } ins Spiel …
siam-part-enters-pushing = { $animal } kommt auf { $target } ins Spiel und schiebt …
siam-part-animal = { $animal } auf { $square } …
siam-part-moves = { $animal } auf { $square } geht nach { $target } …
siam-part-pushes = { $animal } auf { $square } schiebt nach { $target } …

siam-effect-none = { "" }
siam-effect-rock-off = , und ein Fels fällt vom Brett
siam-effect-animal-off = , und { $animal } am Ende der Linie kehrt in die Reserve zurück

siam-outcome-rock-off =
    { $winner ->
        [elephants] Die Elefanten gewinnen
       *[rhinos] Die Nashörner gewinnen
    }: Der Fels von { $rock } wurde { $way } vom Brett geschoben, und ihr Tier von { $animal } stand am nächsten hinter ihm.
siam-outcome-won =
    { $winner ->
        [elephants] Die Elefanten gewinnen
       *[rhinos] Die Nashörner gewinnen
    }: Ein Fels hat das Brett verlassen.
siam-outcome-repetition = Remis: Diese Stellung ist { $occurrences }-mal vorgekommen.
siam-outcome-drawn = Die Partie endet remis.
siam-outcome-turn-limit = Remis: { $turns } Züge wurden gespielt.
turns-in-all = Insgesamt: { $count }. --begin { $card } nennt, was so beginnt, --all nennt alle.
