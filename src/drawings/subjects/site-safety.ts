import { label, upright } from '../drafting/measures.ts';
import { bothSides, box, circle, cross, line, lines, spokes } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** Fire-fighting, marking of ways and areas, lockout. */

const fireHose: Draft = {
  slug: 'fire-hose',
  title: 'Fire hose with coupling',
  main: [
    accent(box(72, 55, 9, 14, 1), box(84, 57, 7, 10, 1)),
    outline(circle(36, 36, 30, 18), 'M36 66H72M56.4 58H72', 'M81 56.6H84M81 67.4H84'),
    edge(...[27, 24, 21, 15, 12, 9].map((r) => circle(36, 36, r)), circle(36, 36, 4)),
    fine(...[74.4, 76.6, 78.8].map((x) => line(x, 55, x, 69))),
    axis(cross(36, 36, 30)),
  ],
  more: [label(87, 60, 80, 40, '63')],
};

const hoseReel: Draft = {
  slug: 'hose-reel',
  title: 'Hose reel drum',
  main: [
    accent(circle(42, 34, 25, 12)),
    outline(circle(42, 34, 30, 6.4), 'M66 52Q72 56 72 62M63 55Q68 58 68 62', 'M67 62H73L72 70H68Z', 'M38 64V70H46V64'),
    edge(circle(42, 34, 12), circle(42, 34, 25), spokes(42, 34, 6.4, 12, 6)),
    fine(circle(42, 34, 15.3, 18.5, 21.7), circle(42, 34, 2)),
    axis(cross(42, 34, 30, 1.4)),
  ],
  more: [label(60, 30, 78, 22, '30 M')],
};

const fireBlanket: Draft = {
  slug: 'fire-blanket',
  title: 'Fire blanket',
  main: [
    accent(box(36, 46, 7, 22, 0.6), box(53, 46, 7, 22, 0.6)),
    outline(box(24, 8, 48, 38, 4), 'M42 8V5Q42 3 44 3H52Q54 3 54 5V8'),
    edge(box(30, 14, 36, 22, 1), 'M28 42H68'),
    fine(
      'M48 17Q54 23 52 27Q51 33 46 33Q41 32 43 25Q45 27 46 26Q46 21 48 17Z',
      lines([37, 49, 42, 49], [54, 49, 59, 49]),
    ),
    axis('M48 1V71'),
  ],
};

const smokeDetector: Draft = {
  slug: 'smoke-detector',
  title: 'Smoke detector',
  main: [
    accent(circle(48, 56, 3.4)),
    outline(box(18, 14, 60, 6, 1), 'M22 20H74V32Q74 40 68 42V48Q66 56 48 56Q30 56 28 48V42Q22 40 22 32Z'),
    edge('M28 42H68', 'M22 30H74'),
    fine(
      ...[32, 36, 40, 44, 48, 52, 56, 60, 64].map((x) => line(x, 32, x, 40)),
      ...[6, 18, 30, 42, 54, 66, 78].map((x) => line(x, 14, x + 5, 8)),
      'M4 14H92',
    ),
    axis('M48 4V64'),
  ],
};

const trafficCone: Draft = {
  slug: 'traffic-cone',
  title: 'Traffic cone',
  main: [
    accent('M44 6H52L55.2 18H40.8ZM38.1 28H57.9L60.6 38H35.4ZM32.7 48H63.3L66 58H30Z', box(18, 59, 60, 7, 2)),
    outline('M44 6H52L66 58H30Z'),
    axis('M48 2V70'),
  ],
  more: [upright(6, 66, 90, 78, '750')],
};

const roadBarrier: Draft = {
  slug: 'road-barrier',
  title: 'Road barrier',
  main: [
    accent(box(24, 20, 48, 14, 2)),
    outline('M6 66V50L14 42V14Q14 10 18 10H78Q82 10 82 14V42L90 50V66H60V60H36V66Z', 'M43 10V6H53V10'),
    edge('M14 42H82M6 50H90', circle(80, 59, 2.4)),
    fine('M32 34L38 20M42 34L48 20M52 34L58 20M62 34L68 20'),
    axis('M48 2V70'),
  ],
};

const floorTape: Draft = {
  slug: 'floor-tape',
  title: 'Marking and barricade tape',
  main: [
    accent(circle(36, 34, 29, 17)),
    outline(circle(36, 34, 14), 'M36 63H70V60H49'),
    edge(circle(36, 34, 17), circle(36, 34, 29)),
    fine(circle(36, 34, 26, 23, 20)),
    axis(cross(36, 34, 29)),
  ],
  more: [
    put(
      { x: 81, y: 34 },
      outline(box(-7, -29, 14, 58)),
      edge('M-7-17H7M-7 17H7'),
      fine('M-7-20L7-10M-7-8L7 2M-7 4L7 14'),
    ),
  ],
};

const hasp: Draft = {
  slug: 'lockout-hasp',
  title: 'Lockout hasp',
  main: [
    accent(box(37, 32, 22, 36, 3)),
    outline('M41 32V27A13 13 0 1 1 55 27V32M45 32V25A8.6 8.6 0 1 1 51 25V32'),
    edge(...[39, 50, 61].flatMap((y) => [circle(43, y, 2.9), circle(53, y, 2.9)])),
    fine('M48 32V68'),
    axis('M48 1V71'),
  ],
};

const valveLockout: Draft = {
  slug: 'valve-lockout',
  title: 'Gate valve lockout',
  main: [
    accent(circle(44, 36, 29, 13)),
    outline(circle(44, 36, 29), box(72, 30, 14, 12, 2)),
    edge(circle(44, 36, 25, 13), 'M15 36H31M57 36H73', circle(80, 36, 3)),
    fine(bothSides(44, line(30, 12, 31, 14)), spokes(44, 36, 26.4, 28, 20)),
    axis('M44 3V69'),
  ],
};

export const siteSafety = drawings('Safety & PPE', [
  ...[fireHose, hoseReel, fireBlanket, smokeDetector, trafficCone, roadBarrier, floorTape, hasp, valveLockout],
]);
