"""How the puzzles were made: found in games between levels, proved, and graded by who solves them."""
