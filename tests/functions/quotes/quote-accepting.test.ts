import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import type { Owner } from '../../support/portal-fixtures.ts';
import { addQuote, addRfq } from '../../support/quote-fixtures.ts';

let api: Api;
let owner: Owner;
/** Company admin, and a buyer of the same company. */
let buyer: Person;
let colleague: Person & { email: string };

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Konkan', 'Maharashtra');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  const other = await addUser(api, company_id);
  colleague = { ...(await signIn(api, other.email)), email: other.email };
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('update companies set po_required = false, spending_limit_paise = null');
  await api.sql('delete from outbox');
});

const accept = (id: number, body: object = {}, person = buyer) =>
  person.post('/api/customer/quote-accept', { id, ...body });
const orderOf = async (quote: number) =>
  (await api.sql<Record<string, never>>('select * from orders where quote_id = $1', [quote]))[0];
const stockOf = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]))[0]!.stock;
const addStocked = (stock: number, fields: object = {}) => addProduct(api, owner.company_id, { stock, ...fields });

describe('an accepted quote', () => {
  it('becomes an order with the same lines, prices, tax and address, and the PO number, its date and notes', async () => {
    const product_id = await addStocked(100, { price_paise: 99_999, gst_rate_bp: 500 });
    const id = await addQuote(api, owner, {
      lines: [
        { product_id, qty: 7, price_paise: 12_345, discount_paise: 101, lead_days: 3, rfq_line_no: 1 },
        { sku: '', name: 'Special seal', qty: 3, price_paise: 5 },
        { kind: 'freight', name: 'Freight', price_paise: 45_050 },
      ],
    });
    const { status, body } = await accept(id, { po_number: ' PO/7 ', po_date: '2026-11-02', notes: 'Gate 2' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: `Quote accepted: order ${body.order_id} placed.`, status: 'placed' },
    });
    const { order } = (await buyer.get(`/api/orders/get?id=${body.order_id}`)).body;
    const { quote } = (await buyer.get(`/api/customer/quote-get?id=${id}`)).body;
    expect(order).toMatchObject({
      ...{ po_number: 'PO/7', po_date: '2026-11-02', notes: 'Gate 2', status: 'placed' },
      ...{ subtotal: quote.subtotal, tax: quote.tax, shipping: quote.shipping, total: quote.total },
      ...{ taxes: quote.taxes, ship_to: { label: quote.ship_to.label, address: quote.ship_to.address } },
    });
    expect(quote).toMatchObject({ status: 'accepted', order: { id: body.order_id, status: 'placed' } });
    expect(body.total).toBe(quote.total);
    const columns = `line_no, kind, product_id, sku, name, brand, unit, hsn, qty, price_paise, discount_paise, gst_rate_bp,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise`;
    const quoted = await api.sql(`select ${columns} from quote_lines where quote_id = $1 order by line_no`, [id]);
    expect(
      await api.sql(`select ${columns} from order_lines where order_id = $1 order by line_no`, [body.order_id]),
    ).toEqual(quoted);
    expect(await stockOf(product_id)).toBe(93);
    expect(order.history).toMatchObject([{ status: 'placed', note: `Quote ${quote.code} accepted.` }]);
  });

  it('mails the buyer who accepted, the buyer who requested it, and sales', async () => {
    const id = await addQuote(api, owner);
    const { body } = await accept(id, {}, colleague);
    const mails = await api.sql<{ kind: string; recipient: string; payload: object }>(
      'select * from outbox order by id',
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['quote-accepted', 'quote-accepted', 'quote-accepted-for-sales']);
    expect(mails.map(({ recipient }) => recipient)).toContain(colleague.email);
    expect(mails[2]!.payload).toMatchObject({ order_id: body.order_id, company: 'Konkan', status: 'placed' });
    const { renderMail } = await import('#server/mail/templates.ts');
    for (const { kind, payload } of mails) expect(renderMail(kind, { ...payload }).text).not.toContain('undefined');
  });

  it('takes the available stock, the first line first, and never below zero', async () => {
    const [short, gone, none] = [await addStocked(5), await addStocked(9, { active: false }), await addStocked(0)];
    const lines = [
      { product_id: short, qty: 3 },
      { product_id: gone, qty: 2 },
      { product_id: short, qty: 4 },
      { product_id: none, qty: 1 },
    ];
    const { body } = await accept(await addQuote(api, owner, { lines }));
    expect(await Promise.all([short, gone, none].map(stockOf))).toEqual([0, 9, 0]);
    const taken = await api.sql('select stock_qty from order_lines where order_id = $1 order by line_no', [
      body.order_id,
    ]);
    expect(taken).toEqual([{ stock_qty: 3 }, { stock_qty: 0 }, { stock_qty: 2 }, { stock_qty: 0 }]);
  });

  it('returns the same order to a repeated request', async () => {
    const product_id = await addStocked(10);
    const id = await addQuote(api, owner, { lines: [{ product_id, qty: 4 }] });
    const first = await accept(id, { po_number: 'PO/8' });
    expect((await accept(id, { po_number: 'PO/8' })).body).toEqual({ ...first.body });
    expect(await stockOf(product_id)).toBe(6);
    expect(await api.sql('select 1 from orders where quote_id = $1', [id])).toHaveLength(1);
  });

  it.each([
    { name: 'another PO number', body: { po_number: 'PO/9' }, by: () => buyer },
    { name: 'other notes', body: { notes: 'Gate 1' }, by: () => buyer },
    { name: 'a colleague', body: {}, by: () => colleague },
  ])('cannot be accepted twice: $name gets the number of the order', async ({ body, by }) => {
    const id = await addQuote(api, owner);
    const first = await accept(id);
    expect(await accept(id, body, by())).toMatchObject({
      status: 409,
      body: { message: `This quote has already been accepted as order ${first.body.order_id}.` },
    });
  });
});

describe('two buyers who accept at the same time', () => {
  it('get one order, and stock is taken once', async () => {
    const product_id = await addStocked(50);
    const id = await addQuote(api, owner, { lines: [{ product_id, qty: 2 }] });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => accept(id, { po_number: `PO/${at}` }, at % 2 ? buyer : colleague)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(await stockOf(product_id)).toBe(48);
    expect(await api.sql('select 1 from orders where quote_id = $1', [id])).toHaveLength(1);
    expect(await api.sql('select 1 from outbox')).not.toHaveLength(0);
  });

  it('get two orders from two quotes for the same last units, and the stock ends at zero', async () => {
    const [a, b] = [await addStocked(6), await addStocked(6)];
    const first = await addQuote(api, owner, {
      lines: [
        { product_id: a, qty: 4 },
        { product_id: b, qty: 4 },
      ],
    });
    const second = await addQuote(api, owner, {
      lines: [
        { product_id: b, qty: 4 },
        { product_id: a, qty: 4 },
      ],
    });
    const answers = await Promise.all([accept(first), accept(second, {}, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stockOf(a), await stockOf(b)]).toEqual([0, 0]);
    const [{ taken }] = (await api.sql<{ taken: number }>(
      'select sum(stock_qty)::int as taken from order_lines where product_id = any($1)',
      [[a, b]],
    )) as [{ taken: number }];
    expect(taken).toBe(12);
  });
});

describe('a company’s rules', () => {
  it('require a PO number here as well', async () => {
    await api.sql('update companies set po_required = true');
    const id = await addQuote(api, owner);
    expect((await buyer.get(`/api/customer/quote-get?id=${id}`)).body.quote.po_required).toBe(true);
    const answer = await accept(id, { po_number: ' ' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(['po_number']);
    expect(await orderOf(id)).toBeUndefined();
    expect((await accept(id, { po_number: 'PO/1' })).status).toBe(200);
  });

  it('make an acceptance above the limit wait for approval, with its stock taken and a link to the approver', async () => {
    await api.sql('update companies set spending_limit_paise = 11799');
    const product_id = await addStocked(3);
    const id = await addQuote(api, owner, { lines: [{ product_id, qty: 1 }] });
    expect((await colleague.get(`/api/customer/quote-get?id=${id}`)).body.quote.needs_approval).toBe(true);
    const { body } = await accept(id, {}, colleague);
    expect(body).toMatchObject({ status: 'pending approval', message: `Order ${body.order_id} needs approval.` });
    expect(await stockOf(product_id)).toBe(2);
    expect(await api.sql('select 1 from approval_links where order_id = $1', [body.order_id])).toHaveLength(1);
    const [mail] = await api.sql(`select payload from outbox where kind = 'order-approval-needed'`);
    expect(mail!.payload).toMatchObject({ order_id: body.order_id, total: '₹118.00' });
    const [sales] = await api.sql(`select payload from outbox where kind = 'quote-accepted-for-sales'`);
    expect(sales!.payload).toMatchObject({ status: 'pending approval' });
  });

  it('do not apply to an acceptance at the limit', async () => {
    await api.sql('update companies set spending_limit_paise = 11800');
    const { body } = await accept(await addQuote(api, owner), {}, colleague);
    expect(body.status).toBe('placed');
  });
});

describe('the sums', () => {
  const line = fc.record({
    kind: fc.constantFrom('goods' as const, 'freight' as const),
    qty: fc.integer({ min: 1, max: 9999 }),
    price_paise: fc.integer({ min: 0, max: 99_999_999 }),
    gst_rate_bp: fc.constantFrom(null, 0, 25, 500, 1200, 1800, 2800),
  });

  it('of the order equal those of any quote to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
        const id = await addQuote(api, owner, { rfq_id: await addRfq(api, owner), lines });
        const { body } = await accept(id);
        const sums = 'subtotal_paise, shipping_paise, tax_paise, total_paise, ship_state';
        const quoted = await api.sql(`select ${sums} from quotes where id = $1`, [id]);
        expect(await api.sql(`select ${sums} from orders where id = $1`, [body.order_id])).toEqual(quoted);
        const [sum] = await api.sql(
          'select sum(total_paise) as total from order_lines where order_id = $1 having sum(taxable_paise) >= 0',
          [body.order_id],
        );
        expect(sum!.total).toBe(Number(quoted[0]!.total_paise));
      }),
      { numRuns: 12 },
    );
  });
});
