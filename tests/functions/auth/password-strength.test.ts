import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMMON_PASSWORD, OWN_DETAILS } from '#contracts/auth/account.ts';
import { generatePassword } from '#contracts/auth/generated-password.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';

/** Common passwords and the person's own details are refused wherever a password is set. */
let api: Api;
let company_id: number;
let staff: Person;
let user: { id: number; email: string };

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli Castings'));
  staff = await signIn(api, (await addUser(api, null, 'admin')).email);
});
beforeEach(async () => {
  await api.sql('delete from throttle');
  await api.sql('delete from outbox');
  user = await addUser(api, company_id);
  await api.sql(`update users set name = 'Devika Menon' where id = $1`, [user.id]);
});
afterAll(() => api.stop());

let invited = 0;

/** Each call that sets a password, for a person named Devika Menon of Aravalli Castings. */
const WAYS = [
  {
    way: 'a change',
    set: async (password: string) =>
      (await signIn(api, user.email)).post('/api/change-password', { old_password: PASSWORD, password }),
  },
  {
    way: 'a link',
    set: async (password: string) => {
      await as(api).post('/api/forgot-password', { email: user.email });
      const [{ payload }] = (await api.sql(
        `select payload from outbox where kind = 'password-reset' order by id desc`,
      )) as [{ payload: { token: string } }];
      return as(api).post('/api/reset-password', { token: payload.token, password });
    },
  },
  {
    way: 'staff',
    set: (password: string) =>
      staff.post('/api/employees/create-customer', {
        ...{ name: 'Devika Menon', email: `devika.menon.${++invited}@aravalli.example`, company_id, password },
      }),
  },
];

describe.each(WAYS)('a password set by $way', ({ set }) => {
  it.each([
    { name: 'a common one', password: 'Password@123', message: COMMON_PASSWORD },
    { name: 'a row of keys', password: 'qwertyuiop', message: COMMON_PASSWORD },
    { name: 'the person’s name', password: 'Devika@1990', message: OWN_DETAILS },
    { name: 'the company’s name', password: 'Aravalli2026', message: OWN_DETAILS },
    { name: 'ours', password: 'PlantSetu@123', message: OWN_DETAILS },
    {
      name: 'too short, in the specification’s words',
      password: 'secret',
      message: 'Password must be at least 8 chars.',
    },
  ])('is refused at its field if it is $name', async ({ password, message }) => {
    expect(await set(password)).toMatchObject({ status: 400, body: { message, fields: { password: message } } });
  });

  it('is accepted if it is neither', async () => {
    expect((await set('monsoon-gearbox-71')).status).toBe(200);
  });
});

it('a refused password leaves the link valid', async () => {
  await as(api).post('/api/forgot-password', { email: user.email });
  const [{ payload }] = (await api.sql('select payload from outbox')) as [{ payload: { token: string } }];
  const set = (password: string) => as(api).post('/api/reset-password', { token: payload.token, password });
  expect((await set(user.email)).status).toBe(400);
  expect((await set(generatePassword())).status).toBe(200);
});
