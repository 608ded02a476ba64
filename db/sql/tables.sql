-- What drizzle-kit cannot say about a table.

-- Stock falls with each order: room on the page keeps that a heap-only update that touches no index.
alter table products set (fillfactor = 85);
