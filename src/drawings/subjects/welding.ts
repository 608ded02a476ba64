import { hatching } from '../drafting/hatching.ts';
import { lettering } from '../drafting/lettering.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import {
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
  measure,
  outline,
  put,
  solid,
  type Draft,
} from '../drafting/sheet.ts';

const weldingElectrode: Draft = {
  slug: 'welding-electrode',
  title: 'Welding electrode',
  main: [
    accent(aboveAndBelow(53, 'M24 45.6H82L88 50H24Z')),
    outline('M4 50H88L90.4 51.6V54.4L88 56H4Z', 'M82 45.6H24V60.4H82'),
    axis('M1 53H95'),
  ],
  more: [
    put(
      { x: 27, y: 22 },
      accent(circle(0, 0, 13.6, 6.2)),
      outline(circle(0, 0, 13.6, 6.2)),
      hatch(hatching(circle(0, 0, 6.2), 1.8)),
      axis(cross(0, 0, 13.6)),
    ),
    dimension('L', along(4, 90.4, 69, 60.6, '350')),
    label(36, 15.6, 47, 10, 'FLUX'),
    dimension('d', called(15, 50, 52, 34, 'Ø3.15')),
  ],
  sign: put({ turn: -20 }, accent(box(20, -9, 60, 18, 2)), outline('M0-3.6H20V3.6H0ZM80-3.6H86V3.6H80')),
};

const weldingWire: Draft = {
  slug: 'welding-wire',
  title: 'Welding wire',
  main: [
    put(
      { x: 34, y: 37 },
      accent(circle(0, 0, 24, 13)),
      outline(circle(0, 0, 29, 6)),
      edge(circle(0, 0, 13), ring(0, 0, 9.6, 1, 1.4, 30)),
      fine(circle(0, 0, 21.5, 19, 16.5)),
      axis(cross(0, 0, 29)),
    ),
  ],
  more: [
    put(
      { x: 77, y: 37 },
      accent(aboveAndBelow(0, box(-7.6, -24, 15.2, 11))),
      outline(aboveAndBelow(0, 'M-10-6V-29H-7.6V-13H7.6V-29H10V-6'), 'M-10-6V6M10-6V6'),
      edge('M-10-6H10M-10 6H10'),
      fine(aboveAndBelow(0, [-21.8, -19.6, -17.4, -15.2].map((y) => line(-7.6, y, 7.6, y)).join(''))),
      axis('M-14 0H14'),
    ),
    along(67, 87, 4.6, 7.4, '103'),
    upright(8, 66, 93.5, 90.4, 'Ø300'),
  ],
};

const weldingMachine: Draft = {
  slug: 'welding-machine',
  title: 'Welding machine',
  main: [
    accent(circle(18, 53, 4.6), circle(42, 53, 4.6)),
    outline(box(7, 18, 46, 46, 3), 'M14 18V12Q14 8 18 8H42Q46 8 46 12V18'),
    edge(box(13, 24, 22, 11, 1), circle(44, 30, 5), circle(18, 53, 6.6), circle(42, 53, 6.6)),
    fine(
      'M44 30L47 26.6',
      ...[39.4, 42, 44.6].map((y) => line(13, y, 29, y)),
      'M16.4 53H19.6M40.4 53H43.6M42 51.4V54.6',
    ),
    axis('M30 4V68'),
  ],
  more: [
    outline(
      shape([
        [62, 18, 3],
        [88, 18, 3],
        [91, 64, 3],
        [59, 64, 3],
      ]),
      'M66 18V12Q66 8 70 8H80Q84 8 84 12V18',
    ),
    fine(...[30, 34, 38, 42, 46, 50].map((y) => line(66, y, 84, y))),
    edge(box(63.4, 26.6, 23.2, 27.4, 1.4)),
    label(42, 53, 56, 70, 'DINSE 35'),
  ],
};

const gauge = (x: number, y: number, r: number, needle: number) => ({
  rim: circle(x, y, r),
  face: circle(x, y, r * 0.82) + arc(x, y, r * 0.58, 135, 405) + line(x, y, ...polar(x, y, r * 0.56, needle)),
});
const [inlet, outlet] = [gauge(66, 18, 13, 300), gauge(26, 20, 13, 220)];
const gasRegulator: Draft = {
  slug: 'gas-regulator',
  title: 'Gas regulator',
  main: [
    accent(
      turned(50, [
        [4, 6],
        [6, 7.4, 1],
        [16, 7.4, 1],
        [16, 4],
      ]),
    ),
    outline(
      inlet.rim,
      outlet.rim,
      'M40 36Q22 36 22 50Q22 64 40 64L46 62V58H62V54H70V56H88L91 53V47L88 44H70V46H62V42H46V38Z',
      'M16 47.4H22.2M16 52.6H22.2',
      'M23.6 33V40.4M28.4 33V37.6M63.6 31V42M68.4 31V44',
    ),
    edge(inlet.face, outlet.face, 'M46 38V62M70 44V56M62 42V58'),
    fine(lines([70, 47, 90, 47], [70, 53, 90, 53]), ...[8, 10, 12, 14].map((x) => line(x, 42.8, x, 57.2))),
    axis('M1 50H95'),
  ],
  more: [label(10, 54, 14, 67, 'SET'), called(91, 53, 84, 66, 'G3/8')],
};

/** Double fillet weld of a T joint with its symbol: what the category is for. */
const [web, flange] = ['M42 6H50V52H42Z', 'M6 52H86V62H6Z'];
const filletWeld: Draft = {
  slug: 'power-tools-welding',
  title: 'Power tools and welding',
  main: [
    accent(bothSides(46, 'M50 38Q54 48 64 52H50Z')),
    outline(web, flange),
    hatch(hatching(web), hatching(flange, 2, -45)),
    axis('M46 2V67'),
  ],
  more: [
    put({ x: 56, y: 46.6 }, solid('M0 0L2.3-1.4L1.4-2.3Z'), measure('M0 0L14-22H34', lettering('5', 16, -23))),
    measure('M77 24.6V19.6L82 24.6'),
    upright(38, 52, 30, 40, '7'),
  ],
  sign: [accent(bothSides(46, 'M51 30Q55 47 70 52H51Z')), outline('M41 6H51V52H41Z', 'M10 52H82V62H10Z')],
};

export const welding = drawings('Power tools & welding', [
  weldingElectrode,
  weldingWire,
  weldingMachine,
  gasRegulator,
  filletWeld,
]);
