import { label } from '../drafting/measures.ts';
import { box, circle, line } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** Cleaning machines, and what is pushed or held by hand. */

const scrubber: Draft = {
  slug: 'scrubber-drier',
  title: 'Scrubber drier',
  main: [
    accent('M58 50H86Q90 50 90 54V60H54Z'),
    outline(
      'M18 50V22Q18 16 24 16H56Q62 16 65 22L76 50Z',
      circle(32, 60, 8),
      'M20 50V56H24.6M39.6 56H55',
      'M18 24L8 12H3V8.6H10L20 19',
      'M4 62L9 54H14M4 62V67H9Z',
    ),
    edge('M18 34H69.6', circle(32, 60, 3), box(26, 11.6, 16, 4.4, 1)),
    fine(...[58, 63, 68, 73, 78, 83].map((x) => line(x, 61, x, 66)), 'M14 54Q16 48 18 46'),
    axis('M22 60H42'),
  ],
};

const discMachine: Draft = {
  slug: 'disc-scrubber',
  title: 'Single disc scrubber',
  main: [
    accent('M46 54Q48 44 58 44H74Q86 44 88 54Z'),
    outline(
      'M58 44V30Q58 26 62 26H76Q80 26 80 30V44',
      box(48, 54, 38, 5),
      'M58 46L24 10M53 48L20 13M28 6L14 16L11 12.6L25 2.6Z',
      circle(50, 62, 5),
    ),
    edge('M58 33H80'),
    fine(
      ...[60, 65, 70, 75, 80].map((x) => line(x, 59, x, 66)),
      ...[62, 66, 70, 74].map((x) => line(x, 29, x + 2, 29)),
    ),
    axis('M69 22V69'),
  ],
};

const washer: Draft = {
  slug: 'pressure-washer',
  title: 'High-pressure washer',
  main: [
    accent(box(12, 34, 26, 16, 3)),
    outline(
      box(38, 30, 20, 20, 2),
      'M6 50H62V54H6Z',
      circle(18, 60, 8),
      circle(54, 62, 5),
      'M58 46L63 12H52V15.4H59.4L56 30',
    ),
    put({ x: 72, y: 50, turn: -62 }, outline(box(0, -1.4, 40, 2.8, 1), 'M0-3H-12L-16 6H-11L-9 2.6H0Z')),
    edge(circle(18, 60, 3), circle(48, 40, 6), 'M22 34V50M28 34V50M34 34V50'),
    fine('M67.4 66C66 71 60 69 59 64C58 58 53 52 50 45.6', 'M48 40L51.6 36.4'),
    axis('M8 60H28'),
  ],
};

const broom: Draft = {
  slug: 'broom',
  title: 'Broom',
  main: [
    accent(box(40, 30, 16, 7, 1)),
    outline(box(45.4, 3, 5.2, 27, 2), 'M40 37Q34 52 24 66Q48 71 72 66Q62 52 56 37Z'),
    fine(
      ...[-5, -3.6, -2.2, -0.8, 0.8, 2.2, 3.6, 5].map((k) => line(48 + k * 1.4, 39, 48 + k * 4.2, 65.4)),
      'M40 33.4H56',
    ),
    axis('M48 1V70'),
  ],
};

const wiper: Draft = {
  slug: 'floor-wiper',
  title: 'Floor wiper',
  main: [
    accent(box(8, 60, 80, 7)),
    outline(box(46, 3, 4, 42, 1), 'M43 45H53L56 54H40Z', box(8, 54, 80, 6, 1)),
    edge('M46 14H50M8 63.4H88'),
    axis('M48 1V70'),
  ],
  more: [label(80, 63.4, 79, 44, 'RUBBER')],
};

const cloth: Draft = {
  slug: 'cloth',
  title: 'Cloths and wipes',
  main: [
    accent('M14 22Q10 22 10 27Q10 32 14 32H82V22Z'),
    outline(...[32, 42, 52].map((y) => `M82 ${y}H14Q10 ${y} 10 ${y + 5}Q10 ${y + 10} 14 ${y + 10}H82`), 'M82 32V62'),
    outline('M14 22L26 8H88L82 22M88 8V48L82 62'),
    edge('M82 27H16M82 37H16M82 47H16M82 57H16'),
    fine('M22 19L29 11H82L78 19'),
  ],
};

export const cleaningTools = drawings('Cleaning & housekeeping', [
  ...[scrubber, discMachine, washer, broom, wiper, cloth],
]);
