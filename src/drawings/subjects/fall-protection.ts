import { hatching } from '../drafting/hatching.ts';
import { label } from '../drafting/measures.ts';
import { coil, ties } from '../drafting/parts.ts';
import { aboveAndBelow, bothSides, box, circle, line, lines } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** A hook with a gate, hanging from 0,0. */
const hook = [outline(box(-6, 0, 12, 20, 6), box(-3.4, 4, 6.8, 13.4, 3.4)), edge('M3.4 9H6M3.4 14H6')];

const lanyard: Draft = {
  slug: 'lanyard',
  title: 'Lanyard with energy absorber',
  main: [
    accent(box(39, 22, 18, 20, 2)),
    put({ x: 48, y: 22, turn: 180 }, ...hook),
    put({ x: 18, y: 50 }, ...hook),
    put({ x: 78, y: 50 }, ...hook),
    outline(bothSides(48, 'M42 42C42 54 34 58 26 54Q20 50 18 50M46 42C46 60 34 64 24 58')),
    edge('M39 26H57M39 38H57'),
    fine(lines([43, 30, 53, 30], [43, 34, 50, 34]), bothSides(48, 'M41 50L44 51.6M38 53.4L40.4 56')),
    axis('M48 1V46'),
  ],
  more: [label(54, 30, 66, 22, '1.8 M')],
};

const fallArrester: Draft = {
  slug: 'fall-arrester',
  title: 'Retractable fall arrester',
  main: [
    accent(circle(46, 29, 9)),
    outline(
      'M30 20Q32 11 46 11Q60 11 62 20L64 36Q62 46 50 47H42Q30 46 28 36Z',
      circle(46, 6, 4.6, 2.2),
      'M44 47V51H48V47',
    ),
    put({ x: 46, y: 54, k: 0.8 }, ...hook),
    outline('M45.4 51V54.4M46.6 51V54.4'),
    edge(circle(46, 29, 13)),
    fine(circle(46, 29, 3), bothSides(46, 'M33 18L36 20M31 40L34 38')),
    axis('M27 29H65M46 1V71'),
  ],
  more: [label(52, 25, 74, 14, '10 M')],
};

const TIES = [-90, 90];

const ropeCoil: Draft = {
  slug: 'rope',
  title: 'Rope in a coil',
  main: [
    accent(ties(46, 36, 14, 31.6, TIES, 12)),
    outline(coil(46, 36, [30, 15], TIES, 12), 'M72 51Q78 62 92 62M68.6 55.6Q76 66.6 92 66.6M92 62V66.6'),
    edge(coil(46, 36, [26.2, 22.4, 18.8], TIES, 12)),
    fine(
      ...[5, 9, 13, 17].map((y) => aboveAndBelow(36, line(40, y, 52, y + 3))),
      ...[82, 85, 88].map((x) => line(x, 66, x + 2, 62.2)),
    ),
    axis('M12 36H80'),
  ],
};

const AREA = box(12, 8, 72, 52);

const net: Draft = {
  slug: 'safety-net',
  title: 'Safety net',
  main: [
    accent(...[12, 84].flatMap((x) => [8, 60].map((y) => circle(x, y, 4.4)))),
    outline(AREA, box(10, 6, 76, 56)),
    fine(hatching(AREA, 7.4, 45), hatching(AREA, 7.4, -45)),
  ],
  sign: [
    accent(...[12, 84].flatMap((x) => [8, 60].map((y) => circle(x, y, 6)))),
    outline(
      box(12, 8, 72, 52),
      lines([30, 8, 30, 60], [48, 8, 48, 60], [66, 8, 66, 60], [12, 25, 84, 25], [12, 43, 84, 43]),
    ),
  ],
};

export const fallProtection = drawings('Safety & PPE', [lanyard, fallArrester, ropeCoil, net]);
