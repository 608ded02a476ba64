import { called, label } from '../drafting/measures.ts';
import { arc, bothSides, box, circle, cross, ellipse, line, lines, shape, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Chop saw: motor and wheel on a hinged arm above a base with a vice. */
const chopSaw: Draft = {
  slug: 'chop-saw',
  title: 'Chop saw',
  main: [
    accent(circle(38, 36, 17)),
    outline(
      box(4, 62, 82, 6, 1.4),
      'M18.6 34A20 20 0 0 1 57 29.4L50 32.4A12.4 12.4 0 0 0 26 36Z',
      'M44 26L62 16Q68 13 72 18L80 46V62H68L62 30L52 36Z',
      'M30 18L14 10Q10 8.6 9 5.4Q11 2.4 15 4L36 14.6',
      box(16, 56, 10, 6),
    ),
    edge(circle(38, 36, 3), circle(74, 50, 3.4), box(6, 57.6, 10, 3), lines([26, 59, 31, 59], [68, 62, 80, 62])),
    fine(circle(38, 36, 6.4), ...[60, 64, 68].map((x) => line(x, 21, x + 3.4, 33))),
    axis(cross(38, 36, 19)),
  ],
  more: [called(26, 48, 19, 52.6, 'Ø355')],
};

/** Circular saw: blade below its shoe, with the guard, motor and handle above. */
const circularSaw: Draft = {
  slug: 'circular-saw',
  title: 'Circular saw',
  main: [
    accent(arc(44, 44, 20, 6, 174) + 'Z'),
    outline(
      box(6, 44, 76, 3.4, 0.8),
      'M22 44A22 22 0 0 1 66 44H61A17 17 0 0 0 27 44Z',
      'M57 28L66 24Q74 22 80 27L86 36Q88 40 84.6 41.6Q81 42.6 79 39L75 33Q71 30 66 32L61.6 35',
      'M30 26.4L36 14Q38 11 42 12.4L50 16.4Q53 18.4 51.4 22',
      circle(44, 38, 9.6),
    ),
    edge(circle(44, 38, 4), 'M38.6 17.6L48 22'),
    fine(circle(44, 38, 6.6), ...[30, 54, 78, 102, 126, 150].map((a) => arc(44, 44, 17.4, a - 6, a + 6))),
    axis(line(44, 6, 44, 68)),
  ],
  more: [called(56, 60, 68, 66, 'Ø185')],
};

/** Bench grinder: a motor between two guarded wheels on a foot. */
const benchGrinder: Draft = {
  slug: 'bench-grinder',
  title: 'Bench grinder',
  main: [
    accent(box(8, 18, 6, 32, 0.6)),
    outline(
      box(34, 22, 28, 24, 5),
      bothSides(48, 'M8 36V15Q8 13 10 13H20Q22.6 13 22.6 15.6V36'),
      box(82, 18, 6, 32, 0.6),
      bothSides(48, 'M22.6 30H34M22.6 38H34'),
      shape([
        [40, 46],
        [56, 46],
        [60, 62],
        [72, 62, 2],
        [72, 68],
        [24, 68],
        [24, 62, 2],
        [36, 62],
      ]),
    ),
    edge(bothSides(48, box(14.6, 44, 9, 2.4) + 'M23 45.2L34 42'), circle(48, 57, 2), 'M36 62H60'),
    fine(...[38, 42, 46, 50, 54, 58].map((x) => line(x, 26, x, 42))),
    axis('M3 34H93'),
  ],
  more: [label(11, 24, 22, 6, 'WHEEL')],
};

/** Straight die grinder with a mounted point. */
const dieGrinder: Draft = {
  slug: 'die-grinder',
  title: 'Die grinder',
  main: [
    accent(
      turned(36, [
        [4, 4.6, 1.6],
        [17, 4.6, 1.6],
      ]),
    ),
    outline(
      turned(36, [
        [17, 1.4],
        [24, 1.4],
      ]),
      turned(36, [
        [24, 4],
        [30, 4],
        [31, 5.4, 1],
        [46, 6, 1],
        [50, 9, 2],
        [80, 9.6, 2],
        [86, 6, 3],
      ]),
      'M86 34.4Q92 33.6 93 26V10',
    ),
    edge('M30 32V40M46 30.2V41.8M50 27.2V44.8M80 26.6V45.4', box(58, 22.4, 12, 4.4, 1.6)),
    fine(...[25.4, 26.8, 28.2].map((x) => line(x, 32.4, x, 39.6)), ...[54, 58, 62, 66].map((x) => line(x, 33, x, 41))),
    axis('M2 36H90'),
  ],
  more: [label(10, 40, 20, 56, 'MOUNTED POINT')],
  sign: { turn: -20 },
};

/** Mixer for paint and mortar: a motor with two handles and a paddle on a long shaft. */
const paddleMixer: Draft = {
  slug: 'paddle-mixer',
  title: 'Paint and mortar mixer',
  main: [
    accent(bothSides(48, 'M48 50Q36 50 36 58Q36 66 48 66Q43 62 43 58Q43 54 48 50Z')),
    outline(
      box(38, 6, 20, 16, 4),
      bothSides(48, 'M38 9H26Q20 9 20 15Q20 20 26 20H38'),
      shape([
        [42, 22],
        [54, 22],
        [51, 29, 1],
        [45, 29, 1],
      ]),
      box(46.6, 29, 2.8, 37),
    ),
    edge(bothSides(48, 'M29 9V20'), circle(48, 12, 2.6)),
    fine(...[41, 44, 52, 55].map((x) => line(x, 16, x, 20)), bothSides(48, 'M22.6 12V17M24.8 11V18')),
    axis('M48 2V70'),
  ],
  more: [called(60, 58, 70, 52, 'Ø120')],
};

/** Electric blower: fan housing with a nozzle, handle above. */
const blower: Draft = {
  slug: 'blower',
  title: 'Air blower',
  main: [
    accent(
      shape([
        [50, 37],
        [88, 40, 1],
        [91, 46, 1],
        [88, 52, 1],
        [50, 57],
      ]),
    ),
    outline(
      circle(34, 44, 20),
      'M50 37Q46 30 47 28.8M50 57L44 61.4',
      'M20 30V18Q20 10 28 10H54Q60 10 60 15Q60 19.4 55 19.4H33Q29.6 19.4 29.6 23V24.6',
    ),
    edge(circle(34, 44, 12, 3), 'M20 18Q14 18 13 10V4'),
    fine(ellipse(34, 44, 9), ellipse(34, 44, 6), line(46, 12.6, 54, 12.6)),
    axis(cross(34, 44, 22)),
  ],
  more: [label(80, 44, 74, 26, 'NOZZLE')],
};

export const sawsAndGrinders = drawings('Power tools & welding', [
  chopSaw,
  circularSaw,
  benchGrinder,
  dieGrinder,
  paddleMixer,
  blower,
]);
