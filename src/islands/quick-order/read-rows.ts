import { MAX_QTY } from '#contracts/limits.ts';
import { MAX_QUICK_ORDER_ROWS, MAX_SKU_TEXT } from '#contracts/quick-order.ts';
import { type Cells, cellsOf, columnsOf, type Columns, joinCells, separatorOf } from './read-cells.ts';

/** `1,200` or `1,00,000`. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}$/;

/** One way to understand a row. */
export interface Reading {
  sku: string;
  qty: number;
}

/** A row as it was pasted. */
export interface TypedRow {
  /** The line of the text that says it, counted from 0. */
  line: number;
  /** What it may mean, the likeliest first: `BRG 6205` is a SKU, or 6,205 of one. */
  readings: [Reading, ...Reading[]];
  /** Its other words, such as a description: they help whoever quotes what the catalogue does not know. */
  words: string;
  /** Why its quantity cannot be used; null where it can. */
  fault: string | null;
  cells: Cells;
}

export interface TypedRows {
  rows: TypedRow[];
  /** How many more rows there are than are read at a time. */
  more: number;
  columns: Columns | null;
}

/** Reads pasted text: tabs, semicolons, strokes, commas or spaces; quoted CSV; a heading; Indian digit grouping. */
export function readRows(text: string): TypedRows {
  const rows: TypedRow[] = [];
  let columns: Columns | null = null;
  let more = 0;
  let first = true;
  for (const [line, words] of linesOf(text).entries()) {
    if (/^[\s,;|"]*$/.test(words)) continue;
    columns = first ? columnsOf(words) : columns;
    const isHeading = first && columns !== null;
    first = false;
    if (isHeading) continue;
    if (rows.length < MAX_QUICK_ORDER_ROWS) rows.push(readRow(words, line, columns));
    else more++;
  }
  return { rows, more, columns };
}

/** The text with one row's SKU or quantity changed, its other cells and lines as they were. */
export function withRow(
  text: string,
  { cells, line, words }: TypedRow,
  { sku, qty }: Reading,
  columns: Columns | null,
) {
  const lines = linesOf(text);
  const fields = columns
    ? columns.names.map((_, at) =>
        at === columns.sku ? sku : at === columns.qty ? String(qty) : (cells.fields[at] ?? ''),
      )
    : [sku, String(qty), ...(words ? [words] : [])];
  if (columns && columns.qty < 0) fields.push(String(qty));
  lines[line] = joinCells(fields, columns?.separator ?? '\t');
  return lines.join('\n');
}

/** The text without some of its lines; without a heading that heads nothing any more. */
export function withoutLines(text: string, gone: ReadonlySet<number>): string {
  const left = linesOf(text)
    .filter((_, line) => !gone.has(line))
    .join('\n');
  const { rows } = readRows(left);
  return rows.length > 0 ? left : '';
}

function linesOf(text: string): string[] {
  // Neither NUL nor half of a surrogate pair can be looked up.
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|\r|\n/);
}

function readRow(text: string, line: number, columns: Columns | null): TypedRow {
  const separator = columns && text.includes(columns.separator) ? columns.separator : separatorOf(text);
  const cells: Cells = { fields: cellsOf(text, separator), separator };
  const row = { line, cells, words: '', fault: null };
  if (separator === ' ') return { ...row, ...readWords(text.trim()) };
  const skuAt = columns && columns.sku < cells.fields.length ? columns.sku : 0;
  const sku = cells.fields[skuAt]!;
  const rest = cells.fields.filter((_, at) => at !== skuAt);
  if (columns && columns.qty >= 0) {
    const written = cells.fields[columns.qty] ?? '';
    const words = cells.fields.filter((_, at) => at !== skuAt && at !== columns.qty);
    // More cells than headings: the comma that splits the quantity may be one that groups its digits.
    const spilt = cells.fields.slice(columns.qty, columns.qty + 1 + cells.fields.length - columns.names.length);
    const fault = separator === ',' ? doubtOf(spilt) : null;
    if (fault) return { ...row, readings: [{ sku: cut(sku), qty: 1 }], fault };
    return { ...row, ...reading(sku, written), words: wordsOf(words) };
  }
  const { written, fault } = quantityAmong(rest, separator);
  const words = wordsOf(rest.filter((cell) => cell !== written));
  return fault
    ? { ...row, readings: [{ sku: cut(sku), qty: 1 }], words, fault }
    : { ...row, ...reading(sku, written), words };
}

/**
 * Words with spaces between: the last one is the quantity, if it is a number, or else a part of the SKU. In lists and mails
 * the row may be numbered, and its quantity stand in front or behind a dash.
 */
function readWords(numbered: string): Pick<TypedRow, 'readings' | 'fault'> {
  const text = unnumbered(numbered);
  // `25 x 40 x 7` is a size: what is counted so begins with a letter.
  const ahead = /^(\d+)\s*(?:[x×]\s+(?=\p{L})|(?:nos?|pcs?)\.?\s+(?:of\s+)?)(\S.*)$/iu.exec(text);
  if (ahead && readQuantity(ahead[1]!) !== null) return reading(ahead[2]!, ahead[1]!);
  const whole = { sku: cut(text), qty: 1 };
  const dashed = /^(\S.*?)\s+[-–—]\s+(\d[\d,]*(?:\s*[a-z]{1,7}\.?)?)$/i.exec(text);
  if (dashed && readQuantity(dashed[2]!) !== null) {
    const { readings } = reading(dashed[1]!, dashed[2]!);
    return { readings: [readings[0], whole], fault: null };
  }
  const split = /^(.*?\S)(\s+)(?:[x×]\s*)?([-+]?\d[\d,.]*(?:\s*(?:nos?|pcs?|ea))?\.?)$/i.exec(text);
  if (!split) return reading(text, '');
  const [, sku, gap, written] = split as unknown as [string, string, string, string];
  const { readings, fault } = reading(sku, written);
  return gap.length > 1 || fault ? { readings, fault } : { readings: [readings[0], whole], fault };
}

/** Which of the other cells is the quantity, where no heading says it. */
function quantityAmong(rest: string[], separator: string): { written: string; fault: string | null } {
  const filled = rest.filter(Boolean);
  const fault = separator === ',' ? doubtOf(filled) : null;
  if (fault) return { written: '', fault };
  const readable = filled.find((cell) => readQuantity(cell) !== null);
  if (readable !== undefined) return { written: readable, fault: null };
  const meant = filled.length === 1 ? filled[0] : filled.find((cell) => /^[-+]?[\d.,]+/.test(cell));
  return { written: meant ?? '', fault: null };
}

/** In `BRG-1,1,200` nobody can tell one at a price of 200 from 1,200. */
function doubtOf(cells: string[]): string | null {
  const joined = cells.join(',');
  return cells.length > 1 && GROUPED.test(joined) ? `Is it ${cells[0]} or ${joined}?` : null;
}

function reading(sku: string, written: string): Pick<TypedRow, 'readings' | 'fault'> {
  const name = cut(unnumbered(sku.trim()));
  if (!name) return { readings: [{ sku: '', qty: 1 }], fault: 'There is no SKU in this row.' };
  const qty = written.trim() === '' ? 1 : readQuantity(written);
  const most = MAX_QTY.toLocaleString('en-IN');
  const fault = qty === null ? `“${written.trim().slice(0, 30)}” is no whole number from 1 to ${most}.` : null;
  return { readings: [{ sku: name, qty: qty ?? 1 }], fault };
}

/** `12`, `12.00`, `1,200`, `1,00,000`, `12 nos`, `12 box`; null for what is no whole number from 1. */
export function readQuantity(written: string): number | null {
  const digits = written
    .replace(/\s*(nos?|pcs?|pieces?|ea|each|units?|box(es)?|packs?|pkts?|sets?|pairs?|rolls?|bags?)\.?$/i, '')
    .replace(/\s/g, '')
    .replace(/\.0+$/, '');
  if (!/^\d+$|^\d{1,3}(,\d{2,3})*,\d{3}$/.test(digits)) return null;
  const qty = Number(digits.replaceAll(',', ''));
  return qty >= 1 && qty <= MAX_QTY ? qty : null;
}

function wordsOf(cells: string[]): string {
  return cells.filter((cell) => /\p{L}/u.test(cell)).join(', ');
}

/** Without the number that the row has in a list: `1. BRG-6004`, `1) BRG-6004`. */
function unnumbered(text: string): string {
  return text.replace(/^\d{1,4}[.)]\s+(?=\S)/, '');
}

/** Longer than any SKU is: looked up in vain, but not refused with all the others. */
function cut(sku: string): string {
  return sku.slice(0, MAX_SKU_TEXT).toWellFormed().trim();
}
