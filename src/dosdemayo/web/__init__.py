"""The server: games over HTTP, kept in a database, and the page that plays them."""
