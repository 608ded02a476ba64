import fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Role } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addExamples } from '../../support/endpoints.ts';
import { addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';
import { type FuzzCaller, type FuzzedRequest, fuzzedRequest } from '../../support/fuzzed-requests.ts';
import { type Call, faultsOf, operations } from '../../support/generated-calls.ts';
import { openStore, type Store } from '../../support/object-store.ts';

/** A path with a suffix is the same function. */
const calls = operations.filter(({ path }) => !path.endsWith('.php'));
const SEED = Number(process.env.FUZZ_SEED ?? 20261126);
/** All requests; as few as one for each call. `npm run test:fuzz` sends 10,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? calls.length);
/** Requests before everything starts again with fresh records, because many use theirs up. */
const REQUESTS_PER_ROUND = 4 * calls.length;
const ROUNDS = Math.ceil(REQUESTS / REQUESTS_PER_ROUND);
/** A round on a busy machine. */
const ROUND_TIMEOUT_MS = 1_800_000;
/** No answer takes longer, milliseconds. */
const MAX_MS = 3000;

/** What an answer to a wrong request must not show: our code, its files, the database’s own words. */
const LEAKS =
  /\bat \S+ \(|\.(ts|mjs|js):\d+|node_modules|netlify\/server|\/home\/|\/work\/|\bselect .+ from\b|\binsert into\b|syntax error|violates|SQLSTATE|\b(relation|column) "|Neon|drizzle|zod|ECONN|pg_/i;

let store: Store;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/** The people of a round, and the token that a caller of a kind sends. */
async function openRound() {
  // The functions read their settings once, when they are loaded.
  vi.resetModules();
  const api = await startApi();
  const { exampleOf, company_id } = await addExamples(api);
  const join = async (role: Role) =>
    signIn(api, (await addUser(api, role === 'customer' ? company_id : null, role)).email);
  const people: Record<Role, Person> = {
    customer: await join('customer'),
    employee: await join('employee'),
    admin: await join('admin'),
  };
  const gone = await join('admin');
  await gone.post('/api/logout', {});
  const sign = (key: string, expires: number) =>
    new SignJWT({ uid: 1 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('plantsetu')
      .setJti(crypto.randomUUID())
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(key));
  const now = Math.floor(Date.now() / 1000);
  const forged: Partial<Record<FuzzCaller, string>> = {
    expired: await sign(process.env.AUTH_SECRET!, now - 1),
    foreign: await sign('k'.repeat(32), now + 3600),
    malformed: 'eyJ.e30.x',
    'signed out': gone.token,
  };
  const tokenOf = async ({ operation }: Call, caller: FuzzCaller): Promise<string | undefined> => {
    const roles = operation.security[0]?.session as Role[] | undefined;
    if (caller === 'own role') {
      if (!roles) return undefined;
      // A call that ends its caller's session gets a user of its own.
      return (operation.tags[0] === 'auth' ? await join(roles[0]!) : people[roles[0]!]).token;
    }
    if (caller !== 'another role') return forged[caller];
    const other = (['customer', 'employee', 'admin'] as const).find((role) => !roles?.includes(role));
    return other && people[other].token;
  };
  return { api, exampleOf, tokenOf };
}

async function send({ url }: Api, sent: FuzzedRequest, token: string | undefined, at: number) {
  const { method, address, headers, body } = sent;
  const started = performance.now();
  const response = await fetch(url + address, {
    method,
    headers: {
      'x-test-ip': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body,
  });
  const text = await response.text();
  const ms = performance.now() - started;
  const json = text.startsWith('{') ? JSON.parse(text) : null;
  return { ms, answer: { status: response.status, text, headers: response.headers, body: json } as Answer };
}

/** The statuses that a caller without access may get; null for one who has access. */
function refusalsOf({ operation }: Call, caller: FuzzCaller): number[] | null {
  if (operation.security.length === 0 || caller === 'own role') return null;
  const isForAll = (operation.security[0]!.session as Role[]).length === 3;
  if (caller === 'another role') return isForAll ? [401] : [403];
  return [401];
}

/** Calls that report a service which these tests do not have, such as a mail server. */
const MAY_BE_UNAVAILABLE = new Set(['/api/health']);

function faultsOfReply(sent: FuzzedRequest, { ms, answer }: Awaited<ReturnType<typeof send>>): string[] {
  const { status, text } = answer;
  const refusals = refusalsOf(sent.call, sent.caller);
  const isFault = status >= 500 && !(status === 503 && MAY_BE_UNAVAILABLE.has(sent.call.path));
  return [
    ...faultsOf(sent.call, answer),
    ...(isFault ? [`${status}: ${text}`] : []),
    ...(refusals && !refusals.includes(status) ? [`${sent.caller} gets ${status}, not ${refusals}`] : []),
    ...(ms > MAX_MS ? [`takes ${Math.round(ms)} ms`] : []),
    ...(status >= 400 && LEAKS.test(text) ? [`shows ${LEAKS.exec(text)![0]}: ${text.slice(0, 300)}`] : []),
  ];
}

/** Too slow, or given up because the database was. */
const isSlow = ({ ms, answer }: Awaited<ReturnType<typeof send>>) => ms > MAX_MS || answer.status === 503;

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'any request to any call, by anyone, gets the answer that its description promises: round %i',
  async (round) => {
    const { api, exampleOf, tokenOf } = await openRound();
    const first = (round - 1) * REQUESTS_PER_ROUND;
    const faults: object[] = [];
    const counts: Record<number, number> = {};
    for (let at = first; at < Math.min(first + REQUESTS_PER_ROUND, REQUESTS); at++) {
      const call = calls[at % calls.length]!;
      const [sent] = fc.sample(fuzzedRequest(call, exampleOf(call.path)), { seed: SEED + at, numRuns: 1 });
      const token = await tokenOf(call, sent!.caller);
      let reply = await send(api, sent!, token, at);
      // A pause of the machine is not the call's: it counts if it happens three times.
      for (let again = 0; again < 2 && isSlow(reply); again++) reply = await send(api, sent!, token, at);
      counts[reply.answer.status] = (counts[reply.answer.status] ?? 0) + 1;
      const found = faultsOfReply(sent!, reply);
      const logged = takeErrors();
      if (found.length > 0) {
        faults.push({ at, ...described(sent!), found, logged });
        process.stdout.write(`${JSON.stringify(faults.at(-1))}\n`);
      }
    }
    await api.stop();
    process.stdout.write(`seed ${SEED}, round ${round} of ${ROUNDS}: ${JSON.stringify(counts)}\n`);
    expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
  },
  ROUND_TIMEOUT_MS,
);

const described = ({ caller, method, address, headers, body }: FuzzedRequest) => ({
  ...{ caller, method, address: address.slice(0, 300), headers: JSON.stringify(headers).slice(0, 200) },
  body:
    body instanceof FormData
      ? [...body].map(([name, value]) => [name, String(value).slice(0, 80)])
      : String(body).slice(0, 400),
});
