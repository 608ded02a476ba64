import { randomBytes } from 'node:crypto';
import { Client } from '@neondatabase/serverless';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewAppLogin } from '#local/app-login.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, signIn } from '../../support/fixtures.ts';

let api: Api;
let session: { id: string; user: number };
beforeAll(async () => {
  api = await startApi();
  const { id, email } = await addUser(api, (await addCompany(api, 'Aravalli')).company_id);
  await signIn(api, email);
  const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [id]);
  session = { id: row!.id, user: id };
});
afterAll(async () => {
  await api.sql('drop role if exists plantsetu_app_b');
  await api.stop();
});

/** What a connection with this address may do before and after it has authenticated. */
async function use(url: string) {
  const client = new Client(url);
  await client.connect();
  try {
    const before = await client.query('select from orders').catch(({ code }: { code: string }) => code);
    await client.query('begin');
    await client.query(`select authenticate($1, $2, '{customer}')`, [session.user, session.id]);
    await client.query('select switch_role()');
    const { rows } = await client.query('select current_user::text as role, count(*)::int from companies');
    return { before, after: rows[0] };
  } finally {
    await client.end();
  }
}

it('a second login serves calls like the first, and each new password replaces the one before', async () => {
  const first = await renewAppLogin(api.ownerUrl, 'plantsetu_app_b');
  expect(await use(first)).toEqual({ before: '42501', after: { role: 'plantsetu_buyer', count: 1 } });
  const second = await renewAppLogin(api.ownerUrl, 'plantsetu_app_b');
  await expect(use(first)).rejects.toThrow('password authentication failed');
  expect(await use(second)).toMatchObject({ before: '42501' });
});

it('no other role is given a password', async () => {
  const other = `plantsetu_${randomBytes(3).toString('hex')}`;
  await expect(renewAppLogin(api.ownerUrl, other)).rejects.toThrow('Choose plantsetu_app or plantsetu_app_b');
});
