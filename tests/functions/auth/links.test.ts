import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, request, signIn } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';

/** Links to set a password: how long they are valid, which of them works, and what the owner learns. */
let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let sendOutbox: () => Promise<number>;
let email: string;
let id: number;
let company_id: number;
let serial = 0;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  ({ sendOutbox } = await import('#server/outbox/send.ts'));
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  mail.received.length = 0;
  ({ company_id } = await addCompany(api, `Works ${++serial}`));
  ({ email, id } = await addUser(api, company_id));
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const post = (path: string, body: object) =>
  request(api, 'POST', path, { body, headers: { 'x-test-ip': `198.51.100.${++serial % 256}` } });
const forgot = () => post('/api/forgot-password', { email });
const reset = (token: string) => post('/api/reset-password', { token, password: `own words ${++serial}` });
const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, string> }>(
    'select kind, recipient, payload from outbox order by id',
  );
const tokens = async () => (await mails()).flatMap(({ payload }) => payload.token ?? []);
/** Moves everything queued so far into the past. */
const waitInQueue = (minutes: number) =>
  api.sql(
    `with o as (update outbox set created_at = created_at - $1 * interval '1 minute')
     update password_resets set created_at = created_at - $1 * interval '1 minute',
       expires_at = expires_at - $1 * interval '1 minute' where sent_at is null`,
    [minutes],
  );
const minutesLeft = async (table = 'password_resets') =>
  (
    await api.sql<{ left: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as left from ${table} where user_id = $1`,
      [id],
    )
  )[0]!.left;

describe('the life of a link counts from sending:', () => {
  it('a reset link that waited for an hour is valid for 30 minutes', async () => {
    await forgot();
    const [token] = await tokens();
    await waitInQueue(60);
    expect(await minutesLeft()).toBe(-30);
    await sendOutbox();
    expect(await minutesLeft()).toBe(30);
    expect((await reset(token!)).status).toBe(200);
  });

  it('sent again after a crash, it is valid for 30 minutes again, not for longer', async () => {
    await forgot();
    const { payload } = (await mails())[0]!;
    for (const attempt of [1, 2]) {
      await api.sql('update outbox set sent_at = null, payload = $1, next_attempt_at = now()', [payload]);
      await sendOutbox();
      expect(mail.received).toHaveLength(attempt);
      expect(await minutesLeft()).toBe(30);
    }
  });

  it('an invitation that waited for a day is valid for 7 days, and its mail says until when', async () => {
    const admin = await signIn(api, (await addUser(api, null)).email);
    await admin.post('/api/admin/customer-resend', { id, way: 'link' });
    await waitInQueue(24 * 60);
    await sendOutbox();
    expect(await minutesLeft()).toBe(7 * 24 * 60);
    const until = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
    expect(mail.received[0]!.raw.replace(/=\r\n/g, '')).toContain(
      `until ${until.format(new Date(Date.now() + 7 * 86_400_000))}`,
    );
  });

  it('an approval link that waited for a day is valid for 7 days', async () => {
    // The first user of a company is its admin, and so the approver.
    const buyer = await signIn(api, (await addUser(api, company_id)).email);
    const product_id = await addProduct(api, company_id, { stock: 10 });
    await api.sql('update companies set spending_limit_paise = 1 where id = $1', [company_id]);
    expect((await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] })).status).toBe(200);
    await api.sql(
      `update approval_links set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day'`,
    );
    expect(await minutesLeft('approval_links')).toBe(6 * 24 * 60);
    await sendOutbox();
    expect(await minutesLeft('approval_links')).toBe(7 * 24 * 60);
  });
});

describe('a password set with a link', () => {
  it('is reported to the owner by mail', async () => {
    await forgot();
    const [token] = await tokens();
    await api.sql('delete from outbox');
    expect((await reset(token!)).status).toBe(200);
    expect(await mails()).toMatchObject([{ kind: 'password-set-by-link', recipient: email }]);
    await sendOutbox();
    expect(mail.received[0]!.raw).toContain('Subject: A new password was set');
  });

  it('is not reported if the link is refused', async () => {
    expect((await reset('x'.repeat(43))).status).toBe(400);
    expect(await mails()).toEqual([]);
  });
});

describe('of several links', () => {
  it('only the latest works', async () => {
    await forgot();
    await forgot();
    const [older, latest] = await tokens();
    expect((await reset(older!)).status).toBe(400);
    expect((await reset(latest!)).status).toBe(200);
  });

  it('one of another account stays valid', async () => {
    await forgot();
    const [mine] = await tokens();
    ({ email } = await addUser(api, (await addCompany(api, `Works ${++serial}`)).company_id));
    await forgot();
    expect((await reset(mine!)).status).toBe(200);
  });
});

it('an account is mailed at most three links in half an hour, with the same reply, and the last one works', async () => {
  const replies = [];
  for (let i = 0; i < 5; i++) replies.push(await forgot());
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect(await tokens()).toHaveLength(3);
  expect((await reset((await tokens())[2]!)).status).toBe(200);
  // No link is open any more, so that the owner is not locked out.
  await forgot();
  expect(await tokens()).toHaveLength(4);
});
