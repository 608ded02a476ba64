import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import { aboveAndBelow, arc, bothSides, box, circle, cross, line, polar, shape, spokes } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** A saw's rim: rake face, land, back and gullet for each tooth. */
const sawRim = (count: number, tip: number, gullet: number) => {
  const pitch = 360 / count;
  const tooth = (a: number) => [
    polar(0, 0, tip, a),
    polar(0, 0, tip - 0.6, a + pitch * 0.3),
    polar(0, 0, gullet, a + pitch * 0.78),
    polar(0, 0, gullet + 0.6, a + pitch * 0.96),
  ];
  return shape(Array.from({ length: count }, (_, i) => tooth(i * pitch)).flat());
};
const sawBlade: Draft = {
  slug: 'saw-blade',
  title: 'Circular saw blade',
  main: [
    put(
      { x: 36, y: 36 },
      accent(circle(0, 0, 13, 5)),
      outline(sawRim(20, 30, 25.6), circle(0, 0, 5)),
      edge(
        ...[40, 160, 280].map(
          (a) => line(...polar(0, 0, 25.8, a), ...polar(0, 0, 19, a)) + circle(...polar(0, 0, 18, a), 1),
        ),
      ),
      fine(arc(0, 0, 20.5, -165, -120)),
      axis(cross(0, 0, 30)),
    ),
  ],
  more: [
    put(
      { x: 84, y: 36 },
      outline('M-.8-26.4L-1.4-30H1.4L.8-26.4V26.4L1.4 30H-1.4L-.8 26.4Z'),
      edge('M-1.4-26.4H1.4M-1.4 26.4H1.4'),
      axis('M-5 0H5'),
    ),
    upright(6, 66, 77, 82.6, 'Ø250'),
    label(44, 28, 62, 4.5, 'HUB'),
  ],
  sign: [accent(circle(0, 0, 13, 5)), outline(sawRim(12, 30, 24))],
};

const cuttingWheel: Draft = {
  slug: 'cutting-wheel',
  title: 'Cutting wheel',
  main: [
    put(
      { x: 36, y: 36 },
      accent(circle(0, 0, 17, 7)),
      outline(circle(0, 0, 30, 5)),
      edge(circle(0, 0, 7)),
      fine(spokes(0, 0, 20, 28, 30)),
      axis(cross(0, 0, 30)),
    ),
  ],
  more: [
    put({ x: 82, y: 36 }, outline('M-1-30H1V-5H1V30H-1Z'), edge(bothSides(0, 'M1-7H1.9V7H1')), axis('M-6 0H6')),
    dimension('D', upright(6, 66, 91, 83.6, 'Ø125')),
    label(46, 26, 62, 4.5, 'LABEL'),
  ],
  sizes: [dimension('t', called(81, 61, 76, 69, '2.5')), dimension('d', called(40.3, 33.5, 62, 4.5, 'Ø22'))],
};

const wheel = aboveAndBelow(0, box(-10, -29, 20, 19));
const grindingWheel: Draft = {
  slug: 'grinding-wheel',
  title: 'Grinding wheel',
  main: [
    put(
      { x: 34, y: 37 },
      accent(circle(0, 0, 10.5, 5)),
      outline(circle(0, 0, 29, 5)),
      fine(
        ...Array.from({ length: 24 }, (_, i) => polar(0, 0, 13.5 + ((i * 7) % 13), i * 47)).map(
          ([x, y]) => `M${x} ${y}l1.2.6`,
        ),
      ),
      axis(cross(0, 0, 29)),
    ),
  ],
  more: [
    put(
      { x: 80, y: 37 },
      accent(aboveAndBelow(0, box(-10, -10, 20, 5))),
      outline(wheel, 'M-10-5V5M10-5V5'),
      hatch(hatching(wheel, 2.4), hatching(wheel, 2.4, -45)),
      axis('M-14 0H14'),
    ),
    dimension('t', along(70, 90, 70.5, 66, '25')),
    label(40, 30.5, 60, 4.5, 'BUSH'),
  ],
  sizes: [dimension('D', along(5, 63, 70.5, 66.5, 'Ø200', 0.3)), dimension('d', called(38.4, 34.6, 62, 4.5, 'Ø32'))],
};

const flapDisc: Draft = {
  slug: 'flap-disc',
  title: 'Flap disc',
  main: [
    put(
      { x: 34, y: 37 },
      accent(circle(0, 0, 15, 5.4)),
      outline(circle(0, 0, 29, 5.4)),
      edge(
        circle(0, 0, 15),
        ...Array.from({ length: 24 }, (_, i) => line(...polar(0, 0, 15, i * 15 + 12), ...polar(0, 0, 29, i * 15))),
      ),
      axis(cross(0, 0, 29)),
    ),
  ],
  more: [
    put(
      { x: 80, y: 37 },
      outline(aboveAndBelow(0, 'M-3-5.4V-13H1L4-29H9.5L7-14L1-8H0V-5.4Z'), 'M-3-5.4V5.4M0-5.4V5.4'),
      edge(aboveAndBelow(0, 'M1-13L7-14')),
      axis('M-9 0H13'),
    ),
    dimension('D', upright(8, 66, 68, 82, 'Ø115')),
  ],
  sizes: [dimension('d', called(38, 40.6, 56, 69, 'Ø22'))],
};
export const abrasives = drawings('Cutting tools & abrasives', [sawBlade, cuttingWheel, grindingWheel, flapDisc]);
