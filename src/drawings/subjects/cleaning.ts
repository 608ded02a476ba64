import { called } from '../drafting/measures.ts';
import { box, circle, cross, line, lines, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const jerryCan: Draft = {
  slug: 'jerry-can',
  title: 'Detergent can',
  main: [
    accent(
      stood(24, [
        [5, 6, 0.6],
        [12, 6],
      ]),
    ),
    outline(
      'M19 12V17Q11 20 11 28V62Q11 67 16 67H48Q53 67 53 62V27Q53 20 46 18L40 15H29V12',
      'M34 21Q34 20 36 20.4L44 23Q47 24 47 27V34Q47 36 45 35L35 29Q34 28 34 27Z',
    ),
    edge(box(17, 40, 30, 18, 1)),
    fine(
      ...[19.6, 21.8, 24, 26.2, 28.4].map((x) => line(x, 5, x, 12)),
      lines([21, 46, 43, 46], [21, 50, 43, 50], [21, 54, 33, 54]),
    ),
    axis('M24 2V18'),
  ],
  more: [
    outline('M70 12V17Q64 19 64 26V62Q64 67 69 67H81Q86 67 86 62V26Q86 19 80 17V12ZM69 5H81V12H69Z'),
    fine('M83 30V60', ...[30, 40, 50, 60].map((y) => line(83, y, 80, y))),
    axis('M75 2V70'),
  ],
};

const mop: Draft = {
  slug: 'mop',
  title: 'Mop',
  main: [
    accent(
      'M34 41C24 43 14 52 11 65Q17 68 23 66Q29 69 35 66.6Q42 69.6 49 66.6Q55 69 61 66Q67 68 73 65C70 52 60 43 50 41Z',
    ),
    outline('M40.4 3.6Q42 2.4 43.6 3.6V31H40.4ZM37 31H47V35H37ZM33 35H51V41H33Z'),
    edge('M37 41C30 46 25 54 23 66M40 41C37 48 35.6 56 35 66.6M44 41C47 48 48.4 56 49 66.6M47 41C54 46 59 54 61 66'),
    fine(
      'M35.4 41C27 44.6 19.6 53 17 67M38.6 41C33 47.6 30 56 29 68M42 41V69M45.4 41C51 47.6 54 56 55 68M48.6 41C57 44.6 64.4 53 67 67',
    ),
    axis('M42 0.5V31'),
  ],
  more: [
    outline(
      'M82 3.6Q83.2 2.6 84.4 3.6V31H82ZM80.6 31H85.8V35H80.6ZM79.6 35H86.8V41H79.6ZM79.6 41C77 48 76 56 76 66Q83 69 90.4 66C90.4 56 89.4 48 86.8 41',
    ),
    axis('M83.2 0.5V70'),
  ],
  sign: [
    accent('M26 38C16 42 6 52 2 66Q12 70 22 66Q32 70 42 66Q52 70 62 66Q72 70 82 66C78 52 68 42 58 38Z'),
    outline('M24 30H60V38H24ZM39 0H45V30H39ZM33 38Q24 50 22 66M51 38Q60 50 62 66M42 38V66'),
  ],
};

const brush: Draft = {
  slug: 'brush',
  title: 'Floor brush',
  main: [
    accent('M8 50H74L78 66H4Z'),
    outline('M6 42H76V50H6Z', 'M38 42L43.4 36.6L66 4L69 6L46.6 38.6L45 42'),
    fine(...Array.from({ length: 15 }, (_, i) => line(10 + i * 4.4, 50, 7 + i * 4.9, 66))),
    edge(circle(41, 46, 1.4)),
  ],
  more: [called(59, 14, 74, 22, 'Ø24')],
};

const tissueRoll: Draft = {
  slug: 'tissue-roll',
  title: 'Wiping roll',
  main: [
    put(
      { x: 30, y: 32 },
      accent(circle(0, 0, 9, 6.4)),
      outline(circle(0, 0, 25, 6.4), 'M25 0V34H22V11.8'),
      edge(circle(0, 0, 9)),
      fine(circle(0, 0, 21.6, 18.2, 14.8, 11.8)),
      axis(cross(0, 0, 25)),
    ),
  ],
  more: [
    outline('M64 7H92V57H64Z', 'M64 57V66H92V57'),
    fine(...[68, 72, 76, 80, 84, 88].map((x) => line(x, 61.5, x + 2, 61.5))),
    axis('M60 32H95'),
  ],
  sign: [accent(circle(0, 0, 11, 6)), outline(circle(0, 0, 26), 'M26 0V26H14')],
};

const bin: Draft = {
  slug: 'waste-bin',
  title: 'Waste bin',
  main: [
    accent('M16 12Q30 6 50 12L51 16H15Z'),
    outline('M13 16H54V21H13ZM16 21L21 66H46L51 21', 'M48.4 50A7 7 0 1 1 46 66.4'),
    edge('M24 26L26.6 61M33.6 26V61M43 26L40.8 61', circle(49, 58.6, 2.4)),
  ],
  more: [outline('M70 12Q80 8 88 12V16H70ZM69 16H90V21H69ZM71 21L74 66H86L88.6 21'), edge('M72 48H87')],
};

const dispenser: Draft = {
  slug: 'soap-dispenser',
  title: 'Soap dispenser',
  main: [
    accent(box(24, 48, 18, 10, 2)),
    outline('M14 12Q14 6 20 6H46Q52 6 52 12V50Q52 60 46 60H20Q14 60 14 50Z', 'M30 60V66H36V60'),
    edge(box(22, 16, 22, 22, 2), 'M14 44H52'),
    fine('M22 28Q27 25 33 28Q39 31 44 28'),
    axis('M33 2V70'),
  ],
  more: [
    outline('M66 6H70V60H66ZM70 8H80Q88 10 88 20V42L86 60H70', 'M80 60V66H84V60'),
    edge('M86.6 48H90V56H86'),
    axis('M82 58V70'),
  ],
};

const vacuum: Draft = {
  slug: 'vacuum-cleaner',
  title: 'Wet and dry vacuum',
  main: [
    accent('M18 16Q18 8 34 8Q50 8 50 16V22H18Z'),
    outline(
      'M14 22H54V28H14ZM16 28V54Q16 58 20 58H48Q52 58 52 54V28',
      circle(22, 62, 5),
      circle(47, 63, 4),
      'M52 40H58Q66 40 66 30V18Q66 8 74 8Q82 8 82 18V54L80 58H75L82 66H92L88 54L86 52V18Q86 4 74 4Q62 4 62 18V30Q62 36 58 36H52',
    ),
    edge('M26 8V5H42V8M14 25H54', circle(34, 42, 5)),
    axis('M34 2V60'),
  ],
  more: [],
};

/** A wringer trolley with its mop: what the category is for. */
const trolley: Draft = {
  slug: 'cleaning-housekeeping',
  title: 'Cleaning and housekeeping',
  main: [
    accent('M40 20H62L59 38H43Z'),
    outline(
      'M20 34H68L63 60H25Z',
      'M40 20H62L59 34M43 34L40 20',
      circle(30, 65, 4),
      circle(58, 65, 4),
      'M62 22L76 6L79 8.4L64 28',
      'M16 8H19L26.6 34H23.6Z',
    ),
    edge('M22 41H66.6M44 24H61.4M44.6 28H60.6M45 32H60', 'M26 60L28 52H60L62 60'),
    axis('M44 36V70'),
  ],
  more: [called(66, 44, 78, 54, '25 L')],
};

export const cleaning = drawings('Cleaning & housekeeping', [
  jerryCan,
  mop,
  brush,
  tissueRoll,
  bin,
  dispenser,
  vacuum,
  trolley,
]);
