import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let staff: Person;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const other = await addCompany(api, 'Konkan');
  staff = await signIn(api, (await addUser(api, null)).email);
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  stranger = await signIn(api, (await addUser(api, other.company_id)).email);
});
afterAll(() => api.stop());

const BREAKS = [
  { qty: 10, price_paise: 9_250 },
  { qty: 50, price_paise: 8_400 },
];
const order = (product_id: number, qty: number) => buyer.post('/api/orders/create', { items: [{ product_id, qty }] });
const price = async (product_id: number, qty: number) =>
  (await buyer.post('/api/cart/price', { items: [{ product_id, qty }] })).body;
const day = (offset: number) => new Date(Date.now() + (offset * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);

describe('quantity breaks', () => {
  it.each([
    { qty: 9, unit: 100, applied: null, next: { qty: 10, price: 92.5 } },
    { qty: 10, unit: 92.5, applied: { qty: 10, price: 92.5 }, next: { qty: 50, price: 84 } },
    { qty: 50, unit: 84, applied: { qty: 50, price: 84 }, next: null },
  ])('give $qty units the price $unit in cart and order', async ({ qty, unit, applied, next }) => {
    const id = await addProduct(api, company_id, { price_breaks: BREAKS });
    expect((await price(id, qty)).lines).toMatchObject([
      { price: unit, base_price: 100, price_break: applied, next_break: next, total: unit * qty },
    ]);
    const { body } = await order(id, qty);
    expect(body.total).toBe(unit * qty);
    const { lines } = (await buyer.get(`/api/orders/get?id=${body.id}`)).body.order;
    expect(lines).toMatchObject([{ price: unit, qty }]);
    const again = await buyer.get(`/api/orders/reorder?id=${body.id}`);
    expect(again.body.lines).toMatchObject([{ state: 'same', price: unit }]);
  });

  it('are shown on card, product and quick order, and stay when a save does not send them', async () => {
    const id = await addProduct(api, company_id, { sku: 'BRK-1', price_breaks: BREAKS });
    const wire = [
      { qty: 10, price: 92.5 },
      { qty: 50, price: 84 },
    ];
    const { product } = (await staff.get(`/api/admin/product-get?id=${id}`)).body;
    const { price_breaks: sent, ...others } = product;
    expect(sent).toEqual(wire);
    expect((await staff.post('/api/admin/product-save', others)).status).toBe(200);
    expect((await buyer.get('/api/catalog/list?q=brk-1')).body.items).toMatchObject([
      { price_breaks: wire, breaks: '10+\u00A0₹92.50, 50+\u00A0₹84.00' },
    ]);
    expect((await buyer.get(`/api/catalog/product?id=${id}`)).body.product).toMatchObject({ price_breaks: wire });
    expect((await buyer.post('/api/catalog/match', { skus: ['brk1'] })).body.products).toMatchObject([
      { price_breaks: wire },
    ]);
  });

  it.each([
    {
      what: 'a price that rises',
      price_breaks: [
        { qty: 10, price: 5 },
        { qty: 20, price: 6 },
      ],
      message: /smallest/,
    },
    { what: 'a quantity of 1', price_breaks: [{ qty: 1, price: 5 }], message: /quantity: price/ },
    { what: 'a price above the unit price', price_breaks: [{ qty: 10, price: 90 }], message: /lower than the price/ },
  ])('are refused with $what', async ({ price_breaks, message }) => {
    const body = { company_id, sku: 'BRK-2', name: 'Part', price: 10, price_breaks };
    expect(await staff.post('/api/admin/product-save', body)).toMatchObject({
      status: 400,
      body: { fields: { price_breaks: expect.stringMatching(message) } },
    });
  });
});

describe('a price with a last day', () => {
  it('applies on that day', async () => {
    const id = await addProduct(api, company_id, { price_until: day(0) });
    expect(await order(id, 1)).toMatchObject({ status: 200 });
  });

  it('is not offered after it: the cart says so and the order is refused', async () => {
    const id = await addProduct(api, company_id, { name: 'Valve', sku: 'V-9', price_until: day(-1) });
    expect(await price(id, 1)).toMatchObject({
      lines: [],
      expired: [{ product_id: id, until: day(-1) }],
      totals: { total: 0 },
    });
    expect((await buyer.get(`/api/catalog/product?id=${id}`)).body.product.to_quote).toBe('price expired');
    expect(await order(id, 1)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The price of Valve \(V-9\) expired on .* request a quote\.$/) },
    });
  });
});

describe('a minimum quantity and a step', () => {
  it('are checked in cart and order', async () => {
    const rules = { name: 'Bolt', sku: 'B-9', min_qty: 10, qty_multiple: 5 };
    const id = await addProduct(api, company_id, rules);
    expect((await price(id, 12)).lines).toMatchObject([
      { qty: 12, orderable_qty: 15, qty_fault: 'Sold in multiples of 5' },
    ]);
    expect(await order(id, 12)).toMatchObject({
      status: 409,
      body: {
        message: 'Bolt (B-9) is sold in these quantities: minimum 10, in multiples of 5. Change the quantity to 15.',
      },
    });
    expect(await order(id, 15)).toMatchObject({ status: 200 });
  });
});

describe('the company’s own code and description', () => {
  it('find its product, and no other company’s', async () => {
    const { body } = await staff.post('/api/admin/product-save', {
      ...{ company_id, sku: 'OWN-1', name: 'Hex bolt M12', material_code: '4500-012', own_description: 'Flansch' },
    });
    const found = async (person: Person, q: string) =>
      (await person.get(`/api/catalog/list?q=${q}`)).body.items.map(({ id }: { id: number }) => id);
    for (const q of ['4500-012', '4500012', '450001', 'flansch']) expect(await found(buyer, q)).toEqual([body.id]);
    expect(await found(stranger, '4500-012')).toEqual([]);
    const match = async (person: Person) =>
      (await person.post('/api/catalog/match', { skus: ['4500 012'] })).body.matches;
    expect(await match(buyer)).toEqual([{ exact: [body.id], near: [] }]);
    expect(await match(stranger)).toEqual([{ exact: [], near: [] }]);
    expect((await staff.get('/api/admin/products-list?q=4500012')).body.items).toMatchObject([{ id: body.id }]);
  });
});
