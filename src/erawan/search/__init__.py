"""Searches for good turns: engines over the rules' kernels that work within limits."""
