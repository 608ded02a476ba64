import { FIELD, FIELD_WIDTH, FILL, INK, LINE, LINE_STRONG } from './paper.ts';
import { drawCode } from './qr-code.ts';
import type { Sheet } from './sheet.ts';
import type { Line, Run } from './text.ts';

export interface Column {
  head: Run[];
  /** Points. */
  width: number;
  align?: 'left' | 'right';
}

export interface Row {
  cells: Run[][];
  /** A sum, printed with a stronger line and a filled background. */
  sum?: boolean;
  /** Drawn as a QR code in the last column; its text is printed in another one. */
  code?: string;
}

/** A row broken into lines. */
interface BrokenRow {
  lines: Line[][];
  height: number;
  sum: boolean;
  code?: string | undefined;
}

const PAD = { x: 4, y: 3 };

/** Points. A short code has 21 to 29 modules a side, which a hand scanner reads at this size. */
const CODE_SIZE = 44;

/**
 * Prints a ruled table. A row is split only if it is higher than a page; the head is repeated on each page; a sum stays with
 * the row above it. The last row stays on one page with `after` points of what follows; a table of at most `unbroken` points
 * is not split.
 */
export function table(
  sheet: Sheet,
  columns: Column[],
  rows: Row[],
  { x = FIELD.left, after = 0, unbroken = 0 } = {},
): void {
  const head = breakRow(
    sheet,
    columns,
    columns.map(({ head: words }) => words),
    false,
  );
  const body = rows.map(({ cells, sum = false, code }) => withCode(breakRow(sheet, columns, cells, sum), code));
  const height = body.reduce((sum, row) => sum + row.height, head.height);
  if (height <= unbroken) sheet.ensure(height);
  sheet.group('Table', () => {
    body.forEach((row, index) => {
      const next = body[index + 1];
      // A row stays with the sum after it, and the head with the first row.
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

/** Gives the column of width 0 the rest of the width. */
export function fitColumns(columns: Column[], width = FIELD_WIDTH): Column[] {
  const rest = width - widthOf(columns);
  return columns.map((column) => (column.width ? column : { ...column, width: rest }));
}

/** Width of a column with each of its texts in one line. */
export function naturalWidth(sheet: Sheet, head: Run[], texts: Run[][]): number {
  const longest = Math.max(
    ...[head, ...texts].flatMap((runs) => sheet.breakLines(runs, Infinity)).map(({ width }) => width),
  );
  return Math.ceil(longest) + 2 * PAD.x + 1;
}

const widthOf = (columns: Column[]) => columns.reduce((sum, { width }) => sum + width, 0);

function breakRow(sheet: Sheet, columns: Column[], cells: Run[][], sum: boolean): BrokenRow {
  const lines = columns.map(({ width }, index) => sheet.breakLines(cells[index] ?? [], width - 2 * PAD.x));
  return { lines, height: heightOf(lines), sum };
}

/** The row with room for its code. */
const withCode = (row: BrokenRow, code: string | undefined): BrokenRow =>
  code ? { ...row, code, height: Math.max(row.height, CODE_SIZE + 2 * PAD.y) } : row;

const heightOf = (lines: Line[][]) => Math.max(...lines.map(leading)) + 2 * PAD.y;
const leading = (lines: Line[]) => lines.reduce((sum, line) => sum + line.leading, 0);

/** Draws a row, split over pages if it is higher than one. */
function drawInPages(sheet: Sheet, columns: Column[], row: BrokenRow, head: BrokenRow, x: number): void {
  let rest = row;
  while (rest.height > sheet.room) {
    const room = sheet.room - 2 * PAD.y;
    const taken = rest.lines.map((lines) => countFitting(lines, room));
    const now = rest.lines.map((lines, index) => lines.slice(0, taken[index]));
    drawRow(sheet, columns, { lines: now, height: heightOf(now), sum: false }, x, 'TD');
    const later = rest.lines.map((lines, index) => lines.slice(taken[index]));
    rest = withCode({ lines: later, height: heightOf(later), sum: row.sum }, row.code);
    sheet.nextPage();
    drawRow(sheet, columns, head, x, 'TH');
  }
  drawRow(sheet, columns, rest, x, 'TD');
}

/** The number of lines that fit into `room` points. */
function countFitting(lines: Line[], room: number): number {
  let used = 0;
  const first = lines.findIndex((line) => (used += line.leading) > room);
  return first < 0 ? lines.length : first;
}

function drawRow(sheet: Sheet, columns: Column[], row: BrokenRow, x: number, tag: 'TH' | 'TD'): void {
  const { y, doc } = sheet;
  const width = widthOf(columns);
  sheet.decorate(() => {
    if (row.sum || tag === 'TH') doc.rect(x, y, width, row.height).fill(FILL);
    const strong = row.sum || tag === 'TH';
    sheet.rule(x, y, x + width, y, strong ? LINE_STRONG : LINE);
    if (tag === 'TH') sheet.rule(x, y + row.height, x + width, y + row.height, INK, 0.8);
    if (row.code) {
      const place = { x: x + width - CODE_SIZE - PAD.x, y: y + PAD.y, size: CODE_SIZE };
      drawCode(sheet, row.code, place);
    }
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
