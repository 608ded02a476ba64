import { called, label } from '../measures.ts';
import { bothSides, box, circle, line, lines, shape } from '../pen.ts';
import { accent, axis, drawings, edge, fine, hidden, outline, put, type Draft } from '../sheet.ts';

const helmet: Draft = {
  slug: 'safety-helmet',
  title: 'Safety helmet',
  main: [
    accent('M18 51H70L68.6 57.6H20.4Q18 55 18 51Z'),
    outline('M9 51Q8 46 11 45C12 24 26 11 45 11C63 11 75 25 78 42Q84 43 91 48Q93 50 90 51Z'),
    edge('M11 45H76Q78 44.6 78 42', 'M33 12.6C30 22 29 34 29.6 45M57 12.8C60 22 61.6 34 61 45'),
    fine('M41 11.2C39 22 38.4 34 38.6 45M49.4 11.2C51.6 22 52.4 34 52 45', 'M66 34H71M66.6 37H71.6'),
    hidden('M18 51C16 34 28 20 45 20C62 20 72 34 70 51'),
    axis('M45 6V62'),
  ],
  more: [label(30, 54.4, 22, 66, 'HARNESS'), called(84, 44.4, 83, 18, 'PEAK')],
};

const goggles: Draft = {
  slug: 'safety-goggles',
  title: 'Safety goggles',
  main: [
    put(
      { x: 48, y: 28 },
      accent(
        'M-29-10H29Q33-10 33-6V4Q33 13 22 13H14Q7 13 4 6Q2 3 0 3Q-2 3-4 6Q-7 13-14 13H-22Q-33 13-33 4V-6Q-33-10-29-10Z',
      ),
      outline(bothSides(0, 'M0-15H30Q39-15 39-7V4Q39 18 23 18H13Q5 18 1.4 10Q1 9 0 9M39-8L45-6V6L38.6 7.6')),
      edge(bothSides(0, 'M45-4H47M45 4H47')),
      fine(bothSides(0, lines([10, -12.5, 14, -12.5], [17, -12.5, 21, -12.5]))),
      axis('M0-19V22'),
    ),
  ],
  more: [
    outline('M12 59Q12 56 18 56H78Q84 56 84 59V61Q84 64 80 64.6L70 66Q48 60 26 66L16 64.6Q12 64 12 61Z'),
    label(68, 34, 78, 50, 'LENS'),
  ],
};

const earMuff: Draft = {
  slug: 'ear-muff',
  title: 'Ear muffs',
  main: [
    accent(bothSides(38, 'M55 32Q50 32 50 38V54Q50 60 55 60Z')),
    outline(
      bothSides(38, 'M55 30H59Q68 32 68 46Q68 60 59 62H55Z'),
      'M12.4 31V28A25.6 22 0 0 1 63.6 28V31',
      'M16 31V28A22 18.6 0 0 1 60 28V31',
    ),
    edge(bothSides(38, 'M62 31V44M59.4 31V46H64.6V32.6')),
    axis('M38 2V66'),
  ],
  more: [
    put(
      { x: 83, y: 46 },
      outline('M0-16C7-16 9.6-9 9.6 0C9.6 9 7 16 0 16C-7 16-9.6 9-9.6 0C-9.6-9-7-16 0-16Z'),
      edge('M0-10C4-10 5.4-6 5.4 0C5.4 6 4 10 0 10C-4 10-5.4 6-5.4 0C-5.4-6-4-10 0-10Z'),
      fine('M-2.4-16V-42M2.4-16V-42'),
      axis('M0-43V20'),
    ),
    label(24, 46, 38, 46, 'PAD'),
  ],
};

const respirator: Draft = {
  slug: 'respirator',
  title: 'Respirator',
  main: [
    put(
      { x: 34, y: 38 },
      accent(circle(0, 6, 8)),
      outline(
        'M0-27C6-27 8-21 12-14C18-8 25-4 25 6C25 18 14 25 0 25C-14 25-25 18-25 6C-25-4-18-8-12-14C-8-21-6-27 0-27Z',
        circle(0, 6, 8),
      ),
      edge(bothSides(0, 'M15-10.6L30-22M24 11L32 15'), 'M-8-19Q0-14 8-19'),
      fine('M0-2V14M-8 6H8', 'M-20-2Q0-16 20-2M-22 12Q0 32 22 12', 'M-6.4-23Q0-19.6 6.4-23'),
      axis('M0-32V30'),
    ),
  ],
  more: [
    put(
      { x: 72, y: 38 },
      outline('M-4-26Q2-24 5-14C12-8 18-2 18 6C18 16 8 24-4 25Q-7 10-6-6Q-5.6-16-4-26Z'),
      edge('M18 2H21Q23 2 23 6Q23 10 21 10H17.4'),
    ),
  ],
};

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
  more: [label(64, 41, 80, 30, 'REFLEX')],
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

/** Head with helmet, goggles and ear muffs: what the category is for. */
const head: Draft = {
  slug: 'safety-ppe',
  title: 'Safety and PPE',
  main: [
    accent('M31 37H65V40Q65 47 58 47H54Q50 47 48.6 43.4H47.4Q46 47 42 47H38Q31 47 31 40Z'),
    outline(
      'M24 30C24 14 34 5 48 5C62 5 72 14 72 30',
      'M18 33Q19 28.6 26 27.6Q48 23 70 27.6Q77 28.6 78 33Q48 26 18 33Z',
      'M31 47V50C31 60 40 68 48 68C56 68 65 60 65 50V47',
      bothSides(48, 'M66 33H69Q76 34 76 43Q76 52 69 53H66Z'),
    ),
    edge(bothSides(48, 'M54 5.6Q57 14 57.4 25.6')),
    fine('M43 59H53', 'M46 50H50'),
    axis('M48 1V71'),
  ],
  more: [label(38, 42, 12, 61, 'LENS')],
};

export const safety = drawings('Safety & PPE', [
  helmet,
  goggles,
  earMuff,
  respirator,
  glove,
  safetyShoe,
  vest,
  harness,
  extinguisher,
  padlock,
  sign,
  head,
]);
