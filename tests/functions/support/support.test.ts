import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await newBuyer();
});
afterAll(() => api.stop());

const newBuyer = async (company = company_id) => signIn(api, (await addUser(api, company)).email);
const open = (body: unknown, person = buyer) => person.post('/api/customer/support-ticket', body);
const list = async (person = buyer) => (await person.get('/api/customer/tickets')).body.items;
const read = async (id: number, person = buyer) => (await person.get(`/api/customer/ticket-get?id=${id}`)).body.ticket;
const written = () =>
  api.sql('select (select count(*)::int from tickets) as t, (select count(*)::int from ticket_messages) as m');

describe('a support ticket', () => {
  it.each(['/api/customer/support-ticket', '/api/customer/support-ticket.php'])('is opened at %s', async (path) => {
    const person = await newBuyer();
    const { status, body } = await person.post(path, {
      subject: ' Order 100042 short ',
      message: 'Two boxes missing 📦',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Ticket submitted. Our team will contact you shortly.',
      id: expect.any(Number),
      code: `TKT-${String(body.id).padStart(6, '0')}`,
    });
    expect(await list(person)).toEqual([
      {
        id: body.id,
        code: body.code,
        subject: 'Order 100042 short',
        category: 'other',
        order_id: null,
        status: 'open',
        created_at: expect.stringMatching(/Z$/),
        last_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await read(body.id, person)).messages).toEqual([
      {
        ...{ id: expect.any(Number), author: expect.any(String), at: expect.any(String) },
        ...{ body: 'Two boxes missing 📦', files: [] },
      },
    ]);
  });

  it.each([
    { name: 'no subject', body: { subject: ' ', message: 'x' }, field: 'subject', message: /^Enter a subject/ },
    { name: 'no message', body: { subject: 'x', message: '' }, field: 'message', message: /^Describe what happened/ },
    { name: 'a too long subject', body: { subject: 'x'.repeat(151), message: 'x' }, field: 'subject', message: /150/ },
    {
      name: 'a too long message',
      body: { subject: 'x', message: 'x'.repeat(4001) },
      field: 'message',
      message: /4000/,
    },
    {
      name: 'a list as message',
      body: { subject: 'x', message: ['x'] },
      field: 'message',
      message: /^Describe what/,
    },
    {
      name: 'an unknown category',
      body: { subject: 'x', message: 'x', category: 'refund' },
      field: 'category',
      message: /^Choose a category/,
    },
    {
      name: 'six files',
      body: { subject: 'x', message: 'x', files: [1, 2, 3, 4, 5, 6] },
      field: 'files',
      message: /at most 5 files/,
    },
  ])('is refused for $name, and nothing is written', async ({ body, field, message }) => {
    const before = await written();
    const answer = await open(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(answer.body.message).toMatch(message);
    expect(answer.body.fields).toHaveProperty(field);
    expect(await written()).toEqual(before);
  });
});

describe('the list of tickets', () => {
  it('a new ticket queues mails to the buyer and to support in the same batch', async () => {
    const { body } = await buyer.post('/api/customer/support-ticket', {
      subject: 'Short delivery',
      message: 'Two boxes of five',
    });
    const mails = await api.sql('select kind, payload from outbox order by id desc limit 2');
    expect(mails).toEqual([
      {
        kind: 'ticket-for-support',
        payload: expect.objectContaining({ code: body.code, message: 'Two boxes of five' }),
      },
      { kind: 'ticket-received', payload: expect.objectContaining({ subject: 'Short delivery' }) },
    ]);
  });

  it('has the caller’s own, newest first, without those of colleagues and other companies', async () => {
    const [colleague, konkan] = [await newBuyer(), await addCompany(api, 'Konkan')];
    const stranger = await newBuyer(konkan.company_id);
    await open({ subject: 'First', message: 'x' });
    await open({ subject: 'Second', message: 'x' });
    await open({ subject: 'Colleague', message: 'x' }, colleague);
    const subjects = async (person: Person) => (await list(person)).map((item: { subject: string }) => item.subject);
    expect((await subjects(buyer)).slice(0, 2)).toEqual(['Second', 'First']);
    expect(await subjects(colleague)).toEqual(['Colleague']);
    expect(await subjects(stranger)).toEqual([]);
  });

  it('shows a reply by PlantSetu without a name, after the question', async () => {
    const person = await newBuyer();
    const { body } = await open({ subject: 'Invoice', message: 'Which GSTIN?' }, person);
    const staff = await addUser(api, null);
    await api.sql(
      `insert into ticket_messages (ticket_id, company_id, user_id, body) values ($1, $2, $3, 'The Bhiwadi one.')`,
      [body.id, company_id, staff.id],
    );
    expect((await read(body.id, person)).messages).toMatchObject([
      { author: expect.any(String), body: 'Which GSTIN?' },
      { author: null, body: 'The Bhiwadi one.' },
    ]);
  });
});
