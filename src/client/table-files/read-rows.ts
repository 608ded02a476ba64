import { measureOf, unitWords } from '#contracts/fields/unit-names.ts';
import { MAX_QTY } from '#contracts/limits.ts';
import { MAX_QUICK_ORDER_ROWS } from '#contracts/catalog/match-skus.ts';
import { type Cells, type Columns, detectSeparator, findHeading, isBlank, splitCells } from './read-cells.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';

/** `1,200` or `1,00,000`. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}$/;

const UNIT_WORD = unitWords.join('|');
const LONG_UNIT_WORD = unitWords.filter((word) => word.length > 2).join('|');
/** `12 nos`, `1,200 Pcs.`, `50mtr`. */
const WITH_UNIT = new RegExp(`^(.*\\d)\\s*(${UNIT_WORD})\\.?$`, 'i');
/** `12 nos of X-1`, `2 box X-1`, `3 x X-1`. `25 x 40 x 7` is a size: after `x`, the SKU begins with a letter. */
const LEADING = new RegExp(
  `^(\\d+)\\s*(?:[x×]\\s+(?=\\p{L})|(nos?|pcs?|${LONG_UNIT_WORD})\\.?\\s+(?:of\\s+)?)(\\S.*)$`,
  'iu',
);
/** `X-1 12`, `X-1 x 12`, `X-1 12nos`, `X-1 50 mtr`. `10m` without a space is rather a part of the SKU. */
const TRAILING = new RegExp(
  `^(.*?\\S)(\\s+)(?:[x×]\\s*)?([-+]?\\d[\\d,.]*(?:\\s*(?:nos?|pcs?|ea)|\\s+(?:${UNIT_WORD}))?\\.?)$`,
  'i',
);

/** `Total 120 nos`, `,Grand total,,36`: the sum below a list. */
const TOTAL = new RegExp(
  `^[\\s,;|"]*(?:grand |sub[- ]?|net )?totals?(?: (?:qty|quantity|items?|nos|value|amount))?[\\s,;|":=₹\\d.-]*(?:(?:${UNIT_WORD})\\.?[\\s,;|"]*)?$`,
  'i',
);

/** Longest unit kept, characters: that of an RFQ line. */
const MAX_UNIT_TEXT = 20;

/** Longest description kept, characters: that of an RFQ line. */
const MAX_ITEM_TEXT = 300;

/** One interpretation of a row. */
export interface Reading {
  /** Where the row has no SKU, the description of the item. */
  sku: string;
  qty: number;
  /** The unit as written; blank if there is none. */
  unit: string;
}

/** A row as pasted. */
export interface TypedRow {
  /** Its line in the text, counted from 0. */
  line: number;
  /** Possible interpretations, the likeliest first: `BRG 6205` is a SKU, or 6,205 of SKU `BRG`. */
  readings: [Reading, ...Reading[]];
  /** The text of its other cells, to describe an item that is not in the catalogue. */
  description: string;
  /** The part of the description by which the item is searched. */
  words: string;
  /** What is wrong with the row; null if it is valid. */
  error: string | null;
  cells: Cells;
}

interface TypedRows {
  rows: TypedRow[];
  /** The number of rows beyond the limit. */
  moreRows: number;
  columns: Columns | null;
  /** The line of the headings; -1 if there are none. */
  headingLine: number;
}

/** Reads pasted text: separated by tabs, semicolons, bars, commas or spaces, with quotes, headings and digit groups. */
export function readRows(text: string): TypedRows {
  const rows: TypedRow[] = [];
  let moreRows = 0;
  const lines = linesOf(text);
  const heading = findHeading(lines);
  const headingLine = heading?.line ?? -1;
  // Headings separated by spaces do not say where the words of a row end.
  const columns = heading && heading.columns.separator !== ' ' ? heading.columns : null;
  for (const [line, content] of lines.entries()) {
    if (line <= headingLine || isBlank(content) || TOTAL.test(content)) continue;
    if (rows.length < MAX_QUICK_ORDER_ROWS) rows.push(readRow(content, line, columns));
    else moreRows++;
  }
  return { rows, moreRows, columns, headingLine };
}

/** The lines of a text. */
export function linesOf(text: string): string[] {
  // The database accepts neither NUL nor half of a surrogate pair.
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|\r|\n/);
}

function readRow(text: string, line: number, columns: Columns | null): TypedRow {
  const separator = columns && text.includes(columns.separator) ? columns.separator : detectSeparator(text);
  const row = readCells(text, line, columns, separator);
  // The commas of `Pump, 250 mm stem, as per drawing 2` are punctuation.
  const trailing = row.error && separator === ',' && !columns && TRAILING.exec(text.trim());
  return trailing && readQuantity(trailing[3]!) !== null ? readCells(text, line, null, ' ') : row;
}

function readCells(text: string, line: number, columns: Columns | null, separator: string): TypedRow {
  const cells: Cells = { fields: splitCells(text, separator), separator };
  const row = { line, cells, description: '', words: '', error: null };
  if (separator === ' ') return { ...row, ...readSpacedRow(text.trim()) };
  const item = itemOf(cells.fields, columns);
  const { written, unit, error, others } =
    columns && columns.qty >= 0 ? quantityByHeading(cells, item.from, columns) : guessQuantity(cells, item.from);
  const columnUnit = cells.fields[columns?.unit ?? -1] ?? '';
  const description = descriptionOf(others.filter((cell) => cell !== columnUnit));
  const texts = { description, words: columns ? item.words : description };
  return error
    ? { ...row, ...texts, readings: [{ sku: cutItem(item.sku), qty: 1, unit: '' }], error }
    : { ...row, ...texts, ...readingOf(item.sku, written, columnUnit || unit) };
}

/** The SKU, or else the description in its place, the cells it is read from, and the words in the columns that describe it. */
function itemOf(fields: string[], columns: Columns | null): { sku: string; from: number[]; words: string } {
  if (!columns) {
    const at = fields[0]
      ? 0
      : Math.max(
          0,
          fields.findIndex((cell) => /\p{L}/u.test(cell)),
        );
    return { sku: fields[at]!, from: [at], words: '' };
  }
  const words = columns.description.flatMap((column) => fields[column] || []).join(' ');
  const isShort = columns.sku >= fields.length;
  const sku = fields[columns.sku] || (isShort && !words ? fields[0]! : '');
  return sku || !words
    ? { sku, from: [isShort ? 0 : columns.sku], words }
    : { sku: words, from: columns.description, words: '' };
}

/**
 * Reads a row separated by spaces: its last word is the quantity if it is a number, else a part of the SKU. In lists and
 * emails the row may be numbered, and the quantity may come first or after a dash.
 */
function readSpacedRow(numbered: string): Pick<TypedRow, 'readings' | 'error'> {
  const text = withoutListNumber(numbered);
  const leading = LEADING.exec(text);
  if (leading && readQuantity(leading[1]!) !== null) return readingOf(leading[3]!, leading[1]!, leading[2]);
  const whole = { sku: cutItem(text), qty: 1, unit: '' };
  const dashed = /^(\S.*?)\s+[-–—]\s+(\d[\d,]*(?:\s*[a-z]{1,7}\.?)?)$/i.exec(text);
  if (dashed && readQuantity(dashed[2]!) !== null) {
    const { readings } = readingOf(dashed[1]!, dashed[2]!);
    return { readings: [readings[0], whole], error: null };
  }
  const trailing = TRAILING.exec(text);
  if (!trailing) return readingOf(text, '');
  const [, sku, gap, written] = trailing as unknown as [string, string, string, string];
  const { readings, error } = readingOf(sku, written);
  return gap.length > 1 || error ? { readings, error } : { readings: [readings[0], whole], error };
}

/** The quantity as written, or why it cannot be read, its unit, and the cells that are none of these nor the SKU. */
type Quantity = { written: string; unit: string; error: string | null; others: string[] };

function quantityByHeading({ fields, separator }: Cells, item: number[], columns: Columns): Quantity {
  const { qty, names, qty_unit } = columns;
  // With more cells than headings, a comma that separates may be one that groups the digits of the quantity.
  const split = fields.slice(qty, qty + 1 + fields.length - names.length);
  const error = separator === ',' ? ambiguousQuantity(split) : null;
  if (error) return { written: '', unit: '', error, others: [] };
  const written = fields[qty] ?? '';
  return {
    written,
    unit: unitOf(written) || qty_unit,
    error,
    others: fields.filter((_, index) => !item.includes(index) && index !== qty),
  };
}

/** Without a heading, the quantity is the first cell that can be read as one. */
function guessQuantity({ fields, separator }: Cells, item: number[]): Quantity {
  const rest = fields.filter((_, index) => !item.includes(index));
  const filled = rest.filter(Boolean);
  const error = separator === ',' ? ambiguousQuantity(filled) : null;
  if (error) return { written: '', unit: '', error, others: rest };
  const likely = filled.length === 1 ? filled[0] : filled.find((cell) => /^[-+]?[\d.,]+/.test(cell));
  const written = filled.find((cell) => readQuantity(cell) !== null) ?? likely ?? '';
  const next = filled[filled.indexOf(written) + 1] ?? '';
  const unit = unitOf(written) || (written !== '' && measureOf(next) ? next : '');
  return { written, unit, error, others: rest.filter((cell) => cell !== written && cell !== unit) };
}

/** `BRG-1,1,200` may be one at a price of 200, or 1,200. */
function ambiguousQuantity(cells: string[]): string | null {
  const joined = cells.join(',');
  return cells.length > 1 && GROUPED.test(joined) ? `Is it ${cells[0]} or ${joined}?` : null;
}

function readingOf(sku: string, written: string, unit = unitOf(written)): Pick<TypedRow, 'readings' | 'error'> {
  const name = cutItem(withoutListNumber(sku.trim()));
  if (!name) return { readings: [{ sku: '', qty: 1, unit: '' }], error: 'This row has no SKU or description.' };
  const qty = written.trim() === '' ? 1 : readQuantity(written);
  const reading = { sku: name, qty: qty ?? 1, unit: unit.slice(0, MAX_UNIT_TEXT).toWellFormed() };
  return { readings: [reading], error: qty === null ? quantityError(written) : decimalsFault(qty, reading.unit) };
}

function quantityError(written: string): string {
  const typed = written.trim().slice(0, 30);
  const isTooHigh = Number(typed) > MAX_QTY && Number.isInteger(Number(typed));
  return isTooHigh
    ? `“${typed}”: enter at most ${MAX_QTY.toLocaleString('en-IN')}.`
    : `“${typed}”: enter a whole quantity, e.g. 2.`;
}

/** Parses `12`, `12.00`, `1,200`, `1,00,000`, `12 nos`, `2.5 m`; null for anything but a number above 0 with three decimals. */
export function readQuantity(written: string): number | null {
  const digits = written.trim().replace(WITH_UNIT, '$1').replace(/\s/g, '').replace(/\.0+$/, '');
  if (!/^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,3})?$/.test(digits)) return null;
  const qty = Number(digits.replaceAll(',', ''));
  return qty > 0 && qty <= MAX_QTY ? qty : null;
}

/** The unit after a quantity: `nos` of `12 nos`; blank if there is none. */
function unitOf(written: string): string {
  return WITH_UNIT.exec(written.trim())?.[2] ?? '';
}

function descriptionOf(cells: string[]): string {
  return cells.filter((cell) => /\p{L}/u.test(cell)).join(', ');
}

/** Removes the number of a list item: `1. BRG-6004`, `1) BRG-6004`. */
function withoutListNumber(text: string): string {
  return text.replace(/^\d{1,4}[.)]\s+(?=\S)/, '');
}

function cutItem(text: string): string {
  return text.slice(0, MAX_ITEM_TEXT).toWellFormed().trim();
}
