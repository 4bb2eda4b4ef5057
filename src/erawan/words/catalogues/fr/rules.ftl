# The pages with the complete rules. A line is a paragraph; • begins an item, `…` is code, **…** is strong, numbers of rules become links.
rules-title = { $game } : les règles
rules-contents = Sommaire
rules-link = Lien vers la règle { $rule }
rules-ruling = Notre choix
rules-print = Imprimer
rules-show = Montrez-moi
rules-guide = Bien jouer
rules-try = Essayer
rules-reset = Recommencer
rules-province = Province
rules-home = Origine
rules-borders-on = Voisine de
rules-appendix = Annexe : pour les programmes et les curieux
rules-appendix-more = Personne n’a besoin de cette partie pour jouer. Elle explique comment s’écrivent les coups et les positions, pour que les gens, les programmes et les parties enregistrées se comprennent.
rules-siam-intro =
    Siam est un jeu de Didier Dhorbait, paru chez Ferti en 2005. Voici tout ce qu’il vous faut, avec nos propres mots. Vous pouvez jouer sur tous les plateaux : déplacez les pièces, regardez ce qui se passe, recommencez.
    Il faut deux joueurs, dès huit ans, et environ un quart d’heure.
    Chaque règle a un numéro, et quand l’application refuse un coup, vous pouvez consulter la règle qui l’interdit. Là où les règles imprimées laissent une question ouverte, il a fallu trancher ; nous l’indiquons par « Notre choix ».
rules-king-of-siam-intro =
    King of Siam est un jeu de Peer Sylvester, paru chez Histogame en 2007, pour deux, trois ou quatre joueurs ; à quatre, on joue en deux équipes. Voici tout ce qu’il vous faut, avec nos propres mots. Vous pouvez jouer sur les cartes du pays : appuyez sur « Essayer » et continuez à partir de la position affichée.
    Une partie dure environ une demi-heure à deux, trois quarts d’heure à trois et une heure à quatre. Le jeu s’adresse à tous dès douze ans. L’idée est venue à l’auteur en Thaïlande, où il enseignait : comment le Siam est-il resté libre, alors que tous ses voisins devenaient des colonies ?
    Chaque règle a un numéro, et quand l’application refuse un coup, vous pouvez consulter la règle qui l’interdit. Là où les règles imprimées laissent une question ouverte, il a fallu trancher ; nous l’indiquons par « Notre choix ».

# ---- Siam
rules-s1 = Le plateau et les animaux
rules-s1-1-name = Le plateau
rules-s1-1 = On joue sur un plateau de cinq cases sur cinq. Une lettre désigne la colonne, de `a` à l’ouest jusqu’à `e` à l’est ; un chiffre désigne la rangée, de `1` au sud jusqu’à `5` au nord. La case `a1` est donc le coin en bas à gauche.
rules-s1-2-name = Les animaux
rules-s1-2 = Un camp a cinq éléphants, l’autre cinq rhinocéros. Chaque animal sur le plateau regarde dans l’une des quatre directions : nord, est, sud ou ouest. Son regard décide de ce qu’il peut pousser.
rules-s1-3-name = Les rochers
rules-s1-3 = Trois rochers sont côte à côte au milieu, en `b3`, `c3` et `d3`. Ils ne sont à personne : chaque camp peut pousser n’importe lequel.
rules-try-start = Toute partie commence ainsi. C’est aux éléphants de jouer : prenez-en un dans la réserve et faites-le entrer.
rules-s1-4-name = La réserve et le bord
rules-s1-4 = Au début, tous les animaux attendent à côté du plateau, dans la réserve de leur camp. Les seize cases du tour forment le bord ; c’est par là que les animaux entrent et sortent.
rules-s1-5-name = Chacun son tour
rules-s1-5 = Les éléphants commencent, puis les camps alternent. À votre tour, un de vos animaux fait une seule chose : il entre, avance, tourne, sort ou pousse (S2, S3). Vous ne pouvez pas passer votre tour. Ce n’est jamais gênant : il y a toujours un coup possible.
rules-s2 = Quatre actions sans pousser
rules-s2-1-name = Entrer
rules-s2-1 = Posez un animal de votre réserve sur n’importe quelle case libre du bord. Il peut regarder où vous voulez.
rules-try-enter = La case `c1` est occupée, les quinze autres du bord sont libres. Faites entrer un éléphant.
rules-s2-2-name = Avancer
rules-s2-2 = Faites aller un animal sur une case libre à côté de lui, jamais en diagonale. Il n’est pas obligé d’aller là où il regarde, et après son pas il peut regarder n’importe où.
rules-try-move = L’éléphant regarde vers l’est. Il peut pourtant aller au nord ou à l’ouest, et tourner en arrivant.
rules-s2-3-name = Tourner
rules-s2-3 = Laissez un animal sur place et faites-le regarder ailleurs, d’un quart de tour ou d’un demi-tour. À la fin, il doit regarder dans une autre direction.
rules-try-turn = Cliquez deux fois sur l’éléphant, puis choisissez où il regarde.
rules-s2-4-name = Sortir
rules-s2-4 = Un animal du bord peut quitter le plateau, où qu’il regarde. Il attend dans votre réserve et pourra revenir plus tard, ailleurs.
rules-try-leave = Choisissez l’éléphant du coin et faites-le sortir.
rules-s3 = Pousser
rules-s3-1-name = Comment on pousse
rules-s3-1 = La case droit devant est occupée ? Alors l’animal peut pousser : il avance d’une case dans le sens où il regarde et pousse devant lui ce qui s’y trouve. Il ne peut pousser ni de côté ni en arrière.
rules-try-push = Avec l’éléphant en `b3`, poussez le rocher.
rules-s3-2-name = Pousser depuis l’extérieur
rules-s3-2 = Un animal de la réserve peut aussi entrer en poussant, sur une case occupée du bord. Il arrive de l’extérieur et regarde là où il va. On peut entrer ainsi d’un seul côté sur la plupart des cases du bord, de deux côtés dans les coins.
rules-s3-2-ruling = Il faut avoir un animal en réserve avant de jouer le coup. Si vos cinq animaux sont sur le plateau, vous ne pouvez pas en expulser un pour faire entrer le même.
rules-try-corner = Un rocher occupe le coin `a1`. On peut y entrer en poussant, par le sud vers le nord ou par l’ouest vers l’est.
rules-s3-3-name = Toute la file avance
rules-s3-3 = Devant celui qui pousse se trouve une file de pièces sans trou, jusqu’à la première case libre ou jusqu’au bord du plateau. Toute la file avance d’une case, et lui avec elle. Personne ne tourne en chemin.
rules-try-line = Poussez avec l’éléphant en `a3` : trois pièces avancent avec lui.
rules-s3-4-name = La force
rules-s3-4 =
    Celui qui pousse est-il assez fort ? Commencez à 1 pour lui et suivez la file, pièce par pièce :
    • un animal qui regarde dans le sens de la poussée aide : ajoutez 1 ;
    • un animal qui regarde en sens contraire résiste : retirez 1 ;
    • un animal qui regarde de côté ne change rien ;
    • un rocher ajoute 1 aux rochers rencontrés.
    Après chaque pièce, la force doit valoir 1 ou plus, et au moins autant que les rochers déjà rencontrés. Si elle ne suffit pas quelque part dans la file, la poussée est interdite. Peu importe à qui appartient un animal : les vôtres peuvent vous gêner, ceux de l’adversaire vous aider.
rules-s3-4-ruling = On peut lire certaines éditions comme si seuls les totaux au bout de la file comptaient. Si vous préférez cela, choisissez l’option `push="line"` ; d’habitude, on joue avec `push="walk"`. Avec `>` pour un animal qui aide, `<` pour un animal qui résiste et `#` pour un rocher, les files `> < >`, `> # # >` et `> # < >` ne bougent qu’avec `push="line"`.
rules-try-blocked = Le rhinocéros regarde l’éléphant dans les yeux : 1 − 1 = 0. Essayez de pousser, et voyez ce que dit l’application.
rules-try-helped = Cette fois, un rhinocéros tourné vers l’est se tient entre eux. Il aide : 1 + 1 − 1 = 1, juste assez pour un rocher.
rules-try-two-rocks = Un éléphant seul ne déplace pas deux rochers. Mais un second, venu par-derrière, y arrive : faites-le pousser en entrant par `a3`.
rules-try-walk-or-line = Sur ce plateau, on joue avec `push="line"` : l’éléphant en `d3` compte, bien qu’il soit derrière les deux rochers. En comptant pièce par pièce, le second rocher serait de trop.
rules-s3-5-name = Par-dessus bord
rules-s3-5 = La dernière pièce d’une file peut être poussée hors du plateau. Un animal retourne simplement dans la réserve de son camp, prêt à revenir.
rules-try-over = Poussez le rhinocéros hors de son coin.
rules-s4 = La fin de la partie
rules-s4-1-name = Un rocher est tombé
rules-s4-1 = Dès qu’un rocher est poussé hors du plateau, la partie est terminée.
rules-try-rock-off = Ici, une seule poussée suffit.
rules-s4-2-name = À qui était ce rocher ?
rules-s4-2 = Regardez les animaux qui poussaient dans cette file : celui qui a poussé et tous les autres qui regardent dans le même sens. Le plus proche du rocher décide, et son camp gagne. Peu importe qu’un autre animal l’ait neutralisé, et peu importe qui a poussé. On peut donc gagner au tour de l’adversaire, et perdre au sien.
rules-try-whose-rock = L’éléphant peut pousser, mais le rhinocéros est plus près du rocher et regarde du même côté. Qui gagne ?
rules-s4-3-name = Encore la même position
rules-s4-3 = Les règles imprimées ne connaissent pas la nulle. Les nôtres, si : sans elle, deux têtus pourraient ne jamais finir.
rules-s4-3-ruling = Quand une position apparaît pour la troisième fois, la partie est aussitôt nulle. La même position, c’est : les mêmes pièces sur les mêmes cases, regardant du même côté, et le même camp qui doit jouer. La position de départ compte aussi. L’option `repetition` fixe un autre nombre, à partir de 2 ; `repetition=0` supprime cette règle.
rules-try-third-time = Les deux camps n’ont fait qu’entrer et sortir ; on a déjà vu deux fois le plateau vide. Si le rhinocéros sort encore, la partie est nulle.
rules-s4-4-name = Option : une ouverture calme
rules-s4-4 = Avec `opening_ban=True`, personne ne va en `c1` ni en `c5` pendant les quatre premiers coups, donc deux par camp : aucun animal ne peut y entrer, y avancer ni y aller en poussant. Y être poussé par un autre animal est permis. Des éditions plus récentes impriment cette règle ; ici, elle ne vaut que si vous l’activez.
rules-try-ban = Sur ce plateau l’interdiction s’applique, et c’est le premier coup. Essayez d’entrer en `c1`.
rules-s4-5-name = Option : une limite de coups
rules-s4-5 = Avec `turn_limit`, la partie est nulle après ce nombre de coups. Les joueurs humains n’en ont guère besoin : la valeur par défaut est donc 0, sans limite ; les programmes qui apprennent en jouant utilisent 1000.
rules-s5 = Comment s’écrivent positions et coups
rules-s5-1-name = Les positions
rules-s5-1 =
    Le début s’écrit `5/5/1###1/5/5 E`. D’abord viennent les rangées de 5 à 1, séparées par `/`. Un chiffre indique combien de cases libres se suivent ; `N`, `E`, `S`, `W` sont des éléphants selon leur regard, `n`, `e`, `s`, `w` des rhinocéros, `#` est un rocher. Après un espace vient le camp qui doit jouer, `E` ou `R`. Le nombre d’animaux en réserve se déduit du plateau.
    Un troisième champ ne s’écrit que s’il a quelque chose à dire. Ses parties sont jointes par des virgules, dans cet ordre :
    • `t1` à `t4` : le numéro du coup à venir, tant que dure l’interdiction du début (S4.4) ;
    • `x2`, `x3`… : combien de fois la position est apparue, si c’est plus d’une ;
    • `=E`, `=R` ou `==` : la partie est terminée, gagnée ou nulle. Le camp qui doit jouer change aussi après le dernier coup.
    Les positions précédentes sont dans la partie enregistrée, pas dans ce texte. Un programme qui ne lit que ce texte recommence à compter.
rules-s5-2-name = Les coups
rules-s5-2 =
    • `+a1n` : entrer en a1 tourné vers le nord ; si a1 est occupée, pousser.
    • `a1b1n` : aller de a1 en b1 et regarder vers le nord ; si b1 est occupée, pousser.
    • `a1n` : tourner en a1 vers le nord.
    • `a1-` : quitter le plateau depuis a1.
rules-s5-3-name = Ce qui est refusé
rules-s5-3 = Un texte qui ne peut pas être une position est refusé, et l’on vous dit ce qui ne va pas et à quel caractère : une rangée trop longue, une lettre inconnue, trop d’animaux, un rocher qui manque. Deux rochers ne sont acceptés qu’avec `=E` ou `=R`, car le plateau seul ne montre pas qui a gagné.
rules-s6 = Des nombres pour vérifier un programme
rules-s6-lead = Si vous programmez le jeu, comptez les suites possibles depuis le début : 64 après un coup, 3 894 après deux, 279 082 après trois, 19 235 728 après quatre ; une partie finie plus tôt compte une fois. Avec `push="line"`, c’est 279 102 après trois. Si vos nombres sont les mêmes, vos règles sont très probablement justes.

# ---- King of Siam
rules-k1 = Le matériel de jeu
rules-k1-1-name = Trois factions
rules-k1-1 = Les Rama sont jaunes (`R`), les Lao rouges (`L`), les Malais bleus (`M`). Chaque faction a 18 partisans, 16 seulement à deux joueurs. Vous ne jouez pas pour une seule faction ; vous réunissez des partisans des trois.
rules-k1-2-name = Huit provinces
rules-k1-2 = Le pays a huit provinces. L’une est la province d’origine des Rama, une autre celle des Lao, une autre celle des Malais. La carte du pays montre quelles provinces sont voisines.
rules-k1-3-name = Huit cartes chacun
rules-k1-3 = Tous les joueurs commencent avec les mêmes huit cartes : Maharacha (`K`), Khon Thai deux fois (`T`), 1 contre 1 (`1`), 2 contre 1 (`2`), et Rama (`R`), Lao (`L`) et Malais (`M`). Vous n’en recevrez jamais d’autre : vos huit cartes doivent suffire pour toute la partie.
rules-k1-4-name = Tuiles et marqueurs
rules-k1-4 = Chaque province a une tuile. Les tuiles sont rangées sur les emplacements 1 à 8, face visible jusqu’à ce que leur province soit attribuée. Il y a aussi des marqueurs pour montrer qui contrôle une province, huit par faction et quatre britanniques, et quatre marqueurs Roi.
rules-k1-5-name = Les cartes du pays
rules-k1-5 =
    Une carte du pays est un fichier : on peut donc jouer sur une autre. Deux sont fournies : `siam`, et `britain`, qui a les frontières d’une édition plus récente de la même idée, The King is Dead, de 2020. Seule la carte en vient ; les règles restent les mêmes.
    Si vous avez le plateau imprimé, copiez le fichier, corrigez ses frontières et jouez dessus. Une carte doit avoir exactement huit provinces avec des codes de deux lettres, trois provinces d’origine différentes, des frontières entre provinces existantes et un chemin de chacune à toutes les autres ; sinon elle est refusée, et l’on vous dit pourquoi.
rules-k1-5-ruling = Nous n’avons pas d’image du plateau d’origine. Nous savons qu’Ayutthaya est la province d’origine des Rama, que Sukhothai est une province, que les Lao vivent au nord et les Malais loin au sud. Tout le reste de la carte du pays `siam`, nous l’avons déduit du pays tel qu’il était en 1874.
rules-try-map-siam = La carte du pays `siam`. Des maisons marquent les trois provinces d’origine ; la province au contour vif est contestée.
rules-try-map-britain = La carte du pays `britain`. Essex est la province d’origine des Rama, Gwynedd celle des Lao, Moray celle des Malais.
rules-k2 = La mise en place
rules-k2-1-name = Vos deux premiers partisans
rules-k2-1 = Chacun tire une carte d’aide avec un numéro de 1 à 3 (de 1 à 4 si vous êtes quatre). Elle indique les deux partisans avec lesquels vous commencez.
rules-k2-1-ruling = On sait que chaque carte montre deux couleurs. Nous supposons que la carte 1 donne un Rama et un Lao, la carte 2 un Lao et un Malais, la carte 3 un Rama et un Malais. Le joueur qui a la carte 4 reçoit la même paire que son voisin de gauche.
rules-k2-2-name = Placer les partisans
rules-k2-2 = Placez dans chaque province d’origine deux partisans de sa faction. Puis tirez des partisans au hasard jusqu’à ce que chaque province en ait quatre. Tous les autres forment la réserve.
rules-try-set-up = Une mise en place à deux, prête à jouer. Ici, vous jouez pour tout le monde : choisissez une carte et suivez les étapes, ou passez.
rules-k2-3-name = L’ordre des tuiles
rules-k2-3 = Les huit tuiles sont mélangées et posées face visible. Tout le monde voit dès le début quand viendra chaque province.
rules-k2-4-name = Places et équipes
rules-k2-4 = Le joueur dont la carte d’aide a le plus petit numéro commence. On joue dans le sens des aiguilles d’une montre, d’une place à la suivante. À quatre, les joueurs des places 1 et 3 jouent ensemble contre ceux des places 2 et 4.
rules-k2-5-name = Le hasard s’arrête ici
rules-k2-5 = Après la mise en place, plus rien n’est laissé au hasard. La mise en place vient d’un nombre, la graine, et une partie enregistrée contient la mise en place elle-même ; on peut donc rejouer une partie exactement comme elle était.
rules-k3 = Le déroulement du jeu
rules-k3-1-name = Huit luttes de pouvoir
rules-k3-1 = On lutte pour les provinces une par une, dans l’ordre de leurs tuiles. La province contestée est toujours celle de la première tuile encore visible.
rules-k3-2-name = Jouer une carte ou passer
rules-k3-2 = À votre tour, vous jouez une carte (K4) ou vous passez. Si vous passez, vous pourrez quand même jouer une carte à votre prochain tour. Tant que vous avez des cartes, vous avez toujours le choix, sauf dans le cas de K4.5. Sans carte, vous devez passer.
rules-k3-3-name = Tous ont passé
rules-k3-3 = Quand tous les joueurs ont passé l’un après l’autre, la lutte est terminée (K6). Le joueur à gauche du dernier qui a passé commence la lutte suivante.
rules-k4 = Jouer une carte
rules-k4-1-name = D’abord la carte, puis un partisan
rules-k4-1 = Faites ce que dit la carte. Prenez ensuite un partisan dans n’importe quelle province et posez-le devant vous, où tous peuvent le voir. La carte ne sert plus.
rules-k4-2-name = Autant que possible
rules-k4-2 = Une carte fait tout ce que les règles lui permettent. Si une partie seulement est possible, faites cette partie. Si rien ne l’est, vous pouvez jouer la carte quand même.
rules-k4-3-name = On prend toujours un partisan
rules-k4-3 = Même une carte sans effet vous permet de prendre un partisan, et vous devez en prendre un.
rules-k4-3-ruling = S’il ne reste pas un seul partisan sur la carte du pays, vous n’en prenez pas.
rules-k4-4-name = Les provinces attribuées restent vides
rules-k4-4 = Dès qu’une faction ou les Britanniques contrôlent une province, plus aucun partisan ne peut y aller. Elle reste vide.
rules-k4-5-name = La toute dernière carte
rules-k4-5 =
    Supposons que toutes les autres mains soient vides et qu’il vous reste une seule carte, la toute dernière de la partie. Vous ne pouvez la jouer que si elle vous fait gagner, vous ou votre partenaire. Comme personne ne peut plus répondre, les luttes qui restent se décident selon l’état du pays après cette carte.
    Seules les façons gagnantes de la jouer sont permises, même si passer gagnerait aussi. Ensuite, les luttes qui restent se jouent quand même, en passant ; ces passes sont des coups et figurent dans la partie enregistrée.
rules-try-last-card = Le joueur 1 a la dernière carte, 1 contre 1. Beaucoup d’échanges gagnent ici. Regardez celui qui ne gagne pas, et lisez pourquoi il est refusé.
rules-k4-6-name = Ce qui est caché
rules-k4-6 =
    Les cartes jouées forment une pile devant chaque joueur, et l’on ne voit que celle du dessus. C’est la façon normale, `discards="top"`. Vous voyez votre main, le nombre de cartes des autres, le dessus de chaque pile et le dernier coup de chacun. Les autres mains, les cartes du dessous et les coups plus anciens restent cachés jusqu’à la fin de la partie.
    Avec `discards="open"`, rien n’est caché. Les parties rapides et les leçons se jouent ainsi, et vous le disent.
rules-k5 = Ce que font les cartes
rules-k5-1-name = Maharacha
rules-k5-1 = Choisissez deux tuiles visibles sans marqueur Roi, échangez-les et posez un marqueur Roi sur l’une des deux. Une tuile marquée ne bouge plus jamais. Si vous déplacez la tuile contestée, une autre province est aussitôt contestée.
rules-k5-1-ruling = S’il y a moins de deux tuiles possibles, on n’échange rien et on ne pose aucun marqueur.
rules-try-king = Nakhon Si Thammarat est contestée. Échangez sa tuile contre celle de Luang Prabang, pour que la province des Lao vienne d’abord.
rules-k5-2-name = Khon Thai
rules-k5-2 = Prenez dans la réserve un partisan de chaque faction et placez chacun dans une province que personne ne contrôle : tous ensemble ou chacun ailleurs, comme vous voulez. Si la réserve n’a plus de partisan d’une faction, cette faction est laissée de côté.
rules-try-khon = À Chiang Mai, Rama et Lao sont à égalité. Un Rama de plus décide ; les deux autres peuvent aller là où ils ne gênent pas.
rules-k5-3-name = 1 contre 1
rules-k5-3 = Échangez un partisan d’une province contre un partisan d’une autre. Les deux provinces peuvent être éloignées, et les deux partisans de la même faction.
rules-try-one-for-one = Échangez un Malais de Chiang Mai, tout au nord, contre un Rama de Kedah, tout au sud.
rules-k5-4-name = 2 contre 1
rules-k5-4 = Échangez deux partisans d’une province contre un partisan d’une province voisine. Là aussi, ils peuvent être de la même faction.
rules-k5-4-ruling = Si un tel échange n’est possible nulle part, mais que deux provinces voisines ont des partisans, échangez un contre un.
rules-try-two-for-one = Deux Malais quittent Nakhon Si Thammarat, contestée, pour Ayutthaya, et un Rama en revient.
rules-k5-5-name = Pas d’échange inverse
rules-k5-5 = Après un 1 contre 1, la carte suivante ne peut pas être un 1 contre 1 qui ramène simplement les mêmes partisans dans les mêmes deux provinces, peu importe qui a joué le premier. Il en va de même pour 2 contre 1. Dès qu’une autre carte est jouée, l’interdiction tombe ; les passes et la fin d’une lutte ne la font pas tomber. Pour K4.2, un échange interdit compte comme impossible.
rules-k5-5-ruling = Seul l’échange exactement inverse est interdit : tous les partisans du premier échange, par le même genre de carte. Deux provinces qui viennent d’échanger des partisans d’une même faction ne peuvent donc pas recommencer aussitôt. Un échange différent qui a le même effet est permis.
rules-try-no-undoing = Le joueur 1 vient d’échanger un Malais de Chiang Mai contre un Rama de Kedah. Le joueur 2 aimerait défaire cet échange.
rules-k5-6-name = Rama, Lao, Malais
rules-k5-6 = Deux partisans de la faction de la carte vont de la réserve dans une ou deux provinces que personne ne contrôle. Chacune doit être voisine d’une province que cette faction contrôle, ou de sa province d’origine ; mais celle-ci ne compte plus dès qu’une autre faction ou les Britanniques la contrôlent. S’il n’y a qu’un partisan dans la réserve, on place celui-là.
rules-try-faction-card = Les Rama ne contrôlent encore rien : ils se rassemblent donc autour de leur province d’origine, Ayutthaya. Deux d’entre eux font basculer la lutte pour Khorat.
rules-k6 = La fin d’une lutte
rules-k6-1-name = À qui revient la province ?
rules-k6-1 = La faction qui y a le plus de partisans en prend le contrôle. Si deux ou trois factions sont à égalité en tête, ou s’il n’y a aucun partisan, les Britanniques entrent dans la province et la prennent.
rules-try-majority = Le joueur 1 a passé. Si le joueur 2 passe aussi, Khorat est attribuée : trois Rama contre un Malais.
rules-try-british = Deux Rama, deux Lao : à Luang Prabang, ils ne s’accordent sur rien. Passez, et voyez qui s’en réjouit.
rules-k6-2-name = Chacun rentre
rules-k6-2 = Les partisans de la province retournent dans la réserve, et sa tuile est retournée face cachée.
rules-k6-3-name = Quand la partie se termine
rules-k6-3 = À la quatrième province britannique, la partie se termine sur-le-champ. Sinon, elle se termine après la huitième lutte.
rules-k7 = Qui gagne
rules-k7-1-name = Une colonie britannique
rules-k7-1 = Si les Britanniques ont quatre provinces, ce sont les séries complètes qui comptent : un partisan de chaque faction fait une série. Le joueur qui a le plus de séries gagne. En cas d’égalité, c’est celui de ces joueurs qui a joué une carte en dernier ; si aucun d’eux n’a joué de carte, ils partagent la victoire.
rules-try-colony = Les Britanniques ont trois provinces, et il y a égalité à Nakhon Si Thammarat. Encore une passe, et le Siam est une colonie. Les deux joueurs ont deux séries, et la dernière carte est celle du joueur 2.
rules-k7-2-name = Quelle faction règne
rules-k7-2 = S’il n’y a pas de colonie, la faction qui contrôle le plus de provinces règne. En cas d’égalité, c’est celle des factions à égalité qui a gagné une province en dernier.
rules-k7-2-ruling = La deuxième et la troisième faction se déterminent de la même façon.
rules-k7-3-name = Quel joueur gagne
rules-k7-3 = Vous gagnez si vous avez le plus de partisans de la faction régnante. En cas d’égalité, on compare les partisans de la deuxième faction. Si c’est encore l’égalité, celui de ces joueurs qui a joué une carte en dernier est éliminé.
rules-k7-3-ruling = On continue jusqu’à ce qu’il reste un joueur. Une faction sans province n’est jamais deuxième. Un joueur qui n’a joué aucune carte compte comme s’il avait joué avant tous les autres. Les joueurs que rien ne départage gagnent ensemble.
rules-try-second-faction = La dernière lutte : les Rama prennent Sukhothai et règnent. Chacun a trois Rama ; c’est donc la deuxième faction, les Lao, qui décide.
rules-k7-4-name = À quatre
rules-k7-4 = Chacun collectionne pour soi. Le joueur qui gagne selon K7.3 gagne avec son partenaire. Dans une colonie, les partenaires réunissent leurs partisans et comptent les séries ; en cas d’égalité, l’équipe qui a joué la dernière carte gagne.
rules-k7-4-ruling = Les égalités de K7.3 se départagent joueur par joueur, et un joueur éliminé gagne tout de même si son partenaire reste.
rules-try-teams = Les Rama vont régner. Le joueur 1 a le plus de Rama, quatre, et gagne avec le joueur 3, qui n’en a qu’un.
rules-k7-5-name = Sans parler
rules-k7-5 = À quatre, personne ne parle de la partie ni ne montre ses cartes, pas même à son partenaire ; ces parties n’ont pas de discussion. L’option `talk=True`, une idée de l’auteur, permet de parler si tout le monde entend : vous pouvez nommer vos cartes, mais pas les montrer.
rules-k8 = Comment s’écrivent coups et positions
rules-k8-1-name = Les coups
rules-k8-1 =
    Un coup est `pass`, ou une carte, puis `:` et ce qu’elle fait, puis `>` et le partisan que vous prenez.
    • `king:su,ay!ay>R@kh` : échanger les tuiles de su et de ay, marqueur Roi sur ay, prendre un Rama à kh.
    • `khon:R@su,L@cm,M@ke>L@cm` : un Rama à su, un Lao à cm, un Malais à ke ; prendre un Lao à cm.
    • `1v1:L@cm,R@su>M@ke` : échanger un Lao de cm et un Rama de su ; prendre un Malais à ke.
    • `2v1:RL@su,M@ay>R@ay` : échanger un Rama et un Lao de su contre un Malais de ay ; prendre un Rama à ay.
    • `rama:su,kh>R@su`, `lao:kh,kh>L@kh` : où vont les deux partisans, et lequel vous prenez.
    • `malay>L@su` : aucun partisan n’a pu être placé. Une carte sans effet n’a pas de `:…`, et s’il ne restait aucun partisan à prendre, il n’y a pas de `>…`.
    Chaque coup a une seule forme normale : les factions dans l’ordre R, L, M, les provinces dans l’ordre de la carte ; dans un `2v1` seulement, les deux partisans viennent avant celui de l’autre province. Un autre ordre est accepté et corrigé.
rules-k8-2-name = Les positions
rules-k8-2 =
    Une position a huit champs séparés par des espaces :
    • la carte et le nombre de joueurs : `siam:2` ;
    • les partisans de chaque province, `R.L.M`, dans l’ordre de la carte, séparés par `/` ;
    • les tuiles par emplacement, avec des virgules : le code, `!` pour un marqueur Roi, et `=R`, `=L`, `=M` ou `=B` quand la province est attribuée, comme `ay!=R` ;
    • pour chaque place, les partisans réunis et la main, `1.0.1:KTT12RLM`, les cartes toujours dans cet ordre ; `-` est une main vide ;
    • la place qui doit jouer, comptée depuis 1 ; après la fin, celle à gauche du dernier qui a passé ;
    • combien de joueurs viennent de passer de suite ; 0 après la fin ;
    • les places selon leur dernière carte, la plus récente d’abord, `2>1` ; `-` si aucune n’a été jouée ;
    • l’échange qu’on ne peut pas défaire (K5.5), comme `1v1:L@cm,R@su`, ou `-`. Il reste malgré les passes et les luttes, jusqu’à la carte suivante.
    Tous les autres partisans sont dans la réserve. Un exemple : `siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -`
rules-k8-3-name = Ce qui est refusé
rules-k8-3 =
    Un texte qui décrit une position impossible est refusé, et l’on vous dit ce qui ne va pas et où. Sont impossibles :
    • plus de partisans qu’une faction n’en a, ou des partisans dans une province attribuée ;
    • une province que la carte n’a pas, une tuile en double, ou une tuile attribuée après une tuile visible ;
    • des cartes qu’aucun joueur ne peut avoir, ou plus de marqueurs Roi que de Maharacha jouées ;
    • plus de quatre provinces britanniques, ou une province attribuée après la quatrième ;
    • autant de passes que de joueurs ;
    • un ordre des dernières cartes qui ne nomme pas exactement les places ayant moins de huit cartes, ou un échange par une carte que la place nommée en premier a encore.
rules-k8-4-name = Ce qu’un joueur peut voir
rules-k8-4 = Une vue est une position sans les secrets de K4.6. À la place d’une main cachée, il y a `*`, le nombre de cartes et la carte du dessus de la pile : `*5K`. Avant la première carte, c’est `*8`.
rules-k9 = Des nombres pour vérifier un programme
rules-k9-lead = Il y a environ 20 000 façons de jouer un coup ; l’application ne les affiche donc jamais toutes. Elle compose le coup étape par étape : la carte, chacune de ses cibles, le partisan. Si vous écrivez un programme pour ce jeu, comptez ses coups dans ces positions pour le vérifier.
rules-k9-1-name = À deux
rules-k9-1 = L’exemple de K8.2 permet 17 213 coups. Khon Thai : 10 048 ; 1 contre 1 : 2 944 ; 2 contre 1 : 2 826 ; Maharacha : 1 064 ; Rama : 194 ; Lao : 117 ; Malais : 19 ; et une passe.
rules-k9-2-name = À trois
rules-k9-2 = 22 004 coups : `siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na 1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -`
rules-k9-3-name = À quatre
rules-k9-3 = 17 333 coups : `siam:4 1.2.1/0.2.2/1.2.1/2.0.2/3.1.0/2.1.1/1.3.0/0.1.3 na,ba,ay,lp,ke,cm,kh,su 1.0.1:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 4 0 - -`
rules-k9-4-name = L’autre carte du pays
rules-k9-4 = 19 708 coups : `britain:3 1.1.2/2.0.2/2.1.1/0.2.2/0.2.2/1.1.2/2.2.0/1.2.1 wa,la,gw,nb,mo,es,de,st 1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 3 0 - -`
rules-k9-5-name = Exemples détaillés
rules-k9-5 = Les exemples détaillés des règles imprimées sont vérifiés aussi : qui commence après un tour de passes, qui prend une province, quelle faction règne, qui gagne seul et en équipe.
