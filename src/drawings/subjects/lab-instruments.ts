import { along, called, label } from '../drafting/measures.ts';
import { graduation } from '../drafting/parts.ts';
import { box, circle, cross } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const filter: Draft = {
  slug: 'filtration',
  title: 'Funnel and filter paper',
  main: [
    accent('M20 14H56L39.6 37H36.4Z'),
    outline('M12 8H64L42 40V62L34 66V40Z'),
    edge('M14.6 12H61.4', 'M34 40H42'),
    axis('M38 4V70'),
  ],
  more: [
    put({ x: 78, y: 48 }, outline(circle(0, 0, 15)), fine('M-15 0H15M0-15V15'), axis(cross(0, 0, 15))),
    label(44, 22, 68, 16, 'PAPER'),
  ],
};

const petriDish: Draft = {
  slug: 'petri-dish',
  title: 'Petri dish',
  main: [
    put(
      { x: 33, y: 32 },
      accent(circle(-8, -6, 4.6), circle(9, 3, 3.4), circle(-3, 11, 2.6)),
      outline(circle(0, 0, 27)),
      edge(circle(0, 0, 24.4), circle(-8, -6, 4.6), circle(9, 3, 3.4), circle(-3, 11, 2.6)),
      axis(cross(0, 0, 27)),
    ),
  ],
  more: [outline('M65 33V29H93V33'), outline('M66.6 38V31H67.6V37H90.4V31H91.4V38Z'), along(65, 93, 20, 28, 'Ø90')],
  sign: [accent(circle(-8, -6, 6), circle(10, 8, 4)), outline(circle(0, 0, 27, 22))],
};

const balance: Draft = {
  slug: 'lab-balance',
  title: 'Precision balance',
  main: [
    accent(box(38, 55, 20, 6)),
    outline('M12 52H84L88 65H8ZM16 52V8H80V52', 'M38 44H58V46H38ZM46 46V52H50V46', 'M12 65V68H20V65M76 65V68H84V65'),
    edge('M48 8V44M16 12H80', box(44, 38, 8, 6, 1)),
    fine(circle(66, 58, 1.4), circle(72, 58, 1.4), circle(30, 58, 1.4)),
    axis('M48 3V36'),
  ],
  more: [],
};

/** A titration stand with burette and flask. */
const titration: Draft = {
  slug: 'lab-supplies',
  title: 'Lab supplies',
  main: [
    accent('M44.7 56H59.3L64 62Q65 66 61 66H43Q39 66 40 62Z'),
    outline(
      'M8 66H36V69H8ZM20 66V4H23V66',
      'M49.6 4H54.4V33H49.6ZM51 33V38H53V33M50 38H54V42H50ZM51.4 42V46H52.6V42',
      'M48.6 47V51L40 62Q39 66 43 66H61Q65 66 64 62L55.4 51V47',
    ),
    edge(
      'M23 14H47.6M18 12H25V16H18ZM47.6 12H56.4V16H47.6ZM23 26H47.6M18 24H25V28H18ZM47.6 24H56.4V28H47.6Z',
      'M46 40H50',
      'M47 47H57',
    ),
    fine(graduation(50.4, 32, 6, 14, 2.4)),
    axis('M52 1V71'),
  ],
  more: [called(54.4, 20, 64, 12, '50 ML'), label(56, 61, 72, 52, 'SAMPLE')],
};

export const labInstruments = drawings('Lab supplies', [filter, petriDish, balance, titration]);
