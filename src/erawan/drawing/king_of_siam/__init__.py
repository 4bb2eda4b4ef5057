"""What the drawings of King of Siam are made of: the facts to show, the regions of a map, symbols and panels."""
