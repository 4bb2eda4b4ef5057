"""Examples: what others can build on Erawan."""
