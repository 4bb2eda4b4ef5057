"""Run migrations over the connection that ``erawan.server.store.database`` gives."""

from alembic import context

from erawan.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
