"""Alembic's entry: it is given a connection, inside whose transaction it works."""

from alembic import context

from dosdemayo.web.store.tables import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
