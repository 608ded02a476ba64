import { hatching } from '../drafting/hatching.ts';
import { along, label, upright } from '../drafting/measures.ts';
import {
  aboveAndBelow,
  arc,
  bend,
  box,
  circle,
  cross,
  hexagon,
  line,
  ngon,
  polar,
  shape,
  turned,
} from '../drafting/pen.ts';
import { placed } from '../drafting/path.ts';
import {
  accent,
  axis,
  drawings,
  edge,
  fine,
  hatch,
  measure,
  outline,
  put,
  solid,
  type Draft,
} from '../drafting/sheet.ts';

/** Open end of a spanner with its handle to the right: jaw for `flats`, turned by 15° as they are made. */
function openEnd(x: number, y: number, r: number, flats: number, neck: number): string {
  const half = flats / 2;
  const lean = 15;
  const at = (u: number, v: number) => {
    const angle = (lean * Math.PI) / 180;
    return `${x + u * Math.cos(angle) - v * Math.sin(angle)} ${y + u * Math.sin(angle) + v * Math.cos(angle)}`;
  };
  const tip = Math.sqrt(r ** 2 - (half + 3) ** 2);
  const [above, below] = [polar(x, y, r, -neck), polar(x, y, r, neck)];
  return (
    `M${above.join(' ')}A${r} ${r} 0 0 0 ${at(-tip, -half - 3)}Q${at(-tip - 2, -half - 1)} ${at(-tip - 1, -half)}L${at(0.5, -half)}` +
    `L${at(0.5 + half * 0.577, 0)}L${at(0.5, half)}L${at(-tip - 1, half)}Q${at(-tip - 2, half + 1)} ${at(-tip, half + 3)}A${r} ${r} 0 0 0 ${below.join(' ')}`
  );
}

const combination: Draft = {
  slug: 'spanner',
  title: 'Combination spanner',
  main: [
    accent(box(36, 33.2, 26, 5.6, 2.8)),
    outline(
      openEnd(19, 36, 15, 15, 24),
      'M32.7 29.9Q35 31 38 31H62Q66 31 68.5 29.2M32.7 42.1Q35 41 38 41H62Q66 41 68.5 42.8',
      'M68.5 29.2A12.4 12.4 0 1 1 68.5 42.8',
      ngon(79, 36, 8.2, 12),
    ),
    edge(circle(79, 36, 9.4)),
    axis('M2 36H94M79 20V52'),
  ],
  more: [
    outline('M4 62.5H33L37 64H64L68 61H91V67.6H68L64 66.6H37L33 67.6H4Z'),
    along(19, 79, 12, 20, '195'),
    label(56, 36, 60, 22, 'CR-V'),
  ],
};

/** The open end at the right, the larger size. */
const otherEnd = placed(openEnd(0, 0, 15, 15, 24), { x: 77, y: 36, turn: 180 });
const openSpanner: Draft = {
  slug: 'open-spanner',
  title: 'Double open end spanner',
  main: [
    accent(box(35, 33.2, 26, 5.6, 2.8)),
    outline(
      placed(openEnd(0, 0, 15, 15, 24), { x: 19, y: 36, k: 0.9 }),
      otherEnd,
      'M31.3 30.5Q33.6 31.4 36 31.4H59Q61.4 31.4 63.3 29.9M31.3 41.5Q33.6 40.6 36 40.6H59Q61.4 40.6 63.3 42.1',
    ),
    axis('M2 36H94'),
  ],
  more: [outline('M4 61.4H33L37 63H63L67 60.4H92V68.2H67L63 67.2H37L33 67.6H4Z'), along(19, 77, 12, 20, '195')],
};

const ringSpanner: Draft = {
  slug: 'ring-spanner',
  title: 'Ring spanner',
  main: [
    accent(box(35, 25.2, 26, 5.6, 2.8)),
    outline(
      'M26.2 23.4H71.2M26.2 32.6H71.2',
      arc(17, 28, 10.3, 27, 333),
      arc(80, 28, 10, 207.5, 512.5),
      ngon(17, 28, 6.6, 12),
      ngon(80, 28, 6.4, 12),
    ),
    edge(circle(17, 28, 7.8), circle(80, 28, 7.6)),
    axis('M3 28H94', 'M17 14V42M80 14V42'),
  ],
  more: [
    outline(
      'M6 55H28Q32 55 36 59Q40 63 45 63H52Q57 63 61 59Q65 55 69 55H90V62H72Q68 62 65 65Q61 68 54 68H43Q36 68 32 65Q29 62 25 62H6Z',
    ),
    along(17, 80, 8, 20, '215'),
  ],
};

/** Drive socket 1/2 in, 19 mm: end and section. */
const socketHalf = shape([
  [-19, -13],
  [-19, -9.2],
  [-3, -9.2],
  [-3, -7],
  [2, -5],
  [2, -6.4],
  [19, -6.4],
  [19, -11],
  [2, -11, 2],
  [-1, -13],
]);
const socketWrench: Draft = {
  slug: 'socket',
  title: 'Drive socket',
  main: [
    put(
      { x: 25, y: 37, k: 1.3 },
      accent(box(-6.4, -6.4, 12.8, 12.8)),
      outline(circle(0, 0, 14.6), ngon(0, 0, 10.9, 12)),
      edge(circle(0, 0, 13.4)),
      axis(cross(0, 0, 14.6)),
    ),
  ],
  more: [
    put(
      { x: 72, y: 37, k: 1.02 },
      outline(aboveAndBelow(0, socketHalf), 'M-19-9.2V9.2M19-6.4V6.4'),
      hatch(hatching(aboveAndBelow(0, socketHalf))),
      edge('M-3-9.2V9.2M2-6.4V6.4', circle(11, 0, 1.8)),
      axis('M-23 0H23'),
    ),
    along(52.6, 91.4, 62, 53, '38'),
    label(25, 31, 42, 11, '1/2 SQ'),
  ],
};

const screwdriver: Draft = {
  slug: 'screwdriver',
  title: 'Screwdriver',
  main: [
    accent(
      turned(48, [
        [4, 5.6, 3],
        [9, 8.6, 3],
        [24, 8.6, 4],
        [32, 6, 4],
        [37, 8, 1.6],
        [40, 6, 1],
      ]),
    ),
    outline('M40 45.2H82L90 47V49L82 50.8H40'),
    edge('M82 45.2V50.8M86 46.2V49.8'),
    fine(...[43.6, 46.4, 49.6, 52.4].map((y) => line(10, y, 27, y))),
    axis('M1 48H95'),
  ],
  more: [
    put(
      { x: 72, y: 21, k: 1 },
      outline(circle(0, 0, 12.6)),
      edge('M-2-10V-2H-10V2H-2V10H2V2H10V-2H2V-10Z'),
      fine(circle(0, 0, 5)),
      axis(cross(0, 0, 12.6)),
    ),
    along(40, 90, 66, 52, '150'),
    label(18, 42, 24, 22, 'GRIP'),
  ],
  sign: { turn: -33 },
};

/** A hexagon key as a bent bar of width w, its long arm `long`, its short arm `short`. */
const key = (x: number, y: number, w: number, long: number, short: number) =>
  shape([
    [x, y],
    [x + w, y],
    [x + w, y + short - w, w],
    [x + long, y + short - w],
    [x + long, y + short],
    [x, y + short, 2 * w],
  ]);
const hexKey: Draft = {
  slug: 'hex-key',
  title: 'Hexagon key set',
  main: [
    accent(key(6, 12, 7.4, 84, 52)),
    outline(key(22, 18, 5.4, 62, 34), key(35, 22, 3.8, 42, 20)),
    edge(
      bend([
        [9.7, 12],
        [9.7, 60.3, 11],
        [90, 60.3],
      ]),
      bend([
        [24.7, 18],
        [24.7, 49.3, 8],
        [84, 49.3],
      ]),
      bend([
        [36.9, 22],
        [36.9, 40.1, 5.7],
        [77, 40.1],
      ]),
    ),
  ],
  more: [
    put({ x: 74, y: 19 }, outline(hexagon(0, 0, 17)), axis(cross(0, 0, 10)), hatch(hatching(hexagon(0, 0, 17), 1.8))),
    upright(10.5, 27.5, 89, 80, '8'),
  ],
};

const torqueWrench: Draft = {
  slug: 'torque-wrench',
  title: 'Torque wrench',
  main: [
    accent(
      turned(36, [
        [66, 7, 1],
        [90, 7, 3],
      ]),
    ),
    outline('M26 31.4H66M26 40.6H66', 'M26 31.4L23.4 29.2A11 11 0 1 0 23.4 42.8L26 40.6', box(11, 31.4, 9.2, 9.2)),
    edge('M60 31.4V40.6M26 31.4V40.6', circle(15.6, 36, 8)),
    fine(
      ...Array.from({ length: 9 }, (_, i) => line(69 + i * 2.2, 30, 69 + i * 2.2, 42)),
      ...Array.from({ length: 9 }, (_, i) => line(34 + i * 2.6, 31.4, 34 + i * 2.6, i % 4 ? 33.4 : 35)),
    ),
    axis('M1 36H95M15.6 22V50'),
  ],
  more: [label(80, 40, 72, 56, 'GRIP'), along(15.6, 90, 16, 26, '475')],
  sign: { turn: -33 },
};

/** A spanner on a bolt head, which fits the hexagon of the jaw. */
const bolt = polar(0, 0, 6.9, 195);
const tightening: Draft = {
  slug: 'hand-tools',
  title: 'Hand tools',
  main: [
    put(
      { x: 30, y: 38 },
      accent(hexagon(...bolt, 25, 15)),
      outline(openEnd(0, 0, 24, 25.6, 20), 'M22.6-8.2Q27-6.6 32-6.6H56M22.6 8.2Q27 6.6 32 6.6H56'),
      edge(circle(...bolt, 11.6), 'M56-3.4H37A3.4 3.4 0 0 0 37 3.4H56'),
      fine('M56-6.6Q54-3 56 0Q58 3 56 6.6'),
      axis(cross(...bolt, 17), 'M0 0H60'),
    ),
  ],
  // The arc and its arrow head, which a picture of the whole family leaves out together.
  more: [measure(arc(28, 38, 50, -42, -20)), solid('M76.6 23.4L71.9 20.6L75.6 18.6Z'), label(31, 32, 45, 9, 'HEX 24')],
};

export const handTools = drawings('Hand tools', [
  combination,
  openSpanner,
  ringSpanner,
  socketWrench,
  screwdriver,
  hexKey,
  torqueWrench,
  tightening,
]);
