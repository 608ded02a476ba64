import { called, label } from '../drafting/measures.ts';
import { aboveAndBelow, across, bothSides, box, circle, line, lines, shape, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, hatch, hidden, outline, type Draft } from '../drafting/sheet.ts';

/** Union: two screwed ends drawn together by a nut. */
const union: Draft = {
  slug: 'union',
  title: 'Pipe union',
  main: [
    accent(
      turned(36, [
        [38, 24, 1.6],
        [58, 24, 1.6],
      ]),
    ),
    outline(
      turned(36, [
        [10, 17, 1],
        [38, 17],
      ]),
      turned(36, [
        [58, 17],
        [86, 17, 1],
      ]),
    ),
    edge(across(36, [16, 17], [80, 17]), lines([38, 24.6, 58, 24.6], [38, 47.4, 58, 47.4])),
    hidden(lines([12, 24, 84, 24], [12, 48, 84, 48])),
    fine(across(36, [12, 17], [14, 17], [82, 17], [84, 17])),
    axis('M5 36H91M48 8V64'),
  ],
  more: [label(52, 18, 66, 7, 'NUT')],
};

/** Male adaptor: a socket for solvent cement with a threaded brass end. */
const maleAdaptor: Draft = {
  slug: 'male-adaptor',
  title: 'Male adaptor',
  main: [
    accent(
      turned(36, [
        [58, 13],
        [84, 13, 1.6],
      ]),
    ),
    outline(
      turned(36, [
        [10, 18, 1.6],
        [44, 18, 1],
      ]),
      turned(36, [
        [44, 21, 1],
        [58, 21, 1],
      ]),
    ),
    edge(across(36, [15, 18]), lines([44, 29, 58, 29], [44, 43, 58, 43])),
    hidden('M12 22.6H38V49.4H12'),
    fine(...[61, 64, 67, 70, 73, 76, 79].map((x) => line(x, 23.4, x + 1.4, 48.6))),
    axis('M5 36H90'),
  ],
  more: [label(72, 28, 80, 10, 'BRASS')],
};

/** Dual plate check valve between flanges, in section, with the direction of flow. */
const checkValve: Draft = {
  slug: 'check-valve',
  title: 'Dual plate check valve',
  main: [
    accent(aboveAndBelow(36, 'M48 34.6L62 17.6L65 19.6L52 35Z')),
    outline(aboveAndBelow(36, box(40, 4, 24, 12, 1)), circle(48, 36, 2.2)),
    hatch(aboveAndBelow(36, lines([42, 14, 50, 6], [47, 14, 55, 6], [52, 14, 60, 6], [57, 14, 62, 9]))),
    edge(aboveAndBelow(36, line(45, 16, 45, 33))),
    fine(aboveAndBelow(36, 'M50 33Q54 30 52 27Q58 26 57 23')),
    axis('M6 36H90'),
  ],
  more: [outline('M12 36H30M25.6 33L30.6 36L25.6 39'), label(60, 21, 78, 14, 'PLATE')],
};

/** Needle valve: body with a tapered needle under a T handle. */
const needleValve: Draft = {
  slug: 'needle-valve',
  title: 'Needle valve',
  main: [
    accent(bothSides(48, 'M48 53L45.6 44V34H48Z')),
    outline(
      shape([
        [10, 44],
        [24, 44, 1],
        [26, 40, 1],
        [70, 40, 1],
        [72, 44, 1],
        [86, 44],
        [86, 62],
        [72, 62, 1],
        [70, 66, 1],
        [26, 66, 1],
        [24, 62, 1],
        [10, 62],
      ]),
      box(41, 27, 14, 13, 1),
      box(43.4, 20, 9.2, 7, 1),
      box(46, 9, 4, 11),
      box(26, 4, 44, 5, 2.4),
    ),
    hidden('M12 53H44M52 53H84'),
    edge(lines([24, 44, 24, 62], [72, 44, 72, 62], [41, 33, 55, 33])),
    fine(...[11, 13, 15, 17].map((y) => line(46, y, 50, y + 1))),
    axis('M48 1V70M5 53H91'),
  ],
  more: [label(47, 47, 64, 31, 'NEEDLE')],
};

/** Safety relief valve: angle body, spring in its bonnet, lever. */
const reliefValve: Draft = {
  slug: 'relief-valve',
  title: 'Safety relief valve',
  main: [
    accent(box(40.6, 18, 14.8, 17, 0.6)),
    outline(
      bothSides(48, 'M48 38H60V14Q60 9 55 9H48'),
      'M36 38V62H60V58H80V42H60V38',
      box(38, 62, 20, 6, 1),
      'M44 9V5.4H52V9M52 6L74 3.4Q76.6 4 74.6 6.4L52 8.4',
    ),
    edge(line(36, 54, 60, 54), box(80, 40, 5, 20, 0.6), bothSides(48, 'M39 40L44 46H48')),
    fine(
      ...[20, 23.4, 26.8, 30.2].map((y) => line(40.6, y, 55.4, y + 2.4)),
      ...[64, 66].map((y) => line(38, y, 58, y)),
    ),
    axis('M48 1.4V70.6M56 50H90'),
  ],
  more: [label(44, 26, 24, 20, 'SPRING')],
};

/** Hygienic diaphragm valve with clamp ends and a hand wheel. */
const diaphragmValve: Draft = {
  slug: 'diaphragm-valve',
  title: 'Diaphragm valve',
  main: [
    accent(
      shape([
        [26, 36],
        [70, 36],
        [70, 39.6],
        [26, 39.6],
      ]),
    ),
    outline(
      'M10 46H22Q28 46 30 39.6M86 46H74Q68 46 66 39.6M10 62H36Q42 62 48 55Q54 62 60 62H86',
      box(6, 42, 4, 24, 1),
      box(86, 42, 4, 24, 1),
      bothSides(48, 'M48 20H56L60 24V30L68 33V36H48'),
      box(45.4, 14, 5.2, 6),
      box(30, 6, 36, 8, 4),
    ),
    edge(bothSides(48, box(28, 33.6, 4, 9, 0.6))),
    fine(...[36, 40, 44, 48, 52, 56, 60].map((x) => line(x, 7.4, x, 12.6)), 'M36 48Q48 60 60 48'),
    axis('M48 2V69M2 54H94'),
  ],
  more: [label(66, 38, 74, 26, 'LINING')],
};

/** Braided hose, cut open to its layers. */
const braidedHose: Draft = {
  slug: 'braided-hose',
  title: 'Braided hose',
  main: [
    accent(
      turned(36, [
        [62, 9],
        [90, 9],
      ]),
    ),
    outline(
      turned(36, [
        [6, 15],
        [40, 15],
      ]),
      turned(36, [
        [40, 12],
        [62, 12],
      ]),
    ),
    fine(
      ...[40, 44, 48, 52, 56].map((x) => lines([x, 24, x + 6, 48], [x + 6, 24, x, 48])),
      'M6 21Q9 28 6 36Q3 44 6 51',
    ),
    edge(aboveAndBelow(36, line(62, 30, 90, 30))),
    axis('M1.6 36H94'),
  ],
  more: [label(52, 40, 60, 60, 'BRAID'), called(24, 21, 14, 8, 'Ø12')],
  sign: { turn: -20 },
};

export const lineFittings = drawings('Pipes, valves & fittings', [
  union,
  maleAdaptor,
  checkValve,
  needleValve,
  reliefValve,
  diaphragmValve,
  braidedHose,
]);
