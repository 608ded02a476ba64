import { called, label } from '../drafting/measures.ts';
import { bothSides, circle, lines } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, hidden, outline, put, type Draft } from '../drafting/sheet.ts';

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

const spectacles: Draft = {
  slug: 'safety-spectacles',
  title: 'Safety spectacles',
  main: [
    put(
      { x: 48, y: 22 },
      accent(bothSides(0, 'M5-9H30Q36-9 35-2L34 4Q32 11 24 11H15Q7 11 5 4L3.6-4Q3-9 5-9Z')),
      outline(bothSides(0, 'M0-13H32Q40-13 39-4L38 5Q36 15 25 15H14Q5 15 3 8Q2 5 0 5M39-8H44V-1H38.6')),
      axis('M0-17V19'),
    ),
  ],
  more: [
    outline(bothSides(48, 'M48 51Q66 50 84 56V60Q66 54 48 55'), bothSides(48, 'M84 56H90L88 69.6H85L84 60')),
    axis('M48 46V60'),
    label(66, 25, 76, 42, 'LENS'),
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
  more: [label(38, 42, 19, 62, 'LENS')],
};

export const safety = drawings('Safety & PPE', [helmet, goggles, spectacles, earMuff, respirator, head]);
