error-puzzle-no-day = il n’y a pas de problème du jour pour { $day }
error-run-stale = cette série a continué ailleurs ; rechargez la page pour la poursuivre
