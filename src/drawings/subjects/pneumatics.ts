import { hatching } from '../drafting/hatching.ts';
import { along, called, label } from '../drafting/measures.ts';
import { aboveAndBelow, box, circle, cross, line, shape } from '../drafting/pen.ts';
import {
  accent,
  axis,
  dimension,
  drawings,
  edge,
  fine,
  hatch,
  outline,
  put,
  solid,
  type Draft,
} from '../drafting/sheet.ts';

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
  more: [dimension('S', along(18, 58, 64, 55, '100')), label(37, 41, 46, 8, 'PISTON')],
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
  more: [dimension('D', along(66, 92, 65, 58, 'Ø8'))],
  sign: [accent(circle(0, 0, 10, 5)), outline(circle(0, 0, 28, 22, 16, 10))],
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
  sign: [
    accent(box(0, 32, 14, 20)),
    outline(
      'M6 0H60V18H6ZM20 0V18M20 9H84',
      'M14 32H38V52H14ZM38 32H62V52H38Z',
      'M20 52V32M32 52V32M43 52L57 32M43 32L57 52',
    ),
    outline('M14 18V25H26V32M52 18V32M62 42L66 36L72 48L78 36L82 42'),
  ],
};

export const pneumatics = drawings('Pneumatics & hydraulics', [
  pneumaticCylinder,
  solenoidValve,
  frl,
  pushIn,
  airTube,
  circuit,
]);
