-- Suggestions while a buyer types, and the nearest sizes of what is not stocked.

-- The products of the caller's company for what has been typed so far, the likeliest first: those whose SKU or own
-- material code begins with it (p_code, as in sku_key), or whose equivalent of another maker does, those that the catalogue shows for it, and unless it is the beginning
-- of a code those with words that begin like its words. Like catalog_page it runs as the owner, is limited to app_company() and returns ids only.
create function catalog_suggest(
  p_words text[], p_prefixes text[], p_strict text[], p_terms text[], p_weights real[], p_code text, p_size int, p_cap int
) returns bigint[]
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := app_company();
  codes bigint[];
  found bigint[];
  more bigint[];
  page record;
begin
  if company is null or p_words = '{}' then return '{}'; end if;
  codes := array(
    select id from (
      (select id, 1 as place, sku_key as code from products
        where company_id = company and active and sku_key >= p_code and sku_key < p_code || chr(1114111)
        order by sku_key, id limit p_size)
      union
      (select id, 1, material_key from products
        where company_id = company and active and material_key >= p_code and material_key < p_code || chr(1114111)
        order by material_key, id limit p_size)
      union
      -- The code of another maker, with the maker: `skf 62`.
      (select id, 2, sku_key from products
        where p_code ~ '^[[:alpha:]]{2,}[0-9]' and company_id = company and active
          and search @@ (quote_literal(p_code) || ':*A')::tsquery
        order by sku_key, id limit p_size)
    ) as codes
    where p_code <> '' group by id order by min(place), min(code), id limit p_size);
  if cardinality(codes) >= p_size then return codes; end if;
  select ids, partial, corrected into page from catalog_page(p_words,
    case when codes = '{}' then p_prefixes else p_words end, p_strict, p_terms, p_weights, false,
    null, null, null, null, null, null, false, 'relevance', 1, p_size, p_cap);
  if codes <> '{}' and (page.partial or page.corrected is not null) then return codes; end if;
  found := codes || array(select id from unnest(page.ids) as id where id <> all (codes));
  if codes = '{}' and cardinality(found) < p_size and not page.partial and page.corrected is null then
    execute format(
      'select array_agg(id) from (
         select id from (select id, %s as rank from products where company_id = $1 and active and search @@ %L::tsquery limit 200) as begun
         where id <> all ($2) order by rank desc, id limit $3) as more',
      search_rank(p_prefixes, p_weights), array_to_string(p_prefixes, ' & '))
      into more using company, found, p_size - cardinality(found);
    found := found || coalesce(more, '{}');
  end if;
  return found[:p_size];
end $$;

-- The sizes in which the caller's company has the products with all of some words (p_words, tsqueries): the words of their
-- names that are like p_pattern (`^[0-9.]+mm$`), or if p_label is given the values of the attributes that have it in their names. Like
-- catalog_page it runs as the owner and is limited to app_company(). It reads at most 2,000 products.
create function catalog_sizes(p_words text[], p_pattern text, p_label text) returns setof text
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := app_company();
  query tsquery := array_to_string(p_words, ' & ')::tsquery;
begin
  if company is null or p_words = '{}' then return; end if;
  return query
    with matching as materialized (
      select p.search, i.attributes from products p join items i on i.id = p.item_id
        where p.company_id = company and p.active and p.search @@ query limit 2000
    )
    select distinct lexeme from matching, unnest(search)
      where p_label is null and 'A' = any (weights) and lexeme ~ p_pattern
    union
    select distinct value from matching, json_each_text(attributes)
      where p_label is not null and strpos(lower(key), p_label) > 0 and value ~ '[0-9]'
    limit 1000;
end $$;
