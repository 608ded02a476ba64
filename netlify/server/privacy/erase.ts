import { sql } from 'drizzle-orm';
import { PERSON_CHANGED, STAFF_ACCOUNT } from '#contracts/privacy/person.ts';
import { hashRandomPassword } from '../auth/invitations.ts';
import { AppError } from '../platform/errors.ts';
import { runLongTransaction } from '../platform/long-transaction.ts';
import { deletePrivateFile } from '../platform/files/object-store.ts';
import type { Caller } from '../platform/session.ts';
import { fingerprint, readFiles, readPlaces } from './held.ts';
import { findPerson, hashAddress, query, takeRole } from './person.ts';

/**
 * Erases a person's data in one transaction, and then their files. The entry in `erasures`, written as the admin, is the only
 * one in the audit log: the changes themselves are not logged, because the log would keep what is erased.
 */
export async function erasePerson(
  actor: Caller,
  { email, reason, seen }: { email: string; reason: string; seen: string },
): Promise<{ message: string }> {
  const noPassword = await hashRandomPassword();
  const { erased, files } = await runLongTransaction(actor, async (client) => {
    await takeRole(client, 'plantsetu_privacy');
    const person = await findPerson(client, email);
    const found = await readPlaces(client, person);
    if (found.length === 0) throw new AppError('not_found', 'We hold nothing under this address.');
    if (person.user && person.user.role !== 'customer') throw new AppError('conflict', STAFF_ACCOUNT);
    if (fingerprint(found) !== seen) throw new AppError('conflict', PERSON_CHANGED);
    const files = await readFiles(client, person);
    const erased = found.filter(({ erase }) => erase);
    const counts = Object.fromEntries(erased.map(({ name, records }) => [name, records.length]));
    await takeRole(client, 'plantsetu_staff');
    await query(
      client,
      sql`insert into erasures (subject_hash, account_id, reason, erased, created_by)
        values (${hashAddress(email)}, ${person.user?.id ?? null}, ${reason}, ${JSON.stringify(counts)}, app_user())`,
    );
    await query(client, sql`select set_config('app.user_id', '', true)`);
    await takeRole(client, 'plantsetu_privacy');
    for (const { erase = [] } of found) for (const statement of erase) await query(client, statement);
    if (person.user)
      await query(client, sql`update users set password_hash = ${noPassword} where id = ${person.user.id}`);
    return { erased, files };
  });
  // After the commit. What fails here has no row any more and is deleted by the hourly run after a day.
  await Promise.all(files.map(({ key }) => deletePrivateFile(key)));
  const records = erased.reduce((sum, { records }) => sum + records.length, 0);
  return {
    message: `Erased: ${records} ${records === 1 ? 'record' : 'records'}, ${files.length} ${files.length === 1 ? 'file' : 'files'}.`,
  };
}
