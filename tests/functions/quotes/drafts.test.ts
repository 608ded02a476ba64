import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_CHOICES } from '#contracts/fields/units.ts';
import { PRICE_MISSING, RATE_MISSING, ZERO_QUOTE } from '#contracts/quotes/admin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct } from '../../support/fixtures.ts';
import { LINE, openRfqSteps, type RfqSteps } from '../../support/steps/rfq-steps.ts';

let api: Api;
let at: RfqSteps;
let id: number;
let strange: { company_id: number; address_id: number };
/** A product with a rate from before 22-09-2025. */
let legacy: number;

beforeAll(async () => {
  api = await startApi();
  at = await openRfqSteps(api);
  strange = await addCompany(api, 'Konkan Pharma');
  legacy = await addProduct(api, at.company.company_id, { gst_rate_bp: 1200 });
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.ask();
});

const rfq = () => at.rfqOf(id);
const save = (change: object = {}) => at.save(id, change);
const ratesOf = (lines: object[]) => at.staff.post('/api/admin/quote-rates', { lines });

describe('a draft of a quote', () => {
  it('saved by two users at the same time is refused for the later one, and no change of the first is lost', async () => {
    const { revision } = (await save()).body;
    const answers = await Promise.all([save({ revision, freight: 1 }), save({ revision, freight: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const two = await Promise.all([save(), save()]);
    expect(two.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('is saved partly priced, with the other fields of unpriced lines, and sent once it is complete', async () => {
    const lines = [
      LINE,
      { ...LINE, price: null, discount: 7.5 },
      { ...LINE, price: 0, discount: 5 },
      { ...LINE, price: null },
    ];
    const draft = (await save({ lines })).body;
    // The priced line of 9,000, freight of 500, and 18%.
    expect(draft).toMatchObject({ success: true, total: 11_210 });
    expect((await rfq()).versions[0].lines).toMatchObject([
      { price: 4500, unpriced_discount: null },
      { price: 0, unpriced_discount: 7.5, total: 0 },
      { price: 0, unpriced_discount: null },
      { price: 0, unpriced_discount: 0 },
      { kind: 'freight', unpriced_discount: null },
    ]);
    expect((await at.staff.get(`/api/admin/quote-pdf?id=${draft.id}`)).status).toBe(200);
    const fields = { 'lines.1.price': PRICE_MISSING, 'lines.3.price': PRICE_MISSING };
    expect(await at.send(draft)).toMatchObject({ status: 400, body: { message: PRICE_MISSING, fields } });
    expect((await rfq()).versions).toMatchObject([{ status: 'draft' }]);
    const whole = lines.map((line) => ({ ...line, price: line.price ?? 10 }));
    const priced = (await save({ lines: whole, revision: draft.revision })).body;
    // 20 less 7.5% and 20 more, and 18%.
    expect(priced.total).toBe(11_255.43);
    expect((await at.send(priced)).status).toBe(200);
  });

  it('can be printed as a draft', async () => {
    const quote = (await save()).body;
    const { status, headers } = await at.staff.get(`/api/admin/quote-pdf?id=${quote.id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('has an error message for each figure', async () => {
    const { body } = await save({
      freight: -5,
      lines: [
        { ...LINE, price: undefined },
        { ...LINE, price: -1 },
      ],
    });
    expect(body.fields).toEqual({
      freight: 'Enter ₹0 or more.',
      'lines.0.price': PRICE_MISSING,
      'lines.1.price': 'Enter ₹0 or more.',
    });
  });

  it.each([
    ['an address of another company', () => ({ ship_address_id: strange.address_id }), 404],
    ['an unknown RFQ', () => ({ rfq_id: 99_999_999 }), 404],
    ['no line', () => ({ lines: [] }), 400],
    ['a price with three decimals', () => ({ lines: [{ ...LINE, price: 1.005 }] }), 400],
    ['a quantity of 0', () => ({ lines: [{ ...LINE, qty: 0 }] }), 400],
    ['a discount above 100%', () => ({ lines: [{ ...LINE, discount: 101 }] }), 400],
    ['an HSN code of five digits', () => ({ lines: [{ ...LINE, hsn: '34031' }] }), 400],
    ['no last day', () => ({ valid_until: '' }), 400],
    ['a last day that does not exist', () => ({ valid_until: '2027-02-30' }), 400],
    ['a last day in the year 0', () => ({ valid_until: '0000-11-01' }), 400],
    ['a last day in a year out of range', () => ({ valid_until: '2200-01-01' }), 400],
    ['an unknown revision', () => ({ revision: 7 }), 409],
  ])('is refused with %s', async (_, change, status) => {
    const answer = await save(change());
    expect({ status: answer.status, versions: (await rfq()).versions }).toEqual({ status, versions: [] });
  });

  it('is not sent once its last day has passed', async () => {
    const quote = (await save({ valid_until: '2026-01-31' })).body;
    expect((await at.send(quote)).body.fields).toEqual({ valid_until: expect.stringContaining('has passed') });
  });

  it.each([
    ['a price of 0', { price: 0 }],
    ['a discount of 100%', { discount: 100 }],
  ])('cannot be sent if %s makes the total 0, but can be saved as a draft', async (_, change) => {
    const quote = (await save({ freight: 0, lines: [{ ...LINE, ...change }] })).body;
    expect(await at.send(quote)).toMatchObject({
      status: 400,
      body: { fields: { 'lines.0.price': ZERO_QUOTE } },
    });
    expect((await rfq()).versions).toMatchObject([{ status: 'draft' }]);
    expect(await at.mails()).not.toContain('quote-sent');
  });

  it('cannot be sent without a GST rate, shown at each line, but can be saved as a draft', async () => {
    const quote = (await save({ lines: [{ ...LINE, gst_rate: null }, LINE, { ...LINE, gst_rate: null }] })).body;
    expect(await at.send(quote)).toMatchObject({
      status: 400,
      body: { fields: { 'lines.0.gst_rate': RATE_MISSING, 'lines.2.gst_rate': RATE_MISSING } },
    });
    expect((await rfq()).versions).toMatchObject([{ status: 'draft' }]);
  });

  it('cannot be sent with rates that are not allowed, shown at each line, but can be saved as a draft', async () => {
    const abolished = { ...LINE, gst_rate: 12 };
    const lines = [abolished, LINE, { ...LINE, gst_rate: 7.5 }];
    const refusal = {
      status: 400,
      body: { message: RATE_CHOICES, fields: { 'lines.0.gst_rate': RATE_CHOICES, 'lines.2.gst_rate': RATE_CHOICES } },
    };
    // While editing, and when sending.
    expect(await ratesOf(lines)).toMatchObject(refusal);
    expect((await rfq()).versions).toEqual([]);
    const quote = (await save({ lines })).body;
    expect(await at.send(quote)).toMatchObject(refusal);
    expect((await rfq()).versions).toMatchObject([{ status: 'draft' }]);
    expect(await at.mails()).not.toContain('quote-sent');
  });

  it.each([
    ['a rate above 100%', { gst_rate: 101 }, 'lines.0.gst_rate'],
    ['an HSN code of five digits', { hsn: '34031' }, 'lines.0.hsn'],
  ])('does not check rates with %s', async (_, change, field) => {
    const { status, body } = await ratesOf([{ ...LINE, ...change }]);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it.each([
    ['a blank HSN', () => ({ hsn: null })],
    ['nil', () => ({ gst_rate: 0 })],
    ['only freight to pay', () => ({ price: 0 })],
    ['the rate of the GST rate table for its HSN', () => ({ hsn: '9900.11', gst_rate: 12 })],
    ['the current rate of its product', () => ({ product_id: legacy, gst_rate: 12 })],
  ])('can be sent with %s', async (_, change) => {
    await api.sql(
      `insert into hsn_rates (hsn, valid_from, rate_bp) values ('9900', '2025-09-22', 1200) on conflict do nothing`,
    );
    const lines = [{ ...LINE, ...change() }];
    expect((await ratesOf(lines)).status).toBe(200);
    const quote = (await save({ lines })).body;
    expect((await at.send(quote)).status).toBe(200);
  });
});
