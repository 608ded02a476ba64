import { called, label, upright } from '../drafting/measures.ts';
import { bothSides, box, circle, cross, helix, line, lines, ring, shape, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

const bottleJack: Draft = {
  slug: 'bottle-jack',
  title: 'Hydraulic bottle jack',
  main: [
    accent(box(42, 4, 12, 18, 0.6)),
    outline(
      box(26, 62, 48, 6, 1),
      stood(48, [
        [22, 10, 1],
        [26, 16, 1],
        [58, 16, 1],
        [62, 18],
      ]),
      'M64 56H72V44H78V52H88V48',
      'M76 44L92 20L94 21.4L80 46',
    ),
    edge(lines([42, 8, 54, 8], [32, 26, 64, 26], [32, 58, 64, 58])),
    fine(...[10.4, 12.6, 14.8, 17, 19.2].map((y) => line(42, y, 54, y + 1))),
    axis('M48 1V71'),
  ],
  more: [upright(4, 68, 14, 26, '230')],
};

const castor: Draft = {
  slug: 'castor',
  title: 'Swivel castor with brake',
  main: [
    accent(`${circle(46, 50, 19)}${circle(46, 50, 13)}`),
    outline(box(22, 5, 44, 5, 1), 'M36 10H56L60 17V24L50.4 53A5 5 0 0 1 41 50V17Z', 'M58 26L76 34Q80 36 78 40L60 38'),
    edge(circle(46, 50, 2.4), line(40, 17, 60, 17), circle(28, 7.5, 1.2), circle(60, 7.5, 1.2)),
    fine(ring(48, 13.5, 0, 1, 1), lines([66, 31, 70, 38], [71, 33.4, 74, 38.6])),
    axis(cross(46, 50, 20, 1)),
  ],
  more: [called(30, 60, 20, 66, 'Ø100')],
};

/** Plastic crate with closed, ribbed sides and hand grips. */
const plasticCrate: Draft = {
  slug: 'plastic-crate',
  title: 'Plastic crate',
  main: [
    accent(box(38, 28, 20, 6, 3)),
    outline(
      shape([
        [8, 18, 1],
        [88, 18, 1],
        [88, 24, 1],
        [84, 24],
        [81, 60, 2],
        [15, 60, 2],
        [12, 24],
        [8, 24, 1],
      ]),
    ),
    edge(line(12, 24, 84, 24), lines([14.4, 53, 81.6, 53])),
    fine(...[22, 30, 38, 48, 58, 66, 74].map((x) => line(x, 38, x + (48 - x) * 0.04, 53)), lines([12.8, 38, 83.2, 38])),
  ],
  more: [label(54, 31, 70, 9, 'GRIP')],
};

/** A-type ladder from the side of its rungs. */
const ladder: Draft = {
  slug: 'ladder',
  title: 'Ladder',
  main: [
    accent(box(37, 4, 22, 5, 1)),
    outline(bothSides(48, 'M40 9L22 66H26L43.4 9'), bothSides(48, 'M21 66H27V69H21Z')),
    edge(
      ...[16, 25, 34, 43, 52].map((y) =>
        bothSides(48, line(48, y, 41 - (y - 9) * 0.3, y) + line(48, y + 2, 41 - (y - 7) * 0.3, y + 2)),
      ),
    ),
    fine(bothSides(48, line(38, 30, 30, 58)), line(31, 59, 65, 59)),
    axis('M48 1V70'),
  ],
  more: [upright(4, 69, 82, 60, '6 STEP')],
};

/** Wire rope: strands in lay, and its section of strands around a core. */
const wireRope: Draft = {
  slug: 'wire-rope',
  title: 'Steel wire rope',
  main: [
    outline('M4 26H58M4 46H58', circle(78, 36, 14.6), ring(78, 36, 9.6, 6, 4.7)),
    accent(circle(78, 36, 4.7)),
    edge(helix(36, 4, 62, 10, 16), helix(36, 12, 58, 10, 16)),
    fine(ring(78, 26.4, 2.4, 6, 1), ring(78, 45.6, 2.4, 6, 1), 'M4 26Q8 31 4 36Q0.8 41 4 46'),
    axis('M1.4 36H94M78 18V54'),
  ],
  more: [called(68, 26, 60, 12, 'Ø10'), label(78, 36, 62, 62, 'CORE')],
  sign: [accent(circle(48, 36, 9)), outline(circle(48, 36, 29), ring(48, 36, 19, 6, 9.4))],
};

export const lifting = drawings('Packaging & material handling', [bottleJack, castor, plasticCrate, ladder, wireRope]);
