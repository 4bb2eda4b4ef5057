# Errors of analyses.
error-analysis-of-what = sag, was analysiert werden soll: eine Partie oder eine Stellung, eins von beiden
error-analysis-running = eine Partie, die noch gespielt wird, wird nicht analysiert
error-analysis-unknown = diese Analyse gibt es nicht
error-analysis-not-yours = nur wer eine Analyse verlangt hat, kann sie anhalten, solange sie wartet oder läuft
error-analysis-too-long = zu lang für eine Analyse: { $found } Züge, höchstens { $most }
error-analysis-too-many = höchstens { $most } deiner Analysen können gleichzeitig warten
error-analysis-busy = gerade werden zu viele Analysen verlangt; versuch es später noch einmal
