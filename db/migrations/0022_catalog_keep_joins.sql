-- Which rows a statement really changed is found by joining its rows before and after, of which the planner knows
-- nothing: for an order of two thousand lines it chose a loop in a loop, 1.9 s, where a hash takes 6 ms.
alter function catalog_keep() set enable_nestloop = off;
