import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, required, text } from '../fields/text.ts';
import { Verdict } from './import.ts';
import { MAX_PRICE_BREAKS, PriceBreak } from './price-breaks.ts';
import { Validity } from './validity.ts';

/** Most rows of a file: with up to `MAX_JSON_BYTES` it is sent in one call. */
export const MAX_PRICE_LIST_ROWS = 10_000;

/** The columns of a quantity break: `qty_2` and `price_2` are the first, because `price` is the price from one unit on. */
export const BREAK_COLUMNS = Array.from(
  { length: MAX_PRICE_BREAKS },
  (_, at) => [`qty_${at + 2}`, `price_${at + 2}`] as const,
);

/**
 * Columns of a file, in the order of the export. `name` is for the reader only; without `price_per` it is unchanged, 1 in a new line.
 * The days are those of the list: a row with another day is refused.
 */
export const PRICE_LIST_COLUMNS = [
  ...['sku', 'name', 'price', 'price_per', 'valid_from', 'valid_until'],
  ...BREAK_COLUMNS.flat(),
] as const;

/** The prices of a line. */
const Prices = z.object({ price: z.number(), price_per: z.number(), price_breaks: z.array(PriceBreak) });

/** What a row does to the list. */
export const PriceListRowCheck = z.object({
  /** Row number as in a spreadsheet. */
  row: z.int(),
  sku: z.string(),
  /** Null if no item has the SKU. */
  name: z.nullable(z.string()),
  verdict: Verdict,
  /** Why the row is wrong, and how to fix it. */
  faults: z.array(z.string()),
  /** The price and breaks in the list; null for a new line. */
  was: z.nullable(Prices),
  /** Those that the row gives; null if it is wrong. */
  becomes: z.nullable(Prices),
});
export type PriceListRowCheck = z.infer<typeof PriceListRowCheck>;

const MISSING_COLUMNS = 'The file needs columns with the headings sku and price.';

/** The rows of a file, as read in the browser. */
const PriceListFile = z.object({
  id,
  columns: z.array(z.string()).check(
    z.maxLength(PRICE_LIST_COLUMNS.length),
    z.refine((columns) => columns.includes('sku') && columns.includes('price'), { error: MISSING_COLUMNS }),
  ),
  rows: z
    .array(z.object({ row: z.int().check(z.gte(1), z.lte(10_000_000)), cells: z.array(text(300)) }))
    .check(
      z.minLength(1, { error: 'The file has no rows below its headings.' }),
      z.maxLength(MAX_PRICE_LIST_ROWS, { error: 'Split the file: at most 10,000 rows are read at a time.' }),
    ),
});
export type PriceListFile = z.infer<typeof PriceListFile>;

/** Checks a file against the list; nothing is written. 404 for an unknown list. */
export const checkPriceListFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/price-list-check',
  roles: staffRoles,
  needs: ['sales'],
  composed: true,
  body: PriceListFile,
  reply: z.object({
    /** The list's version, for `apply`. */
    version: z.int32(),
    /** When the prices apply. */
    validity: Validity,
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
    rows: z.array(PriceListRowCheck),
  }),
});

/**
 * Adds and changes the lines of a checked file; lines that are not in the file stay. Where many companies use the list, a call
 * writes as many lines as fit in one transaction: the file is sent again with the new `version` until none is `left`. 409 if a
 * row is wrong, unless `skip_wrong`, or if the list has changed since `version`.
 */
export const applyPriceListFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/price-list-apply',
  roles: staffRoles,
  needs: ['sales'],
  composed: true,
  body: z.object({
    ...PriceListFile.shape,
    version: z.int32(),
    file_name: required(200, 'Choose a file.'),
    skip_wrong: z._default(z.boolean(), false),
  }),
  reply: z.object({ message: z.string(), added: z.int(), changed: z.int(), left: z.int(), version: z.int32() }),
});
