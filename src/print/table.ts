import { FIELD, FIELD_WIDTH, FILL, INK, LINE, LINE_STRONG } from './paper.ts';
import type { Sheet } from './sheet.ts';
import type { Line, Run } from './text.ts';

export interface Column {
  /** Words of the head, set by who makes the table. */
  head: Run[];
  /** Points. */
  width: number;
  align?: 'left' | 'right';
}

export interface Row {
  cells: Run[][];
  /** A sum: a stronger line above it, a quiet ground below it. */
  sum?: boolean;
}

interface Broken {
  lines: Line[][];
  height: number;
  sum: boolean;
}

const PAD = { x: 4, y: 3 };

/**
 * A ruled table from the free place down. A row is not torn apart where it fits on a page of its own; each page begins
 * with the head again; a sum never stands alone on a page. The last row stays with `after` points of what follows;
 * a table of at most `whole` points stays in one piece.
 */
export function table(
  sheet: Sheet,
  columns: Column[],
  rows: Row[],
  { x = FIELD.left, after = 0, whole = 0 } = {},
): void {
  const head = broken(
    sheet,
    columns,
    columns.map(({ head: words }) => words),
    false,
  );
  const body = rows.map(({ cells, sum = false }) => broken(sheet, columns, cells, sum));
  const height = body.reduce((sum, row) => sum + row.height, head.height);
  if (height <= whole) sheet.ensure(height);
  sheet.group('Table', () => {
    body.forEach((row, index) => {
      const next = body[index + 1];
      // With the sum that follows it; the head with the first row.
      const kept = row.height + (next?.sum ? next.height + after : next ? 0 : after);
      if (index === 0) sheet.ensure(head.height + kept);
      const isNew = index === 0 || kept > sheet.room;
      if (index > 0 && isNew) sheet.nextPage();
      if (isNew) drawRow(sheet, columns, head, x, 'TH');
      drawInPages(sheet, columns, row, head, x);
    });
  });
  sheet.decorate(() => sheet.rule(x, sheet.y, x + widthOf(columns), sheet.y, LINE_STRONG));
}

/** Fits the columns' wishes into the width of the field: the first column of width 0 takes what is left. */
export function fitted(columns: Column[], width = FIELD_WIDTH): Column[] {
  const rest = width - widthOf(columns);
  return columns.map((column) => (column.width ? column : { ...column, width: rest }));
}

/** Points that a column of such texts needs, each on one line. */
export function naturalWidth(sheet: Sheet, head: Run[], texts: Run[][]): number {
  const longest = Math.max(
    ...[head, ...texts].flatMap((runs) => sheet.breakLines(runs, Infinity)).map(({ width }) => width),
  );
  return Math.ceil(longest) + 2 * PAD.x + 1;
}

const widthOf = (columns: Column[]) => columns.reduce((sum, { width }) => sum + width, 0);

function broken(sheet: Sheet, columns: Column[], cells: Run[][], sum: boolean): Broken {
  const lines = columns.map(({ width }, index) => sheet.breakLines(cells[index] ?? [], width - 2 * PAD.x));
  return { lines, height: heightOf(lines), sum };
}

const heightOf = (lines: Line[][]) => Math.max(...lines.map(leading)) + 2 * PAD.y;
const leading = (lines: Line[]) => lines.reduce((sum, line) => sum + line.leading, 0);

/** A row that is higher than a page goes on on the next one; every other row is drawn whole. */
function drawInPages(sheet: Sheet, columns: Column[], row: Broken, head: Broken, x: number): void {
  let rest = row;
  while (rest.height > sheet.room) {
    const room = sheet.room - 2 * PAD.y;
    const taken = rest.lines.map((lines) => fitting(lines, room));
    const now = rest.lines.map((lines, index) => lines.slice(0, taken[index]));
    drawRow(sheet, columns, { lines: now, height: heightOf(now), sum: false }, x, 'TD');
    const later = rest.lines.map((lines, index) => lines.slice(taken[index]));
    rest = { lines: later, height: heightOf(later), sum: row.sum };
    sheet.nextPage();
    drawRow(sheet, columns, head, x, 'TH');
  }
  drawRow(sheet, columns, rest, x, 'TD');
}

/** How many of the lines fit. */
function fitting(lines: Line[], room: number): number {
  let used = 0;
  const first = lines.findIndex((line) => (used += line.leading) > room);
  return first < 0 ? lines.length : first;
}

function drawRow(sheet: Sheet, columns: Column[], row: Broken, x: number, tag: 'TH' | 'TD'): void {
  const { y, doc } = sheet;
  const width = widthOf(columns);
  sheet.decorate(() => {
    if (row.sum || tag === 'TH') doc.rect(x, y, width, row.height).fill(FILL);
    const strong = row.sum || tag === 'TH';
    sheet.rule(x, y, x + width, y, strong ? LINE_STRONG : LINE);
    if (tag === 'TH') sheet.rule(x, y + row.height, x + width, y + row.height, INK, 0.8);
  });
  sheet.group('TR', () => {
    let at = x;
    columns.forEach(({ width: wide, align = 'left' }, index) => {
      const place = { to: align, within: wide - 2 * PAD.x };
      const cell = () => sheet.ink(() => void sheet.lines(row.lines[index]!, at + PAD.x, y + PAD.y, place), tag);
      sheet.group(tag, cell, tag === 'TH' ? { scope: 'Column' } : {});
      at += wide;
    });
  });
  sheet.y = y + row.height;
}
