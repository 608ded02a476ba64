import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { LINE, openRfqSteps, type RfqSteps } from '../../support/steps/rfq-steps.ts';

let api: Api;
let at: RfqSteps;
let id: number;

beforeAll(async () => {
  api = await startApi();
  at = await openRfqSteps(api);
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.ask();
});

const rfq = () => at.rfqOf(id);
const save = (change: object = {}) => at.save(id, change);

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
});
