import { along, called, label, upright } from '../drafting/measures.ts';
import {
  around,
  across,
  bothSides,
  box,
  circle,
  cross,
  line,
  lines,
  polar,
  ring,
  spokes,
  turned,
} from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hidden, outline, put, type Draft } from '../drafting/sheet.ts';

/** Housing and insert bearing UCP205 for a 25 mm shaft. */
const insert = [
  accent(circle(0, 0, 23, 17)),
  outline(circle(0, 0, 12.5)),
  edge(circle(0, 0, 26, 23, 17)),
  fine(circle(0, 0, 13.7), ...[-120, -60].map((angle) => ring(0, 0, 15.2, 1, 1.1, angle))),
];
const housing =
  'M-70 36.5V27A3 3 0 0 1-67 24H-65V22.5H-42C-37 22.5-35 18-35 12V0A35 35 0 0 1 35 0V12C35 18 37 22.5 42 22.5H65V24H67A3 3 0 0 1 70 27V36.5H34V34.5H-34V36.5Z';

const pillowBlock: Draft = {
  slug: 'pillow-block',
  title: 'Pillow block',
  main: [
    put(
      { x: 48, y: 37, k: 0.6 },
      ...insert,
      outline(housing),
      edge('M-2.5-34.9V-38H2.5V-34.9M-1.8-38V-41.5H1.8V-38'),
      hidden(bothSides(0, 'M46 22.5V36.5M59 22.5V36.5')),
      axis(cross(0, 0, 35, 6), bothSides(0, 'M52.5 18V41')),
    ),
  ],
  more: [
    dimension('J', along(16.5, 79.5, 64.5, 59.5, '105')),
    dimension('H', upright(37, 58.9, 92.5, 90, '36.5', 0.33)),
    dimension('d', called(53.3, 31.7, 66, 13, 'Ø25')),
    label(37.4, 30.5, 25, 14, 'SEAL'),
  ],
  sign: [accent(circle(0, 0, 23, 12)), outline(housing, circle(0, 0, 23, 12))],
};

const flangeBearing: Draft = {
  slug: 'flange-bearing',
  title: 'Flanged bearing unit',
  main: [
    put(
      { x: 32.5, y: 38, k: 0.58 },
      ...insert,
      outline(box(-47.5, -47.5, 95, 95, 12), ring(0, 0, 49.5, 4, 6, 45)),
      edge(circle(0, 0, 33)),
      fine(ring(0, 0, 49.5, 4, 9.5, 45)),
      axis(cross(0, 0, 47.5, 5), ...[45, 135, 225, 315].map((a) => cross(...polar(0, 0, 49.5, a), 6, 2))),
    ),
  ],
  more: [
    put(
      { x: 73, y: 38, k: 0.58 },
      outline(
        turned(0, [
          [0, 47.5, 2],
          [13, 47.5, 2],
          [14, 36, 3],
          [27, 33, 3],
          [27, 23],
          [27, 17],
          [36, 17, 1],
          [36, 0],
        ]),
      ),
      edge(across(0, [27, 17], [14, 36])),
      hidden(lines([0, -12.5, 36, -12.5], [0, 12.5, 36, 12.5])),
      axis(line(-5, 0, 38.6, 0), lines([-4, -35, 18, -35], [-4, 35, 18, 35])),
    ),
    dimension('J', along(12.2, 52.8, 6.2, 12, '70')),
    upright(10.45, 65.55, 66.5, 73, '95'),
    label(33, 26.4, 57, 3.6, 'SEAL'),
  ],
  sign: [
    accent(circle(0, 0, 23, 12)),
    outline(box(-40, -40, 80, 80, 12), circle(0, 0, 23, 12), ring(0, 0, 39, 4, 5, 45)),
  ],
};

/** Linear ball bearing LM25UU on its shaft. */
const linearBearing: Draft = {
  slug: 'linear-bearing',
  title: 'Linear ball bearing',
  main: [
    put(
      { x: 32, y: 37, k: 0.78 },
      accent(...[-24.5, 22.5].map((x) => box(x, -20, 2, 40))),
      outline(box(-29.5, -20, 59, 40, 1), 'M-29.5-12.5H-36M-29.5 12.5H-36M29.5-12.5H35M29.5 12.5H35'),
      edge(across(0, [-27.5, 20], [27.5, 20])),
      fine('M-36-12.5Q-34-6-36 0Q-38 6-36 12.5', 'M35-12.5Q33-6 35 0Q37 6 35 12.5'),
      hidden(lines([-29.5, -12.5, 29.5, -12.5], [-29.5, 12.5, 29.5, 12.5])),
      axis('M-40 0H39'),
    ),
  ],
  more: [
    put(
      { x: 79.5, y: 37, k: 0.7 },
      outline(circle(0, 0, 20)),
      edge(circle(0, 0, 15.5, 12.5), ...around(6).map((a) => ring(0, 0, 14, 1, 2, a))),
      axis(cross(0, 0, 20)),
    ),
    dimension('L', along(9, 55, 66, 52.6, '59')),
    label(50.3, 27, 57, 12, 'CIRCLIP'),
  ],
};

/** Adapter sleeve: the taper that a bearing sits on, its thread with the lock nut, and the nut from the front. */
const adapterSleeve: Draft = {
  slug: 'adapter-sleeve',
  title: 'Adapter sleeve with lock nut',
  main: [
    accent(box(38, 8, 9, 56, 1)),
    outline('M6 15L38 21V51L6 57Z', 'M47 22H56V50H47'),
    edge('M6 34H38V38H6', 'M38 17H47M38 55H47M38 28H47M38 44H47'),
    fine(...[49, 51, 53, 55].map((x) => line(x, 22, x - 1, 50))),
    axis('M2 36H59'),
  ],
  more: [
    put(
      { x: 77, y: 36 },
      outline(circle(0, 0, 16, 9)),
      edge(circle(0, 0, 12), spokes(0, 0, 13, 16, 4, 40), spokes(0, 0, 13, 16, 4, 50)),
      axis(cross(0, 0, 16, 1.4)),
    ),
  ],
};

export const bearingUnits = drawings('Bearings & power transmission', [
  pillowBlock,
  flangeBearing,
  linearBearing,
  adapterSleeve,
]);
