import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_CONFLICT } from '#contracts/catalog/admin.ts';
import { RATE_CHOICES, UNIT_CHOICES } from '#contracts/fields/units.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;
let other: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null, 'admin')).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
  ({ company_id: other } = await addCompany(api, 'Konkan'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  await api.sql(`insert into categories values ('Valves', 1), ('Bearings', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Roller', 2), ('Bearings', 'Ball', 1)`);
});
afterAll(() => api.stop());

let serial = 0;
const save = (body: object) => staff.post('/api/admin/product-save', body);
const read = async (id: number) => (await staff.get(`/api/admin/product-get?id=${id}`)).body;
const create = async (body: object = {}) =>
  (await save({ company_id, sku: `NEW-${++serial}`, name: 'Part', price: 10, gst_rate: 18, stock: 5, ...body })).body;
const image = (name: string, rest: object = {}) => ({ url: `https://media.test/images/${name}-400.webp`, ...rest });

describe('a new product', () => {
  it('stores every field and appears in the catalogue of its company immediately', async () => {
    const product = {
      company_id,
      sku: ' BRG-6205 ',
      name: 'Deep groove bearing',
      category: 'Bearings',
      subcategory: 'Ball',
      brand: 'Rotavik',
      price: 333.33,
      price_per: 100,
      currency: 'INR',
      stock: 12,
      lead_days: 21,
      can_backorder: true,
      unit: 'set',
      pack: 'Box of 10',
      hsn: '848210',
      gst_rate: 18,
      description: 'Sealed.\n<script>alert(1)</script>',
      attributes: { Bore: '25 mm', 'बाहरी व्यास': '52 mm' },
      price_breaks: [{ qty: 10, price: 300 }],
      price_from: '2026-04-01',
      price_until: '2027-03-31',
      ...{
        material_code: '4500-1',
        own_description: 'Kugellager',
        min_qty: 2,
        qty_multiple: 2,
        bin: 'A-04-2',
        reorder_level: 5,
        cost: 800.5,
        cost_per: 1000,
      },
      cross_references: ['SKF 6205-2RSH', 'NSK 6205DDU'],
      active: true,
    };
    const { status, body } = await save({
      ...product,
      images: [image('a'), image('b', { is_primary: 1, alt: 'Side' })],
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: 'Product created.', version: 1, stock: 12 },
    });
    const { product: kept, images } = await read(body.id);
    expect(kept).toEqual({
      ...product,
      id: body.id,
      sku: 'BRG-6205',
      price_source: 'contract',
      unit: 'SET',
      company_name: 'Aravalli',
      version: 1,
      updated_at: expect.any(String),
    });
    expect(images).toEqual([
      { ...image('a'), id: expect.any(Number), is_primary: 0, alt: null },
      { ...image('b'), id: expect.any(Number), is_primary: 1, alt: 'Side' },
    ]);
    for (const q of ['brg6205', 'skf 6205-2rsh', '62052RSH', '6205-2', 'nsk6205d', 'NSK 6205 DDU']) {
      const { items } = (await buyer.get(`/api/catalog/list?q=${q}`)).body;
      expect(items, q).toMatchObject([{ id: body.id, price: 333.33, image: image('b').url }]);
    }
  });

  it('needs only company, SKU and name', async () => {
    const { body } = await save({ company_id, sku: 'BARE', name: 'Bare' });
    expect((await read(body.id)).product).toMatchObject({
      price: 0,
      stock: 0,
      currency: 'INR',
      unit: 'NOS',
      category: null,
      gst_rate: null,
      attributes: {},
      active: true,
    });
  });

  it('has a cost price for as many units as its price, unless it says otherwise', async () => {
    const { body } = await save({ company_id, sku: 'SCREW', name: 'Screw', price: 250, price_per: 1000, cost: 184.5 });
    const { product } = await read(body.id);
    expect(product).toMatchObject({ cost: 184.5, cost_per: 1000 });
    await save({ ...product, price: 25, price_per: 100 });
    expect((await read(body.id)).product).toMatchObject({ price_per: 100, cost: 184.5, cost_per: 1000 });
    expect(await save({ ...product, cost_per: 10 })).toMatchObject({
      status: 400,
      body: { fields: { cost_per: 'Choose 1, 100 or 1,000.' } },
    });
  });

  it('has the first picture as primary if none is marked, and only one if several are', async () => {
    const first = await create({ images: [image('a'), image('b')] });
    expect((await read(first.id)).images.map((each: { is_primary: number }) => each.is_primary)).toEqual([1, 0]);
    const several = await create({
      images: [image('a'), image('b', { is_primary: 1 }), image('c', { is_primary: 1 })],
    });
    expect((await read(several.id)).images.map((each: { is_primary: number }) => each.is_primary)).toEqual([0, 1, 0]);
  });

  it.each([
    ['TWIN-1', 'TWIN-1'],
    ['TWIN-2', 'twin-2'],
    ['Twin-३-é', 'tWIN-३-É'],
  ])('may have the SKU of another company’s product, but not of its own company: %s, %s', async (sku, again) => {
    expect((await save({ company_id: other, sku, name: 'Twin' })).status).toBe(200);
    const { id: other_id } = await create({ sku: again });
    const message = `This company already has a product with SKU ${sku}. Enter a different SKU or edit that product.`;
    expect(await save({ company_id, sku, name: 'Twin' })).toMatchObject({
      status: 409,
      body: { message, fields: { sku: message }, other_id },
    });
  });
});

describe('saving a product', () => {
  it('changes it, replaces the pictures and increases the version', async () => {
    const { id } = await create({ images: [image('a'), image('b')] });
    const body = { id, version: 1, company_id, sku: `S-${id}`, name: 'Other', price: 0.29, gst_rate: 0.25 };
    Object.assign(body, { stock: 7, stock_was: 5 });
    expect((await save({ ...body, images: [image('c'), image('a', { is_primary: 1 })] })).body).toMatchObject({
      message: 'Product saved.',
      version: 2,
      stock: 7,
    });
    const { product, images } = await read(id);
    expect(product).toMatchObject({ name: 'Other', price: 0.29, stock: 7, gst_rate: 0.25, version: 2 });
    expect(images).toMatchObject([image('c', { is_primary: 0 }), image('a', { is_primary: 1 })]);
  });

  it('without cross-references leaves them and their words; with none removes them', async () => {
    const { id } = await create({ cross_references: ['Fenner B177'] });
    const body = { id, company_id, sku: `S-${id}`, name: 'Part' };
    const found = async () => (await buyer.get('/api/catalog/list?q=fenner+b177')).body.items.length;
    await save({ ...body, attributes: {} });
    expect([(await read(id)).product.cross_references, await found()]).toEqual([['Fenner B177'], 1]);
    await save({ ...body, cross_references: [] });
    expect([(await read(id)).product.cross_references, await found()]).toEqual([[], 0]);
  });

  it('without pictures or data sheet does not change them; with empty ones removes them', async () => {
    const { id } = await create({ images: [image('a')], attributes: { Bore: '25 mm' } });
    const body = { id, company_id, sku: `S-${id}`, name: 'Part' };
    await save(body);
    expect(await read(id)).toMatchObject({ images: [image('a')], product: { attributes: { Bore: '25 mm' } } });
    await save({ ...body, images: [], attributes: {} });
    expect(await read(id)).toMatchObject({ images: [], product: { attributes: {} } });
  });

  it('that another user has saved meanwhile is refused and writes nothing', async () => {
    const { id, version } = await create({ images: [image('a')] });
    const body = { id, version, company_id, sku: `S-${id}`, price: 1 };
    expect((await save({ ...body, name: 'The first' })).status).toBe(200);
    const late = await save({ ...body, name: 'The second', stock: 99, images: [] });
    expect(late).toMatchObject({
      status: 409,
      body: { message: PRODUCT_CONFLICT, fields: { version: PRODUCT_CONFLICT } },
    });
    expect(await read(id)).toMatchObject({ product: { name: 'The first', version: 2 }, images: [image('a')] });
  });

  it('does not change the stock if the form did not, even if orders have', async () => {
    const { id } = await create({ stock: 10 });
    expect((await buyer.post('/api/orders/create', { items: [{ product_id: id, qty: 3 }] })).status).toBe(200);
    const body = { id, version: 1, company_id, sku: `S-${id}`, name: 'Pricier', price: 11 };
    const saved = await save({ ...body, stock: 10, stock_was: 10 });
    expect(saved).toMatchObject({ status: 200, body: { stock: 7 } });
    expect((await read(id)).product).toMatchObject({ name: 'Pricier', stock: 7 });
  });

  it('does not change the stock without the stock before', async () => {
    const { id } = await create({ stock: 10 });
    const saved = await save({ id, company_id, sku: `S-${id}`, name: 'Part', stock: 99 });
    expect(saved).toMatchObject({ status: 200, body: { stock: 10 } });
    expect((await read(id)).product.stock).toBe(10);
  });

  it('refuses a stock counted before orders took some, and writes nothing', async () => {
    const { id } = await create({ stock: 10 });
    await buyer.post('/api/orders/create', { items: [{ product_id: id, qty: 3 }] });
    const body = { id, version: 1, company_id, sku: `S-${id}`, name: 'Counted', stock: 50, stock_was: 10 };
    expect(await save(body)).toMatchObject({
      status: 409,
      body: { fields: { stock: /Orders have changed the stock/ } },
    });
    expect((await read(id)).product).toMatchObject({ name: 'Part', stock: 7 });
    expect((await save({ ...body, stock_was: 7 })).body).toMatchObject({ stock: 50 });
  });

  it('does not interfere with a concurrent order: the last unit is sold once', async () => {
    const { id } = await create({ stock: 20 });
    const edit = (n: number) =>
      save({ id, company_id, sku: `S-${id}`, name: `Edit ${n}`, price: 10, gst_rate: 18, stock: 20, stock_was: 20 });
    const order = () => buyer.post('/api/orders/create', { items: [{ product_id: id, qty: 1 }] });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? edit(n) : order())));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect((await read(id)).product.stock).toBe(0);
  });

  it('can change the case of its own SKU, but not take another product’s SKU', async () => {
    const { id } = await create({ sku: 'Capital-1' });
    expect((await save({ id, company_id, sku: 'CAPITAL-1', name: 'Part' })).status).toBe(200);
    expect((await read(id)).product.sku).toBe('CAPITAL-1');
    const second = await create();
    expect(await save({ id: second.id, company_id, sku: 'capital-1', name: 'Part' })).toMatchObject({
      status: 409,
      body: { fields: { sku: /already has a product with SKU capital-1/ } },
    });
    expect((await read(second.id)).product).toMatchObject({ sku: expect.stringMatching(/^NEW-/), version: 1 });
  });

  it('moves it to another company with its pictures', async () => {
    const { id } = await create({ images: [image('a')] });
    expect((await save({ id, company_id: other, sku: `MOVED-${id}`, name: 'Moved' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ product: { company_id: other }, images: [image('a', { is_primary: 1 })] });
    expect((await buyer.get(`/api/catalog/product?id=${id}`)).status).toBe(404);
  });

  it('removes a discontinued product from the catalogue', async () => {
    const { id } = await create({ name: 'Vanishing' });
    await save({ id, company_id, sku: `S-${id}`, name: 'Vanishing', active: false });
    expect((await buyer.get('/api/catalog/list?q=vanishing')).body.total).toBe(0);
    expect((await staff.get('/api/admin/products-list?q=vanishing')).body.items).toMatchObject([{ id, active: false }]);
  });

  it('keeps a unit and a rate that the form does not offer, and accepts the rate of the table for its HSN', async () => {
    const id = await addProduct(api, company_id, { sku: 'KEPT-1', unit: 'XYZ', gst_rate_bp: 1200, hsn: '8482' });
    const body = { id, company_id, sku: 'KEPT-1', name: 'Kept', hsn: '8482' };
    expect((await save({ ...body, unit: 'XYZ', gst_rate: 12 })).status).toBe(200);
    expect((await save({ ...body, unit: 'NOS', gst_rate: 7.5 })).body.fields).toEqual({ gst_rate: RATE_CHOICES });
    await staff.post('/api/admin/rate-save', { hsn: '84', rate: 7.5, valid_from: '2025-09-22', source: null });
    expect((await save({ ...body, unit: 'NOS', gst_rate: 7.5 })).status).toBe(200);
    expect((await save({ ...body, hsn: '7318', unit: 'NOS', gst_rate: 12 })).status).toBe(400);
    expect((await save({ ...body, unit: 'XYZ', gst_rate: 5 })).body.fields).toEqual({ unit: UNIT_CHOICES });
    expect((await read(id)).product).toMatchObject({ unit: 'NOS', gst_rate: 7.5 });
  });

  it('that does not exist gets 404, and so does reading it', async () => {
    const missing = { status: 404, body: { message: 'This product was not found.' } };
    expect(await save({ id: 987_654_321, company_id, sku: 'X', name: 'X' })).toMatchObject(missing);
    expect(await staff.get('/api/admin/product-get?id=987654321')).toMatchObject(missing);
    expect((await staff.get('/api/admin/product-get')).status).toBe(400);
  });
});
