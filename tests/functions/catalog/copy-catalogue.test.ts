import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPriceList, setListPrice } from '../../support/examples/price-list-examples.ts';

let api: Api;
let staff: Person;
let from_id: number;
let to_id: number;
let serial = 0;
const sku = (name: string) => `COPY-${serial}-${name}`;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  await api.sql(`insert into categories (name, position) values ('Valves', 900) on conflict do nothing`);
});
beforeEach(async () => {
  ({ company_id: from_id } = await addCompany(api, `From ${++serial}`));
  ({ company_id: to_id } = await addCompany(api, `To ${serial}`));
  const breaks = { price_breaks: [{ qty: 10, price_paise: 900 }], price_until: '2099-03-31' };
  await addProduct(api, from_id, {
    sku: sku('A'),
    price_paise: 1000,
    material_code: 'MINE',
    category: 'Valves',
    ...breaks,
  });
  await addProduct(api, from_id, { sku: sku('B'), price_paise: 2000 });
  await addProduct(api, from_id, { sku: sku('OLD'), active: false });
  await addProduct(api, from_id, { sku: sku('HAS'), price_paise: 3000 });
  await addProduct(api, to_id, { sku: sku('HAS'), price_paise: 1 });
});
afterAll(() => api.stop());

const copy = (body: object = {}) =>
  staff.post('/api/admin/catalogue-copy', { from_id, to_id, prices: 'same', ...body });
const check = (query: Record<string, unknown> = {}) => {
  const all = Object.entries({ from_id, to_id, prices: 'same', ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return staff.get(`/api/admin/catalogue-copy-check?${new URLSearchParams(all as [string, string][])}`);
};
const copies = () =>
  api.sql(
    `select split_part(sku, '-', 3) as sku, price_paise::int, price_source, price_until::text,
       jsonb_array_length(price_breaks) as breaks, material_code
     from products join items i on i.id = item_id where company_id = $1 order by i.sku`,
    [to_id],
  );

describe('a copied catalogue', () => {
  it('has the active products at the same prices, without the other company’s codes; the count says so beforehand', async () => {
    expect((await check()).body).toMatchObject({ added: 2, existing: 1, discontinued: 1, not_listed: 0 });
    expect(await copies()).toHaveLength(1);
    expect((await copy()).body).toMatchObject({ added: 2, message: '2 products added to the catalogue.' });
    const same = { price_source: 'contract', material_code: null };
    expect(await copies()).toMatchObject([
      { ...same, sku: 'A', price_paise: 1000, price_until: '2099-03-31', breaks: 1 },
      { ...same, sku: 'B', price_paise: 2000, price_until: null, breaks: 0 },
      { ...same, sku: 'HAS', price_paise: 1 },
    ]);
  });

  it('that is copied again adds nothing', async () => {
    await copy();
    expect((await check()).body).toMatchObject({ added: 0, existing: 3 });
    expect((await copy()).body).toMatchObject({ added: 0, message: 'No products to add.' });
  });

  it('has one category if that is chosen', async () => {
    expect((await check({ category: 'Valves' })).body).toMatchObject({ added: 1, existing: 0 });
    await copy({ category: 'Valves' });
    expect((await copies()).map((row) => row.sku)).toEqual(['A', 'HAS']);
  });

  it('follows the price list of the company, without the items that are not in it', async () => {
    const list_id = await addPriceList(api, `Copy list ${serial}`);
    await setListPrice(api, list_id, sku('A'), 1234);
    await staff.post('/api/admin/price-list-assign', { company_id: to_id, list_id });
    expect((await check({ prices: 'list' })).body).toMatchObject({ added: 1, existing: 1, not_listed: 1 });
    await copy({ prices: 'list' });
    expect(await copies()).toMatchObject([
      { sku: 'A', price_paise: 1234, price_source: 'list', price_until: null, breaks: 0 },
      { sku: 'HAS', price_source: 'contract' },
    ]);
  });

  it('is logged as one row of the company, and can be searched at once', async () => {
    await copy();
    const { items } = (await staff.get(`/api/admin/audit-list?company_id=${to_id}`)).body;
    expect(items).toMatchObject([
      { entity: 'companies', changes: [{ after: `From ${serial}` }, { field: 'Products added', after: '2' }] },
    ]);
    const buyer = await signIn(api, (await addUser(api, to_id)).email);
    expect((await buyer.get(`/api/catalog/list?q=${sku('A')}`)).body.total).toBe(1);
  });

  it.each([
    ['to an unknown company', () => ({ to_id: 987_654 }), 404, 'This company was not found.'],
    ['from an unknown company', () => ({ from_id: 987_654 }), 404, 'This company was not found.'],
    ['with list prices but without a list', () => ({ prices: 'list' }), 409, /has no price list/],
  ])('%s is refused', async (_, body, status, message) => {
    for (const answer of [await copy(body()), await check(body())]) {
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(message);
    }
  });

  it('to the same company is refused', async () => {
    const message = 'This is the catalogue’s own company. Choose another one.';
    expect(await copy({ to_id: from_id })).toMatchObject({ status: 400, body: { fields: { to_id: message } } });
  });
});
