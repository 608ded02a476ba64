import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn, updateItem } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let other_company: number;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  await api.sql(`insert into categories values ('Bearings & power transmission', 1), ('Fasteners', 2)`);
  await api.sql(
    `insert into subcategories values ('Bearings & power transmission', 'Ball bearings', 1), ('Bearings & power transmission', 'Roller', 2), ('Fasteners', 'Bolts', 1)`,
  );
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  other_company = (await addCompany(api, 'Konkan')).company_id;
  stranger = await signIn(api, (await addUser(api, other_company)).email);
});
afterAll(() => api.stop());

const add = (fields: Record<string, unknown>, company = company_id) =>
  addProduct(api, company, {
    ...{ category: 'Bearings & power transmission', subcategory: 'Ball bearings', brand: 'Orbivel' },
    ...fields,
    attributes: JSON.stringify(fields.attributes ?? {}),
  });
const bearing = (code: string, width: number, sealing: string, fields: Record<string, unknown> = {}) =>
  add({
    name: `Deep groove ball bearing ${code}`,
    attributes: { Bore: '25 mm', Width: `${width} mm`, Sealing: sealing, Cage: 'Steel', Clearance: 'C3' },
    ...fields,
  });
const related = (id: number | string, person = buyer) => person.get(`/api/catalog/related?id=${id}`);
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the products related to a product', () => {
  it('are its other sizes, and those to order in its place with their differences', async () => {
    const sealed = await bearing('6205-2RS', 15, 'Sealed', { stock: 0, price_paise: 20_000 });
    const open = await bearing('6305', 18, 'Open', { price_paise: 18_800 });
    const shielded = await bearing('6205-ZZ', 15, 'Shields', { price_paise: 18_800 });
    const gone = await bearing('6405', 18, 'Sealed', { active: false });
    const roller = await bearing('NU205', 15, 'Sealed', { subcategory: 'Roller' });
    const housing = await add({ name: 'Bearing housing 205', attributes: { Bore: '25 mm' } });
    const foreign = await addProduct(api, other_company, {
      ...{
        category: 'Bearings & power transmission',
        subcategory: 'Ball bearings',
        name: 'Deep groove ball bearing 6205-ZZ',
      },
      attributes: JSON.stringify({ Bore: '25 mm', Width: '15 mm', Sealing: 'Shields', Cage: 'Steel', Clearance: 'C3' }),
    });
    const { status, body } = await related(sealed);
    expect(status).toBe(200);
    expect(body.variants.columns).toEqual(['Width', 'Sealing']);
    expect(body.variants.rows).toMatchObject([
      { id: sealed, is_current: true, values: ['15 mm', 'Sealed'], stock: 0, price: 200, to_quote: null },
      { id: shielded, values: ['15 mm', 'Shields'] },
      { id: open, is_current: false, values: ['18 mm', 'Open'], stock: 100, price: 188 },
    ]);
    // The wider one does not fit.
    expect(body.alternatives).toMatchObject([{ id: shielded, differences: 'Shields instead of sealed; ₹12.00 less' }]);
    expect(body.bought_with).toEqual([]);
    for (const id of [gone, roller, housing, foreign]) expect(JSON.stringify(body)).not.toContain(`"id":${id},`);
    // What is discontinued shows what to buy in its place.
    expect(idsOf((await related(gone)).body.alternatives)).toContain(open);
    await updateItem(api, shielded, 'stock = 0');
    expect((await related(sealed)).body.alternatives).toEqual([]);
  });

  it('do not include an alternative whose price has expired', async () => {
    const cylinder = { category: 'Fasteners', subcategory: 'Bolts', attributes: { Thread: 'M8', Head: 'Hexagon' } };
    const bolt = await add({ ...cylinder, name: 'Hex bolt M8 × 40' });
    const expired = await add({ ...cylinder, name: 'Hex bolt M8 × 45', price_until: '2020-01-01' });
    const { body } = await related(bolt);
    expect(body.alternatives).toEqual([]);
    expect(body.variants.rows).toMatchObject([{ id: bolt }, { id: expired, to_quote: 'price expired' }]);
  });

  it('are none for a product without a subcategory', async () => {
    const one = await addProduct(api, company_id, { name: 'Gasket 10 mm' });
    await addProduct(api, company_id, { name: 'Gasket 12 mm' });
    expect((await related(one)).body).toMatchObject({
      variants: { columns: [], rows: [] },
      alternatives: [],
      bought_with: [],
    });
  });
});

describe('what is bought with a product', () => {
  const order = async (...ids: number[]) => {
    const { status, body } = await buyer.post('/api/orders/create', {
      items: ids.map((product_id) => ({ product_id, qty: 1 })),
    });
    expect(status).toBe(200);
    return body.id as number;
  };

  it('was in at least two of the company’s orders of the last 12 months with it', async () => {
    const [pump, seal, gasket, hose, old, gone] = await Promise.all(
      Array.from({ length: 6 }, () => addProduct(api, company_id)),
    );
    await order(pump!, seal!, gasket!, gone!);
    await order(pump!, seal!, gone!);
    await order(pump!, seal!, hose!);
    await order(gasket!, hose!);
    for (const id of [await order(pump!, old!), await order(pump!, old!)]) {
      await api.sql(`update orders set created_at = now() - interval '13 months' where id = $1`, [id]);
    }
    for (const id of [await order(pump!, hose!), await order(pump!, hose!)]) {
      await api.sql(`update orders set status = 'cancelled' where id = $1`, [id]);
    }
    await api.sql('update products set active = false where id = $1', [gone]);
    const { bought_with } = (await related(pump!)).body;
    expect(bought_with).toMatchObject([{ id: seal, orders: 3 }]);
    expect(bought_with).toHaveLength(1);
  });

  it('is at most six products, the most frequent first', async () => {
    const [main, ...others] = await Promise.all(Array.from({ length: 9 }, () => addProduct(api, company_id)));
    await order(main!, ...others);
    await order(main!, ...others);
    await order(main!, others[7]!);
    const { bought_with } = (await related(main!)).body;
    expect(bought_with).toHaveLength(6);
    expect(bought_with[0]).toMatchObject({ id: others[7], orders: 3 });
  });

  it('does not include what another company ordered', async () => {
    const sku = 'SHARED-1';
    const [mine, theirs] = [await addProduct(api, company_id, { sku }), await addProduct(api, other_company, { sku })];
    const extra = await addProduct(api, other_company);
    for (let n = 0; n < 2; n++) {
      const items = [theirs, extra].map((product_id) => ({ product_id, qty: 1 }));
      expect((await stranger.post('/api/orders/create', { items })).status).toBe(200);
    }
    expect((await related(mine)).body.bought_with).toEqual([]);
    expect(idsOf((await related(theirs, stranger)).body.bought_with)).toEqual([extra]);
  });
});

it('those of another company’s product get the same 404 as those of one that does not exist', async () => {
  const id = await bearing('6206', 16, 'Open');
  for (const asked of [id, 987_654_321]) {
    const answer = await related(asked, stranger);
    expect(answer).toMatchObject({ status: 404, body: { message: 'This product was not found.' } });
  }
  expect((await related('x')).status).toBe(400);
});
