# Faires Spiel: wo Tipps, Analyse und Studien während einer Partie aus sind, und Freundschaftspartien, die sie erlauben.
error-help-own-game = diese Stellung stammt aus einer Partie, die du gerade spielst; Tipps, Analyse und Studien gibt es erst, wenn sie zu Ende ist
error-help-running-game = diese Stellung stammt aus einer Partie, die noch läuft; Tipps, Analyse und Partien ab dieser Stellung gibt es erst, wenn sie zu Ende ist
web-casual-explained = Freundschaftspartie: Tipps und Analyse sind erlaubt. Die Partie wird nicht gewertet, und alle Mitspieler sehen das.
web-casual = Freundschaftspartie: Tipps und Analyse sind erlaubt. Die Partie wird nicht gewertet.
web-casual-tag = Freundschaftspartie, Tipps erlaubt
web-hinted = Tipp genutzt: { $names }.
web-fair-play = Faires Spiel: Tipps, Analyse und Studien sind gesperrt, solange diese Partie läuft.
