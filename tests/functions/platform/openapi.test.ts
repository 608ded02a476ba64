import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contracts/endpoint.ts';
import { openApiDocument, type Operation } from '../../../src/openapi/document.ts';
import type { Schema } from '../../../src/openapi/schemas.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addExamples, type Example } from '../../support/endpoints.ts';
import { addUser, type Answer, as, type Person, request, signIn } from '../../support/fixtures.ts';
import { valueOf } from '../../support/generated-values.ts';
import { openStore, type Store } from '../../support/object-store.ts';

const SEED = 20261124;
/** Generated calls for each call of the document. */
const RUNS = 3;

const document = openApiDocument(new URL('http://plantsetu.test'));
const records = document.components.schemas as Record<string, Schema>;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
type Call = (typeof operations)[number];

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

type Fields = Record<string, unknown>;

function queryOf({ operation }: Call): Schema {
  const parameters = operation.parameters ?? [];
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, content }) => [name, schema ?? content!['application/json']!.schema]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

const isId = (name: string) => /^id$|_id$/.test(name);
/** An id of no record. */
const UNKNOWN = 999_999_999;

/** Generated fields; most have the value of the example instead, and ids are those of the example or of no record. */
function fieldsOf(schema: Schema, example: Fields, hostile: boolean): fc.Arbitrary<Fields> {
  const resolved = schema.$ref ? records[schema.$ref.split('/').at(-1)!]! : schema;
  return fc
    .tuple(valueOf(resolved, records, hostile) as fc.Arbitrary<Fields>, fc.infiniteStream(fc.nat(2)))
    .map(([made, chance]) => {
      const kept = Object.entries(example).filter(() => chance.next().value !== 0);
      const fields = Object.entries(made).map(([name, value]) => [name, isId(name) && !hostile ? UNKNOWN : value]);
      return { ...Object.fromEntries(fields), ...Object.fromEntries(kept) };
    });
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

/** Sends a call with this query and body, in the body's last type: the form, where a call takes both. */
async function send(call: Call, query: Fields, body: Fields): Promise<Answer> {
  const headers = await callerOf(call);
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, textOf(value).toWellFormed()]),
  );
  const address = call.path + (search.size > 0 ? `?${search}` : '');
  if (call.method === 'GET') return request(api, 'GET', address, { headers });
  const type = Object.keys(call.operation.requestBody?.content ?? {}).at(-1);
  return request(api, 'POST', address, { headers, body: type === 'multipart/form-data' ? formOf(body) : body });
}

const responses = document.components.responses as Record<string, Operation['responses'][200]>;

/** Why an answer is not what the document says; empty if it is. */
function faultsOf({ operation }: Call, { status, headers, body }: Answer): string[] {
  const described = operation.responses[status as 200] as (Operation['responses'][200] & { $ref?: string }) | undefined;
  if (!described) return [`${status} is not documented: ${body?.message}`];
  const { content } = described.$ref ? responses[described.$ref.split('/').at(-1)!]! : described;
  const [[type, { schema }]] = Object.entries(content) as [[string, { schema: Schema }]];
  const sent = headers.get('content-type')!.split(';')[0]!;
  if (sent !== type) return [`${status} is ${sent}, not ${type}`];
  if (schema.format === 'binary') return [];
  const { errors } = new Validator({ ...schema, components: document.components } as object, '2020-12').validate(body);
  return errors.map(({ error, instanceLocation }) => `${status} ${instanceLocation}: ${error}`);
}

/** The example of a call as fields. */
function exampleFields({ path }: Call): { query: Fields; body: Fields } {
  const { query, body } = exampleOf(path.replace(/\.php$/, ''));
  const given = body?.() ?? {};
  return {
    query: Object.fromEntries(new URLSearchParams(query)),
    body: given instanceof FormData ? Object.fromEntries(given) : (given as Fields),
  };
}

describe.each(operations.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  it('answers as documented', async () => {
    const { query, body } = exampleFields(call);
    const answer = await send(call, query, body);
    expect(faultsOf(call, answer)).toEqual([]);
  });

  // There is no mail server, and generated addresses are none.
  if (call.path === '/api/outbox/send') afterEach(() => void takeErrors());

  // The path with a suffix is the same function.
  if (call.path.endsWith('.php')) return;
  it.each(['generated fields', 'hostile text'])('answers %s as documented', async (kind) => {
    const hostile = kind === 'hostile text';
    const content = Object.values(call.operation.requestBody?.content ?? {}).at(-1);
    const example = exampleFields(call);
    const sent = fc.sample(
      fc.tuple(
        fieldsOf(queryOf(call), example.query, hostile),
        fieldsOf(content?.schema ?? { properties: {} }, example.body, hostile),
      ),
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
