import { type SQL, sql } from 'drizzle-orm';
import { BILLED_INVOICE_STATUSES, UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { onAccountOf } from './on-account.ts';

/**
 * What is ordered and not yet invoiced, of the orders of the alias `o`. A rest below a rupee is the invoices' round-off. An
 * e-invoice without an IRN is not yet one.
 */
export const uninvoicedOf = sql`
  select case when rest < 100 then 0 else rest end as paise from (
    select o.total_paise - coalesce(sum(i.amount_paise), 0) as rest from invoices i
    where i.order_id = o.id and i.kind = 'invoice' and i.released and i.status in ${BILLED_INVOICE_STATUSES}
  ) as billed`;

/** Paise of a company's orders as far as not invoiced: those placed or confirmed, and any with goods packed and not invoiced. */
export const uninvoicedOrders = (company_id: SQL, except: SQL = sql`0`) => sql`(
  select coalesce(sum(rest.paise), 0)::float8 from (
    select id, total_paise from orders
      where company_id = ${company_id} and status in ${statusesWith(ORDER_STATES, 'isOnCredit')}
    union
    select packed.id, packed.total_paise from shipments s join orders packed on packed.id = s.order_id
      where s.company_id = ${company_id} and not s.invoiced
  ) as o, lateral (${uninvoicedOf}) as rest where o.id <> ${except})`;

/** Paise of credit that a company uses before a new order: open invoices less money on account, plus orders not invoiced. */
export const creditUsed = (company_id: SQL) => sql`(
  (select coalesce(sum(amount_paise - paid_paise - credited_paise - written_off_paise), 0)::float8 from invoices
    where company_id = ${company_id} and kind <> 'credit note' and released and status in ${UNPAID_INVOICE_STATUSES})
  - ${onAccountOf(company_id)}::float8 + ${uninvoicedOrders(company_id)})`;
