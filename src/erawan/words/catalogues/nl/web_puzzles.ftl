web-puzzles = Puzzels: elke dag een nieuwe, en nog honderden meer
