"""`python -m dosdemayo.web`: the server on the loopback address, without opening a browser."""

import argparse

from dosdemayo.web.serve import serve

parser = argparse.ArgumentParser(prog="python -m dosdemayo.web", description=__doc__)
parser.add_argument("--host", default="127.0.0.1")
parser.add_argument("--port", type=int, default=8808)
arguments = parser.parse_args()
serve(arguments.host, arguments.port, open_browser=False)
