"""What several server processes tell each other over Redis. Nothing here is the truth: that is in the database."""
