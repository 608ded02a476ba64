import { called, label } from '../drafting/measures.ts';
import { bothSides, box, circle, line, shape } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const glove: Draft = {
  slug: 'safety-glove',
  title: 'Safety glove',
  main: [
    put(
      { x: -2, y: 0 },
      accent(
        'M29 42V24A3.6 3.6 0 0 1 36.2 24V14A3.7 3.7 0 0 1 43.6 14V10A3.8 3.8 0 0 1 51.2 10V16A3.7 3.7 0 0 1 58.6 16V40C61 37 66 31 70 29.6A3.8 3.8 0 0 1 75 35C72 40 67 47 63.4 52H33C31 49 29 46 29 42Z',
      ),
      outline('M33 52Q34 55 34 58V66Q34 68 36 68H60Q62 68 62 66V58Q62 55 63.4 52'),
      edge('M36.2 24V36M43.6 14V36M51.2 10V36'),
      fine(...[57, 60, 63].map((y) => line(34, y, 62, y)), 'M58.6 40Q55 44 55 50'),
    ),
  ],
  more: [label(48, 44, 70, 51, 'COATING')],
};

const safetyShoe: Draft = {
  slug: 'safety-shoe',
  title: 'Safety shoe',
  main: [
    accent('M71 39.4C82 42.4 89 47 89.6 55H73Q75.4 47 71 39.4Z'),
    outline(
      'M20 9Q31 13 43 8.4L47 26C53 33 62 36.6 71 39.4C84 43 90 48 90 55H9C8 42 19 34 20 9Z',
      'M8 55H91L90.4 61Q90 63 88 63H58L54 61H40L36 63H9Q7 63 7 61Z',
    ),
    edge(
      'M19.4 17Q32 20.6 44.6 15.6',
      'M47 26Q42 29 38 34M52 30.6Q46.6 33.6 43 38.6M57.6 33.8Q52 37 49 42',
      'M38 34Q44 48 38 55',
    ),
    fine(...[14, 20, 26, 32, 62, 68, 74, 80, 86].map((x) => line(x, 59.6, x, 63)), 'M13 48Q24 44 30 55'),
  ],
  more: [label(82, 50, 78, 25, 'TOE CAP')],
};

const vest: Draft = {
  slug: 'protective-clothing',
  title: 'High-visibility vest',
  main: [
    accent('M26 38H46V44H26ZM50 38H70V44H50ZM25.4 52H46V58H25.4ZM50 52H70.6V58H50Z'),
    outline(
      'M38 5L28 9C28 20 27 26 25 30L25.4 66H46V26ZM58 5L68 9C68 20 69 26 71 30L70.6 66H50V26Z',
      'M38 5Q48 10 58 5',
    ),
    edge('M38 5Q42 18 46 26M58 5Q54 18 50 26', 'M30.6 8L34.4 38M36 6L40 38M65.4 8L61.6 38M60 6L56 38'),
    fine('M48 26V66'),
  ],
  more: [label(66, 41, 75, 32, 'REFLEX')],
};

/** A strap of the given width between two points. */
const strap = (x1: number, y1: number, x2: number, y2: number, width = 4) => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [nx, ny] = [(-dy * width) / 2 / Math.hypot(dx, dy), (dx * width) / 2 / Math.hypot(dx, dy)];
  return shape([
    [x1 + nx, y1 + ny],
    [x2 + nx, y2 + ny],
    [x2 - nx, y2 - ny],
    [x1 - nx, y1 - ny],
  ]);
};
const harness: Draft = {
  slug: 'safety-harness',
  title: 'Full-body harness',
  main: [
    accent('M42 20Q42 12 48 12Q54 12 54 20ZM44.6 18H51.4Q51 14.6 48 14.6Q45 14.6 44.6 18Z'),
    outline(
      bothSides(48, strap(62, 6, 51, 22) + strap(51, 27, 63, 41)),
      bothSides(48, 'M60.4 4.6Q66 1 69 8Q72 22 68 40H64Q67.4 22 65 9.6Q64.4 7 63.6 7.4'),
      'M42 20H54V28H42Z',
      box(28, 41, 40, 5, 1),
      bothSides(48, 'M66 46C68 54 66 66 58 67C51 67 50 58 52 46M61.6 46C63 54 62 62.6 58 62.8C54.6 62.6 54.6 56 56 46'),
    ),
    edge(box(44, 40, 8, 7, 1)),
    axis('M48 2V70'),
  ],
  more: [label(52, 16, 76, 16, 'D-RING')],
};

const extinguisher: Draft = {
  slug: 'fire-extinguisher',
  title: 'Fire extinguisher',
  main: [
    accent(box(24, 34, 24, 18)),
    outline(
      'M24 62V26Q24 19 32 18H40Q48 19 48 26V62Q48 66 46 67H26Q24 66 24 62Z',
      'M32 18V13H40V18M31 13L29 9H44L52 5.4L53 8L44 13ZM40 13',
      'M40 15H50Q56 15 56 22V46M53 46L51.6 57H60.4L59 46Z',
    ),
    edge(circle(36, 11, 1.6), 'M24 26H48M24 62H48', circle(30, 15.6, 2.4)),
    fine('M27 39H45M27 43H45M27 47H39'),
    axis('M36 2V70'),
  ],
  more: [called(48, 60, 66, 64, 'IS 15683')],
};

const padlock: Draft = {
  slug: 'lockout-padlock',
  title: 'Lockout padlock',
  main: [
    accent(box(21, 32, 32, 34, 3)),
    outline('M26 32V19A11 11 0 0 1 48 19V32H44V19A7 7 0 0 0 30 19V32Z'),
    edge(box(26, 38, 22, 14, 1)),
    fine('M29 42H45M29 45H45M29 48H39'),
    axis('M37 4V70'),
  ],
  more: [
    put(
      { x: 76, y: 49 },
      outline(box(-8, -17, 16, 34, 3), 'M-2.4-17V-40H2.4V-17'),
      edge(circle(0, 12, 3.4)),
      axis('M0-44V21'),
    ),
    called(46, 12, 56, 8, 'Ø6'),
  ],
};

const sign: Draft = {
  slug: 'safety-sign',
  title: 'Safety sign',
  main: [
    accent(
      shape([
        [48, 14, 2],
        [76.6, 62, 2],
        [19.4, 62, 2],
      ]),
    ),
    outline(
      shape([
        [48, 4, 6],
        [88, 70, 6],
        [8, 70, 6],
      ]),
    ),
    edge('M45.6 29H50.4L49.6 47H46.4Z', circle(48, 53.6, 2.6)),
  ],
  more: [],
};

export const protective = drawings('Safety & PPE', [glove, safetyShoe, vest, harness, extinguisher, padlock, sign]);
