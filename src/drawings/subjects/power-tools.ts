import { hatching } from '../hatching.ts';
import { lettering } from '../lettering.ts';
import { along, called, label, upright } from '../measures.ts';
import {
  aboveAndBelow,
  arc,
  bothSides,
  box,
  circle,
  cross,
  helix,
  line,
  lines,
  polar,
  ring,
  shape,
  turned,
} from '../pen.ts';
import { accent, axis, drawings, edge, fine, hatch, measure, outline, put, solid, type Draft } from '../sheet.ts';

const angleGrinder: Draft = {
  slug: 'angle-grinder',
  title: 'Angle grinder',
  main: [
    accent('M50 43.6H72Q74 43.6 74 45.2Q64 49.6 54 47.6Q50 46.6 50 43.6Z'),
    outline(
      shape([
        [10, 30, 5],
        [14, 24, 4],
        [32, 22.4, 3],
        [38, 26, 3],
        [62, 26, 6],
        [80, 24.6, 4],
        [88, 27, 4],
        [88, 42, 4],
        [80, 44.6, 4],
        [60, 43.6, 6],
        [38, 44, 3],
        [32, 46, 2],
        [12, 46, 3],
      ]),
      'M17 46V50H27V46M24 50H39Q43 50 43 54V58H39V54.6H24',
      box(1.5, 56, 41, 2.4, 0.6),
    ),
    edge('M32 22.6V46M38 26V44M80 24.6V44.6', 'M17.6 50V56M26.4 50V56M18 58.4V61H26V58.4', circle(22, 32, 5)),
    fine(...[42, 45, 48, 51].map((x) => line(x, 29, x, 33)), circle(22, 32, 3)),
    axis('M22 16V66M4 35H95'),
  ],
  more: [edge('M88 33H90.4Q93 33 93 30V19'), along(1.5, 42.5, 68, 59, 'Ø125', 0.25), label(62, 46, 68, 58, 'SWITCH')],
};

const powerDrill: Draft = {
  slug: 'power-drill',
  title: 'Power drill',
  main: [
    accent('M49 35.6H56V45.6Q51 46 50 41Z'),
    outline(
      'M27 13.6Q30 11 34 10.6H66Q74 10.6 77 14L84 19V30Q80 35 72 36L75 60H78.6V66H55.4V60H59.6L56 35.6H34Q30 35.4 27 33Z',
      turned(23, [
        [10, 3.6, 0.6],
        [14, 6.4],
        [18, 6.4],
        [18, 7.6],
        [27, 7.6],
      ]),
      'M1.6 23L4 21.6H10M1.6 23L4 24.4H10',
    ),
    edge('M34 10.6V35.6M18 16.6V29.4M14 16.6V29.4M66 10.6Q62 16 66 22H83.6M59.6 60H75'),
    fine(
      ...[37, 40, 43, 46].map((x) => line(x, 15, x, 20)),
      ...[16.6, 19.6, 23, 26.4, 29.4].map((y) => line(18, y, 27, y)),
    ),
    axis('M0 23H92'),
  ],
  more: [label(53, 41, 36, 50, 'SWITCH'), called(18, 30.6, 12, 44, 'Ø13')],
};

const rotaryHammer: Draft = {
  slug: 'rotary-hammer',
  title: 'Rotary hammer',
  main: [
    accent(box(79.4, 26, 3.6, 9, 1.2)),
    outline(
      turned(23, [
        [12, 3.4, 1],
        [20, 5.6, 1],
        [30, 5.6],
      ]),
      'M30 13.4H56Q60 12 64 12H80Q92 12 92 24V38Q92 48 82 49H73V41H79.4Q83 41 83 37V26Q83 21.6 79 21.6H73V33H62L60 62Q60 65 57 65H46Q43 65 43 62L41 34H30Z',
      'M1.6 20.6H12M1.6 25.4H12M1.6 20.6V25.4',
    ),
    edge('M30 13.4V34M36 13.4V34M62 33H41M56 13.4V33', circle(51, 24, 3.4), 'M73 21.6V12M73 41V33'),
    fine(...[46, 49, 52, 55].map((y) => line(46, y, 57, y)), helix(23, 1.6, 12, 2.4, 4)),
    axis('M0 23H72M51 30V69'),
  ],
  more: [label(81.2, 33, 80.9, 60, 'SWITCH'), called(16, 27, 20, 48, 'SDS')],
};

const hammerBit: Draft = {
  slug: 'hammer-bit',
  title: 'Hammer drill bit',
  main: [
    accent('M84 42.6H88L92.6 48L88 53.4H84L86 48Z'),
    outline(
      aboveAndBelow(48, 'M4 44L5 43H30L32 43.6H84'),
      'M4 44V52',
      helix(48, 34, 84, 4.4, 14),
      helix(48, 38, 84, 4.4, 14),
    ),
    edge('M32 43.6V52.4M30 43V53', box(9, 44.6, 8, 2.4, 1.2), box(9, 49, 8, 2.4, 1.2), box(20, 46.8, 8, 2.4, 1.2)),
    axis('M1 48H95'),
  ],
  more: [
    put(
      { x: 28, y: 21 },
      outline(circle(0, 0, 12.5)),
      edge(bothSides(0, 'M12-3.4H7V3.4H12'), aboveAndBelow(0, 'M-2.4-12.2V-8.4H2.4V-12.2')),
      axis(cross(0, 0, 12.5)),
    ),
    along(4, 92.6, 65, 54, '160'),
    label(88, 47, 80, 26, 'CARBIDE'),
  ],
  sign: { turn: -33 },
};

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
    along(4, 90.4, 69, 60.6, '350'),
    label(36, 15.6, 47, 10, 'FLUX'),
    called(15, 50, 52, 34, 'Ø3.15'),
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

export const powerTools = drawings('Power tools & welding', [
  angleGrinder,
  powerDrill,
  rotaryHammer,
  hammerBit,
  weldingElectrode,
  weldingWire,
  weldingMachine,
  gasRegulator,
  filletWeld,
]);
