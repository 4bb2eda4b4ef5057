# Siams Brett, die Aktionsleiste beider Spiele und Meldungen zur Verbindung.
web-silent = Der Server antwortet nicht …
web-turn-unsent = Dein Zug wird gesendet, sobald die Verbindung wieder steht.
web-chat-open = Chat öffnen
web-choose-start = Wähle ein Tier oder ein Feld am Rand, auf dem eines hereinkommt.
web-choose-anywhere = Wähle ein Zielfeld oder drehe das Tier mit den Pfeilen.
web-confirm = Züge bestätigen
web-confirm-always = Immer
web-confirm-auto = Wenn sinnvoll
web-confirm-never = Nie
web-confirm-more = Wenn sinnvoll: Mit einem Pfeil spielst du den Zug sofort; andere Züge musst du erst bestätigen.
web-bar = Aktionen
web-bar-undo = Zurück
web-bar-draw = Remis
web-bar-resign = Aufgeben
web-bar-menu = Menü
web-bar-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
