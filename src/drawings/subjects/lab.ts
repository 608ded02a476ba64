import { called, label, upright } from '../drafting/measures.ts';
import { graduation } from '../drafting/parts.ts';
import { box, circle, cross, line, lines, ngon, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const beaker: Draft = {
  slug: 'beaker',
  title: 'Beaker',
  main: [
    accent('M15 40H55V60Q55 66 49 66H21Q15 66 15 60Z'),
    outline('M15 14V60Q15 66 21 66H49Q55 66 55 60V12Q55 9.6 52 9.6H20Q16.6 9.6 12 7Q10.6 8.4 12 10.4Z'),
    edge('M15 40H55'),
    fine(graduation(20, 58, 20, 9, 6)),
    axis('M35 4V70'),
  ],
  more: [upright(9.6, 66, 70, 55, '120')],
};

const flask: Draft = {
  slug: 'flask',
  title: 'Conical flask',
  main: [
    accent('M24 44H56L65.6 59Q68 66 60 66H20Q12 66 14.4 59Z'),
    outline('M33 8V30L14.4 59Q12 66 20 66H60Q68 66 65.6 59L47 30V8', 'M31 5H49Q50 8 47 8H33Q30 8 31 5Z'),
    edge('M24 44H56'),
    fine(graduation(36, 60, 44, 5, 7)),
    axis('M40 2V70'),
  ],
  more: [called(47, 18, 58, 14, '24/29'), label(52, 56, 78, 46, '250 ML')],
  sign: [
    accent('M22 46H58L66 59Q68 66 60 66H20Q12 66 14 59Z'),
    outline('M33 8V30L14.4 59Q12 66 20 66H60Q68 66 65.6 59L47 30V8M29 8H51'),
  ],
};

const measuringCylinder: Draft = {
  slug: 'measuring-cylinder',
  title: 'Measuring cylinder',
  main: [
    accent('M27 34H43V58Q43 60.6 40.4 60.6H29.6Q27 60.6 27 58Z'),
    outline(
      'M27 9V58Q27 60.6 29.6 60.6H40.4Q43 60.6 43 58V6.4Q43 5 41.4 5H30Q27.4 5 24 3.4Q22.8 4.6 24 6ZM30 60.6Q30 64 22 66V68.6H48V66Q40 64 40 60.6',
    ),
    edge('M27 34Q35 36.4 43 34'),
    fine(graduation(29.4, 56, 12, 17, 6)),
    axis('M35 1V71'),
  ],
  more: [
    put({ x: 74, y: 42 }, outline(ngon(0, 0, 16, 6)), edge(circle(0, 0, 8.6, 7.4)), axis(cross(0, 0, 16))),
    label(40, 48, 54, 16, '100 ML'),
  ],
};

const pipette: Draft = {
  slug: 'pipette',
  title: 'Micropipette',
  main: [
    accent(box(20, 22.6, 8, 6.8, 1)),
    outline(
      'M4 23.6Q2 23.6 2 26Q2 28.4 4 28.4H8M8 22H14V30H8Z',
      'M14 20Q26 17 38 19L42 15Q44 13 46 15L47 20Q52 21 54 22.6V29.4Q40 33.6 14 32Z',
      'M54 23.6H70L72 24.6V27.4L70 28.4H54M72 24H76L94 25.6V26.4L76 28H72Z',
    ),
    edge('M38 19Q36 26 38 32.4M8 26H4M4 23.6H8'),
    fine('M22 22.6V29.4M24 22.6V29.4M26 22.6V29.4'),
    axis('M1 26H95'),
  ],
  more: [
    outline(...[14, 26, 38, 50].map((x) => `M${x} 48H${x + 6}L${x + 3.6} 66H${x + 2.4}Z`)),
    edge(...[14, 26, 38, 50].map((x) => line(x - 0.6, 48, x + 6.6, 48))),
    label(24, 28, 66, 44, '1000'),
  ],
  sign: { turn: -33 },
};

const reagentBottle: Draft = {
  slug: 'reagent-bottle',
  title: 'Reagent bottle',
  main: [
    accent(
      stood(36, [
        [6, 9],
        [17, 9, 1],
      ]),
    ),
    outline('M29 17V21Q16 24 16 33V62Q16 66 20 66H52Q56 66 56 62V33Q56 24 43 21V17'),
    edge('M27 20H45', box(22, 36, 28, 18)),
    fine(
      ...[29.4, 31.6, 33.8, 36, 38.2, 40.4, 42.6].map((x) => line(x, 6, x, 16)),
      lines([26, 42, 46, 42], [26, 46, 46, 46]),
    ),
    axis('M36 2V70'),
  ],
  more: [
    called(45, 12, 58, 8, 'GL 45'),
    put({ x: 78, y: 46 }, outline(circle(0, 0, 13)), edge(circle(0, 0, 6.4, 4.6)), axis(cross(0, 0, 13))),
  ],
};

const centrifugeTube: Draft = {
  slug: 'centrifuge-tube',
  title: 'Centrifuge tube',
  main: [
    accent('M26 34H44V52L37.4 66Q35 68 32.6 66L26 52Z'),
    outline('M26 15V52L32.6 66Q35 68 37.4 66L44 52V15', box(23, 5, 24, 10, 1)),
    edge('M26 34H44'),
    fine(...[26, 28.6, 31.2, 33.8, 36.4, 39, 41.6, 44].map((x) => line(x, 6, x, 14)), graduation(29, 58, 22, 10, 5)),
    axis('M35 2V71'),
  ],
  more: [
    upright(5, 68, 60, 47, '116'),
    put({ x: 78, y: 36 }, outline(circle(0, 0, 12)), edge(circle(0, 0, 9)), axis(cross(0, 0, 12))),
  ],
};

export const lab = drawings('Lab supplies', [beaker, flask, measuringCylinder, pipette, reagentBottle, centrifugeTube]);
