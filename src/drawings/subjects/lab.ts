import { along, called, label, upright } from '../measures.ts';
import { box, circle, cross, line, lines, stood } from '../pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../sheet.ts';

/** Graduation marks at x from y1 up to y2. */
const graduation = (x: number, y1: number, y2: number, count: number, wide = 5) =>
  Array.from({ length: count }, (_, i) => y1 + ((y2 - y1) * i) / (count - 1))
    .map((y, i) => line(x, y, x + (i % 2 ? wide * 0.6 : wide), y))
    .join('');

const beaker: Draft = {
  slug: 'beaker',
  title: 'Beaker',
  main: [
    accent('M15 40H55V60Q55 66 49 66H21Q15 66 15 60Z'),
    outline('M15 14V60Q15 66 21 66H49Q55 66 55 60V12Q55 9.6 52 9.6H20Q16.6 9.6 12 7Q10.6 8.4 12 10.4Z'),
    edge('M15 40H55'),
    fine(graduation(20, 58, 20, 9, 6)),
    axis('M35 4V70'),
  ],
  more: [upright(9.6, 66, 70, 55, '120')],
};

const flask: Draft = {
  slug: 'flask',
  title: 'Conical flask',
  main: [
    accent('M26 44H54L65.6 59Q68 66 60 66H20Q12 66 14.4 59Z'),
    outline('M33 8V30L14.4 59Q12 66 20 66H60Q68 66 65.6 59L47 30V8', 'M31 5H49Q50 8 47 8H33Q30 8 31 5Z'),
    edge('M24 44H56'),
    fine(graduation(36, 60, 44, 5, 7)),
    axis('M40 2V70'),
  ],
  more: [called(47, 18, 58, 14, '24/29'), label(52, 56, 78, 46, '250 ML')],
  sign: [
    accent('M22 46H58L66 59Q68 66 60 66H20Q12 66 14 59Z'),
    outline('M33 8V30L14.4 59Q12 66 20 66H60Q68 66 65.6 59L47 30V8M29 8H51'),
  ],
};

const pipette: Draft = {
  slug: 'pipette',
  title: 'Micropipette',
  main: [
    accent(box(20, 22.6, 8, 6.8, 1)),
    outline(
      'M4 23.6Q2 23.6 2 26Q2 28.4 4 28.4H8M8 22H14V30H8Z',
      'M14 20Q26 17 38 19L42 15Q44 13 46 15L47 20Q52 21 54 22.6V29.4Q40 33.6 14 32Z',
      'M54 23.6H70L72 24.6V27.4L70 28.4H54M72 24H76L94 25.6V26.4L76 28H72Z',
    ),
    edge('M38 19Q36 26 38 32.4M8 26H4M4 23.6H8'),
    fine('M22 22.6V29.4M24 22.6V29.4M26 22.6V29.4'),
    axis('M0 26H96'),
  ],
  more: [
    outline(...[14, 26, 38, 50].map((x) => `M${x} 48H${x + 6}L${x + 3.6} 66H${x + 2.4}Z`)),
    edge(...[14, 26, 38, 50].map((x) => line(x - 0.6, 48, x + 6.6, 48))),
    label(24, 28, 66, 44, '1000'),
  ],
  sign: { turn: -33 },
};

const reagentBottle: Draft = {
  slug: 'reagent-bottle',
  title: 'Reagent bottle',
  main: [
    accent(
      stood(36, [
        [6, 9],
        [17, 9, 1],
      ]),
    ),
    outline('M29 17V21Q16 24 16 33V62Q16 66 20 66H52Q56 66 56 62V33Q56 24 43 21V17'),
    edge('M27 20H45', box(22, 36, 28, 18)),
    fine(
      ...[29.4, 31.6, 33.8, 36, 38.2, 40.4, 42.6].map((x) => line(x, 6, x, 16)),
      lines([26, 42, 46, 42], [26, 46, 46, 46]),
    ),
    axis('M36 2V70'),
  ],
  more: [
    called(45, 12, 58, 8, 'GL 45'),
    put({ x: 78, y: 46 }, outline(circle(0, 0, 13)), edge(circle(0, 0, 6.4, 4.6)), axis(cross(0, 0, 13))),
  ],
};

const centrifugeTube: Draft = {
  slug: 'centrifuge-tube',
  title: 'Centrifuge tube',
  main: [
    accent('M26 34H44V52L37.4 66Q35 68 32.6 66L26 52Z'),
    outline('M26 15V52L32.6 66Q35 68 37.4 66L44 52V15', box(23, 5, 24, 10, 1)),
    edge('M26 34H44'),
    fine(...[26, 28.6, 31.2, 33.8, 36.4, 39, 41.6, 44].map((x) => line(x, 6, x, 14)), graduation(29, 58, 22, 10, 5)),
    axis('M35 2V71'),
  ],
  more: [
    upright(5, 68, 60, 47, '116'),
    put({ x: 78, y: 36 }, outline(circle(0, 0, 12)), edge(circle(0, 0, 9)), axis(cross(0, 0, 12))),
  ],
};

const filter: Draft = {
  slug: 'filtration',
  title: 'Funnel and filter paper',
  main: [
    accent('M20 14H56L39.6 37H36.4Z'),
    outline('M12 8H64L42 40V62L34 66V40Z'),
    edge('M14.6 12H61.4', 'M34 40H42'),
    axis('M38 4V70'),
  ],
  more: [
    put({ x: 78, y: 48 }, outline(circle(0, 0, 15)), fine('M-15 0H15M0-15V15'), axis(cross(0, 0, 15))),
    label(44, 22, 68, 16, 'PAPER'),
  ],
};

const petriDish: Draft = {
  slug: 'petri-dish',
  title: 'Petri dish',
  main: [
    put(
      { x: 33, y: 32 },
      accent(circle(-8, -6, 4.6), circle(9, 3, 3.4), circle(-3, 11, 2.6)),
      outline(circle(0, 0, 27)),
      edge(circle(0, 0, 24.4), circle(-8, -6, 4.6), circle(9, 3, 3.4), circle(-3, 11, 2.6)),
      axis(cross(0, 0, 27)),
    ),
  ],
  more: [outline('M65 33V29H93V33'), outline('M66.6 38V31H67.6V37H90.4V31H91.4V38Z'), along(65, 93, 20, 28, 'Ø90')],
  sign: [accent(circle(-8, -6, 6), circle(10, 8, 4)), outline(circle(0, 0, 27, 22))],
};

const balance: Draft = {
  slug: 'lab-balance',
  title: 'Precision balance',
  main: [
    accent(box(38, 55, 20, 6)),
    outline('M12 52H84L88 65H8ZM16 52V8H80V52', 'M38 44H58V46H38ZM46 46V52H50V46', 'M12 65V68H20V65M76 65V68H84V65'),
    edge('M48 8V44M16 12H80', box(44, 38, 8, 6, 1)),
    fine(circle(66, 58, 1.4), circle(72, 58, 1.4), circle(30, 58, 1.4)),
    axis('M48 3V36'),
  ],
  more: [],
};

/** A titration stand with burette and flask: what the category is for. */
const titration: Draft = {
  slug: 'lab-supplies',
  title: 'Lab supplies',
  main: [
    accent('M43.4 56H60.6L64 62Q65 66 61 66H43Q39 66 40 62Z'),
    outline(
      'M8 66H36V69H8ZM20 66V4H23V66',
      'M49.6 4H54.4V33H49.6ZM51 33V38H53V33M50 38H54V42H50ZM51.4 42V46H52.6V42',
      'M48.6 47V51L40 62Q39 66 43 66H61Q65 66 64 62L55.4 51V47',
    ),
    edge(
      'M23 14H47.6M18 12H25V16H18ZM47.6 12H56.4V16H47.6ZM23 26H47.6M18 24H25V28H18ZM47.6 24H56.4V28H47.6Z',
      'M46 40H50',
      'M47 47H57',
    ),
    fine(graduation(50.4, 32, 6, 14, 2.4)),
    axis('M52 1V71'),
  ],
  more: [called(54.4, 20, 64, 12, '50 ML'), label(56, 61, 72, 52, 'SAMPLE')],
};

export const lab = drawings('Lab supplies', [
  beaker,
  flask,
  pipette,
  reagentBottle,
  centrifugeTube,
  filter,
  petriDish,
  balance,
  titration,
]);
