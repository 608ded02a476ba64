import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_CHOICES } from '#contracts/fields/units.ts';
import { PRICE_MISSING, RATE_MISSING, ZERO_QUOTE } from '#contracts/quotes/admin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct } from '../../support/fixtures.ts';
import { LINE, openRfqSteps, type RfqSteps } from '../../support/rfq-steps.ts';

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

describe('a quote', () => {
  it('is drafted with tax by the place of supply and freight as a separate line, hidden from buyers', async () => {
    const { body } = await save();
    // 10 × 120 − 5% = 1,140; 2 × 4,500 = 9,000; freight 500; IGST 18% on each.
    expect(body).toMatchObject({ success: true, total: 12555.2, revision: 1, code: expect.stringMatching(/\/1$/) });
    expect((await rfq()).versions).toMatchObject([
      {
        ...{ status: 'draft', subtotal: 10140, shipping: 500, tax: 1915.2, total: 12555.2 },
        lines: [{ discount: 60, igst: 205.2 }, { igst: 1620 }, { kind: 'freight', hsn: '996511', igst: 90 }],
      },
    ]);
    expect((await at.buyer.get(`/api/customer/quote-get?id=${body.id}`)).status).toBe(404);
    expect((await at.buyer.get(`/api/customer/rfq-get?id=${id}`)).body.rfq.quotes).toEqual([]);
  });

  it.each([
    ['the highest rate of the goods', {}, 18, 90],
    ['the rate of exempt goods', { rates: [0, 0] }, 0, 0],
    ['the rate that staff choose', { freight_gst_rate: 5 }, 5, 25],
  ])('has freight at %s, with the SAC of transport and no unit of its own', async (_, given, gst_rate, igst) => {
    const { rates = [5, 18], ...change }: { rates?: number[]; freight_gst_rate?: number } = given;
    const { body } = await save({ ...change, lines: rates.map((rate) => ({ ...LINE, gst_rate: rate })) });
    const [version] = (await rfq()).versions;
    const freight = { kind: 'freight', hsn: '996511', unit: 'OTH', qty: 1, taxable: 500, gst_rate, igst };
    expect(version.lines.at(-1)).toMatchObject(freight);
    const sumOf = (field: 'taxable' | 'igst' | 'total') =>
      version.lines.reduce((sum: number, line: Record<string, number>) => sum + Math.round(line[field]! * 100), 0);
    expect(Math.round(body.total * 100)).toBe(sumOf('total'));
    expect(Math.round(version.tax * 100)).toBe(sumOf('igst'));
  });

  it('refuses a rate of freight that is none of GST', async () => {
    const { status, body } = await save({ freight_gst_rate: 7 });
    expect({ status, fields: body.fields }).toMatchObject({
      status: 400,
      fields: { freight_gst_rate: /^Use 0, 0.25/ },
    });
  });

  it('is sent with its PDF, countered, sent as a new version and accepted at its prices', async () => {
    const first = (await save()).body;
    expect((await at.send(first)).body.message).toBe(`${first.code} sent to ${at.user.email}.`);
    const [sent] = await api.sql<{ payload: { pdf: { base64: string } } }>(
      `select payload from outbox where kind = 'quote-sent'`,
    );
    expect(Buffer.from(sent!.payload.pdf.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    // Freight is a line for the tax, but a sum in the mail.
    const goods = [{ total: '₹1,140.00' }, { total: '₹9,000.00' }];
    expect(sent!.payload).toMatchObject({
      lines: goods,
      subtotal: '₹10,140.00',
      freight: '₹500.00',
      total: '₹12,555.20',
    });
    expect((await rfq()).status).toBe('quoted');
    await at.buyer.post('/api/customer/quote-counter', {
      id: first.id,
      message: 'Too dear.',
      lines: [{ line_no: 1, price: 100 }],
    });
    const second = (await save({ freight: 0 })).body;
    expect(second.code).toMatch(/\/2$/);
    await at.send(second);
    const third = (await save({ freight: 900 })).body;
    expect((await rfq()).versions.slice(1).map(({ status }: { status: string }) => status)).toEqual([
      'sent',
      'superseded',
    ]);
    const { body } = await at.buyer.post('/api/customer/quote-accept', { id: second.id, po_number: 'PO/9' });
    expect(body).toMatchObject({ success: true, total: second.total });
    const order = (await at.staff.get(`/api/admin/order-get?id=${body.order_id}`)).body.order;
    expect(order).toMatchObject({
      total: second.total,
      quote: { code: second.code },
      lines: [{ product_id: at.bearing }, { product_id: null }],
    });
    expect((await rfq()).order_id).toBe(body.order_id);
    // After the order, an earlier draft can be neither saved nor sent, and does not change.
    const tooLate = {
      status: 409,
      body: { message: `${second.code} has been accepted. Drafts can no longer be saved.` },
    };
    expect(await save({ revision: third.revision })).toMatchObject(tooLate);
    expect(await save()).toMatchObject(tooLate);
    expect((await at.send(third)).status).toBe(409);
    expect((await rfq()).versions).toMatchObject([{ status: 'draft', revision: 1, shipping: 900 }, {}, {}]);
  });

  it('is exact to the paisa for high amounts, and refused above the maximum total', async () => {
    // The discount is a product of paise and hundredths of a percent beyond a double's precision, 38.29% of 9,99,999 at
    // ₹18,76,543.21 each.
    const dear = { ...LINE, qty: 999_999, price: 1_876_543.21, discount: 38.29 };
    const { body } = await save({ lines: [dear], freight: 0 });
    const [line] = (await rfq()).versions[0].lines;
    const full = 187_654_321n * 999_999n;
    const off = (full * 3829n + 5000n) / 10_000n;
    expect([line.discount, line.taxable]).toEqual([Number(off) / 100, Number(full - off) / 100]);
    const tooDear = [
      Array.from({ length: 3 }, () => ({ ...dear, price: 1e9, qty: 999_999, discount: 0 })),
      // The result is small enough, but the amount before the discount is not.
      [{ ...dear, price: 999_999_999.99, discount: 99.99 }],
      [{ ...dear, price: 123_456_789.01, discount: 90.01 }],
    ];
    for (const lines of tooDear) {
      expect(await save({ lines, freight: 0, revision: body.revision })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^The total is above/) },
      });
    }
    expect((await rfq()).versions[0].revision).toBe(body.revision);
  });

  it('is withdrawn with the reason', async () => {
    const quote = (await save()).body;
    await at.send(quote);
    expect(
      (await at.staff.post('/api/admin/quote-withdraw', { id: quote.id, reason: 'The maker raised its price.' }))
        .status,
    ).toBe(200);
    expect(await rfq()).toMatchObject({ status: 'under review', versions: [{ status: 'withdrawn' }] });
    expect((await at.buyer.post('/api/customer/quote-accept', { id: quote.id })).status).toBe(409);
    expect((await at.staff.post('/api/admin/quote-withdraw', { id: quote.id, reason: 'Again.' })).status).toBe(409);
  });

  it('with a counter-offer can be withdrawn, which closes the counter-offer, and the RFQ can be declined', async () => {
    const quote = (await save()).body;
    await at.send(quote);
    const lines = [{ line_no: 1, price: 1 }];
    await at.buyer.post('/api/customer/quote-counter', { id: quote.id, message: 'A rupee each.', lines });
    const waiting = async () => (await at.staff.get('/api/admin/dashboard')).body.waiting.counter_offers;
    const before = await waiting();
    const withdraw = () => at.staff.post('/api/admin/quote-withdraw', { id: quote.id, reason: 'Below cost.' });
    expect((await withdraw()).status).toBe(200);
    expect(await waiting()).toBe(before - 1);
    expect(await rfq()).toMatchObject({ status: 'under review', versions: [{ status: 'withdrawn' }] });
    const seen = (await at.buyer.get(`/api/customer/quote-get?id=${quote.id}`)).body.quote;
    expect(seen.history.slice(-2)).toMatchObject([
      { status: 'countered', note: 'A rupee each.' },
      { status: 'withdrawn', note: 'Below cost.' },
    ]);
    const mails = await api.sql<{ payload: object }>(`select payload from outbox where kind = 'quote-withdrawn'`);
    expect(mails).toMatchObject([{ payload: { countered: true, reason: 'Below cost.' } }]);
    expect((await withdraw()).status).toBe(409);
    expect((await at.move(id, 'declined', 'Below cost.')).status).toBe(200);
  });

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
