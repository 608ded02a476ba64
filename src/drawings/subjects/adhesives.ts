import { lettering } from '../drafting/lettering.ts';
import { label } from '../drafting/measures.ts';
import { box, circle, cross, line, lines } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, measure, outline, put, type Draft } from '../drafting/sheet.ts';

/** Adhesives and sealants by the pack in which they come. */

const adhesiveBottle: Draft = {
  slug: 'adhesive-bottle',
  title: 'Adhesive bottle',
  main: [
    accent('M44.6 3H51.4L55 18H41Z'),
    outline('M38 26V29Q27 32 27 42V62Q27 68 33 68H63Q69 68 69 62V42Q69 32 58 29V26', box(35, 18, 26, 8, 1)),
    edge(box(31, 40, 34, 20, 1)),
    fine(
      ...[38, 41, 44, 47, 50, 53, 56, 59].map((x) => line(x, 19, x, 25)),
      lines([36, 46, 60, 46], [36, 50, 60, 50], [36, 54, 50, 54]),
    ),
    axis('M48 1V71'),
  ],
  more: [label(62, 64, 78, 56, '50 ML')],
};

/** A tin with its lid, on the floor at 0,0. */
const tin = [outline(box(-17, -38, 34, 38, 1), box(-19, -45, 38, 7, 1)), edge('M-17-34H17M-17-4H17')];

const twoParts: Draft = {
  slug: 'two-part-adhesive',
  title: 'Two-part adhesive',
  main: [
    accent(box(10, 34, 34, 20)),
    put({ x: 27, y: 64 }, ...tin),
    put({ x: 70, y: 64, k: 0.84 }, ...tin),
    edge(box(55.7, 37, 28.6, 18)),
  ],
  more: [measure(lettering('A', 26, 45.4), lettering('B', 69, 47.4))],
};

const bag: Draft = {
  slug: 'powder-bag',
  title: 'Bag of powder',
  main: [
    accent(box(31, 26, 34, 24)),
    outline('M22 8H74Q70 20 72 36Q74 54 74 66Q48 69 22 66Q22 54 24 36Q26 20 22 8Z'),
    edge('M23.4 13H72.6'),
    fine(
      ...[27, 32, 37, 42, 47, 52, 57, 62, 67].map((x) => line(x, 10.4, x + 2.4, 10.4)),
      lines([36, 33, 60, 33], [36, 38, 60, 38], [36, 43, 50, 43]),
    ),
    axis('M48 4V71'),
  ],
  more: [label(60, 58, 80, 52, '20 KG')],
};

const sealTape: Draft = {
  slug: 'seal-tape',
  title: 'Thread seal tape',
  main: [
    accent(circle(34, 34, 24, 12)),
    outline(circle(34, 34, 29, 9), 'M34 58H64Q74 58 78 63L92 60'),
    edge(circle(34, 34, 12)),
    fine(circle(34, 34, 15, 18, 21)),
    axis(cross(34, 34, 29)),
  ],
  more: [
    put(
      { x: 80, y: 30 },
      outline(box(-9, -24, 3, 48), box(6, -24, 3, 48)),
      edge(box(-6, -20, 12, 40)),
      axis('M-12 0H12'),
    ),
  ],
};

export const adhesives = drawings('Paints, adhesives & lubricants', [adhesiveBottle, twoParts, bag, sealTape]);
