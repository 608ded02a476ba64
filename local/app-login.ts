import { randomBytes } from 'node:crypto';
import { withConnection } from '#db/connection.ts';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { runCommand } from '#db/run-command.ts';

/** The functions' role, and a second login with the same permissions, so that one can be replaced while the other serves. */
const LOGINS = ['plantsetu_app', 'plantsetu_app_b'];

/**
 * Gives a login of the functions a new password, which ends no session but makes the old password useless; returns its
 * DATABASE_URL. Throws for any other name.
 */
export async function renewAppLogin(ownerUrl: string, login: string): Promise<string> {
  if (!LOGINS.includes(login)) throw new Error(`Choose ${LOGINS.join(' or ')}, not ${login}.`);
  const password = randomBytes(24).toString('base64url');
  await withConnection(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
    if (rowCount === 0) await client.query(`create role ${login}`);
    // A password of this alphabet needs no escaping.
    await client.query(`alter role ${login} login password '${password}'`);
    if (login !== LOGINS[0]) await client.query(`grant ${LOGINS[0]} to ${login}`);
  });
  const url = new URL(ownerUrl);
  Object.assign(url, { username: login, password });
  return url.href;
}

// `npm run db:app-login`, or `npm run db:app-login -- plantsetu_app_b`
if (import.meta.main) {
  const [login = LOGINS[0]!] = process.argv.slice(2);
  await runCommand(async () =>
    console.log(await renewAppLogin(requireOwnerUrl(process.env.DATABASE_OWNER_URL), login)),
  );
}
