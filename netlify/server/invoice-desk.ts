import { eq, sql } from 'drizzle-orm';
import type { DeskInvoice, DeskInvoiceDetail, Uninvoiced } from '#contracts/admin-invoices.ts';
import type { DaySpan } from '#contracts/day-span.ts';
import type { InvoiceFilter } from '#contracts/invoices.ts';
import { toRupees } from '#contracts/money.ts';
import { companies } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { shipments } from '#db/schema/shipments.ts';
import type { InvoiceCopy } from '../../src/print/invoice-sheet.ts';
import { asActor, db, rows } from './database.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import { AppError } from './http/errors.ts';
import {
  type CreditedLine,
  creditableReturns,
  creditedLines,
  creditOf,
  partsOf,
  type ReturnedLine,
} from './invoice-credits.ts';
import { printInvoice } from './invoice-print.ts';
import {
  daysLate,
  invoiceDetail,
  invoiceHistory,
  invoiceNotFound,
  type InvoiceRow,
  invoiceSummary,
  invoiceToPrint,
  issuedOnly,
  type ListedInvoice,
} from './invoice-rows.ts';
import type { Caller } from './session.ts';

interface ListQuery extends DaySpan, Place {
  q: string | null;
  status?: InvoiceFilter | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** One page of all companies' invoices. `admin_invoice_page` finds the ids, row-level security guards the rows. */
export async function listDeskInvoices(actor: Caller, query: ListQuery) {
  const { items, ...counts } = await readDeskPage<Row>(actor, 'admin_invoice_rows', pageOf(query));
  return { items: items.map(rowOf), ...counts };
}

/** The same with what a GST return is filed from, which the list does not show: for its export. */
export async function listTaxedInvoices(actor: Caller, query: ListQuery) {
  const { items } = await readDeskPage<TaxedRow>(actor, 'admin_invoice_tax_rows', pageOf(query));
  return { items: items.map(taxedOf) };
}

const pageOf = ({ q, status, company_id, from, to, sort, ...place }: ListQuery) =>
  deskPage('admin_invoice_page', [q, status, company_id, from, to, sort], place);

type Row = ListedInvoice & Pick<DeskInvoice, 'order_id' | 'company_id' | 'company'> & { days_late: number };

const rowOf = ({ order_id, company_id, company, ...row }: Row): DeskInvoice => ({
  ...invoiceSummary({ invoice: row, days_late: row.days_late }),
  ...{ order_id, company_id, company },
});

type Taxes = 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'round_off_paise';
type TaxedRow = Row & Pick<InvoiceRow, 'bill_to_gstin' | 'place_of_supply' | Taxes>;

/** Rupees, of a credit note positive too, as everywhere. */
const taxedOf = (row: TaxedRow) => ({
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

interface QueueQuery extends Place {
  q: string | null;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** One page of the consignments that have left and have no invoice, the oldest first unless `sort` says otherwise. */
export async function listUninvoiced(actor: Caller, { q, company_id, sort, ...place }: QueueQuery) {
  const page = deskPage('admin_uninvoiced_page', [q, company_id, sort], place);
  const { items, ...counts } = await readDeskPage<UninvoicedRow>(actor, 'admin_uninvoiced_rows', page);
  return { items: items.map(uninvoicedOf), ...counts };
}

/** An order's invoices and credit notes, and its consignments that have none. */
export async function listOrderInvoices(actor: Caller, id: number) {
  const [, found, waiting] = await asActor(actor, [
    db
      .select({ invoice: invoices, days_late: daysLate })
      .from(invoices)
      .where(sql`${invoices.order_id} = ${id} and ${issuedOnly}`)
      .orderBy(invoices.id),
    rows<{ items: UninvoicedRow[] | null }>(sql`
      select admin_uninvoiced_rows(array(
        select id from shipments where order_id = ${id} and not invoiced and status <> 'packed' order by dispatched_at, id)) as items`),
  ]);
  return { invoices: found.map(invoiceSummary), uninvoiced: (waiting.rows[0]!.items ?? []).map(uninvoicedOf) };
}

type UninvoicedRow = Omit<Uninvoiced, 'dispatched_at'> & { dispatched_at: string };

const uninvoicedOf = ({ dispatched_at, ...row }: UninvoicedRow): Uninvoiced => ({
  ...row,
  dispatched_at: moment(dispatched_at),
});

/** One invoice or credit note with what staff need to act on it. 404 for a draft and an id that does not exist. */
export async function getDeskInvoice(actor: Caller, id: number): Promise<{ invoice: DeskInvoiceDetail }> {
  const [, [found], lines, paid, notes, [about], credited, returned] = await asActor(actor, [
    ...invoiceToPrint(id),
    ...invoiceHistory(id),
    db
      .select({ company: { id: companies.id, name: companies.name }, shipment: shipments.code })
      .from(invoices)
      .innerJoin(companies, eq(companies.id, invoices.company_id))
      .leftJoin(shipments, eq(shipments.id, invoices.shipment_id))
      .where(eq(invoices.id, id)),
    creditedLines(id),
    creditableReturns(id),
  ]);
  if (!found) throw invoiceNotFound();
  const returns = found.invoice.kind === 'invoice' ? returnsOf(found.invoice, credited, returned) : [];
  return { invoice: { ...invoiceDetail(found, lines, paid, notes), ...about!, returns } };
}

function returnsOf(invoice: InvoiceRow, lines: CreditedLine[], returned: { rows: ReturnedLine[] }) {
  const byId = new Map(returned.rows.map((row) => [row.return_id, row]));
  return [...byId].flatMap(([id, { code, reason }]) => {
    const parts = partsOf(lines, returned, id);
    if (parts.length === 0) return [];
    const { sums } = creditOf(invoice, lines, parts);
    const goods = parts.map(({ name, qty, unit }) => ({ name, qty, unit }));
    return [{ id, code, reason, lines: goods, amount: toRupees(sums.amount_paise) }];
  });
}

/** An invoice or credit note as a PDF, in one of its copies. 404 as above. */
export async function getDeskInvoicePdf(actor: Caller, { id, copy }: { id: number; copy?: InvoiceCopy | undefined }) {
  const [, [found], lines] = await asActor(actor, invoiceToPrint(id));
  if (!found) throw invoiceNotFound();
  return printInvoice({ ...found, lines }, copy);
}

/** Notes the reference number of an e-invoice. 404 as above, 409 for a cancelled invoice. */
export async function setIrn(actor: Caller, { id, irn, irn_qr }: { id: number; irn: string; irn_qr: string | null }) {
  const issued = sql`${invoices.id} = ${id} and ${issuedOnly}`;
  const [, [found], written] = await asActor(actor, [
    db.select({ number: invoices.number }).from(invoices).where(issued),
    db
      .update(invoices)
      .set({ irn, irn_qr })
      .where(sql`${issued} and ${invoices.status} <> 'cancelled'`)
      .returning({ id: invoices.id }),
  ]);
  if (!found) throw invoiceNotFound();
  if (written.length === 0) throw new AppError('conflict', `${found.number} is cancelled: it takes no IRN.`);
  return { message: `IRN of ${found.number} saved.` };
}
