import { label } from '../drafting/measures.ts';
import { bothSides, box, circle, line, lines, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** Instruments and equipment on or beside a laboratory's bench. */

const benchMeter: Draft = {
  slug: 'bench-meter',
  title: 'Bench meter with electrode',
  main: [
    accent(box(14, 32, 32, 13, 1)),
    outline(
      'M12 27H48L53 64H7Z',
      'M56 62H92V66H56ZM61 62V12H64V62M58 14H84V19H58Z',
      'M76 7H84V24H82V46Q80 51 78 46V24H76Z',
    ),
    edge(...[17, 26, 35].flatMap((x) => [box(x, 50, 7, 4, 1), box(x, 56.6, 7, 4, 1)])),
    fine('M80 7C80 2 66 2 60 4C48 8 46 16 46 27', lines([19, 41, 34, 41], [19, 37, 30, 37]), circle(80, 47, 1.4)),
    axis('M80 3V55'),
  ],
  more: [label(42, 38, 52, 30, 'PH')],
};

const penMeter: Draft = {
  slug: 'pen-meter',
  title: 'Pen meter',
  main: [
    accent(box(43, 14, 14, 9, 1)),
    outline(
      stood(50, [
        [4, 8, 2],
        [8, 10.4, 2],
        [30, 10.4, 2],
        [36, 8, 2],
        [49, 8, 1],
      ]),
      'M43 49H57V62L54.6 68H45.4L43 62Z',
    ),
    edge(circle(50, 30, 3), 'M42 40H58', 'M43 53H57'),
    fine(lines([46, 19, 54, 19]), ...[43, 45.4].map((y) => line(43, y, 57, y)), 'M47 56V66M53 56V66'),
    axis('M50 1V71'),
  ],
  more: [label(54, 18, 70, 12, '7.00')],
};

const centrifuge: Draft = {
  slug: 'centrifuge',
  title: 'Laboratory centrifuge',
  main: [
    accent(box(54, 43, 24, 11, 1)),
    outline(
      'M12 34H84V58Q84 64 78 64H18Q12 64 12 58Z',
      'M14 34Q16 14 40 11H56Q80 14 82 34Z',
      box(18, 64, 9, 4),
      box(69, 64, 9, 4),
    ),
    edge('M34 22Q36 16 48 16Q60 16 62 22Q56 26 48 26Q40 26 34 22Z', 'M42 34V39H54V34', circle(30, 49, 7)),
    fine('M30 49L34.4 44.6', lines([58, 50, 70, 50], [58, 47, 74, 47], [14, 60, 82, 60])),
    axis('M48 6V70'),
  ],
};

const microscope: Draft = {
  slug: 'microscope',
  title: 'Microscope',
  main: [
    accent(box(29, 58, 16, 6, 1)),
    put({ x: 32, y: 16, turn: -38 }, outline(box(-4, -12, 8, 12.6), box(-5, -15.6, 10, 3.6, 1)), edge('M-4-8H4')),
    outline(
      box(27, 16, 20, 9, 2),
      'M30 25H44L43 30H31ZM33.6 30H40.4V37L38.8 41H35.2L33.6 37Z',
      'M47 17H56Q68 19 68 33V58Q68 64 62 64H50V58Q57 56 57 48V34Q57 27 47 25Z',
      box(20, 45, 37, 4, 0.6),
      'M14 64H74V69H14Z',
    ),
    edge(circle(63, 47, 4.4, 2.6), 'M32 49V54H42V49'),
    fine('M28 43.8H46', lines([33.6, 33, 40.4, 33], [33.6, 35, 40.4, 35])),
    axis('M37 1V70'),
  ],
  more: [label(37, 61, 14, 53, 'LED')],
};

const stirrer: Draft = {
  slug: 'hot-plate-stirrer',
  title: 'Hot plate and magnetic stirrer',
  main: [
    accent('M32 20Q46 21 48 30Q50 21 64 20V36H32Z'),
    outline('M32 8V34Q32 36 34 36H62Q64 36 64 34V6', 'M17 42H79L85 66H11Z', box(17, 36, 62, 6, 1.4)),
    edge(circle(27, 54, 5), circle(69, 54, 5), box(39, 48, 18, 9, 1), box(43, 32.4, 10, 2.6, 1.3)),
    fine(lines([32, 14, 36, 14], [32, 26, 36, 26], [43, 53, 53, 53]), 'M27 54V50M69 54L72.6 50.6'),
    axis('M48 2V70'),
  ],
};

/** Oven and incubator: a cabinet with controls above its door. */
const oven: Draft = {
  slug: 'lab-oven',
  title: 'Laboratory oven and incubator',
  main: [
    accent(box(23, 8, 20, 7, 1)),
    outline(box(17, 4, 62, 61, 2), box(22, 20, 52, 40, 1), 'M22 65V69H28V65M68 65V69H74V65'),
    edge('M17 17H79', box(30, 27, 34, 26, 2), box(67.4, 34, 3, 12, 1)),
    fine(
      circle(58, 11.5, 2.6),
      circle(68, 11.5, 2.6),
      ...[34, 41, 48].map((y) => line(31, y, 63, y)),
      lines([26, 12, 36, 12]),
    ),
    axis('M48 1V71'),
  ],
};

const autoclave: Draft = {
  slug: 'autoclave',
  title: 'Vertical autoclave',
  main: [
    accent(circle(48, 9, 6.4)),
    outline(
      stood(48, [
        [27, 22, 1],
        [62, 22, 2],
      ]),
      'M24 27Q26 18 48 18Q70 18 72 27Z',
      'M46.6 15.4V18M49.4 15.4V18',
      bothSides(48, 'M26 31H20V23H26M30 62V68H36V62'),
      'M70 57H80V60H70',
    ),
    edge(box(37, 37, 22, 16, 1), bothSides(48, 'M20 27H24'), 'M30 23.4H66'),
    fine('M48 9L51.6 6', circle(42.6, 48, 2), circle(53.4, 48, 2), lines([41, 42, 55, 42])),
    axis('M48 14V71'),
  ],
};

const waterBath: Draft = {
  slug: 'water-bath',
  title: 'Water bath',
  main: [
    accent(box(17, 44, 22, 10, 1)),
    outline(
      box(9, 34, 78, 28, 3),
      ...[23, 48, 73].flatMap((x) => [`M${x - 10.6} 34Q${x - 9} 27.6 ${x} 27.6Q${x + 9} 27.6 ${x + 10.6} 34`]),
      ...[23, 48, 73].map((x) => box(x - 2.4, 22.6, 4.8, 5, 1.4)),
      box(14, 62, 8, 4),
      box(74, 62, 8, 4),
    ),
    edge(circle(68, 49, 6), 'M9 38.6H87'),
    fine('M68 49L72 45', lines([21, 50, 32, 50]), circle(50, 49, 2)),
    axis(...[23, 48, 73].map((x) => line(x, 18, x, 41))),
  ],
};

export const labEquipment = drawings('Lab supplies', [
  ...[benchMeter, penMeter, centrifuge, microscope, stirrer, oven, autoclave, waterBath],
]);
