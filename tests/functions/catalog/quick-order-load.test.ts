import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProducts, addUser, type Person, signIn } from '../../support/fixtures.ts';

/** A catalogue of 50,000 products whose codes and names all begin with the same letter. */
const PRODUCTS = 50_000;

let api: Api;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Deccan');
  await addProducts(api, company_id, PRODUCTS, {
    ...{ sku: `'D' || n`, name: `'Drill ' || n`, price_paise: 'n', stock: '5' },
    search: `to_tsvector('simple', 'drill d' || n)`,
  });
  await api.sql('analyze items, products');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
}, 300_000);
afterAll(() => api.stop());

/** The response; a call whose database work takes more than 2,500 ms gets 503. */
const timed = (path: string, body: object) => buyer.post(path, body);

describe(`among ${PRODUCTS} products`, () => {
  it('thirty rows with a code of one letter are looked up as they are', async () => {
    await timed('/api/catalog/match', { skus: ['D1'] });
    const { status, body } = await timed('/api/catalog/match', { skus: Array(30).fill('D') });
    expect([status, body.matches]).toEqual([200, Array(30).fill({ exact: [], near: [] })]);
  });

  it('four thousand rows with codes of up to three letters are too', async () => {
    const skus = Array.from({ length: 4000 }, (_, n) => ['D', 'D1', 'D12', 'd-1'][n % 4]!);
    const { status, body } = await timed('/api/catalog/match', { skus });
    expect(status).toBe(200);
    expect(body.products.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['D1', 'D12']);
  });

  it('a hundred descriptions of one letter are searched once', async () => {
    const { status, body } = await timed('/api/catalog/candidates', { searches: Array(100).fill('D') });
    expect(status).toBe(200);
    expect(body.found).toHaveLength(100);
    expect(new Set(body.found.map((each: object) => JSON.stringify(each))).size).toBe(1);
    expect(body.found[0].ids).toHaveLength(5);
  });

  it('a hundred short descriptions get what there is time for, and none fails the call', async () => {
    const searches = Array.from({ length: 100 }, (_, n) => `D${n % 10} dr${n}`);
    const { status, body } = await timed('/api/catalog/candidates', { searches });
    expect(status).toBe(200);
    expect(body.found[0]).not.toBeNull();
  });
});
