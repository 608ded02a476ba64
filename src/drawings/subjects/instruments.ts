import { called, label } from '../drafting/measures.ts';
import { box, circle, cross, line, polar } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const band = (from: number, to: number) => {
  const [a, b, c, d] = [polar(0, 0, 20, from), polar(0, 0, 20, to), polar(0, 0, 15.6, to), polar(0, 0, 15.6, from)];
  return `M${a.join(' ')}A20 20 0 0 1 ${b.join(' ')}L${c.join(' ')}A15.6 15.6 0 0 0 ${d.join(' ')}Z`;
};
const pressureGauge: Draft = {
  slug: 'pressure-gauge',
  title: 'Pressure gauge',
  main: [
    put(
      { x: 34, y: 30 },
      accent(band(-30, 45)),
      outline(circle(0, 0, 26), 'M-6 25.3V31H6V25.3M-4 31V39H4V31'),
      edge(circle(0, 0, 22.6), circle(0, 0, 2.4), 'M-1.2 2L-9.4-12.4L1.2-1.6'),
      fine(
        ...Array.from({ length: 11 }, (_, i) => 135 + i * 27).map((a) =>
          line(...polar(0, 0, 17, a), ...polar(0, 0, 20, a)),
        ),
        'M-3 31V39M3 31V39',
      ),
      axis(cross(0, 0, 26)),
    ),
  ],
  more: [
    put(
      { x: 80, y: 30 },
      outline('M-8-24Q-8-26-6-26H2V26H-6Q-8 26-8 24ZM2-22H6V22H2M-7 26V31H1V26M-5.6 31V39H-.4V31'),
      axis('M-3-29V41'),
    ),
    called(38, 66, 46, 67.4, 'G1/2'),
  ],
  sign: [accent(band(-30, 45)), outline(circle(0, 0, 26), 'M0 0L-9.4-12.4', 'M-6 25.3V31H6V25.3M-4 31V39H4V31')],
};

const multimeter: Draft = {
  slug: 'multimeter',
  title: 'Multimeter',
  main: [
    accent(circle(28, 42, 8)),
    outline(box(11, 4, 34, 64, 4), box(16, 9, 24, 14, 1), circle(28, 42, 8)),
    edge('M28 42V35', ...[20, 28, 36].map((x) => circle(x, 60.4, 2.4)), 'M12 27H44'),
    fine(
      ...[150, 180, 210, 240, 270, 300, 330, 360, 390].map((a) =>
        line(...polar(28, 42, 10, a), ...polar(28, 42, 12, a)),
      ),
    ),
  ],
  more: [
    edge('M20 13V19.6M23 13H26V16H23V19.6H26M30 13V16H33V13M33 16V19.6'),
    edge('M28 62.8V66Q28 70 34 70H56Q62 70 62 62V50M36 62.8Q36 66 42 66H62Q74 66 74 56V50'),
    ...[62, 74].map((x) =>
      outline(
        `M${x - 2} 50V28H${x - 3.4}V25.6H${x - 1.4}L${x - 0.6} 8H${x + 0.6}L${x + 1.4} 25.6H${x + 3.4}V28H${x + 2}V50Z`,
      ),
    ),
  ].flat(),
};

const weighingScale: Draft = {
  slug: 'weighing-scale',
  title: 'Weighing scale',
  main: [
    accent(box(13, 8.6, 20, 7)),
    outline(box(10, 5, 26, 14, 2), 'M21 19V56M25 19V56', 'M16 56H88V61H16Z', 'M20 61V65H28V61M76 61V65H84V61'),
    edge('M30 52.6H92V56H12Z'),
    fine(circle(16, 17.2, 0.5), circle(20, 17.2, 0.5)),
  ],
  more: [edge(box(46, 28, 30, 24.6)), fine('M46 28L76 52.6M76 28L46 52.6'), called(70, 28, 76, 14, '60 KG')],
};

/** A shaft on V-blocks under a dial gauge: what the category is for. */
const runout: Draft = {
  slug: 'measuring-instruments',
  title: 'Measuring instruments',
  main: [
    accent(circle(42, 14, 6)),
    outline(
      circle(42, 14, 9.6),
      'M40.6 23.6V27H43.4V23.6M42 27V30.6',
      circle(42, 42, 11.4),
      'M24 62V45H29.1L42 58.5L54.9 45H60V62Z',
      'M4 62H92V68H4Z',
      'M74 62V10H78V62M66 57H86V62H66Z',
      'M51.6 13H72V16H51.4M71 9.6H81V19H71Z',
    ),
    edge('M42 14L46 9.6'),
    axis(cross(42, 42, 11.4)),
  ],
  more: [called(33.6, 34.4, 22, 24, 'Ø40'), label(38, 16, 22, 8, '0.01')],
};

export const instruments = drawings('Measuring instruments', [pressureGauge, multimeter, weighingScale, runout]);
