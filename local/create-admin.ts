import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { email, personName } from '#contracts/fields/text.ts';
import { withConnection } from '#db/connection.ts';
import { runCommand } from '#db/run-command.ts';
import { hashRandomPassword, INVITATION_DAYS } from '#server/auth/invitations.ts';
import { newLinkToken } from '#server/auth/link-tokens.ts';
import { passwordPage } from '#server/mail/pages.ts';
import { formatTime } from '#server/platform/format.ts';

/**
 * `npm run admin:create -- --name "Asha Rao" --email asha@example.in`: creates an admin in the database at
 * DATABASE_OWNER_URL and prints the link to set the password, so that no password passes through a terminal. Asks for what
 * is not given. For the first admin: this one invites all others on the staff page.
 */
async function createAdmin(): Promise<string> {
  const { ownerUrl, siteUrl } = readSettings();
  const { name, email } = parsePerson(await readPerson());
  const { token, token_hash } = newLinkToken();
  // Counted from now: this link is not mailed.
  const expires_at = new Date(Date.now() + INVITATION_DAYS * 86_400_000);
  const password_hash = await hashRandomPassword();
  await withConnection(ownerUrl, async (client) => {
    await client.query('begin');
    // The new admin is the user who makes this change, so that the audit log has it.
    await client.query(`select set_config('app.user_id', nextval(pg_get_serial_sequence('users', 'id'))::text, true)`);
    const { rowCount } = await client.query(
      `insert into users (id, name, email, role, password_hash) overriding system value
       values (app_user(), $1, $2, 'admin', $3) on conflict (lower(email)) where not email_in_use do nothing`,
      [name, email, password_hash],
    );
    if (rowCount === 0) throw new Error(`An account with the address ${email} already exists. Use another address.`);
    await client.query('insert into password_resets (token_hash, user_id, expires_at) values ($1, app_user(), $2)', [
      token_hash,
      expires_at,
    ]);
    await client.query('commit');
  });
  return `${name} is an admin. Set the password here, once and until ${formatTime(expires_at)}:\n${new URL(passwordPage(token), siteUrl).href}`;
}

const Person = z.object({ name: personName(100, 'Enter the name.'), email });

function parsePerson(given: Awaited<ReturnType<typeof readPerson>>): z.infer<typeof Person> {
  const { data, error } = Person.safeParse(given);
  if (error) throw new Error(error.issues.map(({ message }) => message).join(' '));
  return data;
}

function readSettings(): { ownerUrl: string; siteUrl: string } {
  const { DATABASE_OWNER_URL: ownerUrl, SITE_URL: siteUrl } = process.env;
  if (ownerUrl && siteUrl) return { ownerUrl, siteUrl };
  const missing = [
    ownerUrl ? [] : 'DATABASE_OWNER_URL (the address of the role that owns the tables)',
    siteUrl ? [] : 'SITE_URL (the address of the site, for the link)',
  ];
  throw new Error(`Set ${missing.flat().join(' and ')}.`);
}

/** From the arguments, or asked for on a terminal. */
async function readPerson(): Promise<{ name: string | undefined; email: string | undefined }> {
  const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } });
  const { name, email } = values;
  if ((name && email) || !process.stdin.isTTY) return { name, email };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const person = {
    name: name ?? (await terminal.question('Name: ')),
    email: email ?? (await terminal.question('Email: ')),
  };
  terminal.close();
  return person;
}

await runCommand(async () => console.log(await createAdmin()));
