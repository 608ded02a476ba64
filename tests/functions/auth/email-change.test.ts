import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WRONG_OLD_PASSWORD } from '#contracts/auth/account.ts';
import { OWN_EMAIL } from '#contracts/auth/email-change.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';

/** A user's new email address: asked for with the password, confirmed by a link to it. */
let api: Api;
let company_id: number;
let user: { id: number; email: string };
let here: Person;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
});
beforeEach(async () => {
  user = await addUser(api, company_id);
  here = await signIn(api, user.email);
  await api.sql('delete from outbox');
  await api.sql('delete from throttle');
});
afterAll(() => api.stop());

const newAddress = () => `moved${++serial}@example.test`;
const change = (email: string, current_password?: string, person = here) =>
  person.post('/api/change-email', { email, current_password });
const confirm = (token: string) => as(api).post('/api/confirm-email', { token });
const mails = () => api.sql<{ kind: string; recipient: string }>('select kind, recipient from outbox order by id');

async function tokenSent(): Promise<string> {
  const [sent] = await api.sql<{ payload: { token: string } }>(
    `select payload from outbox where kind = 'email-confirm' order by id desc limit 1`,
  );
  return sent!.payload.token;
}

describe('a new email address', () => {
  it.each(['customer', 'employee', 'admin'])('of a %s is confirmed by a link to it, and signs in', async (role) => {
    user = await addUser(api, role === 'customer' ? company_id : null, role);
    here = await signIn(api, user.email);
    const email = newAddress();
    expect((await change(email, PASSWORD)).status).toBe(200);
    expect(await mails()).toEqual([{ kind: 'email-confirm', recipient: email }]);
    expect((await signIn(api, user.email)).token).not.toBe('');
    expect(await confirm(await tokenSent())).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await mails()).at(-1)).toEqual({ kind: 'email-changed', recipient: user.email });
    await expect(signIn(api, user.email)).rejects.toThrow('Wrong email or password.');
    expect((await signIn(api, email)).token).not.toBe('');
  });

  it('ends the sessions, whose tokens name the old one, and the links mailed to it', async () => {
    await as(api).post('/api/forgot-password', { email: user.email });
    await change(newAddress(), PASSWORD);
    await confirm(await tokenSent());
    expect((await here.get('/api/customer/profile')).status).toBe(401);
    const open = await api.sql('select 1 from password_resets where user_id = $1 and used_at is null', [user.id]);
    expect(open).toEqual([]);
  });

  it.each([
    { name: 'no password', given: undefined, message: expect.any(String) },
    { name: 'a wrong password', given: 'not my password', message: WRONG_OLD_PASSWORD },
  ])('is refused at the field for $name, and no mail is sent', async ({ given, message }) => {
    const answer = await change(newAddress(), given);
    expect(answer).toMatchObject({ status: 400, body: { fields: { current_password: message } } });
    expect(await mails()).toEqual([]);
  });

  it('is refused if it is the present one or no address', async () => {
    const own = await change(user.email.toUpperCase(), PASSWORD);
    expect(own).toMatchObject({ status: 400, body: { fields: { email: OWN_EMAIL } } });
    expect((await change('no address', PASSWORD)).body.fields).toHaveProperty('email');
  });

  it('that has an account is answered the same, and its owner gets a mail that says so', async () => {
    const { email } = await addUser(api, (await addCompany(api, 'Konkan')).company_id);
    const fresh = newAddress();
    const answers = [await change(fresh, PASSWORD), await change(email, PASSWORD)];
    const [one, other] = answers.map(({ status, body }, at) => ({
      status,
      text: JSON.stringify(body).replaceAll(at === 0 ? fresh : email, '…'),
    }));
    expect(other).toEqual(one);
    expect((await mails()).at(-1)).toEqual({ kind: 'email-known', recipient: email });
    expect(await api.sql('select 1 from email_changes where email = $1', [email])).toEqual([]);
  });

  it('that gets an account before the link is opened stays with that account', async () => {
    const email = newAddress();
    await change(email, PASSWORD);
    await api.sql('update users set email = $1 where id = $2', [email, (await addUser(api, company_id)).id]);
    expect((await confirm(await tokenSent())).status).toBe(400);
  });

  it('is asked for five times an hour at most', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await change(newAddress(), PASSWORD)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the link', () => {
  it('works once, also of two at the same time, and for an hour', async () => {
    await change(newAddress(), PASSWORD);
    const token = await tokenSent();
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    here = await signIn(
      api,
      (await api.sql<{ email: string }>('select email from users where id = $1', [user.id]))[0]!.email,
    );
    await change(newAddress(), PASSWORD);
    await api.sql(`update email_changes set expires_at = expires_at - interval '60 minutes 1 second'`);
    const answers = [await confirm(await tokenSent()), await confirm('guess')];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([400, 'This link is no longer valid. Sign in and change your email address again.']),
    );
  });
});
