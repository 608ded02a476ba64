import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Candidates, MAX_CANDIDATE_SEARCHES, MAX_CANDIDATES } from '#contracts/catalog/find-candidates.ts';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let bolt: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  bolt = await addProduct(api, company_id, {
    ...{ sku: 'HB-M12X50-8.8', name: 'Hex bolt M12 x 50, grade 8.8', price_paise: 31_000, stock: 40 },
    ...{ unit: 'BOX', pack: 'Box of 50' },
  });
  await addProduct(api, company_id, { sku: 'HB-M12X60-8.8', name: 'Hex bolt M12 x 60, grade 8.8' });
  await addProduct(api, company_id, { sku: 'HB-OLD', name: 'Hex bolt M12 x 50, black', active: false });
  for (let n = 1; n <= 7; n++) await addProduct(api, company_id, { sku: `GLV-${n}`, name: `Cotton gloves ${n}` });
});
afterAll(() => api.stop());

const ask = (searches: unknown[], person = buyer) => person.post('/api/catalog/candidates', { searches });

/** The SKUs found for each description. */
async function found(...searches: string[]) {
  const { body } = await ask(searches);
  const skuOf = (id: number) => (body.products as MatchedProduct[]).find((product) => product.id === id)!.sku;
  return (body.found as Candidates[]).map(({ ids, partial }) => ({ skus: ids.map(skuOf), partial }));
}

describe('a description', () => {
  it('gets the products that it may mean, with the fields of a row', async () => {
    const { status, body, headers } = await ask(['Hex bolt M12x50 8.8']);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toMatchObject({
      found: [{ ids: [bolt], partial: false }],
      products: [
        {
          id: bolt,
          ...{ sku: 'HB-M12X50-8.8', name: 'Hex bolt M12 x 50, grade 8.8', brand: null, price: 310, stock: 40 },
          ...{ unit: 'BOX', pack: 'Box of 50', active: true, image: null },
        },
      ],
    });
  });

  it('that no product has in full gets the closest ones', async () => {
    const [row] = await found('Hex bolt M12x50 8.8 Kavach');
    expect(row).toEqual({ skus: ['HB-M12X50-8.8', 'HB-M12X60-8.8'], partial: true });
  });

  it('gets a few of many, and none without a match', async () => {
    const [gloves, nothing, signs] = await found('gloves', 'submarine', '%%%');
    expect(gloves!.skus).toHaveLength(MAX_CANDIDATES);
    expect([nothing, signs]).toEqual(Array(2).fill({ skus: [], partial: false }));
  });

  it('gets none by a size alone', async () => {
    expect(await found('Porcelain insulator M12x50')).toEqual([{ skus: [], partial: false }]);
  });

  it('gets nothing of another company', async () => {
    const konkan = await addCompany(api, 'Konkan');
    await addProduct(api, konkan.company_id, { sku: 'KP-1', name: 'Submarine periscope' });
    expect(await found('Submarine periscope')).toEqual([{ skus: [], partial: false }]);
  });

  it.each(["'; drop table products; --", '\\', '" & |', '🏭', 'दस्ताने', '<script>', '1 2 3 4 5 6 7 8 9 10 11 12 13 14'])(
    'made of anything is only text: "%s"',
    async (text) => {
      expect((await ask([text])).status).toBe(200);
    },
  );
});

it('as many descriptions as one call takes are answered in order', async () => {
  const searches = Array.from({ length: MAX_CANDIDATE_SEARCHES }, (_, n) => `cotton gloves ${(n % 7) + 1}`);
  const skus = (await found(...searches)).map((row) => row.skus[0]);
  expect(skus).toEqual(searches.map((_, n) => `GLV-${(n % 7) + 1}`));
});

describe('asking for candidates is refused', () => {
  it.each([
    { name: 'without a token', person: () => as(api), body: { searches: ['A'] }, status: 401 },
    {
      name: 'to staff',
      person: async () => signIn(api, (await addUser(api, null)).email),
      body: { searches: ['A'] },
      status: 403,
    },
    { name: 'for none', body: { searches: [] }, status: 400, message: 'Enter at least one description.' },
    { name: 'for a blank one', body: { searches: [' '] }, status: 400, message: 'Enter the description.' },
    { name: 'for a number', body: { searches: [6205] }, status: 400, message: 'Enter the description.' },
    {
      name: 'for a long one',
      body: { searches: ['A'.repeat(201)] },
      status: 400,
      message: 'Use at most 200 characters.',
    },
    { name: 'for a NUL', body: { searches: ['A\0'] }, status: 400 },
    {
      name: 'for too many',
      body: { searches: Array(101).fill('A') },
      status: 400,
      message: 'Search at most 100 descriptions at a time.',
    },
  ])('$name', async ({ person = () => buyer, body, status, message }) => {
    const answer = await (await person()).post('/api/catalog/candidates', body);
    expect(answer.status).toBe(status);
    if (message) expect(answer.body.message).toBe(message);
  });
});
