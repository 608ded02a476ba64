import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import {
  aboveAndBelow,
  box,
  bothSides,
  breakLine,
  circle,
  cross,
  lines,
  ring,
  shape,
  turned,
} from '../drafting/pen.ts';
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

const steelPipe: Draft = {
  slug: 'steel-pipe',
  title: 'Steel pipe',
  main: [
    accent(
      turned(44, [
        [70, 15.4, 1],
        [90, 15.4, 1],
      ]),
    ),
    outline(
      'M70 32H34M70 56H34',
      breakLine(34, 32, 56),
      'M28 32H10M28 56H10',
      breakLine(28, 32, 56),
      'M10 32Q6 38 10 44Q14 50 10 56Q6 50 10 44',
    ),
    edge(lines([74, 28.6, 74, 59.4], [86, 28.6, 86, 59.4])),
    hidden(lines([37, 34.6, 88, 34.6], [32, 53.4, 88, 53.4])),
    axis('M3 44H95'),
  ],
  more: [
    put(
      { x: 24, y: 15, k: 0.9 },
      outline(circle(0, 0, 12, 9.4)),
      hatch(hatching(circle(0, 0, 12, 9.4), 1.6)),
      axis(cross(0, 0, 12)),
    ),
    dimension('D', called(32.5, 8.3, 38, 5, 'Ø60.3')),
    label(80, 34, 66, 16, 'SOCKET'),
    dimension('L', along(10, 90, 69.5, 60, '6 M')),
  ],
  sizes: [dimension('DN', upright(34.6, 53.4, 50, 48, '50')), dimension('t', called(32.8, 21.2, 40, 24.5, '3.2'))],
  sign: [accent(box(58, -16, 22, 32, 2)), outline('M58-12H6M58 12H6', 'M6-12Q1-6 6 0Q11 6 6 12Q1 6 6 0')],
};

/** Wall of a pipe that widens to a socket with a bead for its ring. */
const bell = aboveAndBelow(
  37,
  'M6 23.4H50L55 19H64.6Q66 15 70 15Q74 15 75.4 19H90V21.6H74.6Q73 17.6 70 17.6Q67 17.6 65.4 21.6H56L51 26H6Z',
);
const plasticPipe: Draft = {
  slug: 'plastic-pipe',
  title: 'Plastic pipe with socket',
  main: [
    accent(aboveAndBelow(37, circle(70, 20.4, 2.8))),
    outline(bell),
    hatch(hatching(bell, 1.6)),
    edge('M90 21.6V52.4M6 26V48M51 26V48M56 21.6V52.4'),
    axis('M2 37H95'),
  ],
  more: [label(70, 53.6, 62, 67, 'SEAL'), dimension('D', called(24, 23.4, 28, 9, 'Ø110'))],
  sizes: [dimension('DN', upright(26, 48, 30, 28, '50')), dimension('t', upright(23.4, 26, 4.6, 6.6, '3.2'))],
  sign: [
    accent(aboveAndBelow(0, circle(64, -22, 4))),
    outline(aboveAndBelow(0, 'M0-14H42L49-19H86'), 'M0-14V14M86-19V19'),
  ],
};

const elbow: Draft = {
  slug: 'elbow',
  title: 'Pipe elbow',
  main: [
    accent(box(10, 11, 8, 30), box(48, 56, 30, 8)),
    outline('M18 14H42A33 33 0 0 1 75 47V56H51V47A9 9 0 0 0 42 38H18Z'),
    edge('M42 14V38M51 47H75'),
    hidden('M10 17H42A30 30 0 0 1 72 47V64M10 35H42A12 12 0 0 1 54 47V64'),
    axis('M5 26H42A21 21 0 0 1 63 47V69', 'M42 10V50M39 47H80'),
  ],
  more: [along(14, 63, 4.6, 10, '43'), label(14, 36, 22, 58, 'G1')],
  sizes: [dimension('DN', upright(17, 35, 28, 26, '25'))],
};

const tee: Draft = {
  slug: 'tee',
  title: 'Pipe tee',
  main: [
    accent(box(8, 27, 9, 34), box(79, 27, 9, 34), box(31, 4, 34, 9)),
    outline('M17 30H32Q35 30 35 27V13H61V27Q61 30 64 30H79M17 58H79M17 30V58M79 30V58'),
    hidden('M8 34H36Q39 34 39 31V4M88 34H60Q57 34 57 31V4M8 54H88'),
    axis('M3 44H93M48 1V64'),
  ],
  more: [dimension('DN', called(48, 58, 56, 67, 'DN 25'))],
};

const flangeRing = aboveAndBelow(
  37,
  shape([
    [66, 8],
    [74, 8],
    [74, 18, 1.4],
    [80, 22],
    [90, 22],
    [90, 26],
    [64, 26],
    [64, 14],
    [66, 14],
  ]),
);
const flange: Draft = {
  slug: 'flange',
  title: 'Flange',
  main: [
    put(
      { x: 31, y: 37 },
      accent(circle(0, 0, 17, 11)),
      outline(circle(0, 0, 28, 11), ring(0, 0, 22.6, 8, 2.6, -67.5)),
      edge(circle(0, 0, 17)),
      axis(cross(0, 0, 28), circle(0, 0, 22.6)),
    ),
  ],
  more: [
    outline(flangeRing, 'M64 26V48M90 26V48'),
    hatch(hatching(flangeRing)),
    edge('M66 8V14M66 60V66'),
    axis('M60 37H95', lines([62, 14.4, 78, 14.4], [62, 59.6, 78, 59.6])),
    label(42, 29, 52, 5, 'FACE'),
  ],
  sizes: [
    dimension('D', along(3, 59, 70, 65.5, 'Ø165', 0.3)),
    dimension('K', along(8.4, 53.6, 5, 36, 'Ø125', 0.3)),
    dimension('DN', along(20, 42, 42, 40, '50', 0.3)),
    dimension('d', upright(26, 48, 94.4, 90.5, 'Ø60')),
    dimension('t', along(66, 74, 69.5, 66.5, '18')),
  ],
};

const gasket: Draft = {
  slug: 'gasket',
  title: 'Gasket',
  main: [
    put(
      { x: 31, y: 37 },
      accent(circle(0, 0, 20.6, 15.4)),
      outline(circle(0, 0, 28, 20.6, 15.4, 13)),
      fine(circle(0, 0, 19.4, 18.1, 16.8)),
      axis(cross(0, 0, 28)),
    ),
  ],
  more: [
    put(
      { x: 78, y: 37 },
      outline(box(-3, -27, 6, 17), box(-3.6, 4, 7.2, 5)),
      accent('M-6-10L-3-8L-6-6L-3-4L-6-2L-3 0L-6 2L-3 4H3L6 2L3 0L6-2L3-4L6-6L3-8L6-10Z'),
      hatch(hatching(box(-3, -27, 6, 17)), hatching(box(-3.6, 4, 7.2, 5), 2, -45)),
    ),
    label(48, 29, 56, 6, 'FILLER'),
    dimension('t', along(72, 84, 54, 46.4, '4.5')),
  ],
  sizes: [dimension('D', along(3, 59, 70, 65.5, 'Ø110', 0.3)), dimension('d', along(18, 44, 42, 40, 'Ø60', 0.3))],
};

/** One ferrule with its pipe end in section; its groove holds the seal's rib. */
const ferrule = aboveAndBelow(37, 'M6 27H34Q37 27 38 24L39 20H46V31H6Z');
const triClamp: Draft = {
  slug: 'tri-clamp',
  title: 'Hygienic clamp joint',
  main: [
    accent(aboveAndBelow(37, box(46, 20, 4, 11))),
    outline(
      bothSides(48, ferrule),
      aboveAndBelow(37, 'M35 22L37 12Q37 10 40 10H56Q59 10 59 12L61 22L57.4 22L56 17H40L38.6 22Z'),
    ),
    edge('M6 31V43M90 31V43'),
    hatch(bothSides(48, hatching(ferrule, 1.9))),
    axis('M1 37H95M48 4V70'),
  ],
  more: [label(48, 26, 70, 12, 'SEAL')],
};

export const pipes = drawings('Pipes, valves & fittings', [
  steelPipe,
  plasticPipe,
  elbow,
  tee,
  flange,
  gasket,
  triClamp,
]);
