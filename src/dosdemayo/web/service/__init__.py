"""Games in the database, the news of them, and whoever acts without a request: computer opponents, clocks, notices."""
