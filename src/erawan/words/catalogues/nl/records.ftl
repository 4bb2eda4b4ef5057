error-line = regel { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } kan niet worden gelezen: { $reason }
error-extra-missing = hiervoor is de extra “{ $extra }” nodig; installeer die met: pip install "erawan[{ $extra }]"

error-record-tag = { $found } is geen kopveld; schrijf [naam waarde], met de waarde als JSON
error-record-tag-twice = het kopveld { $name } komt twee keer voor
error-record-no-tag = de opgeslagen partij heeft geen kopveld { $name }
error-record-format = formaat { $found } kan niet worden gelezen; deze versie van Erawan leest formaat { $expected }
error-record-rules = de partij is gespeeld met versie { $found } van de regels, maar deze versie van Erawan gebruikt versie { $expected }; open de partij met een versie van Erawan met dezelfde regels
error-record-options = schrijf opties als { "{" }"naam": waarde{ "}" }, niet { $found }
error-record-map = { $found } is geen geldige landkaart voor een opgeslagen partij
error-record-map-digest = de partij is gespeeld op een andere versie van de landkaart { $name } (vingerafdruk { $found }, hier { $expected }); gebruik het bestand van die landkaart
error-record-seats = { $found } noemt geen { $seats } spelers
error-record-time = { $found } is geen tijdstip; schrijf het zoals 2026-01-31T18:30:00+00:00
error-record-result = { $found } is geen uitslag; schrijf { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = de uitslag in de kop verschilt van die na de beurten
error-record-other-result = de opgeslagen uitslag klopt niet: na deze beurten is de partij afgelopen met { $reason }, gewonnen door { $winners }
error-record-not-over = de partij is na deze beurten niet afgelopen met { $reason }; laat de uitslag open of gebruik een van: { $expected }
error-record-cut = de opgeslagen partij stopt vóór de uitslag
error-record-brace = bij deze accolade ontbreekt de tegenhanger
error-record-after-result = { $found } staat na de uitslag, en daar mag niets meer volgen
error-record-number = hier hoort beurtnummer { NUMBER($expected, useGrouping: 0) }, niet { $found }
error-record-no-turn = hier hoort een beurt te staan, niet { $found }
error-record-clock = { $found } is geen kloktijd; schrijf @minuten:seconden
error-record-too-deep = varianten mogen hoogstens { $most } niveaus diep in elkaar staan
error-record-too-large = een opgeslagen partij mag hoogstens { $most } tekens hebben
error-record-not-text = het bestand is geen UTF-8-tekst
error-record-none = { $path } bevat geen complete partij
error-record-number-unknown = { $path } heeft geen partij { $number }; het bestand bevat er { $count }
error-export-suffix = exporteren naar { $found }-bestanden kan niet; gebruik een van: { $expected }
error-export-same = { $path } is het bestand dat je exporteert; kies een ander bestand om naar te schrijven
error-export-broken = overgeslagen partijen met fouten: { $count }

maps-good = { $path } is een geldige landkaart.
export-done = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
} geschreven naar { $path }
replay-prompt = { $ply }/{ $last } (Enter: volgende, b: terug, getal: naar die beurt, s: begin, e: eind, q: stoppen)>
replay-help = Druk op Enter voor de volgende beurt, b voor terug, s voor het begin, e voor het eind; typ een getal om naar die beurt te gaan; q stopt.
replay-end = Dit is de laatste stelling.
replay-unfinished = De partij is niet afgelopen.
replay-ended-outside = De partij is afgelopen: { $reason }. Plaatsen van de winnaars: { $winners }.
ended-resigned = een speler gaf op
ended-time = een speler had geen tijd meer
ended-agreed = de spelers spraken remise af
ended-abandoned = de partij werd afgebroken
ended-length = de partij bereikte het grootste aantal beurten dat deze server toestaat
