import { hatching } from '../drafting/hatching.ts';
import { along, label } from '../drafting/measures.ts';
import { keyed } from '../drafting/parts.ts';
import { aboveAndBelow, across, bothSides, box, circle, cross, polar, shape, turned } from '../drafting/pen.ts';
import {
  accent,
  axis,
  dimension,
  drawings,
  edge,
  fine,
  hatch,
  hidden,
  outline,
  put,
  type Draft,
} from '../drafting/sheet.ts';

/** The star between a coupling's jaws, seen along the shaft. */
const star = `M${Array.from({ length: 6 }, (_, i) => i * 60 - 90)
  .map((angle) => {
    const [a, b, c, d] = [
      polar(0, 0, 8.5, angle - 21),
      polar(0, 0, 20, angle - 11),
      polar(0, 0, 20, angle + 11),
      polar(0, 0, 8.5, angle + 21),
    ];
    return `${a.join(' ')}L${b.join(' ')}A20 20 0 0 1 ${c.join(' ')}L${d.join(' ')}`;
  })
  .join('L')}Z`;
const half = shape([
  [-24, -14.5, 1],
  [-10, -14.5, 1],
  [-10, -22, 1],
  [-4, -22],
  [-4, 22],
  [-10, 22, 1],
  [-10, 14.5, 1],
  [-24, 14.5, 1],
]);

const coupling: Draft = {
  slug: 'coupling',
  title: 'Jaw coupling',
  main: [
    put(
      { x: 27, y: 38 },
      accent(box(-4, -19.5, 8, 39)),
      outline(bothSides(0, half)),
      edge('M-4-14H4M-4-5H4M-4 5H4M-4 14H4'),
      hidden('M-24-7H24M-24 7H24'),
      axis('M-26 0H27'),
    ),
  ],
  more: [
    put(
      { x: 75, y: 38, k: 0.84 },
      accent(star + keyed(0, 0, 6.4, 3.6, 1.6)),
      outline(circle(0, 0, 22)),
      edge(keyed(0, 0, 6.4, 3.6, 1.6)),
      axis(cross(0, 0, 22)),
    ),
    along(3, 51, 67, 53.5, '66'),
    label(27, 24, 34, 7, 'STAR'),
  ],
};

/** Rotary shaft seal 25 × 42 × 7: rubber case with lip and dust lip, metal stiffener, garter spring. */
const sealCase = shape([
  [0, -21, 0.5],
  [7, -21, 0.5],
  [7, -19.5, 0.3],
  [2.4, -19.5, 0.8],
  [2.4, -17.2, 0.6],
  [5, -16.4, 0.8],
  [6.8, -15, 0.6],
  [6.6, -12.8],
  [4.4, -12],
  [2.7, -14.4, 0.8],
  [0.6, -12.6, 0.3],
  [0, -13],
]);
const stiffener = shape([
  [1, -16.8],
  [1.7, -16.8],
  [1.7, -20.1, 0.5],
  [6.2, -20.1],
  [6.2, -20.6],
  [1, -20.6, 0.6],
]);

const oilSeal: Draft = {
  slug: 'oil-seal',
  title: 'Oil seal',
  main: [
    put(
      { x: 29, y: 37, k: 1.18 },
      outline(circle(0, 0, 21, 12.2)),
      edge(circle(0, 0, 19.4, 14)),
      fine(circle(0, 0, 17)),
      axis(cross(0, 0, 21)),
    ),
  ],
  more: [
    put(
      { x: 65.5, y: 97, k: 3.6 },
      accent(circle(5.2, -14.4, 0.9)),
      outline(sealCase),
      fine(stiffener),
      hatch(hatching(sealCase + stiffener, 0.6)),
    ),
    put({ x: 65.5, y: 97, k: 3.6 }, axis('M-2-12H8')),
    dimension('B', along(65.5, 90.7, 14.5, 20.8, '7')),
    label(84.2, 45.2, 77, 65.5, 'SPRING'),
  ],
  sizes: [
    dimension('D', along(4.2, 53.8, 67.5, 62, 'Ø47', 0.3)),
    dimension('d', along(14.6, 43.4, 7.5, 36, 'Ø25', 0.3)),
  ],
  sign: [accent(circle(0, 0, 21, 13)), outline(circle(0, 0, 27))],
};

/** A shaft with its bearings, wheel and V-pulley in place: what the category is for. */
const shaftAssembly: Draft = {
  slug: 'bearings-power-transmission',
  title: 'Bearings and power transmission',
  main: [
    put(
      { x: 48, y: 36 },
      accent(...[-27, 15].map((x) => aboveAndBelow(0, box(x, -14, 10, 8.5, 1)))),
      outline(
        turned(0, [
          [-43, 4, 0.8],
          [-27, 4],
          [-27, 5.5],
          [-15, 5.5],
          [-15, 8],
          [13, 8],
          [13, 5.5],
          [25, 5.5],
          [25, 4],
          [43, 4, 0.8],
        ]),
        aboveAndBelow(0, 'M-9-8V-27H7V-8M-43-4V-17.5H-40L-38.5-13.5H-35.5L-34-17.5H-31V-4'),
      ),
      edge(
        across(0, [-27, 5.5], [-15, 8], [13, 8], [25, 5.5], [-43, 17.5], [-31, 17.5]),
        ...[-22, 20].map((x) => circle(x, -9.75, 2.9) + circle(x, 9.75, 2.9)),
        aboveAndBelow(0, 'M-9-23.6H7M31-4V-1.6H41V-4'),
      ),
      axis('M-47 0H47', aboveAndBelow(0, 'M-12-25H10')),
    ),
  ],
  more: [along(26, 68, 68.5, 50.5, '85'), label(69, 23.5, 75, 9, 'BEARING')],
};

export const couplings = drawings('Bearings & power transmission', [coupling, oilSeal, shaftAssembly]);
