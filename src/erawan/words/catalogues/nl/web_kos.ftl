# De tafel van King of Siam in de browser.
web-kos-country = Kaart van het land
web-kos-track = De volgorde van de machtsstrijd
web-kos-hand = Kaarten van plaats { $seat }
web-kos-standing = Hoe het ervoor staat
web-kos-struggle = De strijd om een provincie
web-kos-winning = Heersen en winnen
web-kos-contested = Omstreden: { $province }
web-kos-leads = { $faction } ligt voor en zou haar krijgen.
web-kos-shared = Gelijke stand: de Britten zouden haar krijgen.
web-kos-nobody = Er staat niemand: de Britten zouden haar krijgen.
web-kos-empty = niemand hier
web-kos-left = Nog te beslechten: { $count }
web-kos-owned = Provincies van { $faction }: { $count }
web-kos-british-so-far = Britse provincies: { $count }; bij { $most } wordt het land een kolonie
web-kos-if-now = Als elke provincie nu naar haar sterkste partij ging:
web-kos-if-then = Als elke provincie na deze beurt naar haar sterkste partij ging:
web-kos-you-win = je wint
web-kos-with-you-win = jij en { $names } winnen
web-kos-names-win = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}

# Wat er nu te doen is.
web-kos-ask-card = Kies een kaart, of pas.
web-kos-ask-tile = Kies de eerste van twee tegels om te ruilen.
web-kos-ask-tile-more = Kies de andere tegel.
web-kos-ask-mark = Welke van de twee krijgt de koningsmarker?
web-kos-ask-place = Kies een provincie voor { $faction }.
web-kos-ask-1v1 = Kies de eerste aanhanger om te ruilen.
web-kos-ask-1v1-more = Kies de aanhanger waartegen hij wordt geruild.
web-kos-ask-2v1 = Kies de eerste van de aanhangers om te ruilen.
web-kos-ask-2v1-more = Ga door: twee uit één provincie, één uit een buurprovincie.
web-kos-ask-take = Neem nu één aanhanger van de kaart.
web-kos-ask-confirm = Dit zou er gebeuren. Spelen?
web-kos-ask-wait = Een ogenblik …
web-kos-spot-tile = de tegel van { $province }
web-kos-spot-swap = ruil { $faction } in { $province }
web-kos-spot-take = neem { $faction } uit { $province }
web-kos-mark = Koningsmarker op { $province }
web-kos-which = Welke aanhanger in { $province }?
web-kos-which-faction = Welke factie nu komt
web-kos-so-far = De beurt tot nu toe
web-kos-undo = Terugnemen: { $step }
web-kos-step-back = Stap terug
web-kos-confirm = Speel deze beurt
web-kos-pass = Passen
web-kos-pass-ends = Passen en de strijd beëindigen
web-kos-try-hint = Toon de tip op de kaart

# De kaarten, elk in één korte zin.
web-kos-does-king = Ruilt twee tegels en zet er één vast.
web-kos-does-khon = Eén aanhanger van elke factie, waar je wilt.
web-kos-does-1v1 = Ruilt één aanhanger tegen één, overal.
web-kos-does-2v1 = Ruilt twee aanhangers tegen één van de buren.
web-kos-does-faction = Brengt twee keer { $faction } naast eigen gebied.
web-kos-dead = Doet nu niets; je zou alleen een aanhanger nemen.
web-kos-stuck = Nu niet te spelen; raak haar aan om te zien waarom.
web-kos-twice = twee keer
web-kos-no-cards = Je hebt geen kaarten meer.
web-kos-covered = De kaarten blijven bedekt tot iemand aan dit scherm aan zet is.
web-kos-explain = Uitleg: { $what }

# Meer mensen aan één scherm.
web-kos-curtain = Plaats { $seat } is aan de beurt
web-kos-curtain-more = Geef het scherm door. De anderen kijken weg.
web-kos-curtain-open = Ik ben plaats { $seat }: toon mijn kaarten

# De regels in het kort.
web-kos-rule-number = Regel { $rule }
web-kos-rule-king = Ruil twee tegels die nog open liggen en geen koningsmarker dragen, en leg daarna een koningsmarker op een van de twee: die verhuist nooit meer. Is de omstreden tegel erbij, dan is meteen een andere provincie omstreden. Met minder dan twee zulke tegels gebeurt er niets.
web-kos-rule-khon = Uit de voorraad komt van elke factie één aanhanger op de kaart, elk in een provincie die nog van niemand is, samen of apart. Een factie die niemand in de voorraad heeft, wordt overgeslagen.
web-kos-rule-1v1 = Ruil één aanhanger van een provincie tegen één van een willekeurige andere. Ze hoeven niet te grenzen, en beiden mogen van dezelfde factie zijn.
web-kos-rule-2v1 = Ruil twee aanhangers van één provincie tegen één van een aangrenzende provincie. Kan dat nergens, dan wordt één tegen één geruild.
web-kos-rule-undoing = De eerstvolgende kaart van dezelfde soort mag een ruil niet precies terugdraaien, wie hem ook deed.
web-kos-rule-faction = Twee aanhangers van { $faction } komen uit de voorraad, in een of twee provincies die nog van niemand zijn. Elke provincie grenst aan een die { $faction } beheerst, of aan het thuis van { $faction }, tenzij een ander dat beheerst.
web-kos-rule-after = Een kaart doet alles wat ze kan. Daarna neem je één aanhanger naar keuze van de kaart en houdt die voor je; de gespeelde kaart is voorgoed weg.
web-kos-rule-struggle = Heeft iedereen achter elkaar gepast, dan wordt de omstreden provincie beslecht. Wie daar de meeste aanhangers heeft, krijgt haar; is de leiding gedeeld of staat er niemand, dan krijgen de Britten haar. Alle aanhangers daar gaan terug naar de voorraad, en de speler na wie het laatst paste begint de volgende strijd.
web-kos-rule-winning = Na acht keer strijd heerst de factie met de meeste provincies; bij gelijke stand die van hen die het laatst een provincie won. Wie de meeste aanhangers van de heersende factie heeft, wint; bij gelijke stand de meeste van de tweede factie; is ook dat gelijk, dan verliest wie het laatst een kaart speelde.
web-kos-rule-colony = Hebben de Britten vier provincies, dan eindigt het spel meteen als kolonie: de meeste volledige sets van één aanhanger van elke factie winnen, en bij gelijke stand wie het laatst een kaart speelde.
web-kos-rule-teams = Met vier spelen plaats 1 en 3 samen, en 2 en 4: de winnaar wint met de partner, en in een kolonie leggen partners hun aanhangers bij elkaar.
