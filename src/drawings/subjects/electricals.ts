import { along } from '../drafting/measures.ts';
import { box, circle, cross, line, lines, ring, shape } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, hatch, outline, put, solid, type Draft } from '../drafting/sheet.ts';

const mcb: Draft = {
  slug: 'mcb',
  title: 'Miniature circuit breaker',
  main: [
    accent(
      shape([
        [23, 27, 1],
        [33, 27, 1],
        [33, 38],
        [23, 38],
      ]),
    ),
    outline('M14 4H42V22H39V50H42V68H14V50H17V22H14Z'),
    edge(box(20, 25, 16, 22, 1), circle(28, 12, 4), circle(28, 60, 4), 'M23 38H33V41H23'),
    fine(lines([25.2, 9.2, 30.8, 14.8], [25.2, 57.2, 30.8, 62.8]), 'M17 22H39M17 50H39'),
    axis('M28 1V71'),
  ],
  more: [
    put(
      { x: 54, y: 4 },
      outline('M0 0H26V18H32V46H26V64H0V42H3V36H0Z', 'M32 26L38 28V35L32 37'),
      edge('M26 18V46M0 36H3V42'),
      fine('M0 12H8M0 54H8'),
    ),
  ],
};

const contactor: Draft = {
  slug: 'contactor',
  title: 'Contactor',
  main: [
    accent(box(25, 29, 18, 14, 1)),
    outline('M8 6H60V20H56V52H60V66H8V52H12V20H8Z'),
    edge(
      'M12 20H56M12 52H56',
      ...[18, 34, 50].map((x) => circle(x, 13, 3.6) + circle(x, 59, 3.6)),
      box(21, 25, 26, 22, 1),
    ),
    fine(...[18, 34, 50].map((x) => line(x - 2.5, 10.5, x + 2.5, 15.5) + line(x - 2.5, 56.5, x + 2.5, 61.5))),
    axis('M34 2V70'),
  ],
  more: [
    put(
      { x: 70, y: 8 },
      edge(...[0, 8, 16].map((x) => line(x, 0, x, 18) + line(x, 40, x, 58) + line(x, 40, x - 4.6, 21))),
      edge('M-2.4 30H24', box(20, 25, 5, 10)),
      solid(...[0, 8, 16].map((x) => circle(x, 18, 0.8))),
    ),
  ],
};

const ledHighbay: Draft = {
  slug: 'led-highbay',
  title: 'LED high bay',
  main: [
    put(
      { x: 30, y: 0 },
      accent('M-21 54H21L23 58H-23Z'),
      outline('M-26 50H26L23 58H-23ZM-13 18H13L15 24V44H22L26 50H-26L-22 44H-15V24Z', 'M-3 18V12H3V18'),
      edge(circle(0, 8, 4), 'M-15 24H15', 'M-22 44H22'),
      fine(...[-12, -9, -6, -3, 0, 3, 6, 9, 12].map((x) => line(x, 26, x, 42))),
      axis('M0 1V63'),
    ),
  ],
  more: [
    put(
      { x: 77, y: 36, k: 0.62 },
      outline(circle(0, 0, 26)),
      edge(circle(0, 0, 22)),
      ...[8, 15].map((r) => fine(ring(0, 0, r, r === 8 ? 6 : 12, 2.2))),
      axis(cross(0, 0, 26)),
    ),
    along(4, 56, 68.4, 59, 'Ø320'),
  ],
};

const ledBatten: Draft = {
  slug: 'led-batten',
  title: 'LED batten',
  main: [
    accent('M8 44H88Q86 52 78 52H18Q10 52 8 44Z'),
    outline('M6 36H90V44H6Z', 'M16 36V30H26V36M70 36V30H80V36'),
    edge('M12 36V44M84 36V44', 'M48 36V31'),
    axis('M48 26V57'),
  ],
  more: [
    put(
      { x: 26, y: 14 },
      outline('M-12-7H12V1H-12Z', 'M-11 1Q-10 10 0 10Q10 10 11 1'),
      edge('M-8 1V3H8V1'),
      axis('M0-11V13'),
    ),
    along(6, 90, 65, 45, '1200'),
  ],
  sign: [accent('M4 6H84Q82 18 74 18H14Q6 18 4 6Z'), outline('M0-6H88V6H0ZM12-6V-16H24V-6M64-6V-16H76V-6')],
};

const plugSocket: Draft = {
  slug: 'plug-socket',
  title: 'Plug and socket',
  main: [
    put(
      { x: 33, y: 37 },
      accent(circle(0, -11, 4.4), circle(-11.5, 9, 3.6), circle(11.5, 9, 3.6)),
      outline(box(-28, -28, 56, 56, 4)),
      edge(circle(0, 0, 22), ...[-23, 23].flatMap((x) => [circle(x, -23, 1.5), circle(x, 23, 1.5)])),
      axis(cross(0, 0, 28)),
    ),
  ],
  more: [
    put(
      { x: 74, y: 37 },
      outline('M0-12H8Q12-12 12-8V-4H18M0 12H8Q12 12 12 8V4H18M0-12V12', 'M0-10.6H-10V-6.4H0M0 4H-8V8H0'),
      edge('M4-12V12'),
      axis('M-13 0H21'),
    ),
  ],
};

/** Distribution board with its door open on the rail: what the category is for. */
const board: Draft = {
  slug: 'electricals-lighting',
  title: 'Electricals and lighting',
  main: [
    accent(box(17, 26, 9, 5), ...[0, 1, 2, 3, 4].map((i) => box(32.4 + i * 8, 27, 3.2, 4.6))),
    outline(box(6, 5, 70, 62, 2), box(14, 18, 15, 22), ...[0, 1, 2, 3, 4].map((i) => box(30 + i * 8, 18, 8, 22))),
    edge(box(10, 9, 62, 54, 1), box(14, 47, 56, 5), 'M76 9L92 13V59L76 63'),
    fine(
      ...[0, 1, 2, 3, 4].map((i) => circle(34 + i * 8, 21.6, 1.4) + circle(34 + i * 8, 36.6, 1.4)),
      circle(18, 21.6, 1.4),
      circle(25, 21.6, 1.4),
      ...Array.from({ length: 8 }, (_, i) => circle(18 + i * 6.8, 49.5, 1.3)),
      'M88 34V38',
    ),
    hatch('M10 42H72M10 44H72'),
  ],
  more: [edge('M22 40V47M34 40V43M42 40V43M50 40V43M58 40V43M66 40V43')],
  sign: [
    accent(box(20, 30, 8, 12), box(36, 30, 8, 12), box(52, 30, 8, 12)),
    outline(box(4, 4, 72, 64, 3), box(14, 18, 52, 36)),
  ],
};

export const electricals = drawings('Electricals & lighting', [
  mcb,
  contactor,
  ledHighbay,
  ledBatten,
  plugSocket,
  board,
]);
