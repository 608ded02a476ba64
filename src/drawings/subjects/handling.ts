import { along, called, label } from '../drafting/measures.ts';
import { bothSides, box, circle, ellipse, line } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

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
    accent(circle(34, 30, 9)),
    outline(
      circle(34, 30, 15),
      circle(34, 7, 4.6, 2),
      'M31.6 11V15.2M36.4 11V15.2',
      'M31.6 55V57.6C29.2 58.8 28 61 28 63.4A6 6 0 0 0 40 63.6L37.2 61.6A3 3 0 1 1 33 60.4L36.4 58V55Z',
      'M31.6 51H36.4V55H31.6Z',
    ),
    edge(circle(34, 30, 9, 2.6)),
    fine(ellipse(34, 46.4, 1.5, 2.4), ellipse(34, 49.4, 0.7, 2), 'M47.6 36.4V62A3 3 0 0 0 53.6 62V28', 'M20.4 36.4V58'),
    axis('M34 0.5V70M16 30H52'),
  ],
  more: [
    put(
      { x: 80, y: 30 },
      outline(box(-9, -15, 18, 30, 3), 'M-2.4-15V-19H2.4V-15'),
      edge('M-4-15V15M4-15V15', box(9, -7, 5, 14, 1)),
      axis('M-13 0H15.5'),
    ),
    label(40, 27, 56, 12, '1 T'),
  ],
  sign: [
    accent(circle(34, 30, 9)),
    outline(circle(34, 30, 17), circle(34, 6, 5), 'M34 11V13M34 47V54A7 7 0 1 1 27 61'),
  ],
};

const shackle: Draft = {
  slug: 'shackle',
  title: 'Bow shackle',
  main: [
    accent(box(34, 16, 28, 7)),
    outline(
      'M38 23V31C31 36 28 42 28 49A20 20 0 0 0 68 49C68 42 65 36 58 31V23H51V34C58 38 61 43 61 49A13 13 0 0 1 35 49C35 43 38 38 45 34V23Z',
      'M32 14H45V25H32ZM51 14H64V25H51ZM64 16H71V23H64ZM28 15H32V24H28Z',
    ),
    fine('M65.6 16V23M67.4 16V23M69.2 16V23'),
    axis('M48 9V71M24 19.5H75'),
  ],
  more: [called(65.6, 58.4, 73, 64, '4.75 T'), along(45, 51, 6, 13, '27')],
};

const webbingSling: Draft = {
  slug: 'webbing-sling',
  title: 'Webbing sling',
  main: [
    accent('M26 30H38V42H26ZM58 30H70V42H58Z'),
    outline(
      'M38 31.6H58M38 40.4H58',
      bothSides(
        48,
        'M70 30H74C84 28 92 30 92 36C92 42 84 44 74 42H70M70 34.4C78 33.4 86 32.6 86 36C86 39.4 78 38.6 70 37.6Z',
      ),
    ),
    edge(bothSides(48, 'M62 30V42M66 30V42')),
    fine(bothSides(48, 'M58 30L62 42M62 30L58 42M66 30L70 42M70 30L66 42'), 'M38 34.6H58M38 37.4H58'),
    axis('M2 36H94'),
  ],
  more: [along(4, 92, 60, 44, '3 M'), label(64, 33, 70, 14, 'STITCHED')],
  sign: [
    accent(box(24, -8, 12, 16), box(56, -8, 12, 16)),
    outline(
      'M36-6H56M36 6H56',
      bothSides(46, 'M68-8C84-12 92-8 92 0C92 8 84 12 68 8M68-2.4C80-4 84-3 84 0C84 3 80 4 68 2.4'),
    ),
  ],
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

export const handling = drawings('Packaging & material handling', [
  pallet,
  hoist,
  shackle,
  webbingSling,
  palletTruck,
  handTrolley,
]);
