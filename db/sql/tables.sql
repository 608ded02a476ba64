-- Table settings that drizzle-kit does not support.

-- Each order reduces stock: free space on the page allows heap-only updates, which change no index.
alter table products set (fillfactor = 85);
