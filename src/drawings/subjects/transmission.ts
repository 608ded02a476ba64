import { hatching } from '../drafting/hatching.ts';
import { along, called, label } from '../drafting/measures.ts';
import { keyed } from '../drafting/parts.ts';
import { bothSides, box, circle, cross, line, loop, polar, shape, teeth } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** Section of a classical V-belt B, 17 × 11, 40° flanks, in its groove. */
const beltSection = shape([
  [-8.5, -5.5, 0.6],
  [8.5, -5.5, 0.6],
  [4.5, 5.5, 0.6],
  [-4.5, 5.5, 0.6],
]);

const vBelt: Draft = {
  slug: 'v-belt',
  title: 'V-belt',
  main: [
    accent(loop(18, 43, 11, 55, 38, 20) + loop(18, 43, 13.2, 55, 38, 22.2)),
    outline(circle(18, 43, 11), circle(55, 38, 20)),
    edge(circle(18, 43, 6), circle(55, 38, 15.5, 7.5), keyed(18, 43, 3.2, 1.8, 1), keyed(55, 38, 4.4, 2.4, 1.2)),
    axis(cross(18, 43, 13), cross(55, 38, 22)),
  ],
  more: [
    put(
      { x: 83.5, y: 17, k: 0.9 },
      outline(beltSection),
      edge(bothSides(0, 'M-12-5.5H-9.6L-4.7 8.2H0')),
      fine(line(-7.7, -2.9, 7.7, -2.9)),
      hatch(hatching(beltSection, 1.8)),
      axis('M0-10V12'),
    ),
    along(75.85, 91.15, 6.5, 11.6, '17'),
    along(18, 55, 66, 60, '310'),
    label(36, 22.3, 29, 10, 'BELT B'),
  ],
  sizes: [dimension('Li', called(36, 56.4, 30, 67.5, '900')), dimension('Lp', called(36, 56.4, 30, 67.5, '900'))],
  sign: [
    accent(loop(18, 44, 9, 55, 40, 17) + loop(18, 44, 14, 55, 40, 22)),
    outline(circle(18, 44, 3), circle(55, 40, 6)),
  ],
};

/** A toothed belt over the wheel's upper half and straight down at both sides, its teeth in the wheel's gaps. */
function toothedBelt(): string {
  const tooth = [
    [24, -5.2],
    [21.6, -3.1],
    [21.6, 3.1],
    [24, 5.2],
  ] as const;
  const over = Array.from({ length: 11 }, (_, i) => -165 + i * 15).flatMap((angle) =>
    tooth.map(([r, off]) => polar(0, 0, r, angle + off)),
  );
  const down = [6.2, 12.4, 18.6, 24.8].flatMap((y) => [
    [24, y - 2.2],
    [21.6, y - 1.2],
    [21.6, y + 1.2],
    [24, y + 2.2],
  ]);
  const up = down.toReversed().map(([x = 0, y = 0]) => [-x, y]);
  const inside = [[-24, 30], ...up, ...over, ...down, [24, 30]].toReversed();
  return `M-26.6 30V0A26.6 26.6 0 0 1 26.6 0V30L${inside.map((point) => point.join(' ')).join('L')}Z`;
}

const timingBelt: Draft = {
  slug: 'timing-belt',
  title: 'Timing belt',
  main: [
    put(
      { x: 35, y: 36 },
      accent(toothedBelt()),
      outline(teeth(0, 0, 21, 23.6, 24, 0.34, 7.5)),
      edge(circle(0, 0, 13), keyed(0, 0, 6.5, 3.6, 1.6)),
      axis(cross(0, 0, 27)),
    ),
  ],
  more: [
    put(
      { x: 79, y: 36 },
      outline(box(-6.5, -26.6, 13, 53.2)),
      edge(line(-6.5, -24, 6.5, -24), line(-6.5, 24, 6.5, 24), bothSides(0, 'M-6.5-24H-8V24H-6.5')),
      fine(...[-18, -9.6, 9.6, 18].map((y) => line(-6.5, y, 6.5, y))),
      axis('M-11 0H11'),
    ),
    along(72.5, 85.5, 67.5, 63.2, '25'),
    label(53.2, 17.8, 58, 8, '8M'),
  ],
  sign: [
    accent('M-30 30V0A30 30 0 0 1 30 0V30H23.5V0A23.5 23.5 0 0 0-23.5 0V30Z'),
    outline(teeth(0, 0, 14, 19, 10, 0.4), circle(0, 0, 5)),
  ],
};

export const transmission = drawings('Bearings & power transmission', [vBelt, timingBelt]);
