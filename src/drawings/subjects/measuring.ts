import { along, called, label } from '../drafting/measures.ts';
import { box, circle, cross, line, polar, spokes, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

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
  more: [label(80, 30, 79.9, 48, 'THIMBLE')],
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
      axis('M-2-28V42'),
    ),
  ],
};

const tapeMeasure: Draft = {
  slug: 'measuring-tape',
  title: 'Measuring tape',
  main: [
    accent('M50 55.6H88V61H50Z'),
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

export const measuring = drawings('Measuring instruments', [caliper, micrometer, dialGauge, tapeMeasure, spiritLevel]);
