import { along, called, label, upright } from '../drafting/measures.ts';
import { box, circle, cross, line, lines, spokes } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** Carton in oblique view: the tape over its flaps is the accent. */
const carton: Draft = {
  slug: 'carton',
  title: 'Carton',
  main: [
    accent('M28 28L46 12H54L36 28V38H28Z'),
    outline('M8 28H58V66H8ZM8 28L26 12H76L58 28M76 12V50L58 66'),
    edge('M36 28L54 12M28 28L46 12'),
    fine('M14 58V52M12 54L14 51.6L16 54M20 58V52M18 54L20 51.6L22 54M12 60H22', 'M44 52H54V61H44Z'),
  ],
  more: [label(31, 34, 14, 8, 'TAPE')],
  sizes: [
    dimension('L', along(8, 58, 70.5, 66.5, '300')),
    dimension('B', called(67, 58, 76, 63, '200')),
    dimension('H', upright(28, 66, 4.4, 7.5, '200')),
  ],
};

const packingTape: Draft = {
  slug: 'packing-tape',
  title: 'Packing tape',
  main: [
    put(
      { x: 32, y: 34 },
      accent(circle(0, 0, 27, 18.6)),
      outline(circle(0, 0, 16), 'M0 27H44V24.8L40 24.2H11'),
      edge(circle(0, 0, 18.6)),
      fine(circle(0, 0, 24.4, 21.6)),
      axis(cross(0, 0, 27)),
    ),
  ],
  more: [
    outline(box(80, 7, 12, 54)),
    edge('M80 18H92M80 50H92'),
    axis('M77 34H95'),
    dimension('B', along(80, 92, 68, 61, '48')),
  ],
};

const stretchFilm: Draft = {
  slug: 'stretch-film',
  title: 'Film and paper on a roll',
  main: [
    accent(box(20, 19, 56, 36)),
    outline(box(8, 31, 12, 12), box(76, 31, 12, 12), 'M20 55L14 66H70L76 55'),
    edge('M20 22.6H76M20 51.4H76'),
    fine('M30 19V55M46 19V55M62 19V55', 'M26 60H66'),
    axis('M3 37H93'),
  ],
  more: [dimension('B', along(20, 76, 9.4, 18, '500'))],
};

const strapping: Draft = {
  slug: 'strapping',
  title: 'Strapping with seal',
  main: [
    put(
      { x: 30, y: 36 },
      accent(circle(0, 0, 26, 17)),
      outline(circle(0, 0, 26, 17)),
      edge(spokes(0, 0, 17, 26, 4, -45)),
      fine(circle(0, 0, 23.6, 21.4, 19.2)),
      axis(cross(0, 0, 26)),
    ),
  ],
  more: [
    outline('M62 20H94M62 28H94', box(70, 18.4, 16, 11.2, 1), 'M62 52H94M62 54.4H94M70 50.6H86V55.8H70Z'),
    edge('M75 18.4V21.4M81 18.4V21.4M75 29.6V26.6M81 29.6V26.6'),
    label(78, 24, 70, 40, 'SEAL'),
  ],
  sign: [accent(circle(0, 0, 26, 15)), outline(circle(0, 0, 26, 20.5, 15))],
};

const drum: Draft = {
  slug: 'drum',
  title: 'Drum',
  main: [
    accent('M12 40H50V52H12Z'),
    outline('M12 8Q31 4 50 8V64Q31 68 12 64Z'),
    edge(
      'M12 10.4Q31 6.4 50 10.4',
      'M12 24Q10.6 25.4 12 26.8Q31 30.6 50 26.8Q51.4 25.4 50 24',
      'M12 24Q31 28 50 24M12 61.6Q31 65.6 50 61.6',
    ).kind
      ? edge('M12 11H50M12 61H50M11 24H51M11 27H51M11 37H51M11 40H51')
      : edge(''),
    fine('M18 44H40M18 48H32'),
    axis('M31 2V71'),
  ],
  more: [
    put(
      { x: 75, y: 32 },
      outline(circle(0, 0, 18)),
      edge(circle(0, 0, 16), circle(-8, -6, 3.4), circle(10, 7, 1.9)),
      axis(cross(0, 0, 18)),
    ),
    called(83, 37.4, 79, 62, 'G2'),
  ],
};

const bag: Draft = {
  slug: 'bag',
  title: 'Bags and sacks',
  main: [
    accent(box(22, 30, 32, 20)),
    outline('M16 12L18 9H58L60 12L58 16Q62 40 59 66H17Q14 40 18 16Z'),
    edge('M18 16H58', 'M17 62H59'),
    fine(
      'M20 12.4H56',
      ...[24, 30, 36, 42, 48].map((x) => line(x, 10.4, x + 3, 14.4)),
      lines([26, 36, 50, 36], [26, 40, 50, 40], [26, 44, 40, 44]),
    ),
    axis('M38 5V70'),
  ],
  more: [outline('M76 9H82L83 16Q90 40 86 66H72Q68 40 75 16Z'), edge('M75 16H83')],
};

/** A loaded pallet: what the category is for. */
const load: Draft = {
  slug: 'packaging-material-handling',
  title: 'Packaging and material handling',
  main: [
    accent(box(34, 6, 6, 48)),
    outline(
      ...[6, 22, 38].flatMap((y) => [box(10, y, 27, 16), box(37, y, 27, 16)]),
      box(6, 54, 62, 3.4),
      ...[6, 31, 56].map((x) => box(x, 57.4, 12, 6.6)),
      box(6, 64, 62, 3),
    ),
    fine(
      ...[6, 22, 38].flatMap((y) => [15, 55].map((x) => lines([x, y + 11, x + 5, y + 11], [x, y + 13, x + 5, y + 13]))),
    ),
  ],
  more: [upright(6, 67, 84, 69, '1450')],
  sign: [
    accent(box(32, 4, 10, 48)),
    outline(box(10, 4, 54, 24), box(10, 28, 54, 24), box(6, 54, 62, 6), 'M10 60V68H22V60M52 60V68H64V60'),
  ],
};

export const packaging = drawings('Packaging & material handling', [
  carton,
  packingTape,
  stretchFilm,
  strapping,
  drum,
  bag,
  load,
]);
