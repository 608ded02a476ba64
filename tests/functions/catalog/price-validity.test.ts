import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPriceList, setListPrice } from '../../support/examples/price-list-examples.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;
let list_id: number;
let id: number;
let serial = 0;
const sku = () => `VAL-${serial}`;
const view = /create view catalog[^;]*;/.exec(readFileSync('db/sql/views.sql', 'utf8'))![0];

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  ({ company_id } = await addCompany(api, `Aravalli ${++serial}`));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  list_id = await addPriceList(api, `Rate contract ${serial}`);
  id = await addProduct(api, company_id, { sku: sku(), price_paise: 10_000, stock: 1000 });
  await setListPrice(api, list_id, sku(), 11_000);
});
afterAll(() => api.stop());

const day = (after: number) => dayInIndia(new Date(Date.now() + after * 86_400_000));
const saveList = (body: object) =>
  staff.post('/api/admin/price-list-save', { id: list_id, name: `Rate contract ${serial}`, ...body });
const assign = (body: object = {}) =>
  staff.post('/api/admin/price-list-assign', { company_id, list_id, replace_contract: true, ...body });
const product = async () => (await buyer.get(`/api/catalog/product?id=${id}`)).body.product;
const cart = async () => (await buyer.post('/api/cart/price', { items: [{ product_id: id, qty: 1 }] })).body;
const order = () => buyer.post('/api/orders/create', { items: [{ product_id: id, qty: 1 }] });

describe('the price of a product', () => {
  const next = { price_paise: 11_000, from: '2199-04-01', until: '2199-04-30' };
  const before = { price_paise: 10_000, price_per: 1, price_breaks: [], price_until: '2199-03-15' };
  beforeEach(() =>
    api.sql(`update products set price_paise = $2, price_from = $3, price_until = $4 where id = $1`, [
      ...[id, next.price_paise, next.from, next.until],
    ]),
  );
  beforeEach(() => api.sql(`alter table products disable trigger rewrite_price`));
  beforeEach(() => api.sql('update products set price_before = $2 where id = $1', [id, JSON.stringify(before)]));
  afterAll(async () => {
    await api.sql(`alter table products enable trigger rewrite_price`);
    await api.sql(view.replace('create view', 'create or replace view'));
  });
  /** Midnight in India is 18:30 UTC. */
  it.each([
    ['on the last day of the earlier price', '2199-03-15 18:29:59', 100, null],
    ['after that day', '2199-03-15 18:30:00', null, '2199-03-15'],
    ['on the day before the first', '2199-03-31 18:29:59', null, '2199-03-15'],
    ['on the first day', '2199-03-31 18:30:00', 110, null],
    ['on the last day', '2199-04-30 18:29:59', 110, null],
    ['on the day after', '2199-04-30 18:30:00', null, '2199-04-30'],
  ])('%s, in cart, product and order', async (_, now, price, until) => {
    const at = view.replace('now()', `timestamptz '${now}+00'`).replace('create view', 'create or replace view');
    await api.sql(at);
    expect((await product()).to_quote).toBe(price === null ? 'price expired' : null);
    const { lines, expired } = await cart();
    const placed = await order();
    if (price === null) {
      expect(expired).toEqual([{ product_id: id, until }]);
      expect(placed).toMatchObject({ status: 409, body: { message: expect.stringMatching(/expired on/) } });
    } else {
      expect(lines).toMatchObject([{ price, price_from: price === 110 ? next.from : null }]);
      expect((await product()).price).toBe(price);
      expect(placed.status).toBe(200);
      const { body } = await buyer.get(`/api/orders/get?id=${placed.body.id}`);
      expect(body.order.lines).toMatchObject([{ price }]);
    }
  });
});

describe('a price list that begins later', () => {
  beforeEach(async () => {
    expect((await saveList({ valid_from: day(1), valid_until: day(30) })).status).toBe(200);
    await assign();
  });

  it('leaves the price that products have until then, and shows the next one', async () => {
    expect(await product()).toMatchObject({
      ...{ price: 100, price_until: null, to_quote: null },
      next_price: { from: day(1), price: 110, price_per: 1 },
    });
    expect((await order()).status).toBe(200);
    const { body } = await staff.get(`/api/admin/product-get?id=${id}`);
    expect(body.product).toMatchObject({ price: 110, price_from: day(1), price_until: day(30), price_source: 'list' });
  });

  it('still leaves it after a changed line', async () => {
    await setListPrice(api, list_id, sku(), 12_000);
    expect(await product()).toMatchObject({ price: 100, next_price: { price: 120 } });
  });

  it('applies once its first day is today, also to the products that follow it already', async () => {
    await saveList({ valid_from: day(0) });
    expect(await product()).toMatchObject({ price: 110, price_until: day(30), next_price: null });
    expect((await cart()).lines).toMatchObject([{ price: 110, price_from: day(0) }]);
  });

  it('keeps its days when the product leaves it', async () => {
    await assign({ list_id: null, replace_contract: false });
    expect(await product()).toMatchObject({ price: 100, next_price: { from: day(1), price: 110 } });
  });

  it('has no price until then for a product that had none', async () => {
    const body = { company_id: (await addCompany(api, 'New')).company_id, list_id };
    await assign({ ...body, replace_contract: false });
    const added = await staff.post('/api/admin/product-save', { ...body, sku: sku(), name: 'New', price: 0 });
    const [row] = await api.sql('select price_paise::int, price_key::int from catalog where id = $1', [added.body.id]);
    expect(row).toEqual({ price_paise: 0, price_key: 11_000_000 });
  });
});

describe('a price list after its last day', () => {
  it('has to be quoted, until staff prolong it', async () => {
    await assign();
    await saveList({ valid_until: day(-1) });
    expect(await product()).toMatchObject({ to_quote: 'price expired', price_until: day(-1) });
    expect(await order()).toMatchObject({ status: 409 });
    await saveList({ valid_until: day(0) });
    expect((await order()).status).toBe(200);
  });

  it('is refused if that day is before the first', async () => {
    expect(await saveList({ valid_from: day(2), valid_until: day(1) })).toMatchObject({
      status: 400,
      body: { fields: { valid_until: 'The last day cannot be before the first.' } },
    });
  });
});

describe('the days of a price list', () => {
  it('are shown, exported, and unchanged by a save without them', async () => {
    const days = { valid_from: day(0), valid_until: day(90) };
    await saveList(days);
    await saveList({ note: 'Northern plants' });
    expect((await staff.get(`/api/admin/price-list-get?id=${list_id}`)).body.list).toMatchObject(days);
    const { text } = await staff.get(`/api/admin/price-line-export?id=${list_id}`);
    expect(text).toContain(`,110,1,${days.valid_from},${days.valid_until},`);
    const file = { id: list_id, columns: ['sku', 'price', 'valid_until'] };
    const rows = [
      { row: 2, cells: [sku(), '115', day(90)] },
      { row: 3, cells: [sku(), '115', day(60)] },
    ];
    const checked = await staff.post('/api/admin/price-list-check', { ...file, rows });
    expect(checked.body).toMatchObject({ validity: days, rows: [{ verdict: 'changed' }, { verdict: 'wrong' }] });
  });
});

describe('a contract price', () => {
  it('that begins later leaves the present one until then', async () => {
    const { body } = await staff.get(`/api/admin/product-get?id=${id}`);
    const { version } = body.product;
    const save = { ...{ id, version, company_id, sku: sku(), name: 'Valve' }, price: 95, price_from: day(3) };
    expect((await staff.post('/api/admin/product-save', save)).status).toBe(200);
    expect(await product()).toMatchObject({ price: 100, next_price: { from: day(3), price: 95 } });
  });
});

it('a quantity break of a counted item must be a whole number', async () => {
  const line = { list_id, sku: sku(), version: 1, price: 110, price_breaks: [{ qty: 2.5, price: 100 }] };
  expect(await staff.post('/api/admin/price-line-save', line)).toMatchObject({
    status: 400,
    body: { fields: { price_breaks: `${sku()} is counted. Enter whole quantities only.` } },
  });
});
