import fc from 'fast-check';
import type { Example } from './endpoints.ts';
import {
  addressOf,
  bodyType,
  type Call,
  exampleFields,
  type Fields,
  fieldsOf,
  formOf,
  schemasOf,
} from './generated-calls.ts';

/** Who a request says it comes from. */
const CALLERS = ['own role', 'another role', 'no one', 'expired', 'foreign', 'malformed', 'signed out'] as const;
export type FuzzCaller = (typeof CALLERS)[number];

export interface FuzzedRequest {
  call: Call;
  caller: FuzzCaller;
  address: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | Uint8Array<ArrayBuffer> | undefined;
}

/** Mostly callers who get past the door: a refusal there tests little. */
const caller = fc.oneof(
  { weight: 12, arbitrary: fc.constant<FuzzCaller>('own role') },
  { weight: 1, arbitrary: fc.constantFrom(...CALLERS.slice(1)) },
);

const LONG = 'x'.repeat(5000);
/** What a field of a near-valid request has instead of its value; undefined leaves it out. */
const odd = fc.constantFrom(
  ...[undefined, null, true, [], {}, [null], '', ' ', '7', 'x', LONG, '0x10', '\u0000', '=1+1', '2026-13-45'],
  ...[0, -1, 1, 0.5, 7, 1e9, 2 ** 31, 2 ** 53, 1e308, -0.001, 101, 999_999_999],
);

/** Bodies that are no object of fields. */
const RAW_BODIES: (readonly [type: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ...['', '{', 'null', '[]', '"x"', '7', '{"a":1}{', '{"__proto__":{"role":"admin"}}'].map(
    (text) => ['application/json', text] as const,
  ),
  ...['{"constructor":{"prototype":{"role":"admin"}}}', '['.repeat(10_000), `"${'x'.repeat(1_000_100)}"`].map(
    (text) => ['application/json', text] as const,
  ),
  ['application/json', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['text/plain', '{}'],
  ['application/xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['multipart/form-data', '--x\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a"\r\n\r\nb',
  ],
  ['application/x-www-form-urlencoded', 'id=1&id=2&%'],
];
const RAW_QUERIES = [
  ...['?%', '?id=1&id=2', '?id[]=1', '?__proto__=1&constructor=2', '?q=%00', '?q=%F0%28%8C%28', '?q=%2527%20or%201=1'],
  ...[`?${'a=1&'.repeat(500)}`, '?size=1e9&page=-1', '?sort=;drop', '?from=0000-00-00&to=9999-99-99', `?q=${LONG}`],
];

const extraHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-forwarded-for': '127.0.0.1, 10.0.0.1' },
      { 'x-http-method-override': 'DELETE' },
      { origin: 'https://evil.example' },
      { accept: 'image/png' },
      { 'accept-language': LONG },
      { 'user-agent': `Mozilla/5.0 ${LONG}` },
      { range: 'bytes=0-1' },
      { 'if-none-match': '*' },
      { cookie: 'session=1; __Host-x=2' },
    ),
  },
);

/** A request to a call: as its description says, almost so, with hostile text, or no request of this kind at all. */
export function fuzzedRequest(call: Call, example: Example): fc.Arbitrary<FuzzedRequest> {
  const given = exampleFields(example);
  const schemas = schemasOf(call);
  const both = (hostile: boolean) =>
    fc.record({
      query: fieldsOf(schemas.query, given.query, hostile),
      body: fieldsOf(schemas.body, given.body, hostile),
    });
  const near = (fields: Fields, schema: { properties?: object }) => {
    const names = [...new Set([...Object.keys(fields), ...Object.keys(schema.properties ?? {}), 'role', 'company_id'])];
    return fc.tuple(fc.constantFrom(...names), odd).map(([name, value]) => ({ ...fields, [name]: value }));
  };
  const nearBoth = fc.record({ query: near(given.query, schemas.query), body: near(given.body, schemas.body) });
  const fields = fc.oneof(
    { weight: 1, arbitrary: fc.constant(given) },
    { weight: 3, arbitrary: both(false) },
    { weight: 3, arbitrary: both(true) },
    { weight: 4, arbitrary: nearBoth },
  );
  const raw = call.method === 'GET' ? rawRead(call) : rawWrite(call, given.query);
  const sent = fc.oneof(
    { weight: 8, arbitrary: fields.map((both) => requestOf(call, both)) },
    { weight: 1, arbitrary: raw },
  );
  return fc
    .record({ sent, caller, extra: extraHeaders })
    .map(({ sent, caller, extra }) => ({ call, caller, ...sent, headers: { ...extra, ...sent.headers } }));
}

type Sent = Pick<FuzzedRequest, 'address' | 'method' | 'headers' | 'body'>;

function requestOf(call: Call, { query, body }: { query: Fields; body: Fields }): Sent {
  const address = addressOf(call.path, query);
  if (call.method === 'GET') return { address, method: 'GET', headers: {}, body: undefined };
  if (bodyType(call) === 'multipart/form-data') return { address, method: 'POST', headers: {}, body: formOf(body) };
  return { address, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const rawRead = (call: Call): fc.Arbitrary<Sent> =>
  fc.constantFrom(...RAW_QUERIES).map((query) => ({
    ...{ address: call.path + query, method: 'GET', headers: {}, body: undefined },
  }));

const rawWrite = (call: Call, query: Fields): fc.Arbitrary<Sent> =>
  fc.constantFrom(...RAW_BODIES).map(([type, body]) => ({
    ...{ address: addressOf(call.path, query), method: 'POST', headers: { 'content-type': type }, body },
  }));
