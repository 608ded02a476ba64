import { called, label, upright } from '../drafting/measures.ts';
import { arc, box, circle, cross, line, lines, polar, shape, spokes, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, solid, type Draft } from '../drafting/sheet.ts';

/** Clamp meter: jaws around a conductor, dial and display below. */
const clampMeter: Draft = {
  slug: 'clamp-meter',
  title: 'Clamp meter',
  main: [
    accent(box(39, 52, 18, 9, 1)),
    outline(
      arc(48, 16, 13.4, -86, 116),
      arc(48, 16, 13.4, 122, 266),
      arc(48, 16, 8, -86, 100),
      shape([
        [37, 28, 2],
        [59, 28, 2],
        [61, 34, 2],
        [60, 68, 3],
        [36, 68, 3],
        [35, 34, 2],
      ]),
      'M61 33L67 37Q68.6 39 66.6 41L61 43',
    ),
    edge(arc(48, 16, 8, 104, 266), circle(48, 42, 6), line(48, 42, 48, 36.6)),
    fine(circle(48, 16, 2.6), spokes(48, 42, 7, 8.6, 10)),
    axis('M48 .6V70M32 16H64'),
  ],
  more: [label(52, 56, 72, 60, '400 A'), label(48, 16, 70, 8, 'WIRE')],
};

/** A hand-held instrument with its sensor on a lead. */
const handMeter: Draft = {
  slug: 'hand-meter',
  title: 'Hand-held meter',
  main: [
    accent(box(22, 12, 24, 14, 1)),
    outline(box(18, 6, 32, 60, 5), box(68, 30, 14, 24, 4), 'M50 14Q64 10 68 18Q74 26 75 30'),
    edge(circle(75, 39, 4.6), box(22, 31, 24, 7, 2), circle(28, 46, 2.4), circle(40, 46, 2.4), circle(34, 56, 2.6)),
    fine(lines([26, 23, 42, 23], [26, 20, 36, 20]), circle(75, 39, 2.4)),
    axis('M34 2V70'),
  ],
  more: [label(75, 48, 68, 62, 'CELL')],
};

/** Thermocouple or resistance thermometer: stem, process thread, connection head. */
const temperatureProbe: Draft = {
  slug: 'temperature-probe',
  title: 'Temperature probe',
  main: [
    accent(line(4, 44.6, 62, 44.6, 62, 47.4, 4, 47.4) + 'Z'),
    outline(
      'M62 42.4H70V49.6H62ZM70 43.6H74V48.4H70',
      shape([
        [74, 36, 2],
        [90, 32, 4],
        [92, 46, 3],
        [86, 58, 3],
        [74, 56, 2],
      ]),
      'M73 34L88 26.4Q92.4 26 92 30.6',
    ),
    edge(line(66, 42.4, 66, 49.6), box(80, 58.4, 7, 5, 1)),
    fine(...[63.4, 64.8].map((x) => line(x, 42.6, x, 49.4)), circle(83, 45, 4)),
    axis('M1 46H95'),
  ],
  more: [called(30, 44.6, 22, 30, 'Ø6'), label(84, 38, 66, 18, 'HEAD')],
  sign: { turn: -35 },
};

/** Bimetal thermometer: dial with a stem behind it. */
const dialThermometer: Draft = {
  slug: 'dial-thermometer',
  title: 'Dial thermometer',
  main: [
    accent(box(45.8, 46, 4.4, 24 - 0.6)),
    outline(
      circle(48, 22, 20),
      stood(48, [
        [42, 3.4],
        [46, 3.4],
      ]),
    ),
    edge(circle(48, 22, 17)),
    fine(
      ...[135, 162, 189, 216, 243, 270, 297, 324, 351, 378, 405].map((a) =>
        line(...polar(48, 22, 13, a), ...polar(48, 22, 15.6, a)),
      ),
    ),
    solid(`M48 22.9L47.3 21.6L${polar(48, 22, 12, 310).join(' ')}Z`),
    axis(cross(48, 22, 21.4, -0.6)),
  ],
  more: [upright(46, 69.4, 30, 44, '100'), called(62, 36, 74, 46, 'Ø100')],
};

/** Steel rule with its divisions. */
const steelRule: Draft = {
  slug: 'steel-rule',
  title: 'Steel rule',
  main: [
    accent(box(4, 30, 8, 13)),
    outline(box(4, 26, 88, 17, 0.8)),
    edge(...[12, 20, 28, 36, 44, 52, 60, 68, 76, 84].map((x) => line(x, 26, x, 32)), circle(88, 34.5, 1.8)),
    fine(...Array.from({ length: 20 }, (_, i) => line(8 + i * 4, 26, 8 + i * 4, 29.4))),
  ],
  more: [label(8, 38, 20, 58, '0.5')],
  sign: { turn: -38 },
};

/** Crane scale: shackle above, display, hook below. */
const craneScale: Draft = {
  slug: 'crane-scale',
  title: 'Crane scale',
  main: [
    accent(box(36, 28, 24, 9, 1)),
    outline(
      box(31, 20, 34, 28, 4),
      'M42 20V10A6 6 0 0 1 54 10V20',
      'M45 48H51V53Q58 55 57 62Q55 68.6 48 68.4Q41.4 68 41 61H44.6Q45 65 48.4 64.8Q52.6 64 52.6 60.6Q52 57 45 55.6Z',
    ),
    edge('M45 20V11A3 3 0 0 1 51 11V20', ...[39, 45, 51, 57].map((x) => circle(x, 42.4, 1.5))),
    fine(lines([39, 34, 50, 34])),
    axis('M48 1V71'),
  ],
  more: [label(56, 32, 74, 24, '1000 KG')],
};

export const meters = drawings('Measuring instruments', [
  clampMeter,
  handMeter,
  temperatureProbe,
  dialThermometer,
  steelRule,
  craneScale,
]);
