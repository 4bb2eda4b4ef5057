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
        [rama] Rama
        [lao] Lao
       *[malay] Maleiers
    }
   *[other] { $count } { $faction ->
        [rama] Rama
        [lao] Lao
       *[malay] Maleiers
    }
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
kos-gets = { $followers } { kos-from-place }
kos-takes = neemt { $followers } { kos-from-place }
kos-takes-none = geen aanhanger meer om te nemen
kos-part-card = speelt { $card } …
kos-part-targets = speelt { $card }: { $targets } …
kos-part-effect = speelt { $card }: { $effect } …

# A struggle that ended: $count followers of the owner, $second of the next faction.
kos-settled =
    { $faction ->
        [rama] Rama wint
        [lao] Lao wint
       *[malay] de Maleiers winnen
    } { kos-place }, { $count } tegen { $second }
kos-settled-tie = de Britten nemen { kos-place }: gelijke stand (elk { $count })
kos-settled-empty = de Britten nemen { kos-place }: er staan geen aanhangers

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats = { $count ->
    [one] Speler { $seats } wint
   *[other] De spelers { $seats } winnen
}
kos-player = speler { $seat }
kos-tally = { $player }: { $count }
kos-outcome-colony = Siam wordt een Britse kolonie. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    { $faction ->
        [rama] Rama heerst
        [lao] Lao heerst
       *[malay] De Maleiers heersen
    } over Siam met { $provinces ->
        [one] { $provinces } provincie
       *[other] { $provinces } provincies
    }.
kos-ruled-by-latest-gain =
    { $tied } hebben elk { $provinces ->
        [one] { $provinces } provincie
       *[other] { $provinces } provincies
    }. { $faction ->
        [rama] Rama won het laatst een provincie en heerst
        [lao] Lao won het laatst een provincie en heerst
       *[malay] De Maleiers wonnen het laatst een provincie en heersen
    } over Siam.
kos-won-by-ruler =
    { $winners } { $players ->
        [4] als team, met de meeste { kos-faction }-aanhangers van alle spelers
       *[other] met de meeste { kos-faction }-aanhangers
    } ({ $tallies }).
kos-won-by-second =
    De besten hebben elk { $count } { $count ->
        [one] { kos-faction }-aanhanger
       *[other] { kos-faction }-aanhangers
    }, dus beslissen de aanhangers van de tweede factie, { $second ->
        [rama] Rama
        [lao] Lao
       *[malay] Maleier
    }. { $winners } ({ $tallies }).
kos-won-by-earlier-card = De besten hebben evenveel aanhangers; van hen wint degene die het langst geen kaart heeft gespeeld. { $winners }.
kos-won-by-shared = De besten hebben evenveel aanhangers; van hen winnen de spelers die nooit een kaart hebben gespeeld. { $winners } samen.
kos-won-by-sets = { $winners } met de meeste complete sets aanhangers ({ $tallies }).
kos-won-by-latest-card =
    De besten hebben elk { $sets } complete { $sets ->
        [one] set
       *[other] sets
    }; van hen wint degene die het laatst een kaart speelde. { $winners }.
kos-won-by-shared-sets =
    De besten hebben elk { $sets } complete { $sets ->
        [one] set
       *[other] sets
    }, en geen van hen heeft een kaart gespeeld. { $winners } samen.

# De eindtabel: wat wordt vergeleken tot één kant wint. $rows is een lijst van kos-tally; ✓: doet nog mee.
kos-step-provinces = Provincies
kos-step-latest-gain = Laatst gewonnen provincie
kos-step-ruler = { kos-faction }-aanhangers
kos-step-second = { kos-faction }-aanhangers (tweede factie)
kos-step-earlier-card = Laatste gespeelde kaart (de vroegste wint)
kos-step-sets = Complete sets van aanhangers
kos-step-latest-card = Laatste gespeelde kaart (de meest recente wint)
kos-final-ruler =
    { $faction ->
        [rama] Rama heerst
        [lao] Lao heerst
       *[malay] De Maleiers heersen
    } over Siam
kos-final-colony = Siam wordt een Britse kolonie
kos-never-played = nooit
kos-step-decides = { $what }: { $rows } – beslist
kos-step-tied = { $what }: { $rows } – gelijk
kos-kept = ✓ { $row }

option-king-of-siam-players = Het aantal spelers; met vier speel je in twee teams.
option-king-of-siam-map = De landkaart: siam (een reconstructie), britain, of het pad van een .toml-bestand.
option-king-of-siam-discards = Toon alleen de bovenste gespeelde kaart van elke speler (top), of alle gespeelde kaarten (open).
option-king-of-siam-talk = Alleen met vier spelers: praten mag, als iedereen het kan horen.
