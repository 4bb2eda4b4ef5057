# King of Siam's table in the browser.
web-kos-country = Landkaart
web-kos-track = Volgorde van de machtsstrijden
web-kos-hand = Kaarten van plaats { $seat }
web-kos-standing = Tussenstand
web-kos-struggle = De strijd om een provincie
web-kos-winning = Heersen en winnen
web-kos-contested = { $province } is omstreden
web-kos-leads = De factie { $faction } staat aan kop en zou de provincie krijgen.
web-kos-shared = Gelijke stand: de Britten zouden de provincie krijgen.
web-kos-nobody = Geen aanhangers: de Britten zouden de provincie krijgen.
web-kos-leads-briefly = { $faction } aan kop
web-kos-shared-briefly = Gelijk: voor de Britten
web-kos-nobody-briefly = Leeg: voor de Britten
web-kos-empty = geen aanhangers
web-kos-left = Nog te beslissen: { $count }
web-kos-owned = { $faction }-provincies: { $count }
web-kos-british-so-far = Britse provincies: { $count }; bij { $most } wordt het land een kolonie
web-kos-who-wins = Wie er nu zou winnen
web-kos-if-now = Als elke strijd nu voorbij was:
web-kos-if-then = Als elke strijd na deze beurt voorbij was:
web-kos-you-win = jij wint
web-kos-with-you-win = jij en { $names } winnen
web-kos-names-win = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}

# What to do next.
web-kos-ask-card = Kies een kaart, of pas.
web-kos-ask-tile = Kies de eerste tegel om te ruilen.
web-kos-ask-tile-more = Kies de tweede tegel.
web-kos-ask-mark = Welke van de twee krijgt de koningsmarker?
web-kos-ask-place = Kies een provincie voor de factie { $faction }.
web-kos-ask-1v1 = Kies de eerste aanhanger om te ruilen.
web-kos-ask-1v1-more = Kies de aanhanger waarmee je ruilt.
web-kos-ask-2v1 = Kies de eerste aanhanger om te ruilen.
web-kos-ask-2v1-more = Kies de rest: twee uit één provincie, één uit een buurprovincie.
web-kos-ask-take = Neem nu één aanhanger van de landkaart.
web-kos-ask-confirm = Dit zou er gebeuren. Zo spelen?
web-kos-ask-wait = Een ogenblik…
# Which of the followers, tiles or provinces of a card is chosen next.
web-kos-progress = { $step } van { $count }
web-kos-spot-tile = tegel van { $province }
web-kos-spot-swap = ruil een { $faction } in { $province }
web-kos-spot-take = neem een { $faction } uit { $province }
web-kos-mark = Koningsmarker op { $province }
web-kos-which = Welke aanhanger in { $province }?
web-kos-which-faction = Kies de volgende factie
web-kos-so-far = Je beurt tot nu toe
web-kos-undo = Ongedaan maken: { $step }
web-kos-step-back = Stap terug
web-kos-confirm = Beurt spelen
web-kos-pass = Passen
web-kos-pass-ends = Passen, einde strijd
web-kos-try-hint = Tip op landkaart tonen
web-kos-skip = Overslaan
web-kos-watch = { $name } speelt
web-kos-watch-then-you = { $name } speelt. Daarna ben jij aan de beurt.

# The cards, each in one short sentence.
web-kos-does-king = Ruil twee tegels en zet er één vast.
web-kos-does-khon = Zet van elke factie één aanhanger neer, waar je wilt.
web-kos-does-1v1 = Ruil een aanhanger tegen een andere, waar dan ook.
web-kos-does-2v1 = Ruil twee aanhangers tegen één uit een buurprovincie.
web-kos-does-faction = Zet twee { $faction }-aanhangers naast hun eigen gebied.
web-kos-dead = Heeft nu geen effect; je zou alleen een aanhanger nemen.
web-kos-stuck = Nu niet te spelen. Tik om te zien waarom.
web-kos-twice = twee kaarten
web-kos-no-cards = Je hebt geen kaarten meer.
web-kos-covered = De kaarten blijven verborgen tot een speler op dit scherm aan de beurt is.
web-kos-explain = Uitleg: { $what }

# Several people at one screen.
web-kos-curtain = Plaats { $seat } is aan de beurt
web-kos-curtain-more = Geef het apparaat door. De anderen kijken even weg!
web-kos-curtain-open = Ik zit op plaats { $seat }: toon mijn kaarten

# The rules in short.
web-kos-rule-king = Ruil twee tegels die open liggen en geen koningsmarker hebben. Leg daarna een koningsmarker op een van de twee: die tegel blijft voorgoed liggen. Ruil je de omstreden tegel, dan is meteen een andere provincie omstreden. Zijn er minder dan twee zulke tegels, dan gebeurt er niets.
web-kos-rule-khon = Neem van elke factie één aanhanger uit de voorraad. Zet elke aanhanger in een provincie die nog niemand beheerst, samen of apart. Een factie zonder aanhangers in de voorraad wordt overgeslagen.
web-kos-rule-1v1 = Ruil één aanhanger uit een provincie tegen één uit een andere provincie. De provincies hoeven geen buren te zijn, en beide aanhangers mogen van dezelfde factie zijn.
web-kos-rule-2v1 = Ruil twee aanhangers uit een provincie tegen één uit een buurprovincie. Kan dat nergens, ruil dan één tegen één.
web-kos-rule-undoing = Is de volgende kaart die gespeeld wordt van dezelfde soort, dan mag die deze ruil niet precies terugdraaien, wie die ook speelt.
web-kos-rule-faction = Zet twee aanhangers van de factie { $faction } uit de voorraad in een of twee provincies die nog niemand beheerst. Elk daarvan moet grenzen aan een provincie die deze factie beheerst, of aan haar thuisprovincie. De thuisprovincie telt niet zolang een andere factie of de Britten die beheersen.
web-kos-rule-after = Een kaart doet zoveel als er kan. Daarna neem je één aanhanger naar keuze van de landkaart en zet je die voor je neer. De kaart ben je dan kwijt.
web-kos-rule-struggle = Als alle spelers op rij passen, is de strijd voorbij. De factie met de meeste aanhangers in de omstreden provincie krijgt die provincie. Bij een gelijke stand, of als er geen aanhangers staan, krijgen de Britten de provincie. Alle aanhangers daar gaan terug naar de voorraad, en de speler na degene die als laatste paste, begint de volgende strijd.
web-kos-rule-winning = Na acht machtsstrijden heerst de factie met de meeste provincies. Staan facties gelijk, dan heerst daarvan de factie die het laatst een provincie won. De speler met de meeste aanhangers van de heersende factie wint. Bij een gelijke stand beslissen de aanhangers van de tweede factie. Is het dan nog gelijk, dan verliest van die spelers degene die het laatst een kaart speelde.
web-kos-rule-colony = Zodra de Britten vier provincies hebben, wordt het land een kolonie en is de partij meteen afgelopen. De speler met de meeste complete sets, één aanhanger van elke factie, wint. Bij een gelijke stand wint van die spelers degene die het laatst een kaart speelde.
web-kos-rule-teams = Met z’n vieren spelen speler 1 en 3 samen tegen speler 2 en 4. Als jij wint, wint je partner ook. In een kolonie tellen partners hun aanhangers bij elkaar op.
