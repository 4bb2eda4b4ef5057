"""Neural nets learned by self-play: load them, and compute them in integers, with the same result on every machine."""
