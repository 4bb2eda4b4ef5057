"""Nets learned by self-play: loading, and inference in whole numbers, the same on every machine."""
