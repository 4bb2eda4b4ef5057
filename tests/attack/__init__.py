"""One bad guest against the server: can it disturb the games of others?

``python -m tests.attack`` runs every scenario for a few seconds and prints a table: how long a bystander's turns took,
how the server answered the guest, and what the server wrote into its log. ``python -m tests.attack --long`` does more
of everything and adds a thousand kills. See ``__main__.py``.

``python -m tests.attack.process_faults`` restarts, kills and freezes parts of several server processes under play.
"""
