"""The games. Each has the same files: kernel, state, notation, setup, view, features."""
