import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { request, signIn } from '../../support/fixtures.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Runs the command with only the settings that it needs; returns its output and whether it succeeded. */
async function createAdmin(args: string[], settings?: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...(settings ?? { ...owner(), SITE_URL: 'https://plantsetu.test' }) };
  const run = promisify(execFile)(process.execPath, ['local/create-admin.ts', ...args], { env });
  return run.then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    (error: { stderr: string }) => ({ ok: false, output: error.stderr }),
  );
}
const owner = () => ({ DATABASE_OWNER_URL: api.ownerUrl, NEON_RELAY: process.env.NEON_RELAY! });
const named = (name: string, email: string) => createAdmin(['--name', name, '--email', email]);

describe('npm run admin:create', () => {
  it('creates an admin, whose link sets the password with which they sign in', async () => {
    const { ok, output } = await named('Asha Rao', 'asha@plant.example');
    expect({ ok, output }).toEqual({ ok: true, output: expect.stringContaining('Asha Rao is an admin.') });
    const link = new URL(/https:\S+/.exec(output)![0]);
    expect(link.origin + link.pathname).toBe('https://plantsetu.test/reset-password');

    const body = { token: link.searchParams.get('token'), password: 'correct horse 9' };
    expect((await request(api, 'POST', '/api/reset-password', { body })).status).toBe(200);
    const admin = await signIn(api, 'asha@plant.example');
    const { items } = (await admin.get('/api/admin/staff-list')).body;
    expect(items).toMatchObject([{ name: 'Asha Rao', email: 'asha@plant.example', role: 'admin', me: true }]);
  });

  it('is in the audit log, without the password', async () => {
    const log = await api.sql(
      `select action, entity, user_id = entity_id::bigint as own, changes from audit_log
       where entity_id = (select id::text from users where email = 'asha@plant.example') and action = 'insert'`,
    );
    expect(log).toEqual([{ action: 'insert', entity: 'users', own: true, changes: expect.any(Object) }]);
    expect(log[0]!.changes).toMatchObject({ role: [null, 'admin'], password_hash: ['…', '…'] });
  });

  it('leaves the numbers of accounts to those created later', async () => {
    await named('Ravi', 'ravi@plant.example');
    const admin = await signInAs('ravi@plant.example');
    const invited = await admin.post('/api/admin/staff-invite', {
      ...{ name: 'Meena', email: 'meena@plant.example', role: 'employee' },
    });
    expect(invited.status).toBe(200);
  });

  it.each([
    {
      name: 'an address that has an account',
      args: ['--name', 'Other', '--email', 'ASHA@plant.example'],
      says: /already exists/,
    },
    { name: 'an address that is none', args: ['--name', 'Other', '--email', 'asha'], says: /like name@company\.in/ },
    { name: 'no name', args: ['--email', 'new@plant.example'], says: /Enter the name/ },
    { name: 'an unknown option', args: ['--mail', 'new@plant.example'], says: /--mail/ },
  ])('refuses $name and writes nothing', async ({ args, says }) => {
    const before = await api.sql('select id, email from users');
    expect(await createAdmin(args)).toEqual({ ok: false, output: expect.stringMatching(says) });
    expect(await api.sql('select id, email from users')).toEqual(before);
  });

  it('says so if the database does not answer', async () => {
    const settings = { ...owner(), NEON_RELAY: '127.0.0.1:1', SITE_URL: 'https://plantsetu.test' };
    const { ok, output } = await createAdmin(['--name', 'A', '--email', 'a@plant.example'], settings);
    expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('does not answer') });
  });

  it('names all settings that are missing', async () => {
    const { ok, output } = await createAdmin(['--name', 'A', '--email', 'a@plant.example'], {});
    expect(ok).toBe(false);
    expect(output).toMatch(/Set DATABASE_OWNER_URL .* and SITE_URL/);
  });
});

/** Signs in an admin who has not set a password yet, by giving them the tests' one. */
async function signInAs(email: string) {
  await api.sql(
    `update users set password_hash = (select password_hash from users where email = 'asha@plant.example') where email = $1`,
    [email],
  );
  return signIn(api, email);
}
