import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { request } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { openStore, type Store } from '../../support/object-store.ts';

/** Public forms cannot be used to send a stranger mails, or words of one's own. */
let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let store: Store;
let serial = 0;

beforeAll(async () => {
  mail = await startMailServer();
  store = await openStore();
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  await api.sql('delete from throttle');
  mail.received.length = 0;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await store.close();
});

const WORDS = 'You have won a prize';
const forms: { path: string; body: Record<string, unknown> }[] = [
  { path: '/api/contact', body: { name: 'Asha Rao', company: WORDS, message: WORDS } },
  {
    path: '/api/rfq',
    body: {
      ...{ name: 'Asha Rao', company: WORDS, requirement: WORDS },
      lines: JSON.stringify([{ item: WORDS, qty: 1, unit: 'NOS' }]),
    },
  },
  { path: '/api/webinars/register', body: { name: 'Asha Rao', webinar: 'rate-contracts-that-hold', company: WORDS } },
  { path: '/api/newsletter', body: {} },
  { path: '/api/submit-application', body: { name: 'Asha Rao', jobCode: 'PS-JD001', message: WORDS } },
];

/** Each time from another IP address. */
function send({ path, body }: (typeof forms)[number], email: unknown, headers: Record<string, string> = {}) {
  const from = { 'x-test-ip': `198.51.${++serial >> 8}.${serial & 255}`, ...headers };
  if (path !== '/api/submit-application') {
    return request(api, 'POST', path, { body: { ...body, email }, headers: from });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, email })) form.append(name, String(value));
  form.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf'));
  return request(api, 'POST', path, { body: form, headers: from });
}
const mailsTo = async (address: string) =>
  (await api.sql(`select kind from outbox where lower(recipient) = $1`, [address.toLowerCase()])).length;

describe.each(forms)('$path', (form) => {
  it('mails one address at most six times a day, and accepts the form as always', async () => {
    const replies = [];
    for (let i = 0; i < 9; i++) replies.push(await send(form, 'victim@plant.example'));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
    expect(await mailsTo('victim@plant.example')).toBe(6);
    await api.sql(`update throttle set resets_at = now() - interval '1 second'`);
    await send(form, 'victim@plant.example');
    expect(await mailsTo('victim@plant.example')).toBe(7);
  });

  it('repeats no text of the sender to an address that is not confirmed', async () => {
    expect((await send(form, 'victim@plant.example')).status).toBe(200);
    const { sendOutbox } = await import('#server/outbox/send.ts');
    await sendOutbox();
    const toVictim = mail.received.filter(({ to }) => to.includes('victim@plant.example'));
    expect(toVictim).toHaveLength(1);
    expect(toVictim[0]!.raw.replace(/=\r\n/g, '')).not.toContain(WORDS);
  });

  it('is refused if another site sends it through its reader’s browser, and accepted otherwise', async () => {
    const refused = await send(form, 'a@plant.example', { 'sec-fetch-site': 'cross-site' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.message).toMatch(/^This form was sent from another website\./);
    expect(await mailsTo('a@plant.example')).toBe(0);
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await send(form, 'a@plant.example', { 'sec-fetch-site': site })).status).toBe(200);
    }
  });

  it.each(['a@b..com', '-rf@plant.example', '.a@plant.example', 'a..b@plant.example', 'a@-plant.example'])(
    'refuses the address %s',
    async (address) => {
      const { status, body } = await send(form, address);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { fields: { email: 'Enter an email address like name@company.in.' } },
      });
    },
  );
});

describe.each(forms.filter(({ body }) => 'name' in body))('$path refuses as a name', (form) => {
  it.each(['Win at https://evil.example', 'www.evil.example', 'Visit evil.com', 'prize.xyz/now', 'bit.ly/abc'])(
    '%s',
    async (name) => {
      const { status, body } = await send({ ...form, body: { ...form.body, name } }, 'a@plant.example');
      const message = 'Enter the name only, without a web address.';
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: { name: message } } });
    },
  );

  it.each(['A.K. Sharma', 'Dr.Rao', 'Smt. Lakshmi-Devi', 'M/s. Rao & Co.', 'आशा राव', 'O’Neil, Jr.'])(
    'not %s',
    async (name) => {
      const answer = await send({ ...form, body: { ...form.body, name } }, `ok${++serial}@plant.example`);
      expect(answer.status).toBe(200);
    },
  );
});

it('all forms together count, and so do other spellings of the same mailbox', async () => {
  const spellings = [
    'Victim@plant.example',
    'vic.tim@plant.example',
    'victim+1@plant.example',
    'victim+2@plant.example',
  ];
  for (const form of forms) for (const address of spellings) await send(form, address);
  const sent = await Promise.all(spellings.map(mailsTo));
  expect(sent.reduce((sum, count) => sum + count)).toBe(6);
});

it('twelve forms at once send one address six mails', async () => {
  await Promise.all(Array.from({ length: 12 }, () => send(forms[0]!, 'victim@plant.example')));
  expect(await mailsTo('victim@plant.example')).toBe(6);
});
