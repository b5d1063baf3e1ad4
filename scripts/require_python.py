"""Stop the set-up early, in plain words, when the interpreter is too old or has no venv module."""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "dosdemayo needs Python 3.11 or newer; this is %s. Try: make PYTHON=python3.11 ..." % sys.version.split()[0]
    )

try:
    import ensurepip  # noqa: F401
    import venv  # noqa: F401
except ImportError:
    sys.exit("This Python has no venv module. On Debian or Ubuntu: apt-get install python3-venv")
