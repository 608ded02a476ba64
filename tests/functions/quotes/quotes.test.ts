import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_QUOTE_LINES } from '#contracts/quotes/portal.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Answer, as, type Person, signIn } from '../../support/fixtures.ts';
import type { Owner } from '../../support/portal-fixtures.ts';
import { addQuote, addRfq, TODAY } from '../../support/quote-fixtures.ts';

let api: Api;
let owner: Owner;
let buyer: Person;
let stranger: Person;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

const UNKNOWN_ID = 987_654_321;
const open = (id: number, person = buyer) => person.get(`/api/customer/quote-get?id=${id}`);
const lines = [
  { qty: 2, rfq_line_no: 1 },
  { qty: 5, price_paise: 3333, discount_paise: 15, sku: '' },
];

/** A response without the parts that always differ. */
const comparable = ({ status, text }: Answer, id: number) => ({
  status,
  text: text.replace(/"request_id":"[^"]+"/, '').replaceAll(String(id), 'ID'),
});

const CALLS = [
  { path: '/api/customer/quote-get', ask: (person: Person, id: unknown) => open(id as number, person) },
  {
    path: '/api/customer/quote-pdf',
    ask: (person: Person, id: unknown) => person.get(`/api/customer/quote-pdf?id=${id}`),
  },
  { path: '/api/customer/quote-accept', ask: (person: Person, id: unknown) => post(person, 'accept', { id }) },
  {
    path: '/api/customer/quote-counter',
    ask: (person: Person, id: unknown) => post(person, 'counter', { id, message: '5% less', lines: [] }),
  },
  {
    path: '/api/customer/quote-decline',
    ask: (person: Person, id: unknown) => post(person, 'decline', { id, reason: 'Bought elsewhere.' }),
  },
];
const post = (person: Person, verb: string, body: object) => person.post(`/api/customer/quote-${verb}`, body);

describe.each(CALLS)('$path', ({ ask }) => {
  it("returns the same for another company's quote, a draft and an unknown one", async () => {
    const foreign = await addQuote(api, owner);
    const draft = await addQuote(api, owner, { status: 'draft' });
    const missing = comparable(await ask(stranger, UNKNOWN_ID), UNKNOWN_ID);
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.text).toContain('This quote was not found.');
    expect(comparable(await ask(stranger, foreign), foreign)).toEqual(missing);
    expect(comparable(await ask(buyer, draft), draft)).toEqual(missing);
    expect(await api.sql('select status from quotes where id = any($1) order by id', [[foreign, draft]])).toEqual([
      { status: 'sent' },
      { status: 'draft' },
    ]);
  });

  it.each([0, -1, 1.5, 'QUO-000001/1', ''])('refuses the id "%s" with 400', async (id) => {
    expect((await ask(buyer, id)).status).toBe(400);
  });

  it('returns 401 without a token and 403 to staff', async () => {
    const id = await addQuote(api, owner);
    expect([(await ask(as(api), id)).status, (await ask(staff, id)).status]).toEqual([401, 403]);
  });
});

describe('a quote', () => {
  it('is shown with its lines, tax by rate, sums, terms and days left', async () => {
    const id = await addQuote(api, owner, { lines: [...lines, { kind: 'freight', price_paise: 45_000 }] });
    const { quote, others } = (await open(id)).body;
    expect(others).toEqual([]);
    expect(quote).toMatchObject({
      ...{ id, version: 1, status: 'sent', valid_until: '2999-12-31', title: 'Bearings for line 2', order: null },
      ...{
        company: 'Aravalli',
        po_required: false,
        needs_approval: false,
        approvers: expect.any(Array),
        over_credit: false,
        terms: '30 days from invoice',
        counter: [],
      },
      ...{ subtotal: 366.5, shipping: 450, tax: 146.98, total: 963.48 },
      ship_to: { label: 'Main works', state: 'Rajasthan' },
      taxes: [
        { name: 'CGST', rate: 9, taxable: 816.5, amount: 73.49 },
        { name: 'SGST', rate: 9, taxable: 816.5, amount: 73.49 },
      ],
    });
    expect(quote.code).toBe(`QUO-${String(quote.rfq_id).padStart(6, '0')}/1`);
    expect(quote.days_left).toBeGreaterThan(300_000);
    expect(quote.lines[1]).toMatchObject({
      sku: '',
      qty: 5,
      price: 33.33,
      discount: 0.15,
      taxable: 166.5,
      total: 196.48,
    });
    expect(quote.history).toEqual([{ status: 'sent', at: expect.any(String), note: null, by: null }]);
  });

  it('has its other versions without drafts, and is listed on its RFQ', async () => {
    const rfq_id = await addRfq(api, owner);
    const first = await addQuote(api, owner, { rfq_id, status: 'superseded', lines });
    const second = await addQuote(api, owner, { rfq_id, version: 2 });
    await addQuote(api, owner, { rfq_id, version: 3, status: 'draft' });
    const { body } = await open(second);
    expect(body.others).toMatchObject([
      { id: first, version: 1, status: 'superseded', lines: [{ qty: 2 }, { qty: 5 }] },
    ]);
    expect((await open(first)).body.others).toMatchObject([{ id: second }]);
    const { rfq } = (await buyer.get(`/api/customer/rfq-get?id=${rfq_id}`)).body;
    expect(rfq.quotes.map((quote: { id: number }) => quote.id)).toEqual([second, first]);
    expect(rfq.quote).toBe('sent');
  });

  it('is a PDF that is downloaded, not displayed', async () => {
    const id = await addQuote(api, owner, { lines });
    const answer = await buyer.get(`/api/customer/quote-pdf?id=${id}`);
    const { code } = (await open(id)).body.quote;
    expect(answer.status).toBe(200);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${code.replace('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a counter-offer', () => {
  it('with a line listed twice is refused', async () => {
    const id = await addQuote(api, owner);
    const lines = [1, 1].map((line_no, at) => ({ line_no, qty: 5 + at }));
    expect(await counter(id, { lines })).toMatchObject({
      status: 400,
      body: { fields: { lines: 'A line is listed twice. Send each line once.' } },
    });
  });

  const counter = (id: number, body: object = {}) =>
    post(buyer, 'counter', { id, message: ' Today at this price. ', lines: [], ...body });

  it('closes the quote and mails the requested changes by line to sales', async () => {
    const id = await addQuote(api, owner, { lines });
    const wanted = [
      { line_no: 1, price: 95.5 },
      { line_no: 2, qty: 50 },
    ];
    expect((await counter(id, { lines: wanted })).body.message).toMatch(/^Counter-offer on QUO-\d+\/1 sent\.$/);
    const { quote } = (await open(id)).body;
    expect(quote).toMatchObject({
      ...{ status: 'countered', buyer_note: 'Today at this price.' },
      counter: [
        { line_no: 1, price: 95.5, qty: null },
        { line_no: 2, price: null, qty: 50 },
      ],
    });
    expect(quote.history.at(-1)).toMatchObject({
      status: 'countered',
      note: 'Today at this price.',
      by: expect.stringMatching(/^User/),
    });
    const [mail] = await api.sql('select kind, recipient, payload from outbox order by id desc limit 1');
    expect(mail).toMatchObject({
      ...{ kind: 'quote-countered', recipient: 'sales@plantsetu.example' },
      payload: {
        ...{ rfq_id: quote.rfq_id, code: quote.code, company: 'Aravalli', message: 'Today at this price.' },
        lines: [
          { sku: 'Q-1', qty: 2, total: '₹95.50' },
          { sku: null, qty: 50, total: null },
        ],
      },
    });
  });

  it('can be only a message; a line without changes is ignored', async () => {
    const id = await addQuote(api, owner, { lines });
    expect((await counter(id, { lines: [{ line_no: 1 }, { line_no: 2, price: null, qty: null }] })).status).toBe(200);
    expect((await open(id)).body.quote.counter).toEqual([]);
  });

  it('has errors in the order of the form, in which the message is last', async () => {
    const id = await addQuote(api, owner, { lines });
    const { body } = await counter(id, { message: ' ', lines: [{ line_no: 1, price: 0 }] });
    expect(Object.entries(body.fields)).toEqual([
      ['lines.0.price', 'Enter a price above ₹0.'],
      ['message', 'Describe what you would like changed.'],
    ]);
  });

  it.each([
    { name: 'no message', body: { message: ' ' }, field: 'message' },
    { name: 'a line that is not quoted', body: { lines: [{ line_no: 9, price: 1 }] }, field: 'lines.0.line_no' },
    { name: 'a negative price', body: { lines: [{ line_no: 1, price: -1 }] }, field: 'lines.0.price' },
    { name: 'a price of 0', body: { lines: [{ line_no: 1, price: 0 }] }, field: 'lines.0.price' },
    { name: 'a price of three decimals', body: { lines: [{ line_no: 1, price: 1.005 }] }, field: 'lines.0.price' },
    { name: 'a quantity of 0', body: { lines: [{ line_no: 1, qty: 0 }] }, field: 'lines.0.qty' },
    { name: 'a quantity of 1.5', body: { lines: [{ line_no: 1, qty: 1.5 }] }, field: 'lines.0.qty' },
    {
      name: 'too many lines',
      body: { lines: Array(MAX_QUOTE_LINES + 1).fill({ line_no: 1, qty: 1 }) },
      field: 'lines',
    },
  ])('is refused with $name, and nothing is written', async ({ body, field }) => {
    const id = await addQuote(api, owner, { lines });
    const answer = await counter(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty([field]);
    expect((await open(id)).body.quote).toMatchObject({ status: 'sent', buyer_note: null });
  });
});

describe('declining', () => {
  it('stores the reason and mails sales', async () => {
    const id = await addQuote(api, owner);
    expect((await post(buyer, 'decline', { id, reason: 'Bought elsewhere.' })).status).toBe(200);
    expect((await open(id)).body.quote).toMatchObject({ status: 'declined', buyer_note: 'Bought elsewhere.' });
    const [mail] = await api.sql('select kind, payload from outbox order by id desc limit 1');
    expect(mail).toMatchObject({ kind: 'quote-declined', payload: { reason: 'Bought elsewhere.' } });
  });

  it('needs a reason', async () => {
    const id = await addQuote(api, owner);
    expect((await post(buyer, 'decline', { id, reason: ' ' })).body.fields).toHaveProperty(['reason']);
  });
});

describe.each(CALLS.slice(2))('$path', ({ ask }) => {
  it.each([
    ['accepted', 409],
    ['countered', 409],
    ['superseded', 409],
    ['declined', 409],
    ['withdrawn', 409],
    ['expired', 409],
  ])('is refused on a quote that is %s', async (status, expected) => {
    const id = await addQuote(api, owner, { status });
    const answer = await ask(buyer, id);
    expect(answer).toMatchObject({ status: expected, body: { success: false, code: 'conflict' } });
    expect(answer.body.message).toMatch(/^(This quote|A counter-offer|A newer version)/);
    expect(await api.sql('select status from quotes where id = $1', [id])).toEqual([{ status }]);
  });

  it('is refused after the last day, even before the nightly job', async () => {
    const id = await addQuote(api, owner, { valid_until: `${TODAY} - 1` });
    const answer = await ask(buyer, id);
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'This quote has expired. Request a new one.' },
    });
    expect(await api.sql('select status from quotes where id = $1', [id])).toEqual([{ status: 'sent' }]);
  });

  it('is refused if a newer version was sent, even if the older one is still open', async () => {
    const rfq_id = await addRfq(api, owner);
    const id = await addQuote(api, owner, { rfq_id });
    await addQuote(api, owner, { rfq_id, version: 2 });
    expect((await ask(buyer, id)).status).toBe(409);
    expect(await api.sql('select status from quotes where id = $1', [id])).toEqual([{ status: 'sent' }]);
  });

  it('is possible on the last day', async () => {
    expect((await ask(buyer, await addQuote(api, owner, { valid_until: TODAY }))).status).toBe(200);
  });

  it('succeeds once for many concurrent attempts', async () => {
    const id = await addQuote(api, owner);
    const colleague = await signIn(api, (await addUser(api, owner.company_id)).email);
    const answers = await Promise.all([ask(buyer, id), ask(colleague, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.sql('select 1 from quote_history where quote_id = $1', [id])).toHaveLength(2);
  });
});
