import { generate } from 'otplib';
import type { Api } from '../api.ts';
import { type Authenticator, newAuthenticator } from '../authenticator.ts';
import { type Answer, as, PASSWORD, type Person, request } from '../fixtures.ts';

/** The code that an app shows; `steps` of 30 seconds later or, if negative, earlier. */
export const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Signs in with the password only; the answer of an account with a second factor is a refusal with its second step. */
export const enterPassword = (api: Api, email: string): Promise<Answer> =>
  request(api, 'POST', '/api/login', { body: { email, password: PASSWORD } });

/** The token of the second step that follows the password. */
export const secondStep = async (api: Api, email: string): Promise<string> =>
  (await enterPassword(api, email)).body.second_step.challenge;

export const sendCode = (api: Api, challenge: string, code: string): Promise<Answer> =>
  request(api, 'POST', '/api/login-code', { body: { challenge, code } });

/** Sets up an authenticator app; returns its secret and the recovery codes. The last code counts as long past. */
export async function setUpApp(api: Api, person: Person): Promise<{ secret: string; codes: string[] }> {
  const { challenge, secret } = (await person.post('/api/admin/factor-app-start', { password: PASSWORD })).body;
  const saved = await person.post('/api/admin/factor-app-save', { challenge, code: await codeOf(secret) });
  if (saved.status !== 200) throw new Error(saved.body.message);
  await api.sql('update authenticator_apps set last_step = 0');
  return { secret, codes: saved.body.codes };
}

/** Adds a passkey; returns its authenticator and the recovery codes. */
export async function setUpPasskey(person: Person, name = 'Laptop') {
  const key = newAuthenticator();
  const { challenge, options } = await startPasskey(person, name);
  const saved = await savePasskey(person, { challenge, name, response: key.create(options) });
  if (saved.status !== 200) throw new Error(saved.body.message);
  return { key, codes: saved.body.codes as string[] };
}

export const startPasskey = async (person: Person, name = 'Laptop') =>
  (await person.post('/api/admin/factor-passkey-start', { password: PASSWORD, name })).body;

export const savePasskey = (person: Person, body: object) => person.post('/api/admin/factor-passkey-save', body);

/** Answers the second step of a sign-in with a passkey. */
export async function sendPasskey(
  api: Api,
  challenge: string,
  key: Authenticator,
  deviation: Parameters<Authenticator['get']>[1] = {},
): Promise<Answer> {
  const asked = await request(api, 'POST', '/api/login-passkey-options', { body: { challenge } });
  const response = key.get(asked.body.options, deviation);
  return request(api, 'POST', '/api/login-passkey', { body: { challenge, response } });
}

/** Signs in with password and code. */
export async function signInWithApp(api: Api, email: string, secret: string): Promise<Person> {
  const { body } = await sendCode(api, await secondStep(api, email), await codeOf(secret));
  return as(api, body.token);
}
