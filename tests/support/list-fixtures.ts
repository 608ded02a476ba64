import type { Api } from './api.ts';
import type { Example } from './endpoints.ts';
import { addProduct, addUser, type Person, signIn, updateItem } from './fixtures.ts';

/** Adds a row to each table of lists by SQL; the shared list has one line and reminds its owner and a reader. */
export async function addListRows(
  api: Api,
  { company_id, user_id }: { company_id: number; user_id: number },
  product_id: number,
): Promise<number> {
  const [list] = await api.sql<{ id: string }>(
    `insert into requisition_lists (company_id, user_id, name, note, shared, remind_every, remind_unit, remind_from, next_on)
     values ($1, $2, 'Weekly', 'Line 2', true, 1, 'week', '2026-11-02', '2126-11-02') returning id`,
    [company_id, user_id],
  );
  const id = Number(list!.id);
  await api.sql(
    `insert into requisition_list_lines (list_id, product_id, company_id, position, qty, sku, name, unit)
     values ($1, $2, $3, 0, 4, 'SKU', 'Bearing', 'NOS')`,
    [id, product_id, company_id],
  );
  await api.sql('insert into requisition_list_readers (list_id, user_id, company_id) values ($1, $2, $3)', [
    ...[id, user_id, company_id],
  ]);
  await api.sql('insert into stock_notices (user_id, product_id, company_id) values ($1, $2, $3)', [
    ...[user_id, product_id, company_id],
  ]);
  return id;
}

/** Valid parameters for the calls on lists. */
export async function addListExamples(
  api: Api,
  buyer: Person,
  { company_id, product_id }: { company_id: number; product_id: number },
): Promise<Record<string, Example>> {
  const create = async (person: Person) => (await person.post('/api/customer/list-create', list)).body.id as number;
  const list = { name: 'Weekly', note: null, shared: true, lines: [{ product_id, qty: 2 }] };
  const colleague = await signIn(api, (await addUser(api, company_id)).email);
  const [id, foreign, removed] = [await create(buyer), await create(colleague), await create(buyer)];
  const soldOut = await addProduct(api, company_id);
  await updateItem(api, soldOut, 'stock = 0');
  const reminder = { every: 2, unit: 'week', from: '2026-11-30', paused: false };
  return {
    '/api/customer/list-get': { query: `id=${id}` },
    '/api/customer/list-export': { query: `id=${id}` },
    '/api/customer/list-create': { body: () => list },
    '/api/customer/list-save': { body: () => ({ id, name: 'Weekly', note: 'Line 2', shared: true }) },
    '/api/customer/list-remove': { body: () => ({ id: removed }) },
    '/api/customer/list-add': { body: () => ({ id, lines: list.lines }) },
    '/api/customer/list-lines-save': { body: () => ({ id, lines: [{ product_id, qty: 3 }], before: null }) },
    '/api/customer/list-reminder': { body: () => ({ id, reminder }) },
    '/api/customer/list-remind-me': { body: () => ({ id: foreign, wanted: true }) },
    '/api/customer/stock-notice-save': { body: () => ({ product_id: soldOut, wanted: true }) },
  };
}
