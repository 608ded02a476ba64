import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import { hexHead } from '../drafting/parts.ts';
import { aboveAndBelow, box, line, turned } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** Positions of the stones and grains of a concrete section. */
const pebbles = [
  [12, 40],
  [20, 56],
  [9, 63],
  [22, 39],
  [58, 39],
  [62, 47],
  [57, 60],
  [67, 62],
  [65, 38],
  [15, 48],
] as const;
const concrete = hatch(
  ...pebbles.map(([x, y], i) => (i % 3 ? `M${x} ${y}h.4M${x + 3} ${y + 2}h.4` : `M${x} ${y}l2.4-.8l-.6 2.4Z`)),
);

/** Foundation bolt of the bent type, cast into its footing. */
const foundationBolt: Draft = {
  slug: 'foundation-bolt',
  title: 'Foundation bolt',
  main: [
    accent(box(18, 25, 26, 3)),
    outline(
      'M28 58V28M34 28V58A6 6 0 0 0 46 58V54H52V58A12 12 0 0 1 28 58',
      'M28 11V6L29 5H33L34 6V11',
      'M23 11H39V17H23ZM22 17H40V25H22Z',
    ),
    edge('M27 11V17M35 11V17M26.6 17V25M35.4 17V25M28 6H34M46 54H52', 'M4 34H28M34 34H62'),
    fine('M29 6V11M33 6V11M29 28V32M33 28V32'),
    concrete,
    axis('M31 2V70'),
  ],
  more: [
    dimension('d', called(34, 8, 44, 8, 'M20')),
    label(42, 26.5, 54, 20, 'PLATE'),
    dimension('L', upright(34, 70, 74, 62, '500')),
  ],
  sign: [
    accent(box(16, 22, 32, 5)),
    outline('M29 27V58A11 11 0 0 0 51 58V50M29 0V6M35 0V6M35 27V58A5 5 0 0 0 45 58V50H51M29 0H35M22 6H42V22H22Z'),
  ],
};

/** Wedge anchor set in concrete through a base plate. */
const wedgeAnchor: Draft = {
  slug: 'wedge-anchor',
  title: 'Wedge anchor',
  main: [
    accent('M29.6 48H40.4L41.6 50V57L39.6 60.5H30.4L28.4 57V50Z'),
    outline(
      'M30 14V6.6L31.2 5.4H38.8L40 6.6V14',
      'M26 14H44V22H26Z',
      box(23, 22, 24, 2.4),
      'M30.4 30V48M39.6 30V48M31.4 60.5L29.8 66H40.2L38.6 60.5',
    ),
    edge('M30.6 14V22M39.4 14V22', box(8, 24.4, 54, 5.6), 'M4 30H66M28.4 30V68H41.6V30'),
    fine('M31.2 5.6V14M38.8 5.6V14M33 48V55H37V48'),
    concrete,
    hatch(hatching('M8 24.4H30V30H8ZM40 24.4H62V30H40Z', 1.8)),
    axis(line(35, 2, 35, 70)),
  ],
  more: [
    dimension('L', upright(30, 66, 74, 66, '80')),
    label(37, 56, 56, 50, 'CLIP'),
    dimension('d', called(40, 9, 50, 9, 'M12')),
  ],
  sign: [
    accent('M29.6 46H40.4L43 49V57L40.6 60.5H29.4L27 57V49Z'),
    outline('M30 14V5H40V14M24 14H46V24H24ZM18 24H52V29H18ZM30 29V46M40 29V46M29.6 60.5L27 68H43L40.4 60.5'),
  ],
};

/** Self-drilling screw with hexagon washer head. */
const tapThread = (from: number, to: number, root: number, crest: number, pitch: number) => {
  const count = Math.round((to - from) / pitch);
  return (
    Array.from({ length: count }, (_, i) => `L${from + i * pitch} ${-root}L${from + (i + 0.5) * pitch} ${-crest}`).join(
      '',
    ) + `L${to} ${-root}`
  );
};
const selfDrilling: Draft = {
  slug: 'self-drilling-screw',
  title: 'Self-drilling screw',
  main: [
    put(
      { x: 6, y: 34 },
      accent(
        turned(0, [
          [17, 13],
          [21, 13, 1.2],
        ]),
      ),
      outline(
        hexHead(0, 2, 12, 22).outline,
        turned(0, [
          [12, 14.5, 0.8],
          [14.6, 16],
          [17, 16, 0.8],
        ]),
        aboveAndBelow(0, `M21-5.4${tapThread(22, 64, 5.4, 8, 4.2)}`),
        aboveAndBelow(0, 'M64-5.4L66-5.4L67-6.4H78L84 0'),
      ),
      edge(hexHead(0, 2, 12, 22).edge),
      fine(
        ...Array.from({ length: 10 }, (_, i) => line(24.1 + i * 4.2, -8, 22 + i * 4.2, 8)),
        'M67 5C71 4 74-1 78-6.4M70 6.4C75 4 78 1 84 0',
      ),
      axis('M-3 0H88'),
    ),
  ],
  more: [dimension('L', along(23, 90, 58, 51, '55')), label(25, 24, 33, 8, 'EPDM'), called(50.5, 26, 57, 12, 'Ø5.5')],
  sign: [
    accent(
      turned(0, [
        [18, 17],
        [25, 17, 1],
      ]),
    ),
    outline(
      turned(0, [
        [0, 12],
        [13, 12],
        [13, 20],
        [18, 20],
      ]),
      aboveAndBelow(0, `M25-6${tapThread(26, 66, 6, 11, 10)}L72-7L84 0`),
    ),
  ],
};

export const anchors = drawings('Fasteners', [foundationBolt, wedgeAnchor, selfDrilling]);
