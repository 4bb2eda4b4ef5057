siam-turn-enters = { $animal } entre en { $target }, tourné { $way }
siam-turn-enters-pushing = { $animal } entre en { $target } en poussant { $way }{ $effect }
siam-turn-moves = { $animal } en { $square } va en { $target }, tourné { $way }
siam-turn-moves-pushing = { $animal } en { $square } pousse { $way }{ $effect }
siam-turn-turns = { $animal } en { $square } se tourne { $way }
siam-turn-leaves = { $animal } en { $square } quitte le plateau

siam-part-enters = { $animal } entre…
siam-part-enters-on = { $animal } entre en { $target }…
siam-part-enters-pushing = { $animal } entre en { $target } en poussant…
siam-part-animal = { $animal } en { $square }…
siam-part-moves = { $animal } en { $square } va en { $target }…
siam-part-pushes = { $animal } en { $square } pousse vers { $target }…

siam-effect-none = { "" }
siam-effect-rock-off = , et un rocher quitte le plateau
siam-effect-animal-off = , et { $animal } au bout de la file retourne dans la réserve

siam-outcome-rock-off =
    { $winner ->
        [elephants] Les éléphants gagnent
       *[rhinos] Les rhinocéros gagnent
    } : { $pusher ->
        [elephants] les éléphants
       *[rhinos] les rhinocéros
    } ont poussé le rocher de { $rock } { $way } hors du plateau, et l’animal le plus proche derrière lui était { $winner ->
        [elephants] l’éléphant
       *[rhinos] le rhinocéros
    } de { $animal }.
siam-outcome-won =
    { $winner ->
        [elephants] Les éléphants gagnent
       *[rhinos] Les rhinocéros gagnent
    } : un rocher a quitté le plateau.
siam-outcome-repetition = Partie nulle : cette position est apparue { $occurrences } fois.
siam-outcome-drawn = La partie est nulle.
siam-outcome-turn-limit =
    Partie nulle : la limite de { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } est atteinte.
turns-in-all = Il y a { $count } coups. Affichez ceux d’une carte avec --begin { $card }, ou tous avec --all.
