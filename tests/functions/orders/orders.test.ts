import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let address_id: number;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id, address_id } = await addCompany(api, 'Aravalli', 'Rajasthan'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());

const stockOf = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]))[0]!.stock;
const place = (body: unknown) => buyer.post('/api/orders/create', body);

describe('placing an order', () => {
  it('takes the stock, prices and taxes on the server, and writes lines, history and mail', async () => {
    const bearing = await addProduct(api, company_id, { price_paise: 33_333, gst_rate_bp: 1800, stock: 10 });
    const exempt = await addProduct(api, company_id, { price_paise: 5_000, gst_rate_bp: 0, stock: 3 });
    const placed = await buyer.post('/api/orders/create', {
      items: [
        { product_id: exempt, qty: 2, price: 0 },
        { product_id: bearing, qty: 3 },
      ],
      po_number: ' PO/77 ',
      notes: 'नमस्ते 🙂',
      ship_address_id: address_id,
      total: 1,
    });
    expect(placed).toMatchObject({ status: 200, body: { success: true, total: 1279.99 } });
    expect([await stockOf(bearing), await stockOf(exempt)]).toEqual([7, 1]);

    const { body } = await buyer.get(`/api/orders/get?id=${placed.body.id}`);
    expect(body.order).toMatchObject({
      po_number: 'PO/77',
      notes: 'नमस्ते 🙂',
      status: 'placed',
      subtotal: 1099.99,
      // 3 × 333.33 = 999.99; half of 18% is 89.9991, so 90.00 each.
      tax: 180,
      shipping: 0,
      total: 1279.99,
      ship_to: { label: 'Main works', address: 'Plot 1, Town, Rajasthan 301019' },
      history: [{ status: 'placed', note: null }],
    });
    expect(body.order.lines).toMatchObject([
      { product_id: bearing, qty: 3, price: 333.33, gst_rate: 18, taxable: 999.99, cgst: 90, sgst: 90, igst: 0 },
      { product_id: exempt, qty: 2, price: 50, gst_rate: 0, taxable: 100, cgst: 0, sgst: 0, igst: 0, total: 100 },
    ]);
    expect(await api.sql('select kind, payload from outbox order by id desc limit 1')).toMatchObject([
      { kind: 'order-placed', payload: { order_id: placed.body.id, po_number: 'PO/77', total: '₹1,279.99' } },
    ]);
  });

  it('needs only items, as from the simple checkout', async () => {
    const product_id = await addProduct(api, company_id);
    const { status, body } = await place({ items: [{ product_id, qty: 1 }] });
    expect(status).toBe(200);
    const { order } = (await buyer.get(`/api/orders/get?id=${body.id}`)).body;
    expect(order).toMatchObject({ po_number: null, notes: null, ship_to: { label: 'Main works' } });
  });

  it('stores blank and null PO numbers and notes as null', async () => {
    const product_id = await addProduct(api, company_id);
    const { body } = await place({ items: [{ product_id, qty: 1 }], po_number: '  ', notes: null });
    const { order } = (await buyer.get(`/api/orders/get?id=${body.id}`)).body;
    expect([order.po_number, order.notes]).toEqual([null, null]);
  });

  it('stores text in any script as typed', async () => {
    const product_id = await addProduct(api, company_id);
    const notes = 'गेट २ पर उतारें · بوابة ٢ · <script>alert(1)</script> · 🏭 · =cmd()';
    const { body } = await place({ items: [{ product_id, qty: 1 }], notes });
    expect((await buyer.get(`/api/orders/get?id=${body.id}`)).body.order.notes).toBe(notes);
  });

  it('merges lines of the same product before checking the stock', async () => {
    const product_id = await addProduct(api, company_id, { name: 'Grease', sku: 'GR-1', stock: 5 });
    const refused = await place({
      items: [
        { product_id, qty: 3 },
        { product_id, qty: 3 },
      ],
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Grease (GR-1): only 5 in stock, you ordered 6. Reduce the quantity.' },
    });
    const { body } = await place({
      items: [
        { product_id, qty: 2 },
        { product_id, qty: 3 },
      ],
    });
    const { order } = (await buyer.get(`/api/orders/get?id=${body.id}`)).body;
    expect(order.lines).toMatchObject([{ product_id, qty: 5 }]);
    expect(await stockOf(product_id)).toBe(0);
  });

  it('ignores __proto__ and other fields that are not in the contract', async () => {
    const product_id = await addProduct(api, company_id, { price_paise: 100 });
    const { status, body } = await place(
      `{"items":[{"product_id":${product_id},"qty":1,"__proto__":{"qty":0}}],"__proto__":{"po_number":"X"},
        "constructor":{"prototype":{"notes":"X"}},"company_id":99,"status":"delivered","user_id":1}`,
    );
    expect(status).toBe(200);
    const { order } = (await buyer.get(`/api/orders/get?id=${body.id}`)).body;
    expect(order).toMatchObject({ po_number: null, notes: null, status: 'placed', total: 1 });
    expect(({} as Record<string, unknown>).po_number).toBeUndefined();
  });
});

describe('the ship-to address of an order', () => {
  async function withAddresses(...states: { state: string; is_default?: boolean }[]) {
    const company = await addCompany(api, 'Works');
    await api.sql('delete from addresses where company_id = $1', [company.company_id]);
    const ids: number[] = [];
    for (const { state, is_default = false } of states) {
      const [row] = await api.sql<{ id: string }>(
        `insert into addresses (company_id, label, address, city, state, pincode, is_default)
         values ($1, $2, 'Plot 1', 'Town', $2, '400001', $3) returning id`,
        [company.company_id, state, is_default],
      );
      ids.push(Number(row!.id));
    }
    const person = await signIn(api, (await addUser(api, company.company_id)).email);
    const product_id = await addProduct(api, company.company_id, { price_paise: 10_000, gst_rate_bp: 1800 });
    const order = async (body: object = {}) => {
      const answer = await person.post('/api/orders/create', { items: [{ product_id, qty: 1 }], ...body });
      if (answer.status !== 200) return answer.body.message;
      const { order: placed } = (await person.get(`/api/orders/get?id=${answer.body.id}`)).body;
      const { cgst, sgst, igst } = placed.lines[0];
      return { label: placed.ship_to.label, tax: placed.tax, cgst, sgst, igst };
    };
    return { order, ids, person, product_id };
  }
  const intra = { tax: 18, cgst: 9, sgst: 9, igst: 0 };
  const inter = { tax: 18, cgst: 0, sgst: 0, igst: 18 };

  it('is the default if none is given, and decides between CGST + SGST and IGST', async () => {
    const { order } = await withAddresses({ state: 'Rajasthan' }, { state: 'Maharashtra', is_default: true });
    expect(await order()).toEqual({ label: 'Maharashtra', ...inter });
    expect(await order({ ship_address_id: null })).toEqual({ label: 'Maharashtra', ...inter });
  });

  it('is the first if there is no default', async () => {
    const { order } = await withAddresses({ state: 'Rajasthan' }, { state: 'Maharashtra' });
    expect(await order()).toEqual({ label: 'Rajasthan', ...intra });
  });

  it('is the given one', async () => {
    const { order, ids } = await withAddresses({ state: 'Rajasthan' }, { state: 'Maharashtra', is_default: true });
    expect(await order({ ship_address_id: ids[0] })).toEqual({ label: 'Rajasthan', ...intra });
  });

  it('must exist', async () => {
    const { order } = await withAddresses();
    expect(await order()).toBe('No ship-to addresses found. Please contact support.');
  });

  it('is used for pricing a cart in the same way; without one it is inter-State', async () => {
    const { person, product_id } = await withAddresses();
    const { body } = await person.post('/api/cart/price', { items: [{ product_id, qty: 2 }] });
    expect(body).toMatchObject({
      lines: [{ product_id, qty: 2, price: 100, stock: 100, total: 200, tax: 36 }],
      totals: { subtotal: 200, tax: 36, shipping: 0, total: 236 },
    });
  });
});

describe('my orders', () => {
  it('are listed newest first, in pages, with their total number', async () => {
    const { company_id: fresh } = await addCompany(api, 'Fresh');
    const person = await signIn(api, (await addUser(api, fresh)).email);
    expect((await person.get('/api/orders/list')).body).toMatchObject({ items: [], total: 0 });
    const product_id = await addProduct(api, fresh, { stock: 1000 });
    const ids: number[] = [];
    for (let qty = 1; qty <= 5; qty++) {
      ids.unshift(
        (await person.post('/api/orders/create', { items: [{ product_id, qty }], po_number: `PO-${qty}` })).body.id,
      );
    }
    const page = async (query: string) => {
      const { body } = await person.get(`/api/orders/list${query}`);
      return { ids: body.items.map((item: { id: number }) => item.id), total: body.total };
    };
    expect(await page('')).toEqual({ ids, total: 5 });
    expect(await page('?page=2&size=2')).toEqual({ ids: ids.slice(2, 4), total: 5 });
    expect(await page('?page=3&size=2')).toEqual({ ids: ids.slice(4), total: 5 });
    expect(await page('?page=4&size=2')).toEqual({ ids: [], total: 5 });
    expect(await page('?page=0&size=-5')).toEqual({ ids: ids.slice(0, 1), total: 5 });
    expect(await page('?page=x&size=1e9')).toEqual({ ids, total: 5 });
    expect((await person.get('/api/orders/list?size=1')).body.items[0]).toEqual({
      id: ids[0],
      po_number: 'PO-5',
      status: 'placed',
      total: 500,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      promised_on: null,
      late: null,
      source: null,
      cost_centre: null,
      unread: 0,
    });
  });
});
