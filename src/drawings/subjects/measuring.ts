import { along, called, label } from '../measures.ts';
import { box, circle, cross, line, polar, spokes, turned } from '../pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../sheet.ts';

/** Graduation marks along x: long every fifth, from y upwards by `high`. */
const scale = (from: number, step: number, count: number, y: number, high: number) =>
  Array.from({ length: count }, (_, i) =>
    line(from + i * step, y, from + i * step, y - (i % 5 ? high * 0.55 : high)),
  ).join('');

const caliper: Draft = {
  slug: 'vernier-caliper',
  title: 'Vernier caliper',
  main: [
    accent(box(41, 28, 25, 6)),
    outline(
      'M4 21H16V9L20 17V21H91V28H72V34H64V38H58V34H48V44Q48 56 39 62V34H38V28H20V62Q10 56 9 44Q8 36 4 33Z',
      'M38 21V17L42 9V17H72V21',
    ),
    edge('M38 28H72M72 21V28', box(52, 13.6, 8, 3.4), 'M91 23.4H94V25.6H91'),
    fine(
      scale(22, 2, 34, 28, 4.4),
      ...Array.from({ length: 11 }, (_, i) => line(43 + i * 2, 28, 43 + i * 2, i % 5 ? 30.4 : 31.8)),
    ),
    axis('M29.5 36V68'),
  ],
  more: [outline(circle(29.5, 49, 9.5)), axis('M18 49H41'), label(62, 31.6, 72, 48, '0.02 MM')],
};

const micrometer: Draft = {
  slug: 'micrometer',
  title: 'Micrometer',
  main: [
    accent(
      turned(26, [
        [66, 7.6],
        [70, 9],
        [84, 9, 0.6],
      ]),
    ),
    outline(
      'M24 23H20V17H12Q8 17 8 24C8 50 22 65 38 65C46 65 52 60 54 50V33H50V30M24 29V31Q20 31 20 36C21 48 28 55 36 55C42 55 44 50 44 44V30',
      box(24, 23, 4, 6),
      box(36, 23, 8, 6),
      'M44 30H50V20H44ZM50 20H66V32H50',
      turned(26, [
        [84, 5],
        [93, 5, 1],
      ]),
    ),
    edge('M20 17V36', 'M70 17V35M66 18.4L70 17'),
    fine(
      'M52 26H66',
      ...[54, 56.4, 58.8, 61.2, 63.6].map((x, i) => line(x, 26, x, i % 2 ? 28.4 : 23.6)),
      ...[19, 22.5, 26, 29.5, 33].map((y) => line(66.6, y, 70, y)),
      ...[86, 88, 90].map((x) => line(x, 21, x, 31)),
    ),
    axis('M4 26H95'),
  ],
  more: [label(78, 30, 70, 48, 'THIMBLE')],
};

const dialGauge: Draft = {
  slug: 'dial-gauge',
  title: 'Dial gauge',
  main: [
    put(
      { x: 34, y: 29 },
      accent(`M0 0L0-17A17 17 0 0 1 ${polar(0, 0, 17, -38).join(' ')}Z`),
      outline(circle(0, 0, 25), 'M-3-24.8V-27.6H3V-24.8M-3 24.8V33H3V24.8M-1.6 33V38L0 40L1.6 38V33'),
      edge(circle(0, 0, 21.4), circle(-7, 6, 4.4), circle(0, 0, 1.8)),
      fine(spokes(0, 0, 18.4, 21.4, 40), 'M-7 6V2.6'),
      axis(cross(0, 0, 25)),
    ),
  ],
  more: [
    put(
      { x: 78, y: 29 },
      outline('M-6-25H2V25H-6ZM2-21.4H5V21.4H2ZM-5 25V33H1V25M-3.6 33V38L-2 40L-.4 38V33', 'M-6-8H-10V8H-6'),
      edge(circle(-8, 0, 1.6)),
      axis('M-2-29V43'),
    ),
  ],
};

const tapeMeasure: Draft = {
  slug: 'measuring-tape',
  title: 'Measuring tape',
  main: [
    accent('M46 55.6H88V61H46Z'),
    outline('M14 10H40Q50 10 50 22V61H12Q6 61 6 54V20Q6 10 14 10Z', 'M88 53V66H91V53Z', 'M50 55.6H88V61H50'),
    edge(circle(27, 34, 15), 'M50 24H54V38H50', circle(27, 34, 3)),
    fine(...Array.from({ length: 17 }, (_, i) => line(54 + i * 2, 55.6, 54 + i * 2, i % 5 ? 57.4 : 59))),
    axis(cross(27, 34, 15)),
  ],
  more: [called(37.6, 23.4, 58, 12, '5 M')],
};

const spiritLevel: Draft = {
  slug: 'spirit-level',
  title: 'Spirit level',
  main: [
    accent(box(39, 31, 18, 6.6, 3.3)),
    outline(box(3, 27, 90, 18, 1), box(36, 27, 24, 12)),
    edge(
      circle(16, 36, 6),
      circle(80, 36, 6),
      'M3 30H36M60 30H93M3 42H93',
      box(14, 30.6, 4, 10.8),
      box(76.4, 33, 7.4, 6),
    ),
    fine('M45.4 31V37.6M50.6 31V37.6', 'M46 34.3A2 1.6 0 0 1 50 34.3A2 1.6 0 0 1 46 34.3Z'),
    axis('M48 22V50'),
  ],
  more: [label(54, 34, 62, 16, 'VIAL'), along(3, 93, 60, 46, '600')],
  sign: [accent(box(34, 10, 28, 12, 6)), outline(box(4, 0, 88, 32, 2), circle(16, 16, 6), circle(80, 16, 6))],
};

const band = (from: number, to: number) => {
  const [a, b, c, d] = [polar(0, 0, 20, from), polar(0, 0, 20, to), polar(0, 0, 15.6, to), polar(0, 0, 15.6, from)];
  return `M${a.join(' ')}A20 20 0 0 1 ${b.join(' ')}L${c.join(' ')}A15.6 15.6 0 0 0 ${d.join(' ')}Z`;
};
const pressureGauge: Draft = {
  slug: 'pressure-gauge',
  title: 'Pressure gauge',
  main: [
    put(
      { x: 34, y: 30 },
      accent(band(-30, 45)),
      outline(circle(0, 0, 26), 'M-6 25.3V31H6V25.3M-4 31V39H4V31'),
      edge(circle(0, 0, 22.6), circle(0, 0, 2.4), 'M-1.2 2L-9.4-12.4L1.2-1.6'),
      fine(
        ...Array.from({ length: 11 }, (_, i) => 135 + i * 27).map((a) =>
          line(...polar(0, 0, 17, a), ...polar(0, 0, 20, a)),
        ),
        'M-3 31V39M3 31V39',
      ),
      axis(cross(0, 0, 26)),
    ),
  ],
  more: [
    put(
      { x: 80, y: 30 },
      outline('M-8-24Q-8-26-6-26H2V26H-6Q-8 26-8 24ZM2-22H6V22H2M-7 26V31H1V26M-5.6 31V39H-.4V31'),
      axis('M-3-30V42'),
    ),
    called(38, 66, 46, 67.4, 'G1/2'),
  ],
};

const multimeter: Draft = {
  slug: 'multimeter',
  title: 'Multimeter',
  main: [
    accent(circle(28, 42, 8)),
    outline(box(11, 4, 34, 64, 4), box(16, 9, 24, 14, 1), circle(28, 42, 8)),
    edge('M28 42V35', ...[20, 28, 36].map((x) => circle(x, 60.4, 2.4)), 'M12 27H44'),
    fine(
      ...[150, 180, 210, 240, 270, 300, 330, 360, 390].map((a) =>
        line(...polar(28, 42, 10, a), ...polar(28, 42, 12, a)),
      ),
    ),
  ],
  more: [
    edge('M20 13V19.6M23 13H26V16H23V19.6H26M30 13V16H33V13M33 16V19.6'),
    edge('M28 62.8V66Q28 70 34 70H56Q62 70 62 62V50M36 62.8Q36 66 42 66H62Q74 66 74 56V50'),
    ...[62, 74].map((x) =>
      outline(
        `M${x - 2} 50V28H${x - 3.4}V25.6H${x - 1.4}L${x - 0.6} 8H${x + 0.6}L${x + 1.4} 25.6H${x + 3.4}V28H${x + 2}V50Z`,
      ),
    ),
  ].flat(),
};

const weighingScale: Draft = {
  slug: 'weighing-scale',
  title: 'Weighing scale',
  main: [
    accent(box(13, 8.6, 20, 7)),
    outline(box(10, 5, 26, 14, 2), 'M21 19V56M25 19V56', 'M16 56H88V61H16Z', 'M20 61V65H28V61M76 61V65H84V61'),
    edge('M30 52.6H92V56H12Z'),
    fine(circle(16, 17.2, 0.5), circle(20, 17.2, 0.5)),
  ],
  more: [edge(box(46, 28, 30, 24.6)), fine('M46 28L76 52.6M76 28L46 52.6'), called(70, 28, 76, 14, '60 KG')],
};

/** A shaft on V-blocks under a dial gauge: what the category is for. */
const runout: Draft = {
  slug: 'measuring-instruments',
  title: 'Measuring instruments',
  main: [
    accent(circle(42, 14, 6)),
    outline(
      circle(42, 14, 9.6),
      'M40.6 23.6V27H43.4V23.6M42 27V30.6',
      circle(42, 42, 11.4),
      'M24 62V40H29L42 53.6L55 40H60V62Z',
      'M4 62H92V68H4Z',
      'M74 62V10H78V62M66 57H86V62H66Z',
      'M51.6 13H72V16H51.4M71 9.6H81V19H71Z',
    ),
    edge('M42 14L46 9.6'),
    axis(cross(42, 42, 11.4)),
  ],
  more: [called(33.6, 34.4, 22, 24, 'Ø40'), label(38, 16, 22, 8, '0.01')],
};

export const measuring = drawings('Measuring instruments', [
  caliper,
  micrometer,
  dialGauge,
  tapeMeasure,
  spiritLevel,
  pressureGauge,
  multimeter,
  weighingScale,
  runout,
]);
