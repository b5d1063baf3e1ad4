"""This machine on the local network: its address, and a picture of it that a phone can read."""

from __future__ import annotations

import socket
import sys

import segno

from dosdemayo.shell import UserError
from dosdemayo.spoken import said

#: Listening everywhere is what was asked for.
EVERYWHERE = "0.0.0.0"  # noqa: S104
#: An address for examples (RFC 5737). Nothing is sent to it: the system only says which way it would go.
_ANYWHERE = ("192.0.2.1", 9)


def lan_address() -> str:
    """The address under which others on the network see this machine. Raises UserError."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ANYWHERE)
            found: str = probe.getsockname()[0]
        except OSError as error:
            raise UserError("error-no-network") from error
    return found


def print_code(address: str) -> None:
    """The address to be read by a camera; where nobody can see it, only in words."""
    print(said("serve-network", address=address), flush=True)
    if sys.stdout.isatty():
        segno.make(address, error="m", micro=False).terminal(compact=True)
