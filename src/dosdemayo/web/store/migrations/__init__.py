"""Alembic migrations; they run whenever a server starts."""
