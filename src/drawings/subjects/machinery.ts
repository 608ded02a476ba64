import { called, label, upright } from '../drafting/measures.ts';
import { box, circle, cross, line, spokes, teeth } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, hidden, outline, put, type Draft } from '../drafting/sheet.ts';

const motor: Draft = {
  slug: 'electric-motor',
  title: 'Electric motor',
  main: [
    accent('M2 33.4H14V40.6H2Z'),
    outline(
      'M14 31H20V43H14M20 20Q20 17 24 17H27V57H24Q20 57 20 54Z',
      box(27, 18, 38, 38),
      'M65 17.6H68Q70 17.6 71 19H82Q85 19 85 22V52Q85 55 82 55H71Q70 56.4 68 56.4H65',
      'M34 18V9Q34 8 35 8H51Q52 8 52 9V18',
      'M28 57L26 63H22V66H40V63H38L36 57M56 57L54 63H50V66H68V63H66L64 57',
    ),
    edge('M71 19V55', 'M7 33.4V36H14', ...[23, 28, 33, 41, 46, 51].map((y) => line(27, y, 65, y))),
    fine(
      ...[20.5, 25.5, 30.5, 43.5, 48.5, 53.5].map((y) => line(27, y, 65, y)),
      ...[26, 31, 36, 41, 46].map((y) => line(75, y, 82, y)),
      'M34 11H52',
    ),
    axis('M.5 37H90'),
  ],
  more: [upright(37, 66, 92, 86, '100', 0.5), called(6, 33.4, 6.4, 20, 'Ø28')],
  sign: [
    accent(box(0, 31, 14, 11)),
    outline(
      box(16, 15, 44, 42, 2),
      'M60 17H70Q74 17 74 21V51Q74 55 70 55H60M28 15V6H46V15M20 57V64H56V57',
      ...[25, 36, 47].map((y) => line(22, y, 54, y)),
    ),
  ],
};

/** Worm gearbox, its cover off: the worm drives the wheel below it. */
const gearbox: Draft = {
  slug: 'gearbox',
  title: 'Worm gearbox',
  main: [
    accent(teeth(34, 42, 14.4, 17, 18, 0.3) + circle(34, 42, 6)),
    outline(
      box(12, 8, 44, 54, 5),
      'M8 62H60V68H8Z',
      'M2 15H12M2 24H12M2 15V24M56 17H58V22H56',
      'M19 14.4H49V24.6H19Z',
      circle(34, 42, 6),
    ),
    edge(circle(34, 42, 20.5), 'M12 15H19M12 24H19M49 17H56M49 22H56', 'M2 17.6H8V21.4H2'),
    fine(...[21, 26.4, 31.8, 37.2, 42.6].map((x) => `M${x} 14.4Q${x + 3} 19.5 ${x + 4.4} 24.6`)),
    axis('M.5 19.5H62M34 28V66M18 42H50'),
  ],
  more: [
    put(
      { x: 80, y: 42 },
      outline(box(-10, -34, 20, 54, 3), 'M-13 20H13V26H-13Z', 'M-14-9H-10V9H-14ZM10-9H14V9H10Z'),
      edge(circle(0, -22.5, 4.5)),
      hidden('M-14-6H14M-14 6H14'),
      axis(cross(0, -22.5, 4.5), 'M-15.4 0H15.4'),
    ),
  ],
  sign: [accent(teeth(34, 42, 14, 18.6, 9, 0.36)), outline(box(12, 8, 44, 58, 5), 'M2 14H50V23H2Z')],
};

const concreteMixer: Draft = {
  slug: 'concrete-mixer',
  title: 'Concrete mixer',
  main: [
    put(
      { x: 40, y: 32, turn: -25 },
      accent('M-3.4-21H3.4V21H-3.4Z'),
      outline('M-22-12L-3.4-21H3.4L25-13V13L3.4 21H-3.4L-22 12Z'),
      edge('M21.4-14.3V14.3', ...[-15.6, -10.4, -5.2, 0, 5.2, 10.4, 15.6].map((y) => line(-3.4, y, 3.4, y))),
      axis('M-27 0H30'),
    ),
    outline('M40 32L22 62M40 32L62 62M18 62H70', circle(26, 62, 6), circle(76, 44, 8)),
    edge(circle(40, 32, 3), circle(26, 62, 2), 'M70 49L58 56', ...spokesOf(76, 44)),
  ],
  more: [],
};
function spokesOf(x: number, y: number): string[] {
  return [spokes(x, y, 1.4, 8, 4, 20), circle(x, y, 1.4)];
}

const generator: Draft = {
  slug: 'generator',
  title: 'Generator',
  main: [
    accent(box(15, 24, 16, 12, 1)),
    outline(box(8, 14, 76, 44, 2), 'M4 58H88V63H4Z', 'M66 14V8Q66 5 69 5H74', 'M40 14V58'),
    edge(box(12, 20, 24, 34, 1), box(46, 20, 32, 34, 1), box(16, 41, 5, 5), box(25, 41, 5, 5)),
    fine(...[24, 28, 32, 36, 40, 44, 48].map((y) => line(50, y, 74, y)), 'M18 33L21 27L24.6 32L28 26'),
    axis('M62 10V67'),
  ],
  more: [],
};

/** Motor, coupling and pump on one base frame: what the category is for. */
const pumpSet: Draft = {
  slug: 'machinery-pumps',
  title: 'Machinery and pumps',
  main: [
    accent(box(40, 33, 8, 12)),
    outline(
      box(54, 27, 27, 24, 1.4),
      'M81 28.4H88Q90 28.4 90 31V47Q90 49.6 88 49.6H81M62 27V21H73V27',
      'M35 36H40M48 36H54M35 42H40M48 42H54',
      'M35 33H30V29L24 25V14H12V33H10V45H12V50Q12 54 16 54H24V53L30 49V45H35Z',
      'M8 9.6H28V14H8ZM5 30H10V48H5Z',
      'M58 51V58M77 51V58M16 54V58M26 52V58M6 58H90V65H6Z',
    ),
    edge('M12 58V65M84 58V65', ...[31, 35, 39, 43, 47].map((y) => line(58, y, 77, y))),
    axis('M1 39H95M18 5V58'),
  ],
  more: [label(44, 37, 48, 10, 'COUPLING')],
};

export const machinery = drawings('Machinery & pumps', [motor, gearbox, concreteMixer, generator, pumpSet]);
