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
siam-to-move = { $side } zijn aan zet
siam-reserve-mark = ● in reserve  ○ op het bord

option-siam-push = Hoe een duw wordt gewogen: stuk voor stuk langs de lijn, of één keer aan het eind.
option-siam-repetition = Hoe vaak een stelling mag voorkomen voordat het remise is; 0 voor nooit.
option-siam-opening-ban = In de eerste vier beurten gaat niemand naar c1 of c5.
option-siam-turn-limit = Na zoveel beurten is het remise; 0 voor nooit.
siam-reserve-of = { $side }:
