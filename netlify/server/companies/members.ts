import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { DETAILS_CHANGED } from '#contracts/conflicts.ts';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import type { Colleague, OwnCompany, saveCompanyRulesEndpoint } from '#contracts/companies/members.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { companies, users } from '#db/schema/companies.ts';
import { password_resets } from '#db/schema/visitors.ts';
import { accountChangedMessage, disabledAt, OWN_ROLE_CHANGED } from '../auth/account-changes.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { hashRandomPassword, newInvitation } from '../auth/invitations.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, db, guard, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { requireCompanyAdmin } from './addresses.ts';
import { currentDeputies } from '../approvals/deputies.ts';
import { ownLimits } from './own-limits.ts';
import { mailRuleChanges, rulesBefore } from './rule-changes.ts';

const inCompany = and(eq(users.company_id, myCompany), eq(users.role, 'customer'));

/** The caller's company with its rules and colleagues. */
export async function getOwnCompany(actor: Caller) {
  const { id, name, email, company_role, order_limit_paise, period_limit_paise, disabled_at, signed_in_at } = users;
  const [me, [company], people, standIns] = await asActor(actor, [
    db.select().from(companies).where(eq(companies.id, myCompany)),
    db
      .select({ id, name, email, company_role, order_limit_paise, period_limit_paise, disabled_at, signed_in_at })
      .from(users)
      .where(inCompany)
      .orderBy(asc(sql`lower(${users.name})`), users.id),
    currentDeputies(),
  ]);
  const deputyOf = new Map(standIns.map(({ user_id, ...deputy }) => [user_id, deputy]));
  const colleagues = people.map(
    ({ id, name, email, company_role, disabled_at, signed_in_at, ...person }): Colleague => ({
      ...{ id, name, email },
      company_role: company_role!,
      ...ownLimits(person),
      deputy: deputyOf.get(id) ?? null,
      disabled: disabled_at !== null,
      signed_in_at: signed_in_at && signed_in_at.toISOString(),
      me: id === me.id,
    }),
  );
  return { company: ownCompany(company!), colleagues, may_edit: me.company_role === 'company admin' };
}

/**
 * Saves the company's rules (limits in rupees) and mails the other approvers what has changed. 403 for anyone but a company
 * admin, 400 for a wrong current password, 409 if another admin saves at the same time.
 */
export async function saveRules(actor: Caller, rules: z.output<typeof saveCompanyRulesEndpoint.body>) {
  const {
    po_required,
    cost_centre_required,
    spending_limit,
    buyer_limit,
    buyer_limit_period,
    approval_remind_hours,
    approval_escalate_hours,
    deducts_tds,
    current_password: password,
  } = rules;
  const [me, [before], approvers] = await confirmPassword(
    actor,
    { password, field: 'current_password' },
    ...rulesBefore(myCompany, sql`app_user()`),
  );
  requireCompanyAdmin(me);
  const after = {
    ...{ po_required, cost_centre_required, deducts_tds, buyer_limit_period },
    ...{ approval_remind_hours, approval_escalate_hours },
    spending_limit_paise: toPaise(spending_limit),
    buyer_limit_paise: buyer_limit === undefined ? undefined : toPaise(buyer_limit),
  };
  const { version } = before!;
  const [, , [saved]] = await orConflict(
    asActor(actor, [
      guard('rules', sql`exists (select 1 from companies where id = ${myCompany} and version = ${version} for update)`),
      db
        .update(companies)
        .set({ ...after, version: version + 1, updated_at: sql`now()` })
        .where(eq(companies.id, myCompany))
        .returning(),
      ...mailRuleChanges({ before: before!, after, by: me.name, approvers }),
    ]),
    DETAILS_CHANGED,
  );
  return { message: 'Company rules saved.', company: ownCompany(saved!) };
}

interface ColleagueChange {
  id: number;
  company_role?: CompanyRole | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes a colleague's role, or disables or enables the sign-in; a disabled one is signed out everywhere. No one can
 * change their own account, so that a company always has an admin. 403 for anyone but a company admin, 404 for users of
 * other companies.
 */
export async function saveColleague(actor: Caller, { id, company_role, disabled }: ColleagueChange) {
  const colleague = and(inCompany, eq(users.id, id));
  const [me, [person]] = await asActor(actor, [db.select({ name: users.name }).from(users).where(colleague)]);
  requireCompanyAdmin(me);
  if (!person) throw notFound('colleague');
  if (id === me.id)
    throw new AppError('conflict', 'You cannot change your own role or sign-in. Ask another company admin.');
  if (company_role === undefined && disabled === undefined) return { message: `Nothing to change for ${person.name}.` };
  await orConflict(
    asActor(actor, [
      // Locks: of two admins who remove each other's role at once, the second is no longer an admin.
      rows(sql`select id from users where company_id = app_company() and role = 'customer' order by id for update`),
      guard(
        'admin',
        sql`exists (select 1 from users where id = app_user() and company_role = 'company admin' and disabled_at is null)`,
      ),
      db
        .update(users)
        .set({ company_role, disabled_at: disabledAt(disabled) })
        .where(colleague),
    ]),
    OWN_ROLE_CHANGED,
  );
  return { message: accountChangedMessage(person.name, { disabled, role: company_role }) };
}

interface Invitation {
  name: string;
  email: string;
  company_role: CompanyRole;
}

/**
 * Opens an account and mails a link to set its password. If the address has an account, here or at another company, reply
 * and list are the same, and its owner gets a mail that says so. 403 for anyone but a company admin.
 */
export async function inviteColleague(actor: Caller, { name, email, company_role }: Invitation) {
  const [me, [company], [known]] = await asActor(actor, [
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, myCompany)),
    db
      .select({ disabled_at: users.disabled_at })
      .from(users)
      .where(and(inCompany, withAddress(email))),
  ]);
  requireCompanyAdmin(me);
  // The list says so too.
  if (known?.disabled_at) throw fieldError('conflict', 'email', 'This colleague is disabled. Enable them in the list.');
  const { row, letter } = newInvitation();
  const password_hash = await hashRandomPassword();
  const about = { name, email, invited_by: me.name, company: company!.name };
  // The trigger complete_user marks an address that has an account at another company.
  const isNew = sql`${users.signed_in_at} is null and not ${users.email_in_use}`;
  const colleague = (condition: SQL) => sql`from ${users} where ${and(inCompany, withAddress(email), condition)}`;
  const added = db
    .insert(users)
    .values({ company_id: me.company_id, name, email, role: 'customer', company_role, password_hash })
    .onConflictDoNothing();
  await asActor(actor, [
    added,
    rows(sql`insert into ${password_resets} (token_hash, user_id, expires_at)
      select ${row.token_hash}, ${users.id}, ${row.expires_at} ${colleague(isNew)}`),
    rows(mailFrom('colleague-invited', users.email, { ...letter, ...about, name: users.name }, colleague(isNew))),
    rows(mailFrom('colleague-known', users.email, { ...about, name: users.name }, colleague(sql`not (${isNew})`))),
  ]);
  return { message: `${name} is invited. An email with the next step is on its way to ${email}.` };
}

const withAddress = (email: string) => sql`lower(${users.email}) = lower(${email})`;

function ownCompany(company: typeof companies.$inferSelect): OwnCompany {
  const { name, gst_number, pan_tin_number, po_required, cost_centre_required } = company;
  const { credit_days, deducts_tds, buyer_limit_period, approval_remind_hours, approval_escalate_hours } = company;
  return {
    ...{ name, gst_number, pan_tin_number, po_required, cost_centre_required },
    ...{ credit_days, deducts_tds, buyer_limit_period, approval_remind_hours, approval_escalate_hours },
    spending_limit: toRupees(company.spending_limit_paise),
    buyer_limit: toRupees(company.buyer_limit_paise),
    credit_limit: toRupees(company.credit_limit_paise),
  };
}
