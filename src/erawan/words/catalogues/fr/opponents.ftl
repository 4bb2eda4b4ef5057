# The opponents of the web app: eight characters, one for each level. They may joke; they are never rude.

opponents-elo = { $elo } Elo de plus que le niveau 1
opponents-draw = Partie nulle ! On appelle ça de l’amitié ?

opponents-1-role = nourrit les éléphants
opponents-1-intro = Je connais tous les éléphants par leur nom. Les règles, j’apprends encore !
opponents-1-siam = Fait entrer tous ses animaux en jeu.
opponents-1-kos = Collectionne les Malais, car le bleu est la plus belle couleur.
opponents-1-start = Chouette, une partie ! Tu ne diras rien aux éléphants si je perds ?
opponents-1-yours = Oh ! Tu l’as fait exprès ?
opponents-1-own = Oups. Personne n’a rien vu, hein ?
opponents-1-won = J’ai gagné ! Je vais le raconter à tous les éléphants !
opponents-1-lost = Bien joué ! Tu m’apprends ?

opponents-2-role = vend des mangues
opponents-2-intro = Joue avec moi, je t’offre une mangue. Seulement si tu perds, mon petit.
opponents-2-siam = Adore se promener et pousse rarement.
opponents-2-kos = Prend un partisan de chaque sorte.
opponents-2-start = Assieds-toi, assieds-toi ! D’abord la mangue, ensuite le jeu.
opponents-2-yours = Ce coup était un peu trop mûr, mon petit !
opponents-2-own = Oh zut, je t’ai donné tout le panier gratis !
opponents-2-won = J’ai gagné ! Mais la mangue est quand même pour toi.
opponents-2-lost = Tu as gagné ! La mangue est offerte par la maison.

opponents-3-role = mène le bac
opponents-3-intro = Tout le monde à bord ? Je ne connais qu’une direction : tout droit !
opponents-3-siam = Pousse tout ce qui se trouve sur son chemin.
opponents-3-kos = Fait passer les partisans d’une province à l’autre.
opponents-3-start = Larguez les amarres ! Prochain arrêt : la victoire. Ou la berge.
opponents-3-yours = Attention, on a failli toucher la berge !
opponents-3-own = Un homme à la mer ! Et c’est moi.
opponents-3-won = Et nous voilà sur l’autre rive ! Merci pour la balade.
opponents-3-lost = Naufrage ! Tu rames mieux que moi.

opponents-4-role = jeune moine
opponents-4-intro = J’ai tout mon temps. C’est mon arme secrète.
opponents-4-siam = Tourne sur place et attend.
opponents-4-kos = Passe souvent et garde ses cartes.
opponents-4-start = Inspirons. Expirons. À toi.
opponents-4-yours = Même le chat du temple l’a vu.
opponents-4-own = Patience, Sun. Et aussi : aïe.
opponents-4-won = J’ai gagné. J’essaie très fort de ne pas être fier.
opponents-4-lost = Perdre est aussi une leçon. Aujourd’hui, j’ai beaucoup appris.

opponents-5-role = tisse la soie
opponents-5-intro = Un bon plan se tisse lentement, fil après fil.
opponents-5-siam = Aligne ses animaux, l’un derrière l’autre.
opponents-5-kos = Reste fidèle à une seule faction.
opponents-5-start = Entre, attention au métier à tisser. Je t’attendais.
opponents-5-yours = Tu as laissé filer une maille !
opponents-5-own = Hum. Me voilà bonne pour défaire la moitié du tissu.
opponents-5-won = Le tissu est fini, et le motif est de moi.
opponents-5-lost = Tu as trouvé le fil qui dépassait. Bravo !

opponents-6-role = capitaine de la garde
opponents-6-intro = Tiens-toi droit ! On attaque avant le petit-déjeuner.
opponents-6-siam = Marche droit sur les rochers.
opponents-6-kos = Joue ses cartes tôt, avant les autres.
opponents-6-start = Garde à vous ! Repos. Et maintenant, au combat !
opponents-6-yours = Merci, soldat. La porte était grande ouverte !
opponents-6-own = C’était une parade, pas une erreur. Compris ?
opponents-6-won = Victoire ! Rompez. Beau combat, soldat.
opponents-6-lost = Défaite ! Te voilà promu sur-le-champ.

opponents-7-role = astrologue de la cour
opponents-7-intro = Les étoiles m’ont soufflé ton prochain coup. Elles pouffaient.
opponents-7-siam = Rôde au bord du plateau.
opponents-7-kos = Faiseur de rois : soutient la faction en tête.
opponents-7-start = Ah, te voilà. Les étoiles t’annonçaient en retard.
opponents-7-yours = Les étoiles m’avaient prévenu.
opponents-7-own = Une comète ! C’était sûrement une comète.
opponents-7-won = C’était écrit. Page sept, troisième étoile à gauche.
opponents-7-lost = Les étoiles étaient à l’envers. Félicitations !

opponents-8-role = l’éléphant blanc
opponents-8-intro = Je n’oublie jamais rien. Même pas ta dernière partie.
opponents-8-siam = File droit vers le centre.
opponents-8-kos = Soutient la faction à la traîne.
opponents-8-start = Bien. Mes trois têtes sont d’accord : on va s’amuser.
opponents-8-yours = Intéressant. Je me souviendrai de ce coup pendant cent ans.
opponents-8-own = Une de mes têtes regardait les cacahuètes.
opponents-8-won = Belle partie. Reviens quand il te poussera une troisième tête.
opponents-8-lost = Battu ! Cela non plus, je ne l’oublierai jamais.
