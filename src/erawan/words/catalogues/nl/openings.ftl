openings-title = Openingen en cijfers
openings-lead = Wat er in de afgelopen partijen op deze server werd gespeeld, en hoe vaak het won.
openings-numbers = King of Siam in cijfers
openings-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
openings-none = Geen afgelopen partij kwam in deze stelling.
openings-no-games = Hier is nog geen partij King of Siam afgelopen.
openings-left = Er wordt nog geteld: nog { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
} …
openings-turns = Wat hier werd gespeeld
openings-bar = Olifanten { $elephants }, neushoorns { $rhinos }, gelijk { $drawn }
openings-elephants = Olifanten winnen
openings-rhinos = Neushoorns winnen
openings-drawn = gelijk
openings-back = Eén zet terug
openings-first = Naar de eerste stelling
openings-study = Deze stelling bestuderen
openings-mirror = Stellingen die alleen door draaien of spiegelen van het bord verschillen, tellen als één.
openings-variant = { $map }, { $players } spelers
openings-ruled = Wie er aan het eind regeerde
openings-ended = Hoe het afliep
openings-seats = Hoe vaak elke plaats won
openings-british = de Britten (kolonie)
openings-nobody = niemand (voortijdig beëindigd)
openings-share = { $name }: { $count } van { $total }
openings-reason-kingdom = als koninkrijk
openings-reason-colony = als Britse kolonie
openings-reason-resigned = iemand gaf op
openings-reason-time = de tijd was om
openings-reason-agreed = afgesproken
openings-reason-abandoned = afgebroken
error-openings-siam-only = openingen worden alleen voor Siam geteld: in King of Siam begint elke partij anders
