import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Colleague, OwnCompany } from '#contracts/colleagues.ts';
import { toPaise, toRupees } from '#contracts/money.ts';
import type { CompanyRole } from '#contracts/company-role.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { refuseAllButAdmin } from './addresses.ts';
import { asActor, db, errorCode, guard, myCompany, orConflict, rows } from './database.ts';
import { disabledAt } from './disabling.ts';
import { AppError } from './http/errors.ts';
import { newLinkToken } from './link-tokens.ts';
import { readTime } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { hashPassword } from './passwords.ts';
import type { Caller } from './session.ts';

/** How long the link of an invitation works, days. */
const INVITATION_DAYS = 7;

const ofCompany = and(eq(users.company_id, myCompany), eq(users.role, 'customer'));

/** The caller's company with its rules and people. */
export async function getOwnCompany(actor: Caller) {
  const { id, name, email, company_role, disabled_at, signed_in_at } = users;
  const [me, [company], people] = await asActor(actor, [
    db.select().from(companies).where(eq(companies.id, myCompany)),
    db
      .select({ id, name, email, company_role, disabled_at, signed_in_at })
      .from(users)
      .where(ofCompany)
      .orderBy(asc(sql`lower(${users.name})`), users.id),
  ]);
  const colleagues = people.map(({ company_role, disabled_at, signed_in_at, ...person }): Colleague => ({
    ...person,
    company_role: company_role!,
    disabled: disabled_at !== null,
    signed_in_at: signed_in_at && signed_in_at.toISOString(),
    me: person.id === me.id,
  }));
  return { company: ownCompany(company!), colleagues, may_edit: me.company_role === 'company admin' };
}

/** Saves PO rule and spending limit (rupees). 403 for all but the company admin. */
export async function saveRules(actor: Caller, rules: { po_required: boolean; spending_limit: number | null }) {
  const { po_required, spending_limit } = rules;
  // One round trip: the policies let nobody but the company admin update the row, so that none comes back for others.
  const [me, [saved]] = await asActor(actor, [
    db
      .update(companies)
      .set({
        po_required,
        spending_limit_paise: spending_limit === null ? null : toPaise(spending_limit),
        version: sql`${companies.version} + 1`,
        updated_at: sql`now()`,
      })
      .where(and(eq(companies.id, myCompany), sql`app_company_role() = 'company admin'`))
      .returning(),
  ]);
  refuseAllButAdmin(me);
  return { message: 'Company rules saved.', company: ownCompany(saved!) };
}

interface ColleagueChange {
  id: number;
  company_role?: CompanyRole | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes a colleague's role or sign-in; a disabled one is signed out everywhere. Nobody changes himself, so a company
 * always keeps an admin. 403 for all but the company admin, 404 for another company's people.
 */
export async function saveColleague(actor: Caller, { id, company_role, disabled }: ColleagueChange) {
  const own = and(ofCompany, eq(users.id, id));
  const [me, [person]] = await asActor(actor, [db.select({ name: users.name }).from(users).where(own)]);
  refuseAllButAdmin(me);
  if (!person) throw new AppError('not_found', 'This colleague was not found.');
  if (id === me.id) throw new AppError('conflict', 'Another company admin has to change your own role or sign-in.');
  if (company_role === undefined && disabled === undefined) return { message: `${person.name} stays as is.` };
  await orConflict(
    asActor(actor, [
      // Of two admins who take each other's role at once, the second finds that he is none any more.
      rows(sql`select id from users where company_id = app_company() and role = 'customer' order by id for update`),
      guard(
        'admin',
        sql`exists (select 1 from users where id = app_user() and company_role = 'company admin' and disabled_at is null)`,
      ),
      db
        .update(users)
        .set({ company_role, disabled_at: disabledAt(disabled) })
        .where(own),
    ]),
    'Your own role has just changed. Reload the page.',
  );
  return { message: toldOf(person.name, { company_role, disabled }) };
}

function toldOf(name: string, { company_role, disabled }: Omit<ColleagueChange, 'id'>): string {
  if (disabled !== undefined) return disabled ? `${name} can no longer sign in.` : `${name} can sign in again.`;
  return `${name} is now ${company_role}.`;
}

interface Invitation {
  name: string;
  email: string;
  company_role: CompanyRole;
}

/**
 * Opens an account and mails a link to set its password; until then nobody knows one. 403 for all but the company admin,
 * 409 for an address that has an account.
 */
export async function inviteColleague(actor: Caller, { name, email, company_role }: Invitation) {
  const [me, [company]] = await asActor(actor, [
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, myCompany)),
  ]);
  refuseAllButAdmin(me);
  const { token, token_hash } = newLinkToken();
  const expires_at = new Date(Date.now() + INVITATION_DAYS * 86_400_000);
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  const letter = { name, email, invited_by: me.name, company: company!.name, token, expires: readTime(expires_at) };
  try {
    const [, [created]] = await asActor(actor, [
      db
        .insert(users)
        .values({ company_id: me.company_id, name, email, role: 'customer', company_role, password_hash })
        .returning({ id: users.id }),
      db.insert(password_resets).values({ token_hash, user_id: sql`currval('users_id_seq')`, expires_at }),
      db.insert(outbox).values(mail('colleague-invited', email, letter)),
    ]);
    return { message: `${name} is invited: a link to set a password is on its way to ${email}.`, id: created!.id };
  } catch (error) {
    if (errorCode(error) !== '23505') throw error;
    const message = 'This email address has an account already. Use another one.';
    throw new AppError('conflict', message, { fields: { email: message } });
  }
}

function ownCompany(company: typeof companies.$inferSelect): OwnCompany {
  const { name, gst_number, pan_tin_number, po_required, credit_days } = company;
  const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));
  return {
    ...{ name, gst_number, pan_tin_number, po_required, credit_days },
    spending_limit: rupees(company.spending_limit_paise),
    credit_limit: rupees(company.credit_limit_paise),
  };
}
