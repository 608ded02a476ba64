import { box, drawing, stroke } from '../canvas/motifs.ts';
import { grounds, palette } from '../canvas/paint.ts';
import { paragraph, set } from '../canvas/paragraph.ts';
import type { Picture } from '../canvas/picture.ts';
import { type Book, pickBySheet } from './subject.ts';
import { words } from '../canvas/type.ts';

/** The front cover; the pages show at its right and bottom. */
const board = { x: 0, y: 0, width: 288, height: 402 };
/** Width of the spine. */
const SPINE = 26;

/** Sizes of the title with the most lines of each. */
const steps: [number, number][] = [
  [31, 3],
  [29, 3],
  [27, 4],
  [25, 4],
  [23, 4],
];

/** A bound booklet: spine with three stitches, title and drawing on the board, its leaves behind. */
export function book({ sheet, title, drawing: slug }: Book): Picture {
  const ground = pickBySheet([grounds.teal, grounds.ink, grounds.mist], sheet);
  const spine =
    ground === grounds.mist ? palette['steel-300'] : ground === grounds.ink ? palette['teal-deep'] : palette.ink;
  const heading = paragraph(title, { face: 'bold', width: 224, steps });
  const marks = [
    leaves(),
    box(board, `rx="3" fill="${ground.fill}"`),
    `<path d="M3 0H${SPINE}V${board.height}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="${spine}"/>`,
    ...[78, 201, 324].map((y) => stroke([SPINE / 2, y - 20, SPINE / 2, y + 20], palette.saffron, 3)),
    set(heading, 1.14, { face: 'bold', fill: ground.ink, x: 44, y: 56 }),
    drawing(slug, 46, 186, 220, ground),
    words(sheet, { face: 'label', size: 17, fill: ground.quiet, x: 44, y: 382 }),
  ];
  return { width: 300, height: 414, marks: marks.join('') };
}

/** Four leaves, each a little further out. */
function leaves(): string {
  return [12, 9, 6, 3]
    .map((out) =>
      box(
        { x: 8 + out - 0.5, y: 6 + out - 0.5, width: board.width - 8, height: board.height - 6 },
        `rx="2" fill="${palette.white}" stroke="${palette['steel-400']}"`,
      ),
    )
    .join('');
}
