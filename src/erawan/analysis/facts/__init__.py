"""Facts about played turns, checked against the rules: the coach explains nothing else."""
