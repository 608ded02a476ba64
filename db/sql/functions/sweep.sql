-- The nightly sweep.

-- Deletes what has expired, at most p_limit rows of a kind. Returns how many of each.
create function sweep_rows(p_limit int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamptz := now() - interval '30 days';
  counts jsonb := '{}';
  n int;
begin
  if not app_system() then raise exception 'the system only' using errcode = '42501'; end if;
  delete from throttle where key in (select key from throttle where resets_at < now() limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('throttle', n);
  delete from idempotency where (user_id, key) in (select user_id, key from idempotency where created_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('idempotency', n);
  delete from sessions where id in (select id from sessions where expires_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('sessions', n);
  delete from password_resets where token_hash in (select token_hash from password_resets where expires_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('password_resets', n);
  delete from approval_links where token_hash in (select token_hash from approval_links where expires_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('approval_links', n);
  -- That a mail was sent stays on record; its text, with names and temporary links, does not.
  update outbox set payload = '{}' where id in (
    select id from outbox where sent_at is not null and payload <> '{}' and sent_at < month order by sent_at limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('outbox', n);
  update product_imports set status = 'cancelled', finished_at = now() where status = 'checking' and created_at < month;
  delete from product_import_rows where (import_id, row_no) in (
    select r.import_id, r.row_no from product_imports i join product_import_rows r on r.import_id = i.id
    where i.finished_at < now() - interval '7 days' limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('product_import_rows', n);
  return counts;
end $$;
