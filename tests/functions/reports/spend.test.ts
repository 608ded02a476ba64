import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPEND_GROUPING_NAMES } from '#contracts/reports/spend.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo, dispatch, pack } from '../../support/invoice-fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let stranger: Person;
let name: string;
let orderIds: number[];
let bearing: number;

beforeAll(async () => {
  api = await startApi();
  await api.sql(`insert into categories values ('Bearings', 1), ('Fasteners', 2)`);
  staff = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  await addBillTo(api, company_id);
  const user = await addUser(api, company_id);
  buyer = await signIn(api, user.email);
  name = (await api.sql<{ name: string }>('select name from users where id = $1', [user.id]))[0]!.name;
  const other = await addCompany(api, 'Other');
  stranger = await signIn(api, (await addUser(api, other.company_id)).email);
  const goods = { gst_rate_bp: 1800, hsn: '848210' };
  bearing = await addProduct(api, company_id, {
    ...{ ...goods, sku: 'BRG', name: 'Bearing', price_paise: 100_00, category: 'Bearings' },
  });
  const bolt = await addProduct(api, company_id, {
    ...{ ...goods, sku: 'BLT', name: 'Bolt', price_paise: 10_00, category: 'Fasteners' },
  });
  const [works] = await api.sql<{ id: string }>(
    `insert into addresses (company_id, label, address, city, state, pincode) values ($1, 'Pune works', 'Plot 2', 'Pune', 'Maharashtra', '411001') returning id`,
    [company_id],
  );
  const order = async (items: object[], ship_address_id: number | null) =>
    (await buyer.post('/api/orders/create', { items, ship_address_id, po_number: 'PO-1' })).body.id as number;
  orderIds = [
    await order([{ product_id: bearing, qty: 10 }], null),
    await order(
      [
        { product_id: bearing, qty: 2 },
        { product_id: bolt, qty: 5 },
      ],
      Number(works!.id),
    ),
  ];
  for (const [at, id] of orderIds.entries()) {
    const shipment = await pack(staff, id, at === 0 ? [[1, 10]] : [[1, 2], [2, 5]]); // prettier-ignore
    expect((await staff.post('/api/admin/invoice-issue', { shipment_id: shipment })).status).toBe(200);
    await dispatch(staff, shipment);
  }
});
afterAll(() => api.stop());

const spend = async (query: string, person = buyer) => (await person.get(`/api/customer/spend?${query}`)).body;
const netOf = ({ columns, rows }: { columns: { label: string }[]; rows: { cells: unknown[] }[] }) => {
  const at = columns.findIndex(({ label }) => label === 'Net spend');
  return rows.map(({ cells }) => [cells[columns.findIndex(({ label }) => label !== 'SKU')], cells[at]]);
};

describe('spend', () => {
  it('is the same by every grouping, and has a row for each', async () => {
    for (const by of SPEND_GROUPING_NAMES) {
      const reply = await spend(`by=${by}`);
      expect(reply.totals[reply.columns.findIndex(({ label }: { label: string }) => label === 'Net spend')]).toBe(1250);
    }
    expect(netOf(await spend('by=plant'))).toEqual([['Main works', 1000], ['Pune works', 250]]); // prettier-ignore
    expect(netOf(await spend('by=category'))).toEqual([['Bearings', 1200], ['Fasteners', 50]]); // prettier-ignore
    expect(netOf(await spend('by=buyer'))).toEqual([[name, 1250]]);
    expect(netOf(await spend('by=product'))).toEqual([['Bearing', 1200], ['Bolt', 50]]); // prettier-ignore
  });

  it('of a plant or a category is a part of all; the plants are those ordered for', async () => {
    const reply = await spend('by=product&plant=Pune%20works');
    expect(netOf(reply)).toEqual([['Bearing', 200], ['Bolt', 50]]); // prettier-ignore
    expect(reply.plants).toEqual(['Main works', 'Pune works']);
    expect(netOf(await spend('by=plant&category=Fasteners'))).toEqual([['Pune works', 50]]);
  });

  it('is that of the caller’s company alone, and no call for staff', async () => {
    expect(await spend('by=month', stranger)).toMatchObject({ rows: [], total: 0, plants: [] });
    expect((await staff.get('/api/customer/spend')).status).toBe(403);
  });

  it('is exported as the screen shows it', async () => {
    const { text } = await buyer.get('/api/customer/spend-export?by=plant');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Plant,"Invoices, ₹","Debit notes, ₹","Credit notes, ₹","Net spend, ₹","Share, %"',
      'Main works,1000,0,0,1000,80',
    ]);
  });
});

describe('the lines of orders', () => {
  const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

  it('are exported newest order first, in parts that end within an order', async () => {
    const whole = linesOf((await buyer.get('/api/customer/order-lines-export')).text);
    expect(whole.slice(1).map((line) => line.split(',').filter((_, at) => [0, 7, 8].includes(at)))).toEqual([
      [String(orderIds[1]), '1', 'BRG'],
      [String(orderIds[1]), '2', 'BLT'],
      [String(orderIds[0]), '1', 'BRG'],
    ]);
    const parts: string[] = [];
    let after = '';
    do {
      const reply = await buyer.get(`/api/customer/order-lines-export?size=1${after && `&after=${after}`}`);
      parts.push(...linesOf(reply.text).slice(after ? 0 : 1));
      after = reply.headers.get('x-export-after') ?? '';
    } while (after);
    expect(parts.filter(Boolean)).toEqual(whole.slice(1));
    expect(linesOf((await stranger.get('/api/customer/order-lines-export')).text)).toHaveLength(1);
  });

  it('are what was paid on the product’s page, newest first, without what was cancelled', async () => {
    const cancelled = (await buyer.post('/api/orders/create', { items: [{ product_id: bearing, qty: 1 }], po_number: 'PO-2' }))
      .body.id; // prettier-ignore
    const paid = async () => (await buyer.get(`/api/catalog/related?id=${bearing}`)).body.past_prices;
    expect((await paid())[0]).toMatchObject({ order_id: cancelled, qty: 1, price: 100, price_per: 1, unit: 'NOS' });
    expect((await buyer.post('/api/orders/cancel', { id: cancelled, reason: 'Twice' })).status).toBe(200);
    expect((await paid()).map(({ order_id, qty }: { order_id: number; qty: number }) => [order_id, qty])).toEqual([
      [orderIds[1], 2],
      [orderIds[0], 10],
    ]);
  });
});
