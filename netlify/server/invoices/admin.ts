import { and, eq, gte, inArray, lt, lte, type SQL, sql, ne } from 'drizzle-orm';
import type { DaySpan } from '#contracts/fields/day-span.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { AdminInvoice, AdminInvoiceDetail, AdminInvoiceFilter, Uninvoiced } from '#contracts/invoices/admin.ts';
import { creditDeadline } from '#contracts/invoices/notes.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { companies } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { shipments } from '#db/schema/shipments.ts';
import type { InvoiceCopy } from '../../../src/print/invoice-sheet.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { filterBy, matches, onlyIds, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { creditOf, linesOfReturn, leftOf } from './credit-lines.ts';
import { type CreditedLine, creditableReturns, creditedLines, type ReturnedLine } from './credit-queries.ts';
import { isAwaitingIrn } from './balance.ts';
import { isIrnCancellable } from './e-invoice.ts';
import { printInvoice } from './pdf.ts';
import { moneyFor } from '../receipts/on-account.ts';
import {
  daysLate,
  invoiceDetail,
  invoiceHistory,
  type InvoiceRow,
  invoiceSummary,
  invoiceToPrint,
  issuedOnly,
  type ListedInvoice,
} from './rows.ts';

interface ListQuery extends DaySpan, Paging {
  q: string | null;
  status?: AdminInvoiceFilter | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** A page of all companies' invoices, newest first by default. */
export async function listAdminInvoices(actor: Caller, { page, size, after, ...filters }: ListQuery) {
  const query = db.select(listed).from(invoices).innerJoin(companies, ofCompany).$dynamic();
  const { items, ...counts } = await readPage(actor, { ...filtered(filters), query }, { page, size, after });
  return { items: items.map(rowOf), ...counts };
}

/** The same with the columns for a GST return, for the export. */
export async function listTaxedInvoices(actor: Caller, { page, size, after, ...filters }: ListQuery) {
  const query = db
    .select({ ...listed, ...taxes })
    .from(invoices)
    .innerJoin(companies, ofCompany)
    .$dynamic();
  const { items } = await readPage(actor, { ...filtered(filters), query }, { page, size, after });
  return { items: items.map(taxedOf) };
}

const ofCompany = eq(companies.id, invoices.company_id);

const listed = {
  id: invoices.id,
  number: invoices.number,
  date: invoices.date,
  due_date: invoices.due_date,
  kind: invoices.kind,
  status: invoices.status,
  amount_paise: invoices.amount_paise,
  paid_paise: invoices.paid_paise,
  credited_paise: invoices.credited_paise,
  written_off_paise: invoices.written_off_paise,
  order_id: invoices.order_id,
  days_late: daysLate,
  company_id: companies.id,
  company: companies.name,
};

const taxes = {
  bill_to_gstin: invoices.bill_to_gstin,
  place_of_supply: invoices.place_of_supply,
  taxable_paise: invoices.taxable_paise,
  cgst_paise: invoices.cgst_paise,
  sgst_paise: invoices.sgst_paise,
  igst_paise: invoices.igst_paise,
  round_off_paise: invoices.round_off_paise,
};

function filtered({ q, status, company_id, from, to, sort }: Omit<ListQuery, keyof Paging>) {
  return {
    table: invoices,
    search: matches(invoices.search_text, q),
    where: and(
      issuedOnly,
      status && isInState(status),
      filterBy(invoices.company_id, company_id),
      from ? gte(invoices.date, from) : undefined,
      to ? lte(invoices.date, to) : undefined,
    ),
    sortBy: sort?.startsWith('due')
      ? invoices.due_date
      : sort?.startsWith('amount')
        ? invoices.amount_paise
        : invoices.date,
    descending: !sort?.endsWith('_asc'),
  };
}

function isInState(status: AdminInvoiceFilter): SQL | undefined {
  const pending = inArray(invoices.status, UNPAID_INVOICE_STATUSES);
  switch (status) {
    case 'overdue':
      return and(pending, lt(invoices.due_date, todayInIndia));
    case 'open':
      return pending;
    case 'issued':
    case 'part paid':
      return and(eq(invoices.status, status), gte(invoices.due_date, todayInIndia));
    case 'paid':
      return and(eq(invoices.status, status), ne(invoices.kind, 'credit note'));
    case 'cancelled':
      return eq(invoices.status, status);
    case 'awaiting IRN':
      return awaitingIrn;
    case 'credit note':
    case 'debit note':
      return eq(invoices.kind, status);
  }
}

/** The same as `isAwaitingIrn`, with the words of the partial index. */
const awaitingIrn = sql`invoices.needs_irn and invoices.irn is null and (invoices.kind <> 'invoice' or invoices.status <> 'cancelled')`;

type Row = ListedInvoice & Pick<AdminInvoice, 'order_id' | 'company_id' | 'company'> & { days_late: number };

const rowOf = ({ order_id, company_id, company, days_late, ...invoice }: Row): AdminInvoice => ({
  ...invoiceSummary({ invoice, days_late }),
  ...{ order_id, company_id, company },
});

/** Amounts in rupees, positive for credit notes too. */
const taxedOf = (row: Row & Pick<InvoiceRow, keyof typeof taxes>) => ({
  ...rowOf(row),
  bill_to_gstin: row.bill_to_gstin,
  place_of_supply: row.place_of_supply,
  taxable: toRupees(row.taxable_paise),
  cgst: toRupees(row.cgst_paise),
  sgst: toRupees(row.sgst_paise),
  igst: toRupees(row.igst_paise),
  round_off: toRupees(row.round_off_paise),
});
export type TaxedInvoice = ReturnType<typeof taxedOf>;

interface QueueQuery extends Paging {
  q: string | null;
  company_id?: number | undefined;
  ids?: number[] | undefined;
  sort?: string | undefined;
}

/** A page of the consignments without an invoice, packed or dispatched, oldest first by default. */
export async function listUninvoiced(actor: Caller, { q, company_id, ids, sort, ...paging }: QueueQuery) {
  const list = {
    query: uninvoicedRows(),
    table: shipments,
    search: matches(shipments.search_text, q),
    where: and(isUninvoiced, filterBy(shipments.company_id, company_id), onlyIds(shipments.id, ids)),
    sortBy: shipments.created_at,
    descending: sort === 'date_desc',
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return { items: items.map(uninvoicedOf), ...counts };
}

/** An order's invoices and credit notes, and its consignments without an invoice. */
export async function listOrderInvoices(actor: Caller, id: number) {
  const [, found, uninvoiced] = await asActor(actor, [
    db
      .select({ invoice: invoices, days_late: daysLate })
      .from(invoices)
      .where(sql`${invoices.order_id} = ${id} and ${issuedOnly}`)
      .orderBy(invoices.id),
    uninvoicedRows()
      .where(and(isUninvoiced, eq(shipments.order_id, id)))
      .orderBy(shipments.id),
  ]);
  return { invoices: found.map(invoiceSummary), uninvoiced: uninvoiced.map(uninvoicedOf) };
}

/** Goods that came back under their challan are not invoiced. They are few, and read once for all consignments. */
export const isUninvoiced = sql`not ${shipments.invoiced} and ${shipments.id} not in (
  select shipment_id from delivery_challans
  where shipment_id is not null and returned_on is not null and cancelled_at is null)`;

/** Consignments with their lines that have no HSN code or GST rate, which an invoice needs. */
const uninvoicedRows = () =>
  db
    .select({
      ...{ shipment_id: shipments.id, code: shipments.code, order_id: shipments.order_id, company: companies.name },
      packed_at: shipments.created_at,
      dispatched_at: shipments.dispatched_at,
      untaxed: sql<Uninvoiced['untaxed']>`(
        select coalesce(json_agg(json_build_object('name', l.name, 'hsn', l.hsn, 'gst_rate', l.gst_rate_bp / 100.0)
            order by l.line_no), '[]')
        from shipment_lines sent join order_lines l on l.order_id = sent.order_id and l.line_no = sent.line_no
        where sent.shipment_id = ${shipments.id} and (l.hsn is null or l.gst_rate_bp is null))`,
    })
    .from(shipments)
    .innerJoin(companies, eq(companies.id, shipments.company_id))
    .$dynamic();

type UninvoicedRow = Awaited<ReturnType<typeof uninvoicedRows>>[number];

const uninvoicedOf = ({ packed_at, dispatched_at, ...row }: UninvoicedRow): Uninvoiced => ({
  ...row,
  packed_at: packed_at.toISOString(),
  dispatched_at: dispatched_at?.toISOString() ?? null,
});

/** One invoice or credit note with everything for its page. 404 for a draft and an unknown id. */
export async function getAdminInvoice(actor: Caller, id: number): Promise<{ invoice: AdminInvoiceDetail }> {
  const [, [found], lines, paid, notes, [about], credited, returned, money] = await asActor(actor, [
    ...invoiceToPrint(id),
    ...invoiceHistory(id),
    db
      .select({ company: { id: companies.id, name: companies.name }, shipment: shipments })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .leftJoin(shipments, eq(shipments.id, invoices.shipment_id))
      .where(eq(invoices.id, id)),
    creditedLines(id),
    creditableReturns(id),
    moneyFor(id),
  ]);
  if (!found) throw notFound('invoice');
  const returns = found.invoice.kind === 'invoice' ? returnsOf(found.invoice, credited, returned) : [];
  const { company, shipment } = about!;
  const left = credited.map((line) => {
    const { qty, taxable_paise } = leftOf(line);
    return { line_no: line.line.line_no, qty, value: toRupees(taxable_paise) };
  });
  return {
    invoice: {
      ...invoiceDetail(found, lines, paid, notes),
      ...{ company, shipment: shipment?.code ?? null, returns, left },
      on_account: money.map(({ paise, ...receipt }) => ({ ...receipt, unallocated: toRupees(paise) })),
      credit_until: creditDeadline(found.invoice.date!),
      needs_irn: found.invoice.needs_irn,
      awaits_irn: isAwaitingIrn(found.invoice),
      irn_cancellable: isIrnCancellable(found.invoice, shipment),
    },
  };
}

function returnsOf(invoice: InvoiceRow, lines: CreditedLine[], returned: { rows: ReturnedLine[] }) {
  const byId = new Map(returned.rows.map((row) => [row.return_id, row]));
  return [...byId].flatMap(([id, { code, reason }]) => {
    const parts = linesOfReturn(lines, returned, id);
    if (parts.length === 0) return [];
    const { sums } = creditOf(invoice, lines, parts);
    const lineNo = (order_line_no: number) =>
      lines.find(({ line }) => line.order_line_no === order_line_no)!.line.line_no;
    const goods = parts.map(({ order_line_no, name, qty, unit }) => ({
      line_no: lineNo(order_line_no),
      name,
      qty,
      unit,
    }));
    return [{ id, code, reason, lines: goods, amount: toRupees(sums.amount_paise) }];
  });
}

/** An invoice or credit note as a PDF, in one of its copies. 404 for a draft and an unknown id. */
export async function getAdminInvoicePdf(actor: Caller, { id, copy }: { id: number; copy?: InvoiceCopy | undefined }) {
  const [, [found], lines] = await asActor(actor, invoiceToPrint(id));
  if (!found) throw notFound('invoice');
  return printInvoice({ ...found, lines }, copy);
}
