-- Permissions are granted to four roles without a login. The login of the functions, plantsetu_app, can switch to each of
-- them (`switch_role`) and may itself only authenticate: a batch that does not is refused by every table.
do $$
declare
  name text;
begin
  foreach name in array array['plantsetu_app', 'plantsetu_buyer', 'plantsetu_staff', 'plantsetu_system', 'plantsetu_privacy'] loop
    -- An existing role keeps its login and password.
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;
grant usage on schema public to plantsetu_app, plantsetu_buyer, plantsetu_staff, plantsetu_system, plantsetu_privacy;
-- Without inheritance: the login has a role's permissions only after switching to it.
grant plantsetu_buyer, plantsetu_staff, plantsetu_system, plantsetu_privacy to plantsetu_app with inherit false, set true;

-- By default PostgreSQL lets everyone call a new function; here each one is granted by name. (For one schema this would do
-- nothing: a schema's defaults can only add to the global ones.)
alter default privileges revoke execute on functions from public;
