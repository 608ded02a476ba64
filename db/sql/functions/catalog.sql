-- The catalogue: its counters, its search and GST rates by HSN.

-- Updates catalog_counts and catalog_words, once per statement. The changed rows are found by joining old and new rows, for
-- which the planner has no statistics: for an order of two thousand lines it chose a nested loop, 1.9 s, while a hash join
-- takes 6 ms.
create function update_catalog_counts() returns trigger
language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off as $$
begin
  -- A change of stock only, as by each order, changes nothing here.
  if tg_op = 'UPDATE' then
    if not exists (
      select 1 from old_rows o join new_rows n using (id)
        where (o.company_id, o.active, o.category, o.subcategory, o.search)
          is distinct from (n.company_id, n.active, n.category, n.subcategory, n.search)
    ) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    insert into catalog_counts as n (company_id, category, subcategory, products)
      select company_id, coalesce(category, ''), coalesce(subcategory, ''), -count(*) from old_rows where active
        group by 1, 2, 3 order by 1, 2, 3
      on conflict (company_id, category, subcategory) do update set products = n.products + excluded.products;
  end if;
  if tg_op <> 'DELETE' then
    insert into catalog_counts as n (company_id, category, subcategory, products)
      select company_id, coalesce(category, ''), coalesce(subcategory, ''), count(*) from new_rows where active
        group by 1, 2, 3 order by 1, 2, 3
      on conflict (company_id, category, subcategory) do update set products = n.products + excluded.products;
    insert into catalog_words (company_id, word)
      select distinct company_id, lexeme from new_rows, unnest(search)
        where active and lexeme ~ '^[[:alpha:]]{2,}$' and weights <@ '{A,B}' order by 1, 2
      on conflict do nothing;
  end if;
  return null;
end $$;

-- Whether the words, each a tsquery, are found together within p_scope, a condition of catalog_page.
create function search_finds(p_scope text, p_words text[]) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
declare found boolean;
begin
  execute format('select exists (select 1 from products where %s and search @@ %L)', p_scope, array_to_string(p_words, ' & '))
    into found;
  return found;
end $$;

-- Whether one of the words that may be misspelt (p_terms) begins no word of the company's products. It spares looking for
-- the beginnings of all words, which is slow for a common one. Such a word is rare, and the planner, which does not know that,
-- would read the whole table for it.
create function search_lacks(p_company bigint, p_prefixes text[], p_terms text[]) returns boolean
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  for at in 1..cardinality(p_terms) loop
    continue when p_terms[at] is null
      or exists (select 1 from catalog_words where company_id = p_company and word ^@ p_terms[at]);
    if not search_finds('active and company_id = ' || p_company, p_prefixes[at:at]) then return true; end if;
  end loop;
  return false;
end $$;

-- Loads pg_trgm into this session, which does not know the next function's setting otherwise.
select show_limit();

-- The words of a company's vocabulary that a word may have been meant for, the likeliest first. One error is allowed in up to
-- five letters, two in up to nine, three in more; more than one only if the first letter is right, which is seldom mistyped.
-- A word of three letters is corrected only if two of them are swapped or an i is a y: another letter makes another word, bit
-- or bat.
-- Errors are letters added, missing or replaced, or one pair of letters swapped.
-- Swapping two letters leaves short words little in common, so these are also looked up by their first letters; the threshold
-- is below PostgreSQL's 0.3 for the same reason (saftey, safety: 0.27). Of equally near words the one that sounds the same
-- comes first: seel becomes seal rather than steel.
create function search_near(p_company bigint, p_term text) returns text[]
language plpgsql stable set search_path = public, pg_temp
set pg_trgm.similarity_threshold = 0.2 set plan_cache_mode = force_custom_plan as $$
declare
  most int := case when length(p_term) <= 5 then 1 when length(p_term) <= 9 then 2 else 3 end;
  first text := left(p_term, 1);
  second text := substr(p_term, 2, 1);
  -- The word with each pair of neighbouring letters swapped.
  swaps text[] := array(select overlay(p_term placing reverse(substr(p_term, at, 2)) from at for 2)
    from generate_series(1, length(p_term) - 1) as at);
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
        lateral (select least(levenshtein(p_term, word), 1 + min(levenshtein(swapped, word))) as slips from unnest(swaps) as swapped
          where levenshtein_less_equal(p_term, left(word, 60), allowed + 1) <= allowed + 1) as s
      where length(word) between greatest(3, length(p_term) - most) and length(p_term) + most + 1 and slips <= allowed
        and not word ^@ p_term
        and (length(p_term) >= 4 or length(word) = length(p_term)
          and (levenshtein(p_term, word) = 2 or translate(p_term, 'y', 'i') = translate(word, 'y', 'i')))
    )
    select coalesce(array_agg(word), '{}') from (
      select word from near
      order by slips, metaphone(word, 16) = metaphone(p_term, 16) desc, abs(length(word) - length(p_term)),
        similarity(word, p_term) desc, word
      limit 5) as best);
end $$;

-- For each word that may be misspelt (p_terms) and is not in the vocabulary the similar ones, separated by spaces. Null if
-- one of them has no similar word.
create function search_choices(p_company bigint, p_terms text[]) returns text[]
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  choices text[] := array_fill(null::text, array[cardinality(p_terms)]);
  near text[];
begin
  for at in 1..cardinality(p_terms) loop
    continue when p_terms[at] is null
      or exists (select 1 from catalog_words where company_id = p_company and word = p_terms[at]);
    near := search_near(p_company, p_terms[at]);
    if near = '{}' then
      -- The beginning of a word may be meant as such.
      continue when exists (select 1 from catalog_words where company_id = p_company and word ^@ p_terms[at]);
      return null;
    end if;
    choices[at] := array_to_string(near, ' ');
  end loop;
  return choices;
end $$;

-- The corrections: for each misspelt word the first similar one that finds something within p_scope together with the other words.
-- A word that exists is not corrected. Null if nothing is misspelt, or nothing was found.
create function search_corrected(p_company bigint, p_scope text, p_words text[], p_terms text[]) returns text[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  choices text[] := search_choices(p_company, p_terms);
  choice text;
  chosen text[] := array_fill(null::text, array[cardinality(p_words)]);
  words text[] := p_words;
begin
  if choices is null or array_remove(choices, null) = '{}' then return null; end if;
  -- Until a word is chosen, any of its choices will do.
  for at in 1..cardinality(words) loop
    words[at] := coalesce(
      (select '(' || string_agg(quote_literal(near), ' | ') || ')' from unnest(string_to_array(choices[at], ' ')) as near), words[at]);
  end loop;
  for at in 1..cardinality(words) loop
    continue when choices[at] is null;
    foreach choice in array string_to_array(choices[at], ' ') loop
      words[at] := quote_literal(choice);
      chosen[at] := case when search_finds(p_scope, words) then choice end;
      exit when chosen[at] is not null;
    end loop;
    if chosen[at] is null then return null; end if;
  end loop;
  return chosen;
end $$;

-- How much each word counts in a partial match: how rare it is among a company's products, from 1 for a word that p_most or more
-- of them have. A word that none has counts nothing: it may be a maker that is not stocked, or missing from the texts (taparia
-- spanner finds spanners). A size (p_weights below 1) is not weighed by its rarity: it does not make other goods the better match.
create function search_rarity(p_company bigint, p_words text[], p_weights real[], p_most int) returns real[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  rarity real[] := '{}';
  found int;
begin
  for at in 1..cardinality(p_words) loop
    select count(*) into found from (
      select 1 from products where company_id = p_company and active and search @@ p_words[at]::tsquery limit p_most) as matching;
    rarity[at] := case when found = 0 then 0 when p_weights[at] < 1 then p_weights[at] else 1 + ln(p_most / found::real) end;
  end loop;
  return rarity;
end $$;

-- A tsquery whose words stand where one of the weights says: `'drill'` in the name is `'drill':A`.
create function search_standing(p_word text, p_weights text) returns text language sql immutable parallel safe
  return regexp_replace(p_word, $$('(?:[^']|'')*')(?::(\*))?$$, '\1:\2' || p_weights, 'g');

-- The rank of a product, as an expression of SQL: each word by its rarity and by the best place where it stands.
create function search_rank(p_words text[], p_rarity real[]) returns text language sql immutable parallel safe
  return (
    select string_agg(format(
      '%s * case when search @@ %L::tsquery then 1 when search @@ %L::tsquery then 0.4 when search @@ %L::tsquery then 0.2 '
        'when search @@ %L::tsquery then 0.1 else 0 end',
      rare, search_standing(word, 'A'), search_standing(word, 'AB'), search_standing(word, 'ABC'), word), ' + ')
    from unnest(p_words, p_rarity) as w (word, rare) where rare > 0);

-- The condition of products with all of some words, each a tsquery; with their rarity, of those whose rank is at least p_share of
-- the highest possible. Null without words, or if no product has one of them.
create function search_condition(p_words text[], p_rarity real[], p_share real) returns text language sql immutable parallel safe
  return case
    when p_words is null then null
    when p_rarity is null then format('search @@ %L::tsquery', array_to_string(p_words, ' & '))
    else (
      select format('search @@ %L::tsquery and %s >= %s', string_agg(word, ' | '), search_rank(p_words, p_rarity), p_share * sum(rare))
      from unnest(p_words, p_rarity) as w (word, rare) where rare > 0 having count(*) > 0)
  end;

-- The first p_cap matches of a condition, the first in the table whatever the plan, so that all pages of a search come from the
-- same matches. Collected, counted and sorted in one go: their number, one page of ids in the order p_order of p_key, and what
-- the filters may offer among them: each facet and each category and subcategory with its number of products, the number in
-- stock, the lowest and highest unit price in whole paise that include all.
-- Attributes are those of the subcategory that more than half of the matches share; brands and delivery are of all. `named` is
-- whether one of them fulfils p_named, a tsquery.
create function catalog_matches(
  p_condition text, p_key text, p_order text, p_named text, p_cap int, p_skip bigint, p_size int,
  out total int, out ids bigint[], out counts jsonb, out named boolean
) language plpgsql stable set search_path = public, pg_temp set synchronize_seqscans = off as $$
begin
  execute format(
    'with matched as materialized (
       select id, %2$s as place, facets, in_stock, price_key, array[category, subcategory] as kind, search @@ %4$L::tsquery as named
       from products where %1$s limit $1 + 1
     ), kinds as (
       select kind, count(*) as products from matched group by kind
     ), shared as (
       select kind from kinds where products * 2 > (select count(*) from matched)
     ), tally as (
       select facet, count(*) as products, bool_or(kind = (select kind from shared)) as is_shared
       from matched, unnest(facets) as facet group by facet
     )
     select count(*), (
         select array_agg(id) from (
           select id from matched order by %3$s offset $2 limit greatest(0, least($3, $1 - $2))) as page),
       jsonb_build_object(''kind'', (select kind from shared), ''capped'', count(*) > $1,
         ''kinds'', (select jsonb_agg(kind || products::text) from kinds where kind[1] is not null),
         ''in_stock'', count(*) filter (where in_stock), ''lowest'', floor(min(nullif(price_key, 0)) / 1000.0), ''highest'', ceil(max(price_key) / 1000.0),
         ''facets'', (
           select jsonb_object_agg(facet, products) from tally
           where facet ^@ ''brand='' or facet ^@ ''delivery='' or split_part(facet, ''='', 1) in (select split_part(facet, ''='', 1) from tally where is_shared))),
       bool_or(named)
     from matched', p_condition, p_key, p_order, p_named)
    into total, ids, counts, named using p_cap, p_skip, p_size;
end $$;

-- One page of the catalogue of the caller's company: the ids of its products, in order, and what its filters offer.
-- Row-level security keeps the planner from a text index (its operators are not leakproof), so this function runs as the
-- owner and limits itself by app_company(). It returns ids and counts only; the caller joins the rows under row-level
-- security. A broad search counts and ranks its first p_cap matches.
-- The words of a search are given as tsqueries: whole, as beginnings, and strict; p_terms are those that may be misspelt, and
-- p_weights says how much each counts: 1, or less for a size. Null is no search; an empty list finds nothing. The function looks
-- for all whole words, then for all beginnings, then for corrected words (`corrected` has the new ones in their places), and at last
-- for products with most of the words (`partial`), or with few of them. Goods that are none of the things asked for by name are
-- only a partial match, if there are goods of such a name: an 8 mm screw that is turned with a hex key is no hex key. With
-- p_partly all matches are partial.
-- p_chosen are the chosen values of each facet in p_keys, as a tsquery. `offered` has what is offered for all filters together
-- under '', and for each chosen filter what is offered without it; for a category under 'category'. Without a search, category or filter it is null.
create function catalog_page(
  p_words text[], p_prefixes text[], p_strict text[], p_terms text[], p_weights real[], p_partly boolean,
  p_category text, p_subcategory text,
  p_keys text[], p_chosen text[], p_lowest bigint, p_highest bigint, p_in_stock boolean,
  p_sort text, p_page int, p_size int, p_cap int,
  out ids bigint[], out total int, out capped boolean, out corrected text[], out partial boolean, out offered jsonb
) language plpgsql stable security definer
set search_path = public, pg_temp set synchronize_seqscans = off as $$
declare
  company bigint := app_company();
  keys text[] := coalesce(p_keys, '{}');
  -- Of each key, the condition of what is chosen.
  conditions text[] := array(select format('search @@ %L::tsquery', chosen) from unnest(p_chosen) as chosen);
  everywhere text := format('company_id = %s and active', company);
  base text := concat_ws(' and ', everywhere, 'category = ' || quote_literal(p_category),
    'subcategory = ' || quote_literal(p_subcategory));
  scope text;
  words text[] := p_words;
  rarity real[] := p_weights;
  -- The words that name goods, in the name of a product; those of a phrase may be in its category too.
  named text := (
    select string_agg(search_standing(word, case when word like '%&%' then 'AB' else 'A' end), ' | ') from unnest(p_words, p_weights) as w (word, weight) where weight = 1);
  is_named boolean;
  -- The condition of the words.
  matching text;
  -- The sort key, its direction, and the direction of the id for equal keys.
  key text := 'id';
  way text := 'asc';
  id_way text := 'asc';
  backwards boolean := false;
  skip bigint := (p_page - 1)::bigint * p_size;
  take int;
begin
  ids := '{}'; total := 0; capped := false; partial := false;
  -- A search for `%` or `--` finds nothing; it is not an empty search.
  if company is null or p_words = '{}' then return; end if;
  -- A product at 0 has no price, and so is in no range of prices.
  if p_lowest is not null or p_highest is not null then
    keys := keys || text 'price';
    conditions := conditions || format('price_key between %s and %s', greatest(p_lowest * 1000, 1), coalesce(p_highest * 1000, 9e18::bigint));
  end if;
  if p_in_stock then
    keys := keys || text 'in_stock';
    conditions := conditions || text 'in_stock';
  end if;
  scope := concat_ws(' and ', base, nullif(array_to_string(conditions, ' and '), ''));
  if p_sort like 'price%' then key := 'price_key'; elsif p_sort like 'name%' then key := 'name_key'; end if;
  if p_sort in ('price_desc', 'name_desc', 'newest') then way := 'desc'; id_way := 'desc'; end if;

  if p_words is null and keys = '{}' then
    select coalesce(sum(products), 0) into total from catalog_counts
      where company_id = company and (p_category is null or category = p_category)
        and (p_subcategory is null or subcategory = p_subcategory);
    if p_category is not null then
      select jsonb_build_object('', m.counts) into offered from catalog_matches(scope, '0', 'id', null, p_cap, 0, 0) as m;
    end if;
  else
    for attempt in case when p_partly then 4 else 1 end..5 loop
      if attempt = 2 then
        continue when p_prefixes = p_words or search_lacks(company, p_prefixes, p_terms);
        words := p_prefixes;
      elsif attempt = 3 then
        -- A word that exists is not a beginning here, which would be slow for a common one.
        words := array(
          select case when exists (select 1 from catalog_words c where company_id = company and c.word = term) then word else beginning end
          from unnest(p_words, p_prefixes, p_terms) with ordinality as t (word, beginning, term, place) order by place);
        corrected := search_corrected(company, scope, words, p_terms);
        continue when corrected is null;
        words := array(select coalesce(quote_literal(correction), word)
          from unnest(corrected, words) with ordinality as t (correction, word, place) order by place);
      elsif attempt = 4 then
        exit when cardinality(p_words) = 1;
        partial := true;
        rarity := search_rarity(company, p_strict, p_weights, p_cap);
        -- A word that no product has may be the beginning of one.
        words := array(select case when rare = 0 then beginning else word end
          from unnest(p_strict, p_prefixes, rarity) with ordinality as t (word, beginning, rare, place) order by place);
        if words <> p_strict then rarity := search_rarity(company, words, p_weights, p_cap); end if;
        -- Of goods that are not stocked at all, the size alone finds none.
        exit when named is not null
          and not exists (select from unnest(p_weights, rarity) as w (weight, rare) where weight = 1 and rare > 0);
      end if;
      matching := search_condition(words, case when partial then rarity end, case when attempt = 5 then 0.1 else 0.5 end);
      exit when partial and matching is null;
      if p_sort = 'relevance' and words is not null then
        key := search_rank(words, rarity) || ' + case when in_stock then 0.1 else 0 end';
        way := 'desc';
      end if;
      select m.total, m.ids, jsonb_build_object('', m.counts), m.named into total, ids, offered, is_named
        from catalog_matches(concat_ws(' and ', scope, matching), key, format('place %s, id %s', way, id_way), named, p_cap, skip, p_size) as m;
      exit when words is null or total > 0
        and (partial or named is null or is_named or cardinality(p_words) = 1 or corrected is not null or not search_finds(scope, array[named]));
    end loop;
    for at in 1..cardinality(keys) loop
      select jsonb_build_object(keys[at], m.counts) || offered into offered
        from catalog_matches(concat_ws(' and ', base, nullif(array_to_string(conditions[:at - 1] || conditions[at + 1:], ' and '), ''), matching),
          '0', 'id', null, p_cap, 0, 0) as m;
    end loop;
    if p_category is not null and (words is not null or keys <> '{}') then
      select jsonb_build_object('category', m.counts) || offered into offered
        from catalog_matches(concat_ws(' and ', everywhere, nullif(array_to_string(conditions, ' and '), ''), matching),
          '0', 'id', null, p_cap, 0, 0) as m;
    end if;
    partial := partial and total > 0;
    ids := coalesce(ids, '{}');
    capped := total > p_cap;
    total := least(total, p_cap);
    if words is not null and p_sort = 'relevance' or partial or not capped then return; end if;
  end if;

  -- All products, or so many matches that scanning the index in this order finds the page quickly.
  ids := '{}';
  if skip >= total then return; end if;
  take := least(p_size, total - skip);
  -- Past the middle, scanning the index from the other end is shorter.
  if skip > total / 2 and not capped then
    backwards := true;
    skip := total - skip - take;
    way := case way when 'asc' then 'desc' else 'asc' end;
    id_way := way;
  end if;
  execute format(
    'select array_agg(id) from (select id from products where %1$s order by %2$s %3$s, id %4$s offset %5$s limit %6$s) as page',
    concat_ws(' and ', scope, matching), key, way, id_way, skip, take)
    into ids;
  if backwards then
    select array_agg(id order by at desc) into ids from unnest(ids) with ordinality as page (id, at);
  end if;
  ids := coalesce(ids, '{}');
end $$;

-- The GST rate of an HSN code on a day: the row with the longest prefix of the code that is valid by then, and of these the
-- latest. No row if the table has none.
create function hsn_rate_on(p_hsn text, p_day date) returns setof hsn_rates
language sql stable set search_path = public, pg_temp
begin atomic
  select r.* from hsn_rates r
    where r.hsn in (left(p_hsn, 2), left(p_hsn, 4), left(p_hsn, 6), left(p_hsn, 8)) and r.valid_from <= p_day
    order by length(r.hsn) desc, r.valid_from desc limit 1;
end;
