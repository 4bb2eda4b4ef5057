# Eerlijk spel: waar tips, analyse en studie tijdens een partij uit staan, en vriendschappelijke partijen waarin ze mogen.
error-help-own-game = deze stelling komt uit een partij die je nu speelt; tips, analyse en studie kunnen pas weer als die partij is afgelopen
error-help-running-game = deze stelling komt uit een partij die nog bezig is; tips, analyse en partijen vanaf deze stelling kunnen pas als die partij is afgelopen
web-casual-explained = Vriendschappelijke partij: tips en analyse mogen. De partij telt niet voor de rating, en alle spelers zien dit.
web-casual = Vriendschappelijke partij: tips en analyse mogen. De partij telt niet voor de rating.
web-casual-tag = vriendschappelijk, tips mogen
web-hinted = Tip gevraagd: { $names }.
web-fair-play = Eerlijk spel: zolang deze partij bezig is, zijn er geen tips, analyses of studies.
