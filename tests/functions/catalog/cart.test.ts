import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
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

let api: Api;
let company_id: number;
let buyer: Person;
let bearing: number;
let grease: number;
let untaxed: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli', 'Rajasthan'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  bearing = await addProduct(api, company_id, { price_paise: 10_000, gst_rate_bp: 1800, stock: 7 });
  grease = await addProduct(api, company_id, { price_paise: 33_333, gst_rate_bp: 500 });
  untaxed = await addProduct(api, company_id, { price_paise: 5_000, gst_rate_bp: null });
});
afterAll(() => api.stop());

const price = (body: object, person = buyer) => person.post('/api/cart/price', body);
const items = (...ids: number[]) => ids.map((product_id) => ({ product_id, qty: 1 }));

async function addAddress(state: string, fields: Record<string, unknown> = {}): Promise<number> {
  const row = { company_id, label: state, address: 'Plot 9', city: 'Town', state, pincode: '400001', ...fields };
  const columns = Object.keys(row);
  const [address] = await api.sql<{ id: string }>(
    `insert into addresses (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(address!.id);
}

describe('the tax of a cart', () => {
  it('is CGST and SGST by rate to the default address in the supplier’s State', async () => {
    const { status, body } = await price({ items: items(bearing, grease, untaxed) });
    expect(status).toBe(200);
    expect(body.totals).toEqual({ subtotal: 483.33, tax: 34.66, shipping: 0, total: 517.99 });
    expect(body.taxes).toEqual([
      { name: 'CGST', rate: 2.5, taxable: 333.33, amount: 8.33 },
      { name: 'SGST', rate: 2.5, taxable: 333.33, amount: 8.33 },
      { name: 'CGST', rate: 9, taxable: 100, amount: 9 },
      { name: 'SGST', rate: 9, taxable: 100, amount: 9 },
    ]);
    expect(body.lines.map((line: { gst_rate: number | null; tax: number }) => [line.gst_rate, line.tax])).toEqual([
      [18, 18],
      [5, 16.66],
      [null, 0],
    ]);
  });

  it('is IGST to an address in another State or in any special economic zone', async () => {
    const igst = [
      { name: 'IGST', rate: 5, taxable: 333.33, amount: 16.67 },
      { name: 'IGST', rate: 18, taxable: 100, amount: 18 },
    ];
    for (const ship_address_id of [await addAddress('Maharashtra'), await addAddress('Rajasthan', { is_sez: true })]) {
      const { body } = await price({ items: items(bearing, grease, untaxed), ship_address_id });
      expect(body.taxes).toEqual(igst);
      expect(body.totals.tax).toBe(34.67);
    }
  });

  it('is 0 if no product has a rate', async () => {
    const { body } = await price({ items: items(untaxed) });
    expect(body).toMatchObject({ taxes: [], totals: { subtotal: 50, tax: 0, shipping: 0, total: 50 } });
  });

  it('becomes the order’s tax, which a later change of the rate does not affect', async () => {
    const product = await addProduct(api, company_id, { price_paise: 99_999, gst_rate_bp: 1800 });
    const ship_address_id = await addAddress('Kerala');
    const quoted = (await price({ items: items(product), ship_address_id })).body;
    const { body } = await buyer.post('/api/orders/create', { items: items(product), ship_address_id });
    await updateItem(api, product, 'gst_rate_bp = 4000');
    const { order } = (await buyer.get(`/api/orders/get?id=${body.id}`)).body;
    expect(order.taxes).toEqual([{ name: 'IGST', rate: 18, taxable: 999.99, amount: 180 }]);
    expect(order.taxes).toEqual(quoted.taxes);
    expect(body.total).toBe(quoted.totals.total);
  });
});

describe('a cart shows what the company’s rules require of the order', () => {
  const rules = (po: boolean, limit: number | null) =>
    api.sql('update companies set po_required = $2, spending_limit_paise = $3 where id = $1', [company_id, po, limit]);

  it('a PO number, and a colleague’s approval above the limit, tax included', async () => {
    const colleague = await signIn(api, (await addUser(api, company_id)).email);
    const asked = async (...ids: number[]) => {
      const { po_required, needs_approval } = (await price({ items: items(...ids) }, colleague)).body;
      return { po_required, needs_approval };
    };
    expect(await asked(bearing)).toEqual({ po_required: false, needs_approval: false });
    await rules(true, 11_800);
    expect(await asked(bearing)).toEqual({ po_required: true, needs_approval: false });
    expect(await asked(bearing, untaxed)).toEqual({ po_required: true, needs_approval: true });
    await rules(false, null);
  });

  it('but no approval if the caller is the only approver', async () => {
    await rules(false, 100);
    expect((await price({ items: items(bearing) })).body.needs_approval).toBe(false);
    await rules(false, null);
  });
});

describe('a cart is priced', () => {
  it('at current prices and stock', async () => {
    const { body } = await price({ items: [{ product_id: bearing, qty: 9, price: 1 }] });
    expect(body.lines).toMatchObject([{ product_id: bearing, qty: 9, price: 100, stock: 7, total: 900 }]);
  });

  it('with discontinued products listed separately, and unknown ones in neither list', async () => {
    const gone = await addProduct(api, company_id, { active: false });
    const konkan = await addCompany(api, 'Konkan');
    const foreign = await addProduct(api, konkan.company_id);
    const { body } = await price({ items: items(bearing, gone, foreign, 987_654_321) });
    expect(body.lines.map((line: { product_id: number }) => line.product_id)).toEqual([bearing]);
    expect(body.discontinued).toEqual([gone]);
    expect(body.totals.subtotal).toBe(100);
  });

  it('with up to two thousand lines, and refused with one more', async () => {
    const columns = { sku: `'LINE-' || n`, name: `'Line ' || n`, price_paise: '100', stock: '5' };
    const all = await addProducts(api, company_id, 2001, columns);
    const { status, body } = await price({ items: items(...all.slice(0, 2000)) });
    expect([status, body.lines.length, body.totals.total]).toEqual([200, 2000, 2000]);
    expect(await price({ items: items(...all) })).toMatchObject({
      status: 400,
      body: { message: 'Place at most 2,000 lines in one order.' },
    });
    const order = await buyer.post('/api/orders/create', { items: items(...all.slice(0, 2000)) });
    expect(order).toMatchObject({ status: 200, body: { total: 2000 } });
  });

  it('only with a token', async () => {
    expect((await price({ items: items(bearing) }, as(api))).status).toBe(401);
  });

  it('as inter-State for an address that is archived or another company’s', async () => {
    const archived = await addAddress('Rajasthan', { archived_at: new Date() });
    const { address_id } = await addCompany(api, 'Deccan', 'Rajasthan');
    for (const ship_address_id of [archived, address_id]) {
      const { body } = await price({ items: items(bearing), ship_address_id });
      expect(body.taxes).toMatchObject([{ name: 'IGST', rate: 18 }]);
    }
  });
});
