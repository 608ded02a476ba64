import type { FileReply } from '#contracts/endpoint.ts';

/** Bytes of one part of a file: a function's answer ends at about 4.5 MB. */
const PART_BYTES = 4_000_000;

/** What may stand in a cell. Only texts are made inert: a number cannot be a formula. */
export type Cell = string | number | boolean | null | undefined;

/** A column: its heading, and what stands under it in each row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/**
 * A CSV that a spreadsheet opens as it is: UTF-8 with its mark, lines ending in CR LF, quoted where needed (RFC 4180).
 * `name` without an ending.
 *
 *     csvFile('rates', [['HSN', ({ hsn }) => hsn], ['Rate, %', ({ rate }) => rate]], rows)
 */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): FileReply {
  return fileOf(name, csvText(columns, rows));
}

/** One part of such a file: as many of the rows as an answer holds. The mark and the headings stand in the `first`. */
export function csvPart<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[], first: boolean) {
  let text = first ? headOf(columns) : '';
  let bytes = Buffer.byteLength(text);
  let count = 0;
  for (const row of rows) {
    const line = lineOf(columns.map(([, cell]) => cell(row)));
    bytes += Buffer.byteLength(line);
    if (bytes > PART_BYTES && count > 0) break;
    text += line;
    count += 1;
  }
  return { ...fileOf(name, text), rows: count };
}

/** The same as text, for whoever puts it into another file. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return headOf(columns) + rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join('');
}

const headOf = <Row>(columns: readonly CsvColumn<Row>[]) => `\uFEFF${lineOf(columns.map(([heading]) => heading))}`;
const lineOf = (cells: Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;

function fileOf(name: string, text: string): FileReply {
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(text) };
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
