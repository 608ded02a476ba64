import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, request, signIn } from '../../support/fixtures.ts';
import { mailSamples } from '../../support/samples/mail-samples.ts';
import { startMailServer } from '../../support/mail-server.ts';

/** Which of many waiting mails is sent first. */
let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let sendOutbox: () => Promise<number>;
let busy: Person;
let other: Person & { email: string };

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  ({ sendOutbox } = await import('#server/outbox/send.ts'));
  const buyerOf = async (name: string) => addUser(api, (await addCompany(api, name)).company_id);
  busy = await signIn(api, (await buyerOf('Busy')).email);
  const { email } = await buyerOf('Other');
  other = { ...(await signIn(api, email)), email };
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  mail.received.length = 0;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

/** Mails that waited for ten minutes already. */
const wait = (count: number, kind: string, payload: object, recipient = `'w' || n || '@waiting.example'`) =>
  api.sql(
    `insert into outbox (kind, recipient, payload, priority, next_attempt_at)
     select $2, ${recipient}, $3, $4, now() - interval '10 minutes' from generate_series(1, $1) as n`,
    [count, kind, payload, kind === 'payment-reminder' ? 3 : 2],
  );
const order = { order_id: 1, name: 'Buyer', po_number: null, ship_to: 'Works', lines: [] };
const ticket = { subject: 'Short delivery', message: 'Two bearings are missing.' };
const openTicket = (person: Person) => person.post('/api/customer/support-ticket', ticket);
/** The first recipients of a run that is under way; the mails after them are taken away, so that it ends soon. */
async function firstOf(run: Promise<unknown>, count: number): Promise<string[]> {
  await vi.waitFor(() => expect(mail.received.length).toBeGreaterThanOrEqual(count), { timeout: 20_000, interval: 5 });
  const first = mail.received.slice(0, count).map(({ to }) => to.join());
  await api.sql('delete from outbox where attempts = 0');
  await run;
  return first;
}

describe('with 1,000 mails waiting', () => {
  it('a reset mail is the first to leave, right after its call', async () => {
    await wait(1000, 'order-placed', order);
    const forgot = (await import('../../../netlify/functions/forgot-password.ts')).default;
    const after: Promise<unknown>[] = [];
    const body = JSON.stringify({ email: other.email });
    const headers = { 'content-type': 'application/json' };
    await forgot(new Request(`${api.url}/api/forgot-password`, { method: 'POST', headers, body }), {
      ip: '127.0.0.9',
      requestId: 'r',
      waitUntil: (work: Promise<unknown>) => void after.push(work),
    } as unknown as Context);
    const first = await firstOf(Promise.all(after), 1);
    expect(first).toEqual([other.email]);
  });

  it('a reset mail that waits with them is the first of the next run', async () => {
    await wait(1000, 'order-placed', order);
    await request(api, 'POST', '/api/forgot-password', { body: { email: other.email } });
    expect(await firstOf(sendOutbox(), 1)).toEqual([other.email]);
  });
});

describe('a ticket of another company leaves in the first batch', () => {
  it("with 400 tickets of one buyer waiting, whose mails share one company's turn", async () => {
    await openTicket(busy);
    await api.sql(`insert into outbox (kind, recipient, payload, caller_company, next_attempt_at)
      select kind, recipient, payload, caller_company, now() - interval '10 minutes' from outbox, generate_series(1, 399)`);
    await openTicket(other);
    expect(await firstOf(sendOutbox(), 20)).toContain(other.email);
  });

  it('with a run of 400 reminders waiting, which are sent after all others', async () => {
    const [reminder] = mailSamples['payment-reminder'];
    await wait(400, 'payment-reminder', reminder);
    await openTicket(other);
    expect(await firstOf(sendOutbox(), 2)).toContain(other.email);
  });
});
