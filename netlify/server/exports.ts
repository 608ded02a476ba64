import { type AuditEntry, auditKinds } from '#contracts/admin-audit.ts';
import type { Uninvoiced } from '#contracts/admin-invoices.ts';
import type { CompanyRow } from '#contracts/admin-companies.ts';
import type { DeskOrder } from '#contracts/admin-orders.ts';
import type { WaitingMail } from '#contracts/admin-outbox.ts';
import type { StaffMember, StaffSort } from '#contracts/admin-staff.ts';
import type { DeskTicket } from '#contracts/admin-tickets.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import type { DeskEnquiry } from '#contracts/enquiry-desk.ts';
import type { DeskRfq } from '#contracts/rfq-desk.ts';
import { listCompanies } from './admin-companies.ts';
import { listAudit } from './audit-log.ts';
import { csvFile } from './csv.ts';
import { changed, exportOf, sheetTime, signIn } from './csv-export.ts';
import { listEnquiries } from './enquiry-desk.ts';
import { listTaxedInvoices, listUninvoiced, type TaxedInvoice } from './invoice-desk.ts';
import { listDeskOrders } from './order-desk.ts';
import { listOutbox } from './outbox-desk.ts';
import { listDeskRfqs } from './rfq-desk.ts';
import type { Caller } from './session.ts';
import { listStaff } from './staff.ts';
import { listDeskTickets } from './ticket-desk.ts';

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
  ['Placed', ({ created_at }) => sheetTime(created_at)],
  ['Total', ({ total }) => total],
]);

export const exportRfqs = exportOf('rfqs', listDeskRfqs, [
  ['RFQ', ({ code }: DeskRfq) => code],
  ['Title', ({ title }) => title],
  ['Company', ({ company }) => company],
  ['Status', ({ status }) => status],
  ['Quote', ({ quote }) => quote],
  ['Date', ({ date }) => sheetTime(date)],
]);

export const exportEnquiries = exportOf('enquiries', listEnquiries, [
  ['Enquiry', ({ code }: DeskEnquiry) => code],
  ['Date', ({ created_at }) => sheetTime(created_at)],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Requirement', ({ requirement }) => requirement],
  ['Items', ({ lines }) => lines.map(({ qty, unit, item }) => `${qty} ${unit} ${item}`).join('; ')],
  ['Handled', ({ handled_at }) => sheetTime(handled_at)],
  ['RFQ', ({ rfq }) => rfq?.code],
]);

/**
 * A GST return is filed from it, so its headings are those of the CSV for booking (invoice-csv.ts). The amounts add up over
 * the file, as there: a credit note's are negative.
 */
export const exportInvoices = exportOf('invoices', listTaxedInvoices, [
  ['Number', ({ inv }: TaxedInvoice) => inv],
  ['Company', ({ company }) => company],
  ['Recipient GSTIN', ({ bill_to_gstin }) => bill_to_gstin],
  ['Place of supply', ({ place_of_supply }) => place_of_supply],
  ['Order', ({ order_id }) => order_id],
  ['Date', ({ date }) => date],
  ['Due', ({ status, due_date }) => (status === 'credit note' ? null : due_date)],
  ['Status', ({ status }) => status],
  ['Taxable value', signed('taxable')],
  ['CGST', signed('cgst')],
  ['SGST', signed('sgst')],
  ['IGST', signed('igst')],
  ['Round off', signed('round_off')],
  ['Invoice total', signed('amount')],
  ['Open', ({ open }) => open],
]);

export const exportUninvoiced = exportOf('to-be-invoiced', listConsignments, [
  ['Consignment', ({ code }: Uninvoiced) => code],
  ['Company', ({ company }) => company],
  ['Order', ({ order_id }) => order_id],
  ['Dispatched', ({ dispatched_at }) => sheetTime(dispatched_at)],
]);

export const exportTickets = exportOf('tickets', listDeskTickets, [
  ['Ticket', ({ code }: DeskTicket) => code],
  ['Subject', ({ subject }) => subject],
  ['Company', ({ company }) => company],
  ['Asked by', ({ buyer }) => buyer],
  ['Status', ({ status }) => status],
  ['Created', ({ created_at }) => sheetTime(created_at)],
  ['Waiting since', ({ waiting_since }) => sheetTime(waiting_since)],
]);

/** What takes back an invoice counts against it. */
function signed(field: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'round_off' | 'amount') {
  return (row: TaxedInvoice) => (row.status === 'credit note' ? -row[field] : row[field]);
}

/** A row of a list whose rows are named otherwise than by an `id`. */
async function listConsignments(actor: Caller, query: Parameters<typeof listUninvoiced>[1]) {
  const { items } = await listUninvoiced(actor, query);
  return { items: items.map((row) => ({ ...row, id: row.shipment_id })) };
}

/** Each change as `Status: placed → confirmed`. */
export const exportAudit = exportOf('audit-log', listAudit, [
  ['Time', ({ at }: AuditEntry) => sheetTime(at)],
  ['Who', ({ person, user_id }) => person?.name ?? `Account ${user_id}`],
  ['Email', ({ person }) => person?.email],
  ['Role', ({ person }) => person?.role],
  ['Action', ({ did }) => did],
  ['Kind', ({ entity }) => auditKinds[entity]?.one ?? entity],
  ['Record', ({ record }) => record],
  ['ID', ({ entity_id }) => entity_id],
  ['Company', ({ company }) => company?.name],
  [
    'Changes',
    ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${changed(before, after)}`).join('; '),
  ],
]);

export const exportOutbox = exportOf('outbox', listOutbox, [
  ['Mail', ({ kind }: WaitingMail) => kind],
  ['Recipient', ({ recipient }) => recipient],
  ['About', ({ about }) => about],
  ['Tries', ({ attempts }) => attempts],
  ['Last error', ({ last_error }) => last_error],
  ['Written', ({ created_at }) => sheetTime(created_at)],
  ['Next try', ({ next_attempt_at }) => sheetTime(next_attempt_at)],
  ['Given up', ({ given_up_at }) => sheetTime(given_up_at)],
  ['Given up by', ({ given_up_by }) => given_up_by],
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
      ['Sign-in', signIn],
      ['Last signed in', ({ signed_in_at }) => sheetTime(signed_in_at)],
      ['Since', ({ created_at }) => sheetTime(created_at)],
    ],
    items,
  );
}
