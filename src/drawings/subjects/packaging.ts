import { along, called, label, upright } from '../measures.ts';
import { box, circle, cross, line, lines, spokes } from '../pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../sheet.ts';

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
  more: [outline(box(80, 7, 12, 54)), edge('M80 18H92M80 50H92'), axis('M77 34H95'), along(80, 92, 68, 61, '48')],
};

const stretchFilm: Draft = {
  slug: 'stretch-film',
  title: 'Stretch film',
  main: [
    accent(box(20, 19, 56, 36)),
    outline(box(8, 31, 12, 12), box(76, 31, 12, 12), 'M20 55L14 66H70L76 55'),
    edge('M20 22.6H76M20 51.4H76'),
    fine('M30 19V55M46 19V55M62 19V55', 'M26 60H66'),
    axis('M3 37H93'),
  ],
  more: [along(20, 76, 9.4, 18, '500')],
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
      { x: 76, y: 32 },
      outline(circle(0, 0, 18)),
      edge(circle(0, 0, 16), circle(-8, -6, 3.4), circle(10, 7, 1.9)),
      axis(cross(0, 0, 18)),
    ),
    called(84, 37.4, 80, 62, 'G2'),
  ],
};

const pallet: Draft = {
  slug: 'pallet',
  title: 'Pallet',
  main: [
    accent(box(6, 30, 84, 4)),
    outline(
      box(6, 34, 84, 4),
      ...[6, 40, 74].map((x) => box(x, 38, 16, 12)),
      ...[4, 38, 72].map((x) => box(x, 50, 20, 4)),
    ),
    edge(...[22, 38, 56, 72].map((x) => line(x, 30, x, 34))),
    fine(...[8, 42, 76].flatMap((x) => [`M${x} 42Q${x + 6} 40 ${x + 12} 43M${x} 46Q${x + 7} 44 ${x + 12} 47`])),
    axis('M48 25V58'),
  ],
  more: [along(6, 90, 66, 55, '1200'), outline(...[0, 1, 2, 3, 4].map((i) => box(6, 4 + i * 4.2, 84, 3)))],
  sign: [accent(box(6, 0, 84, 8)), outline(...[6, 40, 74].map((x) => box(x, 8, 16, 16)), box(6, 24, 84, 6))],
};

const hoist: Draft = {
  slug: 'chain-hoist',
  title: 'Chain hoist',
  main: [
    accent(circle(34, 28, 9)),
    outline(
      circle(34, 28, 16),
      'M31 12.4V8.6M37 12.4V8.6',
      'M31 8.6H37Q37 6 36.6 5.4A5 5 0 1 0 29.6 3',
      'M31 53H37L38.4 57A6.4 6.4 0 1 1 28 63.6L31 63A3.6 3.6 0 1 0 33 57.4Z',
    ),
    edge(circle(34, 28, 9), circle(34, 28, 3)),
    fine(
      ...[45, 48.6].map((y) =>
        `M34 ${y}a1.5 2.3 0 1 1 .01 0Z`.replace(
          'a1.5 2.3 0 1 1 .01 0Z',
          'm-1.4 0a1.4 2.4 0 1 1 2.8 0a1.4 2.4 0 1 1-2.8 0Z',
        ),
      ),
      'M48 36V66H56V36',
      'M20.6 36V60',
    ),
    axis('M34 16V71'),
  ],
  more: [
    put(
      { x: 80, y: 28 },
      outline(box(-10, -14, 20, 28, 3), 'M-3-14V-20H3V-14'),
      edge('M-4-14V14M4-14V14', box(10, -8, 5, 16, 1)),
      axis('M-14 0H18'),
    ),
    label(40, 26, 56, 12, '1 T'),
  ],
};

const sling: Draft = {
  slug: 'sling',
  title: 'Lifting sling and shackle',
  main: [
    accent('M34 20H62V26H34Z'),
    outline(
      'M38 26V34Q30 40 30 50A18 18 0 0 0 66 50Q66 40 58 34V26H52V36Q60 42 60 50A12 12 0 0 1 36 50Q36 42 44 36V26Z',
      'M32 18H44V28H32ZM52 18H64V28H52ZM64 20H70V26H64ZM28 19.4H32V26.6H28Z',
    ),
    axis('M48 8V71', 'M24 23H76'),
    fine('M65.4 20V26M67 20V26M68.6 20V26'),
  ],
  more: [called(66, 54, 78, 60, '4.75 T')],
};

const palletTruck: Draft = {
  slug: 'pallet-truck',
  title: 'Hand pallet truck',
  main: [
    accent('M28 50H88Q92 50 92 53V56H28Z'),
    outline('M18 42H28V56H18Z', 'M20 42L9 9L12.6 8L24 42', circle(23, 62, 6), circle(82, 62, 4), 'M78 56L82 62L86 56'),
    edge('M6.6 9.8L15 7Q16.4 4 14 2L5 5Q4 8 6.6 9.8', circle(23, 62, 2), circle(82, 62, 1.4), 'M28 53H86'),
    fine('M21.4 44H26M20 47H26'),
    axis('M17 62H29M76 62H88'),
  ],
  more: [along(28, 92, 36, 49, '1150')],
};

const handTrolley: Draft = {
  slug: 'trolley',
  title: 'Platform trolley',
  main: [
    accent('M6 48H90V54H6Z'),
    outline(
      'M10 48V14Q10 10 14 10H17V13.4H14.6Q13.4 13.4 13.4 15V48',
      circle(20, 62, 5.6),
      circle(76, 62, 5.6),
      'M15 54H25L24 58H16ZM71 54H81L80 58H72Z',
    ),
    edge(circle(20, 62, 1.8), circle(76, 62, 1.8), 'M6 51H90'),
    axis('M12 62H28M68 62H84'),
  ],
  more: [outline(box(24, 28, 26, 20), box(52, 34, 22, 14)), fine('M24 28L50 48M50 28L24 48')],
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
  pallet,
  hoist,
  sling,
  palletTruck,
  handTrolley,
  bag,
  load,
]);
