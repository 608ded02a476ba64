import { measureOf } from '#contracts/fields/unit-names.ts';
import { type Columns, headingColumns, joinCells, splitCells } from './read-cells.ts';
import { linesOf, type Reading, readRows, type TypedRow } from './read-rows.ts';

/** A change of a row. `words` are the description in whose place a chosen SKU is written; they stay beside it. */
export interface RowChange {
  row: TypedRow;
  to: Reading;
  words?: string;
}

/** The text with the SKU, quantity and unit of some rows changed. */
export function withRows(text: string, changes: readonly RowChange[]): string {
  const lines = linesOf(text);
  const { rows, columns: current, headingLine } = readRows(text);
  let columns = current;
  if (columns && columns.sku < 0 && changes.some(hasNewSku)) {
    const heading = splitCells(lines[headingLine]!, columns.separator);
    const width = Math.max(heading.length, ...rows.map(({ cells }) => cells.fields.length));
    lines[headingLine] = joinCells([...padded(heading, width), 'SKU'], columns.separator);
    columns = headingColumns(lines[headingLine]);
  }
  for (const change of changes) lines[change.row.line] = formatRow(change, columns);
  return lines.join('\n');
}

const hasNewSku = ({ row, to }: RowChange) => row.readings.every(({ sku }) => sku !== to.sku);

function formatRow({ row, to: { sku, qty, unit }, words = '' }: RowChange, columns: Columns | null): string {
  const { cells, description } = row;
  const hasUnitColumn = columns !== null && columns.unit >= 0;
  const written = hasUnitColumn || !measureOf(unit) ? String(qty) : `${qty} ${unit}`;
  if (!columns) return joinCells([sku, written, ...[words, description].filter(Boolean)], '\t');
  const fields = padded(cells.fields.slice(0, columns.names.length), columns.names.length);
  if (columns.sku >= 0) fields[columns.sku] = sku;
  fields[columns.qty < 0 ? fields.length : columns.qty] = written;
  if (hasUnitColumn) fields[columns.unit] = unit;
  return joinCells(fields, columns.separator);
}

function padded(fields: string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => fields[index] ?? '');
}

/** The text without some of its lines; blank if only the heading would remain. */
export function withoutLines(text: string, removed: ReadonlySet<number>): string {
  const remaining = linesOf(text)
    .filter((_, line) => !removed.has(line))
    .join('\n');
  const { rows } = readRows(remaining);
  return rows.length > 0 ? remaining : '';
}
