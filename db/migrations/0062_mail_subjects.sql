-- What a mail is about, for the desk: number and title of its record, as its payload has them. Never what it says, nor its link.
create function mail_about(p_payload jsonb) returns text language sql immutable parallel safe
  return left(coalesce(
    p_payload ->> 'about',
    'Credit note ' || (p_payload ->> 'credit_note'),
    'Invoice ' || (p_payload ->> 'number'),
    case when p_payload ->> 'code' not like 'SHP-%'
      then concat_ws(': ', p_payload ->> 'code', coalesce(p_payload ->> 'title', p_payload ->> 'subject')) end,
    concat_ws(', ', 'Order ' || (p_payload ->> 'order_id'), 'PO ' || nullif(p_payload ->> 'po_number', ''), p_payload ->> 'code'),
    ''), 120);--> statement-breakpoint

-- As before (0050), with what each mail is about; searched by that as well, and by its kind as the list writes it.
create or replace function admin_outbox_page(
  p_q text, p_state text, p_sort text, p_page int, p_size int, p_cap int,
  out items jsonb, out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  ids bigint[];
  filter text := 'sent_at is null';
begin
  items := '[]'; total := 0; capped := false;
  if not app_staff() then return; end if;
  filter := filter || case p_state
    when 'failing' then ' and attempts > 0 and given_up_by is null'
    when 'waiting' then ' and attempts = 0 and given_up_by is null'
    when 'dropped' then ' and given_up_by is not null'
    else '' end;
  if words <> '' then
    filter := filter || format(' and lower(concat_ws('' '', kind, replace(kind, ''-'', '' ''), recipient, mail_about(payload))) like %L',
      '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%');
  end if;
  select page.ids, page.total, page.capped into ids, total, capped
    from admin_page('outbox', filter, null, null, null, null,
      case when p_sort like 'next%' then 'case when given_up_at is null then next_attempt_at end' else 'id' end,
      case when p_sort like '%_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap, p_cap) as page;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'about', mail_about(o.payload),
      'recipient', o.recipient, 'attempts', o.attempts,
      'last_error', left(o.last_error, 500), 'next_attempt_at', o.next_attempt_at, 'created_at', o.created_at,
      'given_up_at', o.given_up_at, 'given_up_by', u.name) order by place), '[]')
    into items
    from unnest(ids) with ordinality as found (mail_id, place)
      join outbox o on o.id = found.mail_id left join users u on u.id = o.given_up_by;
end $$;--> statement-breakpoint

-- As before (0027), but what the mail was about stays.
create or replace function outbox_give_up(p_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then return false; end if;
  update outbox set given_up_at = now(), given_up_by = app_user()
    where id = p_id and sent_at is null and given_up_by is null;
  if not found then return false; end if;
  update outbox set payload = jsonb_strip_nulls(jsonb_build_object('about', nullif(mail_about(payload), ''))) where id = p_id;
  return true;
end $$;
