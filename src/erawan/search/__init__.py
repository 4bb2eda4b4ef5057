"""The searches: engines that find good turns within limits, built on the rules' kernels."""
