import type { FileReply } from '#contracts/endpoint.ts';
import { AppError } from './http/errors.ts';

/** Rows that a list's export holds at most; what holds more is to be narrowed by its filters. */
export const EXPORT_ROWS = 10_000;

/** Largest file that is answered, bytes: a function's answer ends at about 4.5 MB. */
const MAX_BYTES = 4_300_000;

/** What may stand in a cell. Only texts are made inert: a number cannot be a formula. */
export type Cell = string | number | boolean | null | undefined;

/** A column: its heading, and what stands under it in each row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/**
 * A CSV that a spreadsheet opens as it is: UTF-8 with its mark, lines ending in CR LF, quoted where needed (RFC 4180).
 * `name` without an ending. 413 where it grows larger than a function may answer.
 *
 *     csvFile('messages', [['Name', ({ name }) => name], ['Total', ({ total }) => total]], rows)
 */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): FileReply {
  const bytes = new TextEncoder().encode(csvText(columns, rows));
  if (bytes.length > MAX_BYTES) throw tooManyRows();
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes };
}

/** The refusal of an export that would be too large for one answer. */
export function tooManyRows(): AppError {
  const message = `That is more than one file can hold (${EXPORT_ROWS.toLocaleString('en-IN')} rows). Narrow the filters.`;
  return new AppError('too_large', message);
}

/** The same as text, for whoever puts it into another file. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = columns.map(([heading]) => heading);
  const lines = [head, ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return `\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * One cell. A text that a spreadsheet would take for a formula gets an apostrophe in front (abuse cases); the full-width
 * signs are those that some spreadsheets take for the same.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const inert = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
