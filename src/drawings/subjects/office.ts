import { along, called, label } from '../drafting/measures.ts';
import { box, circle, lines, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const paperReam: Draft = {
  slug: 'paper-ream',
  title: 'Paper ream',
  main: [
    accent('M8 44L36 54L90 36V42L36 60L8 50Z'),
    outline('M8 36L62 18L90 28L36 46ZM8 36V54L36 66V46M36 66L90 46V28'),
    fine('M8 39L36 49.4L90 31.4M8 41.6L36 51.8L90 33.8'),
  ],
  more: [called(49, 22.4, 44, 8, 'A4'), label(70, 45.6, 76, 63, '75 GSM')],
};

const pen: Draft = {
  slug: 'pen',
  title: 'Pen',
  main: [
    accent(
      turned(46, [
        [4, 4.4, 2],
        [34, 4.4],
      ]),
    ),
    outline(
      turned(46, [
        [34, 3.8],
        [72, 3.8],
        [86, 1.4],
        [88, 0.6],
        [92, 0.4],
      ]),
      'M8 41.6V38.4H30Q32 38.4 32 40V41.6',
    ),
    edge('M34 41.6V50.4M72 42.2V49.8M86 44.6V47.4'),
    axis('M1 46H95'),
  ],
  more: [
    put({ x: 70, y: 20 }, outline('M-14-8L4-3Q6 0 4 3L-14 8'), accent(circle(5.6, 0, 2.4)), axis('M-18 0H14')),
    called(76, 20, 82, 10, '0.7'),
    along(4, 92, 62, 51, '148'),
  ],
  sign: { turn: -33 },
};

const file: Draft = {
  slug: 'file',
  title: 'Lever arch file',
  main: [
    accent(box(13, 12, 16, 22, 1)),
    outline(box(8, 5, 26, 62, 1), circle(21, 50, 5)),
    edge(circle(21, 50, 2.4)),
    fine(lines([16, 18, 26, 18], [16, 22, 26, 22], [16, 26, 22, 26])),
    axis('M21 2V71'),
  ],
  more: [
    outline('M44 5H90V67H44Z', 'M50 33H62V39H50Z', 'M56 33Q56 22 66 22Q74 22 74 30M56 39Q56 50 66 50Q74 50 74 42'),
    edge('M50 5V67', circle(74, 30, 1.2), circle(74, 42, 1.2)),
  ],
};

const notebook: Draft = {
  slug: 'notebook',
  title: 'Notebook',
  main: [
    accent(box(26, 14, 24, 14)),
    outline('M16 4H56Q59 4 59 7V65Q59 68 56 68H16Z'),
    edge('M22 4V68', ...[8, 16, 24, 32, 40, 48, 56, 64].map((y) => `M12 ${y}H19`)),
    fine(lines([30, 19, 46, 19], [30, 23, 40, 23])),
  ],
  more: [outline('M70 4H74Q78 4 78 8V64Q78 68 74 68H70Z'), edge('M72 4V68M74 4V68')],
};

const stapler: Draft = {
  slug: 'stapler',
  title: 'Stapler',
  main: [
    accent('M16 24Q40 16 78 30Q86 33 86 38L86 41L16 36Q10 34 10 30Q10 26 16 24Z'),
    outline('M8 56H88Q92 56 92 60V62H4V60Q4 56 8 56Z', 'M16 36L86 41V46H76L18 42Q14 40 14 36'),
    edge('M78 46V50H86V46', circle(18, 44, 3.4), 'M18 47.4V56M80 56V54H88V56'),
    fine('M26 39.2L76 43.4'),
  ],
  more: [],
};

const chair: Draft = {
  slug: 'chair',
  title: 'Office chair',
  main: [
    accent('M16 36H44Q48 36 48 39Q48 42 44 42H18Q15 41 16 36Z'),
    outline(
      'M10 6Q14 4 16 8L20 28Q20.6 31 18 32L16 30Q12 20 9 10Q8.4 7.4 10 6Z',
      'M15 30L18 42M29 42V50H33V42M29.6 50V58H32.4V50M31 58L12 63M31 58L50 63M31 58V63',
      ...[12, 31, 50].map((x) => circle(x, 65.6, 2.6)),
    ),
    edge('M22 27H38V30H24'),
    axis('M31 46V70'),
  ],
  more: [
    put(
      { x: 76, y: 0 },
      outline(
        'M-12 8Q-12 4-8 4H8Q12 4 12 8L10 30H-10ZM-14 36H14Q16 39 14 42H-14Q-16 39-14 36Z',
        'M-2 42V50H2V42M-1.4 50V58H1.4V50M0 58L-15 63M0 58L15 63M0 58L-5 63M0 58L5 63',
      ),
      ...[-15, 15].map((x) => edge(circle(x, 65.6, 2.4))),
      axis('M0 1V70'),
    ),
  ],
};

/** A sheet with its title block and a pencil: what the category is for. */
const sheetAndPencil: Draft = {
  slug: 'office-supplies',
  title: 'Office supplies',
  main: [
    accent(put({ x: 47, y: 57, turn: -52 }, accent('M7-3.4H32V3.4H7Z'))[0]!.d),
    outline(box(8, 5, 48, 62), put({ x: 47, y: 57, turn: -52 }, outline('M0 0L7-3.4V3.4ZM32-3.4H40V3.4H32Z'))[0]!.d),
    edge(box(12, 9, 40, 54), 'M12 52H52M30 52V63M30 57.4H52'),
    fine(put({ x: 47, y: 57, turn: -52 }, fine('M7 0H32'))[0]!.d, circle(28, 30, 10), 'M28 17V43M15 30H41'),
  ],
  more: [label(70, 28, 76, 50, 'HB')],
};

export const office = drawings('Office supplies', [paperReam, pen, file, notebook, stapler, chair, sheetAndPencil]);
