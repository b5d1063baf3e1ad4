"""Where games are kept. The list of answers is the truth; whatever else is stored helps people to come back to it."""
