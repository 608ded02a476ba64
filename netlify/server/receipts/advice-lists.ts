import { and, eq, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { MAX_ADVICE_LINES, type PaymentAdviceStatus } from '#contracts/receipts/advices.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { payment_advices } from '#db/schema/payment-advices.ts';
import { asActor, myCompany, rows } from '../platform/database.ts';
import { filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { adviceOf, adviceParts, adviceRows, openOf } from './advice-rows.ts';

interface Filters extends Paging {
  q: string | null;
  status?: PaymentAdviceStatus | undefined;
  company_id?: number | undefined;
  invoice_id?: number | undefined;
}

const listOf = ({ q, status, company_id, invoice_id }: Filters) => ({
  ...{ query: adviceRows(), table: payment_advices, search: matches(payment_advices.search_text, q) },
  where: and(
    filterBy(payment_advices.status, status),
    filterBy(payment_advices.company_id, company_id),
    invoice_id === undefined
      ? undefined
      : sql`exists (select 1 from payment_advice_lines l where l.advice_id = payment_advices.id and l.invoice_id = ${invoice_id})`,
  ),
  ...{ sortBy: payment_advices.id, descending: true, extra: adviceParts },
});

/** A page of the payment advices of the caller's company, the latest first. */
export async function listPaymentAdvices(actor: Caller, query: Filters) {
  const list = listOf(query);
  const own = { ...list, where: and(list.where, eq(payment_advices.company_id, myCompany)) };
  const { items, extra, ...counts } = await readPage(actor, own, query);
  return { ...counts, items: items.map((row) => adviceOf(row, extra)) };
}

/** A page of all companies' payment advices: open ones first, the longest waiting first, then the latest. */
export async function listAdminPaymentAdvices(actor: Caller, query: Filters) {
  const isOpen = sql`payment_advices.status = 'sent'`;
  const list = {
    ...listOf(query),
    first: isOpen,
    sortBy: sql`case when ${isOpen} then -payment_advices.id else payment_advices.id end`,
  };
  const { items, extra, ...counts } = await readPage(actor, list, query);
  return {
    ...counts,
    items: items.map((row) => ({
      ...adviceOf(row, extra),
      ...{ company_id: row.advice.company_id, company: row.company, decided_by: row.decided_by },
    })),
  };
}

interface Payable extends Record<string, unknown> {
  id: number;
  inv: string;
  due_date: string;
  open_paise: number;
  advised_paise: number;
}

/** What the caller's company can pay, the earliest due date first. */
export async function listPayableInvoices(actor: Caller) {
  const [, found] = await asActor(actor, [
    rows<Payable>(sql`
      select i.id::float8 as id, i.number as inv, i.due_date::text as due_date, ${openOf}::float8 as open_paise,
        least(${openOf}, ${advisedOf})::float8 as advised_paise
      from invoices i
      where i.company_id = ${myCompany} and i.kind <> 'credit note' and i.released and i.status in ${UNPAID_INVOICE_STATUSES}
      order by i.due_date, i.id limit ${MAX_ADVICE_LINES}`),
  ]);
  return {
    invoices: found.rows.map(({ open_paise, advised_paise, ...invoice }) => ({
      ...{ ...invoice, open: toRupees(open_paise), advised: toRupees(advised_paise) },
    })),
  };
}

/** Paise of an invoice `i` in open payment advices. */
const advisedOf = sql`(
  select coalesce(sum(l.amount_paise), 0) from payment_advice_lines l join payment_advices a on a.id = l.advice_id
  where l.invoice_id = i.id and a.status = 'sent')`;
