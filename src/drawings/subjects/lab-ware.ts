import { label } from '../drafting/measures.ts';
import { graduation } from '../drafting/parts.ts';
import { bothSides, box, circle, line, lines } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Bottles, tubes and dispensers of the laboratory, and the moulds in which concrete is tested. */

const bottleTopDispenser: Draft = {
  slug: 'bottle-top-dispenser',
  title: 'Bottle-top dispenser',
  main: [
    accent('M22 56H62V65Q62 68.6 58 68.6H26Q22 68.6 22 65Z'),
    outline(
      'M34 39V43Q22 46 22 55V65Q22 68.6 26 68.6H58Q62 68.6 62 65V55Q62 46 50 43V39',
      box(31, 32, 22, 7, 1),
      box(36, 12, 12, 20, 1),
      box(34, 2.4, 16, 6, 1.4),
      'M40.4 8.4V12M43.6 8.4V12',
      'M48 26H74Q78 26 78 30V38H74.6V31Q74.6 29.4 73 29.4H48',
    ),
    edge('M22 56H62', box(54, 24.4, 7, 6.6, 1)),
    fine(graduation(37.4, 29.6, 14.6, 9, 4), ...[34, 37, 40, 43, 46, 49].map((x) => line(x, 33, x, 38))),
    axis('M42 1V70.6'),
  ],
  more: [label(47, 20, 62, 12, '50 ML')],
};

const vials: Draft = {
  slug: 'vial',
  title: 'Vials',
  main: [
    accent(box(17, 8, 24, 15, 1.6)),
    outline(
      'M19 23V60Q19 66 25 66H33Q39 66 39 60V23',
      box(57, 16, 22, 9, 1),
      'M58 25Q55 28 55 32V64Q55 66 57 66H79Q81 66 81 64V32Q81 28 78 25',
    ),
    edge(box(22.6, 32, 12.8, 20), box(59, 38, 18, 18), 'M62 16V13H74V16'),
    fine(
      ...[20, 23, 26, 29, 32, 35, 38].map((x) => line(x, 10, x, 21)),
      lines([25, 38, 33, 38], [25, 42, 33, 42], [62, 44, 74, 44], [62, 48, 74, 48]),
    ),
    axis('M29 4V70M68 9V70'),
  ],
};

const washBottle: Draft = {
  slug: 'wash-bottle',
  title: 'Wash bottle',
  main: [
    accent(box(28, 17, 20, 10, 1)),
    outline(
      'M28 27Q20 30 20 38V64Q20 68 24 68H52Q56 68 56 64V38Q56 30 48 27',
      'M36 17V9Q36 3.4 42 4.6L79 17.4L78 20L42 8.4Q39.6 7.6 39.6 10V17',
    ),
    edge('M20 40H56M20 62H56'),
    fine(
      ...[30, 33, 36, 39, 42, 45].map((x) => line(x, 18, x, 26)),
      lines([27, 47, 49, 47], [27, 51, 49, 51], [27, 55, 41, 55]),
    ),
    axis('M38 1V71'),
  ],
};

const carboy: Draft = {
  slug: 'carboy',
  title: 'Carboy with stopcock',
  main: [
    accent('M64 57H72V51H78V66H74V62H64Z'),
    outline(
      'M36 15Q24 17 20 25V62Q20 68 26 68H58Q64 68 64 62V25Q60 17 48 15',
      box(34, 4, 16, 11, 1.4),
      bothSides(42, 'M24 21Q16 20 16 27Q16 32 20 32'),
    ),
    edge('M20 36H64', 'M70 51V48H80V51Z'),
    fine(...[37, 40, 44, 47].map((x) => line(x, 5, x, 14)), graduation(26, 62, 40, 9, 5)),
    axis('M42 1V71'),
  ],
};

const testTube: Draft = {
  slug: 'test-tube',
  title: 'Test tubes',
  main: [
    accent('M22 38H34V58Q34 65 28 65Q22 65 22 58Z', 'M62 48H74V58Q74 65 68 65Q62 65 62 58Z'),
    outline(
      ...[28, 48, 68].map(
        (x) => `M${x - 8} 6H${x + 8}V9H${x + 6}V58Q${x + 6} 65 ${x} 65Q${x - 6} 65 ${x - 6} 58V9H${x - 8}Z`,
      ),
    ),
    edge('M22 38H34M62 48H74'),
    axis(...[28, 48, 68].map((x) => line(x, 2, x, 70))),
  ],
};

const cubeMould: Draft = {
  slug: 'cube-mould',
  title: 'Cube mould',
  main: [
    accent('M27 23.4L36 14.6H68L59 23.4Z'),
    outline(
      'M20 26L34 12H76L62 26V60L76 46V12',
      box(20, 26, 42, 34),
      'M12 60H70L86 44V48L70 64H12Z',
      'M27 23.4L36 14.6H68L59 23.4Z',
    ),
    edge('M27 26V60M55 26V60M76 44H86', box(14, 34, 6, 5, 1), box(14, 48, 6, 5, 1)),
    fine(...[23.5, 58.5].flatMap((x) => [circle(x, 36.5, 1.9), circle(x, 50.5, 1.9)])),
  ],
  more: [label(47, 19, 66, 6, '150')],
};

const slumpCone: Draft = {
  slug: 'slump-cone',
  title: 'Slump cone',
  main: [
    accent(box(8, 61, 66, 5)),
    outline('M33 8H49L59 58H23Z', bothSides(41, 'M30.4 21H22V29H28.8M23 56H14V61'), box(83, 8, 4, 58, 2)),
    edge('M32.4 11H49.6M24 53H58'),
    axis('M41 3V70'),
  ],
  more: [label(54, 33, 62, 22, '300')],
};

export const labWare = drawings('Lab supplies', [
  ...[bottleTopDispenser, vials, washBottle, carboy, testTube, cubeMould, slumpCone],
]);
