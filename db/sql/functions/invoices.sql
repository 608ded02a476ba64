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
