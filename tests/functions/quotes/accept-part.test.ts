import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, PART_IS_FREE, WHOLE_ONLY } from '#contracts/quotes/portal.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import type { Owner } from '../../support/portal-fixtures.ts';
import { addQuote } from '../../support/quote-fixtures.ts';

/** Some lines of a quote, or less of a line, become the order; the rest lapses (decision 072). */
let api: Api;
let owner: Owner;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Konkan', 'Maharashtra');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('update companies set spending_limit_paise = null');
  await api.sql('delete from outbox');
});

const accept = (id: number, lines?: { line_no: number; qty: number }[]) =>
  buyer.post('/api/customer/quote-accept', { id, ...(lines && { lines }) });
const stockOf = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]))[0]!.stock;
const quoteOf = async (id: number) => (await buyer.get(`/api/customer/quote-get?id=${id}`)).body.quote;

/** A line of the catalogue, one of free text with a discount, and freight. */
async function quote(product: object = {}) {
  const product_id = await addProduct(api, owner.company_id, { stock: 100, ...product });
  const lines = [
    { product_id, qty: 10, price_paise: 10_000 },
    { qty: 4, price_paise: 5000, discount_paise: 1001, gst_rate_bp: 500 },
    { kind: 'freight' as const, name: 'Freight', price_paise: 45_000 },
  ];
  return { product_id, id: await addQuote(api, owner, { lines }) };
}

describe('a part of a quote', () => {
  it('becomes the order: fewer lines, less of a line, its discount and tax in proportion, freight in full', async () => {
    const { id, product_id } = await quote();
    const { status, body } = await accept(id, [{ line_no: 2, qty: 2 }]);
    expect(status).toBe(200);
    const { order } = (await buyer.get(`/api/orders/get?id=${body.order_id}`)).body;
    // Two at ₹50 less half of ₹10.01, rounded down, at 5%; ₹450 of freight at 18%. Maharashtra: IGST.
    expect(order.lines).toMatchObject([
      { line_no: 2, qty: 2, discount: 5, taxable: 95, igst: 4.75, total: 99.75 },
      { line_no: 3, kind: 'freight', taxable: 450, igst: 81, total: 531 },
    ]);
    expect(order).toMatchObject({ subtotal: 95, shipping: 450, tax: 85.75, total: 630.75 });
    expect(body.total).toBe(630.75);
    expect(await stockOf(product_id)).toBe(100);
    expect(order.history[0].note).toMatch(/accepted in part: 1 of 2 lines, 1 with a lower quantity\.$/);
    expect(await quoteOf(id)).toMatchObject({ status: 'accepted', order: { id: body.order_id } });
    const mails = await api.sql<{ payload: object }>('select payload from outbox');
    for (const { payload } of mails) {
      expect(payload).toMatchObject({ total: '₹630.75', part: '1 of 2 lines, 1 with a lower quantity' });
    }
    // The rest has lapsed.
    expect(await accept(id, [{ line_no: 1, qty: 10 }])).toMatchObject({
      status: 409,
      body: { message: `This quote has already been accepted as order ${body.order_id}.` },
    });
  });

  it('is the whole quote if every line is chosen in full, and takes its stock', async () => {
    const { id, product_id } = await quote();
    const whole = await quoteOf(id);
    const { body } = await accept(id, [
      { line_no: 2, qty: 4 },
      { line_no: 1, qty: 10 },
    ]);
    expect(body.total).toBe(whole.total);
    expect(await stockOf(product_id)).toBe(90);
    const { order } = (await buyer.get(`/api/orders/get?id=${body.order_id}`)).body;
    expect(order.history[0].note).toMatch(/accepted\.$/);
  });

  it('is ordered once: a repeated request gets the same order, another part a 409', async () => {
    const { id } = await quote();
    const first = await accept(id, [{ line_no: 1, qty: 3 }]);
    expect((await accept(id, [{ line_no: 1, qty: 3 }])).body).toEqual(first.body);
    expect((await accept(id, [{ line_no: 1, qty: 4 }])).status).toBe(409);
    expect((await accept(id)).status).toBe(409);
  });

  it('needs an approval by its own total', async () => {
    await api.sql('update companies set spending_limit_paise = 100000');
    await addUser(api, owner.company_id);
    const { id } = await quote();
    expect(await quoteOf(id)).toMatchObject({ needs_approval: false, approval_above: null });
    await api.sql(`update users set company_role = 'approver' where company_id = $1 and id <> $2`, [
      owner.company_id,
      owner.user_id,
    ]);
    expect(await quoteOf(id)).toMatchObject({ needs_approval: true, approval_above: 1000 });
    expect((await accept(id, [{ line_no: 1, qty: 1 }])).body.status).toBe('placed');
  });
});

describe('a part is refused', () => {
  const refusals: [string, { line_no: number; qty: number }[], string][] = [
    ['without a line', [], NOTHING_CHOSEN],
    ['above the quoted quantity', [{ line_no: 1, qty: 11 }], 'Order at most the quoted 10.'],
    ['with decimals of what is counted', [{ line_no: 2, qty: 1.5 }], 'Whole numbers only for NOS.'],
    ['of a line that is not in the quote', [{ line_no: 9, qty: 1 }], 'A line is not in the quote.'],
    ['of freight', [{ line_no: 3, qty: 1 }], 'A line is not in the quote.'],
    ['with a line twice', [{ line_no: 1, qty: 1 }, { line_no: 1, qty: 2 }], 'A line is listed twice.'],
    ['with a quantity of 0', [{ line_no: 1, qty: 0 }], 'Enter a quantity above 0.'],
  ]; // prettier-ignore
  it.each(refusals)('%s', async (_, lines, message) => {
    const { id, product_id } = await quote();
    const answer = await accept(id, lines);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    expect(await quoteOf(id)).toMatchObject({ status: 'sent', order: null });
    expect(await stockOf(product_id)).toBe(100);
  });

  it('below the minimum or between the steps of the item, which the page knows', async () => {
    const { id } = await quote({ min_qty: 4, qty_multiple: 4 });
    expect((await quoteOf(id)).qty_rules).toEqual([{ line_no: 1, min_qty: 4, qty_multiple: 4 }]);
    const at = async (qty: number) => (await accept(id, [{ line_no: 1, qty }])).body.fields;
    expect(await at(3)).toEqual({ 'lines.0.qty': 'Minimum 4.' });
    expect(await at(6)).toEqual({ 'lines.0.qty': 'Sold in multiples of 4.' });
    // The quoted quantity may be ordered, whatever the steps.
    expect((await accept(id, [{ line_no: 1, qty: 10 }])).status).toBe(200);
  });

  it('if the quote can only be accepted as a whole', async () => {
    const { id } = await quote();
    await api.sql('update quotes set partial_ok = false where id = $1', [id]);
    expect(await accept(id, [{ line_no: 1, qty: 1 }])).toMatchObject({ status: 400, body: { message: WHOLE_ONLY } });
    expect((await accept(id)).status).toBe(200);
  });

  it('if none of its lines has a price', async () => {
    const id = await addQuote(api, owner, { lines: [{ price_paise: 0 }, { price_paise: 100 }] });
    expect((await accept(id, [{ line_no: 1, qty: 1 }])).body.fields).toEqual({ lines: PART_IS_FREE });
  });
});

it('any part of any quote has sums that equal its lines', async () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 900 }),
    price_paise: fc.integer({ min: 1, max: 9_999_999 }),
    gst_rate_bp: fc.constantFrom(0, 500, 1800),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      const id = await addQuote(api, owner, { lines: lines.map(({ share: _, ...each }) => each) });
      const chosen = lines.map(({ qty, share }, at) => ({ line_no: at + 1, qty: Math.ceil(qty * share) }));
      const { body } = await accept(id, chosen);
      const [sums] = await api.sql(
        `select o.total_paise - sum(l.total_paise) as total, o.subtotal_paise - sum(l.taxable_paise) as goods
         from orders o join order_lines l on l.order_id = o.id where o.id = $1 group by o.id`,
        [body.order_id],
      );
      expect(sums).toEqual({ total: 0, goods: 0 });
    }),
    { numRuns: 10 },
  );
});
