import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addCompany } from '../fixtures.ts';

/** Number of lines in the example's list: each call that removes one needs its own. */
const LINES = 24;

/** Adds a price list; returns its id. */
export async function addPriceList(api: Api, name: string): Promise<number> {
  const [list] = await api.sql<{ id: string }>('insert into price_lists (name) values ($1) returning id', [name]);
  return Number(list!.id);
}

/** Adds a line to a price list, or changes its price as staff would; returns its id. */
export async function setListPrice(api: Api, list_id: number, sku: string, price_paise: number): Promise<number> {
  const [line] = await api.sql<{ id: string }>(
    `insert into price_list_lines (list_id, item_id, price_paise)
     select $1, id, $3 from items where lower(sku) = lower($2)
     on conflict (list_id, item_id) do update set price_paise = excluded.price_paise returning id`,
    [list_id, sku, price_paise],
  );
  return Number(line!.id);
}

/** Valid parameters for the calls on price lists and items. */
export async function addPriceListExamples(
  api: Api,
  { company_id, product_id }: { company_id: number; product_id: number },
): Promise<Record<string, Example>> {
  const list_id = await addPriceList(api, `Example list ${product_id}`);
  await api.sql(
    `insert into items (sku, name) select 'LISTED-' || $1::int || '-' || n, 'Listed item' from generate_series(1, $2::int) n`,
    [product_id, 2 * LINES],
  );
  const lines = await api.sql<{ id: string }>(
    `insert into price_list_lines (list_id, item_id, price_paise)
     select $1, id, 10000 from items where sku like 'LISTED-' || $2::int || '-%' order by id limit $3 returning id`,
    [list_id, product_id, LINES],
  );
  const [{ sku } = { sku: '' }] = await api.sql<{ sku: string }>('select sku from catalog where id = $1', [product_id]);
  // A list that no call changes, so that its version is known: 2, after its only line.
  const kept_id = await addPriceList(api, `Kept list ${product_id}`);
  await setListPrice(api, kept_id, sku, 9900);
  const file = { id: kept_id, columns: ['sku', 'price'], rows: [{ row: 2, cells: [sku, '99'] }] };
  const { company_id: other_id } = await addCompany(api, 'Copies');
  let taken = 0;
  const nextLine = () => Number(lines[taken++ % LINES]!.id);
  const nextSku = () => `LISTED-${product_id}-${LINES + 1 + (taken++ % LINES)}`;
  return {
    '/api/admin/price-list-get': { query: `id=${list_id}` },
    '/api/admin/price-list-save': { body: () => ({ name: `Example list ${product_id}-${++taken}` }) },
    '/api/admin/price-line-list': { query: `id=${list_id}` },
    '/api/admin/price-line-export': { query: `id=${list_id}` },
    '/api/admin/price-line-save': { body: () => ({ list_id, sku: nextSku(), price: 10 }) },
    '/api/admin/price-line-remove': { body: () => ({ id: nextLine(), version: 1 }) },
    '/api/admin/catalogue-copy-check': { query: `from_id=${company_id}&to_id=${other_id}&prices=same` },
    '/api/admin/catalogue-copy': { body: () => ({ from_id: company_id, to_id: other_id, prices: 'same' }) },
    '/api/admin/price-list-effect': { query: `company_id=${company_id}&list_id=${list_id}` },
    '/api/admin/price-list-assign': { body: () => ({ company_id, list_id }) },
    '/api/admin/price-list-check': { body: () => file },
    '/api/admin/price-list-apply': { body: () => ({ ...file, version: 2, file_name: 'example.csv' }) },
    '/api/admin/item-get': { query: `sku=${sku}&company_id=${company_id}` },
  };
}
