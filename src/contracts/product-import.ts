import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { countParam, id, idParam, required, text } from './text.ts';

/**
 * Columns that a file may have, in the order of the export; `sku` says which product is meant. `company` is never written: a
 * row of another than the chosen one is wrong.
 */
export const IMPORT_COLUMNS = [
  ...(['company', 'sku', 'name', 'category', 'subcategory', 'brand', 'price', 'stock', 'unit', 'pack', 'hsn'] as const),
  ...(['gst_rate', 'description', 'attributes', 'active'] as const),
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Most rows of a file. */
export const MAX_IMPORT_ROWS = 50_000;
/** Largest file, bytes. The browser takes it apart, so no call carries all of it. */
export const MAX_IMPORT_BYTES = 25_000_000;
/** Rows and characters that one call carries at most: what the database judges in a fraction of a second. */
export const IMPORT_CHUNK_ROWS = 1000;
export const IMPORT_CHUNK_CHARACTERS = 300_000;
/** Rows that one call writes where they are imported one by one. */
export const IMPORT_PORTION = 2000;
/** Longest cell, characters. */
export const MAX_CELL = 6000;
/** Rows a page of what a check found. */
export const IMPORT_PAGE_SIZE = 50;

/** What is wrong with a row in which a quote is not closed. `unread`: lines below it that nobody can tell apart. */
export function unclosedQuote(row: number, unread: number): string {
  const below = `${unread.toLocaleString('en-IN')} ${unread === 1 ? 'line' : 'lines'} below it could not be read.`;
  return `The quote in row ${row} is not closed. ${unread > 0 ? `${below} ` : ''}Close it, or take it out.`;
}

/** What a row means for the catalogue. */
export const Verdict = z.enum(['new', 'changed', 'same', 'wrong']);
export type Verdict = z.infer<typeof Verdict>;

/** `checking` until somebody applies it or calls it off; `applying` while some of its rows are written. */
export const ImportStatus = z.enum(['checking', 'applying', 'applied', 'cancelled']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** An import and how far it is. */
export const ProductImport = z.object({
  id: z.int(),
  company_id: z.int(),
  company: z.string(),
  file_name: z.string(),
  fingerprint: z.string(),
  columns: z.array(z.string()),
  status: ImportStatus,
  /** Rows are being written at this moment; `status` and `applied` tell of them only once they are there. */
  running: z.boolean(),
  created_at: z.iso.datetime(),
  /** Rows that the file has. */
  rows: z.int(),
  /** How many of them have arrived and are judged, and the number of the last one. */
  checked: z.int(),
  last_row: z.int(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  /** Rows that are in the catalogue. */
  applied: z.int(),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** A row of the file with what it means; prices in rupees, rates in percent. */
export const ImportRow = z.object({
  /** As a spreadsheet numbers it. */
  row: z.int(),
  sku: z.string(),
  name: z.nullable(z.string()),
  verdict: Verdict,
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  /** `before` is null where it was blank or the product is new. */
  changes: z.array(z.object({ column: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  applied: z.boolean(),
  /** The GST rate that the table by HSN has for it today, percent, where the row's is another or it carries none. */
  rate_by_hsn: z.nullable(z.number()),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** Begins the check of a file, or goes on with one of the same file that was broken off. Nothing is written to the catalogue. */
export const startImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-start',
  roles: staffRoles,
  body: z.object({
    company_id: z.int({ error: 'Choose the company.' }).check(z.positive({ error: 'Choose the company.' })),
    file_name: required(200, 'Choose a file.'),
    /** SHA-256 of its bytes, in hexadecimal digits. */
    fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    rows: z
      .int()
      .check(
        z.gte(1, { error: 'The file has no rows below its headings.' }),
        z.lte(MAX_IMPORT_ROWS, { error: 'Split the file: at most 50,000 rows are imported at a time.' }),
      ),
    columns: z.array(z.enum(IMPORT_COLUMNS)).check(
      z.maxLength(IMPORT_COLUMNS.length),
      z.refine((columns) => columns.includes('sku'), { error: 'The file needs a column with the heading sku.' }),
    ),
  }),
  reply: z.object({ id: z.int(), checked: z.int(), last_row: z.int() }),
});

/** Takes some rows and judges them. Sent again, it changes nothing. 404 for an unknown import, 409 for one that has ended. */
export const sendImportRowsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-rows',
  roles: staffRoles,
  composed: true,
  body: z.object({
    id,
    rows: z
      .array(
        z.object({
          row: z.int().check(z.gte(1), z.lte(10_000_000)),
          cells: z.array(text(MAX_CELL)),
          /** Where its last cell opens a quote that is not closed: lines below it that could not be read. */
          unread: z.optional(z.int().check(z.gte(0))),
        }),
      )
      .check(z.minLength(1), z.maxLength(IMPORT_CHUNK_ROWS)),
  }),
  reply: z.object({ taken: z.int() }),
});

/** Judges rows anew that the catalogue has outrun, from a row on; `next` is where to go on, null at the end. 409 while it runs. */
export const recheckImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-check',
  roles: staffRoles,
  composed: true,
  body: z.object({ id, from: z.int().check(z.gte(0)) }),
  reply: z.object({ next: z.nullable(z.int()) }),
});

/** One import; 404 for an id that does not exist. */
export const getImportEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/import-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ import: ProductImport }),
});

/** Absent: as the file has them. */
export const ImportRowSort = z.enum(['row_asc', 'row_desc', 'sku_asc', 'sku_desc']);
export type ImportRowSort = z.infer<typeof ImportRowSort>;

/** Its rows, all or those of one verdict, in the file's order unless `sort` says otherwise. */
export const listImportRowsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/import-row-list',
  roles: staffRoles,
  query: z.object({
    id: idParam,
    verdict: z.optional(Verdict),
    sort: z.optional(ImportRowSort),
    page: countParam(1, 1_000_000),
    size: countParam(IMPORT_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(ImportRow), total: z.int() }),
});

/**
 * Writes to the catalogue. `whole`: all rows in one transaction, and none where one is wrong or has been outrun, or while
 * they are being written already (409). Else the next two thousand valid rows: ask again while there are `more`.
 */
export const applyImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-apply',
  roles: staffRoles,
  composed: true,
  body: z.object({ id, whole: z.boolean() }),
  reply: z.object({ applied: z.int(), more: z.boolean() }),
});

/** Calls an import off; 409 while rows are being written. What it has written stays; before it was applied, that is nothing. */
export const cancelImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-cancel',
  roles: staffRoles,
  composed: true,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
