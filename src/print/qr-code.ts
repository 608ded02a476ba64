import { encode } from 'uqr';
import { INK } from './paper.ts';
import type { Sheet } from './sheet.ts';

/** Draws a QR code, one rectangle for each run of dark modules in a row. */
export function drawCode(sheet: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data } = encode(text, { ecc: 'L', boostEcc: false, border: 2 });
  const step = size / data.length;
  data.forEach((row, at) => {
    for (const { index, 0: dark } of row
      .map((on) => (on ? '1' : '0'))
      .join('')
      .matchAll(/1+/g)) {
      sheet.doc.rect(x + index * step, y + at * step, dark.length * step, step + 0.05);
    }
  });
  sheet.doc.fill(INK);
}
