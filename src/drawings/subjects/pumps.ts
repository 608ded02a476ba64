import { label } from '../drafting/measures.ts';
import { arc, box, circle, cross, line, polar, ring, shape } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** End-suction centrifugal pump in section through its volute, seen along the shaft. */
const pump: Draft = {
  slug: 'water-pump',
  title: 'Centrifugal pump',
  main: [
    put(
      { x: 36, y: 42 },
      accent(
        `M${Array.from({ length: 6 }, (_, i) => i * 60)
          .map((a) => {
            const [p, q, r, s] = [
              polar(0, 0, 6, a),
              polar(0, 0, 15.4, a + 52),
              polar(0, 0, 15.4, a + 58),
              polar(0, 0, 6, a + 22),
            ];
            return `${p.join(' ')}A13 13 0 0 1 ${q.join(' ')}L${r.join(' ')}A12 12 0 0 0 ${s.join(' ')}`;
          })
          .join('A6 6 0 0 1 ')}Z`,
      ),
      outline('M27-32V-4A27.4 27.4 0 1 1-19.4-18.6A25 25 0 0 1 10-19.6V-32', box(5, -38, 27, 6), circle(0, 0, 16)),
      edge('M23.4-32V-4A23.6 23.6 0 1 1-16.4-16.6A21.4 21.4 0 0 1 13.6-16.4V-32', circle(0, 0, 3.2)),
      edge('M-20 18L-24 25H-28V28H26V25H22L17 21.4'),
      axis(cross(0, 0, 26), 'M18.6-41V-20'),
    ),
  ],
  more: [
    put(
      { x: 81, y: 42 },
      outline('M-8-16H-4V16H-8ZM-4-9L2-14V-21H9V24H2V14L-4 9M9-6H13V6H9', 'M2-32V-21M9-32V-21M-1-38H12V-32H-1Z'),
      axis('M-12 0H14M5.5-41V26'),
    ),
    label(29, 36, 25, 6, 'IMPELLER'),
  ],
};

/** Diaphragm metering pump: head with its two ball valves, diaphragm, drive. */
const dosingPump: Draft = {
  slug: 'dosing-pump',
  title: 'Dosing pump',
  main: [
    accent('M33 19Q28 37 33 55H30Q24 37 30 19Z'),
    outline(
      'M12 17H30V57H12ZM16 17V10H13V5H29V10H26V17M16 57V64H13V69H29V64H26V57',
      'M33 17H38V57H33Z',
      shape([
        [38, 25],
        [52, 25, 2],
        [52, 20, 2],
        [84, 20, 4],
        [84, 62, 3],
        [52, 62, 3],
        [52, 49, 2],
        [38, 49],
      ]),
    ),
    edge(
      circle(21, 22, 3),
      circle(21, 52, 3),
      'M17.6 25L19 26.6V47.4L17.6 49M24.4 25L23 26.6V33Q27 37 23 41V47.4L24.4 49',
      circle(71, 33, 6.4),
      'M58 20V62',
    ),
    fine(...[45, 48, 51, 54].map((y) => line(63, y, 79, y)), 'M71 33V28.4', 'M38 34H52M38 40H52'),
    axis('M8 37H88M21 2V71'),
  ],
  more: [label(28.4, 29, 44, 9, 'DIAPHRAGM')],
};

const compressor: Draft = {
  slug: 'compressor',
  title: 'Air compressor',
  main: [
    accent('M24 11H40V31H24Z'),
    outline(
      'M14 37H78Q88 37 88 49Q88 61 78 61H14Q4 61 4 49Q4 37 14 37Z',
      'M24 31V11H40V31M21 37V31H43V37',
      circle(64, 25, 10),
      'M56 37L58 33M72 37L70 33',
      'M14 61L12 67H22L20 61M72 61L70 67H80L78 61',
    ),
    edge(
      'M14 37V61M78 37V61',
      circle(64, 25, 3),
      'M24 8H40V11H24Z',
      'M40 16H47V37',
      ...[14.6, 18.2, 21.8, 25.4].map((y) => line(21.4, y, 42.6, y)),
    ),
    fine(arc(64, 25, 7, 0, 300)),
    axis('M1 49H92'),
  ],
  more: [label(32, 28, 50, 6, 'CYLINDER')],
};

const fan: Draft = {
  slug: 'fan',
  title: 'Axial fan',
  main: [
    put(
      { x: 35, y: 36 },
      accent(circle(0, 0, 7)),
      outline(
        box(-31, -31, 62, 62, 3),
        circle(0, 0, 28),
        ...Array.from(
          { length: 5 },
          (_, i) =>
            put({ turn: i * 72 }, outline('M-2.6-6.5C-9-12-10-20-6.6-26.2C-1-27.4 4-26.4 7-24.4C3-18 2-12 3-6.3'))[0]!
              .d,
        ),
      ),
      edge(circle(0, 0, 7), ring(0, 0, 39, 4, 1.6, 45)),
      axis(cross(0, 0, 31)),
    ),
  ],
  more: [
    put(
      { x: 82, y: 36 },
      outline(box(-9, -31, 3, 62), 'M-6-28H8V28H-6'),
      edge(box(-3, -7, 12, 14, 1), 'M-6-14L1-20M-6 14L1 20'),
      axis('M-13 0H13'),
    ),
  ],
};

export const pumps = drawings('Machinery & pumps', [pump, dosingPump, compressor, fan]);
