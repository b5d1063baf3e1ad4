"""`python -m dosdemayo` is `dosdemayo`."""

from dosdemayo.cli import main

main()
