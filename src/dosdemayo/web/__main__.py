"""`python -m dosdemayo.web`: the server on the loopback address, without opening a browser."""

import argparse

from dosdemayo.shell import MISTAKE, UserError
from dosdemayo.spoken import said
from dosdemayo.web.ready import check_start, database_url

parser = argparse.ArgumentParser(prog="python -m dosdemayo.web", description=__doc__)
parser.add_argument("--host", default="127.0.0.1")
parser.add_argument("--port", type=int, default=8808)
arguments = parser.parse_args()
try:
    check_start(arguments.host, arguments.port, database_url())
except UserError as error:
    parser.exit(MISTAKE, f"{said('error-said', reason=error)}\n")

from dosdemayo.web.serve import serve  # noqa: E402 - loads what takes long

serve(arguments.host, arguments.port, open_browser=False)
