-- Table settings that drizzle-kit does not support.

-- Each order reduces stock: free space on the page allows heap-only updates, which change no index but that of the stock.
alter table items set (fillfactor = 85);
