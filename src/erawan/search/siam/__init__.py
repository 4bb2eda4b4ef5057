"""The search for Siam: alpha-beta with an evaluation learnt from self-play, and levels of strength."""
