import { FileError, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';
import { unclosedQuote } from '#contracts/catalog/import.ts';
import { MAX_PRICE_LIST_ROWS, PRICE_LIST_COLUMNS } from '#contracts/catalog/price-list-file.ts';
import { type CsvRow, csvRows, separatorIn } from '#contracts/fields/read-csv.ts';
import { MAX_JSON_BYTES } from '#contracts/limits.ts';

/** A price list file as read in the browser. */
export interface PriceFile {
  name: string;
  columns: string[];
  /** Headings that are not ours, or that came before; their cells are left out. */
  ignored: string[];
  rows: { row: number; cells: string[] }[];
}

/** A title or notes may stand above the headings, within these rows that are not blank. */
const HEADING_ROWS = 10;
/** Longest cell, characters. */
const MAX_CELL = 300;

/** Headings that suppliers use for our columns, without punctuation. */
const ALIASES: Record<string, string> = {
  ...Object.fromEntries(PRICE_LIST_COLUMNS.map((column) => [column.replace('_', ' '), column])),
  ...{ 'item code': 'sku', 'part number': 'sku', 'part no': 'sku', 'product name': 'name', item: 'name' },
  ...{ description: 'name', 'unit price': 'price', rate: 'price', 'price rs': 'price', 'list price': 'price' },
};

/** Reads the prices of a CSV file, or of a sheet of an Excel file. Throws FileError. */
export function readPrices(table: TableFile, sheet?: Sheet): PriceFile {
  const rows = sheet?.rows.values() ?? csvRows(table.text, separatorIn(table.text));
  const { columns, indexes, ignored } = headingIn(rows);
  const read: PriceFile['rows'] = [];
  for (const { row, cells, unread } of rows) {
    if (unread !== undefined) throw new FileError(unclosedQuote(row, unread));
    const kept = indexes.map((at) => (cells[at] ?? '').slice(0, MAX_CELL));
    if (kept.some((cell) => cell !== '')) read.push({ row, cells: kept });
    if (read.length > MAX_PRICE_LIST_ROWS) {
      throw new FileError('This file has more than 10,000 rows. Split it and import the parts.');
    }
  }
  if (read.length === 0) throw new FileError('There are no rows below the headings.');
  // Some room for the rest of the call.
  if (new Blob([JSON.stringify(read)]).size > MAX_JSON_BYTES - 10_000) {
    throw new FileError('This file is too large to check at once. Split it and import the parts.');
  }
  return { name: table.name.slice(-200), columns, ignored, rows: read };
}

/** The first of the first rows that has the headings for the SKU and the price. */
function headingIn(rows: IterableIterator<CsvRow>) {
  for (let read = 0; read < HEADING_ROWS; read++) {
    const next = rows.next();
    if (next.done) break;
    const { row, cells, unread } = next.value;
    if (unread !== undefined) throw new FileError(unclosedQuote(row, unread));
    const found = columnsIn(cells);
    if (found.columns.includes('sku') && found.columns.includes('price')) return found;
  }
  throw new FileError(
    `None of the first ${HEADING_ROWS} rows has the headings “sku” and “price”. Name the columns as in an exported list.`,
  );
}

function columnsIn(headings: string[]) {
  const columns: string[] = [];
  const indexes: number[] = [];
  const ignored: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const words = heading.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
    const column = ALIASES[words.trim()];
    if (column && !columns.includes(column)) {
      columns.push(column);
      indexes.push(at);
    } else if (heading) ignored.push(heading);
  }
  return { columns, indexes, ignored };
}
