"""The laboratory: research environments, solvable miniatures, and studies of many games.

Importing it loads none of the libraries it works with; each module imports its own. They come with `dosdemayo[lab]`.
"""
