"""``python -m erawan``: the command line."""

from erawan.cli import main

main()
