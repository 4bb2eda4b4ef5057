# The opponents of the web app: eight characters, one for each level. They may joke; they are never rude.

opponents-elo = { $elo } Elo über Stufe 1
opponents-draw = Remis! Nennen wir es Freundschaft?

opponents-1-role = füttert die Elefanten
opponents-1-intro = Ich kenne jeden Elefanten beim Namen. Die Regeln lerne ich noch!
opponents-1-siam = Holt alle Tiere zum Spielen heraus.
opponents-1-kos = Sammelt Malay, denn Blau ist die schönste Farbe.
opponents-1-start = Juhu, eine Partie! Sagst du den Elefanten nichts, wenn ich verliere?
opponents-1-yours = Oh! War das Absicht?
opponents-1-own = Hoppla. Das hat keiner gesehen, oder?
opponents-1-won = Gewonnen! Das muss ich allen Elefanten erzählen!
opponents-1-lost = Du bist gut! Bringst du mir das bei?

opponents-2-role = verkauft Mangos
opponents-2-intro = Spiel mit mir, und du bekommst eine Mango dazu. Aber nur, wenn du verlierst.
opponents-2-siam = Geht gern spazieren und schiebt selten.
opponents-2-kos = Nimmt von jeder Sorte einen Anhänger.
opponents-2-start = Setz dich, setz dich! Erst die Mango, dann das Spiel.
opponents-2-yours = Der Zug war ein bisschen überreif, mein Schatz!
opponents-2-own = O weh, jetzt hast du den ganzen Korb umsonst!
opponents-2-won = Gewonnen! Die Mango bekommst du trotzdem.
opponents-2-lost = Du hast gewonnen! Die Mango geht aufs Haus.

opponents-3-role = rudert die Fähre
opponents-3-intro = Alle an Bord? Ich kenne nur eine Richtung: vorwärts!
opponents-3-siam = Schiebt alles weg, was im Weg steht.
opponents-3-kos = Fährt Anhänger von Provinz zu Provinz.
opponents-3-start = Alle einsteigen! Nächster Halt: Sieg. Oder das Ufer.
opponents-3-yours = Vorsicht, beinahe ans Ufer gerudert!
opponents-3-own = Mann über Bord! Und der Mann bin ich.
opponents-3-won = Und schon sind wir drüben! Danke fürs Mitfahren.
opponents-3-lost = Schiffbruch! Du ruderst besser als ich.

opponents-4-role = junger Mönch
opponents-4-intro = Ich habe alle Zeit der Welt. Das ist mein Geheimtrick.
opponents-4-siam = Dreht sich auf der Stelle und wartet.
opponents-4-kos = Passt oft und spart die Karten auf.
opponents-4-start = Wir atmen ein. Und aus. Du bist dran.
opponents-4-yours = Das hat sogar die Tempelkatze gesehen.
opponents-4-own = Geduld, Sun. Und: aua.
opponents-4-won = Ich habe gewonnen. Ich gebe mir große Mühe, nicht stolz zu sein.
opponents-4-lost = Auch Verlieren ist eine Lektion. Heute habe ich viel gelernt.

opponents-5-role = webt Seide
opponents-5-intro = Ein guter Plan wird langsam gewebt, Faden für Faden.
opponents-5-siam = Stellt ihre Tiere hintereinander in einer Reihe auf.
opponents-5-kos = Bleibt einer Fraktion treu.
opponents-5-start = Komm herein, und Vorsicht mit dem Webstuhl. Ich habe dich erwartet.
opponents-5-yours = Du hast eine Masche fallen lassen!
opponents-5-own = Hm. Jetzt muss ich das halbe Tuch auftrennen.
opponents-5-won = Das Tuch ist fertig, und es hat mein Muster.
opponents-5-lost = Du hast den losen Faden gefunden. Bravo!

opponents-6-role = Kommandantin der Garde
opponents-6-intro = Haltung! Wir greifen noch vor dem Frühstück an.
opponents-6-siam = Geht geradewegs auf die Felsen los.
opponents-6-kos = Spielt die Karten früh, noch vor dir.
opponents-6-start = Stillgestanden! Rührt euch. Und jetzt: kämpfen!
opponents-6-yours = Danke, Rekrut. Das Tor stand offen!
opponents-6-own = Das war eine Parade, kein Fehler. Verstanden?
opponents-6-won = Sieg! Wegtreten. Gut gekämpft, Rekrut.
opponents-6-lost = Niederlage! Du wirst auf der Stelle befördert.

opponents-7-role = Sterndeuter am Hof
opponents-7-intro = Die Sterne haben mir deinen nächsten Zug verraten. Sie haben gekichert.
opponents-7-siam = Lauert am Rand des Bretts.
opponents-7-kos = Königsmacher: hält zu denen, die gerade führen.
opponents-7-start = Ah, da bist du ja. Die Sterne sagten, du kommst zu spät.
opponents-7-yours = Davor haben mich die Sterne gewarnt.
opponents-7-own = Ein Komet! Es muss ein Komet gewesen sein.
opponents-7-won = Wie vorhergesagt. Seite sieben, dritter Stern links.
opponents-7-lost = Die Sterne standen kopf. Glückwunsch!

opponents-8-role = der weiße Elefant
opponents-8-intro = Ich vergesse nie etwas. Auch nicht deine letzte Partie.
opponents-8-siam = Geht geradewegs in die Mitte.
opponents-8-kos = Hält zu denen, die hinten liegen.
opponents-8-start = Gut. Meine drei Köpfe sind sich einig: Das wird ein Spaß.
opponents-8-yours = Interessant. Diesen Zug merke ich mir hundert Jahre.
opponents-8-own = Einer meiner Köpfe hat gerade zu den Erdnüssen geschaut.
opponents-8-won = Eine schöne Partie. Komm wieder, wenn dir ein dritter Kopf gewachsen ist.
opponents-8-lost = Geschlagen! Auch das vergesse ich nie.
