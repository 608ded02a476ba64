import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promiseDelivery } from '#contracts/delivery/promise.ts';
import { WEEKDAYS } from '#contracts/delivery/working-days.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let leh: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  const [address] = await api.sql<{ id: string }>(
    `insert into addresses (company_id, label, address, city, state, pincode)
     values ($1, 'Leh', 'Plot 2', 'Leh', 'Ladakh', '194101') returning id`,
    [company_id],
  );
  leh = Number(address!.id);
  // A cut-off at the end of the day: the test may run at any hour.
  await api.sql(`insert into dispatch_settings (cut_off_hour, working_days) values (24, '{Mon,Tue,Wed,Thu,Fri,Sat}')`);
});
beforeEach(async () => {
  await api.sql('truncate delivery_zones');
  await api.sql(
    `insert into delivery_zones (prefix, zone, transit_days) values ('3', 'Rajasthan', 2), ('194', 'Ladakh', 9)`,
  );
});
afterAll(() => api.stop());

const add = (stock: number, lead_days: number | null = null) => addProduct(api, company_id, { stock, lead_days });
const priced = async (product_id: number, qty: number, ship_address_id: number | null = null) =>
  (await buyer.post('/api/cart/price', { items: [{ product_id, qty }], ship_address_id })).body.lines[0].delivery;
const expected = (transitDays: number, qty: number, stock: number, leadDays: number | null = null) =>
  promiseDelivery({
    qty,
    stock,
    leadDays,
    transitDays,
    now: new Date(),
    cutOffHour: 24,
    workingDays: WEEKDAYS,
    holidays: new Set(),
  });

describe('a cart line', () => {
  it('is promised for the default address, or the chosen one', async () => {
    const id = await add(10);
    expect(await priced(id, 3)).toMatchObject({ from: 'stock', deliver_on: expected(2, 3, 10).deliver_on });
    expect(await priced(id, 3, leh)).toMatchObject({ from: 'stock', deliver_on: expected(9, 3, 10).deliver_on });
  });

  it('says what comes at once and when the rest comes', async () => {
    const { deliver_on, in_stock_on } = expected(2, 5, 2, 10);
    expect(await priced(await add(2, 10), 5)).toMatchObject({
      from: 'lead time',
      ...{ deliver_on, in_stock_qty: 2, in_stock_on },
      text: expect.stringMatching(/^2 from stock by .+, the rest by .+$/),
    });
  });

  it('has no date without a lead time, a zone or an address in India', async () => {
    expect(await priced(await add(0), 1)).toMatchObject({ from: 'unknown', deliver_on: null });
    await api.sql('truncate delivery_zones');
    expect(await priced(await add(5), 1)).toMatchObject({ from: 'unknown', text: 'Delivery date on confirmation' });
    const [abroad] = await api.sql<{ id: string }>(
      `insert into addresses (company_id, label, address, city, state, pincode, country)
       values ($1, 'Thimphu', 'Plot 3', 'Thimphu', 'Other Territory', '311001', 'Bhutan') returning id`,
      [company_id],
    );
    await api.sql(`insert into delivery_zones (prefix, zone, transit_days) values ('3', 'Rajasthan', 2)`);
    expect(await priced(await add(5), 1, Number(abroad!.id))).toMatchObject({ from: 'unknown', deliver_on: null });
  });

  it('is not promised for another company’s address', async () => {
    const { address_id } = await addCompany(api, 'Konkan');
    expect(await priced(await add(5), 1, address_id)).toMatchObject({ from: 'unknown', deliver_on: null });
  });
});

describe('a product', () => {
  it('has the promise of one unit in the catalogue and on its page', async () => {
    const id = await add(0, 4);
    const { deliver_on } = expected(2, 1, 0, 4);
    const { items } = (await buyer.get('/api/catalog/list?sort=newest')).body;
    expect(items.find((item: { id: number }) => item.id === id).delivery).toMatchObject({
      from: 'lead time',
      deliver_on,
    });
    const { product } = (await buyer.get(`/api/catalog/product?id=${id}`)).body;
    expect(product.delivery).toMatchObject({ from: 'lead time', deliver_on });
  });

  it('has none once discontinued', async () => {
    const id = await add(5);
    await api.sql('update products set active = false where id = $1', [id]);
    expect((await buyer.get(`/api/catalog/product?id=${id}`)).body.product.delivery).toBeNull();
  });

  it('has the lead time that staff saved', async () => {
    const staff = await signIn(api, (await addUser(api, null)).email);
    const product = { company_id, sku: 'LEAD-1', name: 'Coupling' };
    const { body } = await staff.post('/api/admin/product-save', { ...product, lead_days: 12 });
    const saved = async () => (await staff.get(`/api/admin/product-get?id=${body.id}`)).body.product.lead_days;
    expect(await saved()).toBe(12);
    await staff.post('/api/admin/product-save', { ...product, id: body.id });
    expect(await saved()).toBe(12);
    await staff.post('/api/admin/product-save', { ...product, id: body.id, lead_days: null });
    expect(await saved()).toBeNull();
    const refused = await staff.post('/api/admin/product-save', { ...product, id: body.id, lead_days: 366 });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { lead_days: expect.stringContaining('0 to 365') } },
    });
  });
});
