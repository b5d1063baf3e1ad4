"""What is told to a user who made a mistake: one sentence, no traceback, exit status 2."""

from dosdemayo.shell import UserError

__all__ = ["UserError"]
