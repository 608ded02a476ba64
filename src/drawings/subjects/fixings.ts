import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import { aboveAndBelow, across, bothSides, box, circle, cross, line, stood, turned } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** A plain washer from the front and from its edge; a spring washer beside it. */
const splitRing = (inner: number, outer: number) =>
  `M${-1.2} ${-outer}A${outer} ${outer} 0 1 0 ${2.6} ${-outer + 0.2}L${0.6} ${-inner}A${inner} ${inner} 0 1 1 ${-2.2} ${-inner + 0.1}Z`;
const washer: Draft = {
  slug: 'washer',
  title: 'Plain and spring washer',
  main: [
    put({ x: 25, y: 37 }, outline(circle(0, 0, 21, 11.4)), fine(circle(0, 0, 20)), axis(cross(0, 0, 21))),
    put({ x: 72, y: 24 }, accent(splitRing(9.6, 16)), axis(cross(0, 0, 16))),
  ],
  more: [
    put({ x: 50.5, y: 37 }, outline(box(-2, -21, 4, 42, 0.6)), axis('M-4.5 0H4.5')),
    put({ x: 72, y: 56 }, outline('M-16-2.2L-1.4-2.8L1 2L-16 2.6ZM16 2.2L3.6 2.8L1.2-2L16-2.6Z'), axis('M0-7V7')),
    dimension('t', along(48.5, 52.5, 64, 58.4, '3')),
  ],
  sizes: [dimension('D', along(4, 46, 66.5, 58.5, 'Ø24', 0.3)), dimension('d1', along(13.6, 36.4, 8, 36, 'Ø13', 0.3))],
  sign: [put({ x: -22 }, outline(circle(0, 0, 21, 11))), put({ x: 22 }, accent(splitRing(11, 21)))].flat(),
};

/** External circlip for a 40 mm shaft; the shaft's groove in a second view. */
const clip =
  'M-7.6 19.2L-11 25.6A2.6 2.6 0 0 1-14.6 26.4L-15.8 25.4C-20.6 22-25 14.6-25 4.6C-25-9.2-14-21.6 0-21.6' +
  'C14-21.6 25-9.2 25 4.6C25 14.6 20.6 22 15.8 25.4L14.6 26.4A2.6 2.6 0 0 1 11 25.6L7.6 19.2A18.6 18.6 0 1 0-7.6 19.2Z';
const circlip: Draft = {
  slug: 'circlip',
  title: 'Circlip',
  main: [
    put(
      { x: 33, y: 34 },
      accent(clip, bothSides(0, circle(13.4, 22.4, 1.7))),
      axis(cross(0, 2, 25), 'M-18.6 2'),
      fine(circle(0, 2, 17.4)),
    ),
  ],
  more: [
    put(
      { x: 77, y: 36 },
      accent(aboveAndBelow(0, box(-2, -23.4, 3.4, 6.4))),
      outline(aboveAndBelow(0, 'M-12-20H-2V-17H1.4V-20H10L12-18V0')),
      fine('M-12-20Q-10-10-12 0Q-14 10-12 20'),
      edge('M10-20V20M-2-17V17M1.4-17V17'),
      axis('M-15 0H16'),
    ),
    dimension('d1', upright(16, 56, 93.5, 88, 'Ø40')),
    label(48, 17.5, 56, 7, 'DIN 471'),
  ],
  sizes: [dimension('d2', upright(19, 53, 62.5, 74, 'Ø38')), dimension('t', along(75, 78.4, 66, 60, '1.75'))],
};

/** Blind rivet as delivered, and set in two sheets. */
const sheets = ['M8 51H30.6V56H8ZM43.4 51H66V56H43.4Z', 'M8 56H30.6V61H8ZM43.4 56H66V61H43.4Z'];
const rivet: Draft = {
  slug: 'rivet',
  title: 'Blind rivet',
  main: [
    accent(
      turned(22, [
        [78, 3.4],
        [79.5, 6.2, 0.8],
        [85, 6.2, 2],
      ]),
    ),
    outline(
      turned(22, [
        [50, 4.4],
        [54, 12, 0.6],
        [55.4, 12],
        [55.4, 6.4],
        [78, 6.4, 0.8],
      ]),
      'M50 18.8H6V25.2H50',
    ),
    edge(across(22, [55.4, 12], [79.5, 6.2])),
    fine(...[14, 18, 22, 26].map((x) => line(x, 18.8, x, 25.2))),
    axis(line(2, 22, 90, 22)),
  ],
  more: [
    outline(
      ...sheets,
      'M30.6 51V61.6C30 64 29.4 66 32 67.6H42C44.6 66 44 64 43.4 61.6V51',
      'M25 51C27 47 31 45.6 34 45.6H40C43 45.6 47 47 49 51Z',
    ),
    hatch(hatching(sheets[0]!), hatching(sheets[1]!, 2, -45)),
    axis(line(37, 42, 37, 70)),
    upright(51, 61, 74, 66, '6'),
    along(55.4, 78, 38, 34, '12'),
  ],
  sign: [
    accent(
      turned(0, [
        [70, 6],
        [73, 11],
        [84, 11, 3],
      ]),
    ),
    outline(
      turned(0, [
        [26, 9],
        [33, 22, 1],
        [36, 22],
        [36, 12],
        [70, 12],
      ]),
      'M26-6H0V6H26',
    ),
  ],
};

/** Dowel pin, and two plates that it holds in line. */
const doweled = ['M54 12H68V34H54ZM82 12H92V34H82Z', 'M54 34H68V58H54ZM82 34H92V58H82Z'];
const dowelPin: Draft = {
  slug: 'dowel-pin',
  title: 'Dowel pin',
  main: [
    accent(
      stood(26, [
        [8, 6.4],
        [10, 8, 1],
        [58, 8],
        [62, 5],
      ]),
    ),
    edge('M18 10H34M18 58H34'),
    axis('M26 3V67'),
  ],
  more: [
    outline(...doweled, 'M68 17L70 15H80L82 17V51L79.6 55H70.4L68 51Z'),
    hatch(hatching(doweled[0]!, 2.2), hatching(doweled[1]!, 2.2, -45)),
    axis('M75 8V62'),
    dimension('L', upright(8, 62, 44, 34, '40')),
    called(18, 22, 12, 8, 'Ø8'),
  ],
  sizes: [dimension('d', called(34, 22, 38, 6, 'Ø8'))],
  sign: { turn: 57 },
};

export const fixings = drawings('Fasteners', [washer, circlip, rivet, dowelPin]);
