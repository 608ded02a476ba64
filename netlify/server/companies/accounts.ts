import { and, eq, sql } from 'drizzle-orm';
import { generatePassword } from '#contracts/auth/generated-password.ts';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { accountChangedMessage, disabledAt } from '../auth/account-changes.ts';
import { INVITATION_DAYS, newInvitation } from '../auth/invitations.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { AccountChange } from '../mail/account-mails.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';

const NO_ADMIN_LEFT = 'The company would have no company admin left. Make another active user company admin first.';

interface Change {
  id: number;
  company_role?: CompanyRole | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes a customer's role in the company, or disables or enables the sign-in, and notifies the customer; a trigger ends
 * the sessions of a disabled one. 404 for an id that is not a customer, 409 if the company would have no admin left.
 */
export async function saveCustomer(actor: Caller, { id, company_role, disabled }: Change) {
  const person = await customerOf(actor, id);
  const { name, email, company } = person;
  const inCompany = sql`company_id = ${person.company_id} and role = 'customer'`;
  try {
    await asActor(actor, [
      // Locks: of two users who each remove one of the last two admins, the second finds only one left.
      rows(sql`select id from users where ${inCompany} order by id for update`),
      db
        .update(users)
        .set({ company_role, disabled_at: disabledAt(disabled) })
        .where(and(eq(users.id, id), eq(users.role, 'customer'))),
      ...changesOf(person, { company_role, disabled }).map((change) =>
        db.insert(outbox).values(mail('account-changed', email, { name, company, change })),
      ),
      guard(
        'admin',
        sql`not exists (select 1 from users where ${inCompany} and disabled_at is null) or exists (
          select 1 from users where ${inCompany} and disabled_at is null and company_role = 'company admin')`,
      ),
    ]);
  } catch (error) {
    throw error instanceof GuardFailed ? new AppError('conflict', NO_ADMIN_LEFT) : error;
  }
  return { message: accountChangedMessage(name, { disabled, role: company_role }) };
}

/** The actual changes: no mail is sent for a value that stays the same. */
function changesOf(person: Person, { company_role, disabled }: Omit<Change, 'id'>): AccountChange[] {
  return [
    ...(company_role === undefined || company_role === person.company_role ? [] : [company_role]),
    ...(disabled === undefined || disabled === (person.disabled_at !== null)
      ? []
      : [disabled ? ('disabled' as const) : ('enabled' as const)]),
  ];
}

/**
 * Gives a customer a new way in: a mailed link, or a temporary password that an admin passes on and that is returned only
 * once. 404 for an id that is not a customer; 409 for a disabled one, and for a password if the customer has signed in
 * before; 403 if an employee asks for a password.
 */
export async function resendCustomer(actor: Caller, { id, way }: { id: number; way: 'link' | 'password' }) {
  const person = await customerOf(actor, id);
  if (person.disabled_at) throw isDisabled(person.name);
  if (person.email_in_use) throw new AppError('conflict', hasOtherAccount(person.email));
  if (way === 'password') assertMayHandOver(person);
  return way === 'link' ? sendLink(actor, person) : givePassword(actor, person);
}

type Person = Awaited<ReturnType<typeof customerOf>>;

/** A temporary password is known to a second person: only for an account not in use yet, and only by an admin. */
function assertMayHandOver({ me, name, signed_in_at }: Person): void {
  if (me.role !== 'admin')
    throw new AppError('forbidden', 'Only an admin can create a temporary password. Email a link.');
  if (signed_in_at) throw inUse(name);
}

async function sendLink(actor: Caller, { id, name, email, company }: Person) {
  const { row, letter } = newInvitation();
  await asActor(actor, [
    db.insert(password_resets).values({ ...row, user_id: id }),
    db.insert(outbox).values(mail('customer-welcome', email, { ...letter, name, email, company })),
  ]);
  return { message: `A link to set a password is on its way to ${email}. It is valid for ${INVITATION_DAYS} days.` };
}

async function givePassword(actor: Caller, { id, name, email, company }: Person) {
  const temp_password = generatePassword();
  const hash = await hashPassword(temp_password);
  const at = formatTime(new Date());
  try {
    await asActor(actor, [
      guard('customer', sql`issue_password(${id}, ${hash})`),
      db.insert(outbox).values(mail('password-set-by-staff', email, { name, company, at })),
    ]);
  } catch (error) {
    // Disabled, or signed in, since the row was read.
    throw error instanceof GuardFailed ? new AppError('conflict', `${name} has just changed. Try again.`) : error;
  }
  return { message: `${name} has a new temporary password.`, temp_password };
}

async function customerOf(actor: Caller, id: number) {
  const [me, [person]] = await asActor(actor, [
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        disabled_at: users.disabled_at,
        email_in_use: users.email_in_use,
        signed_in_at: users.signed_in_at,
        company_role: users.company_role,
        company_id: companies.id,
        company: companies.name,
      })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.company_id))
      .where(and(eq(users.id, id), eq(users.role, 'customer'))),
  ]);
  if (!person) throw notFound('customer');
  return { ...person, me };
}

const hasOtherAccount = (email: string) =>
  `${email} has an account of its own, so this one cannot sign in. Create a customer with another address.`;

const isDisabled = (name: string) => new AppError('conflict', `${name} is disabled. Enable the sign-in first.`);
const inUse = (name: string) =>
  new AppError('conflict', `${name} has signed in before. Email a link to set a new password.`);
