"""Learning by self-play, on a GPU or, slowly, on a CPU; needs the extra ``training`` (PyTorch)."""
