import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRICE_LIST_CONFLICT } from '#contracts/catalog/price-lists.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPriceList, setListPrice } from '../../support/examples/price-list-examples.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;
let list_id: number;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  ({ company_id } = await addCompany(api, `Aravalli ${++serial}`));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  list_id = await addPriceList(api, `Rajasthan ${serial}`);
});
afterAll(() => api.stop());

const save = (body: object) => staff.post('/api/admin/price-list-save', body);
const saveLine = (body: object) => staff.post('/api/admin/price-line-save', { list_id, ...body });
const assign = (body: object = {}) => staff.post('/api/admin/price-list-assign', { company_id, list_id, ...body });
const get = async () => (await staff.get(`/api/admin/price-list-get?id=${list_id}`)).body;
const lines = async (query = '') => (await staff.get(`/api/admin/price-line-list?id=${list_id}${query}`)).body;
const effect = async (list: number | '' = list_id) =>
  (await staff.get(`/api/admin/price-list-effect?company_id=${company_id}${list && `&list_id=${list}`}`)).body.effect;

const priceOf = async (id: number) => {
  const [row] = await api.sql<object>(
    'select price_paise::int, price_breaks, price_source, price_until::text, version from products where id = $1',
    [id],
  );
  return row!;
};
/** A product of the company that follows its list. */
async function addFollower(sku: string, price_paise: number) {
  const id = await addProduct(api, company_id, { sku, price_paise: 77_700 });
  await setListPrice(api, list_id, sku, price_paise);
  await assign({ replace_contract: true });
  return id;
}

describe('a price list', () => {
  it('is found by name and note, with its number of items and companies', async () => {
    await addFollower(`FIND-${serial}`, 100);
    await save({ id: list_id, name: `Findable ${serial}`, note: 'Bhiwadi cluster' });
    const { body } = await staff.get(`/api/admin/price-list-list?q=bhiwadi findable ${serial}`);
    expect(body).toMatchObject({ total: 1, items: [{ id: list_id, items: 1, companies: 1, active: true }] });
  });

  it('shows which companies use it and where their prices come from', async () => {
    await addFollower(`GET-${serial}`, 100);
    await addProduct(api, company_id, { sku: `GET-${serial}-C` });
    await setListPrice(api, list_id, `GET-${serial}-C`, 200);
    expect(await get()).toMatchObject({
      companies: [{ id: company_id, by_list: 1, by_contract: 1 }],
      list: { items: 2 },
    });
  });

  it.each([
    ['without a name', () => ({ name: ' ' }), 400, 'Enter the name of the price list.'],
    ['with a name in use, in any case', () => ({ name: `RAJASTHAN ${serial}` }), 409, /Another price list is named/],
    ['that does not exist', () => ({ id: 987_654, name: 'New' }), 404, 'This price list was not found.'],
    ['changed since it was opened', () => ({ id: list_id, version: 99, name: 'New' }), 409, PRICE_LIST_CONFLICT],
  ])('%s is refused', async (_, body, status, message) => {
    const answer = await save(body());
    expect(answer.status).toBe(status);
    if (typeof message === 'string') expect(answer.body.message).toContain(message);
    else expect(answer.body.message).toMatch(message);
  });

  it('cannot be made inactive while a company uses it, nor assigned once it is', async () => {
    await assign();
    expect(await save({ id: list_id, name: 'Old', active: false })).toMatchObject({
      status: 409,
      body: { fields: { active: expect.stringContaining('Remove it from them') } },
    });
    await assign({ list_id: null });
    expect((await save({ id: list_id, name: `Old ${serial}`, active: false })).status).toBe(200);
    expect(await assign()).toMatchObject({
      status: 409,
      body: { message: 'This price list is inactive. Make it active before you assign it.' },
    });
  });
});

describe('a line', () => {
  it('is listed by SKU, searched by name and sorted by price', async () => {
    await addProduct(api, company_id, { sku: `L-${serial}-B`, name: 'Deep groove bearing' });
    await addProduct(api, company_id, { sku: `L-${serial}-A`, name: 'Gate valve' });
    await saveLine({ sku: `L-${serial}-B`, price: 10, price_breaks: [{ qty: 10, price: 9.5 }] });
    await saveLine({ sku: `L-${serial}-A`, price: 20 });
    expect((await lines()).items.map(({ sku }: { sku: string }) => sku)).toEqual([`L-${serial}-A`, `L-${serial}-B`]);
    expect(await lines('&q=groove')).toMatchObject({
      total: 1,
      items: [{ sku: `L-${serial}-B`, price: 10, price_breaks: [{ qty: 10, price: 9.5 }] }],
    });
    expect((await lines('&sort=price_desc')).items[0].price).toBe(20);
  });

  it.each([
    ['of an unknown SKU', { sku: 'NO-SUCH-SKU', price: 10 }, 400, 'No item has the SKU NO-SUCH-SKU.'],
    ['without a price', { sku: 'X' }, 400, 'Enter the price in rupees.'],
    ['with three decimals', { sku: 'X', price: 1.234 }, 400, 'Enter at most two decimals.'],
    [
      'with a break that is not cheaper',
      { sku: 'X', price: 10, price_breaks: [{ qty: 5, price: 10 }] },
      400,
      'The price of the first quantity break must be lower than the price.',
    ],
    ['of an unknown list', { list_id: 987_654, sku: 'X', price: 10 }, 404, 'This price list was not found.'],
  ])('%s is refused', async (_, body, status, message) => {
    const answer = await saveLine(body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('that another user has added or changed in the meantime is not overwritten', async () => {
    await addProduct(api, company_id, { sku: `TWICE-${serial}` });
    await saveLine({ sku: `TWICE-${serial}`, price: 10 });
    expect(await saveLine({ sku: `twice-${serial}`, price: 11 })).toMatchObject({
      status: 409,
      body: { fields: { sku: expect.stringContaining('in this price list already') } },
    });
    await saveLine({ sku: `TWICE-${serial}`, version: 1, price: 12 });
    expect((await saveLine({ sku: `TWICE-${serial}`, version: 1, price: 13 })).status).toBe(409);
    const [line] = (await lines()).items;
    expect(line).toMatchObject({ price: 12, version: 2 });
    const remove = (version: number) => staff.post('/api/admin/price-line-remove', { id: line.id, version });
    expect((await remove(-(2 ** 31) - 1)).status, 'a version that no row can have').toBe(400);
    expect([(await remove(1)).status, (await remove(2)).status, (await remove(2)).status]).toEqual([409, 200, 404]);
  });

  it('is logged with the person, and raises the version of the list', async () => {
    await addProduct(api, company_id, { sku: `LOG-${serial}` });
    await saveLine({ sku: `LOG-${serial}`, price: 10 });
    await saveLine({ sku: `LOG-${serial}`, version: 1, price: 12.5 });
    expect((await get()).list.version).toBe(3);
    const { items } = (await staff.get('/api/admin/audit-list?entity=price_list_lines')).body;
    expect(items[0]).toMatchObject({
      action: 'update',
      record: `List price LOG-${serial} in Rajasthan ${serial}`,
      changes: [{ before: '₹10.00', after: '₹12.50' }],
    });
  });
});

describe('the products of a company with a list', () => {
  it('get the new price, its breaks and a new version, and keep no last day', async () => {
    const id = await addFollower(`NEW-${serial}`, 5000);
    await saveLine({ sku: `NEW-${serial}`, version: 1, price: 45, price_breaks: [{ qty: 10, price: 40 }] });
    expect(await priceOf(id)).toEqual({
      ...{ price_paise: 4500, price_breaks: [{ qty: 10, price_paise: 4000 }], price_source: 'list' },
      ...{ price_until: null, version: 3 },
    });
    const { body } = await buyer.get(`/api/catalog/product?id=${id}`);
    expect(body.product.price).toBe(45);
  });

  it('keep a contract price when the list changes or is assigned', async () => {
    const id = await addProduct(api, company_id, { sku: `CON-${serial}`, price_paise: 9900 });
    await setListPrice(api, list_id, `CON-${serial}`, 5000);
    await assign();
    await setListPrice(api, list_id, `CON-${serial}`, 4000);
    expect(await priceOf(id)).toMatchObject({ price_paise: 9900, price_source: 'contract', version: 1 });
  });

  it('keep the last price as a contract price when their line or the list is removed', async () => {
    const [a, b] = [await addFollower(`OUT-${serial}-A`, 100), await addFollower(`OUT-${serial}-B`, 200)];
    const [line] = (await lines()).items;
    await staff.post('/api/admin/price-line-remove', { id: line.id, version: line.version });
    expect(await priceOf(a)).toMatchObject({ price_paise: 100, price_source: 'contract' });
    expect(await priceOf(b)).toMatchObject({ price_paise: 200, price_source: 'list' });
    await assign({ list_id: null });
    expect(await priceOf(b)).toMatchObject({ price_paise: 200, price_source: 'contract' });
  });

  it('get the prices of another list, and keep those that it does not have', async () => {
    const [a, b] = [await addFollower(`MOV-${serial}-A`, 100), await addFollower(`MOV-${serial}-B`, 200)];
    const other = await addPriceList(api, `Other ${serial}`);
    await setListPrice(api, other, `MOV-${serial}-A`, 150);
    expect(await effect(other)).toEqual({
      ...{ current: { id: list_id, name: `Rajasthan ${serial}` }, changed: 1, kept: 1 },
      ...{ contract: 0, contract_differing: 0 },
    });
    expect(await assign({ list_id: other })).toMatchObject({ status: 200 });
    expect(await priceOf(a)).toMatchObject({ price_paise: 150, price_source: 'list' });
    expect(await priceOf(b)).toMatchObject({ price_paise: 200, price_source: 'contract' });
  });

  it('lose their contract price only if staff say so, with a count beforehand; again it changes nothing', async () => {
    const id = await addProduct(api, company_id, { sku: `REP-${serial}`, price_paise: 9900 });
    await setListPrice(api, list_id, `REP-${serial}`, 5000);
    expect(await effect()).toEqual({ current: null, changed: 0, kept: 0, contract: 1, contract_differing: 1 });
    await assign({ replace_contract: true });
    await assign({ replace_contract: true });
    expect(await priceOf(id)).toMatchObject({ price_paise: 5000, price_source: 'list', version: 2 });
    expect(await effect()).toMatchObject({ changed: 0, contract: 0 });
    expect(await effect('')).toMatchObject({ changed: 0, kept: 1 });
  });

  it.each([
    ['an unknown company', { company_id: 987_654 }, 'This company was not found.'],
    ['an unknown list', { list_id: 987_654 }, 'This price list was not found.'],
  ])('are not changed for %s', async (_, body, message) => {
    expect(await assign(body)).toMatchObject({ status: 404, body: { message } });
    const query = new URLSearchParams({ company_id: String(company_id), list_id: String(list_id) });
    for (const [name, value] of Object.entries(body)) query.set(name, String(value));
    expect(await staff.get(`/api/admin/price-list-effect?${query}`)).toMatchObject({ status: 404, body: { message } });
  });

  it('cannot be given another price by a statement that forgets the list', async () => {
    const id = await addFollower(`SQL-${serial}`, 100);
    await api.sql(`update products set price_paise = 1, price_until = '2030-01-01' where id = $1`, [id]);
    expect(await priceOf(id)).toMatchObject({ price_paise: 100, price_source: 'list', price_until: null });
  });
});
