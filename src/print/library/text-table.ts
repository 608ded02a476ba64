import { FIELD, FIELD_WIDTH } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { restyle, figures, formStrong, reading } from '../styles.ts';
import { type Column, naturalWidth, type Row, table } from '../table.ts';
import type { Run } from '../text.ts';
import type { Block } from './markdown.ts';

const CELL = restyle(reading, { size: 8.6, leading: 11.6 });
const HEAD = restyle(formStrong, { size: 7.8, leading: 10.4 });

/** Prints a table in the text's column, or over the full width if it is too wide. Figures are monospaced, so that they align. */
export function textTable(
  sheet: Sheet,
  { right, head, rows }: Block & { kind: 'table' },
  place: { x: number; width: number; unbroken: number },
): void {
  const cellStyle = (index: number, run: Run): Run =>
    right[index] && run.style.face === 'body'
      ? { ...run, style: restyle(figures, { size: 8, leading: 11.6 }) }
      : { ...run, style: restyle(CELL, { face: run.style.face, color: run.style.color }) };
  const heads = head.map((cell) => cell.map((run) => ({ ...run, style: HEAD })));
  const cells = rows.map((row) => row.map((cell, index) => cell.map((run) => cellStyle(index, run))));
  const isSum = (row: Run[][]) => /^total\b/i.test(row[0]?.map(({ text }) => text).join('') ?? '');
  const natural = heads.map((runs, index) =>
    naturalWidth(
      sheet,
      runs,
      cells.map((row) => row[index] ?? []),
    ),
  );
  const isWide = natural.reduce((sum, width) => sum + width, 0) > place.width && heads.length > 3;
  const { x, width } = isWide ? { x: FIELD.left, width: FIELD_WIDTH } : place;
  const columns = columnWidths(natural, right, width).map((wide, index): Column => ({
    head: heads[index]!,
    width: wide,
    align: right[index] ? 'right' : 'left',
  }));
  sheet.y += 2;
  table(
    sheet,
    columns,
    cells.map((row): Row => ({ cells: row, sum: isSum(row) })),
    { x, unbroken: place.unbroken },
  );
  sheet.y += 12;
}

/** If the natural widths do not fit, columns of words are narrowed; spare width is divided equally. */
function columnWidths(natural: number[], right: boolean[], width: number): number[] {
  const total = natural.reduce((sum, wide) => sum + wide, 0);
  const ofWords = natural.reduce((sum, wide, index) => sum + (right[index] ? 0 : wide), 0);
  if (total <= width) {
    const spare = (width - total) / natural.length;
    return natural.map((wide) => wide + spare);
  }
  // Headings of figure columns may break into lines; the figures themselves are short.
  const figured = natural.map((wide, index) => (right[index] ? Math.min(wide, 74) : wide));
  const forWords = width - figured.reduce((sum, wide, index) => sum + (right[index] ? wide : 0), 0);
  return figured.map((wide, index) => (right[index] ? wide : (wide / ofWords) * forWords));
}
