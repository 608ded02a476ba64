import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES } from '#contracts/companies/addresses.ts';
import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

/** Users listed at most: more than any company has. */
const MAX_USERS = 500;

interface Sums {
  orders: number;
  total: string;
  invoices: number;
  amount: string;
  overdue: string;
}

/** Addresses, users, open orders and unpaid invoices of a company. 404 for an unknown id. */
export async function getCompanyOverview(actor: Caller, id: number): Promise<CompanyOverview> {
  const { name, email, company_role, disabled_at, signed_in_at } = users;
  const [, [company], places, people, sums] = await asActor(actor, [
    db.select({ credit_limit_paise: companies.credit_limit_paise }).from(companies).where(eq(companies.id, id)),
    db
      .select()
      .from(addresses)
      .where(and(eq(addresses.company_id, id), isNull(addresses.archived_at)))
      .orderBy(desc(addresses.is_default), addresses.id)
      .limit(MAX_ADDRESSES),
    db
      .select({ id: users.id, name, email, company_role, disabled_at, signed_in_at })
      .from(users)
      .where(and(eq(users.company_id, id), eq(users.role, 'customer')))
      .orderBy(asc(sql`lower(${users.name})`), users.id)
      .limit(MAX_USERS),
    rows<Sums>(sumsOf(id)),
  ]);
  if (!company) throw notFound('company');
  const { orders, total, invoices, amount, overdue } = sums.rows[0]!;
  return {
    addresses: places,
    users: people.map(({ company_role, disabled_at, signed_in_at, ...person }) => ({
      ...person,
      company_role: company_role!,
      disabled: disabled_at !== null,
      signed_in_at: signed_in_at && signed_in_at.toISOString(),
    })),
    open_orders: { orders, total: toRupees(Number(total)) },
    unpaid: { invoices, amount: toRupees(Number(amount)), overdue: toRupees(Number(overdue)) },
    credit_limit: toRupees(company.credit_limit_paise),
  };
}

/** Open orders, and unpaid invoices by their balance: amount less payments, credit notes and write-offs. */
const sumsOf = (id: number) => sql`
  select o.*, i.* from (
    select count(*)::int as orders, coalesce(sum(total_paise), 0) as total from orders
    where company_id = ${id} and status in ${statusesWith(ORDER_STATES, 'isOpen')}
  ) as o, (
    select count(*)::int as invoices, coalesce(sum(amount_paise - paid_paise - credited_paise - written_off_paise), 0) as amount,
      coalesce(sum(amount_paise - paid_paise - credited_paise - written_off_paise) filter (where due_date < ${todayInIndia}), 0) as overdue
    from invoices where company_id = ${id} and status in ${UNPAID_INVOICE_STATUSES} and kind <> 'credit note'
  ) as i`;
