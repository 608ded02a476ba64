import { hatching } from '../hatching.ts';
import { along, called, label } from '../measures.ts';
import { aboveAndBelow, across, box, circle, cross, line, lines, shape, teeth, turned } from '../pen.ts';
import { accent, axis, drawings, edge, fine, hatch, outline, put, solid, type Draft } from '../sheet.ts';

const tube = aboveAndBelow(37, box(18, 22, 40, 3));
const caps = [aboveAndBelow(37, 'M6 20H18V29H6Z') + 'M6 29H12V45H6Z', aboveAndBelow(37, 'M58 20H72V32H58Z')];
const pneumaticCylinder: Draft = {
  slug: 'pneumatic-cylinder',
  title: 'Pneumatic cylinder',
  main: [
    accent(box(32, 25, 10, 24, 1)),
    outline('M6 20H18V22H58V20H72V54H58V52H18V54H6Z', 'M42 32H88L90 33.6V40.4L88 42H42', 'M18 20V54M58 20V54'),
    edge(
      tube,
      'M36 25V28M38 25V28M36 46V49M38 46V49M82 32V42',
      'M12 22.6V17.6M10 17.6H14M65 22.6V17.6M63 17.6H67',
      circle(12, 24.5, 1.8),
      circle(65, 26, 1.8),
    ),
    fine(aboveAndBelow(37, 'M82 33.4H90')),
    hatch(hatching(tube, 1.8), hatching(caps[0]!, 2, -45), hatching(caps[1]!, 2, -45)),
    axis('M2 37H95'),
  ],
  more: [along(18, 58, 64, 55, '100'), label(37, 41, 46, 8, 'PISTON')],
  sign: [accent(box(28, 24, 12, 26)), outline('M6 20H66V54H6Z', 'M40 32H90V42H40M66 20V32M66 42V54')],
};

/** Solenoid valve 5/2 with its sign for circuit diagrams. */
const solenoidValve: Draft = {
  slug: 'solenoid-valve',
  title: 'Solenoid valve',
  main: [
    accent(box(6, 40, 20, 22, 1.4)),
    outline(box(34, 40, 44, 22, 1), 'M26 43H34M26 59H34M78 44H84V58H78', 'M9 40V33H23V40'),
    edge(
      ...[46, 66].map((x) => circle(x, 45.6, 3)),
      ...[42, 56, 70].map((x) => circle(x, 56, 3)),
      'M26 51H34',
      box(12.6, 35, 6.8, 3),
    ),
    axis('M2 51H88'),
  ],
  more: [
    put(
      { x: 34, y: 8 },
      edge(
        box(0, 0, 17, 17),
        box(17, 0, 17, 17),
        'M-9 4.6H0V12.4H-9ZM-9 12.4L0 4.6',
        'M34 9L35.6 5L38.4 13L41.2 5L44 13L45.6 9',
      ),
      edge('M5 17V0M12 0V17M22 17L29 0M29 17L22 0'),
      solid('M5 0L4 2.8H6ZM12 17L11 14.2H13ZM29 0L27 2.3L28.8 3Z'),
    ),
    called(66, 42.6, 82, 33, 'G1/4'),
    label(16, 52, 20, 68, 'COIL'),
  ],
};

const frl: Draft = {
  slug: 'frl',
  title: 'Filter, regulator, lubricator',
  main: [
    accent(circle(48, 40, 7.4)),
    outline(
      box(8, 18, 24, 14, 1),
      box(36, 24, 24, 27, 1),
      box(64, 18, 24, 14, 1),
      'M11 32V56Q11 62 17 62H23Q29 62 29 56V32M67 32V56Q67 62 73 62H79Q85 62 85 56V32',
      'M40 24V9Q40 7 42 7H54Q56 7 56 9V24',
      circle(48, 40, 7.4),
    ),
    edge(
      'M32 26H36M32 30H36M60 26H64M60 30H64M3 21H8V29H3ZM88 21H93V29H88Z',
      'M18 62V65.6H22V62',
      box(72, 12, 8, 6, 1),
    ),
    fine(...[43, 45.6, 48, 50.4, 53].map((x) => line(x, 9, x, 20)), 'M48 40L51.4 36.6', 'M11 50H29M67 46H85'),
    axis('M1 25H95'),
  ],
  more: [label(46, 44, 42, 66, 'GAUGE')],
};

const pushInBody = aboveAndBelow(
  37,
  shape([
    [8, 31.4],
    [10, 29.4],
    [24, 29.4],
    [24, 21],
    [36, 21],
    [36, 24],
    [64, 24, 1],
    [64, 27.4],
    [46, 27.4],
    [46, 31.4],
    [40, 33.4],
    [8, 33.4],
  ]),
);
const pushIn: Draft = {
  slug: 'push-in-fitting',
  title: 'Push-in fitting',
  main: [
    accent(aboveAndBelow(37, 'M58 27.4H67V22.6H70V30.8H58Z')),
    outline(pushInBody, 'M8 33.4V40.6M46 30.8H90M46 43.2H90M46 31.4V42.6'),
    edge('M24 21V29.4M36 21V24M24 45V53M36 50V53', aboveAndBelow(37, circle(53, 29.1, 1.6))),
    fine(aboveAndBelow(37, 'M8 30.6H24'), 'M90 30.8Q88 34 90 37Q92 40 90 43.2', aboveAndBelow(37, 'M46 32.6H90')),
    hatch(hatching(pushInBody, 1.8)),
    axis('M3 37H95'),
  ],
  more: [called(12, 29.4, 16, 13, 'G1/4'), called(82, 30.8, 86, 13, 'Ø8'), label(68.4, 48, 74, 62, 'COLLET')],
  sign: [
    accent(aboveAndBelow(0, 'M50-10H58V-18H64V-7H50Z')),
    outline(aboveAndBelow(0, 'M0-9H18V-20H32V-15H50V-7H86'), 'M0-9V9M18-20V20M32-20V20M50-15V15'),
  ],
};

const airTube: Draft = {
  slug: 'air-tube',
  title: 'Air tube',
  main: [
    put(
      { x: 33, y: 37 },
      outline(circle(0, 0, 28, 14), 'M0-28H34V-24.4H13.6'),
      edge(circle(0, 0, 24.5, 21, 17.5)),
      axis(cross(0, 0, 28)),
    ),
    put({ x: 79, y: 44 }, accent(circle(0, 0, 13, 8.6)), outline(circle(0, 0, 13, 8.6)), axis(cross(0, 0, 13))),
  ],
  more: [along(66, 92, 65, 58, 'Ø8')],
  sign: [accent(circle(0, 0, 10, 5)), outline(circle(0, 0, 28, 22, 16, 10))],
};

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
  more: [label(66, 31, 58, 14, '2 × WIRE'), called(50, 47.6, 56, 60, 'DN 12'), called(11, 48, 16, 62, 'G1/2')],
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
    called(45.3, 51.3, 40, 66.5, 'Ø3.53'),
    label(73, 47, 66, 22, 'SEAL'),
  ],
  sign: [accent(circle(0, 0, 30, 21))],
};

const gearPump: Draft = {
  slug: 'hydraulic-pump',
  title: 'Gear pump',
  main: [
    put(
      { x: 34, y: 36 },
      accent(teeth(0, -11.4, 9.6, 13.6, 12, 0.28) + circle(0, -11.4, 4)),
      outline(
        teeth(0, 11.4, 9.6, 13.6, 12, 0.28, 15),
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
      axis('M-13-11.4H16'),
    ),
    label(42, 22, 63, 4, 'DRIVE'),
  ],
};

/** Cylinder, valve and service unit in the signs of ISO 1219: what the category is for. */
const circuit: Draft = {
  slug: 'pneumatics-hydraulics',
  title: 'Pneumatics and hydraulics',
  main: [
    accent(box(19, 32, 9, 14)),
    outline(
      'M22 5H62V19H22ZM32 5V19M36 5V19M36 12H78',
      'M28 32H44V46H28ZM44 32H60V46H44Z',
      'M27 19V26H47V32M57 19V32',
      'M60 39L61.6 34.4L64.6 43.6L67.6 34.4L70.6 43.6L72 39',
      circle(51, 64, 4.6),
    ),
    edge(
      'M19 46L28 32',
      'M32 46V32M40 32V46M47 46L57 32M57 46L47 32',
      'M51 46V59.4',
      'M45 49.6H47.6V46M57 49.6H54.4V46',
    ),
  ],
  more: [solid('M32 32L30.8 35.4H33.2ZM40 46L38.8 42.6H41.2ZM57 32L54.2 34.2L56.2 35.6Z', 'M51 60.6L48.6 65H53.4Z')],
};

export const pneumatics = drawings('Pneumatics & hydraulics', [
  pneumaticCylinder,
  solenoidValve,
  frl,
  pushIn,
  airTube,
  hydraulicHose,
  quickCoupler,
  oRing,
  gearPump,
  circuit,
]);
