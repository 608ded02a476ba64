import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { countParam, id, idParam, required, text } from '../fields/text.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { companyChoice } from './admin.ts';
import { IMPORT_STATES } from './states.ts';

/** An import's id. The lock of its import has room for 32 bits. */
const importId = id.check(z.maximum(2_147_483_647));
const importIdParam = z.pipe(idParam, importId);

/**
 * Columns of a file, in the order of the export; `sku` identifies the product. `company` is only checked: a row of another
 * company is an error.
 */
export const IMPORT_COLUMNS = [
  ...([
    'company',
    'sku',
    'name',
    'category',
    'subcategory',
    'brand',
    'price',
    'price_per',
    'stock',
    'lead_days',
    'can_backorder',
    'unit',
    'pack',
    'hsn',
  ] as const),
  ...([
    'gst_rate',
    'description',
    'attributes',
    'cross_references',
    'material_code',
    'min_qty',
    'qty_multiple',
  ] as const),
  ...(['reorder_level', 'bin', 'cost', 'cost_per', 'active'] as const),
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Most rows of a file. */
export const MAX_IMPORT_ROWS = 50_000;
/** Largest file, bytes. The browser parses it and sends it in parts. */
export const MAX_IMPORT_BYTES = 25_000_000;
/** Most rows and characters in one call, so that the database checks them in a fraction of a second. */
export const IMPORT_CHUNK_ROWS = 1000;
export const IMPORT_CHUNK_CHARACTERS = 300_000;
/** Rows written in one call if only the valid rows are imported. */
export const IMPORT_PORTION = 2000;
/** Longest cell, characters. */
export const MAX_CELL = 6000;
/** Rows a page of the check's results. */
export const IMPORT_PAGE_SIZE = 50;

/** The error of a row with an unclosed quotation mark. `unread`: lines below it that cannot be separated. */
export function unclosedQuote(row: number, unread: number): string {
  const below = `${unread.toLocaleString('en-IN')} ${unread === 1 ? 'line' : 'lines'} below it could not be read.`;
  return `A quotation mark in row ${row} is not closed. ${unread > 0 ? `${below} ` : ''}Close it or remove it.`;
}

/** The effect of a row on the catalogue. */
export const Verdict = z.enum(['new', 'changed', 'same', 'wrong']);
export type Verdict = z.infer<typeof Verdict>;

export const ImportStatus = z.enum(statusesOf(IMPORT_STATES));
export type ImportStatus = z.infer<typeof ImportStatus>;

/** An import and its progress. */
export const ProductImport = z.object({
  id: z.int(),
  company_id: z.int(),
  company: z.string(),
  file_name: z.string(),
  fingerprint: z.string(),
  columns: z.array(z.string()),
  status: ImportStatus,
  /** True while rows are being written; `status` and `applied` show them only afterwards. */
  running: z.boolean(),
  created_at: z.iso.datetime(),
  /** Rows in the file. */
  rows: z.int(),
  /** Rows received and checked, and the number of the last one. */
  checked: z.int(),
  last_row: z.int(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  /** Rows written to the catalogue. */
  applied: z.int(),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** A row of the file with its result; prices in rupees, rates in percent. */
export const ImportRow = z.object({
  /** Row number as in a spreadsheet. */
  row: z.int(),
  sku: z.string(),
  name: z.nullable(z.string()),
  verdict: Verdict,
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  /** `before` is null if it was blank or the product is new. */
  changes: z.array(z.object({ column: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  applied: z.boolean(),
  /** Today's rate for the HSN in the GST rate table, percent, if the row has another or none. */
  rate_by_hsn: z.nullable(z.number()),
  /** Other companies that buy the item, if the row changes it for them too: more than price, own code and status. */
  also_of: z.array(z.string()),
  /** What the product still needs to be ordered: a price, a GST rate. Not errors: the row can be imported. */
  warnings: z.array(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** Starts the check of a file, or resumes an unfinished check of the same file. Nothing is written to the catalogue. */
export const startImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-start',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({
    company_id: companyChoice,
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

/** Stores and checks some rows. Sending them again changes nothing. 404 for an unknown import, 409 for one that has ended. */
export const sendImportRowsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-rows',
  roles: staffRoles,
  needs: ['sales'],
  composed: true,
  body: z.object({
    id: importId,
    rows: z
      .array(
        z.object({
          row: z.int().check(z.gte(1), z.lte(10_000_000)),
          cells: z.array(text(MAX_CELL)),
          /** If its last cell has an unclosed quotation mark: lines below it that could not be read. */
          unread: z.optional(z.int32().check(z.gte(0))),
        }),
      )
      .check(z.minLength(1), z.maxLength(IMPORT_CHUNK_ROWS)),
  }),
  reply: z.object({ taken: z.int() }),
});

/** Checks rows again after the catalogue has changed, from a row on; `next` is where to continue, null at the end. 409 while rows are written. */
export const recheckImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-check',
  roles: staffRoles,
  needs: ['sales'],
  composed: true,
  body: z.object({ id: importId, from: z.int32().check(z.gte(0)) }),
  reply: z.object({ next: z.nullable(z.int()) }),
});

/** One import; 404 for an unknown id. */
export const getImportEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/import-get',
  roles: staffRoles,
  query: z.object({ id: importIdParam }),
  reply: z.object({ import: ProductImport }),
});

/** Absent: the file's order. */
export const ImportRowSort = z.enum(['row_asc', 'row_desc', 'sku_asc', 'sku_desc']);
export type ImportRowSort = z.infer<typeof ImportRowSort>;

/** The rows of an import, all or those of one verdict, in the file's order unless `sort` says otherwise. */
export const listImportRowsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/import-row-list',
  roles: staffRoles,
  query: z.object({
    id: importIdParam,
    verdict: z.optional(Verdict),
    sort: z.optional(ImportRowSort),
    page: countParam(1, 1_000_000),
    size: countParam(IMPORT_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(ImportRow), total: z.int() }),
});

/**
 * Writes to the catalogue. `whole`: all rows in one transaction; 409 if one is wrong or outdated, or rows are already being
 * written. Otherwise the next IMPORT_PORTION valid rows: call again while there are `more`.
 */
export const applyImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-apply',
  roles: staffRoles,
  needs: ['sales'],
  composed: true,
  body: z.object({ id: importId, whole: z.boolean() }),
  reply: z.object({ applied: z.int(), more: z.boolean() }),
});

/** Cancels an import; rows already written stay. 409 while rows are being written. */
export const cancelImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/import-cancel',
  roles: staffRoles,
  needs: ['sales'],
  composed: true,
  body: z.object({ id: importId }),
  reply: z.object({ message: z.string() }),
});
