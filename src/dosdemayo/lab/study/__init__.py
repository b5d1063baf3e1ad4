"""Studies: many games between named players, in blocks that any machine can play, and a report of what came out."""
