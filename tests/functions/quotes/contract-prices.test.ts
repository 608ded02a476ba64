import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPriceList, setListPrice } from '../../support/examples/price-list-examples.ts';
import { addQuote } from '../../support/quote-fixtures.ts';

let api: Api;
let staff: Person;
let owner: { company_id: number; user_id: number };
let product: number;
let listed: number;
let serial = 0;
const until = '2199-03-31';

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  const { company_id } = await addCompany(api, `Aravalli ${++serial}`);
  owner = { company_id, user_id: (await addUser(api, company_id)).id };
  const breaks = { price_breaks: [{ qty: 10, price_paise: 9000 }] };
  product = await addProduct(api, company_id, { sku: `Q-${serial}-A`, price_paise: 10_000, ...breaks });
  listed = await addProduct(api, company_id, { sku: `Q-${serial}-B` });
  const list_id = await addPriceList(api, `Quote list ${serial}`);
  await setListPrice(api, list_id, `Q-${serial}-B`, 5000);
  await staff.post('/api/admin/price-list-assign', { company_id, list_id, replace_contract: true });
});
afterAll(() => api.stop());

const accepted = (status = 'accepted') =>
  addQuote(api, owner, {
    status,
    lines: [
      { product_id: product, qty: 3, price_paise: 9500, discount_paise: 100 },
      { product_id: listed, qty: 10, price_paise: 4800 },
      { product_id: product, qty: 1, price_paise: 9900 },
      { qty: 1, price_paise: 700 },
      { kind: 'freight', qty: 1, price_paise: 500 },
    ],
  });
const preview = (id: number) => staff.get(`/api/admin/quote-contract-prices?id=${id}`);
const use = (id: number, body: object = {}) => staff.post('/api/admin/quote-use-prices', { id, until, ...body });
const prices = () =>
  api.sql(
    'select price_paise::int, price_breaks, price_until::text, price_source, version from products where company_id = $1 order by id',
    [owner.company_id],
  );

describe('the prices of an accepted quote', () => {
  it('are shown with what they change, until the end of the financial year; nothing is written', async () => {
    const before = await prices();
    const { body } = await preview(await accepted());
    expect(body).toMatchObject({
      lines: [
        // 3 × ₹95 less ₹1, rounded to the paisa.
        { product_id: product, was: 100, was_per: 1, becomes: 94.67, becomes_per: 1, has_breaks: true },
        { product_id: listed, was: 50, was_per: 1, becomes: 48, becomes_per: 1, has_breaks: false },
      ],
      until: financialYearOf(dayInIndia()).last,
    });
    expect(body.left_out).toBe(2);
    expect(await prices()).toEqual(before);
  });

  it('become contract prices with a last day, without breaks; again they change nothing', async () => {
    const id = await accepted();
    expect((await use(id)).body).toMatchObject({ changed: 2, message: '2 contract prices saved.' });
    const after = await prices();
    const same = { price_breaks: [], price_until: until, price_source: 'contract' };
    expect(after).toMatchObject([
      { ...same, price_paise: 9467, version: 2 },
      { ...same, price_paise: 4800, version: 3 },
    ]);
    expect((await use(id)).body).toMatchObject({ changed: 0 });
    expect(await prices()).toEqual(after);
    const { items } = (await staff.get('/api/admin/audit-list?entity=products&size=1')).body;
    expect(items[0].changes).toContainEqual({ field: 'Price', before: expect.any(String), after: expect.any(String) });
  });

  it('begin on a first day, if one is given: until then products keep the price that they have', async () => {
    const from = '2199-01-01';
    expect((await use(await accepted(), { from })).body).toMatchObject({ changed: 2 });
    const today = await api.sql(
      'select price_paise::int, price_key::int, next_price from catalog where company_id = $1 order by id',
      [owner.company_id],
    );
    expect(today).toMatchObject([
      { price_paise: 10_000, price_key: 9_467_000, next_price: { from } },
      { price_paise: 5000, price_key: 4_800_000, next_price: { from } },
    ]);
  });

  it.each([
    ['of an unknown quote', async () => 987_654, {}, 404, 'This quote was not found.'],
    ['of a quote that is not accepted', () => accepted('sent'), {}, 409, /Only the prices of an accepted quote/],
  ])('%s are refused', async (_, quote, body, status, message) => {
    const id = await quote();
    for (const answer of [await use(id, body), await preview(id)]) {
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(message);
    }
  });

  it.each([
    ['a day that has passed', { until: '2020-03-31' }, 'Choose a day that has not passed.'],
    ['a last day before the first', { from: '2199-04-01' }, 'The last day cannot be before the first.'],
    ['no day', { until: '' }, 'Enter the last day of the prices.'],
  ])('are refused with %s', async (_, body, message) => {
    expect(await use(await accepted(), body)).toMatchObject({ status: 400, body: { fields: { until: message } } });
  });
});
