-- Who sees and changes what, and what keeps itself: policies, authenticate(), counters, vocabulary, search.

-- 1. Identity -----------------------------------------------------------------------------------------------------

-- Turns a token's user and session into the scope of this transaction, from the rows and nothing else.
-- PS401: no such live session or the user is disabled. PS403: the user's role is not among those that may call.
create function authenticate(p_user bigint, p_session uuid, p_roles text[])
returns table (id bigint, name text, email text, role text, company_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who users;
begin
  select u.* into who from sessions s join users u on u.id = s.user_id
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > now()
      and u.disabled_at is null;
  if not found then
    raise exception 'no live session' using errcode = 'PS401';
  elsif who.role <> all (p_roles) then
    raise exception 'role may not call' using errcode = 'PS403';
  end if;
  perform set_config('app.user_id', who.id::text, true),
    set_config('app.role', who.role, true),
    set_config('app.company_id', coalesce(who.company_id::text, ''), true);
  return query select who.id, who.name, who.email, who.role, who.company_id;
end $$;--> statement-breakpoint
grant execute on function authenticate to plantsetu_app;--> statement-breakpoint

-- Counts a try and raises PS429 with the seconds to wait once there were more than p_limit in the window.
create function throttle_try(p_key text, p_limit bigint, p_window interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare counted throttle;
begin
  insert into throttle as t (key, tries, resets_at) values (p_key, 1, now() + p_window)
    on conflict (key) do update set
      tries = case when t.resets_at <= now() then 1 else t.tries + 1 end,
      resets_at = case when t.resets_at <= now() then now() + p_window else t.resets_at end
    returning * into counted;
  -- A refused try is rolled back with its batch: the counter stays at the limit until the window ends.
  if counted.tries > p_limit then
    raise exception '%', ceil(extract(epoch from counted.resets_at - now())) using errcode = 'PS429';
  end if;
end $$;--> statement-breakpoint
create function throttle_forget(p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$ delete from throttle where key = p_key $$;--> statement-breakpoint
-- Gives one try back: what succeeded was no try of an attacker, and a whole plant may share one address.
create function throttle_return(p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update throttle set tries = tries - 1 where key = p_key and tries > 0
$$;--> statement-breakpoint
grant execute on function throttle_try, throttle_forget, throttle_return to plantsetu_app;--> statement-breakpoint

-- 2. Row-level security -------------------------------------------------------------------------------------------

alter table companies enable row level security;--> statement-breakpoint
alter table addresses enable row level security;--> statement-breakpoint
alter table users enable row level security;--> statement-breakpoint
alter table sessions enable row level security;--> statement-breakpoint
alter table throttle enable row level security;--> statement-breakpoint
alter table products enable row level security;--> statement-breakpoint
alter table product_images enable row level security;--> statement-breakpoint
alter table catalog_counts enable row level security;--> statement-breakpoint
alter table catalog_words enable row level security;--> statement-breakpoint
alter table orders enable row level security;--> statement-breakpoint
alter table order_lines enable row level security;--> statement-breakpoint
alter table order_history enable row level security;--> statement-breakpoint
alter table idempotency enable row level security;--> statement-breakpoint
alter table outbox enable row level security;--> statement-breakpoint

-- Sub-selects, so that a setting is read once for a statement and not once for a row.
create policy own_company on companies for select to plantsetu_app
  using (id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy staff_writes on companies to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint

create policy own_company on addresses for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy staff_writes on addresses to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint

create policy colleagues on users for select to plantsetu_app
  using (company_id = (select app_company()) or id = (select app_user()) or (select app_staff()) or (select app_system()));--> statement-breakpoint
create policy self_update on users for update to plantsetu_app
  using (id = (select app_user())) with check (id = (select app_user()));--> statement-breakpoint

create policy own_sessions on sessions to plantsetu_app
  using (user_id = (select app_user()) or (select app_system()))
  with check (user_id = (select app_user()) or (select app_system()));--> statement-breakpoint

create policy own_company on products for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
-- Buyers take stock by ordering; the column grant below leaves them nothing else to change.
create policy own_stock on products for update to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()))
  with check (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint

create policy own_company on product_images for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy own_company on catalog_counts for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint

create policy own_company on orders to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()))
  with check (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy own_company on order_lines to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()))
  with check (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy own_company on order_history to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()))
  with check (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint

create policy own_requests on idempotency to plantsetu_app
  using (user_id = (select app_user())) with check (user_id = (select app_user()));--> statement-breakpoint

create policy anybody_mails on outbox for insert to plantsetu_app
  with check (app_user() is not null or (select app_system()));--> statement-breakpoint
create policy system_sends on outbox to plantsetu_app
  using ((select app_system())) with check ((select app_system()));--> statement-breakpoint

grant select on companies, addresses, users, categories, subcategories, products, product_images, catalog_counts
  to plantsetu_app;--> statement-breakpoint
grant update (stock) on products to plantsetu_app;--> statement-breakpoint
grant select, insert on sessions, orders, order_lines, order_history, idempotency to plantsetu_app;--> statement-breakpoint
grant update (revoked_at) on sessions to plantsetu_app;--> statement-breakpoint
grant update (status) on orders to plantsetu_app;--> statement-breakpoint
grant select, insert on outbox to plantsetu_app;--> statement-breakpoint
grant update (attempts, next_attempt_at, sent_at, last_error) on outbox to plantsetu_app;--> statement-breakpoint
grant usage on all sequences in schema public to plantsetu_app;--> statement-breakpoint

-- Stock falls with each order: room on the page keeps that a heap-only update that touches no index.
alter table products set (fillfactor = 85);--> statement-breakpoint

-- 3. Counters and vocabulary, once for a statement ----------------------------------------------------------------

create function catalog_keep() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The WHERE keeps a change of stock alone, as each order makes it, from touching anything here.
  if tg_op = 'UPDATE' then
    if not exists (
      select 1 from gone g join came c using (id)
        where (g.company_id, g.active, g.category, g.subcategory, g.search)
          is distinct from (c.company_id, c.active, c.category, c.subcategory, c.search)
    ) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    insert into catalog_counts as n (company_id, category, subcategory, products)
      select company_id, coalesce(category, ''), coalesce(subcategory, ''), -count(*) from gone where active
        group by 1, 2, 3 order by 1, 2, 3
      on conflict (company_id, category, subcategory) do update set products = n.products + excluded.products;
  end if;
  if tg_op <> 'DELETE' then
    insert into catalog_counts as n (company_id, category, subcategory, products)
      select company_id, coalesce(category, ''), coalesce(subcategory, ''), count(*) from came where active
        group by 1, 2, 3 order by 1, 2, 3
      on conflict (company_id, category, subcategory) do update set products = n.products + excluded.products;
    insert into catalog_words (company_id, word)
      select distinct company_id, lexeme from came, unnest(search)
        where active and lexeme ~ '^[[:alpha:]]{2,}$' order by 1, 2
      on conflict do nothing;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger catalog_keep_insert after insert on products
  referencing new table as came for each statement execute function catalog_keep();--> statement-breakpoint
create trigger catalog_keep_update after update on products
  referencing old table as gone new table as came for each statement execute function catalog_keep();--> statement-breakpoint
create trigger catalog_keep_delete after delete on products
  referencing old table as gone for each statement execute function catalog_keep();--> statement-breakpoint

-- 4. Search -------------------------------------------------------------------------------------------------------

-- `Bearings, 6205-2RS` → {bearings, 6205, 2rs}
create function search_split(p_q text) returns text[] language sql immutable parallel safe
  return coalesce((
    select array_agg(word order by place)
    from regexp_split_to_table(trim(search_words(left(p_q, 200))), ' ') with ordinality as w (word, place)
    where word <> '' and place <= 12
  ), '{}');--> statement-breakpoint

-- Words are matched as beginnings, so each is cut to what its singular and its plural begin with:
-- bearings → bearing, brushes → brush, batteries and battery → batter.
create function search_terms(p_words text[]) returns text[] language sql immutable parallel safe
  return coalesce((
    select array_agg(
        case
          when word !~ '^[a-z]{4,}$' then word
          when word ~ 'ies$' then left(word, -3)
          when word ~ '[^aeiou]y$' then left(word, -1)
          when word ~ '(s|sh|ch|x|z)es$' then left(word, -2)
          when word ~ '[^su]s$' then left(word, -1)
          else word
        end order by place)
      from unnest(p_words) with ordinality as w (word, place)
  ), '{}');--> statement-breakpoint

-- What a word matches: as a beginning, so written as the words of the vocabulary that begin with it. An index finds whole
-- words by skipping from one to the next match, but for a beginning it first collects every row of every word that has
-- it (22 ms against 0.7 ms for five words in 100,000 products). Numbers, and what begins too many words, stay beginnings.
create function search_node(p_company bigint, p_term text) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  words text[];
begin
  if p_term ~ '^[[:alpha:]]+$' then
    words := array(select word from catalog_words where company_id = p_company and word ^@ p_term limit 41);
    if cardinality(words) <= 40 then
      return (select '(' || string_agg(distinct quote_literal(word), ' | ') || ')' from unnest(words || p_term) as word);
    end if;
  end if;
  return quote_literal(p_term) || ':*';
end $$;--> statement-breakpoint

-- All words, or a few of them joined as the beginning of one: `6205 2rs` also finds `62052rs`.
create function search_query(p_company bigint, p_terms text[]) returns tsquery
language sql stable set search_path = public, pg_temp
  return (
    (select string_agg(search_node(p_company, term), ' & ') from unnest(p_terms) as term)
    || case when cardinality(p_terms) between 2 and 5 then ' | ' || quote_literal(array_to_string(p_terms, '')) || ':*'
       else '' end
  )::tsquery;--> statement-breakpoint

-- Loads pg_trgm into this session: the setting that the next function names is unknown before.
select show_limit();--> statement-breakpoint

-- The words of a company nearest to those that its vocabulary does not know; null where nothing was mended.
-- Two letters swapped leave little in common (saftey, safety: 0.27), so the threshold is below PostgreSQL's 0.3, and
-- of the near words one of about the same length wins.
create function search_mended(p_company bigint, p_terms text[]) returns text[]
language plpgsql stable set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.25 as $$
declare
  mended text[] := '{}';
  term text;
  nearest text;
begin
  foreach term in array p_terms loop
    nearest := term;
    if term ~ '^[[:alpha:]]{4,}$' and not exists (
      select 1 from catalog_words where company_id = p_company and word ^@ term
    ) then
      select word into nearest from catalog_words where company_id = p_company and word % term
        order by similarity(word, term) - 0.05 * abs(length(word) - length(term)) desc, word limit 1;
    end if;
    mended := mended || coalesce(nearest, term);
  end loop;
  return nullif(mended, p_terms);
end $$;--> statement-breakpoint

-- One page of the caller's own company's catalogue: the ids of its products, in order.
-- Row-level security keeps the planner from a text index (its operators are not leakproof), so this one function
-- runs as the owner and scopes itself by app_company(). It gives out ids and counts, nothing else; the caller joins
-- the rows under row-level security again. Broad searches count and rank the first p_cap matches only: the first in
-- the table, whatever the plan, so that the pages of one search are cut from the same matches.
create function catalog_page(
  p_q text, p_category text, p_subcategory text, p_sort text, p_page int, p_size int, p_cap int,
  out ids bigint[], out total int, out capped boolean, out corrected text
) language plpgsql stable security definer
set search_path = public, pg_temp set synchronize_seqscans = off as $$
declare
  company bigint := app_company();
  words text[] := search_split(p_q);
  terms text[] := search_terms(words);
  mended text[];
  query tsquery;
  filter text := 'company_id = $1 and active';
  -- What the products are sorted by, its direction and that of the id, which decides between equals.
  key text := 'id';
  way text := 'asc';
  id_way text := 'asc';
  backwards boolean := false;
  skip bigint := (p_page - 1)::bigint * p_size;
  take int;
begin
  ids := '{}'; total := 0; capped := false;
  if company is null then return; end if;
  -- A search for `%` or `--` is a search that finds nothing, not no search.
  if p_q is not null and terms = '{}' then return; end if;
  if p_category is not null then filter := filter || ' and category = $2'; end if;
  if p_subcategory is not null then filter := filter || ' and subcategory = $3'; end if;
  if p_sort like 'price%' then key := 'price_paise'; elsif p_sort like 'name%' then key := 'name_key'; end if;
  if p_sort in ('price_desc', 'name_desc', 'newest') then way := 'desc'; id_way := 'desc'; end if;

  if terms = '{}' then
    select coalesce(sum(products), 0) into total from catalog_counts
      where company_id = company and (p_category is null or category = p_category)
        and (p_subcategory is null or subcategory = p_subcategory);
  else
    filter := filter || ' and search @@ $4';
    if p_sort = 'relevance' then
      key := 'ts_rank(search, $4) + case when stock > 0 then 1 else 0 end';
      way := 'desc';
    end if;
    for attempt in 1..2 loop
      query := search_query(company, terms);
      -- Up to the cap the matches are collected, counted and sorted at once.
      execute format(
        'with matched as materialized (select id, %1$s as place from products where %2$s limit $5 + 1)
         select count(*), (
           select array_agg(id) from (
             select id from matched order by place %3$s, id %4$s offset $6 limit greatest(0, least($7, $5 - $6))) as page)
         from matched', key, filter, way, id_way)
        into total, ids using company, p_category, p_subcategory, query, p_cap, skip, p_size;
      exit when total > 0 or attempt = 2;
      mended := search_mended(company, terms);
      exit when mended is null;
      -- Words that stay are shown as they were typed, not as they were cut.
      corrected := (
        select string_agg(case when m.word = t.word then w.word else m.word end, ' ' order by w.place)
        from unnest(words) with ordinality as w (word, place)
          join unnest(terms) with ordinality as t (word, place) using (place)
          join unnest(mended) with ordinality as m (word, place) using (place));
      terms := mended;
    end loop;
    ids := coalesce(ids, '{}');
    if total = 0 then corrected := null; end if;
    capped := total > p_cap;
    total := least(total, p_cap);
    if p_sort = 'relevance' or not capped then return; end if;
  end if;

  -- All products, or matches so many that walking the order's own index finds the page soon.
  ids := '{}';
  if skip >= total then return; end if;
  take := least(p_size, total - skip);
  -- Past the middle it is shorter to walk the index from its other end.
  if skip > total / 2 and not capped then
    backwards := true;
    skip := total - skip - take;
    way := case way when 'asc' then 'desc' else 'asc' end;
    id_way := way;
  end if;
  execute format(
    'select array_agg(id) from (select id from products where %1$s order by %2$s %3$s, id %4$s offset $5 limit $6) as page',
    filter, key, way, id_way)
    into ids using company, p_category, p_subcategory, query, skip, take;
  if backwards then
    select array_agg(id order by at desc) into ids from unnest(ids) with ordinality as page (id, at);
  end if;
  ids := coalesce(ids, '{}');
end $$;--> statement-breakpoint
grant execute on function catalog_page to plantsetu_app;
