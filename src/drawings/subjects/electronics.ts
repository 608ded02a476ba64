import { along, label } from '../drafting/measures.ts';
import { box, circle, line, lines, ring } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

const laptop: Draft = {
  slug: 'laptop',
  title: 'Laptop',
  main: [
    accent('M38 60H58L60 64H36Z'),
    outline(box(18, 8, 60, 40, 2), 'M18 50H78L92 66Q92 68 90 68H6Q4 68 4 66Z'),
    edge(box(22, 12, 52, 32)),
    fine(
      ...[53, 56, 59].map((y, i) => line(20 - i * 2.4, y, 76 + i * 2.4, y)),
      ...[28, 36, 44, 52, 60, 68].map((x) => line(x, 52, 48 + (x - 48) * 1.12, 59)),
      circle(48, 10, 0.6),
    ),
    axis('M48 4V50'),
  ],
  more: [],
};

const monitor: Draft = {
  slug: 'monitor',
  title: 'Monitor',
  main: [
    accent(box(42, 50, 12, 10)),
    outline(box(8, 6, 80, 44, 2), 'M28 60H68Q70 60 70 62V65H26V62Q26 60 28 60Z'),
    edge(box(11, 9, 74, 36)),
    fine(circle(82, 47.6, 0.6), 'M46 50V60M50 50V60'),
    axis('M48 2V69'),
  ],
  more: [],
};

const router: Draft = {
  slug: 'network-switch',
  title: 'Network switch',
  main: [
    accent(box(72, 39, 7, 6)),
    outline(
      box(4, 32, 88, 20, 1),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => [
        `M${14 + i * 9} 36H${20.6 + i * 9}V41.4H${14 + i * 9}Z`,
        `M${14 + i * 9} 43H${20.6 + i * 9}V48.4H${14 + i * 9}Z`,
      ]),
    ),
    edge('M9 32V52M87 32V52', circle(6.5, 36, 0.9), circle(6.5, 48, 0.9), circle(89.5, 36, 0.9), circle(89.5, 48, 0.9)),
    fine(...[72, 75, 78, 81].map((x) => circle(x, 36.4, 0.5))),
  ],
  more: [
    outline('M12 8H84L92 24H4Z'),
    fine(...[22, 30, 38, 46, 54, 62, 70].map((x) => line(x, 12, 48 + (x - 48) * 1.14, 20))),
    along(4, 92, 64, 53, '483'),
  ],
  sign: [accent(box(66, 8, 12, 9)), outline(box(0, 0, 86, 26, 2), ...[8, 26, 44].map((x) => box(x, 8, 11, 9)))],
};

const printer: Draft = {
  slug: 'printer',
  title: 'Printer',
  main: [
    accent('M26 46H70V64H26Z'),
    outline('M22 46H10Q6 46 6 42V26Q6 22 10 22H86Q90 22 90 26V42Q90 46 86 46H74', 'M26 22V6H70V22', 'M22 42H74V46H22Z'),
    edge('M6 34H90', circle(82, 28, 1.8)),
    fine(circle(76, 28, 0.8), lines([32, 52, 64, 52], [32, 56, 64, 56], [32, 60, 52, 60])),
    axis('M48 2V69'),
  ],
  more: [],
};

const ups: Draft = {
  slug: 'ups',
  title: 'Uninterruptible power supply',
  main: [
    accent(box(15, 14, 20, 10, 1)),
    outline(box(9, 5, 32, 60, 2), 'M12 65V68H18V65M32 65V68H38V65'),
    edge(circle(25, 32, 3.4), 'M25 30V33', box(13, 42, 24, 18, 1)),
    fine(...[46, 49, 52, 55].map((y) => line(16, y, 34, y)), 'M18 21V18M21 21V17M24 21V16M27 21V17'),
    axis('M25 2V71'),
  ],
  more: [
    outline(box(54, 5, 34, 60, 2), 'M57 65V68H63V65M79 65V68H85V65'),
    edge(
      ...[
        [62, 42],
        [80, 42],
        [62, 55],
        [80, 55],
      ].map(([x = 0, y = 0]) => box(x - 5, y - 5, 10, 10, 1.4)),
      circle(71, 19, 9),
      circle(71, 19, 2.4),
    ),
    fine(
      ...[
        [62, 42],
        [80, 42],
        [62, 55],
        [80, 55],
      ].map(([x = 0, y = 0]) => ring(x, y + 0.4, 2.2, 3, 0.7)),
      ring(71, 19, 5.6, 8, 1.3),
    ),
  ],
};

const peripherals: Draft = {
  slug: 'mouse',
  title: 'Mouse and drive',
  main: [
    accent(box(25, 20, 4, 9, 2)),
    outline('M12 26Q12 10 27 10Q42 10 42 26V46Q42 62 27 62Q12 62 12 46Z'),
    edge('M12 34Q27 40 42 34M27 10V20M27 29V36.8', 'M27 10Q27 4 34 4H50'),
    axis('M27 14V68'),
  ],
  more: [
    outline(box(58, 16, 28, 42, 2)),
    edge(box(62, 22, 20, 16), 'M66 58V60H78V58'),
    fine(
      circle(61, 19, 0.8),
      circle(83, 19, 0.8),
      circle(61, 55, 0.8),
      circle(83, 55, 0.8),
      lines([64, 44, 80, 44], [64, 48, 74, 48]),
    ),
    along(58, 86, 7.6, 15, '70'),
  ],
};

/** A rack with switch, server and UPS: what the category is for. */
const rack: Draft = {
  slug: 'it-electronics',
  title: 'IT and electronics',
  main: [
    accent(...[0, 1, 2, 3].map((i) => box(31 + i * 7, 14.4, 4.6, 3.4))),
    outline(
      'M16 4H68V64H16Z',
      box(24, 12, 36, 8),
      box(24, 23, 36, 8),
      box(24, 34, 36, 8),
      box(24, 46, 36, 12),
      'M19 64V68H25V64M59 64V68H65V64',
    ),
    edge('M21 4V64M63 4V64', 'M28 27H44M28 38H44', box(29, 49, 10, 6)),
    fine(
      circle(56, 27, 0.9),
      circle(52, 27, 0.9),
      circle(56, 38, 0.9),
      circle(52, 38, 0.9),
      ...[48.6, 51, 53.4, 55.8].map((y) => line(44, y, 56, y)),
      ...[8, 16, 27, 38, 52].flatMap((y) => [circle(18.5, y, 0.6), circle(65.5, y, 0.6)]),
    ),
    axis('M42 1V71'),
  ],
  more: [label(54, 16, 74, 9, 'SWITCH'), label(50, 53, 74, 57, 'UPS')],
  sign: [
    accent(box(26, 12, 30, 8)),
    outline(box(16, 2, 50, 62, 2), box(22, 8, 38, 16), box(22, 27, 38, 12), box(22, 42, 38, 16)),
  ],
};

export const electronics = drawings('IT & electronics', [laptop, monitor, router, printer, ups, peripherals, rack]);
