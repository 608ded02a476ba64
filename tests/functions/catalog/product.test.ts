import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addPicture, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  await api.sql(`insert into categories values ('Bearings', 1)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Ball', 1)`);
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
});
afterAll(() => api.stop());

const read = (id: number | string, person = buyer) => person.get(`/api/catalog/product?id=${id}`);

it('has its data sheet, tax, pack, stock and pictures, the primary one first', async () => {
  const id = await addProduct(api, company_id, {
    sku: 'BRG-6205-2RS',
    name: 'Ball bearing 6205-2RS',
    brand: 'SKF',
    category: 'Bearings',
    subcategory: 'Ball',
    price_paise: 32_050,
    stock: 40,
    unit: 'BOX',
    pack: 'Box of 10',
    hsn: '848210',
    gst_rate_bp: 1800,
    description: 'Sealed on both sides.',
    attributes: JSON.stringify({ Bore: '25 mm' }),
    cross_references: ['SKF 6205-2RSH'],
  });
  await addPicture(api, id, { url: 'https://m.test/side.webp', alt: 'Side' });
  await addPicture(api, id, { url: 'https://m.test/front.webp', is_primary: true, position: 1 });
  const { status, body } = await read(id);
  expect(status).toBe(200);
  expect(body.product).toEqual({
    id,
    sku: 'BRG-6205-2RS',
    name: 'Ball bearing 6205-2RS',
    brand: 'SKF',
    category: 'Bearings',
    subcategory: 'Ball',
    price: 320.5,
    price_per: 1,
    stock: 40,
    can_backorder: false,
    beyond_stock_on: null,
    unit: 'BOX',
    pack: 'Box of 10',
    hsn: '848210',
    gst_rate: 18,
    description: 'Sealed on both sides.',
    attributes: { Bore: '25 mm' },
    cross_references: ['SKF 6205-2RSH'],
    dimensions: [],
    image: 'https://m.test/front.webp',
    images: [
      { url: 'https://m.test/front.webp', alt: null },
      { url: 'https://m.test/side.webp', alt: 'Side' },
    ],
    active: true,
    ...{ material_code: null, own_description: null, price_breaks: [], min_qty: 1, qty_multiple: 1 },
    ...{ price_until: null, next_price: null, to_quote: null },
    delivery: expect.objectContaining({ from: 'unknown', text: 'Delivery date on confirmation' }),
  });
});

it('can have none of the optional fields', async () => {
  const { body } = await read(await addProduct(api, company_id, { gst_rate_bp: null }));
  expect(body.product).toMatchObject({
    brand: null,
    category: null,
    pack: null,
    hsn: null,
    gst_rate: null,
    description: null,
    attributes: {},
    image: null,
    images: [],
  });
});

it('can be viewed when discontinued', async () => {
  const { body } = await read(await addProduct(api, company_id, { active: false }));
  expect(body.product.active).toBe(false);
});

it('of another company gets the same 404 as one that does not exist', async () => {
  const id = await addProduct(api, company_id);
  for (const asked of [id, 987_654_321]) {
    const answer = await read(asked, stranger);
    expect(answer).toMatchObject({ status: 404, body: { message: 'This product was not found.' } });
  }
});

it.each(['', '0', '-1', '1.5', 'BRG', '9'.repeat(30)])('by the id "%s" gets 400', async (id) => {
  expect((await read(id)).status).toBe(400);
});
