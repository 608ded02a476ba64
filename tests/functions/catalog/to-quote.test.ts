import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let staff: Person;
/** Products of one name by why they have to be quoted; `sold` can be ordered, at 0%. */
let ids: Record<'sold' | 'unpriced' | 'unrated' | 'expired', number>;

const REFUSALS = {
  unpriced: 'Gland unpriced (G-unpriced) has no price: it is quoted on request. Remove it or request a quote.',
  unrated: 'Gland unrated (G-unrated) has no GST rate yet and can’t be ordered. Remove it or request a quote.',
  expired: 'The price of Gland expired (G-expired) expired on 1 Jan 2020. Remove it or request a quote.',
};
const REASONS = { sold: null, unpriced: 'no price', unrated: 'no GST rate', expired: 'price expired' };

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  const add = (word: string, fields: object) =>
    addProduct(api, company_id, { sku: `G-${word}`, name: `Gland ${word}`, ...fields });
  ids = {
    sold: await add('sold', { gst_rate_bp: 0 }),
    unpriced: await add('unpriced', { price_paise: 0 }),
    unrated: await add('unrated', { gst_rate_bp: null }),
    expired: await add('expired', { price_until: '2020-01-01' }),
  };
});
afterAll(() => api.stop());

type Shown = { id: number; to_quote: string | null };
const reasonsIn = (products: Shown[]) =>
  Object.fromEntries(
    Object.entries(ids).map(([word, id]) => [word, products.find((product) => product.id === id)?.to_quote]),
  );

describe('a product without a valid price or a GST rate', () => {
  it.each<[string, () => Promise<Shown[]>]>([
    ['in the catalogue', async () => (await buyer.get('/api/catalog/list?q=gland')).body.items],
    ['among suggestions', async () => (await buyer.get('/api/catalog/suggest?q=gland')).body.products],
    [
      'in a quick order',
      async () =>
        (await buyer.post('/api/catalog/match', { skus: Object.keys(ids).map((word) => `G-${word}`) })).body.products,
    ],
    [
      'in a comparison',
      async () => (await buyer.get(`/api/catalog/compare?ids=${Object.values(ids).join(',')}`)).body.products,
    ],
    ['for staff', async () => (await staff.get(`/api/admin/products-list?company_id=${company_id}`)).body.items],
    [
      'on its page',
      () =>
        Promise.all(
          Object.values(ids).map(async (id) => (await buyer.get(`/api/catalog/product?id=${id}`)).body.product),
        ),
    ],
    [
      'among favourites',
      async () => {
        for (const product_id of Object.values(ids)) {
          await buyer.post('/api/customer/favourite-save', { product_id, favourite: true });
        }
        return (await buyer.get('/api/customer/favourites')).body.items;
      },
    ],
  ])('is to be quoted, %s', async (_, read) => expect(reasonsIn(await read())).toEqual(REASONS));

  it('is found by staff under “Not orderable”, by the same rule, unless it is discontinued', async () => {
    const discontinued = await addProduct(api, company_id, { price_paise: 0, active: false });
    const { items } = (await staff.get('/api/admin/products-list?sale=blocked')).body;
    const found = items.map(({ id }: Shown) => id);
    expect(found.sort()).toEqual([ids.unpriced, ids.unrated, ids.expired].sort());
    expect(found).not.toContain(discontinued);
  });

  it('has no place in a range of prices, nor does it lower the range that is offered', async () => {
    const { items, facets } = (await buyer.get('/api/catalog/list?q=gland&price_max=500')).body;
    expect(items.map(({ id }: Shown) => id)).not.toContain(ids.unpriced);
    expect(facets.price_range).toEqual({ lowest: 100, highest: 100 });
  });

  it('is kept out of the sums of a cart if it has no price, and is summed up without tax if it has no rate', async () => {
    const items = Object.values(ids).map((product_id) => ({ product_id, qty: 1 }));
    const { body } = await buyer.post('/api/cart/price', { items });
    expect(body).toMatchObject({
      unpriced: [ids.unpriced],
      expired: [{ product_id: ids.expired, until: '2020-01-01' }],
      totals: { subtotal: 200, tax: 0 },
    });
    expect(body.lines).toMatchObject([
      { product_id: ids.sold, gst_rate: 0 },
      { product_id: ids.unrated, gst_rate: null },
    ]);
  });

  it.each(['unpriced', 'unrated', 'expired'] as const)('cannot be ordered: %s', async (word) => {
    const items = [ids.sold, ids[word]].map((product_id) => ({ product_id, qty: 1 }));
    const answer = await buyer.post('/api/orders/create', { items });
    expect(answer).toMatchObject({ status: 409, body: { message: REFUSALS[word] } });
    expect((await buyer.post('/api/orders/create', { items: items.slice(0, 1) })).status).toBe(200);
  });

  it('is not reordered, but to be quoted', async () => {
    const product_id = await addProduct(api, company_id, { gst_rate_bp: 1800 });
    const { id } = (await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] })).body;
    await api.sql('update products set price_paise = 0 where id = $1', [product_id]);
    const { lines } = (await buyer.get(`/api/orders/reorder?id=${id}`)).body;
    expect(lines).toMatchObject([{ state: 'to be quoted', product_id: null, qty: 0, price: null }]);
  });
});
