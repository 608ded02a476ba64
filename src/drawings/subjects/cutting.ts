import { along, called, label } from '../drafting/measures.ts';
import { aboveAndBelow, box, circle, cross, helix, line, lines, polar, shape, spokes } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** A closed line through points given by angle, four quarters alike. */
const quarters = (quarter: (angle: number) => string) => `M${[0, 90, 180, 270].map(quarter).join('L')}Z`;

/** One land and flute of a twist drill from its point; turned half round it is the other. */
const drillEnd = 'M11.6-8.4A14.3 14.3 0 0 1-1 14.3C2.4 10 2.6 5.4 0 2.6C-4.6 2.6-8.8 4.6-11.6 8.4';
const twistDrill: Draft = {
  slug: 'twist-drill',
  title: 'Twist drill',
  main: [
    accent('M86 46.6L90.6 54L86 61.4Z'),
    outline(
      aboveAndBelow(54, 'M4 47.4L5 46.6H86L90.6 54'),
      'M4 47.4V60.6',
      'M33 57C37 60 42 55 47 46.6',
      helix(54, 38, 62, 7.4, 48),
      helix(54, 62, 86, 7.4, 48),
    ),
    edge(helix(54, 46, 70, 7.4, 48), 'M70 61.4C77 61.4 79 56 82.5 49', 'M86 46.6V61.4M30 46.6V61.4'),
    axis('M1 54H95'),
  ],
  more: [
    put(
      { x: 30, y: 23 },
      outline(drillEnd),
      put({ turn: 180 }, outline(drillEnd)),
      edge('M-11.4 5L-1.6 1.6L1.6-1.6L11.4-5'),
      axis(cross(0, 0, 14.3)),
    ),
    called(88.6, 50.8, 80, 34, '118°'),
    dimension('d', called(58, 46.6, 62, 22, 'Ø10')),
  ],
  sizes: [dimension('l', along(33, 90.6, 65.6, 62, '87')), dimension('L', along(4, 90.6, 70.6, 62, '133'))],
  sign: { turn: -33 },
};

const millEnd = quarters((a) => {
  const points = [polar(0, 0, 14.5, a), polar(0, 0, 14.2, a + 26), polar(0, 0, 10, a + 52)];
  return `${points.map((point) => point.join(' ')).join('L')}A3.6 3.6 0 0 0 ${polar(0, 0, 9.6, a + 78).join(' ')}`;
});
const endMill: Draft = {
  slug: 'end-mill',
  title: 'End mill',
  main: [
    accent(box(86, 46, 4.6, 16)),
    outline(aboveAndBelow(54, 'M4 47L5 46H90.6'), 'M4 47V61', helix(54, 52, 71, 8, 38), helix(54, 64.5, 83.5, 8, 38)),
    edge('M46 61C48 61 50 58 56 46M46 46V62', helix(54, 58, 77, 8, 38), 'M77 62C81 62 83 58 86 52.5'),
    axis('M1 54H95'),
  ],
  more: [
    put({ x: 28, y: 23 }, outline(millEnd), edge(spokes(0, 0, 1.5, 14, 4, 0)), axis(cross(0, 0, 14.5))),
    dimension('l', along(46, 90.6, 69, 62.6, '26')),
    label(88.2, 50, 82, 22, 'CARBIDE'),
    dimension('d', called(54, 46, 57, 35, 'Ø12')),
  ],
  sizes: [dimension('L', along(4, 90.6, 41.5, 45, '83', 0.75)), dimension('d2', called(20, 61, 24, 67, 'Ø12'))],
  sign: { turn: -33 },
};

const tapEnd = quarters((a) => {
  const [from, to, next] = [-68, -22, 22].map((off) => polar(0, 0, 14.5, a + off).join(' '));
  return `${from}A14.5 14.5 0 0 1 ${to}A7 7 0 0 0 ${next}`;
});
/** Half height of the tap's thread at x: it tapers over the lead. */
const tapRadius = (x: number) => (x > 80 ? 8.4 - ((x - 80) / 11) * 3.4 : 8.4);
const tap: Draft = {
  slug: 'tap',
  title: 'Tap',
  main: [
    accent('M4 49.4L5.4 48H16L18 49.4V58.6L16 60H5.4L4 58.6Z'),
    outline(aboveAndBelow(54, 'M18 47H46L48 48.6H52V45.6H80L91 49'), 'M18 47V61M91 49V59M52 45.6V62.4'),
    edge(
      lines([4, 51.4, 17, 51.4], [4, 56.6, 17, 56.6]),
      aboveAndBelow(54, 'M91 51.8H58C54 51.8 51 50.6 48 49'),
      'M46 47V61',
    ),
    fine(
      ...Array.from({ length: 16 }, (_, i) => 53.5 + i * 2.3).map(
        (x) => line(x + 0.6, 54 - tapRadius(x), x, 51.8) + line(x, 56.2, x - 0.6, 54 + tapRadius(x)),
      ),
    ),
    axis('M1 54H95'),
  ],
  more: [
    put({ x: 28, y: 23 }, outline(tapEnd), axis(cross(0, 0, 14.5))),
    dimension('l', along(52, 91, 69, 63, '25')),
    dimension('d', called(66, 45.6, 70, 28, 'M12×1.75')),
  ],
  sizes: [dimension('L', along(4, 91, 40, 45, '80', 0.5))],
  sign: { turn: -33 },
};

/** Rhombic turning insert CNMG by its inscribed circle, 80° at the cutting corners. */
const rhombus = (r: number, corner: number) =>
  shape([
    [1.5557 * r, 0, corner],
    [0, 1.3054 * r, corner],
    [-1.5557 * r, 0, corner],
    [0, -1.3054 * r, corner],
  ]);
const turningInsert: Draft = {
  slug: 'turning-insert',
  title: 'Turning insert',
  main: [
    put(
      { x: 35, y: 37 },
      accent('M19.7-9.6L29.2-1.6A2.6 2.6 0 0 1 29.2 1.6L19.7 9.6Q16.5 0 19.7-9.6Z'),
      outline(rhombus(20, 2.6), circle(0, 0, 8.3)),
      edge(rhombus(16.4, 2), 'M-19.7-9.6Q-16.5 0-19.7 9.6'),
      fine(circle(0, 0, 9.6)),
      axis(cross(0, 0, 26, 6)),
    ),
  ],
  more: [
    put(
      { x: 81, y: 37 },
      outline('M-7.4-25.2L-5.6-26.4H5.6L7.4-25.2V25.2L5.6 26.4H-5.6L-7.4 25.2Z'),
      edge('M-7.4-3.4H7.4M-7.4 3.4H7.4'),
      axis('M-12 0H12'),
    ),
    along(73.6, 88.4, 5, 10, '4.76'),
    dimension('r', called(64.2, 37.8, 67, 66, 'R0.8')),
    called(50.6, 24, 55, 10, '80°'),
  ],
  sizes: [dimension('IC', along(15, 55, 7, 36, '12.7', 0.3))],
};

/** Turning: the bar between chuck jaws, the insert at the shoulder that it cuts. */
const turning: Draft = {
  slug: 'cutting-tools-abrasives',
  title: 'Cutting tools and abrasives',
  main: [
    accent('M49 38.9L60.4 40.4L61.2 52L49.8 50.4Z'),
    outline(
      'M16 11.6H47.6L49 13V45.6H16M49 18H82L83.5 19.5V37L82 38.6H49',
      'M6 8H16V49.6H6Z',
      'M60.7 44.8L70 47V69H48V54L49.8 50.4',
    ),
    edge('M82 18V38.6M16 3.6H24V15.6H16M16 41.6H24V53.6H16M16 7H24M16 50H24', circle(55.2, 45.4, 2)),
    axis('M2 28.6H92'),
  ],
  more: [called(70, 18, 76, 6, 'Ø35'), label(57.6, 48.6, 76, 57, 'INSERT')],
};

const reamer: Draft = {
  slug: 'reamer',
  title: 'Machine reamer',
  main: [
    accent(box(52, 46.6, 36, 14.8)),
    outline(aboveAndBelow(54, 'M4 49L5.4 47.6H30L33 50H49L52 46.6H88L92 49'), 'M4 49V59M92 49V59'),
    edge(lines([52, 50, 91, 50.6], [52, 54, 92, 54], [52, 58, 91, 57.4]), 'M30 47.6V60.4M52 46.6V61.4M88 46.6V61.4'),
    axis('M1 54H95'),
  ],
  more: [
    put({ x: 26, y: 23 }, outline(circle(0, 0, 12)), edge(spokes(0, 0, 8, 12, 6)), axis(cross(0, 0, 14))),
    label(70, 50, 78, 26, 'H7'),
  ],
  sign: { turn: -33 },
};

export const cutting = drawings('Cutting tools & abrasives', [
  twistDrill,
  endMill,
  tap,
  reamer,
  turningInsert,
  turning,
]);
