import { FIELD, FIELD_WIDTH } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { but, figures, formStrong, reading } from '../styles.ts';
import { type Column, naturalWidth, type Row, table } from '../table.ts';
import type { Run } from '../text.ts';
import type { Block } from './markdown.ts';

const CELL = but(reading, { size: 8.6, leading: 11.6 });
const HEAD = but(formStrong, { size: 7.8, leading: 10.4 });

/** In the column where it has room there, else across the whole field. Figures in the mono, so that they align. */
export function textTable(
  sheet: Sheet,
  { right, head, rows }: Block & { kind: 'table' },
  place: { x: number; width: number; whole: number },
): void {
  const cellStyle = (index: number, run: Run): Run =>
    right[index] && run.style.face === 'body'
      ? { ...run, style: but(figures, { size: 8, leading: 11.6 }) }
      : { ...run, style: but(CELL, { face: run.style.face, color: run.style.color }) };
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
  const columns = shared(natural, right, width).map((wide, index): Column => ({
    head: heads[index]!,
    width: wide,
    align: right[index] ? 'right' : 'left',
  }));
  sheet.y += 2;
  table(
    sheet,
    columns,
    cells.map((row): Row => ({ cells: row, sum: isSum(row) })),
    { x, whole: place.whole },
  );
  sheet.y += 12;
}

/** Columns of words give way where there is too little room, and take what is left where there is too much. */
function shared(natural: number[], right: boolean[], width: number): number[] {
  const total = natural.reduce((sum, wide) => sum + wide, 0);
  const ofWords = natural.reduce((sum, wide, index) => sum + (right[index] ? 0 : wide), 0);
  if (total <= width) {
    const spare = (width - total) / natural.length;
    return natural.map((wide) => wide + spare);
  }
  // Heads of figures may break into lines; figures may not, but they are short.
  const figured = natural.map((wide, index) => (right[index] ? Math.min(wide, 74) : wide));
  const forWords = width - figured.reduce((sum, wide, index) => sum + (right[index] ? wide : 0), 0);
  return figured.map((wide, index) => (right[index] ? wide : (wide / ofWords) * forWords));
}
