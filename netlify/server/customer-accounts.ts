import { and, eq, sql } from 'drizzle-orm';
import type { CompanyRole } from '#contracts/company-role.ts';
import { generatePassword } from '#contracts/generated-password.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { asActor, db, guard, rows } from './database.ts';
import { disabledAt } from './disabling.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { newLinkToken } from './link-tokens.ts';
import type { AccountChange } from './mail/account-mails.ts';
import { readTime } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { hashPassword } from './passwords.ts';
import type { Caller } from './session.ts';

/** How long the link of a welcome works, days. */
const LINK_DAYS = 7;

const NO_ADMIN =
  'The company would be left without a company admin. Make somebody else who can sign in company admin first.';

interface Change {
  id: number;
  company_role?: CompanyRole | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes a customer's role in the company, or sign-in, and tells him; whoever is disabled is signed out everywhere (a trigger). 404
 * for an id that is no customer, 409 where nobody who signs in for the company would be its admin.
 */
export async function saveCustomer(actor: Caller, { id, company_role, disabled }: Change) {
  const person = await customerOf(actor, id);
  const { name, email, company } = person;
  const ofCompany = sql`company_id = ${person.company_id} and role = 'customer'`;
  try {
    await asActor(actor, [
      // Of two who each take one of the last two admins away, the second finds only one left.
      rows(sql`select id from users where ${ofCompany} order by id for update`),
      db
        .update(users)
        .set({ company_role, disabled_at: disabledAt(disabled) })
        .where(and(eq(users.id, id), eq(users.role, 'customer'))),
      ...changesOf(person, { company_role, disabled }).map((change) =>
        db.insert(outbox).values(mail('account-changed', email, { name, company, change })),
      ),
      guard(
        'admin',
        sql`not exists (select 1 from users where ${ofCompany} and disabled_at is null) or exists (
          select 1 from users where ${ofCompany} and disabled_at is null and company_role = 'company admin')`,
      ),
    ]);
  } catch (error) {
    throw error instanceof GuardFailed ? new AppError('conflict', NO_ADMIN) : error;
  }
  if (disabled !== undefined) {
    const told = disabled ? 'can no longer sign in' : 'can sign in again';
    return { message: `${name} ${told}.` };
  }
  return { message: `${name} is now ${company_role}.` };
}

/** What becomes otherwise; nobody is written to about what stays. */
function changesOf(person: Person, { company_role, disabled }: Omit<Change, 'id'>): AccountChange[] {
  return [
    ...(company_role === undefined || company_role === person.company_role ? [] : [company_role]),
    ...(disabled === undefined || disabled === (person.disabled_at !== null)
      ? []
      : [disabled ? ('disabled' as const) : ('enabled' as const)]),
  ];
}

/**
 * Lets a customer in anew: by a mailed link, or by a temporary password that staff pass on and that is answered this
 * once. 404 for an id that is no customer, 409 for a disabled one.
 */
export async function resendCustomer(actor: Caller, { id, way }: { id: number; way: 'link' | 'password' }) {
  const person = await customerOf(actor, id);
  if (person.disabled_at) throw disabled(person.name);
  return way === 'link' ? sendLink(actor, person) : givePassword(actor, person);
}

type Person = Awaited<ReturnType<typeof customerOf>>;

async function sendLink(actor: Caller, { id, name, email, company }: Person) {
  const { token, token_hash } = newLinkToken();
  const expires_at = new Date(Date.now() + LINK_DAYS * 86_400_000);
  const letter = { name, email, company, token, expires: readTime(expires_at) };
  await asActor(actor, [
    db.insert(password_resets).values({ token_hash, user_id: id, expires_at }),
    db.insert(outbox).values(mail('customer-welcome', email, letter)),
  ]);
  return { message: `A link to set a password is on its way to ${email}. It works for ${LINK_DAYS} days.` };
}

async function givePassword(actor: Caller, { id, name, email, company }: Person) {
  const temp_password = generatePassword();
  const hash = await hashPassword(temp_password);
  try {
    await asActor(actor, [
      guard('customer', sql`issue_password(${id}, ${hash})`),
      db.insert(outbox).values(mail('customer-welcome', email, { name, email, company, token: null, expires: null })),
    ]);
  } catch (error) {
    // Disabled since it was read.
    throw error instanceof GuardFailed ? disabled(name) : error;
  }
  return { message: `${name} signs in with a new temporary password.`, temp_password };
}

async function customerOf(actor: Caller, id: number) {
  const [, [person]] = await asActor(actor, [
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        disabled_at: users.disabled_at,
        company_role: users.company_role,
        company_id: companies.id,
        company: companies.name,
      })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.company_id))
      .where(and(eq(users.id, id), eq(users.role, 'customer'))),
  ]);
  if (!person) throw new AppError('not_found', 'This customer was not found.');
  return person;
}

const disabled = (name: string) => new AppError('conflict', `${name} is disabled. Enable the sign-in first.`);
