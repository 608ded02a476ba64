import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '#db/connection.ts';
import { indexProducts } from '#local/index-products.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addProducts, addUser, signIn } from '../../support/fixtures.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('products that SQL has written or renamed are found once their words are written', async () => {
  const { company_id } = await addCompany(api, 'Aravalli');
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  const find = async (q: string) => (await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}`)).body.total;
  await addProduct(api, company_id, { sku: 'A-1', name: 'Ball valve' });
  await addProduct(api, company_id, { sku: 'A-2', name: 'Gate valve' });
  await api.sql(`update items set name = 'Needle valve' where sku = 'A-1'`);
  await addProducts(api, company_id, 5001, { sku: `'N-' || n`, name: `'Twist drill ' || n || ' mm'` });
  expect([await find('needle'), await find('drill 5001mm')]).toEqual([0, 0]);

  expect(await withConnection(api.ownerUrl, indexProducts)).toBe(5002);
  expect([await find('needle'), await find('ball'), await find('drill 5001mm')]).toEqual([1, 0, 1]);
  expect(await withConnection(api.ownerUrl, indexProducts)).toBe(0);
});

it('a text without spaces, such as a file pasted by mistake, does not keep a product from being saved', async () => {
  const { company_id } = await addCompany(api, 'Konkan');
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  await addProduct(api, company_id, { name: 'Gasket', description: 'x'.repeat(5000) });
  expect((await buyer.get('/api/catalog/list?q=gasket')).body.total).toBe(1);
});
