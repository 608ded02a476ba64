import {
  IMPORT_COLUMNS,
  type ImportColumn,
  MAX_CELL,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  unclosedQuote,
} from '#contracts/product-import.ts';
import { type CsvRow, csvRows, separatorIn } from './read-csv.ts';

/** A file of products, taken apart. */
export interface ProductFile {
  name: string;
  /** SHA-256 of its bytes. */
  fingerprint: string;
  columns: ImportColumn[];
  /** Headings that are none of ours; their cells are left out. */
  ignored: string[];
  /** Headings of a column that stands before them already; their cells are left out too. */
  repeated: string[];
  rows: CsvRow[];
}

/** Why a file cannot be read, in words for whoever chose it. */
export class FileFault extends Error {}

/** As much as tells a picture from a text, bytes. */
const BEGINNING = 512;

/** Rows after which the page gets its turn. */
const PAUSE_AFTER = 5000;

/** Other names of the columns, as plants and suppliers write them; punctuation left out. */
const ALIASES: Record<string, ImportColumn> = {
  ...Object.fromEntries(IMPORT_COLUMNS.map((column) => [column.replace('_', ' '), column])),
  ...{ 'item code': 'sku', 'part number': 'sku', 'part no': 'sku', 'product name': 'name', item: 'name' },
  ...{ 'sub category': 'subcategory', make: 'brand', 'unit price': 'price', rate: 'price', 'price rs': 'price' },
  ...{ quantity: 'stock', qty: 'stock', uom: 'unit', 'pack size': 'pack', 'hsn code': 'hsn', gst: 'gst_rate' },
  ...{ 'gst rate %': 'gst_rate', 'gst %': 'gst_rate', status: 'active' },
} as const;

/** Reads a CSV file of products. Throws FileFault. */
export async function readProductFile(file: File): Promise<ProductFile> {
  if (file.size > MAX_IMPORT_BYTES)
    throw new FileFault('This file is larger than 25 MB. Split it and import the parts.');
  const bytes = await file.arrayBuffer();
  const text = decode(new Uint8Array(bytes));
  if (text.trim() === '') throw new FileFault('This file is empty. Choose one with headings and rows.');
  const rows = csvRows(text, separatorIn(text));
  const heading: CsvRow | undefined = rows.next().value;
  if (heading?.unread !== undefined) throw new FileFault(unclosedQuote(heading.row, heading.unread));
  const { columns, places, ...leftOut } = columnsIn(heading?.cells ?? []);
  const taken: CsvRow[] = [];
  for (const { row, cells, ...rest } of rows) {
    const kept = places.map((at) => (cells[at] ?? '').slice(0, MAX_CELL));
    // What stands beyond the headings is sent too: the server says in which row a comma went astray.
    taken.push({
      row,
      cells: [...kept, ...cells.slice(heading!.cells.length).map((cell) => cell.slice(0, 100))].slice(0, 20),
      ...rest,
    });
    if (taken.length > MAX_IMPORT_ROWS) {
      throw new FileFault('This file has more than 50,000 rows. Split it and import the parts.');
    }
    if (taken.length % PAUSE_AFTER === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  if (taken.length === 0) throw new FileFault('There are no rows below the headings.');
  return { name: file.name.slice(-200), fingerprint: await fingerprintOf(bytes), columns, ...leftOut, rows: taken };
}

function columnsIn(headings: string[]) {
  const columns: ImportColumn[] = [];
  const places: number[] = [];
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
      places.push(at);
    } else if (column) repeated.push(heading);
    else if (heading) ignored.push(heading);
  }
  if (!columns.includes('sku')) {
    throw new FileFault('No column has the heading “sku” in the first row. Name the columns as in the sample file.');
  }
  return { columns, places, ignored, repeated };
}

function decode(bytes: Uint8Array): string {
  const starts = (...head: number[]) => head.every((byte, at) => bytes[at] === byte);
  // A workbook, new (a ZIP) or old (an OLE file), a PDF, or a picture: text in whatever encoding begins without a NUL,
  // but where UTF-16 says so by its mark.
  const wide = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : null;
  const isBinary = !wide && bytes.subarray(0, BEGINNING).includes(0);
  if (isBinary || starts(0x50, 0x4b) || starts(0xd0, 0xcf) || starts(0x25, 0x50, 0x44, 0x46)) {
    throw new FileFault('This is not a CSV file. In the spreadsheet choose Save as, CSV UTF-8.');
  }
  try {
    // The decoder takes the mark at the beginning away. NUL and halves of surrogate pairs cannot be stored.
    return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '').toWellFormed();
  } catch {
    const found = wide ? 'is damaged: its UTF-16 cannot be read' : 'is in an older encoding such as Windows-1252';
    throw new FileFault(`This file ${found}. In the spreadsheet choose Save as, CSV UTF-8.`);
  }
}

async function fingerprintOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
