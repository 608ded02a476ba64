-- What staff may write, and how they search all companies. The functions have one role for everybody, so a grant alone
-- says nothing of who: the policies tell staff from buyers, and where both may write a table, a trigger does.

-- 1. Companies, addresses: the policies of the spine let staff write them already ------------------------------------
grant insert, update (
    name, slug, logo_url, gst_number, pan_tin_number,
    bill_to_address, bill_to_city, bill_to_state, bill_to_pincode, bill_to_country,
    ship_to_address, ship_to_city, ship_to_state, ship_to_pincode, ship_to_country,
    contact_person_name, contact_person_email, contact_person_phone,
    accounts_person_name, accounts_person_email, accounts_person_phone, version, updated_at
  ) on companies to plantsetu_app;--> statement-breakpoint
grant insert, update (address, city, state, pincode, country) on addresses to plantsetu_app;--> statement-breakpoint

-- 2. Products and pictures -------------------------------------------------------------------------------------------
create policy staff_adds on products for insert to plantsetu_app with check ((select app_staff()));--> statement-breakpoint
grant insert, update (
    company_id, sku, name, category, subcategory, brand, price_paise, currency, unit, pack, hsn, gst_rate_bp,
    description, attributes, active, version, updated_at
  ) on products to plantsetu_app;--> statement-breakpoint

-- Buyers update products too: they take stock by ordering. A policy cannot compare columns, so this refuses them the
-- others. It fires only where a statement names one of them: an order pays nothing for it.
create function refuse_buyer() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied for table %: a buyer takes stock and changes nothing else', tg_table_name
    using errcode = '42501';
end $$;--> statement-breakpoint
create trigger products_staff_only
  before update of company_id, sku, name, category, subcategory, brand, price_paise, currency, unit, pack, hsn,
    gst_rate_bp, description, attributes, active, version, updated_at on products
  for each row when (current_user = 'plantsetu_app' and not app_staff()) execute function refuse_buyer();--> statement-breakpoint

create policy staff_writes on product_images to plantsetu_app
  using ((select app_staff())) with check (
    (select app_staff())
    and exists (select 1 from products p where p.id = product_images.product_id and p.company_id = product_images.company_id)
  );--> statement-breakpoint
grant insert, delete on product_images to plantsetu_app;--> statement-breakpoint

-- The generated column of a product is computed with the rights of whoever writes the row.
grant execute on function product_search, search_words, search_joined, search_sku to plantsetu_app;--> statement-breakpoint

-- 3. Customers' accounts ---------------------------------------------------------------------------------------------
create policy staff_creates_customers on users for insert to plantsetu_app
  with check ((select app_staff()) and role = 'customer');--> statement-breakpoint
grant insert on users to plantsetu_app;--> statement-breakpoint

-- Whichever way a password is replaced, the new one is known to its owner alone.
create function password_changed() returns trigger language plpgsql as $$
begin
  new.must_change_password := false;
  return new;
end $$;--> statement-breakpoint
create trigger users_password_changed before update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function password_changed();--> statement-breakpoint

-- 4. The staff's lists: search by name or SKU over all companies ------------------------------------------------------

-- What a search looks through has every word after a space, so that a short one can be matched as a beginning.
create function company_text(name text) returns text language sql immutable parallel safe
  return ' ' || lower(name);--> statement-breakpoint
grant execute on function company_text to plantsetu_app;--> statement-breakpoint
create index products_text on products using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index companies_text on companies using gin (company_text(name) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint

-- `Ball 6205` → {%ball%,%6205%}; a word of one or two letters has no trigram of its own but as a beginning: `A` → {% a%}.
create function like_patterns(p_q text) returns text[] language sql immutable parallel safe
  return coalesce((
    select array_agg(case when length(word) < 3 then '% ' else '%' end || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%')
    from (select word from regexp_split_to_table(lower(trim(left(p_q, 200))), '\s+') as w (word) where word <> '' limit 8) as words
  ), '{}');--> statement-breakpoint

-- One page of ids out of what a filter leaves, and how many there are, counted up to p_cap. The filter and the order are
-- this file's own text, never a caller's. A list is walked along the order's own index. So is a search with more matches
-- than the cap, where the page is found soon; of one with fewer the matches are collected and sorted.
create function admin_page(
  p_table text, p_filter text, p_searches boolean, p_company bigint, p_key text, p_way text,
  p_page int, p_size int, p_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  skip bigint := (p_page - 1)::bigint * p_size;
begin
  if p_searches then
    execute format(
      'with hits as materialized (select id, %1$s as place from %3$s where %4$s limit $2 + 1)
       select count(*), (select array_agg(id) from (select id from hits order by place %2$s, id %2$s offset $3 limit $4) as page)
       from hits', p_key, p_way, p_table, p_filter)
      into total, ids using p_company, p_cap, skip, p_size;
  else
    execute format('select count(*) from (select 1 from %s where %s limit $2 + 1) as counted', p_table, p_filter)
      into total using p_company, p_cap;
  end if;
  capped := total > p_cap;
  total := least(total, p_cap);
  if capped or not p_searches then
    execute format(
      'select array_agg(id) from (select id from %3$s where %4$s order by %1$s %2$s, id %2$s offset $2 limit $3) as page',
      p_key, p_way, p_table, p_filter)
      into ids using p_company, skip, greatest(0, least(p_size, total - skip));
  end if;
  ids := coalesce(ids, '{}');
end $$;--> statement-breakpoint

-- Row-level security keeps the planner from a trigram index (decision 007), so these two run as the owner. They answer
-- staff only and give out ids and counts, nothing else; the caller joins the rows under row-level security again.
create function admin_company_page(
  p_q text, p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select coalesce(string_agg(format('company_text(name) like %L', pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  select * into ids, total, capped from admin_page('companies', filter, patterns <> '{}', null, 'lower(name)', 'asc',
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
create function admin_product_page(
  p_q text, p_company bigint, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select coalesce(string_agg(format('text_key like %L', pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  -- The newest first: what somebody has just added stands on top.
  select * into ids, total, capped from admin_page('products', filter, patterns <> '{}', p_company, 'id', 'desc',
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
grant execute on function admin_company_page, admin_product_page to plantsetu_app;
