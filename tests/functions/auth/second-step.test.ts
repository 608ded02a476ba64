import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import {
  codeOf,
  enterPassword,
  secondStep,
  sendCode,
  sendPasskey,
  setUpApp,
  setUpPasskey,
} from '../../support/steps/factor-steps.ts';
import { newAuthenticator } from '../../support/authenticator.ts';
import { addUser, as, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

/** The second step of a sign-in. */
let api: Api;
let user: { id: number; email: string };
let person: Person;

const READ = '/api/admin/company-list';
const EXPIRED = { status: 401, body: { message: 'This sign-in has expired. Enter your password again.' } };
const mails = async () =>
  (await api.sql<{ kind: string }>('select kind from outbox order by id')).map(({ kind }) => kind);
const sessions = async () =>
  (await api.sql('select from sessions where user_id = $1 and revoked_at is null', [user.id])).length;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('delete from throttle');
  user = await addUser(api, null, 'admin');
  person = await signIn(api, user.email);
  await api.sql('delete from outbox');
});
afterAll(() => api.stop());

describe('a sign-in with a second factor', () => {
  it('opens no session with the password alone, and says which step follows', async () => {
    await setUpApp(api, person);
    const before = await sessions();
    const { status, body } = await enterPassword(api, user.email);
    expect(status).toBe(401);
    expect(body).toEqual({
      ...{ success: false, code: 'second_step', request_id: expect.any(String) },
      message: 'Confirm your sign-in with your second factor.',
      second_step: { challenge: expect.stringMatching(/^[\w-]{43}$/), app: true, passkey: false },
    });
    expect(await sessions()).toBe(before);
  });

  it('says nothing of the second factor before the password is right', async () => {
    await setUpApp(api, person);
    const { body } = await request(api, 'POST', '/api/login', { body: { email: user.email, password: 'wrong' } });
    expect(body).toMatchObject({ code: 'unauthenticated', message: 'Wrong email or password.' });
    expect(body).not.toHaveProperty('second_step');
  });

  it('is finished by the app’s code, with the same reply as a sign-in without a factor', async () => {
    const { secret } = await setUpApp(api, person);
    const { status, body } = await sendCode(api, await secondStep(api, user.email), await codeOf(secret));
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      token: expect.any(String),
      user: {
        ...{ uid: user.id, name: expect.any(String), email: user.email, role: 'admin', company_id: null },
        rights: ['sales', 'stores', 'accounts'],
      },
      must_change_password: false,
    });
    expect((await as(api, body.token).get(READ)).status).toBe(200);
  });

  it('accepts a code with spaces, and one of a phone whose clock is half a minute off', async () => {
    const { secret } = await setUpApp(api, person);
    const early = await codeOf(secret, -1);
    expect(
      (await sendCode(api, await secondStep(api, user.email), ` ${early.slice(0, 3)} ${early.slice(3)}`)).status,
    ).toBe(200);
    expect((await sendCode(api, await secondStep(api, user.email), await codeOf(secret, 1))).status).toBe(200);
  });

  it('refuses a code used before, and any earlier one', async () => {
    const { secret } = await setUpApp(api, person);
    const code = await codeOf(secret);
    expect((await sendCode(api, await secondStep(api, user.email), code)).status).toBe(200);
    for (const used of [code, await codeOf(secret, -1)]) {
      const answer = await sendCode(api, await secondStep(api, user.email), used);
      expect(answer).toMatchObject({ status: 400, body: { fields: { code: expect.stringContaining('used before') } } });
    }
  });

  it('of two requests with one code signs in one', async () => {
    const { secret } = await setUpApp(api, person);
    const steps = [await secondStep(api, user.email), await secondStep(api, user.email)];
    const code = await codeOf(secret);
    const answers = await Promise.all(steps.map((step) => sendCode(api, step, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('refuses the code that set the app up', async () => {
    const { challenge, secret } = (await person.post('/api/admin/factor-app-start', { password: PASSWORD })).body;
    const code = await codeOf(secret);
    await person.post('/api/admin/factor-app-save', { challenge, code });
    expect((await sendCode(api, await secondStep(api, user.email), code)).status).toBe(400);
  });

  it.each(['000000', '12345', 'abcdef', 'aaaaa-aaaaa', '９９９９９９'])(
    'refuses the code %s at its field',
    async (code) => {
      await setUpApp(api, person);
      const { status, body } = await sendCode(api, await secondStep(api, user.email), code);
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('code');
    },
  );
});

describe('the second step', () => {
  it('can be finished once', async () => {
    const { secret } = await setUpApp(api, person);
    const step = await secondStep(api, user.email);
    expect((await sendCode(api, step, await codeOf(secret))).status).toBe(200);
    expect(await sendCode(api, step, await codeOf(secret, 1))).toMatchObject(EXPIRED);
  });

  it('ends after ten minutes', async () => {
    const { secret } = await setUpApp(api, person);
    const step = await secondStep(api, user.email);
    const [row] = await api.sql(
      `select extract(epoch from expires_at - now()) / 60 between 9.5 and 10 as ten from factor_challenges where user_id = $1`,
      [user.id],
    );
    expect(row).toEqual({ ten: true });
    await api.sql('update factor_challenges set expires_at = now() where user_id = $1', [user.id]);
    expect(await sendCode(api, step, await codeOf(secret))).toMatchObject(EXPIRED);
  });

  it.each([
    { name: 'the account is disabled', sql: 'update users set disabled_at = now() where id = $1' },
    { name: 'the password changes', sql: `update users set password_hash = password_hash || ' ' where id = $1` },
    {
      name: 'an admin resets the factors',
      sql: `insert into factor_resets (user_id, reason, reset_by) values ($1, 'Lost', $1)`,
    },
  ])('ends when $name', async ({ sql }) => {
    const { secret } = await setUpApp(api, person);
    const step = await secondStep(api, user.email);
    await api.sql(sql, [user.id]);
    expect(await sendCode(api, step, await codeOf(secret))).toMatchObject(EXPIRED);
  });

  it('of one person is not finished by the code of another', async () => {
    await setUpApp(api, person);
    const other = await addUser(api, null);
    const { secret } = await setUpApp(api, await signIn(api, other.email));
    expect((await sendCode(api, await secondStep(api, user.email), await codeOf(secret))).status).toBe(400);
  });

  it('is not opened by the token of setting up a factor, nor by one that does not exist', async () => {
    const { secret } = await setUpApp(api, person);
    const { challenge } = (await person.post('/api/admin/factor-app-start', { password: PASSWORD })).body;
    for (const token of [challenge, 'x'.repeat(43)]) {
      expect(await sendCode(api, token, await codeOf(secret))).toMatchObject(EXPIRED);
    }
  });

  it('ends after five wrong codes, and the owner gets a mail', async () => {
    const { secret } = await setUpApp(api, person);
    await api.sql('delete from outbox');
    const step = await secondStep(api, user.email);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await sendCode(api, step, '000000')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 401]);
    expect(await mails()).toEqual(['second-factor-refused']);
    expect(await sendCode(api, step, await codeOf(secret))).toMatchObject(EXPIRED);
  });

  it('is refused with 429 after fifteen wrong codes over several sign-ins, whichever address they come from', async () => {
    const { secret } = await setUpApp(api, person);
    const guess = async (ip: string) => {
      const login = { body: { email: user.email, password: PASSWORD }, headers: { 'x-test-ip': ip } };
      const { body } = await request(api, 'POST', '/api/login', login);
      for (let i = 0; i < 4; i++) await sendCode(api, body.second_step.challenge, '000000');
      return body.second_step.challenge;
    };
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await guess(ip);
    const step = await guess('203.0.113.4');
    const refused = await sendCode(api, step, await codeOf(secret));
    expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a recovery code', () => {
  it('finishes a sign-in once, in any case and spelling, and the owner gets a mail', async () => {
    const { codes } = await setUpApp(api, person);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    await api.sql('delete from outbox');
    const typed = codes[3]!.toUpperCase().replace('-', ' ');
    expect((await sendCode(api, await secondStep(api, user.email), typed)).status).toBe(200);
    expect(await mails()).toEqual(['recovery-code-used']);
    expect((await sendCode(api, await secondStep(api, user.email), codes[3]!)).status).toBe(400);
    expect((await sendCode(api, await secondStep(api, user.email), codes[4]!)).status).toBe(200);
  });

  it('of two requests signs in one', async () => {
    const { codes } = await setUpApp(api, person);
    const steps = [await secondStep(api, user.email), await secondStep(api, user.email)];
    const answers = await Promise.all(steps.map((step) => sendCode(api, step, codes[0]!)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is stored only as a slow hash', async () => {
    const { codes } = await setUpApp(api, person);
    const [row] = await api.sql<{ hashes: string[] }>('select hashes from recovery_codes where user_id = $1', [
      user.id,
    ]);
    expect(row!.hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
    expect(JSON.stringify(row)).not.toContain(codes[0]!.replace('-', ''));
  });
});

describe('a passkey', () => {
  it('finishes a sign-in', async () => {
    const { key } = await setUpPasskey(person);
    const { body } = await enterPassword(api, user.email);
    expect(body.second_step).toMatchObject({ app: false, passkey: true });
    const answer = await sendPasskey(api, body.second_step.challenge, key);
    expect(answer).toMatchObject({ status: 200, body: { user: { uid: user.id } } });
    expect((await as(api, answer.body.token).get(READ)).status).toBe(200);
  });

  it.each([
    { name: 'of another site', deviation: { origin: 'https://plantsetu.evil.example' } },
    { name: 'signed for another host', deviation: { rpId: 'evil.example' } },
    { name: 'whose counter stands still', deviation: { counter: 1 }, uses: 1 },
    { name: 'whose counter goes back, as a copy of it would', deviation: { counter: 1 }, uses: 3 },
  ])('$name is refused', async ({ deviation, uses = 0 }) => {
    const { key } = await setUpPasskey(person);
    for (let i = 0; i < uses; i++) {
      expect((await sendPasskey(api, await secondStep(api, user.email), key)).status).toBe(200);
    }
    expect(await sendPasskey(api, await secondStep(api, user.email), key, deviation)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('This passkey was not accepted.') },
    });
  });

  it('of another person, or not registered, is refused', async () => {
    await setUpPasskey(person);
    const other = await addUser(api, null);
    const { key } = await setUpPasskey(await signIn(api, other.email));
    for (const foreign of [key, newAuthenticator()]) {
      expect((await sendPasskey(api, await secondStep(api, user.email), foreign)).status).toBe(400);
    }
  });

  it('answers one question once: neither an old answer nor that to another sign-in counts', async () => {
    const { key } = await setUpPasskey(person);
    const ask = async (challenge: string) =>
      (await request(api, 'POST', '/api/login-passkey-options', { body: { challenge } })).body.options;
    const answer = (challenge: string, response: object) =>
      request(api, 'POST', '/api/login-passkey', { body: { challenge, response } });
    const [first, second] = [await secondStep(api, user.email), await secondStep(api, user.email)];
    const response = key.get(await ask(first));
    const question = await ask(second);
    expect((await answer(second, response)).status).toBe(400);
    // The question of the second sign-in is used up by the wrong answer.
    expect((await answer(second, key.get(question))).status).toBe(400);
    expect((await answer(first, response)).status).toBe(200);
    expect(await answer(first, response)).toMatchObject(EXPIRED);
  });

  it('without a counter, as a synchronised one, works again and again', async () => {
    const { key } = await setUpPasskey(person);
    for (let i = 0; i < 3; i++) {
      expect((await sendPasskey(api, await secondStep(api, user.email), key, { counter: 0 })).status).toBe(200);
    }
  });
});
