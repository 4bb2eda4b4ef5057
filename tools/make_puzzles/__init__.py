"""Make the puzzles of the collections: find positions in games between levels, prove them, and rate them."""
