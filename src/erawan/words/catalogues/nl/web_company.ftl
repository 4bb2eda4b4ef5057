web-prepare-card = Kies een kaart
web-prepare-another = Nog een beurt toevoegen
web-preparing-card = Kies wat je doet als je aan de beurt komt. De tafel is te zien zoals ze nu is.
web-prepared-ask = Dit zou er nu gebeuren. Bewaren tot je aan de beurt bent?
web-prepared-keep = Bewaren voor later
web-prepared-always = wat er ook eerst gespeeld wordt
web-prepared-after = alleen na { $turns }
web-prepared-remove = { $turn } verwijderen
web-prepared-when = Doe het
web-prepared-only = alleen als dit eerst gespeeld wordt:
web-prepared-theirs = Beurt: { $name }
web-rated-hints = Dit spel telt voor je rating, zolang je geen tip vraagt en geen beurt terugneemt.
web-rated-takebacks = Dit spel telt voor je rating, tenzij een beurt wordt teruggenomen.
web-rated-no-longer = Met een tip telt het spel niet voor je rating.
web-sign-in-bring = Neem de spellen mee die hier als gast gespeeld zijn, ook de studies en puzzels
web-watchers =
    { $count ->
        [one] Eén persoon kijkt mee.
       *[other] { $count } mensen kijken mee.
    }
