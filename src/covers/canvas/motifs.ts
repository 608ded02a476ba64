import { drawingOf } from '../../drawings/catalogue.ts';
import { MARK } from '../../drawings/mark.ts';
import { view } from '../../drawings/svg.ts';
import { type Ground, palette } from './paint.ts';
import { widthOf, words } from './type.ts';

/** The motifs of the drawing sheet as marks on a picture. Each takes its place in units of that picture. */

/** A box of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const box = ({ x, y, width, height }: Box, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;

/** A straight line through the points. */
export const stroke = (points: number[], colour: string, width = 1) =>
  `<path d="M${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The catalogue's drawing of that slug, 4:3, as wide as `width`. */
export function drawing(slug: string, x: number, y: number, width: number, ground: Ground): string {
  const k = width / 96;
  return `<g class="drawing" transform="translate(${x} ${y})scale(${k})" color="${ground.ink}" stroke="${ground.ink}">${view(drawingOf(slug))}</g>`;
}

/** The frame of a drawing sheet with its centre marks. */
export function frame({ x, y, width, height }: Box, ground: Ground, tick = 6): string {
  const [midX, midY] = [x + width / 2, y + height / 2];
  return (
    box({ x, y, width, height }, `fill="none" stroke="${ground.rule}" stroke-width="1"`) +
    [
      [midX, y, midX, y + tick],
      [midX, y + height, midX, y + height - tick],
      [x, midY, x + tick, midY],
      [x + width, midY, x + width - tick, midY],
    ]
      .map((points) => stroke(points, ground.ink))
      .join('')
  );
}

/** A figure as measured between `from` and `to`: arrow heads at the ends, the figure on saffron in the middle. */
export function dimension(value: string, from: number, to: number, y: number, size: number, ground: Ground): string {
  const [head, pad] = [size * 0.36, size * 0.32];
  const width = widthOf(value, 'bold', size) + 2 * pad;
  const [left, right] = [(from + to - width) / 2, (from + to + width) / 2];
  const arrow = (tip: number, sign: number) =>
    `<path fill="${ground.ink}" d="M${tip} ${y}l${sign * head * 1.3} ${-head / 2}v${head}z"/>`;
  return (
    stroke([from, y, left, y], ground.ink) +
    stroke([right, y, to, y], ground.ink) +
    arrow(from, 1) +
    arrow(to, -1) +
    box({ x: left, y: y - size * 0.68, width, height: size * 1.36 }, `rx="2" fill="${palette.saffron}"`) +
    words(value, { face: 'bold', size, fill: palette.ink, x: (from + to) / 2, y: y + size * 0.35, align: 'middle' })
  );
}

/** The small ruled box with a sheet's number, its lower right corner at `right`, `bottom`. */
export function number(sheet: string, right: number, bottom: number, size: number, ground: Ground): string {
  const width = Math.ceil(widthOf(sheet, 'label', size)) + size * 1.2;
  const height = size * 1.8;
  return (
    box({ x: right - width, y: bottom - height, width, height }, `fill="${ground.fill}" stroke="${ground.rule}"`) +
    words(sheet, {
      face: 'label',
      size,
      fill: ground.ink,
      x: right - width / 2,
      y: bottom - size * 0.56,
      align: 'middle',
    })
  );
}

/** The mark, `size` both ways. */
export const mark = (x: number, y: number, size: number, ground: Ground) =>
  `<g transform="translate(${x} ${y})scale(${size / 32})"><path fill="${ground.ink}" d="${MARK.bridge}"/>` +
  `<path fill="${palette.saffron}" d="${MARK.keystone}"/></g>`;
