-- What the tables are built on: extensions, the functions' role, the caller's scope and the search vector.
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists btree_gin;--> statement-breakpoint

-- The role that the functions connect as owns no table and cannot bypass row-level security.
-- Where it exists already (local/, or made by hand on Neon) its login and password are left alone.
do $$ begin
  create role plantsetu_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;--> statement-breakpoint
grant usage on schema public to plantsetu_app;--> statement-breakpoint
-- PostgreSQL lets everybody call a new function; here each one is granted by name. (Said for one schema it would do
-- nothing: defaults of a schema can add to the global ones, never take away from them.)
alter default privileges revoke execute on functions from public;--> statement-breakpoint

-- The caller's scope. The settings live for one transaction and are set by authenticate() from the caller's row.
-- Outside of such a transaction they are null or empty: no company, no role, no rows.
create function app_user() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;--> statement-breakpoint
create function app_company() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;--> statement-breakpoint
create function app_staff() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '') in ('employee', 'admin');--> statement-breakpoint
-- Sign-in, the outbox and other work that belongs to no person.
create function app_system() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '') = 'system';--> statement-breakpoint
grant execute on function app_user, app_company, app_staff, app_system to plantsetu_app;--> statement-breakpoint

-- A guard inside a batch: raises, and so undoes the whole batch, when what was read no longer holds.
create function must(holds boolean, what text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', what using errcode = 'PS409';
  end if;
end $$;--> statement-breakpoint
grant execute on function must to plantsetu_app;--> statement-breakpoint

-- `Ball bearing, 6205-2RS` → `ball bearing 6205 2rs`
create function search_words(value text) returns text language sql immutable parallel safe
  return lower(regexp_replace(coalesce(value, ''), '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint

-- `6205-2RS` → `62052rs`: what somebody types who leaves the separators out
create function search_joined(value text) returns text language sql immutable parallel safe
  return lower(regexp_replace(coalesce(value, ''), '(?<=[[:alnum:]])[-/._]+(?=[[:alnum:]])', '', 'g'));--> statement-breakpoint

-- `BRG-6205-2RS` → `brg62052rs 62052rs 2rs`: a search may start at any part of a SKU, with or without separators
create function search_sku(sku text) returns text language sql immutable parallel safe
  return (
    select string_agg(array_to_string(parts[first:], ''), ' ')
    from (select regexp_split_to_array(trim(search_words(sku)), ' ') as parts) as sku_parts,
      generate_subscripts(parts, 1) as first
  );--> statement-breakpoint

create function product_search(sku text, name text, brand text, category text, subcategory text)
returns tsvector language sql immutable parallel safe
  return setweight(to_tsvector('simple', search_words(sku) || ' ' || coalesce(search_sku(sku), '')), 'A')
    || setweight(to_tsvector('simple', search_words(name) || ' ' || search_words(search_joined(name))), 'A')
    || setweight(to_tsvector('simple', search_words(brand)), 'B')
    || setweight(to_tsvector('simple', search_words(category) || ' ' || search_words(subcategory)), 'C');
