import { amountInWords } from '#contracts/fields/amount-in-words.ts';
import { partLabel } from './furniture.ts';
import { FIELD, FILL, INK, LINE, LINE_STRONG } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { restyle, figures, figuresStrong, form, formStrong } from './styles.ts';
import type { Line, Style } from './text.ts';

const BOX = 214;
const ROW = 15;
const TOTAL = 24;

/** Height of the sums, which stay on one page with the last line of the table above. */
export const sumsHeight = (rows: number) => ROW * (rows - 1) + TOTAL + 16;

/** Prints the sums at the right, and the total in words and the notes at the left, kept together on one page. */
export function sums(
  sheet: Sheet,
  rows: { name: string; value: string }[],
  { total_paise, notes }: { total_paise: number; notes: { name: string; text: string | null }[] },
): void {
  const texts = [{ name: 'Amount in words', text: amountInWords(total_paise) }, ...notes];
  const width = FIELD.right - FIELD.left - BOX - 20;
  const blocks = texts
    .filter(({ text }) => text)
    .map(({ name, text }) => ({ name, lines: sheet.breakLines([{ text: text!, style: form }], width) }));
  const height = (lines: Line[]) => lines.reduce((sum, { leading }) => sum + leading, 16);
  const boxHeight = ROW * (rows.length - 1) + TOTAL;
  sheet.ensure(Math.max(boxHeight, height(blocks[0]!.lines)) + 10);
  const top = sheet.y + 6;
  drawBox(sheet, rows, FIELD.right - BOX, top);
  const page = sheet.pages;
  sheet.y = top;
  for (const { name, lines } of blocks) {
    // Notes longer than the sums continue on the next page.
    if (sheet.pages === page) sheet.ensure(Math.min(height(lines), 60));
    sheet.group('P', () => {
      sheet.ink(() => partLabel(sheet, name, FIELD.left, sheet.y));
      sheet.y += 11;
      flow(sheet, lines);
    });
    sheet.y += 5;
  }
  sheet.y = sheet.pages === page ? Math.max(sheet.y, top + boxHeight) : sheet.y;
}

/** Prints lines over as many pages as needed. */
export function flow(sheet: Sheet, lines: Line[], x = FIELD.left): void {
  for (const line of lines) {
    sheet.ensure(line.leading);
    sheet.ink(() => sheet.line(line, x, sheet.y));
    sheet.y += line.leading;
  }
}

function drawBox(sheet: Sheet, rows: { name: string; value: string }[], x: number, top: number): void {
  let y = top;
  rows.forEach(({ name, value }, index) => {
    const isTotal = index === rows.length - 1;
    const height = isTotal ? TOTAL : ROW;
    sheet.decorate(() => {
      if (isTotal) sheet.doc.rect(x, y, BOX, height).fill(FILL);
      sheet.rule(x, y, x + BOX, y, isTotal ? INK : LINE, isTotal ? 0.8 : 0.5);
    });
    const style = isTotal ? restyle(formStrong, { size: 10 }) : form;
    const number = isTotal ? restyle(figuresStrong, { size: 10.5 }) : figures;
    sheet.group('P', () => sheet.ink(() => drawPair(sheet, [name, style], [value, number], { x, y, height })));
    y += height;
  });
  sheet.decorate(() => sheet.rule(x, y, x + BOX, y, LINE_STRONG));
}

function drawPair(
  sheet: Sheet,
  [name, style]: [string, Style],
  [value, number]: [string, Style],
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const down = (height - style.leading) / 2;
  sheet.line(sheet.breakLines([{ text: name, style }], BOX)[0]!, x + 6, y + down);
  const [line] = sheet.breakLines([{ text: value, style: number }], BOX);
  sheet.line(line!, x, y + down, { to: 'right', within: BOX - 6 });
}
