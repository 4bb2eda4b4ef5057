play-you-are = Je speelt voor { $side }.
play-every-seat = Je speelt voor alle plaatsen.
play-no-seat = Je kijkt toe.
play-seat = plaats { $seat }
play-goal-siam = Duw een rots van het bord. Van de dieren achter de rots die in de richting van de duw kijken, wint het dichtstbijzijnde voor zijn kant.
play-goal-king-of-siam = De speler met de meeste aanhangers van de factie die aan het eind heerst, wint. Typ een kaart, zoals khon, om te zien wat je ermee kunt doen.
play-help-turns-siam =
    Beurten:    +c1n   binnenkomen op c1, kijkend naar het noorden
                       (n, e: oost, s: zuid, w: west); een duw als c1 bezet is
                c1c2n  van c1 naar c2 lopen en naar het noorden kijken; een duw
                       als c2 bezet is
                c1e    op c1 naar het oosten draaien
                c1-    het bord vanaf c1 verlaten
play-help-turns-king-of-siam =
    Beurten:  pass    geen kaart spelen; als iedereen op rij past, eindigt de strijd
              khon    typ een kaart om te zien wat je ermee kunt, en ga dan verder
              king  khon  1v1  2v1  rama  lao  malay    de kaarten
              1v1:L@cm,R@su>M@ke  ruil een Lao in cm tegen een Rama in su, neem een Maleier uit ke
play-help-words =
    Opdrachten: turns  je beurten tonen (turns c1: die van één vak)
                hint   een goede beurt tonen
                undo   je laatste beurt terugnemen
                board  het bord opnieuw tekenen
                help   deze hulp nog eens tonen
                quit   stoppen, en zien hoe je later verder kunt
play-prompt = { $side } (beurt of help)>
play-your-turn = Jij bent aan de beurt. Typ help voor een lijst met opdrachten.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Ga verder met: { $choices }
play-hint = Probeer { $turn }: { $does }
play-none = Geen geldige beurt begint met { $prefix }.
play-cannot-undo = Je hebt geen beurt om terug te nemen.
play-undone = Beurt teruggenomen.
play-goodbye = Zo ga je later verder met deze partij: erawan play --position "{ $position }"{ $words }
play-goodbye-record = Zo ga je later verder met deze partij: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = De stelling wordt niet getoond, want de kaarten van de anderen zijn verborgen. Start een partij met --record BESTAND om later verder te kunnen gaan.
play-thinking = Denkt na …
play-recorded = De partij is opgeslagen in { $path }.
error-play-resume-needs = --resume heeft een opgeslagen partij nodig; geef het bestand op met --record
error-play-resume-alone = --resume haalt alles uit de opgeslagen partij; laat --game, --option en --position weg
error-play-resume-finished = de laatste partij in { $path } is afgelopen; laat --resume weg om een nieuwe te starten
error-play-opponents =
    { $found } noemt te veel spelers; { $seats ->
        [one] er is maar { $seats } andere plaats
       *[other] er zijn maar { $seats } andere plaatsen
    }
error-play-server-alone = { $option } kan niet samen met --server worden gebruikt
error-play-name-alone = { $option } is alleen voor partijen op een server; voeg --server URL toe
play-goodbye-server = Zo ga je later verder met deze partij: erawan play { $game } --server { $url }
play-server-games = Partijen op de server:
error-server-which = geef een partij op de server op, of plak een uitnodigingslink: erawan play PARTIJ --server URL
error-server-address = { $found } is geen serveradres; schrijf het zoals http://localhost:8421
error-server-game = { $found } is geen id van een partij en ook geen uitnodigingslink
error-server-unreachable = de server { $url } is niet bereikbaar: { $reason }
error-server-strange = { $url } antwoordt niet als een Erawan-server: { $reason }
error-server-said = de server antwoordde: { $message }
