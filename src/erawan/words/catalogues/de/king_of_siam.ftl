list-1 = { $first }
list-2 = { $first } und { $second }
list-3 = { $first }, { $second } und { $third }
list-4 = { $first }, { $second }, { $third } und { $fourth }
series-1 = { $first }
series-2 = { $first }, { $second }
series-3 = { $first }, { $second }, { $third }
series-4 = { $first }, { $second }, { $third }, { $fourth }
kos-rama = Rama
kos-lao = Lao
kos-malay = Malay
kos-card-king = Maharacha
kos-card-khon = Khon Thai
kos-card-1v1 = 1 gegen 1
kos-card-2v1 = 2 gegen 1
kos-card-rama = Rama
kos-card-lao = Lao
kos-card-malay = Malay

# $faction is rama, lao or malay. $place is the map and the province's code, such as siam-ay, for languages that inflect
# names; $province is the name in the map's file, for maps that no translator knows.
kos-faction = { $faction ->
    [rama] Rama
    [lao] Lao
   *[malay] Malay
}
kos-in-place = in { kos-place }
kos-to-place = nach { kos-place }
kos-from-place = aus { kos-place }
# A province after "the tiles of", and after "King marker on".
kos-tile-of = { kos-place }
kos-marker-on = { kos-place }
kos-follower = { kos-faction } { kos-in-place }
# Followers as the object of a verb ("takes two Rama"); $count is 1 or 2.
kos-followers = { $count ->
    [1] einen { kos-faction }
    [2] zwei { kos-faction }
   *[other] { $count } { kos-faction }
}

# Turns.
kos-turn-pass = passt
kos-turn-card = spielt { $card }: { $effect }; { $taken }
kos-effect-none = ohne Wirkung
kos-effect-king = tauscht die Plättchen von { $first } und { $second }, Königsmarker auf { $marked }
kos-effect-swap = tauscht { $given } gegen { $got }
kos-effect-place = setzt { $followers }
kos-goes = { $followers } { kos-to-place }
kos-gives = { $followers } { kos-from-place }
kos-gets = { $followers } { kos-from-place }
kos-takes = nimmt { $followers } { kos-from-place }
kos-takes-none = kein Anhänger mehr übrig
kos-part-card = spielt { $card } …
kos-part-targets = spielt { $card }: { $targets } …
kos-part-effect = spielt { $card }: { $effect } …

# A struggle that ended: $count followers of the owner, $second of the next faction.
kos-settled = { kos-faction } gewinnt { kos-place }, { $count } zu { $second }
kos-settled-tie = die Briten nehmen { kos-place }: Gleichstand (je { $count })
kos-settled-empty = die Briten nehmen { kos-place }: Dort steht kein Anhänger

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats =
    { $count ->
        [one] Platz { $seats } gewinnt
       *[other] Die Plätze { $seats } gewinnen
    }
kos-player = Platz { $seat }
kos-tally = { $player }: { $count }
kos-outcome-colony = Siam wird eine britische Kolonie. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    { kos-faction } herrscht mit { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    } über Siam.
kos-ruled-by-latest-gain =
    { $tied } haben je { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }. { kos-faction } hat zuletzt eine Provinz gewonnen und herrscht über Siam.
kos-won-by-ruler =
    { $winners } { $players ->
        [4] als Team, mit den meisten { kos-faction }-Anhängern aller Spieler
       *[other] mit den meisten { kos-faction }-Anhängern
    } ({ $tallies }).
kos-won-by-second =
    Bei den { kos-faction }-Anhängern gibt es einen Gleichstand (je { $count }). Deshalb entscheiden die Anhänger der zweiten Fraktion, { $second ->
        [rama] Rama
        [lao] Lao
       *[malay] Malay
    }. { $winners } ({ $tallies }).
kos-won-by-earlier-card = Bei den Anhängern gibt es einen Gleichstand. Deshalb gewinnt von diesen Spielern, wer seine letzte Karte am frühesten gespielt hat. { $winners }.
kos-won-by-shared = Bei den Anhängern gibt es einen Gleichstand. Deshalb gewinnen von diesen Spielern alle, die nie eine Karte gespielt haben. { $winners } gemeinsam.
kos-won-by-sets = { $winners } mit den meisten vollständigen Sätzen von Anhängern ({ $tallies }).
kos-won-by-latest-card = Bei den vollständigen Sätzen gibt es einen Gleichstand (je { $sets }). Deshalb gewinnt von diesen Spielern, wer zuletzt eine Karte gespielt hat. { $winners }.
kos-won-by-shared-sets = Bei den vollständigen Sätzen gibt es einen Gleichstand (je { $sets }), und keiner dieser Spieler hat eine Karte gespielt. { $winners } gemeinsam.

# Die Schlusstabelle: was verglichen wird, bis eine Seite gewinnt. $rows ist eine Liste von kos-tally; ✓ heißt: noch dabei.
kos-step-provinces = Provinzen
kos-step-latest-gain = Zuletzt gewonnene Provinz
kos-step-ruler = { kos-faction }-Anhänger
kos-step-second = { kos-faction }-Anhänger (zweite Fraktion)
kos-step-earlier-card = Zuletzt gespielte Karte (die früheste gewinnt)
kos-step-sets = Vollständige Sätze von Anhängern
kos-step-latest-card = Zuletzt gespielte Karte (die späteste gewinnt)
kos-final-ruler = { kos-faction } herrscht über Siam
kos-final-colony = Siam wird britische Kolonie
kos-never-played = nie
kos-step-decides = { $what }: { $rows } – entschieden
kos-step-tied = { $what }: { $rows } – Gleichstand
kos-kept = ✓ { $row }

option-king-of-siam-players = Zahl der Spieler; zu viert spielen zwei Teams.
option-king-of-siam-map = Die Landkarte: siam (eine Rekonstruktion), britain oder der Pfad einer .toml-Datei.
option-king-of-siam-discards = Von jedem Spieler nur die oberste gespielte Karte zeigen (top) oder alle (open).
option-king-of-siam-talk = Nur zu viert: Gespräche erlauben, die alle hören können.
