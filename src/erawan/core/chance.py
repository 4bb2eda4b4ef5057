"""Random numbers inside kernels: the same stream interpreted, compiled and on a GPU.

A generator is two words of 32 bits in an int64 array, stepped by the xoroshiro64* scheme of David Blackman and
Sebastiano Vigna. Everything stays below 2^63, so that plain Python integers, NumPy's and the GPU's agree.
"""

from __future__ import annotations

from erawan.core.compiled import kernel
from erawan.core.contract import Vector

MASK = 0xFFFFFFFF
CHANCE_SIZE = 2


@kernel
def _times(word: int, factor: int) -> int:
    """Return the low 32 bits of the product of two 32-bit numbers, computed from 16-bit halves."""
    low = (word & 0xFFFF) * factor
    high = (((word >> 16) * factor) & 0xFFFF) << 16
    return (low + high) & MASK


@kernel
def _rotate(word: int, by: int) -> int:
    """Return a 32-bit word rotated to the left."""
    return ((word << by) | (word >> (32 - by))) & MASK


@kernel
def seed_chance(chance: Vector, seed: int) -> None:
    """Seed the generator ``chance`` (an array of ``CHANCE_SIZE``) with a number.

    Neighbouring seeds give unrelated streams.
    """
    for i in range(CHANCE_SIZE):
        word = ((seed & MASK) + _times(i + 1, 0x9E3779B9) + _times((seed >> 32) & MASK, 0x85EBCA6B)) & MASK
        word = _times(word ^ (word >> 16), 0x7FEB352D)
        word = _times(word ^ (word >> 15), 0x846CA68B)
        chance[i] = word ^ (word >> 16)
    if chance[0] == 0 and chance[1] == 0:
        chance[0] = 1


@kernel
def draw(chance: Vector, below: int) -> int:
    """Return a random number from 0 up to, not including, ``below`` (at most 2^31)."""
    first = chance[0]
    second = chance[1] ^ first
    chance[0] = _rotate(first, 26) ^ second ^ ((second << 9) & MASK)
    chance[1] = _rotate(second, 13)
    return (_times(first, 0x9E3779BB) * below) >> 32
