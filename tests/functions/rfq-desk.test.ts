import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_CHOICES } from '#contracts/units.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, request, signIn } from '../support/fixtures.ts';

let api: Api;
let desk: Person;
let buyer: Person;
let user: { id: number; email: string };
let company: { company_id: number; address_id: number };
let strange: { company_id: number; address_id: number };
let bearing: number;
/** Carries a rate of before 22-09-2025. */
let legacy: number;
let id: number;

beforeAll(async () => {
  api = await startApi();
  company = await addCompany(api, 'Aravalli Auto', 'Maharashtra');
  strange = await addCompany(api, 'Konkan Pharma');
  user = await addUser(api, company.company_id);
  buyer = await signIn(api, user.email);
  desk = await signIn(api, (await addUser(api, null)).email);
  bearing = await addProduct(api, company.company_id, {
    price_paise: 12_345,
    gst_rate_bp: 1800,
    hsn: '848210',
    sku: 'BRG-6205',
  });
  legacy = await addProduct(api, company.company_id, { gst_rate_bp: 1200 });
});
afterAll(() => api.stop());

beforeEach(async () => {
  await api.sql('delete from outbox');
  const lines = [
    { item: 'Bearing 6205', product_id: bearing, qty: 10, unit: 'NOS', target_price: 110 },
    { item: 'Grease, 15 kg pail', qty: 2, unit: 'NOS' },
  ];
  id = (await buyer.post('/api/customer/rfq-create', { title: 'Bearings for line 2', lines })).body.id;
});

const rfq = async () => (await desk.get(`/api/admin/rfq-get?id=${id}`)).body.rfq;
const move = (to: string, note?: string) => desk.post('/api/admin/rfq-move', { id, to, note });
const mails = async () =>
  (await api.sql<{ kind: string }>('select kind from outbox order by id')).map(({ kind }) => kind);

const line = {
  ...{
    product_id: null as number | null,
    rfq_line_no: 2,
    sku: null,
    name: 'Grease, 15 kg pail',
    brand: 'SKF',
    unit: 'NOS',
  },
  ...{ hsn: '340319', qty: 2, price: 4_500, discount: 0, gst_rate: 18, lead_days: 7 },
};
const draft = (change: object = {}) => ({
  rfq_id: id,
  ship_address_id: company.address_id,
  valid_until: '2999-12-31',
  freight: 500,
  terms: 'Payment 30 days from invoice.',
  notes: null,
  lines: [
    {
      ...line,
      product_id: bearing,
      rfq_line_no: 1,
      sku: 'BRG-6205',
      name: 'Bearing 6205',
      qty: 10,
      price: 120,
      discount: 5,
    },
    line,
  ],
  ...change,
});
const save = (change: object = {}) => desk.post('/api/admin/quote-save', draft(change));
const send = (quote: { id: number; revision: number }) =>
  desk.post('/api/admin/quote-send', { id: quote.id, revision: quote.revision });

describe('an RFQ at the desk', () => {
  it('is taken under review, asked about, answered, declined; the buyer reads why', async () => {
    await move('under review');
    await move('more information requested', 'Which seal, ZZ or 2RS?');
    expect((await buyer.get(`/api/customer/rfq-get?id=${id}`)).body.rfq).toMatchObject({
      status: 'more information requested',
      messages: [{ author: null, body: 'Which seal, ZZ or 2RS?' }],
    });
    await buyer.post('/api/customer/rfq-reply', { id, message: '2RS' });
    expect(await rfq()).toMatchObject({
      status: 'under review',
      messages: [{ author: expect.any(String) }, { body: '2RS' }],
    });
    await move('declined', 'The maker has stopped it.');
    expect(await mails()).toEqual(['rfq-taken', 'rfq-for-sales', 'rfq-question', 'rfq-reply', 'rfq-declined']);
    expect((await move('under review')).status).toBe(409);
  });

  it('is found by code, title and company, and the queue holds what waits', async () => {
    const list = async (query: string) => (await desk.get(`/api/admin/rfq-list?${query}`)).body;
    expect((await list(`q=rfq-${String(id).padStart(6, '0')}`)).items).toMatchObject([
      { id, company: 'Aravalli Auto', quote: null },
    ]);
    expect((await list('q=line 2&size=1')).items[0].id).toBe(id);
    expect((await list('q=aravalli&status=open&size=1')).items[0].id).toBe(id);
    expect((await list('q=konkan')).total).toBe(0);
    await move('declined', 'No.');
    expect((await list('status=open')).items.map((row: { id: number }) => row.id)).not.toContain(id);
  });
});

describe('a quote', () => {
  it('is drafted with tax by the place of supply and freight as a line of its own, seen by nobody else', async () => {
    const { body } = await save();
    // 10 × 120 − 5 % = 1,140; 2 × 4,500 = 9,000; freight 500; IGST 18 % on each.
    expect(body).toMatchObject({ success: true, total: 12555.2, revision: 1, code: expect.stringMatching(/\/1$/) });
    expect((await rfq()).versions).toMatchObject([
      {
        ...{ status: 'draft', subtotal: 10140, shipping: 500, tax: 1915.2, total: 12555.2 },
        lines: [{ discount: 60, igst: 205.2 }, { igst: 1620 }, { kind: 'freight', hsn: '996511', igst: 90 }],
      },
    ]);
    expect((await buyer.get(`/api/customer/quote-get?id=${body.id}`)).status).toBe(404);
    expect((await buyer.get(`/api/customer/rfq-get?id=${id}`)).body.rfq.quotes).toEqual([]);
  });

  it('is sent with its PDF, countered, sent anew, accepted at its prices', async () => {
    const first = (await save()).body;
    expect((await send(first)).body.message).toBe(`${first.code} sent to ${user.email}.`);
    const [sent] = await api.sql<{ payload: { pdf: { base64: string } } }>(
      `select payload from outbox where kind = 'quote-sent'`,
    );
    expect(Buffer.from(sent!.payload.pdf.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    // Freight is a line to the tax, and to the reader of the mail a sum.
    const goods = [{ total: '₹1,140.00' }, { total: '₹9,000.00' }];
    expect(sent!.payload).toMatchObject({
      lines: goods,
      subtotal: '₹10,140.00',
      freight: '₹500.00',
      total: '₹12,555.20',
    });
    expect((await rfq()).status).toBe('quoted');
    await buyer.post('/api/customer/quote-counter', {
      id: first.id,
      message: 'Too dear.',
      lines: [{ line_no: 1, price: 100 }],
    });
    const second = (await save({ freight: 0 })).body;
    expect(second.code).toMatch(/\/2$/);
    await send(second);
    expect((await rfq()).versions.map(({ status }: { status: string }) => status)).toEqual(['sent', 'superseded']);
    const { body } = await buyer.post('/api/customer/quote-accept', { id: second.id, po_number: 'PO/9' });
    expect(body).toMatchObject({ success: true, total: second.total });
    const order = (await desk.get(`/api/admin/order-get?id=${body.order_id}`)).body.order;
    expect(order).toMatchObject({
      total: second.total,
      quote: { code: second.code },
      lines: [{ product_id: bearing }, { product_id: null }],
    });
    expect((await save()).status).toBe(200);
    const third = (await rfq()).versions[0];
    expect((await send(third)).status).toBe(409);
  });

  it('is withdrawn with the reason', async () => {
    const quote = (await save()).body;
    await send(quote);
    expect(
      (await desk.post('/api/admin/quote-withdraw', { id: quote.id, reason: 'The maker raised his price.' })).status,
    ).toBe(200);
    expect(await rfq()).toMatchObject({ status: 'under review', versions: [{ status: 'withdrawn' }] });
    expect((await buyer.post('/api/customer/quote-accept', { id: quote.id })).status).toBe(409);
    expect((await desk.post('/api/admin/quote-withdraw', { id: quote.id, reason: 'Again.' })).status).toBe(409);
  });

  it('of two who save one draft, the later is told and nothing of the first is lost', async () => {
    const { revision } = (await save()).body;
    const answers = await Promise.all([save({ revision, freight: 1 }), save({ revision, freight: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const two = await Promise.all([save(), save()]);
    expect(two.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('prints as a draft too', async () => {
    const quote = (await save()).body;
    const { status, headers } = await desk.get(`/api/admin/quote-pdf?id=${quote.id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('says of each figure what is wrong with it', async () => {
    const { body } = await save({
      freight: -5,
      lines: [
        { ...line, price: null },
        { ...line, price: -1 },
      ],
    });
    expect(body.fields).toEqual({
      freight: 'Enter ₹ 0 or more.',
      'lines.0.price': 'Enter the price in rupees.',
      'lines.1.price': 'Enter ₹ 0 or more.',
    });
  });

  it.each([
    ['an address of another company', () => ({ ship_address_id: strange.address_id }), 404],
    ['an unknown RFQ', () => ({ rfq_id: 99_999_999 }), 404],
    ['no line', () => ({ lines: [] }), 400],
    ['a price with three decimals', () => ({ lines: [{ ...line, price: 1.005 }] }), 400],
    ['a quantity of none', () => ({ lines: [{ ...line, qty: 0 }] }), 400],
    ['a discount above all of it', () => ({ lines: [{ ...line, discount: 101 }] }), 400],
    ['an HSN code of five digits', () => ({ lines: [{ ...line, hsn: '34031' }] }), 400],
    ['no last day', () => ({ valid_until: '' }), 400],
    ['a revision that is none', () => ({ revision: 7 }), 409],
  ])('is refused with %s', async (_, change, status) => {
    const answer = await save(change());
    expect({ status: answer.status, versions: (await rfq()).versions }).toEqual({ status, versions: [] });
  });

  it('is not sent once its last day has passed', async () => {
    const quote = (await save({ valid_until: '2026-01-31' })).body;
    expect((await send(quote)).body.fields).toEqual({ valid_until: expect.stringContaining('has passed') });
  });

  it('is not sent with a rate that no product may have, and each such line says so; as a draft it is kept', async () => {
    const abolished = { ...line, gst_rate: 12 };
    const quote = (await save({ lines: [abolished, line, { ...line, gst_rate: 7.5 }] })).body;
    expect(await send(quote)).toMatchObject({
      status: 400,
      body: { message: RATE_CHOICES, fields: { 'lines.0.gst_rate': RATE_CHOICES, 'lines.2.gst_rate': RATE_CHOICES } },
    });
    expect((await rfq()).versions).toMatchObject([{ status: 'draft' }]);
    expect(await mails()).not.toContain('quote-sent');
  });

  it.each([
    ['a blank rate and a blank HSN', () => ({ gst_rate: null, hsn: null })],
    ['nil', () => ({ gst_rate: 0 })],
    ['what the table of rates has for its HSN', () => ({ hsn: '990011', gst_rate: 12 })],
    ['what its product carries', () => ({ product_id: legacy, gst_rate: 12 })],
  ])('is sent with %s', async (_, change) => {
    await api.sql(
      `insert into hsn_rates (hsn, valid_from, rate_bp) values ('9900', '2025-09-22', 1200) on conflict do nothing`,
    );
    const quote = (await save({ lines: [{ ...line, ...change() }] })).body;
    expect((await send(quote)).status).toBe(200);
  });
});

describe("a visitor's enquiry", () => {
  let enquiry: number;
  beforeEach(async () => {
    const body = {
      ...{
        name: 'Asha Rane',
        email: 'asha@sahyadri.example',
        company: 'Sahyadri Mills',
        requirement: 'Two motors of 7.5 kW, IE3.',
      },
      lines: [{ item: 'Motor 7.5 kW IE3', qty: 2, unit: 'NOS', target_price: 21000 }],
    };
    const headers = { 'x-test-ip': `203.0.113.${Math.floor(Math.random() * 250)}` };
    await request(api, 'POST', '/api/rfq', { body, headers });
    enquiry = Number((await api.sql<{ id: string }>('select max(id) as id from rfq_submissions'))[0]!.id);
  });

  it('is listed, found, and becomes an RFQ of a company', async () => {
    const list = async (query: string) => (await desk.get(`/api/admin/enquiry-list?${query}`)).body;
    expect((await list('q=sahyadri&handled=no&size=1')).items).toMatchObject([
      { id: enquiry, name: 'Asha Rane', lines: [{ qty: 2, target_price: 21000 }], rfq: null, handled_at: null },
    ]);
    expect((await desk.get(`/api/admin/customer-find?q=arav`)).body.items).toMatchObject([
      { id: user.id, company: 'Aravalli Auto' },
    ]);
    const { body } = await desk.post('/api/admin/enquiry-handle', { id: enquiry, user_id: user.id });
    id = body.rfq_id;
    expect(await rfq()).toMatchObject({
      ...{ title: 'Motor 7.5 kW IE3', status: 'under review', requirement: 'Two motors of 7.5 kW, IE3.' },
      ...{ enquiry: expect.stringMatching(/^ENQ-/), lines: [{ qty: 2, target_price: 21000 }] },
    });
    expect((await buyer.get(`/api/customer/rfq-get?id=${id}`)).status).toBe(200);
    expect((await desk.post('/api/admin/enquiry-handle', { id: enquiry, user_id: user.id })).status).toBe(409);
    expect((await list('handled=yes&size=1')).items).toMatchObject([{ id: enquiry, rfq: { id } }]);
  });

  it('is done without one, or refused', async () => {
    const staff = await addUser(api, null);
    expect((await desk.post('/api/admin/enquiry-handle', { id: enquiry, user_id: staff.id })).status).toBe(404);
    expect((await desk.post('/api/admin/enquiry-handle', { id: 99_999_999, user_id: null })).status).toBe(404);
    expect((await desk.get(`/api/admin/enquiry-attachment?id=${enquiry}`)).status).toBe(404);
    expect((await desk.post('/api/admin/enquiry-handle', { id: enquiry, user_id: null })).body.rfq_id).toBeNull();
  });
});

describe('who may call', () => {
  const calls: [string, object?][] = [
    ['/api/admin/rfq-list'],
    ['/api/admin/rfq-get?id=1'],
    ['/api/admin/rfq-attachment?id=1'],
    ['/api/admin/rfq-move', { id: 1, to: 'under review' }],
    ['/api/admin/quote-save', {}],
    ['/api/admin/quote-send', { id: 1, revision: 1 }],
    ['/api/admin/quote-withdraw', { id: 1, reason: 'x' }],
    ['/api/admin/quote-pdf?id=1'],
    ['/api/admin/enquiry-list'],
    ['/api/admin/enquiry-attachment?id=1'],
    ['/api/admin/enquiry-handle', { id: 1, user_id: null }],
    ['/api/admin/customer-find?q=a'],
  ];
  it.each(calls)('%s: nobody 401, a buyer 403', async (path, body) => {
    const valid = path.endsWith('quote-save') ? draft() : body;
    const call = (person: Person) => (body ? person.post(path, valid) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });
});
