import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '#contracts/auth/second-factor.ts';
import { newAuthenticator } from '../../support/authenticator.ts';
import { type Api, startApi } from '../../support/api.ts';
import {
  codeOf,
  enterPassword,
  savePasskey,
  secondStep,
  sendCode,
  setUpApp,
  setUpPasskey,
  startPasskey,
} from '../../support/steps/factor-steps.ts';
import { addCompany, addUser, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';

/** A staff member's own second factors. */
let api: Api;
let user: { id: number; email: string };
let person: Person;

const list = async (who = person) => (await who.get('/api/admin/factors')).body;
const remove = (passkey_id?: number) => person.post('/api/admin/factor-remove', { password: PASSWORD, passkey_id });
const lastMail = async () =>
  (await api.sql('select kind, recipient, payload from outbox order by id desc limit 1'))[0] as {
    kind: string;
    recipient: string;
    payload: object;
  };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('delete from throttle');
  user = await addUser(api, null);
  person = await signIn(api, user.email);
});
afterAll(() => api.stop());

describe('an authenticator app', () => {
  it('counts once a code from it is entered, and comes with ten recovery codes and a mail', async () => {
    const { challenge, secret, uri } = (await person.post('/api/admin/factor-app-start', { password: PASSWORD })).body;
    expect(uri).toBe(`otpauth://totp/PlantSetu:${encodeURIComponent(user.email)}?secret=${secret}&issuer=PlantSetu`);
    expect(await list()).toMatchObject({ app_since: null, codes_left: 0 });
    expect((await enterPassword(api, user.email)).status).toBe(200);
    const saved = await person.post('/api/admin/factor-app-save', { challenge, code: await codeOf(secret) });
    expect(saved.body.codes).toHaveLength(10);
    expect(await list()).toMatchObject({ app_since: expect.stringMatching(/Z$/), codes_left: 10, required: false });
    expect(await lastMail()).toMatchObject({
      ...{ kind: 'factor-changed', recipient: user.email },
      payload: { change: 'app added' },
    });
  });

  it('is not set up by a wrong code, an expired step, or the step of another person', async () => {
    const start = async (who: Person) =>
      (await who.post('/api/admin/factor-app-start', { password: PASSWORD })).body as {
        challenge: string;
        secret: string;
      };
    const save = (challenge: string, code: string) => person.post('/api/admin/factor-app-save', { challenge, code });
    const mine = await start(person);
    expect((await save(mine.challenge, '000000')).body.fields).toHaveProperty('code');
    const theirs = await start(await signIn(api, (await addUser(api, null)).email));
    expect((await save(theirs.challenge, await codeOf(theirs.secret))).status).toBe(409);
    await api.sql('update factor_challenges set expires_at = now()');
    expect((await save(mine.challenge, await codeOf(mine.secret))).status).toBe(409);
    expect(await list()).toMatchObject({ app_since: null });
  });

  it('replaces the earlier app, and keeps the recovery codes', async () => {
    const first = await setUpApp(api, person);
    const second = await setUpApp(api, person);
    expect(second.codes).toBeNull();
    expect((await sendCode(api, await secondStep(api, user.email), await codeOf(first.secret))).status).toBe(400);
    expect((await sendCode(api, await secondStep(api, user.email), await codeOf(second.secret))).status).toBe(200);
    expect((await sendCode(api, await secondStep(api, user.email), first.codes[0]!)).status).toBe(200);
  });

  it('has its secret encrypted in the database', async () => {
    const { secret } = await setUpApp(api, person);
    const [row] = await api.sql<{ secret: string }>('select secret from authenticator_apps where user_id = $1', [
      user.id,
    ]);
    expect(row!.secret).not.toContain(secret);
    expect(Buffer.from(row!.secret, 'base64url').toString('latin1')).not.toContain(secret);
  });
});

describe('a passkey', () => {
  it('is added under a name, renamed and removed', async () => {
    await setUpPasskey(person, 'Work laptop');
    const [{ id }] = (await list()).passkeys;
    expect((await person.post('/api/admin/factor-passkey-rename', { id, name: 'Old laptop' })).status).toBe(200);
    expect((await list()).passkeys).toEqual([
      { id, name: 'Old laptop', created_at: expect.stringMatching(/Z$/), used_at: null },
    ]);
    expect((await remove(id)).status).toBe(200);
    expect(await list()).toMatchObject({ passkeys: [], codes_left: 0 });
    expect(await lastMail()).toMatchObject({ payload: { change: 'passkey removed', passkey: 'Old laptop' } });
  });

  it.each([
    { name: 'made on another site', deviation: { origin: 'https://plantsetu.evil.example' } },
    { name: 'made for another host', deviation: { rpId: 'evil.example' } },
  ])('$name is refused', async ({ deviation }) => {
    const { challenge, options } = await startPasskey(person);
    const response = newAuthenticator().create(options, deviation);
    expect((await savePasskey(person, { challenge, name: 'X', response })).status).toBe(400);
    expect((await list()).passkeys).toEqual([]);
  });

  it('that signs another question is refused, and one step adds one passkey', async () => {
    const { challenge, options } = await startPasskey(person);
    const wrong = newAuthenticator().create({ challenge: 'x'.repeat(43) });
    expect((await savePasskey(person, { challenge, name: 'X', response: wrong })).status).toBe(400);
    const save = () => savePasskey(person, { challenge, name: 'X', response: newAuthenticator().create(options) });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(409);
  });

  it('of another person can be neither renamed nor removed', async () => {
    const other = await signIn(api, (await addUser(api, null)).email);
    await setUpPasskey(other);
    const [{ id }] = (await list(other)).passkeys;
    expect((await person.post('/api/admin/factor-passkey-rename', { id, name: 'Mine' })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await list(other)).passkeys).toMatchObject([{ name: 'Laptop' }]);
  });

  it(`is the last of at most ${MAX_PASSKEYS}`, async () => {
    await api.sql(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       select id, 'Key ' || n, id || '-' || n, '', 0, '{}' from users, generate_series(1, ${MAX_PASSKEYS}) n where id = $1`,
      [user.id],
    );
    const { status } = await person.post('/api/admin/factor-passkey-start', { password: PASSWORD, name: 'One more' });
    expect(status).toBe(409);
  });
});

describe('a change of the second factors', () => {
  const CALLS: [string, object][] = [
    ['/api/admin/factor-app-start', {}],
    ['/api/admin/factor-passkey-start', { name: 'X' }],
    ['/api/admin/factor-remove', {}],
    ['/api/admin/factor-codes', {}],
  ];

  it.each(CALLS)('%s needs the current password, and few tries at it', async (path, body) => {
    const tries: number[] = [];
    for (let i = 0; i < 21; i++) tries.push((await person.post(path, { ...body, password: `guess ${i}` })).status);
    expect([tries[0], tries.at(-1)]).toEqual([400, 429]);
    expect((await person.post(path, { ...body, password: PASSWORD })).status).toBe(429);
  });

  it('ends the other sessions and keeps this one', async () => {
    const there = await signIn(api, user.email);
    await setUpApp(api, person);
    expect([(await person.get('/api/admin/factors')).status, (await there.get('/api/admin/factors')).status]).toEqual([
      200, 401,
    ]);
  });

  it('is in the audit log, without anything that would prove a factor', async () => {
    const { secret, codes } = await setUpApp(api, person);
    await setUpPasskey(person, 'Work laptop');
    const { items } = (await person.get('/api/admin/audit-list')).body;
    const records = items.slice(0, 3).map(({ record }: { record: string }) => record);
    expect(records.toSorted()).toEqual([
      expect.stringMatching(/^Authenticator app of User/),
      expect.stringMatching(/^Passkey Work laptop of User/),
      expect.stringMatching(/^Recovery codes of User/),
    ]);
    const log = JSON.stringify(await api.sql('select changes from audit_log'));
    for (const text of [secret, codes[0]!, '$argon2id', 'public_key', 'last_step']) expect(log).not.toContain(text);
  });

  it('names what was removed in the audit log', async () => {
    await setUpApp(api, person);
    await remove();
    const { items } = (await person.get('/api/admin/audit-list')).body;
    expect(
      items
        .slice(0, 2)
        .map(({ record }: { record: string }) => record)
        .toSorted(),
    ).toEqual([expect.stringMatching(/^Authenticator app of User/), expect.stringMatching(/^Recovery codes of User/)]);
  });

  it('new recovery codes replace the earlier ones, and need a factor', async () => {
    const renew = () => person.post('/api/admin/factor-codes', { password: PASSWORD });
    expect((await renew()).status).toBe(409);
    const { codes } = await setUpApp(api, person);
    const renewed = (await renew()).body.codes;
    expect((await sendCode(api, await secondStep(api, user.email), codes[0]!)).status).toBe(400);
    expect((await sendCode(api, await secondStep(api, user.email), renewed[0])).status).toBe(200);
  });

  it('removing the last factor also removes the recovery codes: the password signs in alone', async () => {
    await setUpApp(api, person);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await enterPassword(api, user.email)).status).toBe(200);
    expect(await api.sql('select from recovery_codes where user_id = $1', [user.id])).toEqual([]);
  });

  it('is not for buyers', async () => {
    const buyer = await signIn(api, (await addUser(api, (await addCompany(api, 'Aravalli')).company_id)).email);
    expect((await buyer.get('/api/admin/factors')).status).toBe(403);
  });
});
