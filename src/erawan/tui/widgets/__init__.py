"""The parts that screens of the terminal app are made of."""
