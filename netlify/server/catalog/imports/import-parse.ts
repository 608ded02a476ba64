import { MAX_ATTRIBUTES, MAX_CROSS_REFERENCE_LENGTH, MAX_CROSS_REFERENCES } from '#contracts/catalog/admin.ts';
import { checkDataSheet } from '#contracts/catalog/attributes/data-sheet.ts';
import { templateOf } from '#contracts/catalog/attributes/templates.ts';
import { type ImportColumn, unclosedQuote } from '#contracts/catalog/import.ts';
import { isMinimumSold, MINIMUM_NOT_SOLD } from '#contracts/catalog/price-breaks.ts';
import { MAX_LEAD_DAYS } from '#contracts/delivery/admin.ts';
import { isCellError } from '#contracts/fields/cell-errors.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { RATE_CHOICES, UNIT_CHOICES } from '#contracts/fields/units.ts';
import { MAX_BIN, MAX_QTY, MAX_STOCK, MAX_UNIT_PRICE } from '#contracts/limits.ts';
import { PRICE_PER } from '#contracts/fields/quantity.ts';

/** A cell's value, or what is wrong with it and how to fix it. */
export type Parsed<T> = { value: T } | { error: string };

/** A row in the columns of `products`; null for a blank cell, the errors in `misread`. */
export type ParsedRow = {
  row_no: number;
  sku: string;
  misread: { field: string; message: string }[];
} & Record<string, unknown>;

/** The file's columns, and the name of the company that it is imported for. */
interface ImportFile {
  columns: readonly ImportColumn[];
  company: string;
}

/** Parses one row. A cell that cannot be parsed is null, with the reason in `misread`. */
export function parseImportRow({ columns, company }: ImportFile, row_no: number, cells: readonly string[]): ParsedRow {
  const read: ParsedRow = { row_no, sku: '', misread: [] };
  for (const [at, column] of columns.entries()) {
    const cell = unescapeCell(cells[at] ?? '');
    const [field, parse] = PARSERS[column];
    const parsed = cell === '' ? null : isCellError(cell) ? { error: cellError(cell) } : parse(cell, company);
    if (parsed && 'error' in parsed) read.misread.push({ field: column, message: parsed.error });
    else if (parsed) read[field] = parsed.value;
  }
  checkAttributes(read);
  checkMinimum(read);
  // A cost price is for as many units as the price beside it, unless the file says otherwise.
  if (read.cost_paise !== undefined) read.cost_per ??= read.price_per;
  if (read.sku === '' && !read.misread.some(({ field }) => field === 'sku')) {
    read.misread.push({ field: 'sku', message: 'Enter the SKU.' });
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = `This row has ${cells.length} cells, but there are ${columns.length} headings. Put cells that contain a comma in quotation marks.`;
    read.misread.push({ field: 'row', message });
  }
  return read;
}

/** Reports attributes that do not fit the subcategory of the row. A row without one keeps that of its product, unknown here. */
function checkAttributes(read: ParsedRow): void {
  if (!read.attributes) return;
  const template = templateOf(read.category as string | undefined, read.subcategory as string | undefined);
  const { rows, errors } = checkDataSheet(template, read.attributes as Record<string, string>);
  read.attributes = rows;
  read.misread.push(...errors.map((message) => ({ field: 'attributes', message })));
}

/** Reports a minimum that its step does not reach, where the row has both. */
function checkMinimum({ min_qty, qty_multiple, misread }: ParsedRow): void {
  if (typeof min_qty !== 'number' || typeof qty_multiple !== 'number') return;
  if (!isMinimumSold({ min_qty, qty_multiple })) misread.push({ field: 'min_qty', message: MINIMUM_NOT_SOLD });
}

export const cellError = (cell: string) =>
  `The cell shows “${cell}” instead of a value. Correct it in the spreadsheet.`;

/** A row with an unclosed quotation mark: its cells cannot be separated, so none is imported. */
export function parseUnclosedRow(
  { columns }: ImportFile,
  row_no: number,
  cells: readonly string[],
  unread: number,
): ParsedRow {
  const skuAt = columns.indexOf('sku');
  const sku = unescapeCell(cells[skuAt] ?? '').slice(0, 80);
  // Shown as the name, so that the row can be found in the file and is not reported as having none.
  const others = cells.filter((cell, at) => cell !== '' && at !== skuAt);
  const name = others.join(', ').slice(0, 300);
  return { row_no, sku, name, misread: [{ field: 'row', message: unclosedQuote(row_no, unread) }] };
}

/** Removes the apostrophe that an export puts before text that looks like a formula. */
export const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '');

const parseText =
  (max: number) =>
  (cell: string): Parsed<string> =>
    cell.length <= max ? { value: cell } : { error: `Use at most ${max} characters; this has ${cell.length}.` };

/** Column of the file → column of `products` and the parser of its cells. */
const PARSERS: Record<ImportColumn, readonly [string, (cell: string, company: string) => Parsed<unknown> | null]> = {
  company: ['company', checkCompany],
  sku: ['sku', parseText(80)],
  name: ['name', parseText(300)],
  category: ['category', parseText(100)],
  subcategory: ['subcategory', parseText(100)],
  brand: ['brand', parseText(100)],
  price: ['price_paise', parsePrice],
  price_per: ['price_per', parsePricePer],
  stock: ['stock', parseStock],
  lead_days: ['lead_days', parseLeadDays],
  can_backorder: ['can_backorder', parseYesNo(/^(yes|y|true|1)$/i, /^(no|n|false|0)$/i)],
  unit: ['unit', parseUnit],
  pack: ['pack', parseText(100)],
  hsn: ['hsn', parseHsn],
  gst_rate: ['gst_rate_bp', parseRate],
  description: ['description', parseText(5000)],
  attributes: ['attributes', parseAttributes],
  cross_references: ['cross_references', parseCrossReferences],
  material_code: ['material_code', parseText(60)],
  min_qty: ['min_qty', parseOrderQty],
  qty_multiple: ['qty_multiple', parseOrderQty],
  reorder_level: ['reorder_level', parseStock],
  bin: ['bin', parseText(MAX_BIN)],
  cost: ['cost_paise', parsePrice],
  cost_per: ['cost_per', parsePricePer],
  active: ['active', parseYesNo(/^(yes|y|true|1|active)$/i, /^(no|n|false|0|discontinued|inactive)$/i)],
};

/** `check_import_rows` recognises this error by its field and checks nothing else in the row. */
function checkCompany(cell: string, company: string): { error: string } | null {
  if (cell.toLowerCase() === unescapeCell(company).toLowerCase()) return null;
  return {
    error: `This row belongs to ${cell.slice(0, 200)}. Import it for that company or remove the row. If the column names the manufacturer, change its heading to Brand.`,
  };
}

/** {Bore: '25 mm', Seal: '2RS'} → `Bore=25 mm; Seal=2RS`, the format that an import accepts. */
export function formatAttributes(attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => [
    name.replace(/[\\;=]/g, '\\$&'),
    value.replace(/[\\;]/g, '\\$&'),
  ]);
  return pairs.map((pair) => pair.join('=')).join('; ');
}

/** `SKF 6205-2RSH; NSK 6205DDU` */
function parseCrossReferences(cell: string): Parsed<string[]> {
  const references = cell
    .split(';')
    .map((reference) => reference.trim())
    .filter(Boolean);
  if (references.length > MAX_CROSS_REFERENCES)
    return { error: `Use at most ${MAX_CROSS_REFERENCES} cross-references.` };
  const long = references.find(({ length }) => length > MAX_CROSS_REFERENCE_LENGTH);
  return long
    ? {
        error: `“${long.slice(0, 60)}…” is too long. Use at most ${MAX_CROSS_REFERENCE_LENGTH} characters each, separated by semicolons.`,
      }
    : { value: references };
}

/** The cross-references in the format that an import accepts. */
export const formatCrossReferences = (references: readonly string[]) => references.join('; ');

/** The digits of a number without grouping: `1,23,456.50` → 123456 and 50; null if it is not a number. */
function digitsOf(cell: string): { whole: string; decimals: string } | null {
  const bare = cell.replace(/^(₹|rs\.?|inr)\s*|\s+/gi, '').replace(/\/-$/, '');
  const match = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/.exec(bare);
  return match && { whole: match[1]!.replaceAll(',', ''), decimals: (match[2] ?? '').replace(/0+$/, '') };
}

/** A number with at most two decimals in hundredths, without floating point. */
function hundredths(cell: string, most: number): number | null {
  const digits = digitsOf(cell);
  if (!digits || digits.decimals.length > 2 || digits.whole.length > 12) return null;
  const value = Number(digits.whole + digits.decimals.padEnd(2, '0'));
  return value <= most ? value : null;
}

export function parsePrice(cell: string): Parsed<number> {
  const paise = hundredths(cell, toPaise(MAX_UNIT_PRICE));
  return paise === null
    ? { error: `“${cell}” is not a valid price. Enter rupees with at most two decimals, such as 1,23,456.50.` }
    : { value: paise };
}

function parseRate(cell: string): Parsed<number> {
  const points = hundredths(cell.replace(/\s*%$/, ''), 10_000);
  return points === null ? { error: `“${cell}” is not a valid GST rate. ${RATE_CHOICES}` } : { value: points };
}

/** The number of units that a price is for. */
export function parsePricePer(cell: string): Parsed<number> {
  const per = Number(cell.replaceAll(',', ''));
  return PRICE_PER.some((each) => each === per)
    ? { value: per }
    : { error: `“${cell}” is not a valid number of units for a price. Enter 1, 100 or 1000.` };
}

/** A quantity with at most three decimals; NaN if it is none. */
export function parseQtyCell(cell: string): number {
  const digits = digitsOf(cell);
  if (!digits || digits.decimals.length > 3 || digits.whole.length > 10) return NaN;
  return Number(`${digits.whole}.${digits.decimals}`);
}

/** Whether the unit is counted, so that decimals are wrong, is checked with the item (check_import_rows). */
function parseStock(cell: string): Parsed<number> {
  const units = parseQtyCell(cell);
  return units <= MAX_STOCK
    ? { value: units }
    : { error: `“${cell}” is not a valid stock. Enter 0 or more with at most three decimals, such as 1,200.` };
}

function parseOrderQty(cell: string): Parsed<number> {
  const qty = parseQtyCell(cell);
  return qty > 0 && qty <= MAX_QTY
    ? { value: qty }
    : { error: `“${cell}” is not a valid quantity. Enter a number above 0 with at most three decimals.` };
}

function parseUnit(cell: string): Parsed<string> {
  return /^[A-Za-z]{2,5}$/.test(cell)
    ? { value: cell.toUpperCase() }
    : { error: `“${cell}” is not a valid unit. ${UNIT_CHOICES}` };
}

function parseHsn(cell: string): Parsed<string> {
  const digits = cell.replace(/[\s.]/g, '');
  return /^(\d{4}|\d{6}|\d{8})$/.test(digits)
    ? { value: digits }
    : {
        error: `“${cell}” is not a valid HSN code. Enter 4, 6 or 8 digits; a spreadsheet may have dropped a leading 0.`,
      };
}

function parseYesNo(yes: RegExp, no: RegExp) {
  return (cell: string): Parsed<boolean> => {
    if (yes.test(cell)) return { value: true };
    return no.test(cell) ? { value: false } : { error: `“${cell}” is not valid. Enter yes or no.` };
  };
}

function parseLeadDays(cell: string): Parsed<number> {
  return /^\d{1,3}$/.test(cell) && Number(cell) <= MAX_LEAD_DAYS
    ? { value: Number(cell) }
    : { error: `“${cell}” is not a valid lead time. Enter working days, from 0 to ${MAX_LEAD_DAYS}.` };
}

/** `;` and `=` within a name or value are escaped with a backslash, as `formatAttributes` writes them. */
const PAIRS = /(?:\\[\\;=]|[^;])+/g;
const PAIR = /^((?:\\[\\;=]|[^=\\]|\\(?![\\;=]))*)=(.*)$/s;
const unescape = (text: string) => text.replace(/\\([\\;=])/g, '$1').trim();

/** `Bore=25 mm; Seal=2RS` → {Bore: '25 mm', Seal: '2RS'} */
function parseAttributes(cell: string): Parsed<Record<string, string>> {
  const pairs = (cell.match(PAIRS) ?? []).filter((part) => part.trim() !== '');
  if (pairs.length > MAX_ATTRIBUTES) return { error: `Use at most ${MAX_ATTRIBUTES} attributes.` };
  const read: [string, string][] = [];
  for (const pair of pairs) {
    const [, name = '', value = ''] = (PAIR.exec(pair) ?? []).map(unescape);
    if (name === '') return { error: `“${pair.trim()}” has no name. Write Name=value; Name=value.` };
    if (name.length > 60 || value.length > 300) {
      return { error: `“${name.slice(0, 60)}” is too long: at most 60 characters for a name, 300 for a value.` };
    }
    read.push([name, value]);
  }
  // Not by assignment: `__proto__` is a valid name here.
  return { value: Object.fromEntries(read) };
}
