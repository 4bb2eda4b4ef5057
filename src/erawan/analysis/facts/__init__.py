"""Facts about played turns, checked against the rules. The coach explains only what is a fact."""
