import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { NOT_YOURSELF, type StaffMember, type StaffRole, type StaffSort } from '#contracts/admin-staff.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { asActor, db, errorCode, guard, orConflict, rows } from './database.ts';
import { disabledAt } from './disabling.ts';
import { AppError } from './http/errors.ts';
import { newLinkToken } from './link-tokens.ts';
import { readTime } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { hashPassword } from './passwords.ts';
import type { Caller } from './session.ts';

/** How long the link of an invitation works, days. */
const INVITATION_DAYS = 7;

/** More people than any desk has. */
const MOST = 1000;

const isStaff = ne(users.role, 'customer');
const { id, name, email, role, disabled_at, signed_in_at, created_at } = users;
const columns = { id, name, email, role, disabled_at, signed_in_at, created_at };

/** Everybody at the desk, by name unless `sort` says otherwise. */
export async function listStaff(
  actor: Caller,
  { sort = 'name_asc' }: { sort?: StaffSort | undefined },
): Promise<{ items: StaffMember[] }> {
  const way = sort.endsWith('_asc') ? asc : desc;
  const [me, people] = await asActor(actor, [
    db
      .select(columns)
      .from(users)
      .where(isStaff)
      .orderBy(...(sort.startsWith('name') ? [way(sql`lower(${users.name})`)] : []), way(users.id))
      .limit(MOST),
  ]);
  return {
    items: people.map(({ role, disabled_at, signed_in_at, created_at, ...person }) => ({
      ...person,
      role: role as StaffRole,
      disabled: disabled_at !== null,
      signed_in_at: signed_in_at && signed_in_at.toISOString(),
      created_at: created_at.toISOString(),
      me: person.id === me.id,
    })),
  };
}

/** Opens an account and mails a link to set its password. 409 for an address that has an account. */
export async function inviteStaff(
  actor: Caller,
  { name, email, role }: { name: string; email: string; role: StaffRole },
) {
  const { link, letter } = newInvitation({ name, email, role });
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  // The first trip: who invites stands in the letter.
  const [me] = await asActor(actor, [rows(sql`select 1`)]);
  try {
    const [, [created]] = await asActor(actor, [
      db.insert(users).values({ name, email, role, password_hash }).returning({ id: users.id }),
      db.insert(password_resets).values({ ...link, user_id: sql`currval('users_id_seq')` }),
      db.insert(outbox).values(mail('staff-invited', email, letter(me.name))),
    ]);
    return { message: `${name} is invited: a link to set a password is on its way to ${email}.`, id: created!.id };
  } catch (error) {
    if (errorCode(error) !== '23505') throw error;
    const message = 'This email address has an account already. Use another one.';
    throw new AppError('conflict', message, { fields: { email: message } });
  }
}

/** Mails a new link to set the password. 404 for nobody of the staff, 409 for somebody who is disabled. */
export async function reinviteStaff(actor: Caller, { id }: { id: number }) {
  const { me, person } = await readMember(actor, id);
  if (person.disabled_at) throw new AppError('conflict', `${person.name} may not sign in. Enable the account first.`);
  const { name, email, role } = person;
  const { link, letter } = newInvitation({ name, email, role });
  await asActor(actor, [
    db.insert(password_resets).values({ ...link, user_id: id }),
    db.insert(outbox).values(mail('staff-invited', email, letter(me.name))),
  ]);
  return { message: `A new link is on its way to ${email}.` };
}

function newInvitation({ name, email, role }: { name: string; email: string; role: string }) {
  const { token, token_hash } = newLinkToken();
  const expires_at = new Date(Date.now() + INVITATION_DAYS * 86_400_000);
  const letter = (invited_by: string) => ({ name, email, role, invited_by, token, expires: readTime(expires_at) });
  return { link: { token_hash, expires_at }, letter };
}

interface Change {
  id: number;
  role?: StaffRole | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes the role or the sign-in of somebody of the staff; triggers end the sessions. Nobody changes himself, so that an
 * admin always stays. 404 for nobody of the staff, 409 for the caller himself.
 */
export async function saveStaff(actor: Caller, { id, role, disabled }: Change) {
  const { me, person } = await readMember(actor, id);
  if (id === me.id) throw new AppError('conflict', NOT_YOURSELF);
  await orConflict(
    asActor(actor, [
      // Of two admins who disable each other at once, the second finds that he is none any more.
      rows(sql`select id from users where role <> 'customer' order by id for update`),
      guard(
        'admin',
        sql`exists (select 1 from users where id = app_user() and role = 'admin' and disabled_at is null)`,
      ),
      db
        .update(users)
        .set({ role, disabled_at: disabledAt(disabled) })
        .where(and(isStaff, eq(users.id, id))),
    ]),
    'Your own role has just changed. Reload the page.',
  );
  if (disabled !== undefined) {
    return { message: `${person.name} can ${disabled ? 'no longer sign in' : 'sign in again'}.` };
  }
  return { message: `${person.name} is now ${role}.` };
}

async function readMember(actor: Caller, id: number) {
  const [me, [person]] = await asActor(actor, [
    db
      .select(columns)
      .from(users)
      .where(and(isStaff, eq(users.id, id))),
  ]);
  if (!person) throw new AppError('not_found', 'Nobody of the staff has this number.');
  return { me, person };
}
