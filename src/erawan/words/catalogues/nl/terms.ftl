way-north = naar het noorden
way-east = naar het oosten
way-south = naar het zuiden
way-west = naar het westen

siam-name = Siam
siam-elephant = de olifant
siam-rhino = de neushoorn
siam-elephants = de olifanten
siam-rhinos = de neushoorns
siam-rock = rots
siam-rocks = { $count ->
    [one] { $count } rots
   *[other] { $count } rotsen
}
siam-reserve = reserve
siam-board = bord
siam-edge = rand

siam-stands-animal = { $animal } op { $square } kijkt { $way }
siam-stands-rock = een rots op { $square }
siam-to-move = { $side } zijn aan de beurt
siam-reserve-mark = ● in reserve  ○ op het bord

option-siam-push = Hoe de kracht van een duw wordt berekend: stuk voor stuk langs de rij (walk), of één keer voor de hele rij (line).
option-siam-repetition = Het is remise als een stelling zo vaak voorkomt; 0 voor nooit.
option-siam-opening-ban = In de eerste vier beurten mag geen dier naar c1 of c5.
option-siam-turn-limit = Het is remise na zoveel beurten; 0 voor geen limiet.
siam-reserve-of = { $side }:

kos-place = { $place ->
   *[other] { $province }
}
