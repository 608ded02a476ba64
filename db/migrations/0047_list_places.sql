-- In all of these p_table, p_filter, p_key and p_way are text of the functions that call, never a user's.

-- Where the matches of a search lie that come after p_skip others: some of their ids, in order. `known` is how many matches
-- there are; null where nobody counted, and then there may be up to p_reach + 1 ids.
-- A word that many rows have is soon found along the order, all matches of a rare one in the text index. The planner knows
-- neither how often a part of a word occurs nor where, and took 20 to 100 ms for some words. So the first 200 rows are asked:
-- where 3 in 100 match, a stretch of 5,000 is likely to hold more than is counted; else up to 2,000 matches are all read.
create function admin_matches(
  p_table text, p_filter text, p_company bigint, p_key text, p_way text, p_skip bigint, p_reach bigint, p_size int,
  out ids bigint[], out known int
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  in_order text := format('order by %1$s %2$s, id %2$s', p_key, p_way);
  stretch text := format('from (select * from %s %s limit $4) as stretch where %s', p_table, in_order, p_filter);
  found int;
begin
  execute 'select count(*) ' || stretch into found using p_company, 0, 0, 200;
  if found >= 6 then
    execute format('select array(select id %s offset $2 limit $3)', stretch) into ids using p_company, p_skip, p_reach + 1, 5000;
    if cardinality(ids) > p_reach then return; end if;
  end if;
  execute format(
      'with hits as materialized (select id, %1$s as place from %2$s where %3$s limit 2001)
       select count(*), array(select id from hits order by place %4$s, id %4$s offset $2 limit $3) from hits',
      p_key, p_table, p_filter, p_way)
    into known, ids using p_company, p_skip, p_size;
  if known > 2000 then
    known := null;
    execute format('select array(select id from %s where %s %s offset $2 limit $3)', p_table, p_filter, in_order)
      into ids using p_company, p_skip, p_reach + 1;
  end if;
end $$;--> statement-breakpoint

-- A part of an export: what stands after the row p_after, or the beginning for 0. It goes on after a row and not at a place,
-- which what is written meanwhile would move. PS409 where that row is gone.
create function admin_part(p_table text, p_filter text, p_company bigint, p_key text, p_way text, p_size int, p_after bigint)
returns bigint[] language plpgsql stable set search_path = public, pg_temp as $$
declare
  ids bigint[];
  at_key text;
  place text := 'true';
  found int;
begin
  if p_after > 0 then
    execute format('select (%s)::text from %s where id = $1', p_key, p_table) into at_key using p_after;
    get diagnostics found = row_count;
    if found = 0 then raise exception 'list moved' using errcode = 'PS409'; end if;
    place := case
      when p_way = 'asc' and at_key is null then format('%s is null and id > %s', p_key, p_after)
      when p_way = 'asc' then format('((%1$s, id) > (%3$L, %2$s) or %1$s is null)', p_key, p_after, at_key)
      when at_key is null then format('(%s is not null or id < %s)', p_key, p_after)
      else format('(%s, id) < (%L, %s)', p_key, at_key, p_after) end;
  end if;
  execute format('select array(select id from %3$s where (%4$s) and %5$s order by %1$s %2$s, id %2$s limit $2)',
      p_key, p_way, p_table, p_filter, place)
    into ids using p_company, p_size;
  return ids;
end $$;--> statement-breakpoint

-- One page of ids; of an export, which says so by the setting `app.list_after`, one part. What is read for a page looks
-- further, to p_cap and at least past the page: so far `total` counts, and `capped` says that there is more.
create or replace function admin_page(
  p_table text, p_filter text, p_searches boolean, p_company bigint, p_key text, p_way text,
  p_page int, p_size int, p_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable set search_path = public, pg_temp set random_page_cost = 1.1 as $$
declare
  after bigint := nullif(current_setting('app.list_after', true), '');
  skip bigint := (p_page - 1)::bigint * p_size;
  reach bigint := greatest(p_cap - skip, p_size + 1);
  known int;
begin
  if after is not null then
    ids := admin_part(p_table, p_filter, p_company, p_key, p_way, p_size, after);
    total := 0; capped := false;
    return;
  end if;
  if p_searches then
    select * into ids, known from admin_matches(p_table, p_filter, p_company, p_key, p_way, skip, reach, p_size);
  else
    execute format('select array(select id from %3$s where %4$s order by %1$s %2$s, id %2$s offset $2 limit $3)',
        p_key, p_way, p_table, p_filter)
      into ids using p_company, skip, reach + 1;
  end if;
  if known is null and ids = '{}' and skip > 0 then
    execute format('select count(*) from (select from %s where %s limit $2) as before', p_table, p_filter)
      into known using p_company, skip;
  end if;
  total := coalesce(known, skip + least(cardinality(ids), reach));
  capped := known is null and cardinality(ids) > reach;
  ids := ids[1:p_size];
end $$;--> statement-breakpoint

-- Every order that a search may be sorted in has an index without a condition, for its stretch; and what a list is filtered by
-- stands in its index, so that the rows need not be read.
drop index users_active;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("name"),"id","name","role","disabled_at","signed_in_at");--> statement-breakpoint
DROP INDEX "tickets_waiting";--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since","id");--> statement-breakpoint
drop index invoices_issued;--> statement-breakpoint
create index invoices_issued on invoices (id, status, kind, due_date) where status <> 'draft';--> statement-breakpoint
drop index job_applications_name;--> statement-breakpoint
create index job_applications_name on job_applications (lower(name), id, name, job_code, status);--> statement-breakpoint
DROP INDEX "products_all_by_name";--> statement-breakpoint
CREATE INDEX "products_all_by_name" ON "products" USING btree ("name_key","id","active","company_id","category");--> statement-breakpoint
DROP INDEX "products_all_by_price";--> statement-breakpoint
CREATE INDEX "products_all_by_price" ON "products" USING btree ("price_paise","id","active","company_id","category");--> statement-breakpoint
DROP INDEX "products_all_by_stock";--> statement-breakpoint
CREATE INDEX "products_all_by_stock" ON "products" USING btree ("stock","id","active","company_id","category");--> statement-breakpoint
DROP INDEX "products_low";--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("id") WHERE active and stock <= 10;
