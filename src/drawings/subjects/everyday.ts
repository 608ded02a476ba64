import { bothSides, box, circle, line, lines, ring, shape } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Goods that are bought every week and look like nothing else in their category. */

const gumboots: Draft = {
  slug: 'gumboots',
  title: 'Gumboots',
  main: [
    accent('M22 60H76V65Q76 67 74 67H52V64H46V67H24Q22 67 22 65Z'),
    outline('M24 5H46L47 34Q48 42 58 45L70 48Q76 50 76 57V60H22V52Q26 44 25 34Z'),
    edge('M24 10H46.2', 'M62 46.2Q58 54 60 60'),
    fine(...[52, 55, 58].map((x) => line(x, 63, x, 65))),
    axis('M35 2V70'),
  ],
};

const coverall: Draft = {
  slug: 'coverall',
  title: 'Coverall',
  main: [
    accent(box(46.6, 14, 2.8, 26)),
    outline(bothSides(48, 'M48 10L42 6L30 10L18 36L25 39L33 25V66Q33 68 35 68H45L47 44H48')),
    edge('M42 6Q48 13 54 6', 'M33 40H63', box(35, 18, 8, 8), box(53, 18, 8, 8)),
    fine('M37 50H44V58H37ZM52 50H59V58H52Z'),
  ],
};

const labCoat: Draft = {
  slug: 'lab-coat',
  title: 'Laboratory coat',
  main: [
    accent(circle(48, 30, 1.5), circle(48, 38, 1.5), circle(48, 46, 1.5), circle(48, 54, 1.5)),
    outline(bothSides(48, 'M48 20L42 6L30 10L18 40L25 43L32 28L30 68H48')),
    edge('M42 6L44 16L48 20L52 16L54 6', box(53, 24, 8, 9), box(33, 44, 9, 11), box(54, 44, 9, 11), 'M46 20V68'),
  ],
};

export const workwear = drawings('Safety & PPE', [gumboots, coverall, labCoat]);

const garbageBags: Draft = {
  slug: 'garbage-bags',
  title: 'Garbage bags on a roll',
  main: [
    accent(box(20, 26, 12, 36, 6)),
    outline(box(14, 20, 24, 48, 12), 'M26 20H80V68H26', 'M80 24L86 20V68L80 64'),
    edge('M60 20V68'),
    fine(...[24, 30, 36, 42, 48, 54, 60].map((y) => line(60, y, 60, y + 3)), circle(26, 44, 4)),
  ],
};

export const housekeeping = drawings('Cleaning & housekeeping', [garbageBags]);

const sawStrip: Draft = {
  slug: 'hacksaw-blade',
  title: 'Saw blade',
  main: [
    accent(circle(9.5, 36, 2.2), circle(86.5, 36, 2.2)),
    outline(`M5 31H91V41H80${Array.from({ length: 16 }, (_, i) => `L${78 - i * 4} 45L${76 - i * 4} 41`).join('')}H5Z`),
    edge('M16 34.5H80'),
    axis('M2 36H94'),
  ],
};

const abrasiveRoll: Draft = {
  slug: 'abrasive-paper',
  title: 'Abrasive paper and cloth',
  main: [
    accent(
      shape([
        [58, 8],
        [86, 8],
        [86, 44],
        [58, 44],
      ]),
    ),
    outline(circle(30, 38, 24), circle(30, 38, 8), 'M30 62H88V54H48', box(58, 8, 28, 36)),
    fine(
      ...[11.5, 15, 18.5, 21.5].map((r) => circle(30, 38, r)),
      ...[14, 20, 26, 32, 38].map((y) => line(62, y, 82, y)),
    ),
    axis('M3 38H57M30 11V65'),
  ],
};

export const abrasivesByHand = drawings('Cutting tools & abrasives', [sawStrip, abrasiveRoll]);

const tigRod: Draft = {
  slug: 'tig-rod',
  title: 'TIG rods',
  main: [
    accent(box(64, 20, 18, 32, 1)),
    outline(...[22, 28, 34, 40, 46].map((y) => box(5, y, 59, 3, 1.5)), box(60, 18, 30, 36, 2)),
    edge('M66 18V54', 'M84 18V54'),
    axis('M2 36H94'),
  ],
};

export const fillerRods = drawings('Power tools & welding', [tigRod]);

const cableTie: Draft = {
  slug: 'cable-tie',
  title: 'Cable tie',
  main: [
    accent(box(9, 12, 13, 13, 2)),
    outline(
      'M13 25V40A25 25 0 0 0 63 40A25 25 0 0 0 18 26M18 25V40A20 20 0 0 0 58 40A20 20 0 0 0 22 28',
      box(9, 12, 13, 13, 2),
      'M13 12V4Q15.5 1.5 18 4V12',
    ),
    edge(box(12.5, 15.5, 6, 6)),
    fine(...[30, 33, 36, 39].map((y) => line(13.6, y, 17.4, y))),
  ],
};

const conduit: Draft = {
  slug: 'conduit',
  title: 'Electrical conduit',
  main: [
    accent(circle(18, 36, 8)),
    outline(circle(18, 36, 14, 11), 'M18 22H86Q92 22 92 36Q92 50 86 50H18'),
    edge('M70 22Q76 36 70 50'),
    fine(...[74, 78, 82].map((x) => `M${x} 22Q${x + 6} 36 ${x} 50`)),
    axis('M1 36H95M18 18V54'),
  ],
};

const floodLight: Draft = {
  slug: 'flood-light',
  title: 'Flood and street light',
  main: [
    accent(box(25, 17, 46, 24, 1)),
    outline(box(20, 12, 56, 34, 3), 'M16 29H20M76 29H80M16 26V60H80V26'),
    edge(...[0, 1, 2, 3, 4, 5].flatMap((i) => [0, 1, 2].map((row) => circle(30 + i * 7.2, 22 + row * 7, 1.8)))),
    fine(...[28, 36, 44, 52, 60, 68].map((x) => line(x, 46, x, 51)), circle(48, 60, 2)),
    axis('M48 8V66'),
  ],
};

const drive: Draft = {
  slug: 'frequency-drive',
  title: 'Variable frequency drive',
  main: [
    accent(box(32, 12, 22, 10, 1)),
    outline(box(24, 4, 38, 64, 2), 'M62 10L74 14V60L62 64'),
    edge(box(29, 9, 28, 32, 1), circle(50, 31, 5)),
    fine(
      ...[28, 32, 36].map((y) => lines([32, y, 36, y], [39, y, 43, y])),
      ...[46, 50, 54].map((y) => line(29, y, 57, y)),
      ...[32, 38, 44, 50].map((x) => circle(x, 61, 1.8)),
    ),
    axis('M43 1V71'),
  ],
};

const proximitySensor: Draft = {
  slug: 'proximity-sensor',
  title: 'Inductive proximity sensor',
  main: [
    accent(box(6, 28, 8, 16, 1)),
    outline(box(14, 26, 52, 20), 'M66 29H74V43H66', 'M74 34H92M74 38H92', box(26, 20, 8, 32, 1), box(40, 20, 8, 32, 1)),
    edge('M26 31H34M26 41H34M40 31H48M40 41H48'),
    fine(...[17, 20, 23, 37, 51, 54, 57, 60, 63].map((x) => line(x, 26, x - 1, 46)), circle(70, 36, 1)),
    axis('M2 36H95'),
  ],
};

const overloadRelay: Draft = {
  slug: 'overload-relay',
  title: 'Thermal overload relay',
  main: [
    accent(circle(60, 40, 5.4)),
    outline(box(20, 22, 56, 40, 2), 'M28 22V8H32V22M46 22V8H50V22M64 22V8H68V22'),
    edge('M20 30H76M20 52H76', 'M60 40L63.4 36.8', box(28, 35, 8, 5), box(28, 43, 8, 5)),
    fine(...[28, 38, 48, 58, 68].map((x) => circle(x, 57, 2))),
    axis('M48 4V68'),
  ],
};

export const panelGoods = drawings('Electricals & lighting', [
  ...[cableTie, conduit, floodLight, drive, proximitySensor, overloadRelay],
]);

const sieve: Draft = {
  slug: 'test-sieve',
  title: 'Test sieve',
  main: [
    accent(box(18, 52, 60, 4)),
    outline('M14 24V56Q14 58 16 58H80Q82 58 82 56V24', 'M14 24A34 10 0 0 1 82 24A34 10 0 0 1 14 24Z'),
    edge('M17 25A31 8 0 0 0 79 25'),
    fine(
      ...[28, 38, 48, 58, 68].map((x) => line(x, 17, x, 31)),
      lines([20, 21, 76, 21], [18, 25, 78, 25], [22, 29, 74, 29]),
      box(40, 40, 16, 8),
    ),
    axis('M48 10V64'),
  ],
};

const bulbPipette: Draft = {
  slug: 'bulb-pipette',
  title: 'Bulb pipette and burette',
  main: [
    accent(line(27, 16, 33, 16) + 'V17H27Z'),
    outline(
      'M28 2V26Q22 29 22 37Q22 45 28 48V64L29.4 70H30.6L32 64V48Q38 45 38 37Q38 29 32 26V2Z',
      'M62 2H70V52H62Z',
      'M64 52V62L65.4 70H66.6L68 62V52',
    ),
    edge('M60 57H72', circle(76, 57, 3)),
    fine(...[8, 13, 18, 23, 28, 33, 38, 43].map((y) => line(62, y, 66, y))),
    axis('M30 1V71M66 1V71'),
  ],
};

const syringeFilter: Draft = {
  slug: 'syringe-filter',
  title: 'Syringe filter',
  main: [
    accent(box(22, 33, 52, 4)),
    outline(
      'M22 28H74Q76 28 76 30V40Q76 42 74 42H22Q20 42 20 40V30Q20 28 22 28Z',
      'M40 28V12H56V28',
      'M44 42V60L46 66H50L52 60V42',
    ),
    edge('M36 12H60V8H36Z', 'M20 35H76'),
    fine(...[26, 32, 64, 70].map((x) => line(x, 28, x, 31))),
    axis('M48 3V70'),
  ],
};

export const benchGoods = drawings('Lab supplies', [sieve, bulbPipette, syringeFilter]);

const plugGauge: Draft = {
  slug: 'plug-gauge',
  title: 'Plug and thread ring gauge',
  main: [
    accent(box(60, 18, 22, 18, 1)),
    outline(box(6, 18, 14, 18, 1), box(20, 21, 40, 12, 2), 'M60 18H82V36H60Z', circle(48, 56, 13, 6.4)),
    edge(circle(48, 56, 7.6)),
    fine(...[24, 28, 32, 36, 40, 44, 48, 52, 56].map((x) => line(x, 21, x - 2, 33)), ring(48, 56, 10.4, 12, 0.5)),
    axis('M2 27H88M32 56H64'),
  ],
};

export const limitGauges = drawings('Measuring instruments', [plugGauge]);
