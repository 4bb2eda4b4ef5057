"""Facts about played turns, checked against the rules. The coach explains nothing else."""
