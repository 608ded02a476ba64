import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Person, request } from '../../support/fixtures.ts';
import { openRfqSteps, type RfqSteps } from '../../support/steps/rfq-steps.ts';

let api: Api;
let at: RfqSteps;
let id: number;

beforeAll(async () => {
  api = await startApi();
  at = await openRfqSteps(api);
  await addCompany(api, 'Konkan Pharma');
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.ask();
});

const rfq = () => at.rfqOf(id);
const move = (to: string, note?: string) => at.move(id, to, note);

describe('an RFQ in the admin area', () => {
  it('is reviewed, asked about, replied to and declined, with the reason shown to the buyer', async () => {
    await move('under review');
    await move('more information requested', 'Which seal, ZZ or 2RS?');
    expect((await at.buyer.get(`/api/customer/rfq-get?id=${id}`)).body.rfq).toMatchObject({
      status: 'more information requested',
      messages: [{ author: null, body: 'Which seal, ZZ or 2RS?' }],
    });
    await at.buyer.post('/api/messages/send', { rfq_id: id, message: '2RS' });
    expect(await rfq()).toMatchObject({
      status: 'under review',
      messages: [{ author: expect.any(String) }, { body: '2RS' }],
    });
    await move('declined', 'The maker has stopped it.');
    expect(await at.mails()).toEqual([
      'rfq-received',
      'rfq-for-sales',
      'rfq-question',
      'message-to-desk',
      'rfq-declined',
    ]);
    const no = ['is declined and cannot become under review.', 'is already declined.'];
    for (const [at, to] of ['under review', 'declined'].entries()) {
      const refused = { status: 409, body: { message: expect.stringMatching(new RegExp(`^RFQ-\\d+ ${no[at]}$`)) } };
      expect(await move(to, 'Again.')).toMatchObject(refused);
    }
  });

  it.each([
    ['more information requested', 'Enter your question.'],
    ['declined', 'Give a reason. The buyer will see it.'],
  ])('does not become %s without a text', async (to, message) => {
    expect(await move(to)).toMatchObject({ status: 400, body: { fields: { note: message } } });
  });

  it('is found by code, title and company, and listed as waiting', async () => {
    const list = async (query: string) => (await at.staff.get(`/api/admin/rfq-list?${query}`)).body;
    expect((await list(`q=rfq-${String(id).padStart(6, '0')}`)).items).toMatchObject([
      { id, company: 'Aravalli Auto', quote: null },
    ]);
    expect((await list('q=line 2&size=1')).items[0].id).toBe(id);
    expect((await list('q=aravalli&status=waiting&size=1')).items[0].id).toBe(id);
    expect((await list('q=konkan')).total).toBe(0);
    await move('declined', 'No.');
    expect((await list('status=waiting')).items.map((row: { id: number }) => row.id)).not.toContain(id);
  });

  it.each(['QUO-0000', 'QUO-', 'quo ', 'RFQ 0', ''])('is found by its number after “%s…”', async (letters) => {
    await at.ask();
    for (const version of letters.toLowerCase().startsWith('quo') ? ['', '/2'] : ['']) {
      const { items } = (await at.staff.get(`/api/admin/rfq-list?q=${letters}${id}${version}`)).body;
      expect(items).toMatchObject([{ id }]);
    }
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
    const list = async (query: string) => (await at.staff.get(`/api/admin/enquiry-list?${query}`)).body;
    expect((await list('q=sahyadri&handled=no&size=1')).items).toMatchObject([
      { id: enquiry, name: 'Asha Rane', lines: [{ qty: 2, target_price: 21000 }], rfq: null, handled_at: null },
    ]);
    const { body } = await at.staff.post('/api/admin/enquiry-handle', { id: enquiry, user_id: at.user.id });
    id = body.rfq_id;
    expect(await rfq()).toMatchObject({
      ...{ title: 'Motor 7.5 kW IE3', status: 'under review', requirement: 'Two motors of 7.5 kW, IE3.' },
      ...{ enquiry: expect.stringMatching(/^ENQ-/), lines: [{ qty: 2, target_price: 21000 }] },
    });
    expect((await at.buyer.get(`/api/customer/rfq-get?id=${id}`)).status).toBe(200);
    expect((await at.staff.post('/api/admin/enquiry-handle', { id: enquiry, user_id: at.user.id })).status).toBe(409);
    const { items } = await list('handled=yes&size=1');
    expect(items).toMatchObject([{ id: enquiry, rfq: { id } }]);
    const found = async (code: string) => (await at.staff.get(`/api/admin/rfq-list?q=${code}`)).body.items;
    expect(await found(items[0].code.toLowerCase())).toMatchObject([{ id }]);
    expect(await found('ENQ-NONE')).toEqual([]);
  });

  it.each([
    ['short words', 'Two motors', 'Two motors'],
    ['120 characters', `${'ab '.repeat(39)}abc`, `${'ab '.repeat(39)}abc`],
    ['121, of which 118 end with a word', `${'ab '.repeat(39)}a bcd`, `${'ab '.repeat(39)}a…`],
    ['a comma where it is cut', `${'ab '.repeat(38)}abc, efghi`, `${'ab '.repeat(38)}abc…`],
    ['one long word', 'x'.repeat(130), `${'x'.repeat(119)}…`],
    ['a long word after a comma', `, ${'y'.repeat(130)}`, `, ${'y'.repeat(117)}…`],
    ['characters of two code units', '🔩'.repeat(130), `${'🔩'.repeat(119)}…`],
  ])('gives the RFQ a title of whole words, at most 120 characters: %s', async (_, requirement, title) => {
    await api.sql(`update rfq_submissions set lines = '[]', requirement = $2 where id = $1`, [enquiry, requirement]);
    id = (await at.staff.post('/api/admin/enquiry-handle', { id: enquiry, user_id: at.user.id })).body.rfq_id;
    expect(await rfq()).toMatchObject({ title, order_id: null });
  });

  it('is marked as done without an RFQ, or refused', async () => {
    const employee = await addUser(api, null);
    expect((await at.staff.post('/api/admin/enquiry-handle', { id: enquiry, user_id: employee.id })).status).toBe(404);
    expect((await at.staff.post('/api/admin/enquiry-handle', { id: 99_999_999, user_id: null })).status).toBe(404);
    expect((await at.staff.get(`/api/admin/enquiry-attachment?id=${enquiry}`)).status).toBe(404);
    expect((await at.staff.post('/api/admin/enquiry-handle', { id: enquiry, user_id: null })).body).toMatchObject({
      message: expect.stringMatching(/^ENQ-\w+ marked as done\.$/),
      rfq_id: null,
    });
  });
});

describe('access', () => {
  const calls: [string, object?][] = [
    ['/api/admin/rfq-list'],
    ['/api/admin/rfq-get?id=1'],
    ['/api/admin/rfq-attachment?id=1'],
    ['/api/admin/rfq-move', { id: 1, to: 'under review' }],
    ['/api/admin/quote-save', {}],
    ['/api/admin/quote-rates', { lines: [] }],
    ['/api/admin/quote-send', { id: 1, revision: 1 }],
    ['/api/admin/quote-withdraw', { id: 1, reason: 'x' }],
    ['/api/admin/quote-pdf?id=1'],
    ['/api/admin/enquiry-list'],
    ['/api/admin/enquiry-attachment?id=1'],
    ['/api/admin/enquiry-handle', { id: 1, user_id: null }],
  ];
  it.each(calls)('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const valid = path.endsWith('quote-save') ? at.draft(id) : body;
    const call = (person: Person) => (body ? person.post(path, valid) : person.get(path));
    expect([(await call(as(api))).status, (await call(at.buyer)).status]).toEqual([401, 403]);
  });
});
