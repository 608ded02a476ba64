import { along, label } from '../drafting/measures.ts';
import { aboveAndBelow, box, circle, line } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

const gripUpper = 'M54 26.6C64 21.4 78 20 90 23.2A3.4 3.4 0 0 1 90 29.4C78 27 66 28.4 56 33Z';
const pliersUpper =
  'M5 35.4V32.4C12 29.6 20 27.4 27 26.6C31 26.1 36 26 40 28.6C44 31.2 50 29 54 26.6M5 35.4H14Q19 30.6 24 35.4H28M56 33C51 35.2 46 35.6 42 35.6';
const pliers: Draft = {
  slug: 'pliers',
  title: 'Combination pliers',
  main: [
    accent(aboveAndBelow(36, gripUpper)),
    outline(aboveAndBelow(36, pliersUpper), circle(35, 36, 4)),
    edge(circle(35, 36, 1.8), 'M28 35.4L31.4 34.4M28 36.6L31.4 37.6'),
    fine(
      ...[6.4, 8, 9.6, 11.2, 12.8].map((x) => line(x, 34, x, 38)),
      aboveAndBelow(36, 'M60 27.6C70 24 80 23.8 88 25.8'),
    ),
    axis('M2 36H60M35 22V50'),
  ],
  more: [along(5, 92.6, 65, 52, '200'), label(74, 23.4, 64, 10, 'GRIP')],
  sign: { turn: -33 },
};

/** Pipe wrench: hook jaw with its threaded shank, knurled nut, heel jaw on the handle. */
const pipeWrench: Draft = {
  slug: 'pipe-wrench',
  title: 'Pipe wrench',
  main: [
    accent(box(42, 39, 9, 15, 1.4)),
    outline(
      'M42 41.5H23Q18 41.5 18 37V13Q6 13 6 25V45Q6 51.5 12 51.5H42',
      'M51 41.5H55M51 51.5H65V41.5H55',
      'M32 41.5V17H39L45 22V29.4Q52 31.4 58 31.4H87A5 5 0 0 1 87 41.4H65M55 41.5V36Q55 33 51 33M36 51.5V57H57V51.5',
    ),
    edge(circle(87, 36.4, 1.6), box(60, 34, 22, 4.8, 2.4)),
    fine(
      ...[19, 22, 25, 28, 31, 34].map((y) => line(18, y, 16, y + 1.4) + line(32, y, 34, y + 1.4)),
      ...[42, 44.5, 47, 49.5, 51.5].map((y) => line(42, y, 51, y)),
      ...[54, 57, 60].map((x) => line(x, 51.5, x + 1.6, 42)),
    ),
  ],
  more: [label(46.5, 46, 54, 65, 'NUT'), along(6, 92, 6.5, 13, '450')],
  sign: { turn: -16 },
};

const hammer: Draft = {
  slug: 'hammer',
  title: 'Ball peen hammer',
  main: [
    accent('M60 32.2C68 31 78 30.4 88 30.8A3.4 3.4 0 0 1 91 34V38A3.4 3.4 0 0 1 88 41.2C78 41.6 68 41 60 39.8Z'),
    outline(
      `M15 15.6A8 8 0 1 1 27 15.6C26 18.4 26.4 20 26.4 24L29.6 27V45L27.6 47V50.4L30.4 52V60L29 62H13L11.6 60V52L14.4 50.4V47L12.4 45V27L15.6 24C15.6 20 16 18.4 15 15.6Z`,
      'M29.6 31H36C44 32.6 52 33.4 60 32.2M29.6 41H36C44 39.4 52 38.6 60 39.8',
    ),
    edge('M15.6 24H26.4M12.4 27H29.6M12.4 45H29.6M11.6 60H30.4M12.4 31H9.6V41H12.4'),
    axis('M21 3V68M5 36H95'),
  ],
  more: [label(76, 34, 70, 20, 'GRIP')],
  sign: { turn: -20 },
};

/** Shovel with a D handle. */
const shovel: Draft = {
  slug: 'shovel',
  title: 'Shovel',
  main: [
    accent(box(5, 28, 4, 16, 1.4)),
    outline(
      'M9 30.4L17 34.2H56M9 41.6L17 37.8H56',
      'M56 32.4L63 32.6C65 26 70 22.6 75 22.6C83 23 90 29 92 36C90 43 83 49 75 49.4C70 49.4 65 46 63 39.4L56 39.6Z',
    ),
    edge('M17 34.2V37.8M63 32.6V39.4M63 32.6C70 33 77 34.4 84 36C77 37.6 70 39 63 39.4'),
    axis('M2 36H95'),
  ],
  more: [outline('M12 60.4H56C66 60.4 78 60 91 64.6C80 63 66 63 56 63.2H12Z'), label(7, 31, 16, 16, 'GRIP')],
  sign: { turn: -33 },
};

export const pliersAndHammers = drawings('Hand tools', [pliers, pipeWrench, hammer, shovel]);
