import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { NOT_YOURSELF, type StaffMember, type StaffRole, type StaffSort } from '#contracts/admin/staff.ts';
import { describeRights } from '#contracts/admin/rights.ts';
import type { StaffRight } from '#contracts/endpoint.ts';
import { OwnedKind } from '#contracts/owners/owners.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { accountChangedMessage, disabledAt, OWN_ROLE_CHANGED } from '../auth/account-changes.ts';
import { rethrowEmailTaken } from '../auth/email-taken.ts';
import { hashRandomPassword, newInvitation } from '../auth/invitations.ts';
import { factorsOf } from '../auth/second-factor/ask.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Staff listed at most: more than there will ever be. */
const MAX_STAFF = 1000;

const isStaff = ne(users.role, 'customer');
const { id, name, email, role, rights, disabled_at, signed_in_at, created_at } = users;
const columns = { id, name, email, role, rights, disabled_at, signed_in_at, created_at };

/** All staff, by name unless `sort` says otherwise. */
export async function listStaff(
  actor: Caller,
  { sort = 'name_asc' }: { sort?: StaffSort | undefined },
): Promise<{ items: StaffMember[] }> {
  const direction = sort.endsWith('_asc') ? asc : desc;
  const [me, people] = await asActor(actor, [
    db
      .select({ ...columns, ...factorsOf })
      .from(users)
      .where(isStaff)
      .orderBy(...(sort.startsWith('name') ? [direction(sql`lower(${users.name})`)] : []), direction(users.id))
      .limit(MAX_STAFF),
  ]);
  return {
    items: people.map(({ role, disabled_at, signed_in_at, created_at, has_app, has_passkey, ...person }) => ({
      ...person,
      role: role as StaffRole,
      disabled: disabled_at !== null,
      second_factor: has_app || has_passkey,
      signed_in_at: signed_in_at && signed_in_at.toISOString(),
      created_at: created_at.toISOString(),
      me: person.id === me.id,
    })),
  };
}

/** Opens an account and mails a link to set its password. 409 if the address already has an account. */
export async function inviteStaff(
  actor: Caller,
  { name, email, role, rights }: { name: string; email: string; role: StaffRole; rights?: StaffRight[] | undefined },
) {
  const { row, letter } = newInvitation();
  const password_hash = await hashRandomPassword();
  // Read first: the mail names the person who invites.
  const [me] = await asActor(actor, [rows(sql`select 1`)]);
  const [, [created]] = await asActor(actor, [
    db.insert(users).values({ name, email, role, rights, password_hash }).returning({ id: users.id }),
    db.insert(password_resets).values({ ...row, user_id: sql`currval('users_id_seq')` }),
    db.insert(outbox).values(mail('staff-invited', email, { ...letter, name, email, role, invited_by: me.name })),
  ]).catch(rethrowEmailTaken);
  return { message: `${name} is invited. A link to set a password is on its way to ${email}.`, id: created!.id };
}

/** Mails a new link to set the password. 404 for an id that is not staff, 409 for a disabled account. */
export async function reinviteStaff(actor: Caller, { id }: { id: number }) {
  const { me, person } = await readMember(actor, id);
  if (person.disabled_at) throw new AppError('conflict', `${person.name} is disabled. Enable the sign-in first.`);
  const { name, email, role } = person;
  const { row, letter } = newInvitation();
  await asActor(actor, [
    db.insert(password_resets).values({ ...row, user_id: id }),
    db.insert(outbox).values(mail('staff-invited', email, { ...letter, name, email, role, invited_by: me.name })),
  ]);
  return { message: `A new link is on its way to ${email}.` };
}

interface Change {
  id: number;
  role?: StaffRole | undefined;
  rights?: StaffRight[] | undefined;
  disabled?: boolean | undefined;
  hand_over_to?: number | null | undefined;
}

/**
 * Changes a staff member's role or rights, or disables or enables the sign-in; triggers end the sessions. No one can change their
 * own account, so that one admin always remains. The open work of a disabled person goes to a colleague, or to no one. 404 for
 * an id that is not staff, 409 for the caller's own, 400 for a colleague who cannot sign in.
 */
export async function saveStaff(actor: Caller, { id, role, rights, disabled, hand_over_to = null }: Change) {
  const { me, person } = await readMember(actor, id);
  if (id === me.id) throw new AppError('conflict', NOT_YOURSELF);
  if (hand_over_to === id) throw noSuccessor();
  try {
    await asActor(actor, [
      // Locks: of two admins who disable each other at once, the second is no longer an admin.
      rows(sql`select id from users where role <> 'customer' order by id for no key update`),
      guard(
        'admin',
        sql`exists (select 1 from users where id = app_user() and role = 'admin' and disabled_at is null)`,
      ),
      ...(disabled && hand_over_to !== null ? [guard('owner', sql`is_active_staff(${hand_over_to})`)] : []),
      db
        .update(users)
        .set({ role, rights, disabled_at: disabledAt(disabled) })
        .where(and(isStaff, eq(users.id, id))),
      ...(disabled ? handOver(id, hand_over_to) : []),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw error.guard === 'owner' ? noSuccessor() : new AppError('conflict', OWN_ROLE_CHANGED);
  }
  if (rights) return { message: `${person.name} now has ${describeRights(rights)}.` };
  return { message: accountChangedMessage(person.name, { disabled, role }) };
}

/**
 * Gives a disabled person's open work to a colleague who can sign in, or to no one. Sent after the sign-in is disabled: from then
 * on no one can give the person more.
 */
const handOver = (id: number, to: number | null) =>
  OwnedKind.options.map((kind) =>
    rows(sql`update ${sql.raw(kind)} set owner_id = ${to}::bigint
      where id in (select w.id from open_work w where w.kind = ${kind}::text and w.owner_id = ${id})`),
  );

const noSuccessor = () =>
  fieldError('invalid', 'hand_over_to', 'This colleague cannot sign in any more. Choose someone else.');

async function readMember(actor: Caller, id: number) {
  const [me, [person]] = await asActor(actor, [
    db
      .select(columns)
      .from(users)
      .where(and(isStaff, eq(users.id, id))),
  ]);
  if (!person) throw notFound('staff member');
  return { me, person };
}
