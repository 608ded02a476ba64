import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkResult } from '#contracts/bulk.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';
import { openInvoiceSteps } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';
import { whileHeld } from '../../support/row-held.ts';

/** Actions of staff on several orders, consignments and RFQs at once. */
let api: Api;
let at: Awaited<ReturnType<typeof openInvoiceSteps>>;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(() => api.stop());

const placeOrders = async (count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push(await at.placeOrder());
  return ids;
};
const confirm = (ids: number[], more: object = {}) => at.staff.post('/api/admin/orders-confirm', { ids, ...more });
const resultsOf = ({ body }: Answer) =>
  (body.results as BulkResult[]).map(({ done, message }) => [done, message] as const);
const statuses = async (ids: number[]) =>
  (await api.sql<{ status: string }>('select status from orders where id = any($1::bigint[]) order by id', [ids])).map(
    ({ status }) => status,
  );

describe('orders are confirmed together', () => {
  it('each with its history, mail and promised date', async () => {
    const ids = await placeOrders(2);
    const answer = await confirm([...ids, ids[0]!], { expected_on: '2199-11-30' });
    expect(resultsOf(answer)).toEqual(ids.map((id) => [true, `Order ${id} confirmed.`]));
    expect(await statuses(ids)).toEqual(['confirmed', 'confirmed']);
    const [row] = await api.sql<{ note: string }>(
      `select note from order_history where order_id = $1 and status = 'confirmed'`,
      [ids[1]],
    );
    expect(row!.note).toBe('Dispatch by 30 Nov 2199');
    const mails = await api.sql(`select 1 from outbox where kind = 'order-confirmed'`);
    expect(mails).toHaveLength(2);
  });

  it('and one that is refused says why and does not stop the others', async () => {
    const [held, gone, done, last] = await placeOrders(4);
    await at.staff.post('/api/admin/order-move', { id: done!, to: 'confirmed' });
    await at.staff.post('/api/admin/order-move', { id: held!, to: 'confirmed' });
    await at.staff.post('/api/admin/order-move', { id: held!, to: 'on hold', note: 'Payment is open.' });
    await at.staff.post('/api/admin/order-move', { id: gone!, to: 'cancelled', note: 'Not needed.' });
    expect(resultsOf(await confirm([held!, gone!, done!, 999_999_999, last!]))).toEqual([
      [false, `Order ${held} is on hold now. Open it to decide.`],
      [false, `Order ${gone} is cancelled and cannot become confirmed.`],
      [false, `Order ${done} is already confirmed.`],
      [false, 'This order was not found.'],
      [true, `Order ${last} confirmed.`],
    ]);
    expect(await statuses([held!, gone!, done!, last!])).toEqual(['on hold', 'cancelled', 'confirmed', 'confirmed']);
  });

  it('beyond the credit limit: an employee’s go on credit hold, an admin is asked for a reason', async () => {
    const [first, second] = await placeOrders(2);
    await api.sql(
      'update companies set credit_limit_paise = 100 where id = (select company_id from orders where id = $1)',
      [first],
    );
    const [refused] = resultsOf(await admin.post('/api/admin/orders-confirm', { ids: [second] }));
    expect(refused).toEqual([false, `Order ${second} goes beyond its company’s credit. Open it to give the reason.`]);
    const [heldBack] = resultsOf(await confirm([first!]));
    expect(heldBack![0]).toBe(false);
    expect(heldBack![1]).toMatch(new RegExp(`^Order ${first} is on credit hold, not confirmed: `));
    expect(await statuses([first!, second!])).toEqual(['on hold', 'placed']);
    await api.sql('update companies set credit_limit_paise = null');
  });

  it('by two employees at once only once', async () => {
    const [id] = await placeOrders(1);
    const answers = await whileHeld(api, `orders where id = ${id}`, [() => confirm([id!]), () => confirm([id!])]);
    expect(answers.map((answer) => resultsOf(answer)[0]![0]).toSorted()).toEqual([false, true]);
    const steps = await api.sql(`select 1 from order_history where order_id = $1 and status = 'confirmed'`, [id]);
    expect(steps).toHaveLength(1);
  });
});

describe('orders are packed together', () => {
  const pack = (ids: number[]) => at.staff.post('/api/admin/orders-pack', { ids });

  it('each with all its remaining goods, and its buyer gets a mail; one that cannot be packed says why', async () => {
    const [whole, part, placed, short] = await placeOrders(4);
    await confirm([whole!, part!, short!]);
    await at.staff.post('/api/admin/shipment-pack', { order_id: part, lines: [{ line_no: 1, qty: 1 }] });
    // What it had taken went to another order, and the shelf is empty.
    await api.sql('update order_lines set stock_qty = 0 where order_id = $1', [short]);
    await api.sql('update items set stock = 0');
    const results = resultsOf(await pack([whole!, part!, placed!, short!, 999_999_999]));
    expect(results.slice(0, 3)).toEqual([
      [true, expect.stringMatching(/^SHP-\d{6} packed\.$/)],
      [true, expect.stringMatching(/^SHP-\d{6} packed\.$/)],
      [false, `Order ${placed} is placed. Confirm it before packing.`],
    ]);
    expect(results[3]).toEqual([false, expect.stringMatching(/^No .+ is available for this order\./)]);
    expect(results[4]).toEqual([false, 'Order 999999999 has no goods left to pack.']);
    expect(await statuses([whole!, part!, placed!, short!])).toEqual(['packed', 'packed', 'placed', 'confirmed']);
    expect(await api.sql(`select 1 from outbox where kind = 'order-packed'`)).toHaveLength(2);
    expect(resultsOf(await pack([whole!]))).toEqual([[false, `Order ${whole} has no goods left to pack.`]]);
    await api.sql('update items set stock = 1000');
  });
});

describe('a selection is refused', () => {
  it.each([
    { name: 'without rows', ids: [], message: /Select at least one row/ },
    {
      name: 'of more than 100 rows',
      ids: Array.from({ length: 101 }, (_, index) => index + 1),
      message: /at most 100/,
    },
  ])('$name', async ({ ids, message }) => {
    const answer = await confirm(ids);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it.each(['orders-confirm', 'orders-pack', 'invoices-issue', 'rfqs-review'])(
    'from a buyer as a whole: %s',
    async (path) => {
      const [id] = await placeOrders(1);
      expect((await at.buyer.post(`/api/admin/${path}`, { ids: [id] })).status).toBe(403);
    },
  );
});

it('invoices are issued together, and a consignment invoiced already is named', async () => {
  const ids = await placeOrders(2);
  await confirm(ids);
  const shipments: number[] = [];
  for (const id of ids) {
    const lines = [{ line_no: 1, qty: 1 }];
    shipments.push((await at.staff.post('/api/admin/shipment-pack', { order_id: id, lines })).body.id);
  }
  const issue = () => at.staff.post('/api/admin/invoices-issue', { ids: shipments });
  for (const [done, message] of resultsOf(await issue())) {
    expect([done, message]).toEqual([true, expect.stringMatching(/^Invoice .+ issued\./)]);
  }
  for (const [done, message] of resultsOf(await issue())) {
    expect([done, message]).toEqual([false, expect.stringMatching(/^SHP-\d+ is already invoiced\.$/)]);
  }
});

it('the review of RFQs is started together', async () => {
  const rfq = { title: 'Bearings', lines: [{ item: 'Bearing', qty: 1, unit: 'NOS' }] };
  const { id } = (await at.buyer.post('/api/customer/rfq-create', rfq)).body;
  const review = () => at.staff.post('/api/admin/rfqs-review', { ids: [id] });
  expect(resultsOf(await review())[0]![0]).toBe(true);
  expect(resultsOf(await review())[0]).toEqual([false, expect.stringMatching(/is already under review\.$/)]);
});

describe('the selected orders are', () => {
  const print = (ids: number[], document: string) =>
    at.staff.get(`/api/admin/orders-print?ids=${ids.join(',')}&document=${encodeURIComponent(document)}`);
  const pagesOf = async (ids: number[]) => {
    const headers = { authorization: `Bearer ${at.staff.token}` };
    const response = await fetch(`${api.url}/api/admin/orders-print?ids=${ids.join(',')}&document=sheets`, { headers });
    return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).map(({ text }) => text);
  };

  it('printed in one PDF, each with its own title and page numbers', async () => {
    const ids = await placeOrders(2);
    await confirm([ids[1]!]);
    const pages = await pagesOf(ids);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`PROFORMA ${ids[0]}`);
    expect(pages[1]).toContain(`ORDER ${ids[1]}`);
  });

  it('not printed where one has nothing to print, which is named', async () => {
    const [one, two] = await placeOrders(2);
    await at.staff.post('/api/admin/order-move', { id: one!, to: 'cancelled', note: 'Not needed.' });
    const refused = await print([one!, two!], 'sheets');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Order ${one} has no order sheet. Deselect it to print the others.`,
    ]);
    expect((await print([one!, two!], 'packing slips')).body.message).toBe(
      `Orders ${one}, ${two} have nothing packed. Deselect them to print the others.`,
    );
    expect((await print([999_999_999], 'sheets')).status).toBe(404);
  });

  it('exported as only these rows', async () => {
    const ids = await placeOrders(3);
    const { text } = await at.staff.get(`/api/admin/order-export?ids=${ids[0]},${ids[2]}`);
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(text).not.toContain(String(ids[1]));
  });
});
