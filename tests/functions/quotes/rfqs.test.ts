import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let user_id: number;
let buyer: Person;
let stranger: Person;
let foreignProduct: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const user = await addUser(api, company_id);
  user_id = user.id;
  buyer = await signIn(api, user.email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  foreignProduct = await addProduct(api, konkan.company_id);
});
afterAll(() => api.stop());

const LINE = { item: 'Ball bearing 6205-2RS', qty: 40, unit: 'NOS' };
const ask = (body: object, person = buyer) => person.post('/api/customer/rfq-create', { title: 'Line 2', ...body });
const read = async (id: number, person = buyer) => (await person.get(`/api/customer/rfq-get?id=${id}`)).body.rfq;
const written = () =>
  api.sql('select (select count(*)::int from rfqs) as rfqs, (select count(*)::int from rfq_lines) as lines');

describe('requesting a quote', () => {
  it('stores title, requirement and lines, and returns the code', async () => {
    const product_id = await addProduct(api, company_id, { sku: 'BRG-1' });
    const { status, body } = await ask({
      title: '  Bearings for line 2 ',
      requirement: 'गेट २ तक · by 15 Dec',
      lines: [
        { ...LINE, product_id, target_price: 118.5 },
        { item: 'Grease, food grade', qty: 5, unit: 'KGS' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: `RFQ-${String(body.id).padStart(6, '0')}`, message: `${body.code} submitted.` });
    expect(await read(body.id)).toEqual({
      id: body.id,
      code: body.code,
      title: 'Bearings for line 2',
      requirement: 'गेट २ तक · by 15 Dec',
      status: 'submitted',
      source: null,
      unread: 0,
      quote: null,
      need_by: null,
      date: expect.stringMatching(/^\d{4}-.*Z$/),
      requested_by: expect.any(String),
      ship_to: { id: expect.any(Number), label: 'Main works', address: 'Plot 1, Town, Rajasthan 301019' },
      attachment: null,
      quotes: [],
      history: [{ status: 'submitted', at: expect.any(String), note: null, by: expect.stringMatching(/^User/) }],
      lines: [
        { line_no: 1, ...LINE, product_id, sku: 'BRG-1', target_price: 118.5 },
        {
          line_no: 2,
          item: 'Grease, food grade',
          qty: 5,
          unit: 'KGS',
          product_id: null,
          sku: null,
          target_price: null,
        },
      ],
      messages: [],
    });
    expect(await api.sql('select target_price_paise::int as paise from rfq_lines where line_no = 1')).toEqual([
      { paise: 11850 },
    ]);
  });

  it('queues mails to the buyer and to sales in the same batch', async () => {
    const { body } = await ask({ title: 'Gloves', requirement: '200 pairs', lines: [] });
    const mails = await api.sql('select kind, recipient, payload from outbox order by id desc limit 2');
    expect(mails).toEqual([
      {
        kind: 'rfq-for-sales',
        recipient: 'sales@plantsetu.example',
        payload: expect.objectContaining({ code: body.code }),
      },
      {
        kind: 'rfq-received',
        recipient: expect.stringMatching(/@example\.test$/),
        payload: expect.objectContaining({ title: 'Gloves' }),
      },
    ]);
  });

  it('needs no line if there is a requirement', async () => {
    const { status, body } = await ask({ requirement: 'A quote for the yearly calibration.', lines: [] });
    expect(status).toBe(200);
    expect(await read(body.id)).toMatchObject({ requirement: 'A quote for the yearly calibration.', lines: [] });
  });

  it('stores a blank requirement as null, and two lines of one product separately', async () => {
    const product_id = await addProduct(api, company_id);
    const lines = [
      { ...LINE, product_id },
      { ...LINE, product_id, qty: 400, target_price: null },
    ];
    const { body } = await ask({ requirement: '  ', lines });
    const rfq = await read(body.id);
    expect(rfq.requirement).toBeNull();
    expect(rfq.lines.map((line: { qty: number }) => line.qty)).toEqual([40, 400]);
  });

  it('ignores a given status, code and company', async () => {
    const { body } = await ask({ lines: [LINE], status: 'quoted', code: 'RFQ-1', company_id: 99, created_by: 99 });
    expect(await read(body.id)).toMatchObject({ code: body.code, status: 'submitted' });
    expect(await api.sql('select company_id::int, created_by::int from rfqs where id = $1', [body.id])).toEqual([
      { company_id, created_by: user_id },
    ]);
  });

  const EITHER = 'Add at least one line or describe the requirement.';
  const QTY = 'Enter the quantity as a number, for example 12 or 2.5.';
  const PRICE = 'Enter the target price in rupees with at most two decimals, or leave it blank.';

  it.each([
    { name: 'no title', body: { title: ' ', lines: [LINE] }, field: 'title', message: /^Enter a title/ },
    { name: 'neither line nor requirement', body: { lines: [] }, field: 'requirement', message: EITHER },
    { name: 'nothing at all', body: { title: ' ', lines: [] }, field: 'requirement', message: /^Enter a title/ },
    { name: 'no lines at all', body: { requirement: 'x' }, field: 'lines', message: /^lines: / },
    {
      name: 'a line without an item',
      body: { lines: [LINE, { ...LINE, item: '' }] },
      field: 'lines.1.item',
      message: /^Enter the item/,
    },
    {
      name: 'quantity 0',
      body: { lines: [{ ...LINE, qty: 0 }] },
      field: 'lines.0.qty',
      message: 'Enter a quantity above 0.',
    },
    {
      name: 'quantity 1.5',
      body: { lines: [{ ...LINE, qty: 1.5 }] },
      field: 'lines.0.qty',
      message: 'Whole numbers only for NOS.',
    },
    { name: 'quantity "2"', body: { lines: [{ ...LINE, qty: '2' }] }, field: 'lines.0.qty', message: QTY },
    { name: 'no unit', body: { lines: [{ ...LINE, unit: '' }] }, field: 'lines.0.unit', message: /^Enter the unit/ },
    {
      name: 'a negative price',
      body: { lines: [{ ...LINE, target_price: -1 }] },
      field: 'lines.0.target_price',
      message: 'Enter ₹0 or more.',
    },
    {
      name: 'a price as text',
      body: { lines: [{ ...LINE, target_price: 'ten' }] },
      field: 'lines.0.target_price',
      message: PRICE,
    },
    {
      name: 'a price with three decimals',
      body: { lines: [{ ...LINE, target_price: 1.005 }] },
      field: 'lines.0.target_price',
      message: 'Enter at most two decimals.',
    },
    {
      name: 'too many lines',
      body: { lines: Array(2001).fill(LINE) },
      field: 'lines',
      message: 'Ask for at most 2,000 lines in one RFQ.',
    },
    {
      name: 'a NUL in the item',
      body: { lines: [{ ...LINE, item: 'a\0b' }] },
      field: 'lines.0.item',
      message: /cannot be stored/,
    },
  ])('is refused for $name, and nothing is written', async ({ body, field, message }) => {
    const before = await written();
    const answer = await ask(body);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(answer.body.message).toMatch(message);
    expect(answer.body.fields).toHaveProperty([field]);
    expect(await written()).toEqual(before);
  });

  it('uses the chosen address, but not another company’s', async () => {
    const [other] = await api.sql<{ id: string }>(
      `insert into addresses (company_id, label, address, city, state, pincode)
       values ($1, 'Second gate', 'Plot 2', 'Town', 'Rajasthan', '301019') returning id`,
      [company_id],
    );
    const { body } = await ask({ lines: [LINE], ship_address_id: Number(other!.id) });
    expect((await read(body.id)).ship_to).toMatchObject({ label: 'Second gate' });
    const before = await written();
    const [foreign] = await api.sql<{ id: string }>('select id from addresses where company_id <> $1', [company_id]);
    for (const ship_address_id of [Number(foreign!.id), 987_654_321]) {
      const answer = await ask({ lines: [LINE], ship_address_id });
      expect(answer.body.message).toBe('That ship-to address was not found. Choose another one.');
      expect(answer.status).toBe(404);
    }
    expect(await written()).toEqual(before);
  });

  it("gets the same 404 for another company's product as for one that does not exist, and nothing is written", async () => {
    const before = await written();
    const answers = [
      await ask({ lines: [LINE, { ...LINE, product_id: foreignProduct }] }),
      await ask({ lines: [LINE, { ...LINE, product_id: 987_654_321 }] }),
    ];
    for (const { status, body } of answers) {
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: 'A product of this RFQ is not in your catalogue. Remove its line and try again.',
      });
    }
    expect(await written()).toEqual(before);
  });
});

describe('the RFQ list', () => {
  it('has the company’s RFQs, newest first, in pages, at both paths', async () => {
    const colleague = await signIn(api, (await addUser(api, company_id)).email);
    const { body: newest } = await ask({ title: 'Newest', lines: [LINE] }, colleague);
    const { body } = await buyer.get('/api/customer/rfqs');
    expect(body.items[0]).toEqual({
      id: newest.id,
      code: newest.code,
      title: 'Newest',
      status: 'submitted',
      source: null,
      unread: 0,
      quote: null,
      date: expect.any(String),
    });
    expect(body.total).toBe(body.items.length);
    expect((await buyer.get('/api/customer/rfqs.php')).body.items).toEqual(body.items);
    const second = await buyer.get('/api/customer/rfqs?page=2&size=1');
    expect(second.body).toMatchObject({ items: [{ id: body.items[1].id }], total: body.total });
  });

  it.each([
    ['its number', (code: string) => code.toLowerCase()],
    ['its title', () => '50% off'],
    ['an item', () => 'GASKET_7'],
  ])('is searched by %s literally', async (_, words) => {
    const lines = [{ ...LINE, item: 'Spiral gasket_7' }];
    const { body } = await ask({ title: 'Seals 50% off list', lines });
    await ask({ title: 'Seals 500 off', lines: [{ ...LINE, item: 'Gasket 17' }] });
    const found = await buyer.get(`/api/customer/rfqs?q=${encodeURIComponent(words(body.code))}`);
    expect(found.body).toMatchObject({ items: [{ id: body.id }], total: 1 });
    await api.sql('delete from rfq_lines where item = $1', ['Spiral gasket_7']);
    await api.sql(`update rfqs set title = 'Seals' where title like 'Seals 50%'`);
  });

  it('is filtered by status, alone and with a search', async () => {
    const { body } = await ask({ title: 'Cancelled pump', lines: [LINE] });
    await api.sql(`update rfqs set status = 'cancelled' where id = $1`, [body.id]);
    const list = async (query: string) => (await buyer.get(`/api/customer/rfqs?${query}`)).body;
    expect(await list('status=cancelled')).toMatchObject({ items: [{ id: body.id }], total: 1 });
    expect(await list('status=cancelled&q=valve')).toMatchObject({ items: [], total: 0 });
    expect((await buyer.get('/api/customer/rfqs?status=lost')).status).toBe(400);
  });

  it('has no RFQs of another company', async () => {
    expect((await stranger.get('/api/customer/rfqs')).body).toMatchObject({ items: [], total: 0 });
  });
});

describe('an RFQ', () => {
  it('of another company gets the same 404 as one that does not exist', async () => {
    const { body } = await ask({ lines: [LINE] });
    for (const id of [body.id, 987_654_321]) {
      const answer = await stranger.get(`/api/customer/rfq-get?id=${id}`);
      expect(answer).toMatchObject({ status: 404, body: { message: 'This RFQ was not found.' } });
    }
  });

  it.each(['', '0', '-1', '1.5', 'RFQ-000001'])('by the id "%s" gets 400', async (id) => {
    expect((await buyer.get(`/api/customer/rfq-get?id=${encodeURIComponent(id)}`)).status).toBe(400);
  });

  it('shows messages with the colleague’s name, and those of PlantSetu without a name', async () => {
    const { body } = await ask({ lines: [LINE] });
    const staff = await addUser(api, null);
    const say = (user: number, text: string) =>
      api.sql('insert into messages (rfq_id, company_id, user_id, body) values ($1, $2, $3, $4)', [
        ...[body.id, company_id],
        ...[user, text],
      ]);
    await say(staff.id, 'Which seal, RS or ZZ?');
    await say(user_id, '2RS, please.');
    expect((await read(body.id)).messages).toMatchObject([
      { author: null, body: 'Which seal, RS or ZZ?' },
      { author: expect.stringMatching(/^User/), body: '2RS, please.' },
    ]);
  });
});
