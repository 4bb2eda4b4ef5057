"""The boards of the terminal app: pictures in characters with places that can be clicked."""
