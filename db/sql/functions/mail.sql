-- Sends a mail with the next run; null: all that have failed. Returns how many.
create function outbox_retry(p_id bigint) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare found int;
begin
  if not app_staff() then return 0; end if;
  update outbox set next_attempt_at = now(), given_up_at = null
    where sent_at is null and given_up_by is null and (id = p_id or p_id is null and attempts > 0);
  get diagnostics found = row_count;
  return found;
end $$;

-- Stops trying to send a mail. Its payload is emptied, by a statement of its own so that the audit log does not hold it;
-- what it was about stays.
create function outbox_give_up(p_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then return false; end if;
  update outbox set given_up_at = now(), given_up_by = app_user()
    where id = p_id and sent_at is null and given_up_by is null;
  if not found then return false; end if;
  update outbox set payload = jsonb_strip_nulls(jsonb_build_object('about', nullif(mail_about(payload), ''))) where id = p_id;
  return true;
end $$;
