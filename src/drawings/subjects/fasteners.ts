import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import { hexHead } from '../drafting/parts.ts';
import {
  aboveAndBelow,
  across,
  arc,
  bend,
  bothSides,
  box,
  breakLine,
  circle,
  cross,
  hexagon,
  line,
  lines,
  turned,
} from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

const head = hexHead(37, 37, 48.5, 30.5);
const hexBolt: Draft = {
  slug: 'hex-bolt',
  title: 'Hex bolt',
  main: [
    accent(
      turned(37, [
        [63, 9],
        [88.5, 9],
        [91, 6.5],
      ]),
    ),
    outline(
      head.outline,
      bend([
        [48.5, 28],
        [63, 28],
      ]),
      bend([
        [48.5, 46],
        [63, 46],
      ]),
    ),
    edge(head.edge, across(37, [88.5, 9])),
    fine(aboveAndBelow(37, line(63, 29.6, 89.9, 29.6))),
    axis(line(33, 37, 95, 37)),
  ],
  more: [
    outline(hexagon(18, 37, 26.4, 90)),
    edge(circle(18, 37, 12.6)),
    axis(cross(18, 37, 14.5)),
    dimension('L', along(48.5, 91, 60, 52, '50')),
    label(69, 43, 73, 53.5, '8.8'),
    called(76, 28, 80, 14, 'M16'),
  ],
  sizes: [dimension('d', called(76, 28, 71, 14, 'M16')), dimension('s', along(4.8, 31.2, 60, 45, '24', 0.3))],
  sign: { turn: -30 },
};

const socketScrew: Draft = {
  slug: 'socket-screw',
  title: 'Socket head screw',
  main: [
    outline(
      turned(37, [
        [37, 13.5, 1.2],
        [55, 13.5],
        [55, 9],
        [90, 9],
        [92, 7.2],
      ]),
    ),
    accent(
      turned(37, [
        [37, 6.2],
        [46, 6.2],
        [49, 0],
      ]),
    ),
    edge(across(37, [55, 13.5], [90, 9])),
    fine(aboveAndBelow(37, line(60, 29.6, 91.3, 29.6)), across(37, [60, 9])),
    hatch(
      hatching(
        turned(37, [
          [37, 13.5],
          [55, 13.5],
        ]) +
          turned(37, [
            [37, 6.2],
            [46, 6.2],
            [49, 0],
          ]),
      ),
    ),
    axis(line(33, 37, 95, 37)),
  ],
  more: [
    accent(hexagon(18, 37, 12.4, 90)),
    outline(circle(18, 37, 13.5)),
    edge(circle(18, 37, 12.2), hexagon(18, 37, 12.4, 90)),
    axis(cross(18, 37, 13.5)),
    dimension('L', along(55, 92, 60, 46.8, '40')),
    called(76, 28, 80, 14, 'M16'),
    label(21, 34, 27, 15, 'HEX 14'),
  ],
  sizes: [
    dimension('d', called(76, 28, 71, 14, 'M16')),
    dimension('s', along(11.8, 24.2, 17, 36, '14')),
    dimension('dk', along(4.5, 31.5, 60, 44, '24', 0.3)),
  ],
  sign: [
    accent(hexagon(17, 0, 15, 90)),
    outline(
      circle(17, 0, 17),
      turned(0, [
        [40, 17],
        [56, 17],
        [56, 10],
        [88, 10],
      ]),
    ),
  ],
};

const hexNut: Draft = {
  slug: 'hex-nut',
  title: 'Hex nut',
  main: [
    put(
      { x: 32, y: 37 },
      accent(circle(0, 0, 17.6, 13.6)),
      outline(hexagon(0, 0, 48, 90)),
      edge(circle(0, 0, 22.8)),
      fine(arc(0, 0, 16, -80, 190)),
      axis(cross(0, 0, 27)),
    ),
  ],
  more: [
    put(
      { x: 78, y: 37 },
      outline(
        'M-9.6-25.5Q-10.6-20-10.4-12.7V12.7Q-10.6 20-9.6 25.5L-8.6 27.7H8.6L9.6 25.5Q10.6 20 10.4 12.7V-12.7Q10.6-20 9.6-25.5L8.6-27.7H-8.6Z',
      ),
      edge(lines([-10, -13.85, 10, -13.85], [-10, 13.85, 10, 13.85])),
      fine(bothSides(0, 'M8.6-27.7Q11.8-21 9.6-13.85Q12.6 0 9.6 13.85Q11.8 21 8.6 27.7')),
      axis('M-15 0H15'),
    ),
    dimension('H', along(68, 88, 5, 9.3, '14')),
    label(46, 29, 55, 12, 'M24'),
  ],
  sizes: [dimension('d', called(44.6, 26.5, 54, 12, 'M24')), dimension('s', along(8, 56, 69, 51.5, '36', 0.3))],
};

/** Threaded rod M16, broken off in the middle, a nut on it. */
const threadedRod: Draft = {
  slug: 'threaded-rod',
  title: 'Threaded rod',
  main: [
    accent(box(60, 23, 12, 28, 1)),
    outline(
      `M38 28.5H8L6.5 30V44L8 45.5H38${breakLine(38, 28.5, 45.5)}`,
      `M42 28.5H60M72 28.5H86L87.5 30V44L86 45.5H72M60 45.5H42${breakLine(42, 28.5, 45.5)}`,
    ),
    edge(lines([60, 30, 72, 30], [60, 44, 72, 44], [8, 28.5, 8, 45.5], [86, 28.5, 86, 45.5])),
    fine(
      lines([6.8, 29.8, 39.5, 29.8], [6.8, 44.2, 36.6, 44.2], [43.5, 29.8, 60, 29.8], [40.6, 44.2, 60, 44.2]),
      lines([72, 29.8, 87.2, 29.8], [72, 44.2, 87.2, 44.2]),
    ),
    axis(line(2, 37, 92, 37)),
  ],
  more: [
    dimension('L', along(6.5, 87.5, 61, 51, '1000')),
    dimension('d', called(20, 28.5, 26, 13, 'M16')),
    label(66, 27, 72, 11, 'NUT'),
  ],
  sign: [accent(box(40, -14, 16, 28)), outline('M40-8H0V8H40M56-8H84V8H56')],
};

/** Bolted joint in section: what the category is for. */
const plates = ['M10 27H36.5V37H10ZM59.5 27H86V37H59.5Z', 'M10 37H36.5V47H10ZM59.5 37H86V47H59.5Z'];
const joint: Draft = {
  slug: 'fasteners',
  title: 'Fasteners',
  main: [
    accent(box(29, 23.6, 38, 3.4), box(29, 47, 38, 3.4)),
    outline(
      'M31 23.6V12L32.6 9.4H63.4L65 12V23.6Z',
      'M31 50.4V61L32.6 63.6H63.4L65 61V50.4Z',
      'M38.5 63.6V67.4L40 69H56L57.5 67.4V63.6M38.5 27V47M57.5 27V47',
      ...plates,
    ),
    edge('M39.5 10.5V23.6M56.5 10.5V23.6M39.5 50.4V62.5M56.5 50.4V62.5M38.5 67.4H57.5'),
    fine(
      'M40 63.6V68.6M56 63.6V68.6',
      'M32.6 9.4Q36 11.6 39.5 10.2Q48 13 56.5 10.2Q60 11.6 63.4 9.4',
      'M40 42V47M56 42V47M38.5 42H57.5',
    ),
    hatch(hatching(plates[0]!), hatching(plates[1]!, 2, -45)),
    axis(line(48, 4, 48, 71)),
  ],
  more: [upright(27, 47, 92.5, 86, '20'), label(63, 25.3, 72, 12, 'WASHER')],
};

export const fasteners = drawings('Fasteners', [hexBolt, socketScrew, hexNut, threadedRod, joint]);
