-- 1. Misspelt words ----------------------------------------------------------------------------------------------------------

create extension if not exists fuzzystrmatch;--> statement-breakpoint
-- Loads pg_trgm into this session: the setting that a function below names is unknown before.
select show_limit();--> statement-breakpoint

-- How many slips of the hand lie between two words: a letter too much, too few, another one, or two of them swapped once.
create function typing_slips(p_typed text, p_word text) returns int language sql immutable parallel safe
  return least(levenshtein(p_typed, p_word), (
    select 1 + min(levenshtein(overlay(p_typed placing reverse(substr(p_typed, at, 2)) from at for 2), p_word))
    from generate_series(1, length(p_typed) - 1) as at));--> statement-breakpoint

-- What a word is compared as with those of the vocabulary: in the singular, but whole. As the beginning of a word (p_term)
-- `safty` is cut to `saft`, which is nearer to soft than to safety.
create function search_singular(p_word text, p_term text) returns text language sql immutable parallel safe
  return case
    when p_word = p_term || 'ies' then p_term || 'y'
    when p_word = p_term || 'y' then p_word
    else p_term
  end;--> statement-breakpoint

-- Whether products say the word, rather than hold it in a part of their SKU: nobody means BAT of DRV-BAT-18. Looks at as
-- many as answer at once; a word that all of those have in their SKU only is left out.
create function search_says(p_company bigint, p_word text) returns boolean
language sql stable set search_path = public, pg_temp
  return exists (
    select 1 from (
      select name, brand, category, subcategory from products
        where company_id = p_company and active and search @@ quote_literal(p_word)::tsquery limit 100
    ) as held
    where p_word = any (string_to_array(
      search_words(concat_ws(' ', name, search_joined(name), brand, category, subcategory)), ' ')));--> statement-breakpoint

-- The words of a company's vocabulary that somebody may have meant, the likeliest first. A slip in up to five letters, two
-- in up to nine, three in more, and more than one only where the first letter is right, which is seldom mistyped. Of a
-- word that exists (p_known) it takes more to doubt it: no more than one slip. A word of three letters or fewer is taken as
-- it is, unless two of its letters are swapped or an i is a y: another letter makes another word of it, bit or bat. Only
-- words that products say are proposed; those of more than five letters are no part of a SKU.
-- Two swapped letters leave short words little in common, so those are looked for by their first letters too; the
-- threshold is below PostgreSQL's 0.3 for the same reason (saftey, safety: 0.27). Of equally near words the one that
-- sounds the same comes first: seel is seal rather than steel.
create function search_near(p_company bigint, p_term text, p_known boolean) returns text[]
language plpgsql stable set search_path = public, pg_temp
set pg_trgm.similarity_threshold = 0.2 set plan_cache_mode = force_custom_plan as $$
declare
  most int := case when p_known or length(p_term) <= 5 then 1 when length(p_term) <= 9 then 2 else 3 end;
  first text := left(p_term, 1);
  second text := substr(p_term, 2, 1);
begin
  return (
    with alike as (
      select word from catalog_words where company_id = p_company and word % p_term
      union
      select word from catalog_words where length(p_term) <= 5 and company_id = p_company
        and (word ^@ first or word ^@ (second || first) or word ^@ substr(p_term, 2, 2))
    ), near as (
      select word, slips
      from alike,
        lateral (select case when word ^@ first then most else 1 end as allowed) as a,
        -- A word in the plural is as near as in the singular, as which it was typed or cut.
        lateral (select min(typing_slips(p_term, form)) as slips
          from unnest(array[word, case when word ~ '[^s]s$' then left(word, -1) end]) as form
          where levenshtein_less_equal(p_term, left(form, 60), allowed + 1) <= allowed + 1) as s
      where length(word) between greatest(3, length(p_term) - most) and length(p_term) + most + 1 and slips <= allowed
        and not word ^@ p_term
        and (length(p_term) >= 4 or length(word) = length(p_term)
          and (levenshtein(p_term, word) = 2 or translate(p_term, 'y', 'i') = translate(word, 'y', 'i')))
    )
    select coalesce(array_agg(word), '{}') from (
      select word from near
      where length(word) > 5 or search_says(p_company, word)
      order by slips, metaphone(word, 16) = metaphone(p_term, 16) desc, abs(length(word) - length(p_term)),
        similarity(word, p_term) desc, word
      limit 5) as best);
end $$;--> statement-breakpoint

-- Any of some words, apart by spaces, as a node of a query.
create function search_any(p_company bigint, p_words text) returns text
language sql stable set search_path = public, pg_temp
  return (select '(' || string_agg(search_node(p_company, word), ' | ') || ')'
    from unnest(string_to_array(p_words, ' ')) as word);--> statement-breakpoint

-- Whether the words, as nodes of a query, together find something within p_scope: the filter of catalog_page, of its first
-- three parameters.
create function search_finds(p_company bigint, p_nodes text[], p_scope text, p_category text, p_subcategory text)
returns boolean language plpgsql stable set search_path = public, pg_temp as $$
declare found boolean;
begin
  execute format('select exists (select 1 from products where %s and search @@ $4)', p_scope)
    into found using p_company, p_category, p_subcategory, array_to_string(p_nodes, ' & ')::tsquery;
  return found;
end $$;--> statement-breakpoint

-- The words, each with choices (apart by spaces) replaced by the first of them that finds something beside the others; null
-- where none does.
create function search_chosen(
  p_company bigint, p_terms text[], p_choices text[], p_scope text, p_category text, p_subcategory text
) returns text[] language plpgsql stable set search_path = public, pg_temp as $$
declare
  choice text;
  chosen text[] := p_terms;
  nodes text[] := array(
    select search_any(p_company, coalesce(near, term))
    from unnest(p_terms, p_choices) with ordinality as t (term, near, place) order by place);
begin
  for at in 1..cardinality(p_terms) loop
    continue when p_choices[at] is null;
    foreach choice in array string_to_array(p_choices[at], ' ') loop
      nodes[at] := search_node(p_company, choice);
      chosen[at] := case when search_finds(p_company, nodes, p_scope, p_category, p_subcategory) then choice end;
      exit when chosen[at] is not null;
    end loop;
    if chosen[at] is null then return null; end if;
  end loop;
  return chosen;
end $$;--> statement-breakpoint

drop function search_mended(bigint, text[]);--> statement-breakpoint
-- For each word null where it stays, else the near ones, apart by spaces. Null where one is near to nothing: a word of
-- nothing finds nothing.
create function search_choices(p_company bigint, p_terms text[], p_words text[]) returns text[]
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  choices text[] := array_fill(null::text, array[cardinality(p_terms)]);
  term text;
  near text[];
begin
  for at in 1..cardinality(p_terms) loop
    term := p_terms[at];
    continue when term !~ '^[[:alpha:]]{3,40}$'
      or exists (select 1 from catalog_words where company_id = p_company and word ^@ term);
    near := search_near(p_company, search_singular(p_words[at], term), false);
    if near = '{}' then return null; end if;
    choices[at] := array_to_string(near, ' ');
  end loop;
  return choices;
end $$;--> statement-breakpoint

-- The words to search for instead: one of the choices of each, such that together they find something within p_scope; where
-- none does, another word for one of those that exist, since beside the others it may have been meant otherwise. Null
-- where nothing was found.
create function search_mended(
  p_company bigint, p_terms text[], p_choices text[], p_scope text, p_category text, p_subcategory text
) returns text[] language plpgsql stable set search_path = public, pg_temp as $$
declare
  mended text[];
  doubts text[] := array_fill(null::text, array[cardinality(p_terms)]);
  choices text[];
begin
  if array_remove(p_choices, null) <> '{}' then
    mended := search_chosen(p_company, p_terms, p_choices, p_scope, p_category, p_subcategory);
  end if;
  if mended is not null or cardinality(p_terms) = 1 then return mended; end if;
  for at in 1..cardinality(p_terms) loop
    if p_choices[at] is null and p_terms[at] ~ '^[[:alpha:]]{3,40}$' then
      doubts[at] := nullif(array_to_string(search_near(p_company, p_terms[at], true), ' '), '');
    end if;
  end loop;
  -- One question for all of them: mostly the answer is no.
  if array_remove(doubts, null) = '{}' or not search_finds(p_company, array(
    select search_any(p_company, concat_ws(' ', coalesce(choice, term), doubt))
    from unnest(p_terms, p_choices, doubts) with ordinality as t (term, choice, doubt, place) order by place
  ), p_scope, p_category, p_subcategory) then
    return null;
  end if;
  for at in 1..cardinality(p_terms) loop
    continue when doubts[at] is null;
    choices := p_choices;
    choices[at] := doubts[at];
    mended := search_chosen(p_company, p_terms, choices, p_scope, p_category, p_subcategory);
    exit when mended is not null;
  end loop;
  return mended;
end $$;--> statement-breakpoint

-- One page of the caller's own company's catalogue: the ids of its products, in order.
-- Row-level security keeps the planner from a text index (its operators are not leakproof), so this one function
-- runs as the owner and scopes itself by app_company(). It gives out ids and counts, nothing else; the caller joins
-- the rows under row-level security again. Broad searches count and rank the first p_cap matches only: the first in
-- the table, whatever the plan, so that the pages of one search are cut from the same matches.
create or replace function catalog_page(
  p_q text, p_category text, p_subcategory text, p_sort text, p_page int, p_size int, p_cap int,
  out ids bigint[], out total int, out capped boolean, out corrected text
) language plpgsql stable security definer
set search_path = public, pg_temp set synchronize_seqscans = off as $$
declare
  company bigint := app_company();
  words text[] := search_split(p_q);
  terms text[] := search_terms(words);
  choices text[];
  mended text[];
  query tsquery;
  filter text := 'company_id = $1 and active';
  -- The same without the words.
  scope text;
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
  scope := filter;
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
    for attempt in 1..3 loop
      if attempt = 2 then
        -- Most often it is the nearest word: the question whether others find anything is then never asked.
        choices := search_choices(company, terms, words);
        exit when choices is null;
        mended := array(select coalesce(split_part(choice, ' ', 1), term)
          from unnest(terms, choices) with ordinality as t (term, choice, place) order by place);
        continue when mended = terms;
      elsif attempt = 3 then
        mended := search_mended(company, terms, choices, scope, p_category, p_subcategory);
        exit when mended is null;
      end if;
      query := search_query(company, coalesce(mended, terms));
      -- Up to the cap the matches are collected, counted and sorted at once.
      execute format(
        'with matched as materialized (select id, %1$s as place from products where %2$s limit $5 + 1)
         select count(*), (
           select array_agg(id) from (
             select id from matched order by place %3$s, id %4$s offset $6 limit greatest(0, least($7, $5 - $6))) as page)
         from matched', key, filter, way, id_way)
        into total, ids using company, p_category, p_subcategory, query, p_cap, skip, p_size;
      exit when total > 0;
    end loop;
    -- Words that stay are shown as they were typed, not as they were cut.
    if total > 0 and mended is not null then
      corrected := (
        select string_agg(case when m.word = t.word then w.word else m.word end, ' ' order by w.place)
        from unnest(words) with ordinality as w (word, place)
          join unnest(terms) with ordinality as t (word, place) using (place)
          join unnest(mended) with ordinality as m (word, place) using (place));
    end if;
    ids := coalesce(ids, '{}');
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

-- 2. When a session was last used ----------------------------------------------------------------------------------------------

alter table session_uses enable row level security;--> statement-breakpoint
create policy own_sessions on session_uses for select to plantsetu_app
  using (exists (select 1 from sessions s where s.id = session_id and s.user_id = (select app_user())));--> statement-breakpoint
grant select on session_uses to plantsetu_app;--> statement-breakpoint

-- As before, and notes that the session was used, at most once in five minutes. Of calls at once one notes it and none waits:
-- an order of the same session may be under way for a while.
create or replace function authenticate(p_user bigint, p_session uuid, p_roles text[], p_before_change boolean default false)
returns table (id bigint, name text, email text, role text, company_id bigint, company_role text)
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
  elsif who.must_change_password and not p_before_change then
    raise exception 'password must be changed' using errcode = 'PS428';
  end if;
  if not exists (select 1 from session_uses where session_id = p_session and used_at > now() - interval '5 minutes')
    and pg_try_advisory_xact_lock(hashtext('session_uses'), hashtext(p_session::text)) then
    insert into session_uses (session_id) values (p_session) on conflict (session_id) do update set used_at = now();
  end if;
  perform assume(who);
  return query select who.id, who.name, who.email, who.role, who.company_id, who.company_role;
end $$;--> statement-breakpoint

-- 3. GST rates by HSN ----------------------------------------------------------------------------------------------------------

alter table hsn_rates enable row level security;--> statement-breakpoint
create policy staff on hsn_rates to plantsetu_app using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
grant select, insert, delete on hsn_rates to plantsetu_app;--> statement-breakpoint
grant update (rate_bp, source) on hsn_rates to plantsetu_app;--> statement-breakpoint
grant usage on sequence hsn_rates_id_seq to plantsetu_app;--> statement-breakpoint
create trigger audit after insert or update or delete on hsn_rates for each row execute function audit();--> statement-breakpoint

-- The rate of an HSN code on a day: of what has begun by then the longest beginning of the code, and of that the latest.
-- No row where the table knows none.
create function hsn_rate_on(p_hsn text, p_day date) returns setof hsn_rates
language sql stable set search_path = public, pg_temp
begin atomic
  select r.* from hsn_rates r
    where r.hsn in (left(p_hsn, 2), left(p_hsn, 4), left(p_hsn, 6), left(p_hsn, 8)) and r.valid_from <= p_day
    order by length(r.hsn) desc, r.valid_from desc limit 1;
end;--> statement-breakpoint
grant execute on function hsn_rate_on to plantsetu_app;
