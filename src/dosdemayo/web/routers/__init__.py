"""The routes, by topic."""
