-- Whether rows of an import are being written: its own row says so only once they are. A lock does, and goes with whoever
-- holds it, however that ends.
create function import_running(p_import bigint) returns boolean language sql volatile
  return exists (
    select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid::int = hashtext('product_imports') and objid::int = p_import::int);--> statement-breakpoint
-- False while rows are being written; else nobody begins until the transaction ends.
create function import_at_rest(p_import bigint) returns boolean language sql volatile
  return pg_try_advisory_xact_lock_shared(hashtext('product_imports'), p_import::int);--> statement-breakpoint
alter function apply_product_import rename to write_product_import;--> statement-breakpoint
revoke execute on function write_product_import from plantsetu_app;--> statement-breakpoint
-- Writes rows under that lock. Whoever wants all of them while somebody writes is refused; a portion waits for its turn: it
-- may be the second try of one that is under way.
create function apply_product_import(p_import bigint, p_limit int, out applied int, out more boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  perform must(p_limit is not null or not import_running(p_import), 'running');
  perform pg_advisory_xact_lock(hashtext('product_imports'), p_import::int);
  select w.applied, w.more into applied, more from write_product_import(p_import, p_limit) as w;
end $$;--> statement-breakpoint
grant execute on function import_running, import_at_rest, apply_product_import to plantsetu_app;
