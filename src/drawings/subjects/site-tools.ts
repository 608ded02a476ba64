import { along, label } from '../drafting/measures.ts';
import { aboveAndBelow, box, circle, line, lines, ring, shape } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Powrah: a broad blade set at right angles on its handle, seen from the side and in plan. */
const powrah: Draft = {
  slug: 'powrah',
  title: 'Powrah',
  main: [
    accent(
      shape([
        [8, 14, 3],
        [30, 16, 3],
        [32, 40, 2],
        [19, 46, 12],
        [6, 40, 2],
      ]),
    ),
    outline(circle(19, 21, 6), 'M24.6 19L88 15.4Q92.4 15.6 92.4 19Q92.4 22.4 88 22.6L24.6 23'),
    edge(circle(19, 21, 3.6), line(80, 15.8, 80, 22.6)),
    fine(line(10, 42.4, 28, 42.4), ...[83, 85.4].map((x) => line(x, 15.8, x, 22.6))),
    axis('M3 21H95'),
  ],
  more: [outline('M12 56Q30 54 44 60Q34 64 12 60Z'), label(19, 36, 46, 40, 'BLADE')],
  sign: { turn: -30 },
};

/** Pickaxe: a curved head, pointed and flat, on a handle. */
const pickaxe: Draft = {
  slug: 'pickaxe',
  title: 'Pickaxe',
  main: [
    accent('M6 30Q26 12 48 12Q70 12 88 26L91 30.6L85 31Q66 20 48 20Q30 20 8 31.6Z'),
    outline('M44.4 20H51.6V62Q51.6 67 48 67Q44.4 67 44.4 62Z', box(42, 8, 12, 14, 2)),
    edge(line(44.4, 56, 51.6, 56), 'M82 22L79 28'),
    fine(...[58, 60, 62].map((y) => line(44.4, y, 51.6, y))),
    axis('M48 3V70'),
  ],
  more: [label(24, 20, 18, 46, 'POINT')],
};

const crowbar: Draft = {
  slug: 'crowbar',
  title: 'Crowbar',
  main: [
    accent('M4 36L22 32.6V39.4Z'),
    outline('M22 32.6H76Q82 32.6 92 35V37Q82 39.4 76 39.4H22Z'),
    edge(line(76, 32.6, 76, 39.4)),
    fine(line(22, 36, 76, 36)),
    axis('M1 36H95'),
  ],
  more: [
    outline(circle(48, 16, 7)),
    axis('M37 16H59M48 5V27'),
    along(4, 92, 56, 40, '1200'),
    label(16, 36, 24, 24, 'POINT'),
  ],
  sign: { turn: -35 },
};

/** Bolt cutter: short jaws, compound hinge, long tubular handles. */
const boltCutter: Draft = {
  slug: 'bolt-cutter',
  title: 'Bolt cutter',
  main: [
    accent(aboveAndBelow(36, 'M4 35.4Q8 27 18 26L26 31V35.4Z')),
    outline(
      aboveAndBelow(36, 'M26 31L34 26.4L40 29.6L66 22L90 17.4Q93.4 18 92.6 21.4L68 27.6L42 34.6L34 35.4H26'),
      box(19, 32.4, 9, 7.2, 2),
    ),
    edge(circle(36, 30.4, 1.6), circle(36, 41.6, 1.6), circle(23.4, 36, 1.6), aboveAndBelow(36, 'M74 20.4L75.6 25.6')),
    fine(aboveAndBelow(36, 'M78 22.6L91 19.6')),
    axis('M1 36H60'),
  ],
  more: [along(4, 92.6, 64, 55, '600'), label(12, 30, 18, 12, 'JAW')],
  sign: { turn: -20 },
};

/** Mason's trowel in plan and from the side. */
const trowel: Draft = {
  slug: 'trowel',
  title: 'Mason trowel',
  main: [
    accent(
      shape([
        [3, 30],
        [38, 16, 3],
        [48, 30, 6],
        [38, 44, 3],
      ]),
    ),
    outline('M46 28H56V32H46', 'M56 26.4Q62 25 72 25.6L88 24.4Q92.6 25 92.6 30Q92.6 35 88 35.6L72 34.4Q62 35 56 33.6Z'),
    edge(line(62, 25.4, 62, 34.6)),
    fine(line(70, 30, 88, 30)),
    axis('M1 30H95'),
  ],
  more: [outline('M3 62H44V60.4H48L52 53H56V51H92V57H56V55H53.4L50 62Z'), label(26, 28, 36, 8, 'BLADE')],
  sign: { turn: -25 },
};

/** Wheelbarrow: tray on two shafts between the wheel and the legs. */
const wheelbarrow: Draft = {
  slug: 'wheelbarrow',
  title: 'Wheelbarrow',
  main: [
    accent(
      shape([
        [14, 16, 2],
        [70, 22, 2],
        [58, 42, 3],
        [32, 42, 3],
      ]),
    ),
    outline(
      circle(20, 54, 12),
      'M20 52.6L40 44H60L92 30.4Q94 32.4 92.6 34L62 47.4H42L20 56',
      'M58 47.4L62 66H66L64 46.6M66 66H57',
    ),
    edge(circle(20, 54, 7.4, 1.8), 'M18.6 18.6L66 23.4'),
    fine(ring(20, 54, 9.8, 16, 0.5), lines([84, 33.6, 86, 37], [87, 32.4, 89, 36])),
    axis('M20 40V69M5 54H36'),
  ],
  more: [label(40, 30, 52, 10, '85 L')],
};

export const siteTools = drawings('Hand tools', [powrah, pickaxe, crowbar, boltCutter, trowel, wheelbarrow]);
