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

siam-stands-animal = { $animal } auf { $square } blickt { $way }
siam-stands-rock = ein Fels auf { $square }
siam-to-move = { $side } sind am Zug
siam-reserve-mark = ● in Reserve  ○ auf dem Brett

option-siam-push = Wie ein Schub gewogen wird: Figur für Figur entlang der Linie oder einmal an ihrem Ende.
option-siam-repetition = Wie oft eine Stellung vorkommen darf, bevor die Partie remis ist; 0 für nie.
option-siam-opening-ban = In den ersten vier Zügen geht niemand nach c1 oder c5.
option-siam-turn-limit = Nach so vielen Zügen ist die Partie remis; 0 für nie.
siam-reserve-of = { $side }:
