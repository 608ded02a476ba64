import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type Api, startApi } from '../../support/api.ts';
import { endpoints } from '../../support/endpoints.ts';
import { addCompany, addUser, type Answer, type Person, request, signIn } from '../../support/fixtures.ts';

/** Zod's own messages, which are useless to users. */
const NOT_OURS =
  /invalid (input|string|option|uuid|number|key)|expected (string|one of)|, received (string|number|null|undefined|array|object)|unrecognized key|too (small|big):/i;

let api: Api;
let people: Record<'customer' | 'employee' | 'admin', Person>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const of = async (company: number | null, role?: string) => signIn(api, (await addUser(api, company, role)).email);
  people = { customer: await of(company_id), employee: await of(null), admin: await of(null, 'admin') };
});
afterAll(() => api.stop());

/** Names of a schema's fields. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { shape } = schema as unknown as { shape?: object };
  return Object.keys(shape ?? {});
}

function send(endpoint: Endpoint, value: unknown): Promise<Answer> {
  const { method, path, roles, query, body } = endpoint;
  const token = roles === 'public' ? null : people[roles.includes('customer') ? 'customer' : 'admin'].token;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const filled = (schema: z.ZodMiniType) => fieldsOf(schema).map((name) => [name, value] as const);
  const search = new URLSearchParams(filled(query).map(([name]) => [name, `${JSON.stringify(value)}?`]));
  return request(api, method, `${path}?${search}`, {
    headers,
    ...(method === 'POST' ? { body: Object.fromEntries(filled(body)) } : {}),
  });
}

// Signing out has no body and ends the session. Health takes nothing, and fails without an object store.
const calls = Object.values(endpoints).filter(({ path }) => path !== '/api/logout' && path !== '/api/health');

describe('every call has our own message for', () => {
  it.each([
    { what: 'nothing in any field', value: undefined },
    { what: 'null in each', value: null },
    { what: 'a number in each', value: -7.5 },
    { what: 'a list in each', value: [7, 'x'] },
    { what: 'a group in each', value: { x: 1 } },
    { what: 'an answer in each', value: true },
    { what: 'words in each', value: '\u0000 no such thing' },
  ])('$what', async ({ value }) => {
    let refused = 0;
    for (const endpoint of calls) {
      const { status, text, body } = await send(endpoint, value);
      expect({ path: endpoint.path, status: status < 500, text: NOT_OURS.test(text) && text }).toEqual({
        path: endpoint.path,
        status: true,
        text: false,
      });
      if (status !== 400 || !body?.fields) continue;
      refused++;
      for (const sentence of Object.values<string>(body.fields)) expect(sentence).toMatch(/^[A-Z0-9“].*[.?]$/s);
    }
    expect(refused).toBeGreaterThan(20);
  });

  it('a body that is not an object', async () => {
    const headers = { authorization: `Bearer ${people.customer.token}` };
    for (const body of ['7', '[]', 'null', '"text"']) {
      const answer = await request(api, 'POST', '/api/customer/rfq-create', { headers, body });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { request: 'This must be a group of named fields.' } },
      });
    }
  });

  it.each([7, ['x'], null, undefined])('%j in a field with its own message', async (value) => {
    const [field, message] = ['subject', 'Enter a subject, for example “Order 100042 arrived short”.'];
    const { body } = await people.customer.post('/api/customer/support-ticket', {
      subject: 'x',
      message: 'x',
      [field]: value,
    });
    expect(body.fields).toEqual({ [field]: message });
    expect(body.message).toBe(message);
  });
});
