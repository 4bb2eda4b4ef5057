error-map-unknown = er is geen landkaart { $name }; bekende landkaarten: { $expected }
error-map-unreadable = de landkaart { $path } kan niet worden gelezen: { $reason }
error-map-too-large = het bestand { $path } is groter dan { $most } bytes
error-map-not-toml = de landkaart is geen geldige TOML: { $reason }
error-map-name = { $found } is geen geldige naam voor een landkaart; gebruik kleine letters, cijfers, - en _
error-map-name-taken = het spel heeft al een andere landkaart met de naam { $name }; verander name en title in je bestand
error-map-field = { $name } van de landkaart kan niet { $found } zijn
error-map-province-count = een landkaart heeft 8 provincies nodig, niet { $count }
error-map-code = { $found } is geen geldige provinciecode; gebruik twee kleine letters
error-map-code-twice = twee provincies hebben de code { $province }
error-map-unknown-code = de landkaart heeft geen provincie { $found }
error-map-homes = de thuisprovincies van R, L en M moeten drie verschillende provincies zijn, niet { $found }
error-map-border = { $found } is geen geldige grens; schrijf die als aa-bb
error-map-not-connected = via de grenzen is de provincie { $province } niet te bereiken
error-kos-turn-form = { $found } is geen beurt; schrijf pass, of een kaart en wat die doet, zoals { $example }
error-kos-province = de landkaart heeft geen provincie { $found }; wel: { $expected }
error-kos-fields = een stelling heeft acht velden met één spatie ertussen, niet { $count }
error-kos-map = de stelling is voor { $found }, maar deze partij gebruikt { $expected } (landkaart:spelers)
error-kos-part-count = hier horen { $expected } delen te staan, niet { $count }
error-kos-counts = { $found } bestaat niet uit drie aantallen aanhangers, zoals 1.0.2
error-kos-tile = { $found } is geen tegel; schrijf de code, ! voor een koningsmarker, en =R, =L, =M of =B als de tegel beslist is
error-kos-tile-twice = de tegel { $province } komt twee keer voor
error-kos-hand = { $found } is geen geldige opgave van aanhangers en kaarten; schrijf bijvoorbeeld 1.0.1:KTT12RLM
error-kos-too-many =
    factie { $faction } heeft { $count ->
        [one] { $count } aanhanger
       *[other] { $count } aanhangers
    } te veel
error-kos-settled-order = een besliste tegel ligt na een tegel die nog niet beslist is
error-kos-settled-followers = er staan aanhangers in een besliste provincie
error-kos-after-colony = de vierde Britse provincie beëindigt de partij; daarna kan geen provincie meer beslist zijn
error-kos-markers =
    { $count ->
        [one] er ligt { $count } koningsmarker
       *[other] er liggen { $count } koningsmarkers
    }, maar het kunnen er hoogstens { $most } zijn
error-kos-seat = de plaats die aan de beurt is, moet een getal van 1 tot en met { $seats } zijn, niet { $found }
error-kos-passes = { $found } keer op rij passen is niet mogelijk
error-kos-recent = { $found } moet precies de plaatsen noemen van de spelers die een kaart hebben gespeeld
error-kos-swap = { $found } is geen ruil; schrijf bijvoorbeeld 1v1:L@cm,R@su
error-kos-swap-card = de speler die het laatst speelde, heeft { $card } nog in de hand
error-kos-wrong-step = { $what } kan in deze stap niet; kies een van: { $possible }
error-kos-no-card = { $what } zit niet in je hand; kies een kaart die je hebt
error-kos-not-winning = { $what } wint niet; de laatste kaart van de partij mag je alleen spelen als je ermee wint
error-kos-no-free-tile = de tegel van { $what } kan niet worden geruild: die is al beslist of heeft een koningsmarker
error-kos-not-chosen-tile = { $what } hoort niet bij de twee tegels die je ruilt; leg de koningsmarker op een van die twee
error-kos-controlled = { $what } kan niet: die provincie wordt al beheerst; kies een andere provincie
error-kos-wrong-faction = je kunt nu niet { $what } plaatsen; kies een van: { $possible }
error-kos-no-follower = zo’n aanhanger is er niet: { $what }
error-kos-wrong-targets = { $what } past niet bij wat je al hebt gekozen; kies een van: { $possible }
error-kos-not-adjacent = { $what } grenst niet aan de juiste provincie; kies een van: { $possible }
error-kos-undoes = { $what } zou de laatste ruil terugdraaien, en dat mag niet
error-kos-dead-end = na { $what } kan de beurt niet worden afgemaakt; kies iets anders
error-kos-no-deal = deze stelling is onmogelijk: geen verdeling van de kaarten past erbij: { $view }
kos-unfinished-targets = de beurt is niet af: na { $made } moet je nog zeggen wat de kaart doet, zoals in { $example }
kos-unfinished-taking = de beurt is niet af: na { $made } neem je een aanhanger, zoals in { $example }
