"""What every game stands on: the contract, errors, options, the registry and the conformance kit."""
