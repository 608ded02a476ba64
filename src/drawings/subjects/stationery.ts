import { box, circle, line, lines, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** What is kept on a desk, in a file or in a cupboard. */

const marker: Draft = {
  slug: 'marker',
  title: 'Marker',
  main: [
    accent(
      turned(36, [
        [4, 7, 2],
        [34, 8],
      ]),
    ),
    outline(
      turned(36, [
        [34, 9],
        [78, 9, 2],
        [81, 5],
        [88, 4],
      ]),
      'M88 33.6H91.4L93 36L91.4 38.4H88Z',
    ),
    edge('M72 27V45M81 31V41', box(38, 31, 28, 10, 1)),
    fine('M9 28.6V25H31V27.8', ...[42, 47, 52, 57].map((x) => line(x, 36, x + 3, 36))),
    axis('M1 36H95'),
  ],
  sign: { turn: -33 },
};

const pencil: Draft = {
  slug: 'pencil',
  title: 'Pencil',
  main: [
    accent('M4 31Q4 30 5 30H14V42H5Q4 42 4 41Z'),
    outline('M14 30H74L92 36L74 42H14Z'),
    edge('M14 34H74M14 38H74', 'M74 30Q71 32 74 34Q71 36 74 38Q71 40 74 42', 'M86.6 34.2V37.8'),
    fine(lines([86.6, 35, 91, 35.9], [86.6, 37, 91, 36.1])),
  ],
  sign: { turn: -33 },
};

const cupboard: Draft = {
  slug: 'steel-cupboard',
  title: 'Steel cupboard and locker',
  main: [
    accent(box(49.6, 30, 3, 12, 1)),
    outline(box(20, 3, 56, 64, 1), 'M48 6V64', 'M22 67V70H27V67M69 67V70H74V67'),
    edge(box(23, 6, 25, 58), box(48, 6, 25, 58)),
    fine(...[11, 14, 17].flatMap((y) => [line(29, y, 42, y), line(54, y, 67, y)]), circle(51, 46, 1.2)),
    axis('M48 .6V71'),
  ],
};

const folder: Draft = {
  slug: 'folder',
  title: 'Folder and sheet protector',
  main: [
    accent(box(34, 22, 24, 12)),
    outline('M22 5H66V14Q66 19 71 20V68H22Z'),
    edge('M28 5V68M66 5H71V20'),
    fine(
      ...[12, 20, 28, 36, 44, 52, 60].map((y) => circle(25, y, 1.3)),
      ...[40, 45, 50, 55].map((y) => line(34, y, 62, y)),
    ),
  ],
};

const archiveBox: Draft = {
  slug: 'archive-box',
  title: 'Archive box',
  main: [
    accent(box(28, 38, 28, 14)),
    outline('M14 22H70V64H14Z', 'M12 12H72V24H12Z', 'M72 12L84 7V18L72 24M70 24.8L82 19V58L70 64', 'M12 12L26 7H84'),
    edge(box(36, 27.6, 12, 4.6, 2.3)),
    fine(lines([32, 43, 52, 43], [32, 47, 46, 47])),
  ],
};

const calculator: Draft = {
  slug: 'calculator',
  title: 'Desk calculator',
  main: [
    accent(box(26, 9, 44, 12, 1)),
    outline(box(20, 3, 56, 66, 4)),
    edge(...[27, 37, 47, 57].flatMap((y) => [26, 35, 44, 53, 62].map((x) => box(x, y, 7, 6.4, 1)))),
    fine('M48 17H66'),
  ],
};

const envelope: Draft = {
  slug: 'envelope',
  title: 'Envelope',
  main: [accent('M8 12H88L52 38Q48 41 44 38Z'), outline(box(8, 12, 80, 50, 1)), edge('M8 62L38 34M88 62L58 34')],
};

export const stationery = drawings('Office supplies', [
  ...[marker, pencil, cupboard, folder, archiveBox, calculator, envelope],
]);
