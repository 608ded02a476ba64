import { box, circle, cross, line } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Construction machines that one person guides: rammer, trowel, saw, drive of a vibrator. */

const rammer: Draft = {
  slug: 'rammer',
  title: 'Earth rammer',
  main: [
    accent('M40 38H58L60 42L58 45L60 48L58 51L60 54H38L40 51L38 48L40 45L38 42Z'),
    outline(
      box(36, 20, 26, 18, 3),
      'M38 54H60L72 62V66H30V62Z',
      'M36 30L10 18Q6 16 8 12Q10 9 14 11L62 16Q68 18 66 24L62 26',
      circle(70, 30, 7),
    ),
    edge('M36 26H62', circle(70, 30, 3)),
    fine('M40 42H58M40 45H58M40 48H58M40 51H58', ...[40, 44, 48, 52].map((x) => line(x, 29, x, 35))),
    axis('M49 14V70'),
  ],
};

const trowel: Draft = {
  slug: 'power-trowel',
  title: 'Power trowel',
  main: [
    accent(box(40, 28, 22, 16, 2)),
    outline('M16 60A36 9 0 0 1 88 60', 'M16 60V64H88V60', box(45, 44, 12, 8), 'M40 44L10 10L4 8V5H12L44 40'),
    edge('M16 60H88', 'M28 57H76', circle(52, 36, 5)),
    fine(
      ...[24, 40, 56, 72].map((x) => `M${x} 64L${x + 4} 67H${x + 12}L${x + 8} 64`),
      ...[42, 60].map((x) => line(x, 31, x, 41)),
    ),
    axis('M51 22V69'),
  ],
};

const floorSaw: Draft = {
  slug: 'floor-saw',
  title: 'Floor saw',
  main: [
    accent(box(34, 20, 26, 18, 2)),
    outline(
      'M20 46H74V50H20Z',
      'M60 50A17 17 0 0 1 94 50Z',
      circle(28, 57, 7),
      circle(56, 59, 5),
      'M24 46L8 18H2.6V14.6H10L30 46',
      'M34 38V46H60V38',
    ),
    edge('M62.4 50A14.6 14.6 0 0 0 91.6 50', circle(77, 50, 3), circle(28, 57, 2.4)),
    fine('M38 25H52M38 29H52M38 33H46', 'M2 66H95'),
    axis('M77 31V69'),
  ],
};

const vibratorDrive: Draft = {
  slug: 'vibrator-drive',
  title: 'Vibrator drive unit',
  main: [
    accent(box(62, 34, 8, 14, 1)),
    outline(
      box(22, 24, 40, 34, 4),
      'M26 24Q26 12 34 12H52Q60 12 60 24',
      'M14 62H78V66H14Z',
      'M28 58V62M56 58V62',
      'M70 38H78Q86 38 90 46M70 44H77Q82 44 85 49',
    ),
    edge(box(30, 16.4, 22, 7.6, 1), circle(42, 41, 11)),
    fine(...[27, 31, 53, 57].map((x) => line(x, 27, x, 55)), circle(42, 41, 3)),
    axis(cross(42, 41, 11), 'M66 41H80'),
  ],
};

export const guidedMachines = drawings('Machinery & pumps', [rammer, trowel, floorSaw, vibratorDrive]);
