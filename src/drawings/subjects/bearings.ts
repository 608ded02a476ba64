import { hatching } from '../drafting/hatching.ts';
import { along, label, upright } from '../drafting/measures.ts';
import {
  around,
  aboveAndBelow,
  arc,
  bothSides,
  box,
  circle,
  cross,
  line,
  lines,
  polar,
  ring,
  shape,
  type Corner,
} from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** A ball in a front view: its two flanks, which show between the shoulder of the inner and the lip of the outer ring. */
function flanks({ pitch, ball, shoulder, lip }: typeof b6205, angle: number): [right: string, left: string] {
  const at = polar(0, 0, pitch, angle);
  const from = (edgeAt: number) =>
    (Math.acos((edgeAt ** 2 - pitch ** 2 - ball ** 2) / (2 * pitch * ball)) * 180) / Math.PI;
  return [
    arc(...at, ball, angle + from(lip), angle + from(shoulder)),
    arc(...at, ball, angle - from(shoulder), angle - from(lip)),
  ];
}

/** Deep groove ball bearing 6205, 25 × 52 × 15, in true millimetres. */
const b6205 = { lip: 22.7, shoulder: 16.3, pitch: 19.25, ball: 3.97 };
const groove = (r: number) => Math.sqrt(b6205.ball ** 2 - (r - b6205.pitch) ** 2);
const ringsOf6205 = aboveAndBelow(
  0,
  `M-7.5-26H7.5V-22.7H${groove(22.7)}A3.97 3.97 0 0 0 ${-groove(22.7)}-22.7H-7.5Z` +
    `M-7.5-12.5H7.5V-16.3H${groove(16.3)}A3.97 3.97 0 0 1 ${-groove(16.3)}-16.3H-7.5Z`,
);

const ballBearing: Draft = {
  slug: 'ball-bearing',
  title: 'Ball bearing',
  main: [
    put(
      { x: 30.5, y: 38 },
      accent(
        flanks(b6205, -90)
          .join('')
          .replace(/(?<=.)M/, 'L') + 'Z',
      ),
      outline(circle(0, 0, 26, 12.5)),
      edge(circle(0, 0, 22.7, 16.3), ...around(9).flatMap((angle) => flanks(b6205, angle))),
      axis(cross(0, 0, 26), circle(0, 0, 19.25)),
    ),
  ],
  more: [
    put(
      { x: 76, y: 38 },
      accent(circle(0, -19.25, 3.97)),
      outline(ringsOf6205, lines([-7.5, -12.5, -7.5, 12.5], [7.5, -12.5, 7.5, 12.5]), circle(0, 19.25, 3.97)),
      hatch(hatching(ringsOf6205, 3.6)),
      axis(line(-11, 0, 11, 0)),
    ),
    dimension('D', upright(12, 64, 90, 83.5, 'Ø52')),
    dimension('d', upright(25.5, 50.5, 64.5, 68.5, 'Ø25')),
    dimension('B', along(68.5, 83.5, 7, 12, '15')),
    label(30.5, 18.5, 47, 8, 'BALL'),
  ],
  sign: [accent(circle(0, -19, 4.6)), outline(circle(0, 0, 27, 11), ring(0, 0, 19, 6, 3.6))],
};

/** Taper roller bearing 30205 in half section, twice its size; front view beside it. */
const cup: Corner[] = [
  [-8.75, -26],
  [4.25, -26],
  [4.25, -24.5],
  [-8.75, -21],
];
const cone: Corner[] = [
  [-7.5, -12.5],
  [7.5, -12.5],
  [7.5, -20.4],
  [4.7, -20.4],
  [5.1, -18.4],
  [-4.7, -16.6],
  [-4.9, -17.4],
  [-7.5, -17.4],
];
const roller = shape([
  [-4.7, -16.65, 0.4],
  [-5.85, -21.75, 0.4],
  [3.75, -24.45, 0.4],
  [5.1, -18.4, 0.4],
]);

const rollerBearing: Draft = {
  slug: 'roller-bearing',
  title: 'Roller bearing',
  main: [
    put(
      { x: 25, y: 64, k: 2.05 },
      accent(roller),
      outline(shape(cup), shape(cone)),
      edge(lines([-7.5, -12.5, -7.5, -1], [7.5, -12.5, 7.5, -1])),
      fine('M-7.4-19.3L-5.3-19.8M4.5-21.8L6.6-22.3L7.2-21.2M-7.4-19.3L-7-18.2'),
      hatch(hatching(shape(cup), 1.1), hatching(shape(cone), 1.1, -45)),
      axis('M-11 0H11M-9.5-18.3L9.5-22.6'),
    ),
  ],
  more: [
    put(
      { x: 72, y: 40, k: 0.8 },
      outline(circle(0, 0, 26, 12.5)),
      edge(circle(0, 0, 24.2, 20.2, 16.2), ring(0, 0, 22.2, 17, 1.9)),
      axis(cross(0, 0, 26)),
    ),
    dimension('T', along(7.05, 40.4, 5.6, 10.7, '16.25')),
    label(25, 22, 46, 16, 'ROLLER'),
  ],
  sizes: [
    dimension('B', along(9.6, 40.4, 69.5, 64, '15')),
    dimension('D', along(51.2, 92.8, 68.5, 62, 'Ø52', 0.3)),
    dimension('d', along(62, 82, 13, 29, 'Ø25')),
  ],
};

/** Thrust ball bearing 51105 pulled apart along its axis, washers in section. */
const washer = (from: number, to: number, outer: number, bore: number) => {
  const side = (sign: 1 | -1) => {
    const [a, b] = [sign * bore, sign * outer];
    const [near, far] = [sign * 14, sign * 19.5];
    const sweep = sign > 0 === to > from ? 0 : 1;
    return `M${a} ${from}H${b}V${to}H${far}A3.2 3.2 0 0 ${sweep} ${near} ${to}H${a}Z`;
  };
  return side(-1) + side(1);
};
const upper = washer(-22, -16, 21, 12.5);
const lower = washer(22, 16, 21, 13.2);

const thrustBearing: Draft = {
  slug: 'thrust-bearing',
  title: 'Thrust ball bearing',
  main: [
    put(
      { x: 40, y: 36, k: 1.3 },
      accent(circle(-16.75, 0, 3.2)),
      outline(upper, lower, circle(16.75, 0, 3.2)),
      edge(lines([-12.5, -22, 12.5, -22], [-12.5, -16, 12.5, -16], [-13.2, 16, 13.2, 16], [-13.2, 22, 13.2, 22])),
      edge(bothSides(0, 'M-20-1.2H-23V1.2H-20M-13.5-1.2H0M-13.5 1.2H0')),
      hatch(hatching(upper, 1.6), hatching(lower, 1.6)),
      axis('M0-26V26', bothSides(0, 'M-16.75-24V24')),
    ),
  ],
  more: [
    dimension('D', along(12.7, 67.3, 70, 64.6, 'Ø42', 0.32)),
    label(61.8, 36, 74, 26, 'BALL'),
    label(66, 11, 74, 9, 'WASHER'),
  ],
  sizes: [dimension('d', along(23.75, 56.25, 4.6, 7.4, 'Ø25', 0.3))],
  sign: [accent(circle(-16.75, 0, 4.6), circle(16.75, 0, 4.6)), outline(box(-23, -14, 46, 7), box(-23, 7, 46, 7))],
};

export const bearings = drawings('Bearings & power transmission', [ballBearing, rollerBearing, thrustBearing]);
