import { called, label } from '../drafting/measures.ts';
import { bothSides, box, circle, cross, line, lines, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Air-operated double diaphragm pump: two chambers beside the air valve, suction below, discharge above. */
const diaphragmPump: Draft = {
  slug: 'diaphragm-pump',
  title: 'Double diaphragm pump',
  main: [
    accent(bothSides(48, box(30, 16, 3.6, 40, 1.4))),
    outline(
      bothSides(48, 'M30 18Q14 22 14 36Q14 50 30 54'),
      box(38, 24, 20, 24, 2),
      bothSides(48, 'M22 21.6V10Q22 6 26 6H48M27 19V12.4Q27 11 28.4 11H48'),
      bothSides(48, 'M22 50.4V60Q22 64 26 64H48M27 53V58Q27 59 28.4 59H48'),
    ),
    edge(
      bothSides(48, lines([33.6, 33, 38, 33], [33.6, 39, 38, 39])),
      box(44, 3, 8, 3),
      box(44, 64, 8, 4),
      circle(48, 36, 4),
    ),
    fine(bothSides(48, 'M26 24Q20 28 20 36Q20 44 26 48')),
    axis('M48 1V70.6M8 36H88'),
  ],
  more: [label(64.4, 26, 78, 12, 'DISC')],
};

/** Poker vibrator: the needle on its flexible shaft. */
const vibratorNeedle: Draft = {
  slug: 'vibrator-needle',
  title: 'Concrete vibrator needle',
  main: [
    accent(
      stood(22, [
        [26, 6, 2],
        [62, 6, 3],
        [67, 3, 2],
      ]),
    ),
    outline(
      'M19 26V20Q19 6 34 6H50Q62 6 62 18V30M25 26V20Q25 12 34 12H48Q56 12 56 20V30',
      box(52, 30, 14, 8, 1),
      box(46, 38, 30, 22, 4),
      box(42, 60, 38, 5, 1),
    ),
    edge(line(16, 31, 28, 31), circle(61, 49, 6), box(76, 44, 6, 10, 1)),
    fine(
      ...[42, 53, 56].map((x) => line(x, 6.4, x, 11.6)),
      ...[30, 36, 47].map((x) => line(x, 6.4, x, 11.6)),
      circle(61, 49, 3),
    ),
    axis('M22 20V70M61 41V57'),
  ],
  more: [called(28, 46, 30, 58, 'Ø40')],
};

/** Plate compactor: engine on a plate, with its bow handle. */
const plateCompactor: Draft = {
  slug: 'plate-compactor',
  title: 'Plate compactor',
  main: [
    accent('M6 58L12 64H70L76 58V54H6Z'),
    outline(
      box(14, 44, 54, 10, 2),
      box(22, 22, 30, 22, 4),
      box(28, 12, 18, 10, 3),
      'M62 46L84 12Q86 8.4 90 9.6L91.6 12Q88.6 12.4 87 15L66 48',
    ),
    edge(circle(37, 33, 7), box(54, 28, 8, 10, 1), lines([14, 49, 68, 49])),
    fine(circle(37, 33, 4), ...[18, 26, 34, 42, 50, 58, 64].map((x) => line(x, 46, x, 52))),
    axis(cross(37, 33, 8)),
  ],
  more: [label(40, 60, 60, 68, 'PLATE')],
};

/** Bar bender: turning disc with its pins on a table, and a bent bar. */
const barMachine: Draft = {
  slug: 'bar-machine',
  title: 'Bar bending and cutting machine',
  main: [
    accent('M4 20H46Q56 20 56 30V62H60V30Q60 16 46 16H4Z'),
    outline(box(20, 8, 60, 56, 3), circle(48, 36, 17)),
    edge(circle(48, 30, 4), circle(63.4, 34, 2.6), circle(30, 24.6, 2.6), box(66, 12, 10, 6, 1)),
    fine(circle(48, 36, 2), circle(69, 15, 1), circle(73, 15, 1)),
    axis(cross(48, 36, 18)),
  ],
  more: [called(59.4, 54, 78, 68, 'Ø32')],
};

export const siteMachines = drawings('Machinery & pumps', [diaphragmPump, vibratorNeedle, plateCompactor, barMachine]);
