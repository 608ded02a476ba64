import { lineDrawing } from '../drawing.ts';
import { oneLine } from '../furniture.ts';
import { wordmark } from '../mark.ts';
import { FIELD, FRAME, INK, LINE_STRONG, MIST, SAFFRON, STEEL, TEAL_DEEP, WHITE } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { restyle, figures } from '../styles.ts';

/** Background of the cover's drawing, the same as on the site (src/covers). */
export type CoverGround = 'squared' | 'teal' | 'ink' | 'mist';

const FILLS: Record<CoverGround, string> = { squared: WHITE, teal: TEAL_DEEP, ink: INK, mist: MIST };

const { left, right, top } = FRAME;
/** Width of an eBook's spine. */
const SPINE = 14;

/** The upper part of a cover, down to `bottom`: background, wordmark, number, drawing. */
export function panel(
  sheet: Sheet,
  { ground, bound, number, drawing }: { ground: CoverGround; bound: boolean; number: string; drawing: string },
  bottom: number,
): void {
  const scheme = ground === 'teal' || ground === 'ink' ? 'dark' : 'light';
  const { doc } = sheet;
  sheet.decorate(() => {
    doc.rect(left, top, right - left, bottom - top).fill(FILLS[ground]);
    if (ground === 'squared') squares(sheet, bottom);
    if (bound) spine(sheet, ground, bottom);
    wordmark(sheet, FIELD.left, top + 16, 20, scheme);
    const style = restyle(figures, { size: 9, color: scheme === 'dark' ? WHITE : INK });
    const words = oneLine(sheet, number, style, 200);
    sheet.line(words, FIELD.right - words.width, top + 20);
    if (scheme === 'light') sheet.rule(left, bottom, right, bottom, LINE_STRONG);
  });
  const width = 340;
  lineDrawing(sheet, drawing, { x: (left + right - width) / 2, y: 94, width, ground: scheme });
}

/** Squared paper below the wordmark's line. */
function squares(sheet: Sheet, bottom: number): void {
  const step = 14.3;
  const from = top + 50;
  for (let x = left + step; x < right - 1; x += step) sheet.rule(x, from, x, bottom, MIST);
  for (let y = bottom - step; y > from; y -= step) sheet.rule(left, y, right, y, MIST);
  sheet.rule(left, from, right, from, LINE_STRONG);
}

/** The spine of a booklet with its three stitches. */
function spine({ doc }: Sheet, ground: CoverGround, bottom: number): void {
  doc.rect(left, top, SPINE, bottom - top).fill(ground === 'mist' ? STEEL : ground === 'ink' ? TEAL_DEEP : INK);
  for (const part of [0.2, 0.5, 0.8]) {
    doc.rect(left + SPINE / 2 - 1, top + (bottom - top) * part - 16, 2, 32).fill(SAFFRON);
  }
}
