-- 1. Misspelt words ----------------------------------------------------------------------------------------------------------

-- Loads pg_trgm into this session: the setting that a function below names is unknown before.
select show_limit();--> statement-breakpoint

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

-- As before, but a word of three letters or fewer is taken as it is, unless two of its letters are swapped or an i is a y:
-- another letter makes another word of it, bit or bat. And only words that products say are proposed; those of more than
-- five letters are no part of a SKU.
create or replace function search_near(p_company bigint, p_term text, p_known boolean) returns text[]
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

drop function search_choices(bigint, text[]);--> statement-breakpoint
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

-- As before; search_choices() is told the words as they were typed.
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

-- 2. Packed ---------------------------------------------------------------------------------------------------------------------

-- As before, but an order is packed once all of its goods are: until then it stays confirmed.
create or replace function order_stage(p_order bigint) returns text language sql stable set search_path = public, pg_temp
  return (
    with goods as (
      select coalesce(sum(qty), 0) as ordered, coalesce(sum(packed_qty), 0) as packed
      from order_lines where order_id = p_order and kind = 'goods'
    ), sent as (
      select coalesce(sum(l.qty), 0) as qty from shipments s join shipment_lines l on l.shipment_id = s.id
      where s.order_id = p_order and s.status <> 'packed'
    ), carried as (
      select bool_and(status = 'delivered') as all_delivered, bool_or(status = 'in transit') as any_in_transit
      from shipments where order_id = p_order and status <> 'packed'
    )
    select case
        when sent.qty = 0 then case when goods.packed > 0 and goods.packed = goods.ordered then 'packed' else 'confirmed' end
        when sent.qty < goods.ordered then 'partly shipped'
        when carried.all_delivered then 'delivered'
        when carried.any_in_transit then 'in transit'
        else 'out for delivery'
      end
    from goods, sent, carried
  );
