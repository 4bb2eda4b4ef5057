"""Nets learned by self-play: loading, and inference in integers, the same on every machine."""
