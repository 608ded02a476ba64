import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DaySpan } from '#contracts/fields/day-span.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import type { ReceiptFilter } from '#contracts/receipts/admin.ts';
import type { Receipt, ReceiptDetail, ReceiptKind } from '#contracts/receipts/receipt.ts';
import { companies } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { receipts } from '#db/schema/receipts.ts';
import { openPaise } from '../invoices/balance.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

interface ListQuery extends DaySpan, Paging {
  q: string | null;
  kind?: ReceiptFilter | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** True if a later entry reverses this one. */
const isReversed = sql<boolean>`exists (select 1 from receipts reversal where reversal.reverses_id = receipts.id)`;

const listed = {
  ...{ id: receipts.id, number: receipts.number, amount_paise: receipts.amount_paise, tds_paise: receipts.tds_paise },
  ...{ unallocated_paise: receipts.unallocated_paise, method: receipts.method, reference: receipts.reference },
  ...{ received_on: receipts.received_on, order_id: receipts.order_id, reverses_id: receipts.reverses_id },
  is_reversed: isReversed,
};

type Row = Pick<
  typeof receipts.$inferSelect,
  | 'id'
  | 'number'
  | 'amount_paise'
  | 'tds_paise'
  | 'unallocated_paise'
  | 'method'
  | 'reference'
  | 'received_on'
  | 'order_id'
  | 'reverses_id'
> & { is_reversed: boolean };

const kindOf = ({ reverses_id, amount_paise, tds_paise }: Omit<Row, 'is_reversed'>): ReceiptKind => {
  if (reverses_id !== null) return 'reversal';
  return amount_paise + tds_paise > 0 ? 'receipt' : 'refund';
};

const receiptOf = (row: Row): Receipt => ({
  ...{ id: row.id, kind: kindOf(row), number: row.number, amount: toRupees(row.amount_paise) },
  ...{ tds: toRupees(row.tds_paise), unallocated: toRupees(row.unallocated_paise), method: row.method },
  ...{ reference: row.reference, received_on: row.received_on, order_id: row.order_id },
  reversed: row.is_reversed || row.reverses_id !== null,
});

/** A page of all companies' receipts, refunds and reversals, the latest first by default. */
export async function listReceipts(actor: Caller, { page, size, after, ...filters }: ListQuery) {
  const { q, kind, company_id, from, to, sort } = filters;
  const list = {
    query: db
      .select({ ...listed, company_id: companies.id, company: companies.name })
      .from(receipts)
      .innerJoin(companies, eq(companies.id, receipts.company_id))
      .$dynamic(),
    table: receipts,
    search: matches(receipts.search_text, q),
    where: and(
      kind && isOfKind(kind),
      filterBy(receipts.company_id, company_id),
      from ? gte(receipts.received_on, from) : undefined,
      to ? lte(receipts.received_on, to) : undefined,
    ),
    sortBy: sort?.startsWith('amount') ? receipts.amount_paise : receipts.received_on,
    descending: !sort?.endsWith('_asc'),
  };
  const { items, ...counts } = await readPage(actor, list, { page, size, after });
  return {
    items: items.map((row) => ({ ...receiptOf(row), company_id: row.company_id, company: row.company })),
    ...counts,
  };
}

function isOfKind(kind: ReceiptFilter): SQL {
  switch (kind) {
    case 'on account':
      return sql`receipts.unallocated_paise > 0`;
    case 'refund':
      return sql`(receipts.amount_paise < 0 and receipts.reverses_id is null)`;
    case 'reversed':
      return sql`(receipts.reverses_id is not null or ${isReversed})`;
  }
}

/** What a company owes and has on account, and its latest orders with goods to deliver. */
export async function getOpenItems(actor: Caller, company_id: number) {
  const [, open, [money], latest] = await asActor(actor, [
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.company_id, company_id), inArray(invoices.status, UNPAID_INVOICE_STATUSES), isValid))
      .orderBy(asc(invoices.due_date), asc(invoices.id))
      .limit(MAX_OPEN),
    db
      .select({ paise: sql<number>`coalesce(sum(${receipts.unallocated_paise}), 0)::float8` })
      .from(receipts)
      .where(and(eq(receipts.company_id, company_id), sql`unallocated_paise > 0`)),
    db
      .select({ id: orders.id, po_number: orders.po_number, total_paise: orders.total_paise })
      .from(orders)
      .where(and(eq(orders.company_id, company_id), inArray(orders.status, PAYABLE_ORDERS)))
      .orderBy(desc(orders.id))
      .limit(50),
  ]);
  return {
    invoices: open.map((invoice) => ({
      ...{ id: invoice.id, inv: invoice.number!, date: invoice.date!, due_date: invoice.due_date! },
      ...{ order_id: invoice.order_id, open: toRupees(openPaise(invoice)) },
    })),
    on_account: toRupees(money!.paise),
    orders: latest.map(({ id, po_number, total_paise }) => ({ id, po_number, total: toRupees(total_paise) })),
  };
}

/** Orders for which an advance may come: goods are still to be delivered. */
const PAYABLE_ORDERS = statusesWith(ORDER_STATES, 'isAwaited');

/** The most open invoices that a form lists. */
const MAX_OPEN = 200;

/** Not one that awaits its IRN, or whose IRN was cancelled. */
const isValid = sql`not (needs_irn and irn is null) and irn_cancelled_at is null`;

interface AllocationRow {
  receipt_id: number;
  id: number;
  invoice_id: number;
  number: string;
  paise: number;
  on: string;
  taken_back: boolean;
}

/** What entries settle, oldest first. */
const allocationsOf = (receiptIds: SQL) =>
  rows<AllocationRow>(sql`
    select a.receipt_id::float8, a.id::float8, i.id::float8 as invoice_id, i.number, a.amount_paise::float8 as paise,
      a.allocated_on::text as on,
      a.takes_back_id is not null or exists (select 1 from allocations t where t.takes_back_id = a.id) as taken_back
    from allocations a join invoices i on i.id = a.invoice_id where a.receipt_id in (${receiptIds}) order by a.id`);

const allocationOf = (row: AllocationRow): ReceiptDetail['allocations'][number] => ({
  ...{ id: row.id, invoice: { id: row.invoice_id, inv: row.number }, amount: toRupees(row.paise) },
  ...{ on: row.on, taken_back: row.taken_back },
});

const original = alias(receipts, 'original');

/** An entry with everything for its page. 404 for an unknown id. */
export async function getReceipt(actor: Caller, id: number) {
  const [, [found], settled, later] = await asActor(actor, [
    db
      .select({
        ...{ row: listed, company: { id: companies.id, name: companies.name }, original, remarks: receipts.remarks },
        recorded_by: sql<string>`(select u.name from users u where u.id = receipts.recorded_by)`,
      })
      .from(receipts)
      .innerJoin(companies, eq(companies.id, receipts.company_id))
      .leftJoin(original, sql`${original.id} = coalesce(receipts.reverses_id, receipts.refunds_id)`)
      .where(eq(receipts.id, id)),
    allocationsOf(sql`${id}`),
    db
      .select()
      .from(receipts)
      .where(sql`${receipts.reverses_id} = ${id} or ${receipts.refunds_id} = ${id}`)
      .orderBy(receipts.id),
  ]);
  if (!found) throw notFound('receipt');
  const { row, company, remarks, recorded_by } = found;
  return {
    receipt: {
      ...{ ...receiptOf(row), company, remarks, recorded_by },
      allocations: settled.rows.map(allocationOf),
      original: found.original && linkOf(found.original),
      later: later.map((each) => ({ ...linkOf(each), kind: kindOf(each) })),
    },
  };
}

const linkOf = ({ id, number, received_on, amount_paise, tds_paise }: typeof receipts.$inferSelect) => ({
  ...{ id, number, on: received_on, amount: toRupees(amount_paise + tds_paise) },
});

/** A page of the payments and refunds of the caller's company with what they settle, and its money on account. */
export async function listOwnReceipts(actor: Caller, { q, page, size }: { q: string | null } & Paging) {
  const list = {
    query: db.select(listed).from(receipts).$dynamic(),
    table: receipts,
    search: matches(receipts.search_text, q),
    where: eq(receipts.company_id, myCompany),
    sortBy: receipts.received_on,
    descending: true,
    extra: (ids: SQL) => sql`
      select (select coalesce(sum(unallocated_paise), 0)::float8 from receipts
          where company_id = ${myCompany} and unallocated_paise > 0) as on_account,
        (select coalesce(json_agg(json_build_object('receipt_id', a.receipt_id, 'id', a.id, 'invoice_id', i.id,
            'number', i.number, 'paise', a.amount_paise, 'on', a.allocated_on, 'taken_back', a.takes_back_id is not null
              or exists (select 1 from allocations t where t.takes_back_id = a.id)) order by a.id), '[]')
          from allocations a join invoices i on i.id = a.invoice_id where a.receipt_id = any (${ids})) as settled`,
  };
  const { items, extra, ...counts } = await readPage(actor, list, { page, size });
  const settled = extra!.settled as AllocationRow[];
  return {
    ...counts,
    items: items.map((row) => ({
      ...receiptOf(row),
      allocations: settled.filter(({ receipt_id }) => receipt_id === row.id).map(allocationOf),
    })),
    on_account: toRupees(extra!.on_account as number),
  };
}
