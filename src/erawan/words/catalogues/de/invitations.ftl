# Inviting a friend, and the page that an invitation opens.
invite-title = Mit Freunden spielen
invite-lead = Wähle eine Seite und verschicke den Link. Ganz ohne Konto.
invite-clock = Uhr
invite-clock-none = Keine
invite-clock-fast = { $minutes } Minuten pro Person
invite-clock-plan = { $minutes } Minuten pro Person, { $seconds } Sekunden zusätzlich pro Zug
invite-clock-slow = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
invite-side = Deine Seite
invite-players = Wie viele spielen mit?
invite-first = beginnen
invite-second = ziehen als Zweite
invite-random = Zufall
invite-random-more = wird ausgelost
invite-two = Zu zweit
invite-two-more = eins gegen eins
invite-three = Zu dritt
invite-three-more = alle gegen alle
invite-four = Zu viert
invite-four-more = zwei Zweierteams
invite-links-more = Du bekommst für jede Person einen eigenen Link.
invite-advanced = Regeln und weitere Optionen
# The message that goes with the link.
invite-message = Spiel { $game } mit mir!
invite-from = { $name } lädt dich ein
invite-from-guest = { $name } (Gast) lädt dich ein
invite-seat = Du spielst
invite-against = Mitspieler
