-- Who may do what is said of three roles that nobody logs in as. The login of the functions, plantsetu_app, may become each of
-- them (`switch_role`) and has no right of its own but to say who calls: a batch that does not, is refused by every table.
do $$
declare
  name text;
begin
  foreach name in array array['plantsetu_app', 'plantsetu_buyer', 'plantsetu_staff', 'plantsetu_system'] loop
    -- An existing one keeps its login and password.
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;
grant usage on schema public to plantsetu_app, plantsetu_buyer, plantsetu_staff, plantsetu_system;
-- Without inheritance: what a role may do is open to the login only while it is that role.
grant plantsetu_buyer, plantsetu_staff, plantsetu_system to plantsetu_app with inherit false, set true;

-- PostgreSQL lets everybody call a new function; here each one is granted by name. (For one schema this would do nothing:
-- a schema's defaults can add to the global ones, never take away from them.)
alter default privileges revoke execute on functions from public;
