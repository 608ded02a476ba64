import { called, label } from '../drafting/measures.ts';
import { bothSides, box, circle, cross, line } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** What keeps, moves and holds goods in the stores. */

const partBin: Draft = {
  slug: 'part-bin',
  title: 'Part bin',
  main: [
    accent(box(28, 49, 22, 10)),
    outline('M16 42H62L58 66H20Z', 'M62 42L64 24L84 11L78 53L58 66', 'M16 42L18 24L34 11H84'),
    edge('M36 39H62.4M34 11L36 39L17 41.6'),
  ],
};

const jerrycan: Draft = {
  slug: 'jerrycan',
  title: 'Jerrycan',
  main: [
    accent(box(23, 4, 16, 9, 1)),
    outline(
      'M25 13V18Q18 21 18 28V62Q18 68 24 68H60Q66 68 66 62V28Q66 22 60 20L48 16H37V13',
      'M44 21L58 26Q61 27 61 30V31Q60 33 57 32L43 27Q41 26 41 24Q42 21 44 21Z',
    ),
    edge('M24 38H56V60H24Z', 'M18 34H66'),
    fine(...[26, 29, 32, 35].map((x) => line(x, 5, x, 12)), 'M63 40V64M60 44H63M60 52H63M60 60H63'),
    axis('M31 1V20'),
  ],
  more: [label(42, 50, 76, 40, '20 L')],
};

const eyeBolt: Draft = {
  slug: 'eye-bolt',
  title: 'Eye bolt',
  main: [
    accent(box(35, 38, 26, 5, 1)),
    outline(circle(48, 21, 18, 10.4), bothSides(48, 'M40.6 36.6L39 38'), 'M42.6 43V68L43.8 69.4H52.2L53.4 68V43'),
    fine(...[47, 50, 53, 56, 59, 62, 65].map((y) => line(42.6, y, 53.4, y - 1.6)), 'M44 45V68.6M52 45V68.6'),
    axis('M27 21H69M48 1V71'),
  ],
  more: [called(53.4, 58, 66, 52, 'M16')],
};

const lashing: Draft = {
  slug: 'ratchet-lashing',
  title: 'Ratchet lashing',
  main: [
    accent('M44 34L76 20Q80 19 81 22Q82 25 79 26L50 42Z'),
    outline(
      circle(46, 42, 9),
      'M38 46H8M38 51H8M54 46H88M54 51H88',
      'M8 44H3V48Q3 58 10 58H14V54.6H11Q8 54 8 51Z',
      'M88 44H93V48Q93 58 86 58H82V54.6H85Q88 54 88 51Z',
      'M37 42L30 42V54H62V42H55',
    ),
    edge(circle(46, 42, 3.4)),
    fine(...[14, 18, 22, 26, 66, 70, 74, 78].map((x) => line(x, 46, x, 51))),
    axis('M34 42H58M46 30V58'),
  ],
};

const drumTrolley: Draft = {
  slug: 'drum-trolley',
  title: 'Drum trolley',
  main: [
    put(
      { x: 36, y: 55, turn: -14 },
      accent(box(6, -44, 30, 42, 1)),
      outline('M0 0V-52Q0-55-3-55H-9V-52.4H-3.4V2H40V0Z'),
      edge('M6-32H36M6-16H36', 'M0-38H6M0-12H6'),
      fine('M6-41.6H36M6-4.4H36'),
    ),
    outline(circle(33.8, 58.6, 8)),
    edge(circle(33.8, 58.6, 2.6)),
    axis(cross(33.8, 58.6, 8, 1.4)),
  ],
};

const stacker: Draft = {
  slug: 'stacker',
  title: 'Manual stacker',
  main: [
    accent('M34 38H84V41.6H34Z'),
    outline(
      box(24, 3, 6, 58),
      'M30 26H36V38H30',
      'M22 58H88V62H22Z',
      circle(84, 64, 4),
      circle(26, 64, 4.6),
      'M24 34L10 22L6 27L8.4 29L11 26L24 38',
    ),
    edge('M27 3V61', 'M24 12H30M24 22H30'),
    fine('M34 26V38', circle(84, 64, 1.2), circle(26, 64, 1.4)),
    axis('M18 64H34M78 64H90'),
  ],
};

const extensionLadder: Draft = {
  slug: 'extension-ladder',
  title: 'Extension ladder',
  main: [
    put(
      { x: 40, y: 36, turn: 14 },
      accent(box(-9, -34, 3, 44), box(6, -34, 3, 44)),
      outline(box(-12, -14, 3, 47), box(9, -14, 3, 47), ...[16, 24].map((y) => box(-9, y, 18, 2.4))),
      edge(...[-30, -22, -14, -6, 2].map((y) => box(-6, y, 12, 2.4))),
      fine('M-12-8H-9M9-8H12'),
    ),
  ],
};

export const stores = drawings('Packaging & material handling', [
  ...[partBin, jerrycan, eyeBolt, lashing, drumTrolley, stacker, extensionLadder],
]);
