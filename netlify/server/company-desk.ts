import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES } from '#contracts/addresses.ts';
import type { CompanyDesk } from '#contracts/company-desk.ts';
import { toRupees } from '#contracts/money.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { asActor, db, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { todayInIndia } from './quote-rows.ts';
import type { Caller } from './session.ts';

/** People of one company that the desk shows; more than any has. */
const MOST_USERS = 500;

interface Sums {
  orders: number;
  total: string;
  invoices: number;
  amount: string;
  overdue: string;
}

/** Addresses, people, open orders and unpaid invoices of one company. 404 for an id that does not exist. */
export async function getCompanyDesk(actor: Caller, id: number): Promise<CompanyDesk> {
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
      .limit(MOST_USERS),
    rows<Sums>(sumsOf(id)),
  ]);
  if (!company) throw new AppError('not_found', 'This company was not found.');
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
    credit_limit: company.credit_limit_paise === null ? null : toRupees(company.credit_limit_paise),
  };
}

/** What an invoice still asks for is its amount less what was paid and what credit notes took back. */
const sumsOf = (id: number) => sql`
  select o.*, i.* from (
    select count(*)::int as orders, coalesce(sum(total_paise), 0) as total from orders
    where company_id = ${id} and order_open(status)
  ) as o, (
    select count(*)::int as invoices, coalesce(sum(amount_paise - paid_paise - credited_paise), 0) as amount,
      coalesce(sum(amount_paise - paid_paise - credited_paise) filter (where due_date < ${todayInIndia}), 0) as overdue
    from invoices where company_id = ${id} and status in ('issued', 'part paid') and kind = 'invoice'
  ) as i`;
