import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../support/fixtures.ts';

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
  (await api.sql<{ stock: number }>('select stock from products where id = $1', [id]))[0]!.stock;
const countOrders = async () => Number((await api.sql<{ n: string }>('select count(*) as n from orders'))[0]!.n);

describe('placing an order', () => {
  it('takes the stock, prices and taxes on the server, and writes lines, history and mail', async () => {
    const bearing = await addProduct(api, company_id, { price_paise: 33_333, gst_rate_bp: 1800, stock: 10 });
    const untaxed = await addProduct(api, company_id, { price_paise: 5_000, stock: 3 });
    const placed = await buyer.post('/api/orders/create', {
      items: [
        { product_id: untaxed, qty: 2, price: 0 },
        { product_id: bearing, qty: 3 },
      ],
      po_number: ' PO/77 ',
      notes: 'नमस्ते 🙂',
      ship_address_id: address_id,
      total: 1,
    });
    expect(placed).toMatchObject({ status: 200, body: { success: true, total: 1279.99 } });
    expect([await stockOf(bearing), await stockOf(untaxed)]).toEqual([7, 1]);

    const { body } = await buyer.get(`/api/orders/get?id=${placed.body.id}`);
    expect(body.order).toMatchObject({
      po_number: 'PO/77',
      notes: 'नमस्ते 🙂',
      status: 'placed',
      subtotal: 1099.99,
      // 3 × 333.33 = 999.99; half of 18 % is 89.9991, so 90.00 each.
      tax: 180,
      shipping: 0,
      total: 1279.99,
    });
  });
});
