import { brand } from '#site';
import { type Cell, cell, cells, figureCell } from '../cells.ts';
import { dimension, partLabel } from '../furniture.ts';
import { FIELD, FIELD_WIDTH, FRAME, INK, LINE_STRONG, QUIET } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { restyle, figuresStrong, label, lead, title } from '../styles.ts';
import type { Line, Run } from '../text.ts';
import { panel } from './panel.ts';
import type { LibraryDocument } from './library-sheet.ts';

/** Bottom of the panel with the drawing. */
const PANEL = 400;
/** Bottom of the title block. */
const FOOT = FRAME.bottom - 16;
/** Bottom of the space above the title block. */
export const COVER_END = FOOT - 70;

/**
 * The first page: drawing, title, summary, figures, and the title block at the bottom. Leaves `y` where a table of contents
 * can begin.
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
    sheet.ink(() => partLabel(sheet, kicker, FIELD.left, sheet.y, restyle(label, { size: 8, leading: 10 }))),
  );
  sheet.y += 20;
  const style = text.length > 62 ? restyle(title, { size: 25, leading: 29 }) : title;
  const lines = balanced(sheet, { text, style }, FIELD_WIDTH - 20);
  sheet.group('H1', () => sheet.ink(() => void (sheet.y = sheet.lines(lines, FIELD.left, sheet.y)), 'H1'));
  sheet.y += 12;
  const summaryLines = sheet.breakLines(
    [{ text: summary, style: restyle(lead, { size: 12, leading: 17.5, color: QUIET }) }],
    420,
  );
  sheet.group('P', () => sheet.ink(() => void (sheet.y = sheet.lines(summaryLines, FIELD.left, sheet.y))));
  sheet.y += 22;
}

/** Lines of similar length: as narrow as possible without more lines than at full width. */
function balanced(sheet: Sheet, run: Run, width: number): Line[] {
  const full = sheet.breakLines([run], width);
  for (let narrow = width - 8; narrow > width / 2; narrow -= 8) {
    const lines = sheet.breakLines([run], narrow);
    if (lines.length > full.length) return sheet.breakLines([run], narrow + 8);
  }
  return full;
}

function figuresRow(sheet: Sheet, metrics: LibraryDocument['metrics']): number {
  if (!metrics.length) return 0;
  const gap = 22;
  const width = (FIELD_WIDTH - gap * (metrics.length - 1)) / metrics.length;
  const heights = metrics.map((metric, index) =>
    dimension(sheet, metric, {
      x: FIELD.left + index * (width + gap),
      y: sheet.y,
      width,
      color: INK,
      labelColor: QUIET,
    }),
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
