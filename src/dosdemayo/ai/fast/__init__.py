"""The compiled part of the search: one turn played to its end, valued, and tabled."""
