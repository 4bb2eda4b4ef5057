"""Thousands of games at once: one compiled step for all of them, masks and observations written as they go."""
