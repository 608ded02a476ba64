-- Suggestions while a buyer types, and the nearest sizes of what is not stocked.

-- The products of the caller's company for what has been typed so far, the likeliest first: those whose SKU or own
-- material code begins with it (p_code, as in sku_key), those with all words, and unless it is the beginning of a code those with words that begin like
-- them. Like catalog_page it runs as the owner, is limited to app_company() and returns ids only. Of a broad word it ranks
-- the first 200 matches.
create function catalog_suggest(p_words text[], p_prefixes text[], p_code text, p_size int) returns bigint[]
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := app_company();
  query tsquery;
  found bigint[];
  is_code boolean;
begin
  if company is null or p_words = '{}' then return '{}'; end if;
  found := array(
    select id from (
      (select id, sku_key as code from products
        where company_id = company and active and sku_key >= p_code and sku_key < p_code || chr(1114111)
        order by sku_key, id limit p_size)
      union
      (select id, material_key from products
        where company_id = company and active and material_key >= p_code and material_key < p_code || chr(1114111)
        order by material_key, id limit p_size)
    ) as codes
    where p_code <> '' order by code, id limit p_size);
  is_code := found <> '{}';
  for attempt in 1..2 loop
    exit when cardinality(found) >= p_size or attempt = 2 and is_code;
    query := array_to_string(case attempt when 1 then p_words else p_prefixes end, ' & ')::tsquery;
    found := found || array(
      select id from (
        select id, ts_rank(search, query) + case when in_stock then 0.1 else 0 end as rank
        from products where company_id = company and active and search @@ query limit 200
      ) as matched
      where id <> all (found) order by rank desc, id limit p_size - cardinality(found));
  end loop;
  return found;
end $$;

-- The sizes in which the caller's company has the products with all of some words (p_words, tsqueries): the sizes in their
-- names with a unit (`10.2mm`), or if p_label is given the values of the attributes that have it in their names. Like
-- catalog_page it runs as the owner and is limited to app_company(). It reads at most 2,000 products.
create function catalog_sizes(p_words text[], p_unit text, p_label text) returns setof text
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
      where p_label is null and 'A' = any (weights) and lexeme ~ ('^[0-9.]+' || p_unit || '$')
    union
    select distinct value from matching, json_each_text(attributes)
      where p_label is not null and strpos(lower(key), p_label) > 0 and value ~ '^[0-9]'
    limit 1000;
end $$;
