"""Siam, a game by Didier Dhorbait: elephants against rhinos, who pushes a rock off the board."""
