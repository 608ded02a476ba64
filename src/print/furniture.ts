import { FIELD, FIELD_WIDTH, FRAME, HAIRLINE, INK, LINE_STRONG, RUNNING_HEAD, SAFFRON, TEAL } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { restyle, figures, formStrong, label, small, subheading } from './styles.ts';
import type { Line, Style } from './text.ts';
import { wordmark } from './mark.ts';

/** Height of the strip at the bottom of every page. */
const STRIP = 30;

/** One line, shortened with an ellipsis to `width`. */
export function oneLine(sheet: Sheet, text: string, style: Style, width: number): Line {
  const lineOf = (words: string) => sheet.breakLines([{ text: words, style }], Infinity)[0]!;
  // No letter is narrower than a sixth of its size, so text beyond that need not be measured.
  const flat = text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, Math.ceil((width / style.size) * 6));
  if (sheet.measure(flat, style) <= width) return lineOf(flat);
  let cut = flat;
  while (cut && sheet.measure(`${cut}…`, style) > width) cut = cut.slice(0, -1).trimEnd();
  return lineOf(`${cut}…`);
}

/** A label in letterspaced capitals. */
export function partLabel(sheet: Sheet, text: string, x: number, y: number, style = label): void {
  sheet.line(oneLine(sheet, text.toUpperCase(), style, 400), x, y);
}

/** Draws a page's frame with its centre marks, the running head and the strip with page n of m. */
export function pageFrame(sheet: Sheet, page: number, pages: number): void {
  const { left, right, top, bottom } = FRAME;
  const { doc, facts } = sheet;
  doc
    .lineWidth(HAIRLINE)
    .strokeColor(LINE_STRONG)
    .rect(left, top, right - left, bottom - top)
    .stroke();
  centreMarks(sheet);
  wordmark(sheet, FIELD.left, top + 10, 15);
  const number = oneLine(sheet, facts.number, restyle(figures, { size: 7.2 }), 200);
  sheet.line(number, FIELD.right - number.width, top + 12);
  sheet.rule(FIELD.left, RUNNING_HEAD, FIELD.right, RUNNING_HEAD);
  strip(sheet, page, pages);
}

/** Marks of the sheet's centre for copying and folding, as on drawings. */
function centreMarks(sheet: Sheet): void {
  const [x, y] = [(FRAME.left + FRAME.right) / 2, (FRAME.top + FRAME.bottom) / 2];
  const lines = [
    [x, FRAME.top - 6, x, FRAME.top],
    [x, FRAME.bottom, x, FRAME.bottom + 6],
    [FRAME.left - 6, y, FRAME.left, y],
    [FRAME.right, y, FRAME.right + 6, y],
  ] as const;
  for (const line of lines) sheet.rule(...line, LINE_STRONG);
}

/** The strip at the bottom of every page: sheet number, subject, date, page n of m. */
function strip(sheet: Sheet, page: number, pages: number): void {
  const { number, subject, dated, date } = sheet.facts;
  const cells = [
    { name: 'Sheet', text: number, width: 118, style: restyle(figures, { face: 'monoStrong' as const }) },
    { name: 'Subject', text: subject, width: 0, style: formStrong },
    { name: dated, text: date, width: 88, style: figures },
    { name: 'Page', text: `${page + 1} of ${pages}`, width: 64, style: figures },
  ];
  const top = FRAME.bottom - STRIP;
  const { doc } = sheet;
  sheet.rule(FRAME.left, top, FRAME.right, top, LINE_STRONG);
  let x = FRAME.left;
  const rest = FRAME.right - FRAME.left - cells.reduce((sum, { width }) => sum + width, 0);
  for (const { name, text, width: wanted, style } of cells) {
    const width = wanted || rest;
    if (x > FRAME.left) sheet.rule(x, top, x, FRAME.bottom, LINE_STRONG);
    partLabel(sheet, name, x + 7, top + 4, restyle(label, { size: 5.6 }));
    sheet.line(oneLine(sheet, text, style, width - 14), x + 7, top + 13);
    x += width;
  }
  doc.rect(FRAME.right - 5, FRAME.bottom - 5, 5, 5).fill(SAFFRON);
}

/** A hairline with a short tick and the section's label at its left end. */
export function sectionRule(sheet: Sheet, text: string, { x = FIELD.left, width = FIELD_WIDTH } = {}): void {
  sheet.ensure(40);
  sheet.decorate(() => {
    sheet.rule(x, sheet.y, x + width, sheet.y, LINE_STRONG);
    sheet.rule(x, sheet.y, x, sheet.y + 7, INK, 1);
  });
  sheet.group('P', () => sheet.ink(() => partLabel(sheet, text, x + 6, sheet.y + 4)));
  sheet.y += 17;
}

/** A figure on a dimension line with its label below. Returns the height. */
export function dimension(
  sheet: Sheet,
  figure: { value: string; label: string },
  {
    x,
    y,
    width,
    color = INK,
    labelColor = TEAL,
  }: { x: number; y: number; width: number; color?: string; labelColor?: string },
): number {
  const value = figure.value.replace(/(\d)-(?=\d)/g, '$1–');
  const number = oneLine(sheet, value, restyle(subheading, { size: 17, leading: 20, color }), width - 30);
  const words = sheet.breakLines(
    [{ text: figure.label, style: restyle(small, { color: labelColor, size: 7.8, leading: 10.5 }) }],
    width,
  );
  const middle = y + 10;
  const [from, to] = [x + (width - number.width) / 2 - 6, x + (width + number.width) / 2 + 6];
  sheet.decorate(() => {
    for (const end of [x, x + width]) sheet.rule(end, y, end, y + 20, color);
    sheet.rule(x, middle, from, middle, color);
    sheet.rule(to, middle, x + width, middle, color);
    arrow(sheet, x, middle, 1, color);
    arrow(sheet, x + width, middle, -1, color);
  });
  sheet.group('P', () =>
    sheet.ink(() => {
      sheet.line(number, x + (width - number.width) / 2, y);
      sheet.lines(words, x, y + 25);
    }),
  );
  return 25 + words.reduce((sum, { leading }) => sum + leading, 0);
}

function arrow(sheet: Sheet, x: number, y: number, direction: 1 | -1, color: string): void {
  sheet.doc
    .moveTo(x, y)
    .lineTo(x + direction * 7, y - 1.8)
    .lineTo(x + direction * 7, y + 1.8)
    .fill(color);
}
