import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_MATCHED_SKUS,
  MAX_SKU_CHOICES,
  type MatchedProduct,
  type SkuMatch,
} from '#contracts/catalog/match-skus.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addProducts, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let bearing: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  bearing = await addProduct(api, company_id, {
    ...{ sku: 'BRG-6205/2RS', name: 'Ball bearing', price_paise: 11_850, stock: 7, unit: 'BOX', pack: 'Box of 10' },
  });
});
afterAll(() => api.stop());

const match = (skus: unknown[], person = buyer) => person.post('/api/catalog/match', { skus });

/** The SKUs found for each entry. */
async function found(...skus: string[]) {
  const { body } = await match(skus);
  const skuOf = (id: number) => (body.products as MatchedProduct[]).find((product) => product.id === id)!.sku;
  return (body.matches as SkuMatch[]).map(({ exact, near }) => ({ exact: exact.map(skuOf), near: near.map(skuOf) }));
}

describe('a SKU', () => {
  it('is found with the fields of its row', async () => {
    const { status, body, headers } = await match(['BRG-6205/2RS']);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.matches).toEqual([{ exact: [bearing], near: [] }]);
    expect(body.products).toEqual([
      {
        id: bearing,
        ...{
          sku: 'BRG-6205/2RS',
          name: 'Ball bearing',
          brand: null,
          price: 118.5,
          price_per: 1,
          to_quote: null,
          stock: 7,
          can_backorder: false,
          unit: 'BOX',
        },
        ...{ pack: 'Box of 10', active: true, image: null },
        ...{ material_code: null, price_breaks: [], min_qty: 1, qty_multiple: 1 },
      },
    ]);
  });

  it.each(['brg-6205/2rs', 'BRG62052RS', ' brg 6205 2rs ', 'BRG–6205–2RS', 'BRG_6205.2RS'])(
    'is found as "%s"',
    async (sku) => {
      expect(await found(sku)).toEqual([{ exact: ['BRG-6205/2RS'], near: [] }]);
    },
  );

  it('that matches two products returns both', async () => {
    await addProduct(api, company_id, { sku: 'VLV-10' });
    await addProduct(api, company_id, { sku: 'VLV10' });
    const [vlv] = await found('vlv 10');
    expect(vlv!.exact.sort()).toEqual(['VLV-10', 'VLV10']);
  });

  it('that is a prefix of others returns a few of them, and none if it is too short', async () => {
    for (let n = 0; n < 9; n++) await addProduct(api, company_id, { sku: `HOSE-${n}` });
    expect(await found('hose', 'hos', 'HOSE-8')).toEqual([
      { exact: [], near: ['HOSE-0', 'HOSE-1', 'HOSE-2', 'HOSE-3', 'HOSE-4', 'HOSE-5'] },
      { exact: [], near: [] },
      { exact: ['HOSE-8'], near: [] },
    ]);
    expect(MAX_SKU_CHOICES).toBe(6);
  });

  it('of a discontinued product is found, but never suggested', async () => {
    await addProduct(api, company_id, { sku: 'OLD-PUMP-1', active: false });
    expect(await found('old pump 1', 'old pump')).toEqual([
      { exact: ['OLD-PUMP-1'], near: [] },
      { exact: [], near: [] },
    ]);
  });

  it('of another company is unknown', async () => {
    const konkan = await addCompany(api, 'Konkan');
    await addProduct(api, konkan.company_id, { sku: 'KP-SECRET-1' });
    expect(await found('KP-SECRET-1', 'KP-SEC')).toEqual(Array(2).fill({ exact: [], near: [] }));
  });

  it.each(['%', "'; drop table products; --", '\\', '---', '🏭', 'नट', '<script>'])(
    'made of anything is only text: "%s"',
    async (sku) => {
      expect(await found(sku)).toEqual([{ exact: [], near: [] }]);
    },
  );
});

it('two thousand rows, each read in two ways, are returned in order', async () => {
  const columns = { sku: `'MANY-' || n`, name: `'Product ' || n`, price_paise: 'n', stock: '5' };
  await addProducts(api, company_id, 2000, columns);
  const skus = Array.from({ length: MAX_MATCHED_SKUS }, (_, n) => (n % 2 ? `many ${(n + 1) / 2}` : `none such ${n}`));
  const { status, body } = await match(skus);
  expect(status).toBe(200);
  const names = new Map((body.products as MatchedProduct[]).map(({ id, name }) => [id, name]));
  expect((body.matches as SkuMatch[]).map(({ exact: [id] }) => names.get(id ?? 0))).toEqual(
    skus.map((_, n) => (n % 2 ? `Product ${(n + 1) / 2}` : undefined)),
  );
});

describe('looking up SKUs is refused', () => {
  it.each([
    { name: 'without a token', person: () => as(api), body: { skus: ['A'] }, status: 401 },
    {
      name: 'to staff',
      person: async () => signIn(api, (await addUser(api, null)).email),
      body: { skus: ['A'] },
      status: 403,
    },
    { name: 'for no SKU', body: { skus: [] }, status: 400, message: 'Enter at least one SKU.' },
    { name: 'for a blank one', body: { skus: [' '] }, status: 400, message: 'Enter the SKU.' },
    { name: 'for a number', body: { skus: [6205] }, status: 400 },
    { name: 'for one of 101 characters', body: { skus: ['A'.repeat(101)] }, status: 400 },
    { name: 'for a NUL', body: { skus: ['A\0'] }, status: 400 },
    {
      name: 'for too many',
      body: { skus: Array(4001).fill('A') },
      status: 400,
      message: 'Look up at most 4000 SKUs at a time.',
    },
    { name: 'for a megabyte', body: { skus: Array(4000).fill('A'.repeat(300)) }, status: 413 },
  ])('$name', async ({ person = () => buyer, body, status, message }) => {
    const answer = await (await person()).post('/api/catalog/match', body);
    expect(answer.status).toBe(status);
    if (message) expect(answer.body.message).toBe(message);
  });
});
