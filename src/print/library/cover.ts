import { brand } from '#site';
import { type Cell, cell, cells, figureCell } from '../cells.ts';
import { dimension, partLabel } from '../furniture.ts';
import { FIELD, FIELD_WIDTH, FRAME, INK, LINE_STRONG, QUIET } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { but, figuresStrong, label, lead, title } from '../styles.ts';
import type { Line, Run } from '../text.ts';
import { panel } from './panel.ts';
import type { LibraryDocument } from './library-sheet.ts';

/** Where the drawing's ground ends. */
const PANEL = 400;
/** Where the title block at the foot ends, and where what stands above it must have ended. */
const FOOT = FRAME.bottom - 16;
export const COVER_END = FOOT - 70;

/**
 * The first page: drawing, title, what the document says, its figures, its title block at the foot. `y` is
 * left where a list of contents could begin.
 */
export function cover(sheet: Sheet, value: LibraryDocument): void {
  const { ground, kind, number, drawing } = value;
  panel(sheet, { ground, bound: kind === 'eBook', number, drawing }, PANEL);
  sheet.decorate(() => {
    const { left, right, top, bottom } = FRAME;
    sheet.doc
      .lineWidth(0.5)
      .strokeColor(LINE_STRONG)
      .rect(left, top, right - left, bottom - top)
      .stroke();
  });
  words(sheet, value);
  const below = sheet.y + figuresRow(sheet, value.metrics);
  titleBlock(sheet, value);
  sheet.y = below;
}

function words(sheet: Sheet, { kind, facts, title: text, summary }: LibraryDocument): void {
  sheet.y = PANEL + 26;
  const kicker = [kind, facts[0]?.text].filter(Boolean).join(' · ');
  sheet.group('P', () =>
    sheet.ink(() => partLabel(sheet, kicker, FIELD.left, sheet.y, but(label, { size: 8, leading: 10 }))),
  );
  sheet.y += 20;
  const style = text.length > 62 ? but(title, { size: 25, leading: 29 }) : title;
  const lines = balanced(sheet, { text, style }, FIELD_WIDTH - 20);
  sheet.group('H1', () => sheet.ink(() => void (sheet.y = sheet.lines(lines, FIELD.left, sheet.y)), 'H1'));
  sheet.y += 12;
  const said = sheet.breakLines([{ text: summary, style: but(lead, { size: 12, leading: 17.5, color: QUIET }) }], 420);
  sheet.group('P', () => sheet.ink(() => void (sheet.y = sheet.lines(said, FIELD.left, sheet.y))));
  sheet.y += 22;
}

/** Lines of like length: as many as the width asks for, as narrow as that many allow. */
function balanced(sheet: Sheet, run: Run, width: number): Line[] {
  const most = sheet.breakLines([run], width);
  for (let narrow = width - 8; narrow > width / 2; narrow -= 8) {
    const lines = sheet.breakLines([run], narrow);
    if (lines.length > most.length) return sheet.breakLines([run], narrow + 8);
  }
  return most;
}

function figuresRow(sheet: Sheet, metrics: LibraryDocument['metrics']): number {
  if (!metrics.length) return 0;
  const gap = 22;
  const width = (FIELD_WIDTH - gap * (metrics.length - 1)) / metrics.length;
  const heights = metrics.map((metric, index) =>
    dimension(sheet, metric, { x: FIELD.left + index * (width + gap), y: sheet.y, width, color: INK, quiet: QUIET }),
  );
  return Math.max(...heights) + 20;
}

function titleBlock(sheet: Sheet, { number, author, dated, facts }: LibraryDocument): void {
  const row: Cell[] = [
    cell('Sheet', number, figuresStrong),
    figureCell(dated.name, dated.words),
    ...facts.map(({ name, text }) => cell(name, text)),
    { ...cell('Author', author ?? brand.name), share: 1.6 },
  ];
  cells(sheet, [row], { end: FOOT });
}
