import { brand } from '#site';
import { type Cell, cell, cells, figureCell } from '../cells.ts';
import { lineDrawing } from '../drawing.ts';
import { dimension, oneLine, partLabel } from '../furniture.ts';
import { FIELD, FIELD_WIDTH, FRAME, INK, LINE_STRONG, QUIET, TEAL_DEEP, WHITE } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { but, figures, figuresStrong, label, lead, title } from '../styles.ts';
import { wordmark } from '../mark.ts';
import type { LibraryDocument } from './library-sheet.ts';

/** Where the deep ground ends. */
const PANEL = 400;

/** The first page: drawing on deep teal, title, what the document says, its figures, its title block at the foot. */
export function cover(sheet: Sheet, value: LibraryDocument): void {
  const { doc } = sheet;
  sheet.decorate(() => {
    doc.rect(FRAME.left, FRAME.top, FRAME.right - FRAME.left, PANEL - FRAME.top).fill(TEAL_DEEP);
    doc.lineWidth(0.5).strokeColor(LINE_STRONG);
    doc.rect(FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top).stroke();
    wordmark(sheet, FIELD.left, FRAME.top + 16, 20, 'dark');
    const number = oneLine(sheet, value.number, but(figures, { size: 9, color: WHITE }), 200);
    sheet.line(number, FIELD.right - number.width, FRAME.top + 20);
  });
  const width = 340;
  lineDrawing(sheet, value.drawing, { x: (FRAME.left + FRAME.right - width) / 2, y: 94, width, ground: 'dark' });
  words(sheet, value);
  figuresRow(sheet, value.metrics);
  titleBlock(sheet, value);
}

function words(sheet: Sheet, { kind, facts, title: text, summary }: LibraryDocument): void {
  sheet.y = PANEL + 26;
  const kicker = [kind, facts[0]?.text].filter(Boolean).join(' · ');
  sheet.group('P', () =>
    sheet.ink(() => partLabel(sheet, kicker, FIELD.left, sheet.y, but(label, { size: 8, leading: 10 }))),
  );
  sheet.y += 20;
  const style = text.length > 62 ? but(title, { size: 25, leading: 29 }) : title;
  const lines = sheet.breakLines([{ text, style }], FIELD_WIDTH - 20);
  sheet.group('H1', () => sheet.ink(() => void (sheet.y = sheet.lines(lines, FIELD.left, sheet.y)), 'H1'));
  sheet.y += 12;
  const said = sheet.breakLines([{ text: summary, style: but(lead, { size: 12, leading: 17.5, color: QUIET }) }], 420);
  sheet.group('P', () => sheet.ink(() => void (sheet.y = sheet.lines(said, FIELD.left, sheet.y))));
  sheet.y += 22;
}

function figuresRow(sheet: Sheet, metrics: LibraryDocument['metrics']): void {
  if (!metrics.length) return;
  const gap = 22;
  const width = (FIELD_WIDTH - gap * (metrics.length - 1)) / metrics.length;
  metrics.forEach((metric, index) => {
    dimension(sheet, metric, { x: FIELD.left + index * (width + gap), y: sheet.y, width, color: INK, quiet: QUIET });
  });
}

function titleBlock(sheet: Sheet, { number, author, dated, facts }: LibraryDocument): void {
  const row: Cell[] = [
    cell('Sheet', number, figuresStrong),
    figureCell(dated.name, dated.words),
    ...facts.map(({ name, text }) => cell(name, text)),
    { ...cell('Author', author ?? brand.name), share: 1.6 },
  ];
  sheet.y = FRAME.bottom - 54;
  cells(sheet, [row]);
}
