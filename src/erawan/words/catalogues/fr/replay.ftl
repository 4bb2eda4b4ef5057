# Errors of analyses.
error-analysis-of-what = dites ce qu'il faut analyser : une partie ou une position, l'une des deux
error-analysis-running = une partie encore en cours n'est pas analysée
error-analysis-unknown = cette analyse n'existe pas
error-analysis-not-yours = seule la personne qui a demandé une analyse peut l'arrêter, tant qu'elle attend ou avance
error-analysis-too-long = trop long pour une analyse : { $found } tours, au plus { $most }
error-analysis-too-many = au plus { $most } de vos analyses peuvent attendre en même temps
error-analysis-busy = trop d'analyses sont demandées en ce moment ; réessayez plus tard
