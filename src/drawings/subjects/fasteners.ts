import { hatching } from '../hatching.ts';
import { along, called, label, upright } from '../measures.ts';
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
} from '../pen.ts';
import { accent, axis, drawings, edge, fine, hatch, outline, put, type Draft } from '../sheet.ts';

/** Side view of a hexagon `wide` across its corners, lying: head of a bolt from x1 to x2, chamfered on the left. */
function hexHead(y: number, x1: number, x2: number, wide: number) {
  const [r, q] = [wide / 2, wide / 4];
  const back = wide * 0.06;
  return {
    outline: `M${x1 + back} ${y - r}H${x2}V${y + r}H${x1 + back}A${r * 1.1} ${r * 1.1} 0 0 1 ${x1} ${y + q}V${y - q}A${r * 1.1} ${r * 1.1} 0 0 1 ${x1 + back} ${y - r}Z`,
    edge: lines([x1 + back * 0.6, y - q, x2, y - q], [x1 + back * 0.6, y + q, x2, y + q]),
    fine: `M${x1 + back} ${y - r}Q${x1 - back * 0.4} ${y - q * 1.5} ${x1 + back * 0.6} ${y - q}Q${x1 - back * 0.6} ${y} ${x1 + back * 0.6} ${y + q}Q${x1 - back * 0.4} ${y + q * 1.5} ${x1 + back} ${y + r}`,
  };
}

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
    along(48.5, 91, 60, 52, '50'),
    label(69, 43, 73, 53.5, '8.8'),
    called(76, 28, 80, 14, 'M16'),
  ],
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
    along(55, 92, 60, 46.8, '40'),
    called(76, 28, 80, 14, 'M16'),
    label(21, 34, 27, 15, 'HEX 14'),
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
    along(68, 88, 5, 9.3, '14'),
    label(46, 29, 55, 12, 'M24'),
  ],
};

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
    along(48.5, 52.5, 64, 58.4, '3'),
  ],
  sign: [put({ x: -22 }, outline(circle(0, 0, 21, 11))), put({ x: 22 }, accent(splitRing(11, 21)))].flat(),
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
  more: [along(6.5, 87.5, 61, 51, '1000'), called(20, 28.5, 26, 13, 'M16'), label(66, 27, 72, 11, 'NUT')],
  sign: [accent(box(40, -14, 16, 28)), outline('M40-8H0V8H40M56-8H84V8H56')],
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
    upright(16, 56, 93.5, 88, 'Ø40'),
    label(48, 17.5, 56, 7, 'DIN 471'),
  ],
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

/** Wedge anchor set in concrete through a base plate. */
const pebbles = [
  [12, 40],
  [20, 56],
  [9, 63],
  [22, 33],
  [54, 36],
  [62, 47],
  [51, 60],
  [66, 62],
  [60, 31],
  [15, 48],
] as const;
const wedgeAnchor: Draft = {
  slug: 'wedge-anchor',
  title: 'Wedge anchor',
  main: [
    accent('M29.6 48H40.4L41.6 50V57L39.6 60.5H30.4L28.4 57V50Z'),
    outline(
      'M30 14V6.6L31.2 5.4H38.8L40 6.6V14',
      'M26 14H44V22H26Z',
      box(23, 22, 24, 2.4),
      'M30.4 30V48M39.6 30V48M31.4 60.5L29.8 66H40.2L38.6 60.5',
    ),
    edge('M30.6 14V22M39.4 14V22', box(8, 24.4, 54, 5.6), 'M4 30H66M28.4 30V68H41.6V30'),
    fine('M31.2 5.6V14M38.8 5.6V14M33 48V55H37V48'),
    hatch(
      hatching('M8 24.4H30V30H8ZM40 24.4H62V30H40Z', 1.8),
      ...pebbles.map(([x, y], i) => (i % 3 ? `M${x} ${y}h.4M${x + 3} ${y + 2}h.4` : `M${x} ${y}l2.4-.8l-.6 2.4Z`)),
    ),
    axis(line(35, 2, 35, 70)),
  ],
  more: [upright(30, 66, 74, 66, '80'), label(37, 56, 56, 50, 'CLIP'), called(40, 9, 50, 9, 'M12')],
  sign: [
    accent('M29.6 46H40.4L43 49V57L40.6 60.5H29.4L27 57V49Z'),
    outline('M30 14V5H40V14M24 14H46V24H24ZM18 24H52V29H18ZM30 29V46M40 29V46M29.6 60.5L27 68H43L40.4 60.5'),
  ],
};

/** Self-drilling screw with hexagon washer head. */
const tapThread = (from: number, to: number, root: number, crest: number, pitch: number) => {
  const count = Math.round((to - from) / pitch);
  return (
    Array.from({ length: count }, (_, i) => `L${from + i * pitch} ${-root}L${from + (i + 0.5) * pitch} ${-crest}`).join(
      '',
    ) + `L${to} ${-root}`
  );
};
const selfDrilling: Draft = {
  slug: 'self-drilling-screw',
  title: 'Self-drilling screw',
  main: [
    put(
      { x: 6, y: 34 },
      accent(
        turned(0, [
          [17, 13],
          [21, 13, 1.2],
        ]),
      ),
      outline(
        hexHead(0, 2, 12, 22).outline,
        turned(0, [
          [12, 14.5, 0.8],
          [14.6, 16],
          [17, 16, 0.8],
        ]),
        aboveAndBelow(0, `M21-5.4${tapThread(22, 64, 5.4, 8, 4.2)}`),
        aboveAndBelow(0, 'M64-5.4L66-5.4L67-6.4H78L84 0'),
      ),
      edge(hexHead(0, 2, 12, 22).edge),
      fine(
        ...Array.from({ length: 10 }, (_, i) => line(24.1 + i * 4.2, -8, 22 + i * 4.2, 8)),
        'M67 5C71 4 74-1 78-6.4M70 6.4C75 4 78 1 84 0',
      ),
      axis('M-3 0H88'),
    ),
  ],
  more: [along(23, 90, 58, 51, '55'), label(25, 24, 33, 8, 'EPDM'), called(50.5, 26, 57, 12, 'Ø5.5')],
  sign: [
    accent(
      turned(0, [
        [18, 17],
        [25, 17, 1],
      ]),
    ),
    outline(
      turned(0, [
        [0, 12],
        [13, 12],
        [13, 20],
        [18, 20],
      ]),
      aboveAndBelow(0, `M25-6${tapThread(26, 66, 6, 11, 10)}L72-7L84 0`),
    ),
  ],
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

export const fasteners = drawings('Fasteners', [
  hexBolt,
  socketScrew,
  hexNut,
  washer,
  threadedRod,
  circlip,
  rivet,
  wedgeAnchor,
  selfDrilling,
  joint,
]);
