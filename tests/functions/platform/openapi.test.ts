import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addExamples, type Example } from '../../support/endpoints.ts';
import { addUser, type Answer, as, type Person, request, signIn } from '../../support/fixtures.ts';
import {
  addressOf,
  bodyType,
  type Call,
  exampleFields,
  faultsOf,
  type Fields,
  fieldsOf,
  formOf,
  operations,
  schemasOf,
} from '../../support/generated-calls.ts';
import { openStore, type Store } from '../../support/object-store.ts';

const SEED = 20261124;
/** Generated calls for each call of the document. */
const RUNS = 3;

let api: Api;
let store: Store;
let people: Record<Role, Person>;
let exampleOf: (path: string) => Example;
let company_id: number;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  const examples = await addExamples(api);
  ({ exampleOf, company_id } = examples);
  const staff = async (role: Role) => signIn(api, (await addUser(api, null, role)).email);
  people = { customer: examples.buyer, employee: await staff('employee'), admin: await staff('admin') };
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

/** Calls that end the caller's own session: they get a user of their own. */
const endsSession = ({ operation }: Call) => operation.tags[0] === 'auth';

let visitor = 0;

/** Who makes a call: the first role that may, or no user for a public one, each time from another address. */
async function callerOf(call: Call): Promise<Record<string, string>> {
  const role = call.operation.security[0]?.session?.[0] as Role | undefined;
  if (!role) return { 'x-test-ip': `10.0.${visitor >> 8}.${visitor++ & 255}` };
  const person = endsSession(call)
    ? await signIn(api, (await addUser(api, role === 'customer' ? company_id : null, role)).email)
    : people[role];
  return { authorization: `Bearer ${person.token}` };
}

/** Sends a call with this query and body. */
async function send(call: Call, query: Fields, body: Fields): Promise<Answer> {
  const headers = await callerOf(call);
  const address = addressOf(call.path, query);
  if (call.method === 'GET') return request(api, 'GET', address, { headers });
  return request(api, 'POST', address, {
    headers,
    body: bodyType(call) === 'multipart/form-data' ? formOf(body) : body,
  });
}

/** The example of a call as fields. */
const givenOf = ({ path }: Call) => exampleFields(exampleOf(path.replace(/\.php$/, '')));

describe.each(operations.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  it('answers as documented', async () => {
    const { query, body } = givenOf(call);
    const answer = await send(call, query, body);
    expect(faultsOf(call, answer)).toEqual([]);
  });

  // There is no mail server, and generated addresses are none.
  if (call.path === '/api/outbox/send') afterEach(() => void takeErrors());

  // The path with a suffix is the same function.
  if (call.path.endsWith('.php')) return;
  it.each(['generated fields', 'hostile text'])('answers %s as documented', async (kind) => {
    const hostile = kind === 'hostile text';
    const schemas = schemasOf(call);
    const example = givenOf(call);
    const sent = fc.sample(
      fc.tuple(fieldsOf(schemas.query, example.query, hostile), fieldsOf(schemas.body, example.body, hostile)),
      { seed: SEED, numRuns: RUNS },
    );
    for (const [query, body] of sent) {
      const answer = await send(call, query, body);
      expect({ query, body, faults: faultsOf(call, answer) }).toEqual({ query, body, faults: [] });
    }
  });
});

it('a public call needs no token', async () => {
  expect((await as(api).get('/api/companies/my')).status).toBe(401);
});
