list-1 = { $first }
list-2 = { $first } en { $second }
list-3 = { $first }, { $second } en { $third }
list-4 = { $first }, { $second }, { $third } en { $fourth }
series-1 = { $first }
series-2 = { $first }, { $second }
series-3 = { $first }, { $second }, { $third }
series-4 = { $first }, { $second }, { $third }, { $fourth }
kos-rama = Rama
kos-lao = Lao
kos-malay = Maleier
kos-card-king = Maharacha
kos-card-khon = Khon Thai
kos-card-1v1 = 1 tegen 1
kos-card-2v1 = 2 tegen 1
kos-card-rama = Rama
kos-card-lao = Lao
kos-card-malay = Maleier

# $faction is rama, lao or malay. $place is the map and the province's code, such as siam-ay, for languages that inflect
# names; $province is the name in the map's file, for maps that no translator knows.
kos-faction = { $faction ->
    [rama] Rama
    [lao] Lao
   *[malay] Maleier
}
kos-place = { $place ->
   *[other] { $province }
}
kos-in-place = in { kos-place }
kos-to-place = naar { kos-place }
kos-from-place = uit { kos-place }
# A province after "the tiles of", and after "King marker on".
kos-tile-of = { kos-place }
kos-marker-on = { kos-place }
kos-follower = { kos-faction } { kos-in-place }
# Followers as the object of a verb ("takes two Rama"); $count is 1 or 2.
kos-followers = { $count ->
    [1] een { kos-faction }
    [2] twee { $faction ->
        [rama] Rama’s
        [lao] Lao
       *[malay] Maleiers
    }
   *[other] { $count } { kos-faction }
}

# Turns.
kos-turn-pass = past
kos-turn-card = speelt { $card }: { $effect }; { $taken }
kos-effect-none = geen effect
kos-effect-king = ruilt de tegels van { $first } en { $second }, koningsmarker op { $marked }
kos-effect-swap = { $given } tegen { $got }
kos-effect-place = { $followers }
kos-goes = { $followers } { kos-to-place }
kos-gives = { $followers } { kos-from-place }
kos-gets = { $followers } { kos-in-place }
kos-takes = neemt { $followers } { kos-from-place }
kos-takes-none = geen aanhanger meer om te nemen
kos-part-card = speelt { $card } …
kos-part-targets = speelt { $card }: { $targets } …
kos-part-effect = speelt { $card }: { $effect } …

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats = { $count ->
    [one] Plaats { $seats } wint
   *[other] Plaats { $seats } winnen
}
kos-player = plaats { $seat }
kos-tally = { $player }: { $count }
kos-outcome-colony = Siam wordt een Britse kolonie. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    { kos-faction } heerst over Siam met { $provinces ->
        [one] { $provinces } provincie
       *[other] { $provinces } provincies
    }.
kos-ruled-by-latest-gain =
    { $tied } hebben elk { $provinces ->
        [one] { $provinces } provincie
       *[other] { $provinces } provincies
    }. { kos-faction } heeft het laatst een provincie gewonnen en heerst over Siam.
kos-won-by-ruler =
    { $winners } { $players ->
        [4] als team, met de meeste { kos-faction }-aanhangers van alle spelers
       *[other] met de meeste { kos-faction }-aanhangers
    } ({ $tallies }).
kos-won-by-second =
    Het aantal { kos-faction }-aanhangers is gelijk (elk { $count }), dus beslissen de aanhangers van de tweede factie: { $second ->
        [rama] Rama
        [lao] Lao
       *[malay] Maleier
    }. { $winners } ({ $tallies }).
kos-won-by-earlier-card = De aantallen aanhangers zijn gelijk, dus wint van de gelijk geëindigde spelers wie het langst geen kaart heeft gespeeld. { $winners }.
kos-won-by-shared = De aantallen aanhangers zijn gelijk, en geen van de gelijk geëindigde spelers heeft een kaart gespeeld. { $winners } samen.
kos-won-by-sets = { $winners } met de meeste volledige sets aanhangers ({ $tallies }).
kos-won-by-latest-card = Het aantal volledige sets is gelijk (elk { $sets }), dus wint wie het laatst een kaart heeft gespeeld. { $winners }.
kos-won-by-shared-sets = Het aantal volledige sets is gelijk (elk { $sets }), en geen van de gelijk geëindigde spelers heeft een kaart gespeeld. { $winners } samen.

option-king-of-siam-players = Hoeveel er spelen; met vier in twee teams.
option-king-of-siam-map = De kaart: siam (een reconstructie), britain, of het pad van een .toml-bestand.
option-king-of-siam-discards = Of alleen de bovenste gespeelde kaart zichtbaar is, of alle.
option-king-of-siam-talk = Met vier: of hardop overleg voor iedereen mag.
