"""Live play: commands come in, what happens is kept, whoever watches is told."""
