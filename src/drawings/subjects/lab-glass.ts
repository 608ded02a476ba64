import { label } from '../drafting/measures.ts';
import { graduation } from '../drafting/parts.ts';
import { box, circle, line, lines, stood } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Glass that is not for measuring by volume, and test kits. */

const separatingFunnel: Draft = {
  slug: 'separating-funnel',
  title: 'Separating funnel',
  main: [
    accent('M34.2 34H61.8Q59.1 41.2 51 48V50H45V48Q36.9 41.2 34.2 34Z'),
    outline(
      'M44 10V14Q33 18 33 27Q33 38 45 48V52M52 10V14Q63 18 63 27Q63 38 51 48V52',
      box(42, 3, 12, 7, 1.4),
      'M45.6 58V69.4L50.4 66V58',
      box(43.6, 52, 8.8, 6),
      'M52.4 52.6L60 51V59L52.4 57.4M40 53.6H43.6M40 56.4H43.6M40 52V58',
    ),
    edge('M34.2 34H61.8', 'M42 10H54'),
    axis('M48 .6V71'),
  ],
  more: [label(52, 39, 70, 30, '250 ML')],
};

const desiccator: Draft = {
  slug: 'desiccator',
  title: 'Desiccator',
  main: [
    accent('M30 58H66Q65 62 60 64H36Q31 62 30 58Z'),
    outline(
      'M18 30H78V33.6H18ZM18 30Q22 14 44 11V7H52V11Q74 14 78 30Z',
      'M20 33.6Q20 46 30 52V60Q30 67 36 67H60Q66 67 66 60V52Q76 46 76 33.6',
      box(42, 3, 12, 4, 2),
    ),
    edge('M28 48H68V51H28Z'),
    fine(...[33, 41, 48, 55, 63].map((x) => circle(x, 49.5, 0.9))),
    axis('M48 1V70'),
  ],
};

const thermometer: Draft = {
  slug: 'glass-thermometer',
  title: 'Glass thermometer',
  main: [
    accent('M44.4 58Q48 55 51.6 58V65Q51.6 68.4 48 68.4Q44.4 68.4 44.4 65Z'),
    outline(
      stood(48, [
        [3, 3.4, 3],
        [56, 3.4],
      ]),
      'M44.6 56V65Q44.6 68.6 48 68.6Q51.4 68.6 51.4 65V56',
    ),
    edge('M47.4 22V58'),
    fine(graduation(48.6, 52, 10, 22, 2.4)),
  ],
  more: [label(47.4, 30, 66, 20, '110 °C')],
  sign: { turn: 35 },
};

const testKit: Draft = {
  slug: 'test-kit',
  title: 'Test kit',
  main: [
    accent(box(20, 26, 11, 6, 1)),
    outline(
      'M8 44H88V66H8Z',
      'M12 44V32L16 14H80L84 32V44',
      box(18, 32, 15, 12, 1),
      'M42 18V44M54 18V44',
      'M58 30H80V44H58Z',
    ),
    edge(box(40, 14, 16, 4, 1), box(38, 52, 20, 7, 1), 'M42 32H54'),
    fine(lines([62, 35, 76, 35], [62, 39, 76, 39]), ...[12, 84].map((x) => line(x, 44, x, 66))),
  ],
};

export const labGlass = drawings('Lab supplies', [separatingFunnel, desiccator, thermometer, testKit]);
