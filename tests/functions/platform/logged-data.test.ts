import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { request } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';

/** Faults with personal data in them, and what the log says of them. */
let api: Api;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let handle: typeof import('#server/platform/handle.ts').handle;
let scheduled: typeof import('#server/platform/scheduled.ts').scheduled;
let database: typeof import('#server/platform/database.ts');
let endpoint: Endpoint;

beforeAll(async () => {
  mailServer = await startMailServer();
  api = await startApi();
  ({ handle } = await import('#server/platform/handle.ts'));
  ({ scheduled } = await import('#server/platform/scheduled.ts'));
  database = await import('#server/platform/database.ts');
  endpoint = (await import('#contracts/health/health.ts')).healthEndpoint as unknown as Endpoint;
});
afterAll(async () => {
  await api.stop();
  await mailServer.stop();
});

const person = { name: 'Meenakshi Sundaram', email: 'refused.meenakshi@plant.example', phone: '+91 98765 43210' };
const PERSONAL = /meenakshi|sundaram|98765|plant\.example|203\.0\.113\.7|2001:db8/i;

beforeEach(() => vi.mocked(console.log).mockClear());
/** Everything logged since the test began. */
const logged = () => [...takeErrors(), ...vi.mocked(console.log).mock.calls.map((parts) => parts.join(' '))];
afterEach(() => void takeErrors());

/** Runs a call that fails in this way; returns its log lines. */
async function linesOf(work: () => Promise<unknown>) {
  const call = handle(endpoint, work as never);
  const { status } = await call(new Request(`http://plantsetu.test${endpoint.path}`), { requestId: 'r-77' } as never);
  expect(status).toBe(500);
  return logged().map((line) => JSON.parse(line));
}

const subscribe = () =>
  database.asSystem([
    database.rows(sql`insert into newsletter_subscribers (email, token_hash) values (${person.email}, ${person.name})`),
  ]);
const cast = (text: string, type: string) => () =>
  database.asSystem([database.rows(sql`select ${text}::${sql.raw(type)}`)]);

it('a row that exists already is logged by its constraint, not by its values', async () => {
  await subscribe();
  const [bug, call] = await linesOf(subscribe);
  expect(bug).toMatchObject({
    event: 'bug',
    requestId: 'r-77',
    error: 'duplicate key value violates unique constraint "newsletter_subscribers_pkey"',
    code: '23505',
    constraint: 'newsletter_subscribers_pkey',
    stack: expect.stringMatching(/^ +at /),
  });
  expect(JSON.stringify([bug, call])).not.toMatch(PERSONAL);
});

it.each([
  ['a text that is no number', () => cast(person.name, 'bigint')()],
  ['a text that is no date', () => cast(`${person.phone} ${person.name}`, 'date')()],
  [
    'a query with its parameters',
    async () =>
      Promise.reject(new DrizzleQueryError('select $1', [person.name, person.phone], new Error(person.email))),
  ],
  ['a text that is no JSON', async () => void JSON.parse(`${person.name} ${person.email}`)],
  [
    'an address in a message',
    async () => Promise.reject(new Error(`550 <${person.email}>: unknown, call ${person.phone}`)),
  ],
  ['an IP address in a message', async () => Promise.reject(new Error('blocked 203.0.113.7 and 2001:db8:1:2:3:4:5:6'))],
  ['a thrown text', () => Promise.reject(person.email)],
])('%s: the log has the request id and no value', async (_, work) => {
  const lines = await linesOf(work);
  expect(lines.map(({ event, requestId }) => `${event} ${requestId}`)).toEqual(['bug r-77', 'call r-77']);
  expect(JSON.stringify(lines)).not.toMatch(PERSONAL);
});

it('a mail that the server refuses is logged by its number and kind, not by its address', async () => {
  const { email, name, phone } = person;
  await request(api, 'POST', '/api/contact', { body: { name, email, phone, message: `I am ${name}` } });
  const { sendOutbox } = await import('#server/outbox/send.ts');
  await sendOutbox();
  const lines = logged();
  expect(lines.join()).toContain('"event":"mail"');
  expect(lines.join()).not.toMatch(PERSONAL);
});

it('a scheduled run that fails is logged without values', async () => {
  await scheduled('sweep', cast(person.name, 'bigint'))();
  const lines = logged();
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'job failed', job: 'sweep', code: '22P02' });
  expect(lines.join()).not.toMatch(PERSONAL);
});

it('a refused form is logged by its path and status', async () => {
  const { email, name } = person;
  await request(api, 'POST', '/api/rfq', { body: { name, email: `${email},x`, requirement: name } });
  await request(api, 'POST', '/api/login', { body: { email, password: name, role: 'customer' } });
  const lines = logged().map((line) => JSON.parse(line));
  expect(lines.map(({ event, status }) => `${event} ${status}`)).toEqual(['call 400', 'call 401']);
  expect(JSON.stringify(lines)).not.toMatch(PERSONAL);
});
