import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addExamples, endpoints } from '../../support/endpoints.ts';
import { addUser, type Answer, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { publicBodyOf } from '../../support/public-bodies.ts';

let api: Api;
let store: Store;
let admin: Person;
let examples: Awaited<ReturnType<typeof addExamples>>;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  examples = await addExamples(api);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const creating = Object.values(endpoints).filter(({ creates }) => creates);

/** Sends the call with a key. */
function send({ path, roles }: Endpoint, key: string, body: object): Promise<Answer> {
  const person = roles !== 'public' && roles.includes('customer') ? examples.buyer : admin;
  const authorization: Record<string, string> = roles === 'public' ? {} : { authorization: `Bearer ${person.token}` };
  return request(api, 'POST', path, { headers: { ...authorization, 'idempotency-key': key }, body });
}

/** A body of the call. A generated password would be in no stored reply, so the customer's is chosen. */
function bodyOf({ path }: Endpoint): object {
  const body = publicBodyOf(path) ?? examples.exampleOf(path).body!();
  return path === '/api/employees/create-customer' ? { ...body, password: 'a temporary horse 7' } : body;
}

/** Their example can be sent once: all that was supplied is returned. */
const SENT_ONCE = new Set(['/api/orders/return-request']);

/** Not records of what was asked for. */
const OTHER_TABLES = ['throttle', 'sessions', 'session_uses', 'idempotency'];

/** The number of rows of each table. */
async function countRows(): Promise<Record<string, number>> {
  const counts = await api.sql<{ name: string; n: number }>(
    `select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as n
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)`,
    [OTHER_TABLES],
  );
  return Object.fromEntries(counts.map(({ name, n }) => [name, n]));
}

/** The rows that were added since, by table. */
async function addedSince(before: Record<string, number>): Promise<Record<string, number>> {
  const now = await countRows();
  return Object.fromEntries(
    Object.keys(now).flatMap((table) => (now[table] === before[table] ? [] : [[table, now[table]! - before[table]!]])),
  );
}

describe.each(creating.map((endpoint) => [endpoint.path, endpoint] as const))('%s with one key', (path, endpoint) => {
  it('sent twice is carried out once and answered the same', async () => {
    const key = randomUUID();
    const body = bodyOf(endpoint);
    const first = await send(endpoint, key, body);
    expect(first.status, first.text).toBe(200);
    const before = await countRows();
    const again = await send(endpoint, key, body);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await addedSince(before)).toEqual({});
  });

  it.skipIf(SENT_ONCE.has(path))('sent twice at the same time is carried out once', async () => {
    const body = bodyOf(endpoint);
    const key = randomUUID();
    const before = await countRows();
    const [one, other] = await Promise.all([send(endpoint, key, body), send(endpoint, key, body)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.text).toBe(one.text);
    const added = await addedSince(before);
    for (const table of ['tickets', 'job_applications', 'contact_messages', 'rfq_submissions', 'users', 'companies'])
      expect(added[table] ?? 0, table).toBeLessThanOrEqual(1);
    // A third sends nothing more.
    const settled = await countRows();
    await send(endpoint, key, body);
    expect(await addedSince(settled)).toEqual({});
  });
});

describe('a key', () => {
  const ticket = { subject: 'Short', message: 'Two boxes are missing.' };
  const sendTicket = (key: string, body: object = ticket) =>
    request(api, 'POST', '/api/customer/support-ticket', {
      headers: { authorization: `Bearer ${examples.buyer.token}`, 'idempotency-key': key },
      body,
    });
  const tickets = async () => Number((await api.sql<{ n: string }>('select count(*) as n from tickets'))[0]!.n);

  it('with another body gets 422 and writes nothing', async () => {
    const key = randomUUID();
    await sendTicket(key);
    const before = await tickets();
    expect(await sendTicket(key, { ...ticket, message: 'Three boxes.' })).toMatchObject({
      status: 422,
      body: { message: 'This was already sent with different contents. Reload the page and send it again.' },
    });
    expect(await tickets()).toBe(before);
  });

  it('of a refused request can be used again', async () => {
    const key = randomUUID();
    expect((await sendTicket(key, { ...ticket, subject: '' })).status).toBe(400);
    expect((await sendTicket(key)).status).toBe(200);
  });

  it('of another person is another key', async () => {
    const key = randomUUID();
    await sendTicket(key);
    const { company_id } = examples;
    const colleague = await signIn(api, (await addUser(api, company_id)).email);
    const before = await tickets();
    const { status } = await request(api, 'POST', '/api/customer/support-ticket', {
      headers: { authorization: `Bearer ${colleague.token}`, 'idempotency-key': key },
      body: ticket,
    });
    expect([status, await tickets()]).toEqual([200, before + 1]);
  });

  it('that is too short is refused', async () => {
    expect((await sendTicket('short')).status).toBe(400);
  });

  it('whose reply was lost says that the request is saved', async () => {
    const key = randomUUID();
    await sendTicket(key);
    await api.sql('update idempotency set reply = null where key = $1', [key]);
    const before = await tickets();
    expect(await sendTicket(key)).toMatchObject({
      status: 409,
      body: { message: 'This was already saved when you sent it before. Reload the page to see it.' },
    });
    expect(await tickets()).toBe(before);
  });
});
