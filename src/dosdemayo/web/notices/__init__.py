"""Telling an absent player that it is asked: by webhook, by mail, and never to a private address."""
