import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES } from '#contracts/companies/addresses.ts';
import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { price_lists } from '#db/schema/price-lists.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { creditUsed } from '../receivables/credit-used.ts';
import { ownLimits } from './own-limits.ts';
import {
  latestNotes,
  noteRows,
  openRfqs,
  openTickets,
  orderRows,
  recentOrders,
  rfqRows,
  ticketRows,
} from './admin-records.ts';

/** Users listed at most: more than any company has. */
const MAX_USERS = 500;

interface Sums {
  orders: number;
  total: string;
  invoices: number;
  amount: string;
  overdue: string;
}

/** A company on one screen: its records, people, credit and notes. 404 for an unknown id. */
export async function getCompanyOverview(actor: Caller, id: number): Promise<CompanyOverview> {
  const { name, email, phone, company_role, disabled_at, signed_in_at, order_limit_paise, period_limit_paise } = users;
  const [, [found], places, people, sums, orders, rfqs, tickets, notes] = await asActor(actor, [
    db
      .select({
        company: companies,
        list: { id: price_lists.id, name: price_lists.name, valid_until: price_lists.valid_until },
        used_paise: sql<number>`${creditUsed(sql`${companies.id}`)}`,
      })
      .from(companies)
      .leftJoin(price_lists, eq(price_lists.id, companies.price_list_id))
      .where(eq(companies.id, id)),
    db
      .select()
      .from(addresses)
      .where(and(eq(addresses.company_id, id), isNull(addresses.archived_at)))
      .orderBy(desc(addresses.is_default), addresses.id)
      .limit(MAX_ADDRESSES),
    db
      .select({
        ...{ id: users.id, name, email, phone, company_role, disabled_at, signed_in_at },
        ...{ order_limit_paise, period_limit_paise },
      })
      .from(users)
      .where(and(eq(users.company_id, id), eq(users.role, 'customer')))
      .orderBy(asc(sql`lower(${users.name})`), users.id)
      .limit(MAX_USERS),
    rows<Sums>(sumsOf(id)),
    recentOrders(id),
    openRfqs(id),
    openTickets(id),
    latestNotes(id),
  ]);
  if (!found) throw notFound('company');
  const { company, list, used_paise } = found;
  const { orders: open, total, invoices, amount, overdue } = sums.rows[0]!;
  return {
    company: { ...factsOf(company), price_list: list },
    addresses: places,
    users: people.map(
      ({ company_role, disabled_at, signed_in_at, order_limit_paise, period_limit_paise, ...person }) => ({
        ...person,
        ...ownLimits({ order_limit_paise, period_limit_paise }),
        company_role: company_role!,
        disabled: disabled_at !== null,
        signed_in_at: signed_in_at && signed_in_at.toISOString(),
      }),
    ),
    open_orders: { orders: open, total: toRupees(Number(total)) },
    orders: orderRows(orders.rows),
    open_rfqs: rfqRows(rfqs.rows),
    open_tickets: ticketRows(tickets.rows),
    unpaid: { invoices, amount: toRupees(Number(amount)), overdue: toRupees(Number(overdue)) },
    credit_limit: toRupees(company.credit_limit_paise),
    credit_used: toRupees(used_paise),
    notes: noteRows(notes.rows),
  };
}

/** What the page says about the company itself. */
function factsOf(company: typeof companies.$inferSelect) {
  const { id, name, is_prospect, gst_number, pan_tin_number, credit_days, po_required, spending_limit_paise } = company;
  const { bill_to_address, bill_to_city, bill_to_state, bill_to_pincode } = company;
  const place = [bill_to_state, bill_to_pincode].filter(Boolean).join(' ');
  return {
    ...{ id, name, is_prospect, gst_number, pan_tin_number, credit_days, po_required },
    bill_to: [bill_to_address, bill_to_city, place].filter(Boolean).join(', '),
    spending_limit: toRupees(spending_limit_paise),
    buyer_limit_period: company.buyer_limit_period,
    contact_person: {
      name: company.contact_person_name,
      email: company.contact_person_email,
      phone: company.contact_person_phone,
    },
    accounts_person: {
      name: company.accounts_person_name,
      email: company.accounts_person_email,
      phone: company.accounts_person_phone,
    },
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
