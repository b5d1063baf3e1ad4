"""How strong the computer opponents are and how fair the game is between them: long runs, kept data, and the pages."""
