import { and, eq, sql } from 'drizzle-orm';
import { authenticator_apps, passkeys, recovery_codes } from '#db/schema/second-factors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { asActor, db, guard, rows } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { AppError, GuardFailed, notFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import { afterChange } from './factor-changes.ts';
import { newRecoveryCodes, replaceCodes } from './recovery-codes.ts';

/** The caller's second factors. */
export async function listFactors(actor: Caller) {
  const [me, [app], keys, [codes]] = await asActor(actor, [
    db
      .select({ since: authenticator_apps.created_at })
      .from(authenticator_apps)
      .where(eq(authenticator_apps.user_id, actor.uid)),
    db
      .select({ id: passkeys.id, name: passkeys.name, used_at: passkeys.used_at, created_at: passkeys.created_at })
      .from(passkeys)
      .where(eq(passkeys.user_id, actor.uid))
      .orderBy(passkeys.id),
    db.select({ left: recovery_codes.codes_left }).from(recovery_codes).where(eq(recovery_codes.user_id, actor.uid)),
  ]);
  return {
    app_since: app ? app.since.toISOString() : null,
    passkeys: keys.map(({ used_at, created_at, ...key }) => ({
      ...key,
      created_at: created_at.toISOString(),
      used_at: used_at && used_at.toISOString(),
    })),
    codes_left: codes?.left ?? 0,
    required: isRequired(me.role),
  };
}

const isRequired = (role: string) => role === 'admin' && env.ADMIN_SECOND_FACTOR === 'required';

const hasFactor = sql`exists (select from ${authenticator_apps} where user_id = app_user())
  or exists (select from ${passkeys} where user_id = app_user())`;

interface Removal {
  password: string;
  passkey_id?: number | undefined;
}

/** Removes a passkey, or the app; with the last factor go the recovery codes. */
export async function removeFactor(actor: Caller, { password, passkey_id }: Removal) {
  const [me, [factor]] = await confirmPassword(actor, { password, field: 'password' }, selectName(actor, passkey_id));
  if (!factor) throw notFound(passkey_id ? 'passkey' : 'authenticator app');
  const { name } = factor;
  const removal = passkey_id
    ? db.delete(passkeys).where(and(eq(passkeys.id, passkey_id), eq(passkeys.user_id, actor.uid)))
    : db.delete(authenticator_apps).where(eq(authenticator_apps.user_id, actor.uid));
  try {
    await asActor(actor, [
      // Of two removals at once, the second waits here and sees that it is the last.
      rows(sql`select pg_advisory_xact_lock(hashtext('second factors'), ${actor.uid}::int)`),
      removal,
      ...(isRequired(me.role) ? [guard('last', hasFactor)] : []),
      db.delete(recovery_codes).where(and(eq(recovery_codes.user_id, actor.uid), sql`not (${hasFactor})`)),
      ...afterChange(actor, me, passkey_id ? 'passkey removed' : 'app removed', name),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('conflict', 'Admins need a second factor. Add another one before you remove this one.');
  }
  const removed = passkey_id ? `Passkey “${name}” removed.` : 'Authenticator app removed.';
  return { message: `${removed} Other devices have been signed out.` };
}

/** The name of the caller's passkey, or an empty one for the app; no row if there is no such factor. */
const selectName = (actor: Caller, passkey_id: number | undefined) =>
  passkey_id
    ? db
        .select({ name: passkeys.name })
        .from(passkeys)
        .where(and(eq(passkeys.id, passkey_id), eq(passkeys.user_id, actor.uid)))
    : db
        .select({ name: sql<string>`''` })
        .from(authenticator_apps)
        .where(eq(authenticator_apps.user_id, actor.uid));

/** Replaces the caller's recovery codes. 409 without a second factor. */
export async function renewCodes(actor: Caller, { password }: { password: string }) {
  const [me] = await confirmPassword(actor, { password, field: 'password' });
  const { codes, hashes } = await newRecoveryCodes();
  try {
    await asActor(actor, [
      guard('factor', hasFactor),
      ...replaceCodes(actor.uid, hashes),
      ...afterChange(actor, me, 'codes renewed'),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('conflict', 'Set up an authenticator app or a passkey first.');
  }
  return { message: 'New recovery codes made. The earlier ones no longer work.', codes };
}

/** Renames one of the caller's passkeys. */
export async function renamePasskey(actor: Caller, { id, name }: { id: number; name: string }) {
  const [, renamed] = await asActor(actor, [
    db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, sql`app_user()`)))
      .returning({ id: passkeys.id }),
  ]);
  if (renamed.length === 0) throw notFound('passkey');
  return { message: `Renamed to “${name}”.` };
}
