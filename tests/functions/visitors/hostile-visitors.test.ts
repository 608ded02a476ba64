import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { request } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { openStore, type Store } from '../../support/object-store.ts';

/** Hostile input in every public form is stored as typed, and mailed to a single address. */
let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let store: Store;
let serial = 0;

beforeAll(async () => {
  mail = await startMailServer();
  store = await openStore();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await store.close();
});

interface Form {
  path: string;
  table: string;
  /** A valid request, with `words` in each free text field. */
  body: (email: string, words: string) => Record<string, unknown>;
  /** The fields with `words`, and their limits in characters. */
  fields: Record<string, number>;
  /** True if sent as a form, because it has a file. */
  isMultipart?: boolean;
}

const forms: Form[] = [
  {
    path: '/api/rfq',
    table: 'rfq_submissions',
    body: (email, words) => ({ email, name: words, company: words, requirement: words }),
    fields: { name: 120, company: 160, requirement: 5000 },
  },
  {
    path: '/api/contact',
    table: 'contact_messages',
    body: (email, words) => ({ email, name: words, company: words, message: words }),
    fields: { name: 120, company: 160, message: 5000 },
  },
  {
    path: '/api/webinars/register',
    table: 'webinar_registrations',
    body: (email, words) => ({ email, webinar: 'rate-contracts-that-hold', name: words, company: words }),
    fields: { name: 120, company: 160 },
  },
  {
    path: '/api/submit-application',
    table: 'job_applications',
    body: (email, words) => ({ email, jobCode: 'PS-JD001', name: words, message: words }),
    fields: { name: 120, message: 5000 },
    isMultipart: true,
  },
];

/** The same call as for a job; the track is added to the message (specification §3), so it is not stored as typed. */
const internship: Form = {
  path: '/api/submit-application',
  table: 'job_applications',
  body: (email, words) => ({
    email,
    jobCode: 'INTERNSHIP',
    phone: '98290 12345',
    track: 'Data & Analytics',
    name: words,
    message: words,
  }),
  fields: { name: 120 },
  isMultipart: true,
};

/** Each time from another IP address, to stay below the limit. */
function send({ path, isMultipart }: Form, fields: Record<string, unknown>) {
  const headers = { 'x-test-ip': `198.51.${++serial >> 8}.${serial & 255}` };
  if (!isMultipart) return request(api, 'POST', path, { body: fields, headers });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf'));
  return request(api, 'POST', path, { body, headers });
}

const address = () => `visitor${++serial}@plant.example`;
const count = async ({ table }: Form) =>
  Number(
    (await api.sql<{ n: string }>(`select (select count(*) from ${table}) + (select count(*) from outbox) as n`))[0]!.n,
  );

describe.each([...forms, internship])('$path with $table', (form) => {
  const hostile = {
    'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'words of SQL': "'); drop table outbox; -- %",
    'emoji, Devanagari and text from right to left': 'बेयरिंग 🧤 شركة \u202egnp.exe',
    'a formula of a spreadsheet': '=HYPERLINK(A1)',
    'the signs of a template': '${7*7} {{7*7}} %s %n',
  };
  it.each(Object.entries(hostile))('stores %s as typed, and mails it to one address each', async (_, words) => {
    const email = address();
    expect((await send(form, form.body(email, words))).status).toBe(200);
    const [row] = await api.sql(`select * from ${form.table} where email = $1`, [email]);
    for (const field of Object.keys(form.fields)) expect(row![field], field).toBe(words);
    await expectPlainMails(email);
  });

  it('accepts a name with line ends, which adds no header or recipient to a mail', async () => {
    const email = address();
    const words = 'Ravi\r\nBcc: thief@evil.example\r\n\r\nHello, x@evil.example';
    expect([200, 400]).toContain((await send(form, form.body(email, words))).status);
    await expectPlainMails(email);
  });
});

describe.each(forms)('$path refuses, and writes nothing, if', (form) => {
  const good = () => form.body(address(), 'Words');
  it.each(Object.entries(form.fields))('%s is longer than %i characters', async (field, limit) => {
    const before = await count(form);
    const answer = await send(form, { ...good(), [field]: 'x'.repeat(limit + 1) });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: `Use at most ${limit} characters.` } } });
    expect(await count(form)).toBe(before);
  });

  it.each(Object.keys(form.fields))('%s contains a NUL', async (field) => {
    const before = await count(form);
    const answer = await send(form, { ...good(), [field]: 'a\0b' });
    const message = 'Remove the characters that cannot be stored.';
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
    expect(await count(form)).toBe(before);
  });

  it.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '<script>@b.example',
    'a b@c.example',
    `${'a'.repeat(250)}@b.example`,
    'a@b',
  ])('the address is %j', async (email) => {
    const before = await count(form);
    const answer = await send(form, { ...good(), email });
    expect(answer.status).toBe(400);
    expect(answer.body.fields.email).toBeTruthy();
    expect(await count(form)).toBe(before);
  });
});

/** Fields for an address, a number or a token: an invalid value is refused with a message and writes no row or mail. */
describe.each([
  { path: '/api/newsletter', field: 'email', rest: {}, table: 'newsletter_subscribers' },
  { path: '/api/forgot-password', field: 'email', rest: {}, table: 'password_resets' },
  { path: '/api/track', field: 'reference', rest: { email: 'a@plant.example' }, table: 'orders' },
])('$path', ({ path, field, rest, table }) => {
  const hostile = {
    'a script': '<script>alert(1)</script>',
    'words of SQL': "' or 1=1; drop table outbox; --",
    'a second receiver': 'a@b.example\r\nBcc: thief@evil.example',
    'emoji and text from right to left': '🧤 شركة \u202egnp.exe',
    'a NUL': 'a\0b',
    'ten thousand characters': 'x'.repeat(10_000),
    nothing: '',
  };
  const find = { path, table } as Form;
  it.each(Object.entries(hostile))('refuses %s and writes nothing', async (_, value) => {
    const before = await count(find);
    const headers = { 'x-test-ip': `198.51.${++serial >> 8}.${serial & 255}` };
    const answer = await request(api, 'POST', path, { body: { ...rest, [field]: value }, headers });
    expect([200, 400, 404], JSON.stringify(answer.body)).toContain(answer.status);
    if (field === 'email') expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^\p{Lu}/u);
    expect(JSON.stringify(answer.body)).not.toContain('<script');
    expect(await count(find)).toBe(before);
  });
});

it('an unpaired surrogate, which JSON can contain, is refused', async () => {
  const body = '{"name":"\\ud800","email":"a@plant.example","message":"Hello"}';
  const answer = await request(api, 'POST', '/api/contact', { body, headers: { 'x-test-ip': '203.0.113.1' } });
  expect(answer).toMatchObject({ status: 400, body: { message: 'Remove the characters that cannot be stored.' } });
});

describe('too many attempts get 429 with the time to wait', () => {
  const calls: [string, () => unknown][] = [
    ['/api/webinars/register', () => forms[2]!.body(address(), 'Words')],
    ['/api/newsletter', () => ({ email: address() })],
    ['/api/newsletter/settle', () => ({ token: 'x'.repeat(43), action: 'confirm' })],
    ['/api/rfq', () => forms[0]!.body(address(), 'Words')],
  ];
  it.each(calls)('at %s', async (path, body) => {
    const once = () => request(api, 'POST', path, { body: body(), headers: { 'x-test-ip': '203.0.113.200' } });
    let answer = await once();
    for (let tries = 1; tries < 60 && answer.status !== 429; tries++) answer = await once();
    expect(answer).toMatchObject({ status: 429, body: { success: false } });
    expect(answer.body.message).toMatch(/^Too many attempts\. Try again in \d+ (minutes?|seconds?)\.$/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** Sends the queued mails; each must have one recipient, and no header or markup from a field. */
async function expectPlainMails(visitor: string): Promise<void> {
  mail.received.length = 0;
  const { sendOutbox } = await import('#server/outbox/send.ts');
  await sendOutbox();
  expect(mail.received.length).toBeGreaterThan(0);
  for (const { to, raw } of mail.received) {
    expect([visitor, 'sales@plantsetu.example', 'careers@plantsetu.example']).toContain(to.join());
    const [headers = ''] = raw.split('\r\n\r\n', 1);
    expect(headers).not.toMatch(/^(bcc|cc):/im);
    expect(headers.match(/^(to|subject):/gim)).toHaveLength(2);
    // The plain text has the words unchanged; in the HTML they must not become markup.
    const html = raw.slice(raw.indexOf('Content-Type: text/html'));
    expect(html).toContain('<html');
    expect(html).not.toMatch(/<script|<img[^>]*onerror/i);
  }
}
