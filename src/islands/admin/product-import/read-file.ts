import {
  IMPORT_COLUMNS,
  type ImportColumn,
  MAX_CELL,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  unclosedQuote,
} from '#contracts/catalog/import.ts';
import { type CsvRow, csvRows, separatorIn } from '#contracts/fields/read-csv.ts';

/** A product file as read in the browser. */
export interface ProductFile {
  name: string;
  /** SHA-256 of its bytes. */
  fingerprint: string;
  columns: ImportColumn[];
  /** Unknown headings; their cells are left out. */
  ignored: string[];
  /** Headings of a column that came before; their cells are left out too. */
  repeated: string[];
  rows: CsvRow[];
}

/** A file that cannot be read; the message says what to do. */
export class FileError extends Error {}

/** Bytes that are enough to recognise a binary file. */
const SNIFFED_BYTES = 512;

const SAVE_AS_CSV = 'In the spreadsheet, choose Save as, CSV UTF-8.';

/** Most cells sent of one row, those beyond the headings included. */
const MAX_CELLS = 20;

/** Rows read before the browser may redraw. */
const YIELD_AFTER_ROWS = 5000;

/** Headings that plants and suppliers use for our columns, without punctuation. */
const ALIASES: Record<string, ImportColumn> = {
  ...Object.fromEntries(IMPORT_COLUMNS.map((column) => [column.replace('_', ' '), column])),
  ...{ 'item code': 'sku', 'part number': 'sku', 'part no': 'sku', 'product name': 'name', item: 'name' },
  ...{ 'sub category': 'subcategory', make: 'brand', 'unit price': 'price', rate: 'price', 'price rs': 'price' },
  ...{ quantity: 'stock', qty: 'stock', uom: 'unit', 'pack size': 'pack', 'hsn code': 'hsn', gst: 'gst_rate' },
  ...{ 'gst rate %': 'gst_rate', 'gst %': 'gst_rate', status: 'active' },
} as const;

/** Reads a CSV file of products. Throws FileError. */
export async function readProductFile(file: File): Promise<ProductFile> {
  if (file.size > MAX_IMPORT_BYTES)
    throw new FileError('This file is larger than 25 MB. Split it and import the parts.');
  const bytes = await file.arrayBuffer();
  const text = decode(new Uint8Array(bytes));
  if (text.trim() === '') throw new FileError('This file is empty. Choose a file with headings and rows.');
  const rows = csvRows(text, separatorIn(text));
  const heading: CsvRow | undefined = rows.next().value;
  if (heading?.unread !== undefined) throw new FileError(unclosedQuote(heading.row, heading.unread));
  const { columns, indexes, ...leftOut } = columnsIn(heading?.cells ?? []);
  const read: CsvRow[] = [];
  for (const { row, cells, ...rest } of rows) {
    const kept = indexes.map((at) => (cells[at] ?? '').slice(0, MAX_CELL));
    // Cells beyond the headings are sent too: the server names the row with a stray comma.
    const extra = cells.slice(heading!.cells.length).map((cell) => cell.slice(0, 100));
    read.push({ row, cells: [...kept, ...extra].slice(0, MAX_CELLS), ...rest });
    if (read.length > MAX_IMPORT_ROWS) {
      throw new FileError('This file has more than 50,000 rows. Split it and import the parts.');
    }
    if (read.length % YIELD_AFTER_ROWS === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  if (read.length === 0) throw new FileError('There are no rows below the headings.');
  return { name: file.name.slice(-200), fingerprint: await fingerprintOf(bytes), columns, ...leftOut, rows: read };
}

function columnsIn(headings: string[]) {
  const columns: ImportColumn[] = [];
  const indexes: number[] = [];
  const ignored: string[] = [];
  const repeated: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const column =
      ALIASES[
        heading
          .toLowerCase()
          .replace(/[^a-z0-9%]+/g, ' ')
          .trim()
      ];
    if (column && !columns.includes(column)) {
      columns.push(column);
      indexes.push(at);
    } else if (column) repeated.push(heading);
    else if (heading) ignored.push(heading);
  }
  if (!columns.includes('sku')) {
    throw new FileError('The first row has no heading “sku”. Name the columns as in the sample file.');
  }
  return { columns, indexes, ignored, repeated };
}

function decode(bytes: Uint8Array): string {
  const starts = (...head: number[]) => head.every((byte, at) => bytes[at] === byte);
  // Refused: a new workbook (ZIP), an old one (OLE), a PDF, and any file with a NUL byte near its start, which text has only
  // in UTF-16, and that is recognised by its byte order mark.
  const utf16 = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : null;
  const isBinary = !utf16 && bytes.subarray(0, SNIFFED_BYTES).includes(0);
  if (isBinary || starts(0x50, 0x4b) || starts(0xd0, 0xcf) || starts(0x25, 0x50, 0x44, 0x46)) {
    throw new FileError(`This is not a CSV file. ${SAVE_AS_CSV}`);
  }
  try {
    // The decoder removes the byte order mark. NUL and unpaired surrogates cannot be stored.
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '').toWellFormed();
  } catch {
    const problem = utf16
      ? 'is damaged: its UTF-16 text cannot be read'
      : 'uses an older encoding such as Windows-1252';
    throw new FileError(`This file ${problem}. ${SAVE_AS_CSV}`);
  }
}

async function fingerprintOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
