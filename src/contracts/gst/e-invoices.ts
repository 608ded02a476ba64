import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { countParam, optional, required } from '../fields/text.ts';
import { month } from './returns.ts';

/** Rows a page. */
export const E_INVOICES_PAGE_SIZE = 25;

/** Documents in one file: about 1 MB, which each invoice registration portal takes. */
export const E_INVOICES_PER_FILE = 300;

/** Registrations in one call: each is written, and its document emailed, in a transaction of its own. */
export const REGISTRATIONS_PER_CALL = 50;

/** A document to be registered as an e-invoice. */
export const EInvoice = z.object({
  id: z.int(),
  number: z.string(),
  date: z.iso.date(),
  kind: z.string(),
  company: z.string(),
  /** Rupees. */
  amount: z.number(),
  irn: z.nullable(z.string()),
  /** What the portal would refuse; a document with errors is in no bulk file. */
  problems: z.array(z.object({ level: z.enum(['error', 'warning']), message: z.string() })),
});
export type EInvoice = z.infer<typeof EInvoice>;

/** Documents of a month to registered buyers or abroad, those with errors first, then those without IRN. */
export const listEInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/einvoice-list',
  roles: staffRoles,
  query: z.object({ month, page: countParam(1, 1_000_000) }),
  reply: z.object({
    items: z.array(EInvoice),
    total: z.int(),
    /** With IRN, ready for the file, and with errors. */
    registered: z.int(),
    ready: z.int(),
    faulty: z.int(),
    /** Number of bulk files, from 1; 0 if none is ready. */
    files: z.int(),
  }),
});

const ids = z.pipe(
  z
    .string({ error: 'Choose at least one document.' })
    .check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,299}$/, { error: 'Choose 1 to 300 documents.' })),
  z.transform((text) => text.split(',').map(Number)),
);

/**
 * INV-01 JSON: of the documents with these ids (`1,2,3`), or of all in the month without IRN and without errors. 404 for
 * none, 409 if a chosen one has an IRN or an error.
 */
export const getEInvoiceFileEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/einvoice-file',
  roles: staffRoles,
  query: z.object({ month: z.optional(month), ids: z.optional(ids), file: countParam(1, 1000) }).check(
    z.refine(({ month: one, ids: many }) => Boolean(one) !== Boolean(many), {
      error: 'Choose a month or documents.',
    }),
  ),
  reply: FileReply,
});

/** What the invoice registration portal answered for one document. */
export const Registration = z.object({
  typ: z.enum(['INV', 'CRN', 'DBN']),
  number: required(16, 'The document number is missing.'),
  irn: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'An IRN has 64 characters, 0 to 9 and a to f.' })),
  ack_no: optional(20),
  /** Time of the acknowledgement, ISO. */
  ack_at: z.nullable(z.iso.datetime()),
  /** The signed QR code. */
  irn_qr: optional(4000),
});
export type Registration = z.infer<typeof Registration>;

/** Stores what the portal answered. An IRN is never overwritten; the reply names the rows that were refused. */
export const saveRegistrationsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/einvoice-results',
  roles: staffRoles,
  needs: ['accounts'],
  composed: true,
  body: z.object({
    registrations: z
      .array(Registration)
      .check(z.minLength(1, { error: 'The file has no registrations.' }), z.maxLength(REGISTRATIONS_PER_CALL)),
  }),
  reply: z.object({
    message: z.string(),
    stored: z.int(),
    /** The rows that were not stored, and why. */
    refused: z.array(z.object({ number: z.string(), message: z.string() })),
  }),
});
