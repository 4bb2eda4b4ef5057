"""The parts of the drawings of King of Siam: the facts to show, the regions of a map, symbols and panels."""
