import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let known: { company_id: number; address_id: number };
let asha: { id: number; email: string };

beforeAll(async () => {
  api = await startApi();
  known = await addCompany(api, 'Sahyadri Mills', 'Maharashtra');
  asha = await addUser(api, known.company_id);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

const GSTIN = '08AAKCA4172M1ZA';
const idOf = async (statement: string, values: unknown[] = []) =>
  Number((await api.sql<{ id: string }>(statement, values))[0]!.id);
let serial = 0;
const enquire = (fields: { email?: string; company?: string; requirement?: string } = {}) =>
  idOf(
    `insert into rfq_submissions (code, name, email, phone, company, requirement, lines, attachment_key, attachment_name)
     values ($1, 'Nikhil Rao', $2, '+91 98290 12345', $3, $4, $5, 'enquiries/list', 'list.pdf') returning id`,
    [
      `ENQ-TEST${++serial}`,
      fields.email ?? `nikhil${serial}@nova.example`,
      fields.company ?? 'Nova Foundry',
      fields.requirement ?? 'Two motors, IE3.',
      JSON.stringify([{ item: 'Motor 7.5 kW', qty: 2, unit: 'NOS', target_price_paise: 2_100_000 }]),
    ],
  );
const write = (email: string, company: string | null = null) =>
  idOf(
    `insert into contact_messages (name, email, company, message) values ('Leela', $1, $2, 'Please quote ten pumps.') returning id`,
    [email, company],
  );
const newCompany = { name: 'Nova Foundry Pvt. Ltd.', gst_number: GSTIN, is_prospect: true };
const place = {
  ship_to_address: 'Plot 7',
  ship_to_city: 'Bhiwadi',
  ship_to_state: 'Rajasthan',
  ship_to_pincode: '301019',
};
const person = (email: string) => ({ name: 'Nikhil Rao', email, phone: '+91 98290 12345' });
const convert = (change: object) =>
  staff.post('/api/admin/enquiry-convert', {
    ...{ kind: 'enquiry', company_id: null, company: null, user_id: null, person: null, invite: false },
    ...change,
  });
const mails = () => api.sql<{ kind: string; recipient: string }>('select kind, recipient from outbox order by id');
const counts = () =>
  api.sql('select (select count(*) from companies) c, (select count(*) from users) u, (select count(*) from rfqs) r');

describe('the proposal', () => {
  const propose = async (kind: string, id: number) =>
    (await staff.get(`/api/admin/enquiry-proposal?kind=${kind}&id=${id}`)).body;

  it('names the company and person of the address first', async () => {
    expect(await propose('enquiry', await enquire({ email: asha.email.toUpperCase() }))).toMatchObject({
      companies: [{ id: known.company_id, because: 'email address' }],
      user_id: asha.id,
    });
  });

  it('finds companies by GST number, domain and name, each once, but not by the domain of a mail provider', async () => {
    const { company_id } = await addCompany(api, 'Zenith Castings');
    await api.sql(`update companies set gst_number = $2, contact_person_email = 'x@zenith.example' where id = $1`, [
      company_id,
      GSTIN,
    ]);
    const because = async (fields: object) => await propose('enquiry', await enquire(fields));
    const all = { email: 'a@zenith.example', company: 'Zenith Castings Pvt Ltd', requirement: `Our GSTIN: ${GSTIN}.` };
    expect(await because(all)).toMatchObject({
      companies: [{ id: company_id, because: 'GST number' }],
      user_id: null,
      gst_number: GSTIN,
    });
    expect((await because({ email: 'a@zenith.example', company: 'X' })).companies).toMatchObject([
      { id: company_id, because: 'email domain' },
    ]);
    expect((await because({ email: 'a@b.example', company: 'Zenith Castings Pvt Ltd' })).companies).toMatchObject([
      { id: company_id, because: 'name' },
    ]);
    await api.sql(`update companies set contact_person_email = 'x@gmail.com', gst_number = null`);
    expect((await because({ email: 'a@gmail.com', company: 'X' })).companies).toEqual([]);
    expect((await propose('message', await write('a@b.example', 'zenith'))).companies).toMatchObject([
      { id: company_id },
    ]);
    expect((await staff.get('/api/admin/enquiry-proposal?kind=message&id=999999')).status).toBe(404);
  });
});

describe('an enquiry', () => {
  it('becomes a prospect, its person and an RFQ with everything carried over; no mail leaves until staff invite', async () => {
    const id = await enquire();
    const email = `nikhil${serial}@nova.example`;
    const { status, body } = await convert({ id, company: { ...newCompany, ...place }, person: person(email) });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^ENQ-TEST\d+ is now RFQ-/) },
    });
    const { rfq } = (await staff.get(`/api/admin/rfq-get?id=${body.rfq_id}`)).body;
    expect(rfq).toMatchObject({
      ...{ status: 'under review', title: 'Motor 7.5 kW', requirement: 'Two motors, IE3.', attachment: 'list.pdf' },
      ...{ enquiry: `ENQ-TEST${serial}`, company: { name: newCompany.name }, buyer: { name: 'Nikhil Rao', email } },
      lines: [{ item: 'Motor 7.5 kW', qty: 2, target_price: 21_000 }],
      addresses: [{ state: 'Rajasthan' }],
    });
    const { company } = (await staff.get(`/api/admin/company-get?id=${body.company_id}`)).body;
    expect(company).toMatchObject({
      ...{ is_prospect: true, pan_tin_number: 'AAKCA4172M', bill_to_state: 'Rajasthan' },
      ...{ contact_person_name: 'Nikhil Rao', contact_person_email: email },
    });
    expect((await staff.get(`/api/admin/enquiry-list?q=ENQ-TEST${serial}`)).body.items).toMatchObject([
      { handled_at: expect.any(String), rfq: { id: body.rfq_id } },
    ]);
    expect(await mails()).toEqual([]);

    // The prospect gets a quote, and later the link with which they sign in.
    const line = { product_id: null, rfq_line_no: 1, name: 'Motor 7.5 kW', unit: 'NOS', qty: 2, price: 20_000 };
    const quote = await staff.post('/api/admin/quote-save', {
      ...{ rfq_id: rfq.id, ship_address_id: rfq.addresses[0].id, valid_until: '2199-12-31', freight: 0 },
      lines: [{ ...line, discount: 0, gst_rate: 18, lead_days: null }],
    });
    const sent = await staff.post('/api/admin/quote-send', { id: quote.body.id, revision: quote.body.revision });
    expect(sent.status).toBe(200);
    const user = await idOf('select id from users where email = $1', [email]);
    await staff.post('/api/admin/customer-resend', { id: user, way: 'link' });
    expect(await mails()).toEqual([
      { kind: 'quote-sent', recipient: email },
      { kind: 'customer-welcome', recipient: email },
    ]);
  });

  it('becomes an RFQ of an existing company and person, who get the usual mail', async () => {
    const { body } = await convert({ id: await enquire(), company_id: known.company_id, user_id: asha.id });
    expect(body.company_id).toBe(known.company_id);
    expect(await mails()).toEqual([{ kind: 'rfq-received', recipient: asha.email }]);
  });

  it('adds a new person to an existing company, invited at once if staff say so', async () => {
    const id = await enquire();
    const email = `nikhil${serial}@nova.example`;
    expect((await convert({ id, company_id: known.company_id, person: person(email), invite: true })).status).toBe(200);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['customer-welcome', 'rfq-received']);
    const [user] = await api.sql('select company_role, phone from users where email = $1', [email]);
    expect(user).toEqual({ company_role: 'buyer', phone: '+91 98290 12345' });
  });

  it('is converted once, however often it is sent', async () => {
    const id = await enquire();
    const body = {
      ...{ kind: 'enquiry', id, company_id: null, company: newCompany, user_id: null, invite: false },
      person: person(`nikhil${serial}@nova.example`),
    };
    const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': 'convert-only-once' };
    const send = () => request(api, 'POST', '/api/admin/enquiry-convert', { headers, body });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const before = await counts();
    expect((await staff.post('/api/admin/enquiry-convert', body)).status).toBe(409);
    expect(await counts()).toEqual(before);
  });

  it('is refused with nothing written: a taken address, a person of another company, a missing choice, a bad field', async () => {
    const { company_id: other } = await addCompany(api, 'Konkan');
    const id = await enquire();
    const before = await counts();
    const own = { company: newCompany, person: person('new@nova.example') };
    const refusals: [object, number, string][] = [
      [{ ...own, person: person(asha.email) }, 409, 'person.email'],
      [{ company_id: other, user_id: asha.id }, 404, 'user_id'],
      [{ company_id: 999_999, person: own.person }, 404, 'company_id'],
      [{ person: own.person }, 400, 'company_id'],
      [{ company: newCompany }, 400, 'user_id'],
      [{ ...own, company: { ...newCompany, name: ' ' } }, 400, 'company.name'],
      [{ ...own, company: { ...newCompany, gst_number: '08AAKCA4172M1ZB' } }, 400, 'company.gst_number'],
      [{ ...own, person: { ...own.person, email: 'x' } }, 400, 'person.email'],
    ];
    for (const [change, status, field] of refusals) {
      const fields = { [field]: expect.any(String) };
      expect(await convert({ id, ...change }), JSON.stringify(change)).toMatchObject({ status, body: { fields } });
    }
    expect(await convert({ id: 999_999, ...own })).toMatchObject({ status: 404 });
    expect([await counts(), await mails()]).toEqual([before, []]);
    expect((await convert({ id, ...own })).status).toBe(200);
  });
});

describe('a message', () => {
  it('becomes an RFQ, also after an answer, but only one; both link to each other', async () => {
    const id = await write('leela@pumps.example');
    await staff.post('/api/admin/message-answer', { id, answer: 'We will quote.', after: 0 });
    const { body } = await convert({ kind: 'message', id, company_id: known.company_id, user_id: asha.id });
    const { rfq } = (await staff.get(`/api/admin/rfq-get?id=${body.rfq_id}`)).body;
    expect(rfq).toMatchObject({
      ...{ requirement: 'Please quote ten pumps.', title: 'Please quote ten pumps.', lines: [], enquiry: null },
      ...{ message_from: 'leela@pumps.example', history: [{ note: 'From a message, Leela' }] },
    });
    expect((await staff.get('/api/admin/message-list?q=leela%20pumps')).body.items).toMatchObject([
      { id, handled_at: expect.any(String), rfq: { id: body.rfq_id } },
    ]);
    const again = await convert({ kind: 'message', id, company_id: known.company_id, user_id: asha.id });
    expect(again.status).toBe(409);
  });
});

it('buyers and visitors convert nothing', async () => {
  const buyer = await signIn(api, asha.email);
  const body = { kind: 'enquiry', id: 1, company_id: 1, company: null, user_id: 1, person: null, invite: false };
  const convertAs = async (one: Person) => (await one.post('/api/admin/enquiry-convert', body)).status;
  expect([await convertAs(buyer), await convertAs(as(api))]).toEqual([403, 401]);
});
