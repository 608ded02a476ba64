import { FileError, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  MAX_CELL,
  MAX_IMPORT_ROWS,
  unclosedQuote,
} from '#contracts/catalog/import.ts';
import { type CsvRow, csvRows, separatorIn } from '#contracts/fields/read-csv.ts';

/** A product file as read in the browser. */
export interface ProductFile {
  name: string;
  /** SHA-256 of its bytes, and of the sheet's name if it has several. */
  fingerprint: string;
  columns: ImportColumn[];
  /** Unknown headings; their cells are left out. */
  ignored: string[];
  /** Headings of a column that came before; their cells are left out too. */
  repeated: string[];
  rows: CsvRow[];
}

/** Most cells sent of one row, those beyond the headings included. */
const MAX_CELLS = 30;

/** A title or notes may stand above the headings, within these rows that are not blank. */
const HEADING_ROWS = 10;

/** Rows read before the browser may redraw. */
const YIELD_AFTER_ROWS = 5000;

/** Headings that plants and suppliers use for our columns, without punctuation. */
const ALIASES: Record<string, ImportColumn> = {
  ...Object.fromEntries(IMPORT_COLUMNS.map((column) => [column.replaceAll('_', ' '), column])),
  ...{ 'item code': 'sku', 'part number': 'sku', 'part no': 'sku', 'product name': 'name', item: 'name' },
  ...{ 'sub category': 'subcategory', make: 'brand', 'unit price': 'price', rate: 'price', 'price rs': 'price' },
  ...{ quantity: 'stock', qty: 'stock', uom: 'unit', 'pack size': 'pack', 'hsn code': 'hsn', gst: 'gst_rate' },
  ...{ 'gst rate %': 'gst_rate', 'gst %': 'gst_rate', status: 'active' },
  ...{
    'customer code': 'material_code',
    moq: 'min_qty',
    'minimum quantity': 'min_qty',
    'order multiple': 'qty_multiple',
    'reorder point': 'reorder_level',
    location: 'bin',
    'bin location': 'bin',
    shelf: 'bin',
    'lead time': 'lead_days',
    'lead time days': 'lead_days',
    backorder: 'can_backorder',
    'cost price': 'cost',
    'purchase rate': 'cost',
  },
} as const;

/** Reads the products of a CSV file, or of a sheet of an Excel file. Throws FileError. */
export async function readProducts(table: TableFile, sheet?: Sheet): Promise<ProductFile> {
  if (!sheet && table.text.trim() === '')
    throw new FileError('This file is empty. Choose a file with headings and rows.');
  const { heading, rows, indexes, ...columns } = belowHeading(sheet?.rows.values() ?? textRows(table.text));
  // A cell beyond the headings shows a stray comma in a CSV file; in a sheet it is a note beside the table.
  const width = sheet ? Infinity : heading.cells.length;
  const read: CsvRow[] = [];
  for (const { row, cells, ...rest } of rows) {
    const kept = indexes.map((at) => (cells[at] ?? '').slice(0, MAX_CELL));
    // Cells beyond the headings are sent too: the server names the row with a stray comma.
    const extra = cells.slice(width).map((cell) => cell.slice(0, 100));
    read.push({ row, cells: [...kept, ...extra].slice(0, MAX_CELLS), ...rest });
    if (read.length > MAX_IMPORT_ROWS) {
      throw new FileError('This file has more than 50,000 rows. Split it and import the parts.');
    }
    if (read.length % YIELD_AFTER_ROWS === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  if (read.length === 0) throw new FileError('There are no rows below the headings.');
  // The rows of another sheet are those of another file.
  const sheetName = sheet && table.sheets.length > 1 ? sheet.name : '';
  const name = sheetName ? `${table.name} (${sheetName})` : table.name;
  return { name: name.slice(-200), fingerprint: await fingerprintOf(table.bytes, sheetName), ...columns, rows: read };
}

const textRows = (text: string) => csvRows(text, separatorIn(text));

/** The first of the first rows that has the heading “sku”, its columns and the rows below it. */
function belowHeading(rows: IterableIterator<CsvRow>) {
  for (let read = 0; read < HEADING_ROWS; read++) {
    const next = rows.next();
    if (next.done) break;
    const heading: CsvRow = next.value;
    if (heading.unread !== undefined) throw new FileError(unclosedQuote(heading.row, heading.unread));
    const found = columnsIn(heading.cells);
    if (found.columns.includes('sku')) return { heading, rows, ...found };
  }
  throw new FileError(
    `None of the first ${HEADING_ROWS} rows has the heading “sku”. Name the columns as in the sample file.`,
  );
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
  return { columns, indexes, ignored, repeated };
}

async function fingerprintOf(bytes: ArrayBuffer, sheetName: string): Promise<string> {
  const content = await new Blob([bytes, sheetName]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
