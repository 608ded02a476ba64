import { MAX_ATTRIBUTES } from '#contracts/admin-products.ts';
import { type ImportColumn, unclosedQuote } from '#contracts/product-import.ts';
import { RATE_CHOICES, UNIT_CHOICES } from '#contracts/units.ts';

/** What a cell says: a value, nothing, or a fault with its remedy. */
type Said<T> = { value: T } | { fault: string };

interface Fault {
  field: string;
  message: string;
}

/** A row in the columns of `products`; null where its cell says nothing. */
export type ReadRow = { row_no: number; sku: string; misread: Fault[] } & Record<string, unknown>;

/** What a file is read by: its columns, and the name of the company that it was chosen for. */
interface ReadBy {
  columns: readonly ImportColumn[];
  company: string;
}

/** Reads one row's cells under the file's columns. What cannot be read is null and says why in `misread`. */
export function readImportRow({ columns, company }: ReadBy, row_no: number, cells: readonly string[]): ReadRow {
  const read: ReadRow = { row_no, sku: '', misread: [] };
  for (const [at, column] of columns.entries()) {
    const cell = plain(cells[at] ?? '');
    const [field, reader] = READERS[column];
    const said = cell === '' ? null : reader(cell, company);
    if (said && 'fault' in said) read.misread.push({ field: column, message: said.fault });
    else if (said) read[field] = said.value;
  }
  if (read.sku === '' && !read.misread.some(({ field }) => field === 'sku')) {
    read.misread.push({ field: 'sku', message: 'Enter the SKU.' });
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = `This row has ${cells.length} cells under ${columns.length} headings. Put a cell with a comma in quotes.`;
    read.misread.push({ field: 'row', message });
  }
  return read;
}

/** A row in which a quote is not closed: where its cells end is not known, so that none of them is taken. */
export function readUnclosedRow(
  { columns }: ReadBy,
  row_no: number,
  cells: readonly string[],
  unread: number,
): ReadRow {
  const skuAt = columns.indexOf('sku');
  const sku = plain(cells[skuAt] ?? '').slice(0, 80);
  // Shown as its name, by which it is found in the file; without one the row would be asked for it.
  const others = cells.filter((cell, at) => cell !== '' && at !== skuAt);
  const name = others.join(', ').slice(0, 300);
  return { row_no, sku, name, misread: [{ field: 'row', message: unclosedQuote(row_no, unread) }] };
}

/** Without the apostrophe that an export puts before what a spreadsheet would take for a formula. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '');

const words =
  (max: number) =>
  (cell: string): Said<string> =>
    cell.length <= max ? { value: cell } : { fault: `Use at most ${max} characters; this has ${cell.length}.` };

/** Column of the file → column of `products` and how its cells are read. */
const READERS: Record<ImportColumn, readonly [string, (cell: string, company: string) => Said<unknown> | null]> = {
  company: ['company', judgeCompany],
  sku: ['sku', words(80)],
  name: ['name', words(300)],
  category: ['category', words(100)],
  subcategory: ['subcategory', words(100)],
  brand: ['brand', words(100)],
  price: ['price_paise', readPrice],
  stock: ['stock', readStock],
  unit: ['unit', readUnit],
  pack: ['pack', words(100)],
  hsn: ['hsn', readHsn],
  gst_rate: ['gst_rate_bp', readRate],
  description: ['description', words(5000)],
  attributes: ['attributes', readAttributes],
  active: ['active', readActive],
};

/** The database judges such a row for nothing else: it knows it by this fault's field (`judge_import_rows`). */
function judgeCompany(cell: string, company: string): { fault: string } | null {
  if (cell.toLowerCase() === plain(company).toLowerCase()) return null;
  return {
    fault: `This row is of ${cell.slice(0, 200)}. Import it for that company, or take the row out; where the column names the maker, head it Brand.`,
  };
}

/** {Bore: '25 mm', Seal: '2RS'} → `Bore=25 mm; Seal=2RS`, so that an import reads the same. */
export function attributesCell(attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => [
    name.replace(/[\\;=]/g, '\\$&'),
    value.replace(/[\\;]/g, '\\$&'),
  ]);
  return pairs.map((pair) => pair.join('=')).join('; ');
}

/** Digits of a number, its groups of two or three taken together: `1,23,456.50` → 123456.50; null for what is none. */
function digitsOf(cell: string): { whole: string; decimals: string } | null {
  const bare = cell.replace(/^(₹|rs\.?|inr)\s*|\s+/gi, '').replace(/\/-$/, '');
  const match = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/.exec(bare);
  return match && { whole: match[1]!.replaceAll(',', ''), decimals: (match[2] ?? '').replace(/0+$/, '') };
}

/** Hundredths of a number with at most two decimals, exactly: no floating point in between. */
function hundredths(cell: string, most: number): number | null {
  const digits = digitsOf(cell);
  if (!digits || digits.decimals.length > 2 || digits.whole.length > 12) return null;
  const value = Number(digits.whole + digits.decimals.padEnd(2, '0'));
  return value <= most ? value : null;
}

function readPrice(cell: string): Said<number> {
  const paise = hundredths(cell, 100_000_000_000);
  return paise === null
    ? { fault: `“${cell}” is no price. Enter rupees from 0 with at most two decimals, such as 1,23,456.50.` }
    : { value: paise };
}

function readRate(cell: string): Said<number> {
  const points = hundredths(cell.replace(/\s*%$/, ''), 10_000);
  return points === null ? { fault: `“${cell}” is no GST rate. ${RATE_CHOICES}` } : { value: points };
}

function readStock(cell: string): Said<number> {
  const digits = digitsOf(cell);
  const units = digits && digits.decimals === '' && digits.whole.length <= 10 ? Number(digits.whole) : NaN;
  return units <= 2_147_483_647
    ? { value: units }
    : { fault: `“${cell}” is no stock. Enter whole units from 0, such as 1,200.` };
}

function readUnit(cell: string): Said<string> {
  return /^[A-Za-z]{2,5}$/.test(cell)
    ? { value: cell.toUpperCase() }
    : { fault: `“${cell}” is no unit. ${UNIT_CHOICES}` };
}

function readHsn(cell: string): Said<string> {
  const digits = cell.replace(/[\s.]/g, '');
  return /^(\d{4}|\d{6}|\d{8})$/.test(digits)
    ? { value: digits }
    : { fault: `“${cell}” is no HSN code. Enter 4, 6 or 8 digits; a spreadsheet may have taken a leading 0 away.` };
}

function readActive(cell: string): Said<boolean> {
  if (/^(yes|y|true|1|active)$/i.test(cell)) return { value: true };
  if (/^(no|n|false|0|discontinued|inactive)$/i.test(cell)) return { value: false };
  return { fault: `“${cell}” is neither yes nor no.` };
}

/** A sign of the list that belongs to a word stands behind a backslash, as `attributesCell` writes it. */
const PAIRS = /(?:\\[\\;=]|[^;])+/g;
const PAIR = /^((?:\\[\\;=]|[^=\\]|\\(?![\\;=]))*)=(.*)$/s;
const bare = (words: string) => words.replace(/\\([\\;=])/g, '$1').trim();

/** `Bore=25 mm; Seal=2RS` → {Bore: '25 mm', Seal: '2RS'} */
function readAttributes(cell: string): Said<Record<string, string>> {
  const pairs = (cell.match(PAIRS) ?? []).filter((part) => part.trim() !== '');
  if (pairs.length > MAX_ATTRIBUTES) return { fault: `Use at most ${MAX_ATTRIBUTES} attributes.` };
  const read: [string, string][] = [];
  for (const pair of pairs) {
    const [, name = '', value = ''] = (PAIR.exec(pair) ?? []).map(bare);
    if (name === '') return { fault: `“${pair.trim()}” has no name. Write Name=value; Name=value.` };
    if (name.length > 60 || value.length > 300) {
      return { fault: `“${name.slice(0, 60)}” is too long: at most 60 characters for a name, 300 for a value.` };
    }
    read.push([name, value]);
  }
  // Not by assignment: a row named __proto__ is a row like the others.
  return { value: Object.fromEntries(read) };
}
