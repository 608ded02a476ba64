-- `PS/2627/000118`: the next number of a series in the financial year (April to March) of a day. The row stays locked until
-- the transaction ends, so that numbers are consecutive and one that is undone leaves no gap.
create function next_invoice_number(p_series text, p_day date) returns text language plpgsql as $$
declare
  starts int := extract(year from p_day)::int - case when extract(month from p_day) < 4 then 1 else 0 end;
  year text := lpad((starts % 100)::text, 2, '0') || lpad(((starts + 1) % 100)::text, 2, '0');
  given int;
begin
  insert into invoice_series as s (series, financial_year, last) values (p_series, year, 1)
    on conflict (series, financial_year) do update set last = s.last + 1 returning last into given;
  return p_series || '/' || year || '/' || lpad(given::text, greatest(6, length(given::text)), '0');
end $$;

-- Overdue invoices that are due for a reminder, the day after the due date and a week later, with the people to remind: who
-- placed the order, and the company's accounts person. For the scheduled run only, which sees no company's rows otherwise.
create function overdue_invoices(p_limit int)
returns table (id bigint, number text, due_date date, days int, amount_paise bigint, open_paise bigint, reminders int, people jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.number, i.due_date, late.days, i.amount_paise, i.amount_paise - i.paid_paise - i.credited_paise, i.reminders, (
    select jsonb_agg(jsonb_build_object('name', person.name, 'email', person.email))
    from (
      select distinct on (lower(given.email)) given.name, given.email
      from (values (1, u.name, case when u.disabled_at is null then u.email end),
          (2, coalesce(c.accounts_person_name, c.name), c.accounts_person_email)) as given (place, name, email)
      where given.email <> '' order by lower(given.email), given.place
    ) as person
  )
  from invoices i
    join orders o on o.id = i.order_id join users u on u.id = o.user_id join companies c on c.id = i.company_id,
    lateral (select (now() at time zone 'Asia/Kolkata')::date - i.due_date as days) as late
  where (select app_system()) and i.kind = 'invoice' and i.status in ('issued', 'part paid')
    and i.due_date < (now() at time zone 'Asia/Kolkata')::date
    and i.reminders < case when late.days >= 7 then 2 else 1 end
  order by i.due_date, i.id limit p_limit
$$;
