import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addMessage } from '../../support/examples/support-examples.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('delete from contact_answers');
  await api.sql('delete from contact_messages');
});

const get = async (path: string) => (await staff.get(`/api/admin/${path}`)).body;
const mark = (kind: string, id: number, handled = true) => staff.post('/api/admin/inbox-mark', { kind, id, handled });

describe('messages of the contact form', () => {
  it('are listed, searched, and marked as handled or open', async () => {
    const first = await addMessage(api, { company: 'Sahyadri Mills' });
    const second = await addMessage(api, { name: 'Ravi Iyer', email: 'ravi@x.example' });
    expect((await get('message-list')).items.map((row: { id: number }) => row.id)).toEqual([second, first]);
    expect((await get('message-list?q=sahya')).items).toMatchObject([{ id: first, handled_at: null }]);
    expect((await mark('message', first)).body.message).toBe('Marked as handled.');
    expect((await get('message-list?handled=no')).items).toMatchObject([{ id: second }]);
    const [{ handled_at }] = (await get('message-list?handled=yes')).items;
    await mark('message', first);
    expect((await get('message-list?handled=yes')).items).toMatchObject([{ id: first, handled_at }]);
    expect((await mark('message', first, false)).body.message).toBe('Marked as open.');
    expect((await get('message-list?handled=yes')).total).toBe(0);
  });

  it('are logged with the person who marked them', async () => {
    const id = await addMessage(api);
    await mark('message', id);
    const [entry] = (await get(`audit-list?entity=contact_messages&q=${id}`)).items;
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'Handled', before: null }] });
  });

  it('are exported with the list’s filters, and formulas are escaped', async () => {
    await addMessage(api, { name: '=HYPERLINK("http://evil.example")', message: 'Line one\nline "two"' });
    await addMessage(api, { name: 'Ravi Iyer' });
    const { text, headers } = await staff.get('/api/admin/message-export?q=hyperlink');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain(
      `"'=HYPERLINK(""http://evil.example"")",,asha@plant.example,,"Line one\nline ""two""",,\r\n`,
    );
    expect(text).not.toContain('Ravi');
  });

  it('are searched literally', async () => {
    await addMessage(api);
    for (const q of ['%25', '_', "'; drop table users; --"]) {
      expect((await get(`message-list?q=${encodeURIComponent(decodeURIComponent(q))}`)).total).toBe(0);
    }
  });
});

describe('an answer to a message', () => {
  const answer = (id: number, words: string, after = 0, person = staff) =>
    person.post('/api/admin/message-answer', { id, answer: words, after });
  const mails = () =>
    api.sql<{ recipient: string; payload: object }>(
      `select recipient, payload from outbox where kind = 'contact-answer' order by id`,
    );
  beforeEach(() => api.sql(`delete from outbox where kind = 'contact-answer'`));

  it('is mailed, marks the message as handled and is stored with name and time', async () => {
    const id = await addMessage(api);
    const other = await addMessage(api);
    expect(await answer(id, 'We call at 11.')).toMatchObject({ status: 200, body: { message: 'Answer sent.' } });
    const [open, answered] = (await get('message-list')).items;
    expect(open).toMatchObject({ id: other, handled_at: null, answers: [] });
    expect(answered).toMatchObject({
      ...{ id, handled_at: expect.any(String) },
      answers: [{ author: expect.stringMatching(/^User \d+$/), body: 'We call at 11.', at: expect.any(String) }],
    });
    expect(await mails()).toEqual([
      {
        recipient: 'asha@plant.example',
        payload: { name: 'Asha Rao', message: 'Call me.', answer: 'We call at 11.' },
      },
    ]);
    const [entry] = (await get('audit-list?entity=contact_answers')).items;
    expect(entry).toMatchObject({ action: 'insert', person: { name: answered.answers[0].author } });
    expect((await staff.get('/api/admin/message-export')).text).toContain(answered.answers[0].author);
  });

  it('can follow another one that the caller has seen', async () => {
    const id = await addMessage(api);
    await answer(id, 'We call at 11.');
    const [{ answers }] = (await get('message-list')).items;
    expect((await answer(id, 'At 12, sorry.', answers[0].id)).status).toBe(200);
    expect((await get('message-list')).items[0].answers.map(({ body }: { body: string }) => body)).toEqual([
      'We call at 11.',
      'At 12, sorry.',
    ]);
  });

  it('by two users at the same time, or by one who has not seen the other’s, is sent once', async () => {
    const id = await addMessage(api);
    const colleague = await signIn(api, (await addUser(api, null)).email);
    const both = await Promise.all([answer(id, 'We call.'), answer(id, 'We write.', 0, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await answer(id, 'We call, too.')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Another user has replied to this message') },
    });
    expect(await mails()).toHaveLength(1);
    expect((await get('message-list')).items[0].answers).toHaveLength(1);
  });

  it.each([
    { name: 'without text', body: { id: 1, answer: ' ', after: 0 }, status: 400 },
    { name: 'of 4001 characters', body: { id: 1, answer: 'x'.repeat(4001), after: 0 }, status: 400 },
    { name: 'to an invalid id', body: { id: 0, answer: 'Yes.', after: 0 }, status: 400 },
    { name: 'without the last seen answer', body: { id: 1, answer: 'Yes.' }, status: 400 },
    { name: 'to an unknown message', body: { id: 99_999_999, answer: 'Yes.', after: 0 }, status: 404 },
  ])('is refused $name', async ({ body, status }) => {
    expect((await staff.post('/api/admin/message-answer', body)).status).toBe(status);
    expect(await mails()).toEqual([]);
  });

  it('cannot be changed or deleted, not even by staff', async () => {
    const [row] = await api.sql<{ may: boolean }>(
      `select has_table_privilege('plantsetu_staff', 'contact_answers', 'update, delete') as may`,
    );
    expect(row!.may).toBe(false);
  });
});

describe('newsletter subscribers', () => {
  beforeAll(() =>
    api.sql(`insert into newsletter_subscribers (email, token_hash, confirmed_at, unsubscribed_at) values
      ('confirmed@x.example', 'a', now(), null), ('waiting@x.example', 'b', null, null), ('ended@x.example', 'c', now(), now())`),
  );

  it.each(['confirmed', 'waiting', 'ended'])('are filtered by state: %s', async (state) => {
    const { items } = await get(`subscriber-list?state=${state}`);
    expect(items).toMatchObject([{ email: `${state}@x.example`, state }]);
    expect(items[0]).not.toHaveProperty('token_hash');
  });

  it('are marked, searched and exported', async () => {
    const [{ id }] = (await get('subscriber-list?q=confirmed@')).items;
    await mark('subscriber', id);
    expect((await get('subscriber-list?handled=yes')).items).toMatchObject([{ id }]);
    const { text } = await staff.get('/api/admin/subscriber-export?state=confirmed');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('confirmed@x.example,Confirmed,');
  });
});

describe('registrations for webinars', () => {
  beforeAll(() =>
    api.sql(`insert into webinar_registrations (webinar, name, email, company) values
      ('rate-contracts-that-hold', 'Asha Rao', 'asha@x.example', 'Sahyadri'), ('shutdown-lists-that-close', 'Ravi', 'ravi@x.example', null)`),
  );

  it('are found by webinar and name, marked and exported', async () => {
    const [{ id }] = (await get('registration-list?webinar=rate-contracts-that-hold')).items;
    expect((await get('registration-list?q=sahyadri')).items).toMatchObject([{ id, name: 'Asha Rao' }]);
    await mark('registration', id);
    expect((await get('registration-list?handled=no')).items).toMatchObject([{ name: 'Ravi' }]);
    const { text } = await staff.get('/api/admin/registration-export?webinar=rate-contracts-that-hold');
    expect(text).toContain(',rate-contracts-that-hold,Asha Rao,Sahyadri,asha@x.example,');
    expect(text).not.toContain('Ravi');
  });
});

describe('refused is', () => {
  it.each([
    ['an unknown kind', { kind: 'users', id: 1, handled: true }, 400],
    ['an invalid id', { kind: 'message', id: -1, handled: true }, 400],
    ['no value of handled', { kind: 'message', id: 1 }, 400],
    ['an unknown message', { kind: 'message', id: 99_999_999, handled: true }, 404],
    ['an unknown subscriber', { kind: 'subscriber', id: 99_999_999, handled: true }, 404],
  ])('a mark with %s', async (_, body, status) => {
    expect((await staff.post('/api/admin/inbox-mark', body)).status).toBe(status);
  });

  it.each(['message-list?handled=x', 'subscriber-list?state=x', 'registration-list?webinar=..'])('%s', async (path) => {
    expect((await staff.get(`/api/admin/${path}`)).status).toBe(400);
  });

  it.each<[string, object?]>([
    ...['message', 'subscriber', 'registration'].flatMap((kind): [string][] => [
      [`/api/admin/${kind}-list`],
      [`/api/admin/${kind}-export`],
    ]),
    ['/api/admin/inbox-mark', { kind: 'message', id: 1, handled: true }],
    ['/api/admin/message-answer', { id: 1, answer: 'Yes.', after: 0 }],
  ])('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });
});
