"""An unofficial digital edition of the board game *2 de Mayo*, for people who play and people who study."""

__version__ = "0.1.0"
