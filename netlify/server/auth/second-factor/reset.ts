import { and, eq, ne } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { authenticator_apps, factor_resets, passkeys, recovery_codes } from '#db/schema/second-factors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { mail } from '../../mail/mail-row.ts';
import { asActor, db } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { formatTime } from '../../platform/format.ts';
import type { Caller } from '../../platform/session.ts';

interface Reset {
  id: number;
  reason: string;
  /** The admin's own. */
  password: string;
}

/** Removes all second factors of a colleague; a trigger ends their sessions. 404 for an id that is not staff. */
export async function resetFactors(actor: Caller, { id, reason, password }: Reset) {
  const member = db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, 'customer')));
  const [me, [person]] = await confirmPassword(actor, { password, field: 'password' }, member);
  if (id === me.id) throw new AppError('conflict', 'Remove your own second factors on the page Security.');
  if (!person) throw notFound('staff member');
  const notice = { name: person.name, by: me.name, at: formatTime(new Date()) };
  await asActor(actor, [
    db.delete(authenticator_apps).where(eq(authenticator_apps.user_id, id)),
    db.delete(passkeys).where(eq(passkeys.user_id, id)),
    db.delete(recovery_codes).where(eq(recovery_codes.user_id, id)),
    db.insert(factor_resets).values({ user_id: id, reason, reset_by: me.id }),
    db.insert(outbox).values(mail('factors-reset', person.email, notice)),
  ]);
  return { message: `${person.name} now signs in with the password only and should set up a new second factor.` };
}
