import { brand } from '#site';
import { MARK } from '../drawings/mark.ts';
import { INK, SAFFRON, WHITE } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { restyle, subheading } from './styles.ts';

/** The mark and the name; `size` is the mark's height, x and y its upper left corner. */
export function wordmark(sheet: Sheet, x: number, y: number, size: number, ground: 'light' | 'dark' = 'light'): void {
  const color = ground === 'dark' ? WHITE : INK;
  const { doc } = sheet;
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path(MARK.bridge).fill(color);
  doc.path(MARK.keystone).fill(SAFFRON);
  doc.restore();
  const style = restyle(subheading, { size: size * 0.68, leading: size, color, tracking: -0.1 });
  const [line] = sheet.breakLines([{ text: brand.name, style }], 300);
  sheet.line(line!, x + size * 1.28, y);
}
