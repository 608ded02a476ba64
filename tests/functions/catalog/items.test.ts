import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn, updateItem } from '../../support/fixtures.ts';
import { type ImportSteps, openImportSteps } from '../../support/steps/import-steps.ts';

let api: Api;
let staff: Person;
let imports: ImportSteps;
/** Two companies with their buyers. */
const shops: { company_id: number; buyer: Person }[] = [];

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  imports = await openImportSteps(api);
  for (const name of ['Aravalli', 'Konkan']) {
    const { company_id } = await addCompany(api, name);
    shops.push({ company_id, buyer: await signIn(api, (await addUser(api, company_id)).email) });
  }
});
afterAll(() => api.stop());

const save = (body: object) => staff.post('/api/admin/product-save', body);
const read = async (id: number) => (await staff.get(`/api/admin/product-get?id=${id}`)).body;
const find = async (buyer: Person, q: string) => (await buyer.get(`/api/catalog/list?q=${q}`)).body.items;

/** The same item in both companies' catalogues; returns both product ids. */
async function addShared(sku: string, stock: number): Promise<[number, number]> {
  const item = { sku, name: `Coupling ${sku}`, stock };
  const [mine, theirs] = [
    await addProduct(api, shops[0]!.company_id, { ...item, price_paise: 10_000 }),
    await addProduct(api, shops[1]!.company_id, { ...item, price_paise: 9_000 }),
  ];
  return [mine, theirs];
}

describe('an item in two catalogues', () => {
  it('has one stock, and a price for each company', async () => {
    const [mine, theirs] = await addShared('ONE-1', 10);
    const order = await shops[0]!.buyer.post('/api/orders/create', { items: [{ product_id: mine, qty: 4 }] });
    expect(order).toMatchObject({ status: 200, body: { total: 400 } });
    expect(await find(shops[1]!.buyer, 'ONE-1')).toMatchObject([{ id: theirs, stock: 6, price: 90 }]);
    const rest = await shops[1]!.buyer.post('/api/orders/create', { items: [{ product_id: theirs, qty: 7 }] });
    expect(rest).toMatchObject({ status: 409, body: { message: expect.stringContaining('only 6 in stock') } });
  });

  it('is renamed and counted for both, and a save based on the old item is refused', async () => {
    const [mine, theirs] = await addShared('ONE-2', 10);
    const { product: before } = await read(theirs);
    const { product } = await read(mine);
    expect(await save({ ...product, name: 'Jaw coupling', stock: 3, stock_was: 10 })).toMatchObject({
      status: 200,
      body: { stock: 3, version: product.version + 1 },
    });
    expect(await find(shops[1]!.buyer, 'jaw')).toMatchObject([
      { id: theirs, name: 'Jaw coupling', stock: 3, price: 90 },
    ]);
    expect(await save({ ...before, price: 95 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await read(theirs)).product.price).toBe(90);
  });

  it('leaves the other catalogue when one company’s product is discontinued', async () => {
    const [mine, theirs] = await addShared('ONE-3', 10);
    await save({ ...(await read(mine)).product, active: false });
    expect(await find(shops[0]!.buyer, 'ONE-3')).toEqual([]);
    expect(await find(shops[1]!.buyer, 'ONE-3')).toMatchObject([{ id: theirs }]);
  });

  it('is listed after goods in stock once the last unit is taken', async () => {
    const [mine] = await addShared('ONE-4', 1);
    await addProduct(api, shops[0]!.company_id, { sku: 'ONE-5', name: 'Coupling ONE-4', stock: 5 });
    const order = () =>
      find(shops[0]!.buyer, 'coupling%20one-4').then((items) => items.map(({ id }: { id: number }) => id));
    expect((await order())[0]).toBe(mine);
    await updateItem(api, mine, 'stock = 0');
    expect((await order())[1]).toBe(mine);
  });
});

describe('a new product of a known SKU', () => {
  it('uses the item as it is, with its pictures and stock', async () => {
    const { company_id } = shops[0]!;
    const first = { company_id, sku: 'OLD-1', name: 'Ball valve', price: 5, stock: 7 };
    await save({ ...first, images: [{ url: '/media/a.webp', is_primary: 1 }] });
    const second = { company_id: shops[1]!.company_id, sku: 'old-1', name: 'Something else', price: 6, stock: 99 };
    const { body } = await save({ ...second, images: [{ url: '/media/b.webp', is_primary: 1 }] });
    expect(await read(body.id)).toMatchObject({
      product: { sku: 'OLD-1', name: 'Ball valve', price: 6, stock: 7 },
      images: [{ url: '/media/a.webp' }],
    });
  });

  it('is refused if the company has it, and so is a SKU of another item', async () => {
    const { company_id } = shops[0]!;
    await save({ company_id: shops[1]!.company_id, sku: 'OLD-2', name: 'Theirs' });
    const { body } = await save({ company_id, sku: 'OLD-3', name: 'Mine' });
    expect(await save({ company_id, sku: 'old-3', name: 'Mine' })).toMatchObject({
      status: 409,
      body: { other_id: body.id, fields: { sku: expect.stringContaining('already has a product') } },
    });
    expect(await save({ id: body.id, company_id, sku: 'old-2', name: 'Mine' })).toMatchObject({
      status: 409,
      body: { fields: { sku: 'Another item has the SKU old-2. Enter a different SKU.' } },
    });
  });
});

it('an import adds a known item to the catalogue, and changes what its cells say for all companies', async () => {
  const { company_id, buyer } = await imports.addShop();
  const other = await addCompany(api, 'Deccan');
  const theirs = await addProduct(api, other.company_id, { sku: 'IMP-1', name: 'Gasket', stock: 4, brand: 'Zenith' });
  const columns = ['sku', 'name', 'price', 'stock'] as const;
  const id = await imports.check(company_id, [['imp-1', 'Gasket 50 mm', '12.50', '']], [...columns]);
  expect((await imports.list(id)).items).toMatchObject([{ verdict: 'new', faults: [], also_of: ['Deccan'] }]);
  expect(await imports.apply(id, true)).toMatchObject({ status: 200, body: { applied: 1 } });
  expect(await find(buyer, 'gasket')).toMatchObject([
    { sku: 'IMP-1', name: 'Gasket 50 mm', brand: 'Zenith', price: 12.5, stock: 4 },
  ]);
  expect((await read(theirs)).product).toMatchObject({ name: 'Gasket 50 mm', price: 100, stock: 4 });

  const priceOnly = await imports.check(company_id, [['imp-1', '', '13', '']], [...columns]);
  expect((await imports.list(priceOnly)).items).toMatchObject([{ verdict: 'changed', also_of: [] }]);
});

it('an import writes the company’s own code and the quantities sold, and the code is found', async () => {
  const { company_id, buyer } = await imports.addShop();
  const columns = ['sku', 'name', 'material_code', 'min_qty', 'qty_multiple'] as const;
  const send = async (row: string[]) => imports.apply(await imports.check(company_id, [row], [...columns]), true);
  await send(['IMP-2', 'Gasket', '4500-777', '10', '5']);
  const [product] = await find(buyer, '4500777');
  expect(product).toMatchObject({ sku: 'IMP-2', material_code: '4500-777', min_qty: 10, qty_multiple: 5 });
  await send(['IMP-2', 'Gasket ring', '', '', '']);
  expect(await find(buyer, '4500777')).toMatchObject([{ name: 'Gasket ring', material_code: '4500-777', min_qty: 10 }]);
  await send(['IMP-2', '', '4500-888', '', '']);
  expect(await find(buyer, '4500888')).toMatchObject([{ name: 'Gasket ring' }]);
  expect(await find(buyer, '4500777')).toEqual([]);
});

it('an import sets reorder level and cost price, which an empty cell leaves as they are', async () => {
  const { company_id, buyer } = await imports.addShop();
  const columns = ['sku', 'name', 'reorder_level', 'cost'] as const;
  const id = await imports.check(company_id, [['IMP-3', 'Gasket', '25', '₹1,200.50']], [...columns]);
  expect(await imports.apply(id, true)).toMatchObject({ status: 200 });
  const item = async () =>
    (await imports.staff.get(`/api/admin/item-get?sku=IMP-3`)).body.item as { reorder_level: number; cost: number };
  expect(await item()).toMatchObject({ reorder_level: 25, cost: 1200.5 });
  const next = await imports.check(company_id, [['IMP-3', '', '', '1250']], [...columns]);
  expect((await imports.list(next)).items[0].changes).toEqual([
    { column: 'cost', before: '1200.50', after: '1250.00' },
  ]);
  await imports.apply(next, true);
  expect(await item()).toMatchObject({ reorder_level: 25, cost: 1250 });
  const wrong = await imports.check(company_id, [['IMP-3', '', 'many', 'dear']], [...columns]);
  expect((await imports.list(wrong)).items[0].faults.map(({ field }: { field: string }) => field)).toEqual([
    'reorder_level',
    'cost',
  ]);
  expect((await buyer.get('/api/catalog/list')).text).not.toMatch(/reorder_level|"cost/);
});
