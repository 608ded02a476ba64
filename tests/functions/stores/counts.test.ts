import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addShortOrder, itemOf } from '../../support/examples/stores-examples.ts';
import {
  addCompany,
  addProduct,
  addProducts,
  addUser,
  as,
  type Person,
  signIn,
  updateItem,
} from '../../support/fixtures.ts';

/** Stock counts (decision 076). */
let api: Api;
let staff: Person;
let colleague: Person;
let buyer: Person;
let owner: { company_id: number; user_id: number };
/** Helmets and plugs in the bins of one shelf, 25 and 10 of them. */
let helmet: number;
let shelf = '';
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  colleague = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  buyer = await signIn(api, user.email);
  owner = { company_id, user_id: user.id };
});
afterAll(() => api.stop());
beforeEach(async () => {
  shelf = `S${String(++serial).padStart(3, '0')}`;
  helmet = await addProduct(api, owner.company_id, {
    ...{ sku: `HLM-${serial}`, name: 'Safety helmet', stock: 25, bin: `${shelf}-01`, cost_paise: 12_000 },
    cross_references: ['KARAM PN521'],
  });
  await addProduct(api, owner.company_id, { sku: `PLG-${serial}`, name: 'Ear plug', stock: 10, bin: `${shelf}-02` });
});

const start = async (body: object = { bin_from: shelf }): Promise<number> =>
  (await staff.post('/api/admin/stock-count-start', body)).body.id;
const count = async (id: number) => (await staff.get(`/api/admin/stock-count-get?id=${id}`)).body.count;
const enter = (id: number, lines: [line_no: number, qty: number | null, was?: number | null][], person = staff) =>
  person.post('/api/admin/stock-count-enter', {
    id,
    lines: lines.map(([line_no, qty, was = null]) => ({ line_no, qty, was })),
  });
const post = async (id: number, reasons: Record<number, object>, more: object = {}) =>
  staff.post('/api/admin/stock-count-post', {
    ...{ id, version: (await count(id)).version },
    lines: Object.entries(reasons).map(([line_no, reason]) => ({ line_no: Number(line_no), ...reason })),
    ...more,
  });
const stockOf = async (product_id: number) =>
  (await api.sql<{ stock: number }>('select stock::float8 as stock from catalog where id = $1', [product_id]))[0]!
    .stock;
const placeOrder = async (qty: number): Promise<number> => {
  const { body } = await buyer.post('/api/orders/create', { items: [{ product_id: helmet, qty }] });
  expect((await staff.post('/api/admin/order-move', { id: body.id, to: 'confirmed' })).status).toBe(200);
  return body.id;
};

describe('a stock count', () => {
  it('is started blind, entered, and posted with a reason for each difference', async () => {
    const id = await start();
    const begun = await count(id);
    expect(begun).toMatchObject({
      ...{ status: 'counting', scope: `Bin ${shelf}`, counted: 0, version: 1, value: null },
      lines: [
        {
          line_no: 1,
          sku: `HLM-${serial}`,
          bin: `${shelf}-01`,
          codes: [`HLM-${serial}`, 'KARAM PN521'],
          book_qty: null,
        },
        { line_no: 2, sku: `PLG-${serial}`, counted_qty: null, book_qty: null },
      ],
    });
    expect(begun.code).toMatch(/^CNT-\d{6}$/);
    const sheet = await staff.get(`/api/admin/stock-count-sheet?id=${id}`);
    expect(sheet.text.slice(0, 5)).toBe('%PDF-');

    expect(
      (
        await enter(id, [
          [1, 22],
          [2, 10],
        ])
      ).body,
    ).toMatchObject({ version: 2 });
    expect(await count(id)).toMatchObject({
      ...{ counted: 2, differences: 1, value: -360 },
      lines: [
        { counted_qty: 22, book_qty: 25, value: -360 },
        { counted_qty: 10, book_qty: 10, value: null },
      ],
    });
    expect((await post(id, {})).body.message).toBe(`Choose the reason for HLM-${serial}.`);
    const posted = await post(id, { 1: { reason: 'other', note: 'Lent to the canteen' } });
    expect(posted.body.message).toBe(`${begun.code} posted. The stock of 1 item is changed.`);
    expect(await stockOf(helmet)).toBe(22);
    expect(await count(id)).toMatchObject({
      ...{ status: 'posted', posted_by: expect.any(String) },
      lines: [{ reason: 'other', note: 'Lent to the canteen' }, { reason: null }],
    });
    const { items } = (await staff.get(`/api/admin/stock-list?product_id=${helmet}`)).body;
    const note = `${begun.code}, other, Lent to the canteen`;
    expect(items).toMatchObject([{ change: -3, stock: 22, reason: 'counted', note }]);
    const log = await staff.get('/api/admin/audit-list?entity=stock_adjustments');
    expect(log.body.items[0]).toMatchObject({ record: `Stock adjustment HLM-${serial} · Safety helmet` });
    expect(log.body.items[0].changes).toContainEqual({ field: 'Count', before: null, after: begun.code });
    const list = (await staff.get(`/api/admin/stock-count-list?q=${begun.code}`)).body.items;
    expect(list).toMatchObject([{ id, status: 'posted', lines: 2, counted: 2, differences: 1, value: -360 }]);
  });

  it('keeps what was ordered, packed and received between counting and posting', async () => {
    const id = await start();
    const order_id = await placeOrder(4);
    // 25 are on the shelf, 4 of them for the order; 23 are found.
    await enter(id, [[1, 23]]);
    expect((await count(id)).lines[0]).toMatchObject({ counted_qty: 23, book_qty: 25 });
    const packed = await staff.post('/api/admin/shipment-pack', { order_id, lines: [{ line_no: 1, qty: 4 }] });
    expect(packed.status).toBe(200);
    await placeOrder(5);
    await staff.post('/api/admin/stock-adjust', { product_id: helmet, change: 10, reason: 'received' });
    expect(await stockOf(helmet)).toBe(26);
    expect((await post(id, { 1: { reason: 'damaged' } })).status).toBe(200);
    expect(await stockOf(helmet)).toBe(24);
  });

  it('is continued by a colleague, whose quantities are not overwritten unseen', async () => {
    const id = await start();
    await enter(id, [[1, 24]]);
    expect((await enter(id, [[2, 9]], colleague)).status).toBe(200);
    const refused = await enter(id, [[1, 23]], colleague);
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { 'lines.0.qty': expect.stringMatching(/has entered 24 nos here\. Check it/) } },
    });
    const { by } = (await enter(id, [[1, 23, 24]], colleague)).body;
    expect(await count(id)).toMatchObject({
      counted: 2,
      lines: [{ counted_qty: 23, counted_by: by }, { counted_by: by }],
    });
    expect((await enter(id, [[1, null, 23]])).status).toBe(200);
    expect((await count(id)).lines[0]).toMatchObject({ counted_qty: null, book_qty: null, counted_by: null });
  });

  it('is posted once, also by two at the same time, and never changed afterwards', async () => {
    const id = await start();
    await enter(id, [[1, 20]]);
    const { version } = await count(id);
    const lines = [{ line_no: 1, reason: 'miscounted' }];
    const answers = await Promise.all(
      [staff, colleague].map((person) => person.post('/api/admin/stock-count-post', { id, version, lines })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stockOf(helmet)).toBe(20);
    for (const answer of [
      await enter(id, [[1, 25, 20]]),
      await post(id, { 1: { reason: 'damaged' } }),
      await staff.post('/api/admin/stock-count-cancel', { id }),
      await staff.get(`/api/admin/stock-count-sheet?id=${id}`),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/is posted\. It can no longer/) },
      });
    }
  });

  it('is not posted over quantities that were entered since', async () => {
    const id = await start();
    await enter(id, [[1, 20]]);
    const { version } = await count(id);
    await enter(id, [[2, 9]], colleague);
    const answer = await post(id, { 1: { reason: 'damaged' } }, { version });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/have changed since/) } });
    expect(await stockOf(helmet)).toBe(25);
  });

  it('leaves no less than nothing: orders hold what is missing', async () => {
    const id = await start();
    await placeOrder(20);
    await enter(id, [
      [1, 15],
      [2, 12],
    ]);
    const reasons = { 1: { reason: 'damaged' }, 2: { reason: 'not booked in' } };
    expect(await post(id, reasons)).toMatchObject({
      status: 409,
      body: {
        fields: { 'lines.0.qty': expect.stringMatching(/^10 nos of HLM-\d+ are missing, and only 5 nos are free/) },
      },
    });
    expect((await count(id)).status).toBe('counting');
    expect(await stockOf(helmet)).toBe(5);
    // The other lines can be posted.
    await enter(id, [[1, null, 15]]);
    expect((await post(id, { 2: { reason: 'not booked in' } })).status).toBe(200);
  });

  it('does not post a difference that another count has corrected', async () => {
    const [first, second] = [await start(), await start()];
    await enter(first, [[1, 23]]);
    await enter(second, [[1, 23]]);
    expect((await post(first, { 1: { reason: 'damaged' } })).status).toBe(200);
    expect(await post(second, { 1: { reason: 'damaged' } })).toMatchObject({
      status: 409,
      body: { fields: { 'lines.0.qty': expect.stringMatching(/was corrected after this line was counted/) } },
    });
    // Counted again, it agrees.
    await enter(second, [[1, null, 23]]);
    await enter(second, [[1, 23]]);
    expect((await post(second, {})).body.message).toMatch(/No stock changed\./);
    expect(await stockOf(helmet)).toBe(23);
  });

  it('allocates what is found to the order that is short of it', async () => {
    await updateItem(api, helmet, 'stock = 0');
    await addShortOrder(api, owner, { product_id: helmet, qty: 6 });
    const id = await start();
    await enter(id, [[1, 4]]);
    expect((await post(id, { 1: { reason: 'not booked in' } })).status).toBe(200);
    expect(await stockOf(helmet)).toBe(0);
    const item_id = await itemOf(api, helmet);
    const { items } = (await staff.get('/api/admin/short-list?size=100')).body;
    expect(items.find((row: { item_id: number }) => row.item_id === item_id)).toMatchObject({ short: 2 });
  });

  it('is cancelled without a change of the stock', async () => {
    const id = await start();
    await enter(id, [[1, 3]]);
    expect((await staff.post('/api/admin/stock-count-cancel', { id })).body.message).toMatch(
      /cancelled\. No stock changed\./,
    );
    expect((await enter(id, [[1, 4, 3]])).status).toBe(409);
    expect(await stockOf(helmet)).toBe(25);
  });

  it('of 500 lines is entered and posted at once, and of more is refused', async () => {
    const bin = `'T${serial}-' || n`;
    await addProducts(api, owner.company_id, 500, {
      sku: `'MANY-' || n`,
      name: `'Part ' || n`,
      stock: '7',
      bin,
      unit: `'NOS'`,
    });
    const id = await start({ bin_from: `T${serial}-` });
    const lines = Array.from({ length: 500 }, (_, at): [number, number] => [at + 1, 6]);
    expect((await enter(id, lines)).status).toBe(200);
    const reasons = Object.fromEntries(lines.map(([line_no]) => [line_no, { reason: 'damaged' }]));
    expect((await post(id, reasons)).body.message).toMatch(/The stock of 500 items is changed/);
    const [left] = await api.sql<{ sum: string }>(`select sum(stock)::int as sum from items where sku like 'MANY-%'`);
    expect(left).toEqual({ sum: 3000 });
    await addProduct(api, owner.company_id, { bin: `T${serial}-501` });
    const refused = await staff.post('/api/admin/stock-count-start', { bin_from: `T${serial}-` });
    expect(refused.body.fields.bin_from).toMatch(/^501 items match\./);
  });

  it.each([
    ['from one bin to another', () => ({ bin_from: `${shelf}-01`, bin_to: `${shelf}-02` }), 2, /^Bins .+ to /],
    ['of one bin, in any case', () => ({ bin_from: `${shelf.toLowerCase()}-02` }), 1, /^Bin /],
    ['of a search in the bins', () => ({ bin_from: shelf, search: 'helmet' }), 1, /“helmet”$/],
  ])('is %s', async (_, body, lines, scope) => {
    const found = await count(await start(body()));
    expect(found.lines).toHaveLength(lines);
    expect(found.scope).toMatch(scope);
  });

  it('is of a category', async () => {
    await api.sql(`insert into categories values ('Safety', 9) on conflict do nothing`);
    await updateItem(api, helmet, `category = 'Safety'`);
    const found = await count(await start({ category: 'Safety', bin_from: shelf }));
    expect(found).toMatchObject({ scope: `Bin ${shelf}, Safety`, lines: [{ sku: `HLM-${serial}` }] });
  });

  it.each([
    ['nothing chosen', {}, 'bin_from'],
    ['a last bin alone', { bin_to: 'B-01', category: 'Safety' }, 'bin_from'],
    ['bins that no item is in', { bin_from: 'ZZ-99' }, 'bin_from'],
    ['an unknown category', { category: 'Nothing' }, 'category'],
  ])('is not started with %s', async (_, body, field) => {
    const answer = await staff.post('/api/admin/stock-count-start', body);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it.each([
    ['half a helmet', 0.5, /^Whole numbers only/],
    ['less than nothing', -1, /^Enter 0 or more/],
    ['no number', 'ten', /as a number/],
  ])('takes no quantity of %s', async (_, qty, message) => {
    const id = await start();
    const answer = await staff.post('/api/admin/stock-count-enter', { id, lines: [{ line_no: 1, qty, was: null }] });
    expect(answer.status).toBe(400);
    expect(answer.body.fields['lines.0.qty']).toMatch(message);
  });

  it.each([
    ['no reason', { 1: {} }, 400, 'lines.0.reason'],
    ['an unknown reason', { 1: { reason: 'theft' } }, 400, 'lines.0.reason'],
    ['another reason without words', { 1: { reason: 'other' } }, 400, 'lines.0.note'],
  ])('is not posted with %s', async (_, reasons, status, field) => {
    const id = await start();
    await enter(id, [[1, 20]]);
    const answer = await post(id, reasons);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({ status, fields: [field] });
  });

  it('is not posted with nothing counted, nor with a reason for a line that agrees', async () => {
    const id = await start();
    expect((await post(id, {})).body.message).toMatch(/^Nothing is counted yet/);
    await enter(id, [[1, 25]]);
    expect((await post(id, { 1: { reason: 'damaged' } })).status).toBe(409);
  });
});

describe('who may count', () => {
  it('everyone on the staff reads counts, and only those with the right Stores change them', async () => {
    const id = await start();
    const seller = await addUser(api, null);
    await api.sql(`update users set rights = '{sales}' where id = $1`, [seller.id]);
    const sales = await signIn(api, seller.email);
    expect((await sales.get(`/api/admin/stock-count-get?id=${id}`)).status).toBe(200);
    for (const [call, body] of [
      ['start', { bin_from: shelf }],
      ['enter', { id, lines: [{ line_no: 1, qty: 1, was: null }] }],
      ['post', { id, version: 1, lines: [] }],
      ['cancel', { id }],
    ] as const) {
      const path = `/api/admin/stock-count-${call}`;
      expect([
        (await sales.post(path, body)).status,
        (await buyer.post(path, body)).status,
        (await as(api).post(path, body)).status,
      ]).toEqual([403, 403, 401]);
    }
    expect((await buyer.get(`/api/admin/stock-count-get?id=${id}`)).status).toBe(403);
    expect((await staff.get('/api/admin/stock-count-get?id=987654')).status).toBe(404);
  });

  it('the database refuses buyers, and changes of what is posted', async () => {
    const id = await start();
    await enter(id, [[1, 25]]);
    await post(id, {});
    const app = await connectAsApp();
    const sessionOf = async (role: string) =>
      (
        await api.sql<{ user_id: string; id: string }>(
          `select s.user_id, s.id from sessions s join users u on u.id = s.user_id where u.role = $1 order by s.created_at desc limit 1`,
          [role],
        )
      )[0]!;
    const [customer, employee] = [await sessionOf('customer'), await sessionOf('employee')];
    for (const table of ['stock_counts', 'stock_count_lines']) {
      expect(await app.rows(`select * from ${table}`, { user: Number(customer.user_id), id: customer.id })).toBe(
        REFUSED,
      );
      const set = table === 'stock_counts' ? `status = 'cancelled' where id` : 'counted_qty = 1 where count_id';
      const changed = await app.rows(`update ${table} set ${set} = ${id} returning 1`, {
        user: Number(employee.user_id),
        id: employee.id,
      });
      expect(changed).toEqual([]);
    }
    await app.stop();
  });
});
