import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { INVALID_DAY } from '../fields/day-span.ts';
import { id, optional, countParam } from '../fields/text.ts';

/** Rows a page. */
export const EWAY_PAGE_SIZE = 25;

/** Consignments in one file. */
export const EWAY_BILLS_PER_FILE = 100;

/** An e-way bill is needed above this consignment value with tax, rupees (CGST Rules r. 138(1)). */
export const EWAY_LIMIT = 50_000;

/** Modes of transport with the codes of the e-way bill portal. */
export const TRANSPORT_MODES = { road: 1, rail: 2, air: 3, ship: 4 } as const;
export type TransportMode = keyof typeof TRANSPORT_MODES;

/** A consignment above the limit whose e-way bill is to be made. */
export const EwayConsignment = z.object({
  shipment_id: z.int(),
  code: z.string(),
  company: z.string(),
  order_id: z.int(),
  /** Null if it travels with a delivery challan. */
  invoice_id: z.nullable(z.int()),
  /** Of the invoice or challan. */
  number: z.string(),
  date: z.iso.date(),
  from_pin: z.string(),
  to_pin: z.nullable(z.string()),
  /** Value with tax, less nil-rated goods, rupees. */
  value: z.number(),
  /** As entered at dispatch; null before. */
  vehicle: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  lr_number: z.nullable(z.string()),
});
export type EwayConsignment = z.infer<typeof EwayConsignment>;

/** Consignments with an invoice or delivery challan above ₹50,000 without an e-way bill number, the oldest first. */
export const listEwayConsignmentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/eway-list',
  roles: staffRoles,
  query: z.object({ page: countParam(1, 1_000_000) }),
  reply: z.object({ items: z.array(EwayConsignment), total: z.int() }),
});

const upper = (value: string | null) => value && value.replace(/[\s-]/g, '').toUpperCase();

/** Transport of one consignment. */
export const EwayTransport = z.object({
  shipment_id: id,
  mode: z.enum(['road', 'rail', 'air', 'ship'], { error: 'Choose the mode of transport.' }),
  /** Kilometres; 0 lets the portal compute them from the PIN codes. */
  distance: z
    .int({ error: 'Enter the distance in whole kilometres, or 0.' })
    .check(
      z.gte(0, { error: 'Enter the distance in whole kilometres, or 0.' }),
      z.lte(4000, { error: 'Enter at most 4,000 km.' }),
    ),
  vehicle: z.pipe(optional(20), z.transform(upper)),
  /** GSTIN or TRANSIN of the transporter, 15 characters. */
  transporter_id: z.pipe(optional(20), z.transform(upper)),
  transporter_name: optional(100),
  /** LR, RR, airway bill or bill of lading. */
  document_no: optional(15),
  document_date: z.optional(z.nullable(z.iso.date({ error: INVALID_DAY }))),
});
export type EwayTransport = z.infer<typeof EwayTransport>;

/** The bulk file of the e-way bill portal for consignments. A consignment with an error is left out and named. */
export const getEwayFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/eway-file',
  roles: staffRoles,
  needs: ['stores', 'accounts'],
  composed: true,
  body: z.object({
    consignments: z
      .array(EwayTransport)
      .check(
        z.minLength(1, { error: 'Choose at least one consignment.' }),
        z.maxLength(EWAY_BILLS_PER_FILE, { error: `Choose at most ${EWAY_BILLS_PER_FILE} consignments.` }),
      ),
  }),
  reply: z.object({
    name: z.string(),
    /** The content of the file, JSON; null if no consignment is in it. */
    json: z.nullable(z.string()),
    refused: z.array(z.object({ shipment_id: z.int(), code: z.string(), message: z.string() })),
  }),
});
