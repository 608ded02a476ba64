import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TICKET_CHANGED } from '#contracts/conflicts.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let colleague: Person;
let company_id: number;
let id: number;
let code: string;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli Auto'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  colleague = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const ticket = { subject: 'Short delivery of seals', message: 'Two of 20 are missing.' };
  ({ id, code } = (await buyer.post('/api/customer/support-ticket', ticket)).body);
  await api.sql('delete from outbox');
});

const forStaff = async () => (await staff.get(`/api/admin/ticket-get?id=${id}`)).body.ticket;
const atBuyer = async () => (await buyer.get(`/api/customer/ticket-get?id=${id}`)).body.ticket;
const answer = async (change: object = {}) => {
  const seen = { after: (await forStaff()).messages.at(-1).id };
  const words = { id, message: 'They leave today.', close: false };
  return staff.post('/api/admin/ticket-answer', { ...words, ...seen, ...change });
};
/** Without `after`: with the last message as seen. */
const move = async (to: string, after?: number) =>
  staff.post('/api/admin/ticket-move', { id, to, after: after ?? (await forStaff()).messages.at(-1).id });
const reply = (message = 'And a third.', person = buyer) => person.post('/api/customer/ticket-reply', { id, message });
const mails = async () =>
  (await api.sql<{ kind: string }>('select kind from outbox order by id')).map(({ kind }) => kind);
const list = async (query: string) => (await staff.get(`/api/admin/ticket-list?${query}`)).body;

describe('a ticket', () => {
  it('is answered, replied to, closed and reopened by a reply, with a mail for each step', async () => {
    expect((await answer()).body.message).toBe(`${code} answered.`);
    expect(await atBuyer()).toMatchObject({
      ...{ status: 'answered', may_reply: true },
      messages: [{ author: expect.any(String) }, { author: null, body: 'They leave today.' }],
    });
    expect((await reply()).body.message).toBe('Message sent.');
    expect(await forStaff()).toMatchObject({ status: 'open', waiting_since: expect.any(String) });
    expect((await move('closed')).body.message).toBe(`${code} is closed.`);
    expect(await forStaff()).toMatchObject({ status: 'closed', waiting_since: null, closed_at: expect.any(String) });
    expect((await reply('Still missing.')).body.message).toBe(`Message sent. ${code} has been reopened.`);
    expect(await forStaff()).toMatchObject({ status: 'open', closed_at: null });
    expect((await answer({ close: true })).body.message).toBe(`${code} answered and closed.`);
    expect((await move('open')).body.message).toBe(`${code} is open.`);
    expect(await mails()).toEqual([
      ...['ticket-answered', 'ticket-replied', 'ticket-closed', 'ticket-replied', 'ticket-answered'],
      'ticket-reopened',
    ]);
  });

  it('keeps the time since which its buyer waits, however often they write', async () => {
    const { waiting_since } = await forStaff();
    await reply();
    expect((await forStaff()).waiting_since).toBe(waiting_since);
  });

  it('can no longer be reopened after a month', async () => {
    await move('closed');
    await api.sql(`update tickets set closed_at = now() - interval '31 days' where id = $1`, [id]);
    expect(await atBuyer()).toMatchObject({ may_reply: false });
    expect(await reply()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Open a new one') } });
  });

  it('cannot be answered without seeing the latest message, or by two users at the same time', async () => {
    const { messages } = await forStaff();
    await reply();
    expect((await answer({ after: messages.at(-1).id })).status).toBe(409);
    const after = (await forStaff()).messages.at(-1).id;
    const two = await Promise.all([answer({ after }), answer({ after })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be closed with an unread message, or twice', async () => {
    const { messages } = await forStaff();
    await reply('And it leaks.');
    expect(await move('closed', messages.at(-1).id)).toMatchObject({ status: 409, body: { message: TICKET_CHANGED } });
    expect(await forStaff()).toMatchObject({ status: 'open', closed_at: null });
    expect(await mails()).toEqual(['ticket-replied']);
    expect((await move('closed')).status).toBe(200);
    expect(await move('closed')).toMatchObject({ status: 409, body: { message: `${code} is already closed.` } });
  });

  it('is visible only to the buyer who opened it', async () => {
    expect((await colleague.get(`/api/customer/ticket-get?id=${id}`)).status).toBe(404);
    expect((await reply('x', colleague)).status).toBe(404);
  });
});

describe('the queue', () => {
  it('can be searched by code, subject and company, and filtered', async () => {
    expect((await list(`q=${code.toLowerCase()}`)).items).toMatchObject([{ id, company: 'Aravalli Auto' }]);
    expect((await list('q=seals&size=1')).items[0].id).toBe(id);
    expect((await list(`q=aravalli&company_id=${company_id}&size=1`)).items[0].id).toBe(id);
    expect((await list(`company_id=${company_id + 1}`)).total).toBe(0);
    expect((await list('q=%25')).total).toBe(0);
    await move('closed');
    expect((await list('status=closed&size=1')).items[0].id).toBe(id);
  });

  it('has the longest waiting tickets first, and marks overdue ones', async () => {
    await api.sql(`update tickets set waiting_since = now() - interval '4 days' where id = $1`, [id]);
    const [first, second] = (await list('status=open')).items;
    expect(first).toMatchObject({ id, overdue: true, due_at: expect.any(String) });
    expect(second.overdue).toBe(false);
  });

  it('is paged', async () => {
    const [one, two] = [await list('size=1'), await list('size=1&page=2')];
    expect(one.items[0].id).toBeGreaterThan(two.items[0].id);
    expect((await buyer.get('/api/customer/tickets?size=1&page=2&status=open')).body.items).toHaveLength(1);
  });
});

describe('refused is', () => {
  it.each([
    ['an empty answer', '/api/admin/ticket-answer', { message: ' ', after: 1, close: false }, 400],
    ['a too long answer', '/api/admin/ticket-answer', { message: 'x'.repeat(4001), after: 1, close: false }, 400],
    ['an unknown status', '/api/admin/ticket-move', { to: 'answered', after: 1 }, 400],
    ['reopening an open ticket', '/api/admin/ticket-move', { to: 'open', after: 1 }, 409],
    ['an unknown ticket', '/api/admin/ticket-move', { id: 99_999_999, to: 'closed', after: 1 }, 404],
    [
      'an answer to an unknown ticket',
      '/api/admin/ticket-answer',
      { id: 99_999_999, message: 'x', after: 1, close: false },
      404,
    ],
  ])('%s', async (_, path, body, status) => {
    expect((await staff.post(path, { id, ...body })).status).toBe(status);
    expect(await mails()).toEqual([]);
  });

  it('an answer to a closed ticket', async () => {
    await move('closed');
    expect((await answer()).status).toBe(409);
  });

  const calls: [string, object?][] = [
    ['/api/admin/ticket-list'],
    ['/api/admin/ticket-get?id=1'],
    ['/api/admin/ticket-answer', { id: 1, message: 'x', after: 1, close: false }],
    ['/api/admin/ticket-move', { id: 1, to: 'closed', after: 1 }],
  ];
  it.each(calls)('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });

  it.each<[string, object?]>([
    ['/api/customer/tickets'],
    ['/api/customer/ticket-get?id=1'],
    ['/api/customer/ticket-reply', { id: 1, message: 'x' }],
  ])('%s: 401 without a token, 403 for staff', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(staff)).status]).toEqual([401, 403]);
  });
});
