import { drawingOf } from '../drawings/catalogue.ts';
import { parse } from '../drawings/drafting/path.ts';
import type { Kind } from '../drawings/drafting/sheet.ts';
import { INK, SAFFRON, WHITE } from './paper.ts';
import type { Sheet } from './sheet.ts';

/** Line weights in points, in drawing order: the saffron is below the lines. */
const WEIGHTS: Record<Kind, number> = {
  accent: 0,
  outline: 1.1,
  edge: 0.9,
  fine: 0.65,
  hidden: 0.65,
  axis: 0.5,
  hatch: 0.4,
  measure: 0.6,
  solid: 0,
};
const DASHES: Partial<Record<Kind, number[]>> = { hidden: [3, 2], axis: [9, 2, 2, 2] };

interface Place {
  x: number;
  y: number;
  width: number;
  ground?: 'light' | 'dark';
  /** False leaves out the dimensions and labels of the size that is drawn. */
  measured?: boolean;
}

/** Draws a line drawing of the catalogue as vectors, 4:3, `width` points wide, with its upper left corner at x, y. */
export function lineDrawing(
  sheet: Sheet,
  slug: string,
  { x, y, width, ground = 'light', measured = true }: Place,
): void {
  const { marks: all, title } = drawingOf(slug);
  const marks = measured ? all : all.filter(({ kind }) => kind !== 'measure' && kind !== 'solid');
  const { doc } = sheet;
  const scale = width / 96;
  const color = ground === 'dark' ? WHITE : INK;
  const draw = () => {
    doc.save().translate(x, y).scale(scale).lineJoin('round');
    for (const kind of Object.keys(WEIGHTS) as Kind[]) {
      const paths = marks.filter((mark) => mark.kind === kind).map(({ d }) => plain(d));
      if (!paths.length) continue;
      doc.path(paths.join(''));
      if (kind === 'accent') doc.fill(SAFFRON, 'even-odd');
      else if (kind === 'solid') doc.fill(color, 'even-odd');
      else stroke(sheet, kind, { scale, color });
    }
    doc.restore();
  };
  sheet.group('Figure', () => sheet.ink(draw, 'Figure'), { alt: `Line drawing: ${title}` });
}

/** Weights and dashes do not depend on the drawing's scale. */
function stroke({ doc }: Sheet, kind: Kind, { scale, color }: { scale: number; color: string }): void {
  const dashes = DASHES[kind]?.map((length) => length / scale);
  doc.lineWidth(WEIGHTS[kind] / scale);
  if (dashes) doc.dash(dashes as unknown as number, {});
  else doc.undash();
  doc.stroke(color);
}

/** The path with absolute commands and spaces between all numbers, which pdfkit parses reliably. */
const plain = (d: string) =>
  parse(d)
    .map(({ c, n }) => `${c}${n.map((value) => Math.round(value * 1000) / 1000).join(' ')}`)
    .join('');
