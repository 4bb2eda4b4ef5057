"""The base of every game.

The contract of its kernels, states, options, errors, the registry and the conformance kit.
"""
