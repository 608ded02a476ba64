import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, request } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

/** The version of the notice that a person was shown is stored beside what they sent. */
let api: Api;
let store: Store;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const email = 'asha@visitor.example';
const name = 'Asha Rao';
function application(): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({
    name,
    email,
    jobCode: 'INTERNSHIP',
    phone: '98200 12345',
    track: 'Data & Analytics',
  }))
    form.append(field, value);
  form.append('resume', new File(['%PDF-1.7\n%%EOF\n'], 'asha.pdf', { type: 'application/pdf' }));
  return form;
}

it.each([
  ['/api/contact', 'contact_messages', () => ({ name, email, message: 'Call me.' })],
  ['/api/rfq', 'rfq_submissions', () => ({ name, email, requirement: 'Bearings' })],
  ['/api/submit-application', 'job_applications', application],
  ['/api/newsletter', 'newsletter_subscribers', () => ({ email })],
])('%s: in %s', async (path, table, body) => {
  expect((await request(api, 'POST', path, { body: body() })).status).toBe(200);
  expect(await api.sql(`select notice_version from ${table}`)).toEqual([{ notice_version: NOTICE_VERSION }]);
});

it('a newsletter address that is typed again has the notice and the time of the last consent', async () => {
  await api.sql(`update newsletter_subscribers set notice_version = '2020-01-01', asked_at = '2020-01-01'`);
  await request(api, 'POST', '/api/newsletter', { body: { email } });
  const rows = await api.sql(
    `select notice_version, asked_at > now() - interval '1 hour' as now, confirmed_at from newsletter_subscribers`,
  );
  expect(rows).toEqual([{ notice_version: NOTICE_VERSION, now: true, confirmed_at: null }]);
});

it('a webinar registration also has the day of the session, after which it is kept for a while', async () => {
  const webinar = 'rate-contracts-that-hold';
  const { status } = await request(api, 'POST', '/api/webinars/register', { body: { webinar, name, email } });
  expect(status).toBe(200);
  const [row] = await api.sql('select notice_version, held_on >= current_date as ahead from webinar_registrations');
  expect(row).toEqual({ notice_version: NOTICE_VERSION, ahead: true });
});

it('an account has it when its password is set by the link of an invitation', async () => {
  const { id } = await addUser(api, null);
  const { hashLinkToken } = await import('#server/auth/link-tokens.ts');
  await api.sql(
    `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashLinkToken('a-token-of-an-invitation'), id],
  );
  const body = { token: 'a-token-of-an-invitation', password: 'teal Bearing 6205 quay' };
  expect((await request(api, 'POST', '/api/reset-password', { body })).status).toBe(200);
  const [row] = await api.sql('select notice_version, noticed_at is not null as noticed from users where id = $1', [
    id,
  ]);
  expect(row).toEqual({ notice_version: NOTICE_VERSION, noticed: true });
});
