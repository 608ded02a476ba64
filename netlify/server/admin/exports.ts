import { type AuditEntry, auditKinds } from '#contracts/admin/audit-log.ts';
import type { StaffMember, StaffSort } from '#contracts/admin/staff.ts';
import type { CompanyRow } from '#contracts/companies/admin.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import type { Uninvoiced } from '#contracts/invoices/admin.ts';
import type { AdminOrder } from '#contracts/orders/admin.ts';
import type { WaitingMail } from '#contracts/outbox/admin.ts';
import type { AdminReceipt } from '#contracts/receipts/admin.ts';
import type { AdminPaymentAdvice } from '#contracts/receipts/advices.ts';
import type { AdminRfq } from '#contracts/quotes/admin.ts';
import type { AdminTicket } from '#contracts/support/admin.ts';
import { TICKET_CATEGORIES } from '#contracts/support/categories.ts';
import type { AdminEnquiry } from '#contracts/visitors/enquiry-admin.ts';
import { listCompanies } from '../companies/admin.ts';
import { listTaxedInvoices, listUninvoiced, type TaxedInvoice } from '../invoices/admin.ts';
import { listAdminOrders } from '../orders/admin.ts';
import { listOutbox } from '../outbox/admin.ts';
import { exportOf, formatChange, formatSheetTime, signInState } from '../platform/csv-export.ts';
import { csvFile } from '../platform/csv.ts';
import type { Caller } from '../platform/session.ts';
import { listAdminPaymentAdvices } from '../receipts/advice-lists.ts';
import { listReceipts } from '../receipts/list.ts';
import { listAdminRfqs } from '../quotes/rfq-admin.ts';
import { listAdminTickets } from '../support/admin.ts';
import { listEnquiries } from '../visitors/enquiry-admin.ts';
import { listAudit } from './audit-log.ts';
import { listStaff } from './staff.ts';

export const exportCompanies = exportOf('companies', listCompanies, [
  ['ID', ({ id }: CompanyRow) => id],
  ['Name', ({ name }) => name],
  ['GST number', ({ gst_number }) => gst_number],
  ['Contact email', ({ contact_person_email }) => contact_person_email],
  ['Prospect', ({ is_prospect }) => (is_prospect ? 'yes' : null)],
]);

export const exportOrders = exportOf('orders', listAdminOrders, [
  ['Order', ({ id }: AdminOrder) => id],
  ['Company', ({ company }) => company],
  ['PO number', ({ po_number }) => po_number],
  ['Cost centre', ({ cost_centre }) => cost_centre],
  ['Status', ({ status }) => status],
  ['Placed', ({ created_at }) => formatSheetTime(created_at)],
  ['Total', ({ total }) => total],
  ['Entered from', ({ source }) => source],
  ['Owner', ({ owner }) => owner],
]);

export const exportRfqs = exportOf('rfqs', listAdminRfqs, [
  ['RFQ', ({ code }: AdminRfq) => code],
  ['Title', ({ title }) => title],
  ['Company', ({ company }) => company],
  ['Status', ({ status }) => status],
  ['Quote', ({ quote }) => quote],
  ['Date', ({ date }) => formatSheetTime(date)],
  ['Entered from', ({ source }) => source],
  ['Owner', ({ owner }) => owner],
]);

export const exportEnquiries = exportOf('enquiries', listEnquiries, [
  ['Enquiry', ({ code }: AdminEnquiry) => code],
  ['Date', ({ created_at }) => formatSheetTime(created_at)],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Requirement', ({ requirement }) => requirement],
  ['Items', ({ lines }) => lines.map(({ qty, unit, item }) => `${qty} ${unit} ${item}`).join('; ')],
  ['Handled', ({ handled_at }) => formatSheetTime(handled_at)],
  ['RFQ', ({ rfq }) => rfq?.code],
]);

/**
 * GST returns are filed from this file, so its headings match the booking CSV (invoices/csv.ts). As there, a credit note's
 * amounts are negative so that columns add up.
 */
export const exportInvoices = exportOf('invoices', listTaxedInvoices, [
  ['Number', ({ inv }: TaxedInvoice) => inv],
  ['Company', ({ company }) => company],
  ['Recipient GSTIN', ({ bill_to_gstin }) => bill_to_gstin],
  ['Place of supply', ({ place_of_supply }) => place_of_supply],
  ['Order', ({ order_id }) => order_id],
  ['Date', ({ date }) => date],
  ['Due date', ({ status, due_date }) => (status === 'credit note' ? null : due_date)],
  ['Status', ({ status }) => status],
  ['Taxable value', signed('taxable')],
  ['CGST', signed('cgst')],
  ['SGST', signed('sgst')],
  ['IGST', signed('igst')],
  ['Round off', signed('round_off')],
  ['Invoice total', signed('amount')],
  ['Amount due', ({ open }) => open],
]);

export const exportPaymentAdvices = exportOf('payment-advices', listAdminPaymentAdvices, [
  ['Company', ({ company }: AdminPaymentAdvice) => company],
  ['Sent', ({ sent_at }) => formatSheetTime(sent_at)],
  ['Sent by', ({ sent_by }) => sent_by],
  ['Status', ({ status }) => status],
  ['Paid on', ({ paid_on }) => paid_on],
  ['Method', ({ method }) => method],
  ['Reference', ({ reference }) => reference],
  ['Amount', ({ amount }) => amount],
  ['TDS', ({ tds }) => tds],
  ['Invoices', ({ lines }) => lines.map(({ inv, amount }) => `${inv} ${amount}`).join('; ')],
  ['On account', ({ on_account }) => on_account],
  ['Receipt', ({ receipt }) => receipt?.number],
  ['Note', ({ note }) => note],
  ['Reason', ({ reason }) => reason],
]);

export const exportReceipts = exportOf('receipts', listReceipts, [
  ['Number', ({ number }: AdminReceipt) => number],
  ['Kind', ({ kind }) => kind],
  ['Company', ({ company }) => company],
  ['Date', ({ received_on }) => received_on],
  ['Method', ({ method }) => method],
  ['Reference', ({ reference }) => reference],
  ['Advance for order', ({ order_id }) => order_id],
  ['Amount', ({ amount }) => amount],
  ['TDS', ({ tds }) => tds],
  ['On account', ({ unallocated }) => unallocated],
  ['Reversed', ({ reversed }) => (reversed ? 'yes' : null)],
]);

export const exportUninvoiced = exportOf('to-be-invoiced', listConsignments, [
  ['Consignment', ({ code }: Uninvoiced) => code],
  ['Company', ({ company }) => company],
  ['Order', ({ order_id }) => order_id],
  ['Packed', ({ packed_at }) => formatSheetTime(packed_at)],
  ['Dispatched', ({ dispatched_at }) => formatSheetTime(dispatched_at)],
]);

export const exportTickets = exportOf('tickets', listAdminTickets, [
  ['Ticket', ({ code }: AdminTicket) => code],
  ['Subject', ({ subject }) => subject],
  ['Company', ({ company }) => company],
  ['Asked by', ({ buyer }) => buyer],
  ['Category', ({ category }) => TICKET_CATEGORIES[category]],
  ['Order', ({ order_id }) => order_id],
  ['Status', ({ status }) => status],
  ['Created', ({ created_at }) => formatSheetTime(created_at)],
  ['Waiting since', ({ waiting_since }) => formatSheetTime(waiting_since)],
  ['Owner', ({ owner }) => owner],
]);

/** Negative for a credit note. */
function signed(field: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'round_off' | 'amount') {
  return (row: TaxedInvoice) => (row.status === 'credit note' ? -row[field] : row[field]);
}

/** The list with `id`, which an export pages by. */
async function listConsignments(actor: Caller, query: Parameters<typeof listUninvoiced>[1]) {
  const { items } = await listUninvoiced(actor, query);
  return { items: items.map((row) => ({ ...row, id: row.shipment_id })) };
}

/** Each change as `Status: placed → confirmed`. */
export const exportAudit = exportOf('audit-log', listAudit, [
  ['Time', ({ at }: AuditEntry) => formatSheetTime(at)],
  ['Who', ({ person, user_id }) => person?.name ?? `Account ${user_id}`],
  ['Email', ({ person }) => person?.email],
  ['Role', ({ person }) => person?.role],
  ['Action', ({ action_label }) => action_label],
  ['Kind', ({ entity }) => auditKinds[entity]?.one ?? entity],
  ['Record', ({ record }) => record],
  ['ID', ({ entity_id }) => entity_id],
  ['Company', ({ company }) => company?.name],
  [
    'Changes',
    ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${formatChange(before, after)}`).join('; '),
  ],
]);

export const exportOutbox = exportOf('outbox', listOutbox, [
  ['Email', ({ kind }: WaitingMail) => kind],
  ['Recipient', ({ recipient }) => recipient],
  ['About', ({ about }) => about],
  ['Attempts', ({ attempts }) => attempts],
  ['Last error', ({ last_error }) => last_error],
  ['Queued', ({ created_at }) => formatSheetTime(created_at)],
  ['Next attempt', ({ next_attempt_at }) => formatSheetTime(next_attempt_at)],
  ['Given up', ({ given_up_at }) => formatSheetTime(given_up_at)],
  ['Given up by', ({ given_up_by }) => given_up_by],
]);

/** All staff in one file: the list has no pages. */
export async function exportStaff(actor: Caller, query: { sort?: StaffSort | undefined }): Promise<FileReply> {
  const { items } = await listStaff(actor, query);
  return csvFile<StaffMember>(
    'staff',
    [
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['Role', ({ role }) => role],
      ['Rights', ({ role, rights }) => (role === 'admin' ? 'all' : rights.join(', '))],
      ['Sign-in', signInState],
      ['Last signed in', ({ signed_in_at }) => formatSheetTime(signed_in_at)],
      ['Since', ({ created_at }) => formatSheetTime(created_at)],
    ],
    items,
  );
}
