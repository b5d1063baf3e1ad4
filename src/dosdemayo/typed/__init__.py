"""What people type, in the terminal and in the text mode of the page: questions in words, and answers read."""

from dosdemayo.typed.asking import Asking
from dosdemayo.typed.words import Words

__all__ = ["Asking", "Words"]
