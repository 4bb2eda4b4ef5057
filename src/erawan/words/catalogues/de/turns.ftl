siam-turn-enters = { $animal } kommt auf { $target } herein und schaut { $way }
siam-turn-enters-pushing = { $animal } kommt auf { $target } herein und schiebt { $way }{ $effect }
siam-turn-moves = { $animal } auf { $square } geht nach { $target } und schaut { $way }
siam-turn-moves-pushing = { $animal } auf { $square } schiebt { $way }{ $effect }
siam-turn-turns = { $animal } auf { $square } dreht sich { $way }
siam-turn-leaves = { $animal } auf { $square } verlässt das Brett

# Half-made turns: what is still to be chosen is left open.
siam-part-enters = { $animal } kommt herein …
siam-part-enters-on = { $animal } kommt auf { $target } herein …
siam-part-enters-pushing = { $animal } kommt auf { $target } herein und schiebt …
siam-part-animal = { $animal } auf { $square } …
siam-part-moves = { $animal } auf { $square } geht nach { $target } …
siam-part-pushes = { $animal } auf { $square } schiebt nach { $target } …

siam-effect-none = { "" }
siam-effect-rock-off = , und ein Fels fällt vom Brett
siam-effect-animal-off = , und { $animal } am Ende der Linie geht zurück in die Reserve

siam-outcome-rock-off =
    { $winner ->
        [elephants] Die Elefanten gewinnen
       *[rhinos] Die Nashörner gewinnen
    }: { $pusher ->
        [elephants] Die Elefanten
       *[rhinos] Die Nashörner
    } haben den Felsen von { $rock } { $way } vom Brett geschoben, und das vorderste Tier mit Blick in Schubrichtung war { $winner ->
        [elephants] der Elefant
       *[rhinos] das Nashorn
    } von { $animal }.
siam-outcome-won =
    { $winner ->
        [elephants] Die Elefanten gewinnen
       *[rhinos] Die Nashörner gewinnen
    }: Ein Fels ist vom Brett gefallen.
siam-outcome-repetition = Remis: Diese Stellung ist { $occurrences }-mal vorgekommen.
siam-outcome-drawn = Die Partie endet remis.
siam-outcome-turn-limit =
    Remis: Die Grenze von { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } ist erreicht.
turns-in-all = Es gibt { $count } Züge. Die Züge einer Karte zeigt --begin { $card }, alle zeigt --all.
