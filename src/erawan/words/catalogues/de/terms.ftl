# Words that more than one place needs. A way is said as in "turns north" or "pushes north".
way-north = nach Norden
way-east = nach Osten
way-south = nach Süden
way-west = nach Westen

siam-name = Siam
siam-elephant = der Elefant
siam-rhino = das Nashorn
siam-elephants = die Elefanten
siam-rhinos = die Nashörner
siam-rock = Fels
siam-rocks = { $count ->
    [one] { $count } Fels
   *[other] { $count } Felsen
}
siam-reserve = Reserve
siam-board = Brett
siam-edge = Rand

siam-stands-animal = { $animal } auf { $square } schaut { $way }
siam-stands-rock = ein Fels auf { $square }
siam-to-move = { $side } sind am Zug
siam-reserve-mark = ● in Reserve  ○ auf dem Brett

option-siam-push = Wie die Stärke eines Schubs berechnet wird: Figur für Figur entlang der Linie (walk) oder einmal für die ganze Linie (line).
option-siam-repetition = So oft muss eine Stellung vorkommen, damit die Partie remis ist; 0 für nie.
option-siam-opening-ban = In den ersten vier Zügen darf kein Tier nach c1 oder c5 gehen.
option-siam-turn-limit = Nach so vielen Zügen ist die Partie remis; 0 für keine Grenze.
siam-reserve-of = { $side }:

kos-place = { $place ->
   *[other] { $province }
}
