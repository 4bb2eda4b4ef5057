web-prepare-card = Kaart kiezen
web-prepare-another = Nog een beurt plannen
web-preparing-card = Kies de beurt die je wilt plannen. De landkaart toont de huidige stelling.
web-prepared-ask = Dit zou er nu gebeuren. Opslaan als geplande beurt?
web-prepared-keep = Beurt plannen
web-prepared-always = altijd
web-prepared-after = alleen na { $turns }
web-prepared-remove = { $turn } verwijderen
web-prepared-when = Uitvoeren:
web-prepared-only = alleen na deze beurten:
web-prepared-theirs = { $name } speelt
web-rated-hints = Deze partij telt voor je rating, tenzij je een tip vraagt of een beurt terugneemt.
web-rated-takebacks = Deze partij telt voor je rating, tenzij een beurt wordt teruggenomen.
web-rated-no-longer = Je hebt een tip gevraagd, dus deze partij telt niet meer voor je rating.
web-guest-tag = gast
web-guest-name = { $name } (gast)
web-guest-more = Gasten hebben geen wachtzin ingesteld; hun naam is dus niet beschermd.
web-watchers =
    { $count ->
        [one] { $count } toeschouwer.
       *[other] { $count } toeschouwers.
    }
