play-side-elephants = Jij speelt de olifanten (E) en begint.
play-side-rhinos = Jij speelt de neushoorns (R); de olifanten beginnen.
play-side-both = Jij speelt beide partijen.
play-goal = Duw een rots van het bord: jouw partij wint als haar dier het dichtst achter de rots staat en in de duwrichting kijkt.
play-help-turns =
    Zetten:   +c1n   op c1 het bord op komen, kijkend naar het noorden (n, e voor oost, s voor zuid, w); een duw als c1 bezet is
              c1c2n  van c1 naar c2 gaan en naar het noorden kijken; een duw als c2 bezet is
              c1e    op c1 naar het oosten draaien
              c1-    het bord vanaf c1 verlaten
play-help-words =
    Woorden:  turns  je zetten tonen (turns c1: die van één veld)
              hint   een zet zien die de tegenstander zou doen
              undo   je laatste zet terugnemen
              board  het bord opnieuw tekenen
              help   dit nog eens lezen
              quit   stoppen; de stelling wordt getoond, zodat je later verder kunt
play-prompt = { $side }>
play-your-turn = Jij bent aan zet. Typ help als je het niet meer weet.
play-opponent = { $turn }: { $does }
play-hint = Probeer { $turn }: { $does }
play-none = niets begint met { $prefix }
play-cannot-undo = er is geen zet van jou om terug te nemen
play-undone = teruggenomen
play-goodbye = Later verder: erawan play --position "{ $position }"
play-thinking = denkt na …
