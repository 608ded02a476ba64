import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let visitor: Person;

beforeAll(async () => {
  api = await startApi();
  visitor = as(api);
});
afterAll(() => api.stop());

const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, string> }>(
    'select kind, recipient, payload from outbox order by id',
  );
const lastMail = async () => (await mails()).at(-1)!;
const person = { name: 'Ravi Iyer', email: 'ravi@plant.example', phone: '+91 98765 43210', company: 'Iyer Forge' };

describe('a public request for a quote', () => {
  it('is stored with a reference and mailed to the visitor and to sales', async () => {
    const answer = await visitor.post('/api/rfq.php', {
      ...person,
      requirement: '<script>alert(1)</script> 200 gloves 🧤',
      lines: [{ item: 'Nitrile gloves, L', qty: 200, unit: 'PRS', target_price: 38.5 }],
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'RFQ submitted successfully!' } });
    expect(answer.body.code).toMatch(/^ENQ-[2-9A-HJ-NP-Z]{8}$/);
    const [row] = await api.sql('select * from rfq_submissions where code = $1', [answer.body.code]);
    expect(row).toMatchObject({ ...person, requirement: '<script>alert(1)</script> 200 gloves 🧤' });
    expect(row!.lines).toEqual([{ item: 'Nitrile gloves, L', qty: 200, unit: 'PRS', target_price_paise: 3850 }]);
    const sent = (await mails()).slice(-2);
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['enquiry-received', person.email],
      ['enquiry-for-sales', 'sales@plantsetu.example'],
    ]);
    // Loaded here, because the mails need the environment set by startApi.
    const { renderMail } = await import('#server/mail/templates.ts');
    expect(renderMail(sent[0]!.kind, sent[0]!.payload).text).toContain(answer.body.code);
  });

  const good = { ...person, requirement: 'Something' };
  const refusals = [
    { name: 'no name', body: { ...good, name: ' ' }, message: 'Enter your name.', field: 'name' },
    {
      name: 'a phone number that cannot be called',
      body: { ...good, phone: '12' },
      message: 'Enter a phone number of ten digits, like +91 98290 12345 or 01493 555 019.',
      field: 'phone',
    },
    {
      name: 'no requirement',
      body: { ...good, requirement: '' },
      message: 'Describe what you need.',
      field: 'requirement',
    },
    {
      name: 'two addresses in one',
      body: { ...good, email: 'a@b.example,c@d.example' },
      message: 'Enter an email address like name@company.in.',
      field: 'email',
    },
    {
      name: 'a line end in the address',
      body: { ...good, email: 'a@b.example\r\nBcc: c@d.example' },
      message: 'Enter an email address like name@company.in.',
      field: 'email',
    },
    {
      name: 'a line with quantity 0',
      body: { ...good, lines: [{ item: 'Bolt', qty: 0, unit: 'NOS' }] },
      message: 'Enter a quantity above 0.',
      field: 'lines.0.qty',
    },
  ];
  it.each(refusals)('is refused with $name', async ({ body, message, field }) => {
    const before = (await mails()).length;
    const answer = await visitor.post('/api/rfq', body);
    expect(answer).toMatchObject({ status: 400, body: { success: false, message, fields: { [field]: message } } });
    expect((await mails()).length).toBe(before);
  });

  it('is throttled by IP address, without affecting others', async () => {
    const send = (ip: string) =>
      request(api, 'POST', '/api/contact', { headers: { 'x-test-ip': ip }, body: { ...person, message: 'Hi' } });
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push(await send('203.0.113.9'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('203.0.113.10')).status).toBe(200);
  });
});

it('a contact message is stored and confirmed with the specified text', async () => {
  const answer = await visitor.post('/api/contact', { ...person, message: 'Call me.' });
  expect(answer.body.message).toBe("Thanks! We've received your message and will reach out shortly.");
  const [row] = await api.sql('select * from contact_messages order by id desc limit 1');
  expect(row).toMatchObject({ ...person, message: 'Call me.' });
});

describe('the newsletter', () => {
  const state = async () => (await api.sql('select confirmed_at, unsubscribed_at from newsletter_subscribers'))[0]!;

  it('is confirmed by its link, and ended by the same link', async () => {
    await visitor.post('/api/newsletter', { email: 'Reader@Plant.example' });
    expect(await state()).toEqual({ confirmed_at: null, unsubscribed_at: null });
    const { token } = (await lastMail()).payload;
    expect((await visitor.post('/api/newsletter/settle', { token, action: 'confirm' })).status).toBe(200);
    expect((await state()).confirmed_at).not.toBeNull();
    expect((await visitor.post('/api/newsletter/settle', { token, action: 'unsubscribe' })).status).toBe(200);
    expect((await state()).unsubscribed_at).not.toBeNull();
  });

  it('keeps earlier links valid if an address subscribes again, and tells a subscriber so', async () => {
    const email = 'again@plant.example';
    const ask = async () => {
      await visitor.post('/api/newsletter', { email });
      return (await lastMail()).payload;
    };
    const first = await ask();
    expect(first.state).toBe('new');
    await visitor.post('/api/newsletter/settle', { token: first.token, action: 'confirm' });
    const second = await ask();
    expect(second.state).toBe('reader');
    const of = 'select confirmed_at, unsubscribed_at from newsletter_subscribers where email = $1';
    expect((await api.sql(of, [email]))[0]).toMatchObject({ confirmed_at: expect.anything(), unsubscribed_at: null });
    for (const { token } of [first, second]) {
      for (const action of ['unsubscribe', 'confirm']) {
        expect((await visitor.post('/api/newsletter/settle', { token, action })).status).toBe(200);
      }
    }
    const other = await visitor.post('/api/newsletter', { email: 'other@plant.example' });
    expect(other.status).toBe(200);
    expect((await lastMail()).payload.token).not.toBe(first.token);
  });

  it('refuses a guessed link', async () => {
    const answer = await visitor.post('/api/newsletter/settle', { token: 'x'.repeat(43), action: 'confirm' });
    expect(answer.status).toBe(400);
  });
});

describe('a forgotten password', () => {
  let email: string;
  const forget = (address: string) => visitor.post('/api/forgot-password', { email: address });
  const reset = (token: string, password: string) => visitor.post('/api/reset-password', { token, password });

  beforeAll(async () => {
    const { company_id } = await addCompany(api, 'Konkan');
    ({ email } = await addUser(api, company_id));
  });

  it('returns the same for a known and an unknown address, and mails only the known one', async () => {
    const before = (await mails()).length;
    const [known, unknown] = [await forget(email.toUpperCase()), await forget('unknown@plant.example')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await mails()).slice(before).map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('is replaced once by the link, which ends all sessions and invalidates all other links', async () => {
    const elsewhere = await signIn(api, email);
    await forget(email);
    const { token: older } = (await lastMail()).payload;
    await forget(email);
    const { token } = (await lastMail()).payload;
    expect(await reset(token!, 'short')).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 8 chars.' },
    });
    expect((await reset(token!, 'a new one, long')).status).toBe(200);
    expect((await elsewhere.get('/api/companies/my')).status).toBe(401);
    await expect(signIn(api, email, PASSWORD)).rejects.toThrow();
    await signIn(api, email, 'a new one, long');
    const refused = await Promise.all([
      reset(token!, 'another one'),
      reset(older!, 'another one'),
      reset('guess', 'another one'),
    ]);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['400 This link is no longer valid. Request a new one.']),
    );
  });

  it('cannot be replaced by a link older than 30 minutes', async () => {
    await forget(email);
    const { token } = (await lastMail()).payload;
    await api.sql("update password_resets set expires_at = expires_at - interval '30 minutes 1 second'");
    expect((await reset(token!, 'too late, sorry')).status).toBe(400);
  });

  it('is replaced by only one of two concurrent requests with the same link', async () => {
    await forget(email);
    const { token } = (await lastMail()).payload;
    const both = await Promise.all([reset(token!, 'the first of two, 81'), reset(token!, 'the second of two, 82')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('cannot be replaced with the token of a session', async () => {
    const { token } = await signIn(api, (await addUser(api, (await addCompany(api, 'Deccan')).company_id)).email);
    expect((await reset(token, 'a new one, long')).status).toBe(400);
  });
});
