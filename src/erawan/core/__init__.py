"""The base of every game: the contract of kernels, states, options, errors, the registry and the conformance kit."""
