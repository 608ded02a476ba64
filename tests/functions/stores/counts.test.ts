import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addProduct, addProducts, addUser, as, signIn, updateItem } from '../../support/fixtures.ts';
import { type CountSteps, openCountSteps } from '../../support/steps/count-steps.ts';

/** Starting, entering and cancelling stock counts, and who may (decision 076). */
let api: Api;
let steps: CountSteps;
let mark: number;
let shelf: string;
let helmet: number;

beforeAll(async () => {
  api = await startApi();
  steps = await openCountSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ mark, shelf, helmet } = await steps.addShelf());
});

describe('a stock count', () => {
  it('is started blind, entered, and posted with a reason for each difference', async () => {
    const id = await steps.start({ bin_from: shelf });
    const begun = await steps.count(id);
    expect(begun).toMatchObject({
      ...{ status: 'counting', scope: `Bin ${shelf}`, counted: 0, version: 1, value: null },
      lines: [
        {
          line_no: 1,
          sku: `HLM-${mark}`,
          bin: `${shelf}-01`,
          codes: [`HLM-${mark}`, 'KARAM PN521'],
          book_qty: null,
        },
        { line_no: 2, sku: `PLG-${mark}`, counted_qty: null, book_qty: null },
      ],
    });
    expect(begun.code).toMatch(/^CNT-\d{6}$/);
    const sheet = await steps.staff.get(`/api/admin/stock-count-sheet?id=${id}`);
    expect(sheet.text.slice(0, 5)).toBe('%PDF-');

    expect(
      (
        await steps.enter(id, [
          [1, 22],
          [2, 10],
        ])
      ).body,
    ).toMatchObject({ version: 2 });
    expect(await steps.count(id)).toMatchObject({
      ...{ counted: 2, differences: 1, value: -360 },
      lines: [
        { counted_qty: 22, book_qty: 25, value: -360 },
        { counted_qty: 10, book_qty: 10, value: null },
      ],
    });
    expect((await steps.post(id, {})).body.message).toBe(`Choose the reason for HLM-${mark}.`);
    const posted = await steps.post(id, { 1: { reason: 'other', note: 'Lent to the canteen' } });
    expect(posted.body.message).toBe(`${begun.code} posted. The stock of 1 item is changed.`);
    expect(await steps.stockOf(helmet)).toBe(22);
    expect(await steps.count(id)).toMatchObject({
      ...{ status: 'posted', posted_by: expect.any(String) },
      lines: [{ reason: 'other', note: 'Lent to the canteen' }, { reason: null }],
    });
    const { items } = (await steps.staff.get(`/api/admin/stock-list?product_id=${helmet}`)).body;
    const note = `${begun.code}, other, Lent to the canteen`;
    expect(items).toMatchObject([{ change: -3, stock: 22, reason: 'counted', note }]);
    const log = await steps.staff.get('/api/admin/audit-list?entity=stock_adjustments');
    expect(log.body.items[0]).toMatchObject({ record: `Stock adjustment HLM-${mark} · Safety helmet` });
    expect(log.body.items[0].changes).toContainEqual({ field: 'Count', before: null, after: begun.code });
    const list = (await steps.staff.get(`/api/admin/stock-count-list?q=${begun.code}`)).body.items;
    expect(list).toMatchObject([{ id, status: 'posted', lines: 2, counted: 2, differences: 1, value: -360 }]);
  });

  it('is continued by a colleague, whose quantities are not overwritten unseen', async () => {
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 24]]);
    expect((await steps.enter(id, [[2, 9]], steps.colleague)).status).toBe(200);
    const refused = await steps.enter(id, [[1, 23]], steps.colleague);
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { 'lines.0.qty': expect.stringMatching(/has entered 24 nos here\. Check it/) } },
    });
    const { by } = (await steps.enter(id, [[1, 23, 24]], steps.colleague)).body;
    expect(await steps.count(id)).toMatchObject({
      counted: 2,
      lines: [{ counted_qty: 23, counted_by: by }, { counted_by: by }],
    });
    expect((await steps.enter(id, [[1, null, 23]])).status).toBe(200);
    expect((await steps.count(id)).lines[0]).toMatchObject({ counted_qty: null, book_qty: null, counted_by: null });
  });

  it('is cancelled without a change of the stock', async () => {
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 3]]);
    expect((await steps.staff.post('/api/admin/stock-count-cancel', { id })).body.message).toMatch(
      /cancelled\. No stock changed\./,
    );
    expect((await steps.enter(id, [[1, 4, 3]])).status).toBe(409);
    expect(await steps.stockOf(helmet)).toBe(25);
  });

  it('of 500 lines is entered and posted at once, and of more is refused', async () => {
    const bin = `'T${mark}-' || n`;
    await addProducts(api, steps.owner.company_id, 500, {
      sku: `'MANY-' || n`,
      name: `'Part ' || n`,
      stock: '7',
      bin,
      unit: `'NOS'`,
    });
    const id = await steps.start({ bin_from: `T${mark}-` });
    const lines = Array.from({ length: 500 }, (_, at): [number, number] => [at + 1, 6]);
    expect((await steps.enter(id, lines)).status).toBe(200);
    const reasons = Object.fromEntries(lines.map(([line_no]) => [line_no, { reason: 'damaged' }]));
    expect((await steps.post(id, reasons)).body.message).toMatch(/The stock of 500 items is changed/);
    const [left] = await api.sql<{ sum: string }>(`select sum(stock)::int as sum from items where sku like 'MANY-%'`);
    expect(left).toEqual({ sum: 3000 });
    await addProduct(api, steps.owner.company_id, { bin: `T${mark}-501` });
    const refused = await steps.staff.post('/api/admin/stock-count-start', { bin_from: `T${mark}-` });
    expect(refused.body.fields.bin_from).toMatch(/^501 items match\./);
  });

  it.each([
    ['from one bin to another', () => ({ bin_from: `${shelf}-01`, bin_to: `${shelf}-02` }), 2, /^Bins .+ to /],
    ['of one bin, in any case', () => ({ bin_from: `${shelf.toLowerCase()}-02` }), 1, /^Bin /],
    ['of a search in the bins', () => ({ bin_from: shelf, search: 'helmet' }), 1, /“helmet”$/],
  ])('is %s', async (_, body, lines, scope) => {
    const found = await steps.count(await steps.start(body()));
    expect(found.lines).toHaveLength(lines);
    expect(found.scope).toMatch(scope);
  });

  it('is of a category', async () => {
    await api.sql(`insert into categories values ('Safety', 9) on conflict do nothing`);
    await updateItem(api, helmet, `category = 'Safety'`);
    const found = await steps.count(await steps.start({ category: 'Safety', bin_from: shelf }));
    expect(found).toMatchObject({ scope: `Bin ${shelf}, Safety`, lines: [{ sku: `HLM-${mark}` }] });
  });

  it.each([
    ['nothing chosen', {}, 'bin_from'],
    ['a last bin alone', { bin_to: 'B-01', category: 'Safety' }, 'bin_from'],
    ['bins that no item is in', { bin_from: 'ZZ-99' }, 'bin_from'],
    ['an unknown category', { category: 'Nothing' }, 'category'],
  ])('is not started with %s', async (_, body, field) => {
    const answer = await steps.staff.post('/api/admin/stock-count-start', body);
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
    const id = await steps.start({ bin_from: shelf });
    const answer = await steps.staff.post('/api/admin/stock-count-enter', {
      id,
      lines: [{ line_no: 1, qty, was: null }],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields['lines.0.qty']).toMatch(message);
  });
});

describe('who may count', () => {
  it('everyone on the staff reads counts, and only those with the right Stores change them', async () => {
    const id = await steps.start({ bin_from: shelf });
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
        (await steps.buyer.post(path, body)).status,
        (await as(api).post(path, body)).status,
      ]).toEqual([403, 403, 401]);
    }
    expect((await steps.buyer.get(`/api/admin/stock-count-get?id=${id}`)).status).toBe(403);
    expect((await steps.staff.get('/api/admin/stock-count-get?id=987654')).status).toBe(404);
  });

  it('the database refuses buyers, and changes of what is posted', async () => {
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 25]]);
    await steps.post(id, {});
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
