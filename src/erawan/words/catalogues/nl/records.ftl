error-line = regel { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } kan niet worden gelezen: { $reason }
error-extra-missing = de extra "{ $extra }" is niet geïnstalleerd; installeer die met: pip install "erawan[{ $extra }]"

error-record-tag = { $found } is geen kopveld; schrijf [naam waarde], met de waarde als JSON
error-record-tag-twice = het kopveld { $name } staat hier voor de tweede keer
error-record-no-tag = de partij heeft geen kopveld { $name }
error-record-format = formaat { $found } kan hier niet worden gelezen, alleen formaat { $expected }
error-record-rules = de partij is gespeeld volgens versie { $found } van de regels; dit is versie { $expected }
error-record-options = opties schrijf je als { "{" }"naam": waarde{ "}" }, niet { $found }
error-record-map = { $found } is geen kaart van een partij
error-record-map-digest = de kaart { $name } heeft hier vingerafdruk { $expected }, die van de partij { $found }: het is niet dezelfde kaart
error-record-seats = { $found } noemt geen { $seats } spelers
error-record-time = { $found } is geen tijdstip; schrijf bijvoorbeeld 2026-01-31T18:30:00+00:00
error-record-result = { $found } is geen uitslag; schrijf { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = de uitslag in de kop en die aan het eind van de beurten verschillen
error-record-other-result = de beurten eindigen anders: { $reason }, gewonnen door { $winners }
error-record-not-over = de beurten eindigen de partij niet door { $reason }; zonder einde blijft ze open of eindigt ze door: { $expected }
error-record-cut = de partij stopt vóór haar uitslag
error-record-brace = hier gaat een accolade open of dicht zonder wederhelft
error-record-after-result = { $found } komt na de uitslag
error-record-number = dit is beurt { NUMBER($expected, useGrouping: 0) }, niet { $found }
error-record-no-turn = { $found } staat waar een beurt hoort
error-record-clock = { $found } is geen klok; schrijf @minuten:seconden
error-record-too-deep = varianten staan hoogstens { $most } diep in elkaar
error-record-too-large = een partij heeft hoogstens { $most } tekens
error-record-not-text = dit is geen UTF-8-tekst
error-record-none = { $path } bevat geen hele partij
error-record-number-unknown = { $path } heeft geen partij { $number }; er zijn er { $count }
error-export-suffix = { $found } is geen soort exportbestand; verwacht: { $expected }
error-export-same = { $path } bevat de partijen zelf; noem een ander bestand
error-export-broken = beschadigd en weggelaten: { $count }

maps-good = { $path } is een goede kaart.
export-done = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
} geschreven naar { $path }
replay-prompt = { $ply }/{ $last } (Enter: verder, b: terug, een getal, s: begin, e: eind, q: weg)>
replay-help = Enter gaat verder, b terug; een getal gaat naar die beurt, s naar het begin, e naar het eind; q stopt.
replay-end = Dit is de laatste stelling.
replay-unfinished = De partij is niet af.
replay-ended-outside = Hier eindigde de partij: { $reason }. Winnaars: { $winners }.
ended-resigned = iemand gaf op
ended-time = een klok liep af
ended-agreed = de spelers werden het eens
ended-abandoned = ze is afgebroken
