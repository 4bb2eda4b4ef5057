siam-turn-enters = { $animal } komt op { $target } het bord op en kijkt { $way }
siam-turn-enters-pushing = { $animal } komt op { $target } het bord op en duwt { $way }{ $effect }
siam-turn-moves = { $animal } op { $square } gaat naar { $target } en kijkt { $way }
siam-turn-moves-pushing = { $animal } op { $square } duwt { $way }{ $effect }
siam-turn-turns = { $animal } op { $square } draait { $way }
siam-turn-leaves = { $animal } op { $square } verlaat het bord

siam-part-enters = { $animal } komt het bord op …
siam-part-enters-on = { $animal } komt op { $target } het bord op …
siam-part-enters-pushing = { $animal } komt op { $target } het bord op en duwt …
siam-part-animal = { $animal } op { $square } …
siam-part-moves = { $animal } op { $square } gaat naar { $target } …
siam-part-pushes = { $animal } op { $square } duwt naar { $target } …

siam-effect-none = { "" }
siam-effect-rock-off = , en een rots valt van het bord
siam-effect-animal-off = , en { $animal } aan het eind van de lijn gaat terug naar de reserve

siam-outcome-rock-off =
    { $winner ->
        [elephants] De olifanten winnen
       *[rhinos] De neushoorns winnen
    }: de rots van { $rock } is { $way } van het bord geduwd, en hun dier van { $animal } stond er het dichtst achter.
siam-outcome-won =
    { $winner ->
        [elephants] De olifanten winnen
       *[rhinos] De neushoorns winnen
    }: een rots is van het bord.
siam-outcome-repetition = Remise: deze stelling is { $occurrences } keer voorgekomen.
siam-outcome-drawn = De partij is remise.
siam-outcome-turn-limit = Remise: er zijn { $turns } beurten gespeeld.
turns-in-all = In totaal: { $count }. --begin { $card } toont wat zo begint, --all toont alles.
