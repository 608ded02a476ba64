-- The text that lists search. Each searched table has a column `search_text` with a trigram index. If it has only the row's own
-- words, the column is generated; if it includes the name of a company or person, or the numbers of other records, these
-- triggers update it.

-- A record's code without its hyphen: `RFQ-000118` → `rfq000118`.
create function searchable_code(prefix text, id bigint) returns text language sql immutable parallel safe
  return prefix || lpad(id::text, greatest(6, length(id::text)), '0');

-- The text of one row: its own words and numbers, and those of what belongs to it. A number is also found without its spaces.
create function write_search_text() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company text := (select name from companies where id = new.company_id);
begin
  case tg_table_name
    when 'users' then
      new.search_text := searchable(new.name, new.email, company);
    when 'orders' then
      new.search_text := searchable(new.id::text, new.po_number, replace(new.po_number, ' ', ''), new.cost_centre, company,
        (select name from users where id = new.user_id),
        (select string_agg(concat_ws(' ', searchable_code('shp', id), awb, replace(awb, ' ', ''), lr_number,
            replace(lr_number, ' ', '')), ' ') from shipments where order_id = new.id),
        (select string_agg(searchable_code('ret', id), ' ') from returns where order_id = new.id));
    when 'shipments' then
      new.search_text := searchable(searchable_code('shp', new.id), new.id::text, new.order_id::text, new.awb,
        replace(new.awb, ' ', ''), new.lr_number, replace(new.lr_number, ' ', ''), company);
    when 'invoices' then
      -- `PS/2627/000118` is also typed as PS/2627/118, PS/118 and 118.
      new.search_text := searchable(new.number, regexp_replace(new.number, '/0+', '/'),
        regexp_replace(new.number, '/.*/0*', '/'), regexp_replace(new.number, '.*/0*', ''), new.order_id::text,
        new.po_number, replace(new.po_number, ' ', ''), company,
        (select string_agg(concat_ws(' ', r.number, r.reference, replace(r.reference, ' ', '')), ' ') from receipts r
          where r.id in (select receipt_id from allocations where invoice_id = new.id)));
    when 'receipts' then
      -- ₹1,00,055.00 is also typed as 100055 and 100055.00.
      new.search_text := searchable(new.number, regexp_replace(new.number, '/0+', '/'), regexp_replace(new.number, '.*/0*', ''),
        new.reference, replace(new.reference, ' ', ''), to_char(abs(new.amount_paise) / 100.0, 'FM9999999999990.00'),
        to_char(abs(new.amount_paise + new.tds_paise) / 100.0, 'FM9999999999990.00'), new.order_id::text, company);
    when 'rfqs' then
      new.search_text := searchable(searchable_code('rfq', new.id), searchable_code('quo', new.id), new.id::text, new.title,
        company, (select name from users where id = new.created_by),
        (select code from rfq_submissions where id = new.enquiry_id));
    when 'tickets' then
      new.search_text := searchable(searchable_code('tkt', new.id), new.id::text, new.subject, company,
        (select name from users where id = new.user_id), new.order_id::text,
        (select po_number from orders where id = new.order_id));
  end case;
  return new;
end $$;

-- Rewrites the search text of rows that include a name or number of another record: clears it, so that the trigger of that
-- table writes it again. Arguments: the column of the changed row that identifies the record, then pairs of a table and its
-- column with that id. For users: `'id', 'orders', 'user_id'` rewrites the orders of the renamed user.
create function refresh_search_text() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  record_id bigint := to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0];
begin
  for i in 1 .. tg_nargs - 2 by 2 loop
    execute format('update %I set search_text = '''' where %I = $1', tg_argv[i], tg_argv[i + 1]) using record_id;
  end loop;
  return null;
end $$;
