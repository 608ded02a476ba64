import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { addFailedMail } from '../../support/examples/support-examples.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let failed: number;

beforeAll(async () => {
  api = await startApi();
  buyer = await signIn(api, (await addUser(api, (await addCompany(api, 'Aravalli')).company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  await api.sql('delete from audit_log');
  failed = await addFailedMail(api);
});
afterAll(() => api.stop());

const list = async (query = '') => (await staff.get(`/api/admin/outbox-list?${query}`)).body;
const retry = (id: number | null) => staff.post('/api/admin/outbox-retry', { id });
const giveUp = (id: number) => staff.post('/api/admin/outbox-give-up', { id });
const failures = async () => (await staff.get('/api/admin/dashboard')).body.waiting.failed_mails;
const row = async (id: number) =>
  (await api.sql(`select next_attempt_at <= now() as due, given_up_at, payload from outbox where id = $1`, [id]))[0];

describe('an unsent mail', () => {
  it('is listed with recipient and error, never with its content', async () => {
    const { items } = await list('state=failing');
    expect(items).toEqual([
      {
        ...{ id: failed, kind: 'password-reset', about: '', recipient: 'gone@example.test', attempts: 1 },
        ...{ last_error: '550 no such mailbox', given_up_at: null, given_up_by: null },
        ...{ created_at: expect.any(String), next_attempt_at: '2999-01-01T00:00:00.000Z' },
      },
    ]);
    expect(JSON.stringify(await list())).not.toContain('secret-token');
  });

  it('is found by recipient, kind and state, unlike sent ones', async () => {
    const waiting = await addFailedMail(api, { attempts: 0, recipient: 'new@example.test', kind: 'order-placed' });
    await addFailedMail(api, { sent_at: new Date() });
    expect((await list()).total).toBe(2);
    expect((await list('state=waiting')).items).toMatchObject([{ id: waiting }]);
    expect((await list('q=gone@')).items).toMatchObject([{ id: failed }]);
    expect((await list('q=order-pl')).items).toMatchObject([{ id: waiting }]);
    expect((await list('q=%25')).total).toBe(0);
  });

  it.each([
    ['order-confirmed', { order_id: 100_020, name: 'Asha', po_number: '4500012' }, 'Order 100020, PO 4500012'],
    ['order-packed', { order_id: 100_020, name: 'Asha', po_number: null }, 'Order 100020'],
    ['order-approval-needed', { order_id: 100_020, token: 'secret-token', notes: 'Soon' }, 'Order 100020'],
    ['order-delivered', { order_id: 100_020, po_number: 'A', code: 'SHP-000012' }, 'Order 100020, PO A, SHP-000012'],
    ['invoice-issued', { number: 'PS/2627/000013', order_id: 100_020, pdf: null }, 'Invoice PS/2627/000013'],
    ['credit-note-issued', { number: 'PS/2627/000013', credit_note: 'PSC/2627/000001' }, 'Credit note PSC/2627/000001'],
    ['rfq-received', { rfq_id: 7, code: 'RFQ-000007', title: 'Bearings', name: 'Asha' }, 'RFQ-000007: Bearings'],
    ['quote-accepted', { code: 'QUO-000007/2', title: 'Bearings', order_id: 100_020 }, 'QUO-000007/2: Bearings'],
    ['ticket-answered', { code: 'TKT-000003', subject: 'Short', message: 'It left.' }, 'TKT-000003: Short'],
    ['staff-invited', { name: 'Neel', email: 'n@x.example', token: 'secret-token' }, ''],
    ['contact-answer', { name: 'Asha', message: 'Call me.', answer: 'We do.' }, ''],
  ])('%s is listed, found and kept with the number of its record only', async (kind, payload, about) => {
    const id = await addFailedMail(api, { kind, payload });
    const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).items;
    expect(await found(kind.replaceAll('-', ' '))).toMatchObject([{ id, about }]);
    if (about) expect(await found(about)).toMatchObject([{ id }]);
    for (const said of ['secret-token', 'Asha', 'It left']) expect(await found(said)).toEqual([]);
    await giveUp(id);
    expect((await list('state=dropped')).items).toMatchObject([{ id, about }]);
    expect(await row(id)).toMatchObject({ payload: about ? { about } : {} });
  });

  it('is retried immediately, alone or with all failed ones', async () => {
    const stopped = await addFailedMail(api, { attempts: 15, given_up_at: new Date() });
    expect((await list('state=failing')).items).toMatchObject([{ id: stopped, next_attempt_at: null }, { id: failed }]);
    expect((await retry(failed)).body.message).toBe('The email will now be sent again.');
    expect(await row(failed)).toMatchObject({ due: true });
    expect(await row(stopped)).toMatchObject({ due: false });
    expect((await retry(null)).body.message).toBe('2 emails will now be sent again.');
    expect(await row(stopped)).toMatchObject({ due: true, given_up_at: null });
  });

  it('is given up, which clears its content and logs the action without it', async () => {
    expect(await failures()).toBe(1);
    expect((await giveUp(failed)).body.message).toBe('The email will not be sent.');
    expect(await row(failed)).toMatchObject({ payload: {}, given_up_at: expect.any(String) });
    expect((await list('state=dropped')).items).toMatchObject([{ id: failed, given_up_by: expect.any(String) }]);
    expect(await failures()).toBe(0);
    const log = await api.sql('select entity, changes from audit_log');
    expect(log).toMatchObject([{ entity: 'outbox', changes: { given_up_by: [null, expect.any(Number)] } }]);
    expect(JSON.stringify(log)).not.toContain('secret-token');
  });
});

describe('refused is', () => {
  it('a mail that was given up or sent, an unknown one, and a retry of all if none has failed', async () => {
    await giveUp(failed);
    const sent = await addFailedMail(api, { sent_at: new Date() });
    for (const id of [failed, sent, 99_999_999]) {
      expect([(await retry(id)).status, (await giveUp(id)).status]).toEqual([409, 409]);
    }
    expect((await retry(null)).status).toBe(409);
  });

  it.each<[string, object?]>([
    ['/api/admin/outbox-list'],
    ['/api/admin/outbox-retry', { id: null }],
    ['/api/admin/outbox-give-up', { id: 1 }],
  ])('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
    expect(await row(failed)).toMatchObject({ due: false, given_up_at: null });
  });

  it.each<[string, unknown, unknown]>([
    ['select payload from outbox', REFUSED, REFUSED],
    [`update outbox set given_up_at = null where payload ->> 'token' <> ''`, REFUSED, REFUSED],
    ['update outbox set next_attempt_at = now()', 1, REFUSED],
    [`update outbox set payload = '{}'`, REFUSED, REFUSED],
    [`update outbox set payload = '{"token": "of mine"}'`, REFUSED, REFUSED],
    [`update outbox set recipient = 'me@example.test'`, REFUSED, REFUSED],
    ['update outbox set given_up_by = app_user() + 1', REFUSED, REFUSED],
    ['update outbox set sent_at = now()', REFUSED, REFUSED],
    ['delete from outbox', REFUSED, REFUSED],
  ])('%s: what the database lets staff and a buyer do', async (statement, asStaff, asBuyer) => {
    // Out of reach of both: sent, or given up by a colleague.
    await addFailedMail(api, { sent_at: new Date() });
    await api.sql('update outbox set given_up_by = 1 where id = $1', [await addFailedMail(api)]);
    const app = await connectAsApp();
    const sessions = await api.sql<{ user: number; id: string; role: string }>(
      `select u.id::int as "user", s.id, u.role from sessions s join users u on u.id = s.user_id order by u.role desc`,
    );
    const results = [];
    for (const session of sessions) results.push(await app.count(statement, session));
    await app.stop();
    expect(results).toEqual([asStaff, asBuyer]);
  });

  it.each([
    ['/api/admin/outbox-retry', { id: 'all' }],
    ['/api/admin/outbox-give-up', { id: null }],
  ])('%s with %j', async (path, body) => {
    expect((await staff.post(path, body)).status).toBe(400);
  });
});
