import type { FileReply } from '#contracts/endpoint.ts';

/** Bytes in one part of a file: a function can return about 4.5 MB. */
const PART_BYTES = 4_000_000;

/** A cell's value. Only text is escaped: a number cannot be a formula. */
export type Cell = string | number | boolean | null | undefined;

/** A column: its heading and the cell of each row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/**
 * A CSV that a spreadsheet opens without an import dialog: UTF-8 with BOM, CR LF line ends, quoted where needed
 * (RFC 4180). `name` has no extension.
 *
 *     csvFile('rates', [['HSN', ({ hsn }) => hsn], ['Rate, %', ({ rate }) => rate]], rows)
 */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): FileReply {
  return fileOf(name, csvText(columns, rows));
}

/** One part of such a file: as many rows as fit. Only the `first` part has the BOM and the headings. */
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

/** The same as text, to go into another file. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return headOf(columns) + rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join('');
}

const headOf = <Row>(columns: readonly CsvColumn<Row>[]) => `\uFEFF${lineOf(columns.map(([heading]) => heading))}`;
const lineOf = (cells: Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;

function fileOf(name: string, text: string): FileReply {
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(text) };
}

/**
 * One cell. Text that a spreadsheet would run as a formula gets a leading apostrophe (abuse cases), full-width signs
 * included: some spreadsheets accept those too.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const inert = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
