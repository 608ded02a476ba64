import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { dayInIndia } from '../fields/day-in-india.ts';
import { countParam } from '../fields/text.ts';

/** The tables of GSTR-1 in which our supplies occur, with their numbers in the form (CGST Rules, FORM GSTR-1). */
export const GSTR1_TABLES = {
  b2b: { label: 'Invoices to registered buyers', number: '4A, 6B' },
  b2cl: { label: 'Large inter-State invoices to unregistered buyers', number: '5' },
  b2cs: { label: 'Other supplies to unregistered buyers', number: '7' },
  exp: { label: 'Exports', number: '6A' },
  cdnr: { label: 'Notes to registered buyers', number: '9B' },
  cdnur: { label: 'Notes to unregistered buyers', number: '9B' },
  nil: { label: 'Nil-rated supplies', number: '8' },
  hsn: { label: 'HSN summary', number: '12' },
  docs: { label: 'Documents issued', number: '13' },
} as const;
export type Gstr1Table = keyof typeof GSTR1_TABLES;

const TABLE_NAMES = Object.keys(GSTR1_TABLES) as Gstr1Table[];

/** Rows a page of a table. */
export const GSTR1_PAGE_SIZE = 25;

/** At most so many checks are sent; `errors` and `warnings` count all. */
export const MAX_CHECKS_SHOWN = 200;

/** The first month of GST. */
export const FIRST_MONTH = '2017-07';

/** A month that has begun: `2026-11`. */
export const month = z.string({ error: 'Choose a month like 2026-11.' }).check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Choose a month like 2026-11.' }),
  z.refine((value) => value >= FIRST_MONTH && value <= dayInIndia().slice(0, 7), {
    error: 'Choose a month from July 2017 up to the current one.',
  }),
);

/** Rupees of one kind of supply; a credit note's are negative. */
const sums = { taxable: z.number(), igst: z.number(), cgst: z.number(), sgst: z.number() };

/** Something to correct before the return is filed. */
export const ReturnCheck = z.object({
  /** An error blocks the JSON. */
  level: z.enum(['error', 'warning']),
  /** The invoice or note; null if it concerns a series. */
  id: z.nullable(z.int()),
  number: z.string(),
  /** What is wrong and what to do. */
  message: z.string(),
});
export type ReturnCheck = z.infer<typeof ReturnCheck>;

/** GSTR-1 of a month: totals of its tables, and the checks. Without documents all counts are 0. */
export const getReturnEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/gst-return',
  roles: staffRoles,
  query: z.object({ month }),
  reply: z.object({
    month: z.string(),
    /** Invoices and notes of the month. */
    documents: z.int(),
    errors: z.int(),
    warnings: z.int(),
    /** The first checks, errors first. */
    checks: z.array(ReturnCheck),
    /** `rows` counts lines; summaries (HSN, documents) have no part in the total. */
    tables: z.array(z.object({ table: z.enum(TABLE_NAMES), rows: z.int(), ...sums })),
    /** Invoices and debit notes less credit notes. */
    totals: z.object(sums),
    /** Number of JSON files, from 1. */
    files: z.int(),
  }),
});

/** A cell: text, or a figure of a column of money (rupees) or numbers. */
const Cell = z.nullable(z.union([z.string(), z.number()]));

/** A page of a table of the return. */
export const getReturnTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/gst-return-table',
  roles: staffRoles,
  query: z.object({
    month,
    table: z.enum(TABLE_NAMES, { error: 'Choose a table of the return.' }),
    page: countParam(1, 1_000_000),
  }),
  reply: z.object({
    columns: z.array(z.object({ label: z.string(), kind: z.enum(['text', 'code', 'number', 'money']) })),
    /** `id` is the document's; null for a sum of several. */
    rows: z.array(z.object({ id: z.nullable(z.int()), cells: z.array(Cell) })),
    total: z.int(),
  }),
});
export type ReturnTable = z.output<typeof getReturnTableEndpoint.reply>;

/** A table of the return as a CSV. */
export const exportReturnTableEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/gst-return-export',
  roles: staffRoles,
  query: z.object({ month, table: z.enum(TABLE_NAMES, { error: 'Choose a table of the return.' }) }),
  reply: FileReply,
});

/** The return as the portal's JSON; a long one has several files. 404 for a file it does not have, 409 while checks fail. */
export const getReturnJsonEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/gst-return-json',
  roles: staffRoles,
  query: z.object({ month, file: countParam(1, 1000) }),
  reply: FileReply,
});
