import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { saveDeputyEndpoint } from '#contracts/approvals/deputies.ts';
import { deputies } from '#db/schema/approvals.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, type Me, myCompany, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';

/** Who approves in an approver's place for some days (decision 068). */

/** Query of the deputies of the caller's company whose time is not over. */
export const currentDeputies = () =>
  db
    .select({
      user_id: deputies.user_id,
      id: deputies.deputy_id,
      name: users.name,
      from: deputies.from_day,
      to: deputies.until_day,
    })
    .from(deputies)
    .innerJoin(users, eq(users.id, deputies.deputy_id))
    .where(
      and(eq(deputies.company_id, myCompany), sql`${deputies.until_day} >= (now() at time zone 'Asia/Kolkata')::date`),
    );

/** Query of a person of the caller's company. */
const colleague = (id: number) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, canApprove })
    .from(users)
    .where(and(eq(users.company_id, myCompany), eq(users.id, id)));

const canApprove = sql<boolean>`(${users.disabled_at} is null and ${users.company_role} in ('approver', 'company admin'))`;

/** Names a deputy, in place of an earlier one, and mails them. The contract lists the refusals. */
export async function saveDeputy(actor: Caller, body: z.output<typeof saveDeputyEndpoint.body>) {
  const { user_id, deputy_id, from, to } = body;
  const [me, [approver], [deputy], [company], waits] = await asActor(actor, [
    colleague(user_id),
    colleague(deputy_id),
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, myCompany)),
    rows<{ waiting: number }>(sql`select count(*)::int as waiting from orders o
      where o.company_id = ${myCompany} and o.status = 'pending approval'
        and exists (select from order_approvers(o.id) a where a.user_id = ${user_id})`),
  ]);
  requireSelfOrAdmin(me, user_id);
  if (!approver) throw notFound('colleague');
  if (!approver.canApprove)
    throw new AppError('conflict', `${approver.name} does not approve orders and needs no deputy.`);
  if (!deputy?.canApprove || deputy_id === user_id) {
    throw fieldError('invalid', 'deputy_id', 'Choose another approver or company admin who can sign in.');
  }
  const days = { deputy_id, from_day: from, until_day: to };
  await asActor(actor, [
    db
      .insert(deputies)
      .values({ company_id: me.company_id!, user_id, ...days })
      .onConflictDoUpdate({ target: deputies.user_id, set: days }),
    db.insert(outbox).values(
      mail('deputy-named', deputy.email, {
        ...{ name: deputy.name, company: company!.name, by: me.name, approver: approver.name },
        ...{ from: formatDay(from), to: formatDay(to), waiting: waits.rows[0]!.waiting },
      }),
    ),
  ]);
  return { message: `${deputy.name} approves for ${approver.name} from ${formatDay(from)} to ${formatDay(to)}.` };
}

/** Removes a deputy. The contract lists the refusals. */
export async function removeDeputy(actor: Caller, { user_id }: { user_id: number }) {
  const [me, [approver]] = await asActor(actor, [colleague(user_id)]);
  requireSelfOrAdmin(me, user_id);
  if (!approver) throw notFound('colleague');
  await asActor(actor, [
    db.delete(deputies).where(and(eq(deputies.company_id, myCompany), eq(deputies.user_id, user_id))),
  ]);
  return { message: `${approver.name} has no deputy.` };
}

function requireSelfOrAdmin(me: Me, user_id: number): void {
  if (me.id !== user_id && me.company_role !== 'company admin') {
    throw new AppError('forbidden', 'Only a company admin can name the deputy of a colleague.');
  }
}
