import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FAVOURITES } from '#contracts/catalog/favourites.ts';
import { type Api, startApi } from '../../support/api.ts';
import {
  addCompany,
  addPicture,
  addProduct,
  addProducts,
  addUser,
  type Person,
  signIn,
} from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let product_id: number;
let buyer: Person;
let colleague: Person;
let stranger: Person;
let foreignProduct: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  product_id = await addProduct(api, company_id, { sku: 'BRG-6205', name: 'Bearing', price_paise: 12_345, stock: 7 });
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  colleague = await signIn(api, (await addUser(api, company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  foreignProduct = await addProduct(api, konkan.company_id);
});
beforeEach(() => api.sql('delete from favourites'));
afterAll(() => api.stop());

const save = (body: object, person = buyer) =>
  person.post('/api/customer/favourite-save', { product_id, favourite: true, ...body });
const list = async (person = buyer) => (await person.get('/api/customer/favourites')).body.items;

describe('a favourite', () => {
  it('is private at first, and listed with price and stock', async () => {
    expect(await save({})).toMatchObject({ status: 200, body: { product_id, favourite: true, shared: false } });
    await addPicture(api, product_id, { url: 'https://m.test/2.webp' });
    await addPicture(api, product_id, { url: 'https://m.test/1.webp', is_primary: true, position: 1 });
    expect(await list()).toEqual([
      {
        id: product_id,
        sku: 'BRG-6205',
        name: 'Bearing',
        brand: null,
        price: 123.45,
        price_per: 1,
        to_quote: null,
        stock: 7,
        can_backorder: false,
        unit: 'NOS',
        pack: null,
        ...{ min_qty: 1, qty_multiple: 1 },
        image: 'https://m.test/1.webp',
        active: true,
        mine: true,
        shared: false,
        shared_by: null,
      },
    ]);
    expect(await list(colleague)).toEqual([]);
  });

  it('is shown to colleagues once shared, with the name of the person, and to no other company', async () => {
    await save({ shared: true });
    expect(await list(colleague)).toMatchObject([
      { id: product_id, mine: false, shared: true, shared_by: expect.stringMatching(/^User/) },
    ]);
    expect(await list(stranger)).toEqual([]);
    await save({ shared: false });
    expect(await list(colleague)).toEqual([]);
  });

  it('added again is still listed once, and stays shared', async () => {
    await save({ shared: true });
    expect((await save({})).body.shared).toBe(true);
    expect(await list()).toMatchObject([{ id: product_id, shared: true }]);
  });

  it('that a colleague also has is listed once, as the caller’s own', async () => {
    await save({ shared: true }, colleague);
    await save({});
    expect(await list()).toMatchObject([{ id: product_id, mine: true, shared: false, shared_by: null }]);
  });

  it('can be removed, even twice, while a colleague’s remains', async () => {
    await save({ shared: true }, colleague);
    await save({});
    for (const _ of [1, 2]) {
      expect(await save({ favourite: false })).toMatchObject({ status: 200, body: { favourite: false } });
    }
    expect(await list()).toMatchObject([{ mine: false }]);
    expect(await list(colleague)).toMatchObject([{ mine: true }]);
  });

  it('remains when its product is discontinued, and shows it', async () => {
    const gone = await addProduct(api, company_id, { active: false });
    await save({ product_id: gone });
    expect(await list()).toMatchObject([{ id: gone, active: false }]);
  });

  it("gets the same 404 for another company's product as for one that does not exist", async () => {
    for (const id of [foreignProduct, 987_654_321]) {
      const answer = await save({ product_id: id });
      expect(answer).toMatchObject({ status: 404, body: { message: 'This product was not found.' } });
    }
    expect(await api.sql('select * from favourites')).toEqual([]);
  });

  it.each([
    { name: 'no product', body: { product_id: undefined } },
    { name: 'product 0', body: { product_id: 0 } },
    { name: 'product "1"', body: { product_id: '1' } },
    { name: 'no action', body: { favourite: undefined } },
    { name: 'a value of shared that is not true or false', body: { shared: 'yes' } },
  ])('is refused for $name', async ({ body }) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it(`is refused beyond ${MAX_FAVOURITES}, while existing ones can still be shared`, async () => {
    const ids = await addProducts(api, company_id, MAX_FAVOURITES, { sku: `'F-' || n`, name: `'F'` });
    await api.sql(
      `insert into favourites (user_id, product_id, company_id)
       select (select user_id from sessions order by created_at limit 1), unnest($2::bigint[]), $1`,
      [company_id, ids],
    );
    expect(await save({})).toMatchObject({
      status: 409,
      body: { message: `You already have ${MAX_FAVOURITES} favourites. Remove one first.` },
    });
    const [{ id }] = await list();
    expect((await save({ product_id: id, shared: true })).body.shared).toBe(true);
  });
});
