"""The command `dosdemayo`."""


def main() -> None:
    """Entry point of the command; what each subcommand needs is imported when it runs."""
    from dosdemayo.cli.app import app

    app()
