import { brand } from '#site';
import { box, dimension, drawing, frame, mark, stroke } from './canvas/motifs.ts';
import { type Ground, grounds } from './canvas/paint.ts';
import { paragraph, set } from './canvas/paragraph.ts';
import { type Picture, placed } from './canvas/picture.ts';
import { widthOf, words } from './canvas/type.ts';

/** The data for a page's link preview picture. */
export interface Preview {
  /** `SOL-03` */
  sheet: string;
  /** The text next to the number in the title block: the page's subject, or the kind of entry. */
  subject: string;
  title: string;
  /** A line drawing by its slug, or the entry's cover. */
  art: string | Picture;
  /** A measured figure under the drawing. */
  figure?: { value: string; label: string } | undefined;
  /** Paper for the offer, deep teal for the company and its publications. */
  ground?: 'paper' | 'teal';
}

/** Width and height that social networks ask for. */
export const PREVIEW = { width: 1200, height: 630 };
/** The sheet's frame, the line between words and picture, the upper line of the title block. */
const SHEET = { x: 32.5, y: 32.5, width: 1135, height: 565 };
const [SPLIT, BLOCK] = [704.5, 505.5];

/** Sizes of the title with the most lines of each: short ones may be large. */
const steps: [number, number][] = [
  [104, 2],
  [94, 2],
  [84, 3],
  [76, 3],
  [68, 4],
  [62, 4],
  [56, 4],
  [50, 4],
  [44, 5],
];

/** A page as a drawing sheet of 1200 × 630: its title, its drawing or cover, the title block. */
export function preview(page: Preview): Picture {
  const ground = grounds[page.ground ?? 'paper'];
  const field = page.ground === 'teal' ? ground : grounds.sheet;
  const heading = paragraph(page.title, { face: 'bold', width: 570, steps });
  const rise = (heading.lines.length - 1) * heading.size * 1.08;
  const marks = [
    box({ x: 0, y: 0, ...PREVIEW }, `fill="${ground.fill}"`),
    box(SHEET, `fill="${field.fill}"`),
    frame(SHEET, field, 14),
    stroke([SPLIT, SHEET.y, SPLIT, BLOCK], field.rule),
    set(heading, 1.08, { face: 'bold', fill: field.ink, x: 76, y: 269 - rise / 2 + heading.size * 0.36 }),
    art(page, field),
    block(page, field),
  ];
  return { ...PREVIEW, marks: marks.join('') };
}

/** The right side, 463 × 473: a cover as it is, or the drawing and what is measured on it. */
function art({ art: subject, figure }: Preview, ground: Ground): string {
  const [middle, top] = [(SPLIT + SHEET.x + SHEET.width) / 2, SHEET.y];
  if (typeof subject !== 'string') {
    const wide = Math.min(408, (421 / subject.height) * subject.width);
    const high = (subject.height / subject.width) * wide;
    return placed(subject, middle - wide / 2, (top + BLOCK - high) / 2, wide);
  }
  if (!figure) return drawing(subject, middle - 200, (top + BLOCK) / 2 - 150, 400, ground);
  const [from, to] = [middle - 190.5, middle + 190.5];
  const label = paragraph(figure.label, {
    face: 'text',
    width: 430,
    steps: [
      [24, 1],
      [21, 2],
    ],
  });
  return (
    drawing(subject, middle - 180, top + 28, 360, ground) +
    stroke([from, 330, from, 420], ground.ink) +
    stroke([to, 330, to, 420], ground.ink) +
    dimension(figure.value, from, to, 388, 40, ground) +
    set(label, 1.2, { face: 'text', fill: ground.quiet, x: middle, y: 462, align: 'middle' })
  );
}

/** The title block: number and subject at the left, the wordmark at the right. */
function block({ sheet, subject }: Preview, ground: Ground): string {
  const foot = 562;
  const [size, left] = [26, 76];
  const beside = left + widthOf(`${sheet} `, 'label', size);
  const name = paragraph(`· ${subject}`, {
    face: 'mono',
    width: SPLIT - 24 - beside,
    steps: [
      [26, 1],
      [23, 1],
      [20, 1],
    ],
  });
  return (
    stroke([SHEET.x, BLOCK, SHEET.x + SHEET.width, BLOCK], ground.rule) +
    stroke([SPLIT, BLOCK, SPLIT, SHEET.y + SHEET.height], ground.rule) +
    words(sheet, { face: 'label', size, fill: ground.ink, x: left, y: foot }) +
    set(name, 1, { face: 'mono', fill: ground.ink, x: beside, y: foot }) +
    mark(SPLIT + 28, foot - 33, 40, ground) +
    words(brand.name, { face: 'bold', size: 34, fill: ground.ink, x: SPLIT + 84, y: foot })
  );
}
