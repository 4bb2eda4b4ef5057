"""Thinking about positions: searches over the rules' kernels, within limits, with what they found as values."""
