import { hatching } from '../drafting/hatching.ts';
import { along, called, label } from '../drafting/measures.ts';
import { aboveAndBelow, across, box, circle, cross, line, lines, teeth, turned } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

const hydraulicHose: Draft = {
  slug: 'hydraulic-hose',
  title: 'Hydraulic hose',
  main: [
    accent(
      turned(37, [
        [60, 9.4],
        [72, 9.4],
      ]),
    ),
    outline(
      turned(37, [
        [5, 9],
        [6, 11],
        [17, 11, 1],
        [17, 7],
      ]),
      turned(37, [
        [19, 12.6, 1],
        [40, 12.6, 1],
      ]),
      'M17 31.4H19M17 42.6H19M40 26.4H60V47.6H40',
      'M72 30.6H80V43.4H72M80 32.6H91V41.4H80',
    ),
    edge('M6 31.6H17M6 42.4H17', 'M60 26.4V27.6M60 46.4V47.6', ...[24, 29, 34].map((x) => line(x, 24.4, x, 49.6))),
    fine(
      ...[61, 66].map((x) => lines([x, 46.4, x + 5, 27.6], [x, 27.6, x + 5, 46.4])),
      'M91 32.6Q89 35 91 37Q93 39 91 41.4',
    ),
    axis('M1 37H95'),
  ],
  more: [
    label(66, 31, 58, 14, '2 × WIRE'),
    dimension('d', called(50, 47.6, 56, 60, 'DN 12')),
    called(11, 48, 16, 62, 'G1/2'),
  ],
  sign: { turn: -25 },
};

const quickCoupler: Draft = {
  slug: 'quick-coupler',
  title: 'Quick coupler',
  main: [
    accent(
      turned(37, [
        [22, 15, 1],
        [42, 15, 1],
      ]),
    ),
    outline(
      turned(37, [
        [4, 9],
        [6, 11],
        [18, 11],
        [18, 12.6],
        [22, 12.6],
      ]),
      'M42 24.6H46V49.4H42',
      turned(37, [
        [54, 6, 0.6],
        [66, 6],
        [66, 9.4],
        [74, 9.4],
        [74, 12],
        [82, 12],
        [82, 9],
        [91, 9],
      ]),
    ),
    edge(across(37, [18, 12.6], [66, 9.4], [74, 12], [82, 12]), 'M4 31H18M4 43H18M74 31H82M74 43H82'),
    fine(
      ...[25, 28, 31, 34, 37].map((x) => line(x, 22.4, x, 51.6)),
      aboveAndBelow(37, 'M82 29.4H91'),
      'M58 31.2V42.8M60 31.2V42.8',
    ),
    axis('M1 37H95'),
  ],
  more: [label(34, 27, 42, 11, 'SLEEVE'), called(87, 46, 80, 62, 'G1/2')],
  sign: [accent(box(18, -18, 24, 36, 2)), outline('M0-12H18V12H0ZM42-14H48V14H42', 'M56-7H70V-13H86V13H70V7H56Z')],
};

const oRing: Draft = {
  slug: 'o-ring',
  title: 'O-ring',
  main: [
    put(
      { x: 28, y: 34 },
      accent(circle(0, 0, 24.5, 18.5)),
      outline(circle(0, 0, 24.5, 18.5)),
      axis(cross(0, 0, 24.5), circle(0, 0, 21.5)),
    ),
  ],
  more: [
    accent(circle(73, 47.3, 4.3)),
    outline('M54 51.6V62H92V43H79.4V51.6H66.6V43H54V51.6Z', 'M54 43V32H92V43Z', circle(73, 47.3, 4.3)),
    hatch(hatching('M54 62H92V43H79.4V51.6H66.6V43H54Z'), hatching('M54 43V32H92V43Z', 2, -45)),
    dimension('W', called(45.3, 51.3, 40, 66.5, 'Ø3.53')),
    label(73, 47, 66, 22, 'SEAL'),
  ],
  sizes: [dimension('d', along(9.5, 46.5, 6, 34, 'Ø20', 0.3))],
  sign: [accent(circle(0, 0, 30, 21))],
};

const gearPump: Draft = {
  slug: 'hydraulic-pump',
  title: 'Gear pump',
  main: [
    put(
      { x: 34, y: 36 },
      accent(teeth(0, -11.4, 9.6, 13.6, 10, 0.26) + circle(0, -11.4, 4)),
      outline(
        teeth(0, 11.4, 9.6, 13.6, 10, 0.26, 18),
        circle(0, 11.4, 4),
        'M-25-18Q-25-29 0-29.6Q25-29 25-18V18Q25 29 0 29.6Q-25 29-25 18Z',
        circle(0, -11.4, 4),
      ),
      edge(
        'M-14.2-6V-11.4A14.2 14.2 0 0 1 14.2-11.4V-6H30M-14.2-6H-30M-14.2 6V11.4A14.2 14.2 0 0 0 14.2 11.4V6H30M-14.2 6H-30',
      ),
      fine(circle(-19, -21, 1.8), circle(19, -21, 1.8), circle(-19, 21, 1.8), circle(19, 21, 1.8)),
      axis(cross(0, -11.4, 13.6), cross(0, 11.4, 13.6)),
    ),
  ],
  more: [
    put(
      { x: 80, y: 36 },
      outline('M-5-29.6H6V29.6H-5ZM-5-22H-9V22H-5M6-16.6H10L14-14.4V-8.4L10-6.2H6'),
      edge('M-1-29.6V29.6'),
      axis('M-13-11.4H15'),
    ),
    label(42, 22, 63, 4, 'DRIVE'),
  ],
};

export const hydraulics = drawings('Pneumatics & hydraulics', [hydraulicHose, quickCoupler, oRing, gearPump]);
