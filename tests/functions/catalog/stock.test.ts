import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;
let product_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  product_id = await addProduct(api, company_id, { stock: 10 });
});

const adjust = (body: object, person = staff) => person.post('/api/admin/stock-adjust', { product_id, ...body });
const history = async (query = '') => (await staff.get(`/api/admin/stock-list?product_id=${product_id}${query}`)).body;
const stock = async () => (await staff.get(`/api/admin/product-get?id=${product_id}`)).body.product.stock;

describe('stock', () => {
  it('is received, removed and counted, each with its reason in the history', async () => {
    expect((await adjust({ change: 5, reason: 'received', note: 'GRN 118' })).body).toMatchObject({ stock: 15 });
    expect((await adjust({ change: -2, reason: 'damaged' })).body).toMatchObject({ stock: 13 });
    expect((await adjust({ count: 20, stock_was: 13, reason: 'counted' })).body).toMatchObject({ stock: 20 });
    expect((await adjust({ count: 20, stock_was: 20, reason: 'counted' })).body).toMatchObject({ stock: 20 });
    expect(await history()).toMatchObject({
      total: 3,
      items: [
        { change: 7, stock: 20, reason: 'counted', note: null, by: expect.stringMatching(/^User/) },
        { change: -2, stock: 13, reason: 'damaged' },
        { change: 5, stock: 15, reason: 'received', note: 'GRN 118' },
      ],
    });
    expect((await history('&size=1&page=2')).items).toMatchObject([{ reason: 'damaged' }]);
  });

  it('changed by saving the product is in the history too', async () => {
    const body = { id: product_id, company_id, sku: `S-${product_id}`, name: 'Part', stock: 4, stock_was: 10 };
    expect((await staff.post('/api/admin/product-save', body)).body).toMatchObject({ stock: 4 });
    expect((await history()).items).toMatchObject([{ change: -6, stock: 4, reason: 'counted' }]);
  });

  it('never becomes negative with concurrent changes', async () => {
    const takes = Array.from({ length: 8 }, () => adjust({ change: -3, reason: 'damaged' }));
    const orders = Array.from({ length: 4 }, () =>
      buyer.post('/api/orders/create', { items: [{ product_id, qty: 2 }] }),
    );
    const answers = await Promise.all([...takes, ...orders]);
    const taken = answers.map(({ status }, at) => (status === 200 ? (at < 8 ? 3 : 2) : 0));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await stock()).toBe(10 - taken.reduce<number>((sum, units) => sum + units, 0));
    expect(await stock()).toBeLessThan(3);
  });

  it('counted before orders took some is refused', async () => {
    await buyer.post('/api/orders/create', { items: [{ product_id, qty: 3 }] });
    const answer = await adjust({ count: 9, stock_was: 10, reason: 'counted' });
    expect(answer).toMatchObject({ status: 409, body: { fields: { count: /count again/ } } });
    expect(await stock()).toBe(7);
  });

  it.each([
    ['more than the stock', { change: -11, reason: 'damaged' }, 409, 'change'],
    ['more than the largest stock', { change: 2_147_483_647, reason: 'received' }, 409, 'change'],
    ['nothing', { change: 0, reason: 'other', note: 'x' }, 400, 'change'],
    ['half a unit', { change: 1.5, reason: 'received' }, 400, 'change'],
    ['neither change nor count', { reason: 'received' }, 400, 'change'],
    ['both', { change: 1, count: 2, stock_was: 1, reason: 'counted' }, 400, 'change'],
    ['a negative count', { count: -1, stock_was: 10, reason: 'counted' }, 400, 'count'],
    ['a count without the stock before', { count: 3, reason: 'counted' }, 400, 'count'],
    ['no reason', { change: 1 }, 400, 'reason'],
    ['a reason reserved for the system', { change: 1, reason: 'imported' }, 400, 'reason'],
    ['the reason “other” without a note', { change: 1, reason: 'other' }, 400, 'note'],
  ])('is refused with %s', async (_, body, status, field) => {
    const answer = await adjust(body);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({ status, fields: [field] });
    expect(await stock()).toBe(10);
    expect((await history()).total).toBe(0);
  });

  it('is for staff only: 401 without a token, 403 for a buyer, 404 for an unknown product', async () => {
    const body = { change: 1, reason: 'received' };
    expect((await adjust(body, as(api))).status).toBe(401);
    expect((await adjust(body, buyer)).status).toBe(403);
    expect((await adjust({ ...body, product_id: 987_654_321 })).status).toBe(404);
    expect((await buyer.get(`/api/admin/stock-list?product_id=${product_id}`)).status).toBe(403);
    expect((await as(api).get(`/api/admin/stock-list?product_id=${product_id}`)).status).toBe(401);
  });
});
