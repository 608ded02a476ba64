import type { Api } from '../api.ts';
import { pdf } from '../documents.ts';
import type { Example } from '../endpoints.ts';
import { addUser } from '../fixtures.ts';
import { addPriceListExamples } from './price-list-examples.ts';

/** Number of imports: each call that ends one needs its own. */
const IMPORTS = 24;

/** Valid parameters for the calls on products, stock, GST rates and imports. */
export async function addProductExamples(
  api: Api,
  { company_id, product_id }: { company_id: number; product_id: number },
): Promise<Record<string, Example>> {
  const { id: by } = await addUser(api, null);
  const imports = await api.sql<{ id: string }>(
    `insert into product_imports (company_id, file_name, fingerprint, rows, columns, created_by)
     select $1, 'example.csv', n::text, 1, '{sku,name}', $2 from generate_series(1, $3::int) n returning id`,
    [company_id, by, IMPORTS],
  );
  await api.sql(
    `insert into product_import_rows (import_id, row_no, sku, name, verdict)
     select id, 2, 'IMPORT-' || id, 'Example', 'new' from product_imports where created_by = $1`,
    [by],
  );
  const ids = imports.map(({ id }) => Number(id));
  const first = ids[0]!;
  let taken = 0;
  const next = () => ids[1 + (taken++ % (IMPORTS - 1))]!;
  const rates = await api.sql<{ id: string }>(
    `insert into hsn_rates (hsn, valid_from, rate_bp)
     select '84', day::date, 1800 from generate_series('2000-01-01', '2000-01-24', interval '1 day') as day returning id`,
  );
  const rate = () => Number(rates[1 + (taken++ % (rates.length - 1))]!.id);
  const synonyms = await api.sql<{ id: string }>(
    `insert into search_synonyms (typed, finds, both_ways)
     select 'example ' || n, array['sample ' || n], false from generate_series(1, 24) n returning id`,
  );
  const synonym = () => Number(synonyms[taken++ % synonyms.length]!.id);
  const lists = await addPriceListExamples(api, { company_id, product_id });
  const start = {
    company_id,
    file_name: 'example.csv',
    fingerprint: 'e'.repeat(64),
    rows: 1,
    columns: ['sku', 'name'],
  };
  return {
    ...lists,
    '/api/admin/import-start': { body: () => start },
    '/api/admin/import-rows': { body: () => ({ id: first, rows: [{ row: 2, cells: ['EXAMPLE', 'Example'] }] }) },
    '/api/admin/import-check': { body: () => ({ id: first, from: 0 }) },
    '/api/admin/import-get': { query: `id=${first}` },
    '/api/admin/import-row-list': { query: `id=${first}` },
    '/api/admin/import-row-export': { query: `id=${first}` },
    '/api/admin/import-apply': { body: () => ({ id: next(), whole: true }) },
    '/api/admin/import-cancel': { body: () => ({ id: next() }) },
    '/api/admin/rate-of': { query: 'hsn=8482' },
    '/api/admin/rate-save': { body: () => ({ hsn: '8482', rate: 18, valid_from: '2025-09-22', source: null }) },
    '/api/admin/rate-remove': { body: () => ({ id: rate() }) },
    '/api/admin/rate-apply': { body: () => ({ hsn: '8499', product_rate: null, rate: 18 }) },
    '/api/admin/synonym-save': {
      body: () => ({ typed: `phrase ${++taken}`, finds: [`other ${taken}`], both_ways: true }),
    },
    '/api/admin/synonym-remove': { body: () => ({ id: synonym() }) },
    ...(await addDocumentExamples(api, product_id)),
    '/api/catalog/related': { query: `id=${product_id}` },
    '/api/catalog/compare': { query: `ids=${product_id}` },
    '/api/admin/stock-adjust': { body: () => ({ product_id, change: 1, reason: 'received' }) },
    '/api/admin/stock-list': { query: `product_id=${product_id}` },
    '/api/admin/stock-export': { query: `product_id=${product_id}` },
  };
}

/** Valid parameters for the calls on documents; each removal has its own. */
async function addDocumentExamples(api: Api, product_id: number): Promise<Record<string, Example>> {
  const documents = await api.sql<{ id: string }>(
    `insert into item_documents (item_id, kind, title, file_key, size, type)
     select item_id, 'manual', 'Manual', 'documents/' || n, 1, 'application/pdf' from products, generate_series(1, 12) n
     where products.id = $1 returning id`,
    [product_id],
  );
  const [first, ...others] = documents.map(({ id }) => Number(id));
  let removed = 0;
  const form = () => {
    const fields = new FormData();
    fields.append('product_id', String(product_id));
    fields.append('kind', 'data sheet');
    fields.append('title', 'Data sheet');
    fields.append('file', new File([new Uint8Array(pdf())], 'sheet.pdf'));
    return fields;
  };
  return {
    '/api/catalog/document': { query: `id=${first}` },
    '/api/admin/document-get': { query: `id=${first}` },
    '/api/admin/document-list': { query: `product_id=${product_id}` },
    '/api/admin/document-add': { body: form },
    '/api/admin/document-remove': { body: () => ({ id: others[removed++ % others.length] }) },
  };
}
