import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addPicture, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());

const compare = (ids: string) => buyer.get(`/api/catalog/compare?ids=${ids}`);

it('compared products come in the order of their ids, with breaks, data sheet and picture', async () => {
  const first = await addProduct(api, company_id, { active: false });
  const second = await addProduct(api, company_id, {
    price_breaks: [{ qty: 10, price_paise: 9000 }],
    attributes: JSON.stringify({ Width: '8 mm' }),
  });
  await addPicture(api, second, { url: 'https://m.test/a.webp' });
  const { status, body } = await compare(`${second},${first},${second}`);
  expect(status).toBe(200);
  expect(body.products).toMatchObject([
    {
      id: second,
      price: 100,
      price_breaks: [{ qty: 10, price: 90 }],
      attributes: { Width: '8 mm' },
      image: 'https://m.test/a.webp',
    },
    { id: first, active: false },
  ]);
});

it('another company’s product is left out like one that does not exist', async () => {
  const mine = await addProduct(api, company_id);
  const theirs = await addProduct(api, (await addCompany(api, 'Konkan')).company_id);
  const { body } = await compare(`${theirs},${mine},987654321`);
  expect(body.products.map(({ id }: { id: number }) => id)).toEqual([mine]);
  expect((await compare(String(theirs))).body.products).toEqual([]);
});

it.each(['', '0', 'x', '1,', '1,2,3,4,5', '1;2'])('the ids "%s" get 400', async (ids) => {
  expect((await compare(ids)).status).toBe(400);
});
