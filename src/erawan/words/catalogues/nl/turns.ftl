siam-turn-enters = { $animal } komt binnen op { $target } en kijkt { $way }
siam-turn-enters-pushing = { $animal } komt binnen op { $target } en duwt { $way }{ $effect }
siam-turn-moves = { $animal } op { $square } loopt naar { $target } en kijkt { $way }
siam-turn-moves-pushing = { $animal } op { $square } duwt { $way }{ $effect }
siam-turn-turns = { $animal } op { $square } draait { $way }
siam-turn-leaves = { $animal } op { $square } verlaat het bord

siam-part-enters = { $animal } komt binnen …
siam-part-enters-on = { $animal } komt binnen op { $target } …
siam-part-enters-pushing = { $animal } komt binnen op { $target } en duwt …
siam-part-animal = { $animal } op { $square } …
siam-part-moves = { $animal } op { $square } loopt naar { $target } …
siam-part-pushes = { $animal } op { $square } duwt naar { $target } …

siam-effect-none = { "" }
siam-effect-rock-off = , en een rots valt van het bord
siam-effect-animal-off = , en { $animal } aan het eind van de rij gaat terug naar de reserve

siam-outcome-rock-off =
    { $winner ->
        [elephants] De olifanten winnen
       *[rhinos] De neushoorns winnen
    }: { $pusher ->
        [elephants] de olifanten
       *[rhinos] de neushoorns
    } hebben de rots van { $rock } van het bord geduwd, { $way }, en het dichtstbijzijnde dier erachter was { $winner ->
        [elephants] de olifant
       *[rhinos] de neushoorn
    } van { $animal }.
siam-outcome-won =
    { $winner ->
        [elephants] De olifanten winnen
       *[rhinos] De neushoorns winnen
    }: een rots is van het bord gevallen.
siam-outcome-repetition = Remise: deze stelling is { $occurrences } keer voorgekomen.
siam-outcome-drawn = De partij is remise.
siam-outcome-turn-limit =
    Remise: de limiet van { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    } is bereikt.
turns-in-all = Er zijn { $count } beurten. Toon die van één kaart met --begin { $card }, of allemaal met --all.
