-- Drops everything that the other files of this folder create, so that what was removed from a file is also removed here.
-- Functions that a column depends on are kept (before-tables.sql), and so are tables and their row-level security.
do $$
declare
  statement text;
begin
  for statement in
    select format('drop policy %I on %I', policyname, tablename) from pg_policies where schemaname = 'public'
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select format('drop view %I', viewname) from pg_views where schemaname = 'public'
  loop
    execute statement;
  end loop;
  -- In one statement, because functions depend on each other.
  with recursive needed as (
    select refobjid as id from pg_depend
      where refclassid = 'pg_proc'::regclass and classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
    union
    select d.refobjid from needed n join pg_depend d on d.objid = n.id
      where d.classid = 'pg_proc'::regclass and d.refclassid = 'pg_proc'::regclass
  )
  select 'drop function ' || string_agg(oid::regprocedure::text, ', ') into statement from pg_proc
    where pronamespace = 'public'::regnamespace and oid not in (select id from needed)
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e');
  if statement is not null then execute statement; end if;
  -- Revoking a table's privileges also revokes those of its columns.
  for statement in
    select format('revoke all on all %s in schema public from %I', kind, rolname)
      from pg_roles, unnest(array['tables', 'sequences', 'functions']) as kind where rolname like 'plantsetu%' and rolname <> current_user
  loop
    execute statement;
  end loop;
end $$;
