web-puzzles = Puzzels: elke dag een, en nog honderden meer
