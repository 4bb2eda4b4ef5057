# Het bord van Siam, de actiebalk van beide spellen en meldingen over de verbinding.
web-silent = De server antwoordt niet…
web-turn-unsent = Je beurt wordt verstuurd zodra de verbinding terug is.
web-chat-open = Chat openen
web-choose-start = Kies een dier, of een vak aan de rand om er een binnen te brengen.
web-choose-anywhere = Kies waar het heen gaat, of draai het met de pijlen.
web-confirm = Beurten bevestigen
web-confirm-always = Altijd
web-confirm-auto = Als het zin heeft
web-confirm-never = Nooit
web-confirm-more = Als het zin heeft: een pijl speelt de beurt meteen, bij al het andere wordt eerst gevraagd.
web-bar = Acties
web-bar-undo = Terug
web-bar-draw = Remise
web-bar-resign = Opgeven
web-bar-menu = Menu
web-bar-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
