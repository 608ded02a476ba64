import { hatching } from '../drafting/hatching.ts';
import { along, label, upright } from '../drafting/measures.ts';
import { box, circle, cross, level, line, lines, shape, stood, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

const oilCan: Draft = {
  slug: 'oil-can',
  title: 'Oil can',
  main: [
    accent(box(15, 33, 28, 20)),
    outline(
      'M12 22Q12 18 16 17L34 12H44Q46 12 46 15V64Q46 67 43 67H15Q12 67 12 64Z',
      'M17 16.6V10H26V14.2M16 6H27V10H16Z',
      'M32 12.4V9Q32 6 35 6H42Q44 6 44 9V12',
    ),
    edge('M12 26H46M12 60H46'),
    fine(lines([20, 39, 38, 39], [20, 43, 38, 43], [20, 47, 30, 47])),
    axis('M29 2V71'),
  ],
  more: [
    outline('M60 17H86Q88 17 88 20V64Q88 67 85 67H63Q60 67 60 64V20Q60 17 60 17Z', 'M70 17V10H78V17M69 6H79V10H69Z'),
    edge('M60 26H88M60 60H88'),
    fine('M84 30V56', ...[30, 36.5, 43, 49.5, 56].map((y) => line(84, y, 81, y))),
    axis('M74 2V71'),
  ],
};

const greaseCartridge: Draft = {
  slug: 'grease-cartridge',
  title: 'Grease cartridge',
  main: [
    accent(box(24, 25, 50, 24)),
    outline(
      turned(37, [
        [10, 12],
        [78, 12],
        [79, 13],
        [81, 13],
        [81, 11.4],
        [82, 11.4],
        [82, 5],
        [88, 5],
        [89, 3.4],
      ]),
      'M7 24H10V50H7Z',
    ),
    edge('M24 25V49M74 25V49M78 25V49M82 32V42'),
    fine(
      ...[29.4, 33.2, 37, 40.8, 44.6].map((y) => line(14, y, 20, y)),
      ...[83.4, 84.8, 86.2].map((x) => line(x, 32, x, 42)),
    ),
    axis('M3 37H94'),
  ],
  more: [along(7, 81, 60, 51, '235'), label(60, 32, 66, 14, 'NLGI 2')],
  sign: { turn: -33 },
};

const paintTin: Draft = {
  slug: 'paint-tin',
  title: 'Paint tin',
  main: [
    accent('M16 40Q22 36 28 41Q33 45 38 40Q43 35 50 40V58H16Z'),
    outline('M16 20V64Q16 66 18 66H48Q50 66 50 64V20', 'M13 16H53V20H13ZM16 16Q16 12.6 19 12.6H47Q50 12.6 50 16'),
    edge('M16 27H50M16 62H50', circle(18, 24, 1.6), circle(48, 24, 1.6), 'M18 24C8 40 20 52 33 52C46 52 58 40 48 24'),
    axis('M33 8V70'),
  ],
  more: [
    put(
      { x: 76, y: 28 },
      outline(circle(0, 0, 17)),
      edge(circle(0, 0, 14.4, 12)),
      fine('M-3-6H3M-4 6H4'),
      axis(cross(0, 0, 17)),
    ),
    label(44, 44, 60, 58, '4 L'),
  ],
};

const thinnerCan: Draft = {
  slug: 'thinner-can',
  title: 'Solvent can',
  main: [
    accent(
      shape([
        [33, 32],
        [44, 43],
        [33, 54],
        [22, 43],
      ]),
    ),
    outline(box(14, 20, 38, 46, 1.6), 'M24 20L27 15H39L42 20M28 15V9H38V15M27 5H39V9H27Z'),
    edge('M14 25H52M14 61H52', 'M33 38V44M33 46.6V48'),
    fine(...[29.4, 31.8, 34.2, 36.6].map((x) => line(x, 5, x, 9))),
    axis('M33 2V70'),
  ],
  more: [
    outline(box(66, 20, 20, 46, 1.6), 'M72 20V15H80V20M71 5H81V9H71ZM72 9V15M80 9V15'),
    edge('M66 25H86M66 61H86'),
    axis('M76 2V70'),
  ],
};

const adhesiveTube: Draft = {
  slug: 'adhesive-tube',
  title: 'Sealant cartridge',
  main: [
    accent('M58 31L90 35.6V38.4L58 43Z'),
    outline(
      turned(37, [
        [8, 13, 0.6],
        [50, 13, 0.6],
        [52, 6],
        [58, 6],
      ]),
      'M58 31L90 35.6V38.4L58 43Z',
      'M5 24H8V50H5Z',
    ),
    edge('M12 24V50M50 24V50M58 31V43M54 31V43'),
    fine('M18 30H42M18 37H42M18 44H34', ...[53, 55, 56.6].map((x) => line(x, 31, x, 43))),
    axis('M2 37H95'),
  ],
  more: [along(8, 50, 60, 51, '310 ML'), label(72, 36, 74, 18, 'NOZZLE')],
  sign: { turn: -33 },
};

const aerosol: Draft = {
  slug: 'aerosol',
  title: 'Maintenance spray',
  main: [
    accent(box(27, 34, 22, 20)),
    outline(
      stood(38, [
        [20, 7],
        [23, 9.4, 3],
        [27, 11, 2],
        [66, 11, 1.6],
      ]),
      'M33 20V15H43V20M34.6 15V9.4Q34.6 8 36 8H40Q41.4 8 41.4 9.4V15',
    ),
    edge(level(38, [28, 11], [63, 11]), 'M41.4 11H58'),
    fine(
      lines([30, 39, 46, 39], [30, 43, 46, 43], [30, 47, 40, 47]),
      lines([60, 11, 70, 6.6], [60, 11, 71, 9.6], [60, 11, 71, 12.6], [60, 11, 70, 15.6]),
    ),
    axis('M38 4V70'),
  ],
  more: [upright(8, 66, 84, 52, '218')],
};

/** Coats on a steel surface in section, the brush that lays the last: what the category is for. */
const steel = 'M4 52H92V66H4Z';
const coats: Draft = {
  slug: 'paints-adhesives-lubricants',
  title: 'Paints, adhesives and lubricants',
  main: [
    accent('M4 40H50Q56 40 60 44H4Z'),
    outline(steel, 'M4 44H92V48H4ZM4 48H92V52H4Z', 'M4 40H50Q56 40 60 44'),
    put(
      { x: 60.6, y: 43.4, turn: 28 },
      outline(
        'M-7-22H7L5 0Q0 1.6-4 0ZM-8-28H8V-22H-8ZM-3-28C-3-32-6-33-5-38C-5-46-2-48 0-48C2-48 5-46 5-38C6-33 3-32 3-28',
      ),
      edge('M-8-25H8'),
      fine('M-3-22L-2 0M0-22V0M3-22L2.4 0'),
    ),
    hatch(hatching(steel, 2.4)),
    fine(...[10, 22, 34, 46, 58, 70, 82].map((x) => `M${x} 50h1.4M${x + 6} 50h1.4`)),
  ],
  more: [label(20, 42, 26, 26, '80 MICRON')],
};

export const paints = drawings('Paints, adhesives & lubricants', [
  oilCan,
  greaseCartridge,
  paintTin,
  thinnerCan,
  adhesiveTube,
  aerosol,
  coats,
]);
