"""The search for King of Siam: evaluation, candidate turns, tree, endings, engines and levels."""
