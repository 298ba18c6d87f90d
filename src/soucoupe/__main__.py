"""`python -m soucoupe` is the command `soucoupe`."""

import sys

from soucoupe.cli import main

if __name__ == "__main__":
    sys.exit(main())
