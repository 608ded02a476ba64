import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { email, required } from '#contracts/fields/text.ts';
import { withConnection } from '#db/connection.ts';
import { mail } from '#server/mail/mail-row.ts';
import { formatTime } from '#server/platform/format.ts';

/**
 * `npm run admin:reset-factors -- --email asha@example.in --reason "Lost phone"`: removes all second factors of a staff
 * account in the database at DATABASE_OWNER_URL and ends its sessions, for the only admin, whom no colleague can help. The
 * password stays as it is. The audit log has the reason, and the owner gets a mail.
 */
async function resetFactors(): Promise<string> {
  const ownerUrl = process.env.DATABASE_OWNER_URL;
  if (!ownerUrl) throw new Error('Set DATABASE_OWNER_URL (the address of the role that owns the tables).');
  const { email, reason } = Wanted.parse(
    parseArgs({ options: { email: { type: 'string' }, reason: { type: 'string' } } }).values,
  );
  const name = await withConnection(ownerUrl, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: string; name: string; email: string }>(
      `select id, name, email from users where lower(email) = lower($1) and role <> 'customer' for update`,
      [email],
    );
    const [person] = rows;
    if (!person) throw new Error(`No staff account has the address ${email}.`);
    // The audit log needs a user who makes the change.
    await client.query(`select set_config('app.user_id', $1, true)`, [person.id]);
    for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes']) {
      await client.query(`delete from ${table} where user_id = $1`, [person.id]);
    }
    await client.query('insert into factor_resets (user_id, reason, reset_by) values ($1, $2, $1)', [
      person.id,
      reason,
    ]);
    const notice = { name: person.name, by: 'The operator of the site', at: formatTime(new Date()) };
    const letter = mail('factors-reset', person.email, notice);
    await client.query('insert into outbox (kind, recipient, payload) values ($1, $2, $3)', [
      ...[letter.kind, letter.recipient, JSON.stringify(letter.payload)],
    ]);
    await client.query('commit');
    return person.name;
  });
  return `${name} has no second factor now and is signed out on all devices. Sign in with the password and set up a new one.`;
}

const Wanted = z.object({ email, reason: required(300, 'Give a reason with --reason. It is kept in the audit log.') });

try {
  console.log(await resetFactors());
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function messageOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return error.issues.map(({ message }) => message).join(' ');
  // The driver reports a failed connection without a message.
  return (error as Error).message || 'The database at DATABASE_OWNER_URL does not answer. Check the address.';
}
