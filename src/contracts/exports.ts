import * as z from 'zod/mini';
import { listAuditEndpoint } from './admin-audit.ts';
import { listCompaniesEndpoint } from './admin-companies.ts';
import { listDeskInvoicesEndpoint, listUninvoicedEndpoint } from './admin-invoices.ts';
import { listDeskOrdersEndpoint } from './admin-orders.ts';
import { listOutboxEndpoint } from './admin-outbox.ts';
import { listProductsEndpoint } from './admin-products.ts';
import { listStaffEndpoint } from './admin-staff.ts';
import { listDeskTicketsEndpoint } from './admin-tickets.ts';
import { endpoint, FileReply, staffRoles } from './endpoint.ts';
import { exportQuery } from './export-query.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { listImportRowsEndpoint } from './product-import.ts';
import { listEnquiriesEndpoint } from './enquiry-desk.ts';
import { listDeskRfqsEndpoint } from './rfq-desk.ts';
import { listStockAdjustmentsEndpoint } from './stock.ts';
import { optional } from './text.ts';

/**
 * The desk's lists as CSV. Each is asked what its list is asked and answers all that the list would show, part after part.
 * 409 where the row is gone that the part before ended with.
 */
export const exportProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/products-export',
  roles: staffRoles,
  query: exportQuery(listProductsEndpoint.query),
  reply: FileReply,
});

export const exportCompaniesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-export',
  roles: staffRoles,
  query: exportQuery(listCompaniesEndpoint.query),
  reply: FileReply,
});

export const exportOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-export',
  roles: staffRoles,
  query: exportQuery(listDeskOrdersEndpoint.query),
  reply: FileReply,
});

export const exportRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-export',
  roles: staffRoles,
  query: exportQuery(listDeskRfqsEndpoint.query),
  reply: FileReply,
});

export const exportEnquiriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/enquiry-export',
  roles: staffRoles,
  query: exportQuery(listEnquiriesEndpoint.query),
  reply: FileReply,
});

export const exportInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-export',
  roles: staffRoles,
  query: exportQuery(listDeskInvoicesEndpoint.query),
  reply: FileReply,
});

export const exportUninvoicedEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-queue-export',
  roles: staffRoles,
  query: exportQuery(listUninvoicedEndpoint.query),
  reply: FileReply,
});

/** What the check of an import found: the wrong rows with their reasons, for whoever mends the file. */
export const exportImportRowsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/import-row-export',
  roles: staffRoles,
  query: exportQuery(listImportRowsEndpoint.query),
  reply: FileReply,
});

export const exportTicketsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-export',
  roles: staffRoles,
  query: exportQuery(listDeskTicketsEndpoint.query),
  reply: FileReply,
});

export const exportAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit-export',
  roles: staffRoles,
  query: exportQuery(listAuditEndpoint.query),
  reply: FileReply,
});

/** What the list shows of each mail, so not what it says. */
export const exportOutboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/outbox-export',
  roles: staffRoles,
  query: exportQuery(listOutboxEndpoint.query),
  reply: FileReply,
});

/** For admins only, as its list. */
export const exportStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/staff-export',
  roles: listStaffEndpoint.roles,
  query: listStaffEndpoint.query,
  reply: FileReply,
});

/** Why one product's stock changed otherwise than by orders. */
export const exportStockEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-export',
  roles: staffRoles,
  query: exportQuery(listStockAdjustmentsEndpoint.query),
  reply: FileReply,
});

/** The table of GST rates by HSN, or what a search means of it. */
export const exportRatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rates-export',
  roles: staffRoles,
  query: z.object({ q: optional(MAX_SEARCH_LENGTH) }),
  reply: FileReply,
});

/** What products carry that differs from that table today. */
export const exportRateDifferencesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rate-difference-export',
  roles: staffRoles,
  reply: FileReply,
});
