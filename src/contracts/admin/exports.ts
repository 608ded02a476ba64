import * as z from 'zod/mini';
import { listStockAdjustmentsEndpoint } from '../catalog/adjust-stock.ts';
import { listProductsEndpoint } from '../catalog/admin-list.ts';
import { listImportRowsEndpoint } from '../catalog/import.ts';
import { listCompaniesEndpoint } from '../companies/admin.ts';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { optional } from '../fields/text.ts';
import { listAdminInvoicesEndpoint, listUninvoicedEndpoint } from '../invoices/admin.ts';
import { listReceiptsEndpoint } from '../receipts/admin.ts';
import { listAdminPaymentAdvicesEndpoint } from '../receipts/advices.ts';
import { MAX_SEARCH_LENGTH } from '../limits.ts';
import { listAdminOrdersEndpoint } from '../orders/admin.ts';
import { listOutboxEndpoint } from '../outbox/admin.ts';
import { listAdminRfqsEndpoint } from '../quotes/admin.ts';
import { listAdminTicketsEndpoint } from '../support/admin.ts';
import { listEnquiriesEndpoint } from '../visitors/enquiry-admin.ts';
import { listAuditEndpoint } from './audit-log.ts';
import { listStaffEndpoint } from './staff.ts';

// The admin lists, each with the query of its list, in parts. 409 if the row with which the previous part ended is gone.

/** Products of all companies as CSV, in parts. */
export const exportProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/products-export',
  roles: staffRoles,
  query: exportQuery(listProductsEndpoint.query),
  reply: FileReply,
});

/** Companies as CSV, in parts. */
export const exportCompaniesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-export',
  roles: staffRoles,
  query: exportQuery(listCompaniesEndpoint.query),
  reply: FileReply,
});

/** Orders as CSV, in parts. */
export const exportOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-export',
  roles: staffRoles,
  query: exportQuery(listAdminOrdersEndpoint.query),
  reply: FileReply,
});

/** RFQs as CSV, in parts. */
export const exportRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-export',
  roles: staffRoles,
  query: exportQuery(listAdminRfqsEndpoint.query),
  reply: FileReply,
});

/** Enquiries of the public site as CSV, in parts. */
export const exportEnquiriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/enquiry-export',
  roles: staffRoles,
  query: exportQuery(listEnquiriesEndpoint.query),
  reply: FileReply,
});

/** Invoices, credit and debit notes as CSV, in parts. */
export const exportInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-export',
  roles: staffRoles,
  query: exportQuery(listAdminInvoicesEndpoint.query),
  reply: FileReply,
});

/** Receipts as CSV, in parts. */
export const exportReceiptsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/receipt-export',
  roles: staffRoles,
  query: exportQuery(listReceiptsEndpoint.query),
  reply: FileReply,
});

/** Payment advices of buyers as CSV, in parts. */
export const exportPaymentAdvicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/payment-advice-export',
  roles: staffRoles,
  query: exportQuery(listAdminPaymentAdvicesEndpoint.query),
  reply: FileReply,
});

/** Consignments that still need an invoice as CSV, in parts. */
export const exportUninvoicedEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-queue-export',
  roles: staffRoles,
  query: exportQuery(listUninvoicedEndpoint.query),
  reply: FileReply,
});

/** The rows of an import with the results of its check, to correct the file. */
export const exportImportRowsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/import-row-export',
  roles: staffRoles,
  query: exportQuery(listImportRowsEndpoint.query),
  reply: FileReply,
});

/** Support tickets as CSV, in parts. */
export const exportTicketsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-export',
  roles: staffRoles,
  query: exportQuery(listAdminTicketsEndpoint.query),
  reply: FileReply,
});

/** The audit log as CSV, in parts. */
export const exportAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit-export',
  roles: staffRoles,
  query: exportQuery(listAuditEndpoint.query),
  reply: FileReply,
});

/** The outbox as CSV, without the emails' content. */
export const exportOutboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/outbox-export',
  roles: staffRoles,
  query: exportQuery(listOutboxEndpoint.query),
  reply: FileReply,
});

/** Staff as CSV. For admins only, like the list. */
export const exportStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/staff-export',
  roles: listStaffEndpoint.roles,
  query: listStaffEndpoint.query,
  reply: FileReply,
});

/** Stock adjustments of a product. */
export const exportStockEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-export',
  roles: staffRoles,
  query: exportQuery(listStockAdjustmentsEndpoint.query),
  reply: FileReply,
});

/** The GST rates by HSN, all or those that match a search. */
export const exportRatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rates-export',
  roles: staffRoles,
  query: z.object({ q: optional(MAX_SEARCH_LENGTH) }),
  reply: FileReply,
});

/** The synonyms of the search, all or those that match a search. */
export const exportSynonymsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/synonym-export',
  roles: staffRoles,
  query: z.object({ q: optional(MAX_SEARCH_LENGTH) }),
  reply: FileReply,
});

/** Products whose GST rate differs from the table today. */
export const exportRateDifferencesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rate-difference-export',
  roles: staffRoles,
  reply: FileReply,
});
