import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINK_MAILS } from '#contracts/outbox/sent.ts';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addSentMail } from '../../support/examples/support-examples.ts';
import { addCompany, addUser, as, type Person, request, signIn } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { mailSamples } from '../../support/samples/mail-samples.ts';

/** What has been sent: staff read it and send it again, unless it had a link that acts for the reader. */
let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let store: Store;
let staff: Person;
let staffName: string;
let buyer: Person;
let sendOutbox: () => Promise<number>;
let sweep: () => Promise<void>;

beforeAll(async () => {
  store = await openStore();
  mail = await startMailServer();
  api = await startApi();
  ({ sendOutbox } = await import('#server/outbox/send.ts'));
  ({ sweep } = await import('#server/admin/cleanup.ts'));
  buyer = await signIn(api, (await addUser(api, (await addCompany(api, 'Aravalli')).company_id)).email);
  const { id, email } = await addUser(api, null);
  staff = await signIn(api, email);
  [{ name: staffName }] = (await api.sql('select name from users where id = $1', [id])) as [{ name: string }];
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  await api.sql('delete from audit_log');
  mail.received.length = 0;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await store.close();
});

const queue = async (kind: string, payload: object, recipient = 'asha@plant.example') => {
  const insert = 'insert into outbox (kind, recipient, payload, priority) values ($1, $2, $3, 3) returning id';
  return Number((await api.sql<{ id: string }>(insert, [kind, recipient, payload]))[0]!.id);
};
const list = async (q = '') => (await staff.get(`/api/admin/sent-mail-list?q=${encodeURIComponent(q)}`)).body;
const read = (id: number) => staff.get(`/api/admin/sent-mail-get?id=${id}`);
const sendAgain = (id: number, headers: Record<string, string> = {}) =>
  request(api, 'POST', '/api/admin/sent-mail-again', {
    headers: { authorization: `Bearer ${staff.token}`, ...headers },
    body: { id },
  });
const messageIds = () => mail.received.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)![1]);
const confirmed = mailSamples['order-confirmed'][0]!;

describe('a sent mail', () => {
  it('can be read as it was sent, and found by its record', async () => {
    const id = await queue('order-confirmed', confirmed);
    expect((await list()).items).toEqual([]);
    await sendOutbox();
    const { items } = await list(String(confirmed.order_id));
    expect(items).toEqual([
      {
        ...{ id, kind: 'order-confirmed', recipient: 'asha@plant.example', sent_at: expect.any(String) },
        ...{ about: expect.stringContaining(`Order ${confirmed.order_id}`), resent_by: null, text: 'kept' },
      },
    ]);
    const { body } = await read(id);
    expect(body.mail).toMatchObject({ ...items[0], files: [] });
    expect(body.mail.subject).toBe(/^Subject: (.*)$/m.exec(mail.received[0]!.raw)![1]!.trim());
    expect(body.mail.body).toContain(`Dear ${confirmed.name},`);
    expect((await list('asha@')).total).toBe(1);
    expect((await list('order confirmed')).total).toBe(1);
    expect((await list('quote')).total).toBe(0);
  });

  it('is sent again with the same text, to the same address, under a new Message-ID and in its own turn', async () => {
    const id = await queue('order-confirmed', confirmed);
    await sendOutbox();
    expect((await sendAgain(id)).body.message).toBe('The email will now be sent again to asha@plant.example.');
    const [queued] = await api.sql('select priority, sent_at, attempts from outbox where id <> $1', [id]);
    expect(queued).toEqual({ priority: 3, sent_at: null, attempts: 0 });
    await sendOutbox();
    expect(mail.received.map(({ to }) => to)).toEqual([['asha@plant.example'], ['asha@plant.example']]);
    expect(new Set(messageIds()).size).toBe(2);
    const { items } = await list();
    expect(items).toMatchObject([{ resent_by: staffName }, { id, resent_by: null }]);
    const [again, first] = await Promise.all([read(items[0].id), read(id)]);
    expect(again.body.mail.body).toBe(first.body.mail.body);
    // In the log by its number, without the address.
    const log = await api.sql(`select action, entity_id, changes from audit_log where entity = 'outbox'`);
    expect(log).toMatchObject([{ action: 'insert', entity_id: String(items[0].id) }]);
    expect(JSON.stringify(log)).not.toContain('asha@');
  });

  it('is sent again once, however often the call is repeated with its key', async () => {
    const id = await addSentMail(api);
    const headers = { 'idempotency-key': 'again-12345678' };
    const replies = [await sendAgain(id, headers), await sendAgain(id, headers)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.sql('select id from outbox where id <> $1', [id])).toHaveLength(1);
  });

  it('loses its text after 30 days, and can then be neither read nor sent again', async () => {
    const id = await queue('order-confirmed', confirmed);
    await sendOutbox();
    await api.sql(`update outbox set sent_at = now() - interval '31 days'`);
    await sweep();
    expect((await list()).items).toMatchObject([{ id, about: '', text: 'deleted' }]);
    expect((await read(id)).status).toBe(404);
    expect(await sendAgain(id)).toMatchObject({
      status: 409,
      body: { message: 'The text of this email is not kept, so it cannot be sent again.' },
    });
  });
});

describe('a mail with a link that acts for the reader', () => {
  it.each(Object.keys(LINK_MAILS) as (keyof typeof mailSamples)[])(
    '%s: its text is not kept, so that staff can neither read it nor send it again',
    async (kind) => {
      const id = await queue(kind, { ...mailSamples[kind][0], token: 'secret-token' });
      expect(await sendOutbox()).toBe(1);
      expect(mail.received[0]!.raw).toContain('secret-token');
      const { items } = await list();
      expect(items).toMatchObject([{ id, kind, text: 'link' }]);
      expect((await read(id)).status).toBe(404);
      expect((await sendAgain(id)).status).toBe(409);
      const [row] = await api.sql('select to_jsonb(outbox)::text as text from outbox');
      expect(row!.text).not.toContain('secret-token');
    },
  );

  it('cannot be kept by mistake: the database refuses it', async () => {
    const content = { subject: '', text: '', files: [], payload: { token: 'secret-token' } };
    await expect(addSentMail(api, { content })).rejects.toThrow('outbox_content');
  });
});

describe('refused is', () => {
  it('an unknown id, and a mail that has not been sent', async () => {
    const waiting = await queue('order-confirmed', confirmed);
    for (const id of [waiting, 99_999_999])
      expect([(await read(id)).status, (await sendAgain(id)).status]).toEqual([404, 404]);
  });

  it.each<[string, object?]>([
    ['/api/admin/sent-mail-list'],
    ['/api/admin/sent-mail-get?id=1'],
    ['/api/admin/sent-mail-again', { id: 1 }],
  ])('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });

  it.each<[string, unknown, unknown]>([
    ['select content from outbox', 1, REFUSED],
    [`update outbox set content = '{}'`, REFUSED, REFUSED],
    [
      `insert into outbox (kind, recipient, payload, content) values ('x', 'a@b.example', '{}', '{}')`,
      REFUSED,
      REFUSED,
    ],
    [
      `insert into outbox (kind, recipient, payload, resent_by) values ('x', 'a@b.example', '{}', app_user() + 1)`,
      REFUSED,
      REFUSED,
    ],
    [
      `insert into outbox (kind, recipient, payload, resent_by) values ('x', 'a@b.example', '{}', app_user())`,
      1,
      REFUSED,
    ],
  ])('%s: what the database lets staff and a buyer do', async (statement, asStaff, asBuyer) => {
    await addSentMail(api);
    const app = await connectAsApp();
    const sessions = await api.sql<{ user: number; id: string; role: string }>(
      `select u.id::int as "user", s.id, u.role from sessions s join users u on u.id = s.user_id order by u.role desc`,
    );
    const results = [];
    for (const session of sessions) results.push(await app.count(statement, session));
    await app.stop();
    expect(results).toEqual([asStaff, asBuyer]);
  });
});
