"""The search for King of Siam: evaluation, turns worth a look, tree, endings, engines and levels."""
