import type { AuditEntry } from '#contracts/admin-audit.ts';
import type { DeskInvoice, Uninvoiced } from '#contracts/admin-invoices.ts';
import type { CompanyRow } from '#contracts/admin-companies.ts';
import type { DeskOrder } from '#contracts/admin-orders.ts';
import type { WaitingMail } from '#contracts/admin-outbox.ts';
import type { StaffMember, StaffSort } from '#contracts/admin-staff.ts';
import type { DeskTicket } from '#contracts/admin-tickets.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import type { ImportRow } from '#contracts/product-import.ts';
import type { DeskEnquiry, DeskRfq } from '#contracts/rfq-desk.ts';
import { listCompanies } from './admin-companies.ts';
import { listAudit } from './audit-log.ts';
import { type CsvColumn, csvFile, EXPORT_ROWS } from './csv.ts';
import { listEnquiries } from './enquiry-desk.ts';
import { listDeskInvoices, listUninvoiced } from './invoice-desk.ts';
import { listDeskOrders } from './order-desk.ts';
import { listOutbox } from './outbox-desk.ts';
import { listFullProducts } from './product-export.ts';
import { listImportRows } from './product-import-list.ts';
import { listDeskRfqs } from './rfq-desk.ts';
import type { Caller } from './session.ts';
import { listStaff } from './staff.ts';
import { listDeskTickets } from './ticket-desk.ts';

interface Page<Row> {
  items: Row[];
  total: number;
  total_capped?: boolean;
}

/**
 * Makes the export of a list out of the list itself: its own verb, asked for one long page, so that the file holds what the
 * screen shows. Where there are more rows than a file holds, or than the list counts, its name says how many it has.
 */
export function exportOf<Query extends { page: number; size: number }, Row>(
  name: string,
  list: (actor: Caller, query: Query) => Promise<Page<Row>>,
  columns: readonly CsvColumn<Row>[],
) {
  return async (actor: Caller, query: Query): Promise<FileReply> => {
    const { items, total, total_capped } = await list(actor, { ...query, page: 1, size: EXPORT_ROWS });
    const isCut = total_capped || items.length < total;
    return csvFile(isCut ? `${name}-first-${items.length}` : name, columns, items);
  };
}

/** A moment as a spreadsheet in India reads it: `2026-11-21 14:05`. */
const moment = (iso: string | null) =>
  iso && new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

export const exportCompanies = exportOf('companies', listCompanies, [
  ['ID', ({ id }: CompanyRow) => id],
  ['Name', ({ name }) => name],
  ['GST number', ({ gst_number }) => gst_number],
  ['Contact email', ({ contact_person_email }) => contact_person_email],
]);

export const exportOrders = exportOf('orders', listDeskOrders, [
  ['Order', ({ id }: DeskOrder) => id],
  ['Company', ({ company }) => company],
  ['PO number', ({ po_number }) => po_number],
  ['Status', ({ status }) => status],
  ['Placed', ({ created_at }) => moment(created_at)],
  ['Total', ({ total }) => total],
]);

export const exportRfqs = exportOf('rfqs', listDeskRfqs, [
  ['RFQ', ({ code }: DeskRfq) => code],
  ['Title', ({ title }) => title],
  ['Company', ({ company }) => company],
  ['Status', ({ status }) => status],
  ['Quote', ({ quote }) => quote],
  ['Date', ({ date }) => moment(date)],
]);

export const exportEnquiries = exportOf('enquiries', listEnquiries, [
  ['Enquiry', ({ code }: DeskEnquiry) => code],
  ['Date', ({ created_at }) => moment(created_at)],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Requirement', ({ requirement }) => requirement],
  ['Items', ({ lines }) => lines.map(({ qty, unit, item }) => `${qty} ${unit} ${item}`).join('; ')],
  ['Handled', ({ handled_at }) => moment(handled_at)],
  ['RFQ', ({ rfq }) => rfq?.code],
]);

export const exportInvoices = exportOf('invoices', listDeskInvoices, [
  ['Number', ({ inv }: DeskInvoice) => inv],
  ['Company', ({ company }) => company],
  ['Order', ({ order_id }) => order_id],
  ['Date', ({ date }) => date],
  ['Due', ({ due_date }) => due_date],
  ['Status', ({ status }) => status],
  ['Amount', ({ amount }) => amount],
]);

export const exportUninvoiced = exportOf('to-be-invoiced', listUninvoiced, [
  ['Consignment', ({ code }: Uninvoiced) => code],
  ['Company', ({ company }) => company],
  ['Order', ({ order_id }) => order_id],
  ['Dispatched', ({ dispatched_at }) => moment(dispatched_at)],
]);

export const exportTickets = exportOf('tickets', listDeskTickets, [
  ['Ticket', ({ code }: DeskTicket) => code],
  ['Subject', ({ subject }) => subject],
  ['Company', ({ company }) => company],
  ['Asked by', ({ buyer }) => buyer],
  ['Status', ({ status }) => status],
  ['Created', ({ created_at }) => moment(created_at)],
  ['Waiting since', ({ waiting_since }) => moment(waiting_since)],
]);

/** The columns of an import: what is exported can be edited and imported again. */
export const exportProducts = exportOf('products', listFullProducts, [
  ['company', ({ company_name }) => company_name],
  ['sku', ({ sku }) => sku],
  ['name', ({ name }) => name],
  ['category', ({ category }) => category],
  ['subcategory', ({ subcategory }) => subcategory],
  ['brand', ({ brand }) => brand],
  ['price', ({ price_paise }) => price_paise / 100],
  ['stock', ({ stock }) => stock],
  ['unit', ({ unit }) => unit],
  ['pack', ({ pack }) => pack],
  ['hsn', ({ hsn }) => hsn],
  ['gst_rate', ({ gst_rate_bp }) => (gst_rate_bp === null ? null : gst_rate_bp / 100)],
  ['description', ({ description }) => description],
  [
    'attributes',
    ({ attributes }) =>
      Object.entries(attributes)
        .map(([label, value]) => `${label}=${value}`)
        .join('; '),
  ],
  ['active', ({ active }) => active],
]);

/** Each change as `Status: placed → confirmed`. */
export const exportAudit = exportOf('audit-log', listAudit, [
  ['Time', ({ at }: AuditEntry) => moment(at)],
  ['Who', ({ person, user_id }) => person?.name ?? `Account ${user_id}`],
  ['Email', ({ person }) => person?.email],
  ['Role', ({ person }) => person?.role],
  ['Action', ({ action }) => action],
  ['Record', ({ entity }) => entity],
  ['Number', ({ entity_id }) => entity_id],
  ['Company', ({ company }) => company?.name],
  [
    'Changes',
    ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${changed(before, after)}`).join('; '),
  ],
]);

export const exportOutbox = exportOf('outbox', listOutbox, [
  ['Mail', ({ kind }: WaitingMail) => kind],
  ['Recipient', ({ recipient }) => recipient],
  ['Tries', ({ attempts }) => attempts],
  ['Last error', ({ last_error }) => last_error],
  ['Written', ({ created_at }) => moment(created_at)],
  ['Next try', ({ next_attempt_at }) => moment(next_attempt_at)],
  ['Given up', ({ given_up_at }) => moment(given_up_at)],
  ['Let go by', ({ given_up_by }) => given_up_by],
]);

/** Of people whom no page divides: all of them. */
export async function exportStaff(actor: Caller, query: { sort?: StaffSort | undefined }): Promise<FileReply> {
  const { items } = await listStaff(actor, query);
  return csvFile<StaffMember>(
    'staff',
    [
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['Role', ({ role }) => role],
      ['Sign-in', ({ disabled }) => (disabled ? 'disabled' : 'enabled')],
      ['Since', ({ created_at }) => moment(created_at)],
    ],
    items,
  );
}

export const exportImportRows = exportOf('import-rows', listImportRows, [
  ['Row', ({ row }: ImportRow) => row],
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['Result', ({ verdict, applied }) => (applied ? 'imported' : verdict)],
  ['Reasons', ({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`).join(' ')],
  [
    'Changes',
    ({ changes }) => changes.map(({ column, before, after }) => `${column}: ${changed(before, after)}`).join('; '),
  ],
]);

/** `placed → confirmed` */
const changed = (before: string | null, after: string | null) => `${before ?? ''} → ${after ?? ''}`;
