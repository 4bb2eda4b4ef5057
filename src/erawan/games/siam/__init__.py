"""Siam, a game by Didier Dhorbait: elephants against rhinos; pushing a rock off the board wins."""
