import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import {
  addCompany,
  addProduct,
  addUser,
  type Answer,
  type Person,
  signIn,
  updateItem,
} from '../../support/fixtures.ts';
import { whileHeld } from '../../support/row-held.ts';

let api: Api;
let company_id: number;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());

const place = (body: unknown, person = buyer) => person.post('/api/orders/create', body);
const count = async (statement: string, values: unknown[] = []) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from ${statement}`, values))[0]!.n);
const stockOf = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]))[0]!.stock;
const ordersOf = (product_id: number) => count('order_lines where product_id = $1', [product_id]);

/** Number of responses by status. */
function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('the same idempotency key', () => {
  it('with the same request returns the first order again and writes nothing', async () => {
    const product_id = await addProduct(api, company_id, { stock: 10 });
    const request = { items: [{ product_id, qty: 2 }], po_number: 'PO-1', idempotency_key: 'click-0001' };
    const first = await place(request);
    const again = await place(request);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect([await stockOf(product_id), await ordersOf(product_id)]).toEqual([8, 1]);
    expect(await count(`outbox where payload ->> 'order_id' = $1`, [String(first.body.id)])).toBe(1);
  });

  it('returns the first order even if stock and price have changed', async () => {
    const product_id = await addProduct(api, company_id, { stock: 2 });
    const request = { items: [{ product_id, qty: 2 }], idempotency_key: 'click-0002' };
    const first = await place(request);
    await api.sql('update products set price_paise = 1, active = false where id = $1', [product_id]);
    expect(await place(request)).toMatchObject({ status: 200, body: first.body });
  });

  it.each([
    { name: 'another quantity', change: (id: number) => ({ items: [{ product_id: id, qty: 3 }] }) },
    { name: 'another PO number', change: () => ({ po_number: 'PO-2' }) },
    { name: 'other notes', change: () => ({ notes: 'Gate 2' }) },
  ])('with $name gets 422', async ({ change }) => {
    const product_id = await addProduct(api, company_id, { stock: 10 });
    const request = { items: [{ product_id, qty: 2 }], idempotency_key: `click-for-${product_id}` };
    await place(request);
    const answer = await place({ ...request, ...change(product_id) });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'This order was already sent with different contents. Reload the cart and place it again.' },
    });
    expect([await stockOf(product_id), await ordersOf(product_id)]).toEqual([8, 1]);
  });

  it('twenty times at the same time places one order', async () => {
    const product_id = await addProduct(api, company_id, { stock: 100 });
    const request = { items: [{ product_id, qty: 1 }], idempotency_key: 'twenty-clicks' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(request)));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([await stockOf(product_id), await ordersOf(product_id)]).toEqual([99, 1]);
    expect(await count(`idempotency where key = 'twenty-clicks'`)).toBe(1);
  });

  it('of a colleague is a different key', async () => {
    const product_id = await addProduct(api, company_id, { stock: 10 });
    const colleague = await signIn(api, (await addUser(api, company_id)).email);
    const request = { items: [{ product_id, qty: 1 }], idempotency_key: 'our-key-1' };
    const [mine, theirs] = [await place(request), await place(request, colleague)];
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });
});

describe('concurrent orders', () => {
  it('that wait longer for a product than the database may take to answer sell what there is', async () => {
    const product_id = await addProduct(api, company_id, { stock: 1 });
    const buy = () => place({ items: [{ product_id, qty: 1 }] });
    const answers = await whileHeld(
      api,
      `items where id = (select item_id from products where id = ${product_id})`,
      [buy, buy],
      () => api.sql('select pg_sleep(2.6)'),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    expect([await stockOf(product_id), await ordersOf(product_id)]).toEqual([0, 1]);
  });

  /** Twenty at a time: two hundred at once would time the machine, since those at the end of the queue get 503. */
  const placeTen = async (product_id: number) => {
    const answers: Answer[] = [];
    while (answers.length < 10) answers.push(await place({ items: [{ product_id, qty: 1 }] }));
    return answers;
  };

  it('of 200 for the last 50 units sell exactly 50', async () => {
    const product_id = await addProduct(api, company_id, { stock: 50 });
    const answers = (await Promise.all(Array.from({ length: 20 }, () => placeTen(product_id)))).flat();
    expect(tally(answers)).toEqual({ 200: 50, 409: 150 });
    const words = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message));
    for (const message of words) expect(message).toMatch(/out of stock|No order was placed/);
    expect([await stockOf(product_id), await ordersOf(product_id)]).toEqual([0, 50]);
    expect(await count('orders o where not exists (select 1 from order_lines l where l.order_id = o.id)')).toBe(0);
  }, 60_000);

  it('with their lines in opposite order do not deadlock', async () => {
    const [a, b] = [await addProduct(api, company_id, { stock: 60 }), await addProduct(api, company_id, { stock: 60 })];
    const items = (ids: number[]) => ({ items: ids.map((product_id) => ({ product_id, qty: 1 })) });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => place(items(i % 2 ? [a, b] : [b, a]))));
    expect(tally(answers)).toEqual({ 200: 60 });
    expect([await stockOf(a), await stockOf(b)]).toEqual([0, 0]);
  }, 60_000);
});

describe('a price that changes between reading and writing', () => {
  it('is read again, and the order has the new one', async () => {
    const product_id = await addProduct(api, company_id, { price_paise: 100, stock: 10 });
    const answer = await whileWriting(product_id, 'price_paise = 700', () =>
      place({ items: [{ product_id, qty: 1 }] }),
    );
    expect(answer).toMatchObject({ status: 200, body: { total: 7 } });
  });

  it('is read again also for a change of the tax rate', async () => {
    const product_id = await addProduct(api, company_id, { price_paise: 10_000, stock: 10 });
    const order = () => place({ items: [{ product_id, qty: 1 }] });
    const answer = await whileWriting(product_id, 'gst_rate_bp = 1800', order, 'items');
    expect(answer).toMatchObject({ status: 200, body: { total: 118 } });
  });

  it('is read again also if the product is discontinued, and the order is refused', async () => {
    const product_id = await addProduct(api, company_id, { stock: 10 });
    const answer = await whileWriting(product_id, 'active = false', () => place({ items: [{ product_id, qty: 1 }] }));
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('is no longer sold') } });
    expect(await ordersOf(product_id)).toBe(0);
  });
});

/** Sessions of this file's database that wait for a lock. */
const WAITING = `pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`;

/**
 * Changes a product in a transaction that is open while the order reads (which sees the old row) and commits once the
 * order's writing waits for the row's lock.
 */
async function whileWriting(
  product_id: number,
  change: string,
  order: () => Promise<Answer>,
  table = 'products',
): Promise<Answer> {
  await api.sql('begin');
  // As a save does: the item is locked first.
  await updateItem(api, product_id, 'version = version + 1');
  await api.sql(
    `update ${table} set ${change} where id = (select ${table === 'items' ? 'item_id' : 'id'} from products where id = $1)`,
    [product_id],
  );
  const answer = order();
  await until(async () => (await count(WAITING)) > 0);
  await api.sql('commit');
  return answer;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await holds())) if (Date.now() > deadline) throw new Error('it never came to hold');
}
