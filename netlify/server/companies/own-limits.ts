import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type LimitPeriod } from '#contracts/companies/limit-period.ts';
import { type OwnLimits, ownLimitTexts, type saveColleagueLimitsEndpoint } from '#contracts/companies/own-limits.ts';
import { DETAILS_CHANGED } from '#contracts/conflicts.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { users } from '#db/schema/companies.ts';
import { brand } from '#site';
import { confirmPassword } from '../auth/confirm-password.ts';
import { asActor, db, guard, myCompany, orConflict } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { requireCompanyAdmin } from './addresses.ts';
import { mailChanges, rulesBefore } from './rule-changes.ts';

/** The limits of one person, in place of the company's (decision 068). */

type Limits = Pick<typeof users.$inferSelect, 'order_limit_paise' | 'period_limit_paise'>;

/** The limits of a row for the wire. */
export const ownLimits = ({ order_limit_paise, period_limit_paise }: Limits): OwnLimits => ({
  order_limit: toRupees(order_limit_paise),
  period_limit: toRupees(period_limit_paise),
});

/** Query of a customer with their limits. */
function personWithLimits(id: number) {
  const { name, company_id, order_limit_paise, period_limit_paise } = users;
  return db
    .select({ id: users.id, name, company_id, order_limit_paise, period_limit_paise })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer')));
}

type Person = Awaited<ReturnType<typeof personWithLimits>>[number];

/** Sets the own limits of a person of the caller's company. The contract lists the refusals. */
export async function saveColleagueLimits(
  actor: Caller,
  { id, current_password: password, ...limits }: z.output<typeof saveColleagueLimitsEndpoint.body>,
) {
  const [me, [person], [company], approvers] = await confirmPassword(
    actor,
    { password, field: 'current_password' },
    personWithLimits(id),
    ...rulesBefore(myCompany, sql`app_user()`),
  );
  requireCompanyAdmin(me);
  if (!person || person.company_id !== me.company_id) throw notFound('colleague');
  return write(actor, { person, limits, company: company!, by: me.name, approvers });
}

/** The same for any customer, for staff. 404 for an id that is not a customer. */
export async function saveCustomerLimits(actor: Caller, { id, ...limits }: OwnLimits & { id: number }) {
  const company_id = sql<number>`(select u.company_id from users u where u.id = ${id})`;
  const [, [person], [company], approvers] = await asActor(actor, [
    personWithLimits(id),
    ...rulesBefore(company_id, sql`app_user()`),
  ]);
  if (!person) throw notFound('customer');
  // Buyers do not see who our staff are.
  return write(actor, { person, limits, company: company!, by: brand.name, approvers });
}

interface Saving {
  person: Person;
  limits: OwnLimits;
  company: { name: string; buyer_limit_period: LimitPeriod };
  /** Who saves, for the mail. */
  by: string;
  approvers: { name: string; email: string }[];
}

async function write(actor: Caller, { person, limits, company, by, approvers }: Saving) {
  const { id, name, order_limit_paise, period_limit_paise } = person;
  const describe = (of: OwnLimits) =>
    ownLimitTexts(of, company.buyer_limit_period).join(', ') || 'the company’s limits';
  const before = describe(ownLimits(person));
  const after = describe(limits);
  const changes: [string, string, string][] = before === after ? [] : [[`Limits of ${name}`, before, after]];
  await orConflict(
    asActor(actor, [
      guard(
        'limits',
        sql`exists (select 1 from users where id = ${id} and order_limit_paise is not distinct from ${order_limit_paise}::bigint
          and period_limit_paise is not distinct from ${period_limit_paise}::bigint for update)`,
      ),
      db
        .update(users)
        .set({ order_limit_paise: toPaise(limits.order_limit), period_limit_paise: toPaise(limits.period_limit) })
        .where(eq(users.id, id)),
      ...mailChanges({ company: company.name, by, approvers, changes }),
    ]),
    DETAILS_CHANGED,
  );
  return { message: `Limits of ${name} saved.` };
}
