"""A position as a picture: the board of the page, drawn in Python."""

from dosdemayo.picture.board import Picture, Pictured, board_svg

__all__ = ["Picture", "Pictured", "board_svg"]
