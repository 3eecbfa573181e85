"""`monopoly`, and `python -m monopoly_tui`: the command line, which may be left while it is still being loaded."""

import sys


def main() -> int:
    """Run the command line; the exit code, also of who has seen enough before there is one."""
    try:
        from monopoly_tui import cli

        return cli.main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
