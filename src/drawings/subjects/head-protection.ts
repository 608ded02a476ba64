import { label } from '../drafting/measures.ts';
import { bothSides, box, circle, cross, line, lines, spokes } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

/** What covers head, face and breath, and the covers that are worn once. */

const weldingHelmet: Draft = {
  slug: 'welding-helmet',
  title: 'Welding helmet',
  main: [
    accent(box(31, 25, 34, 17, 2)),
    outline('M20 32Q20 5 48 5Q76 5 76 32V46L64 66Q62 68 59 68H37Q34 68 32 66L20 46Z', bothSides(48, 'M20 24H16V34H20')),
    edge(box(26, 20, 44, 27, 3), bothSides(48, 'M24 48L37 64')),
    fine('M34 50H62', lines([44, 60, 52, 60], [44, 63, 52, 63])),
    axis('M48 1V71'),
  ],
  more: [label(62, 30, 80, 14, 'DIN 9')],
};

const faceShield: Draft = {
  slug: 'face-shield',
  title: 'Face shield',
  main: [
    accent('M22 18Q48 6 74 18V26Q48 14 22 26Z'),
    outline(
      'M22 26Q48 14 74 26V54Q70 68 48 68Q26 68 22 54Z',
      'M26 16Q30 4 48 4Q66 4 70 16',
      bothSides(48, 'M22 18H17V28H22'),
    ),
    edge('M32 13Q36 8 48 8Q60 8 64 13'),
    fine(lines([32, 50, 44, 36], [36, 54, 52, 36])),
    axis('M48 1V71'),
  ],
};

const filterCartridge: Draft = {
  slug: 'filter-cartridge',
  title: 'Respirator filters',
  main: [
    put(
      { x: 30, y: 36 },
      accent(circle(0, 0, 26, 20)),
      outline(circle(0, 0, 26, 6)),
      edge(circle(0, 0, 20)),
      fine(spokes(0, 0, 6, 20, 16), circle(0, 0, 13)),
      axis(cross(0, 0, 26, 1.6)),
    ),
  ],
  more: [
    accent(box(66, 12, 10, 48)),
    outline(box(62, 10, 18, 52, 2), 'M80 26H84V46H80M84 29H90V43H84'),
    fine('M66 12V60M76 12V60'),
    label(71, 54, 82, 66, 'A1'),
  ],
};

const faceMask: Draft = {
  slug: 'face-mask',
  title: 'Face mask',
  main: [
    accent(box(34, 18, 28, 4, 2)),
    outline(box(20, 15, 56, 44, 3), bothSides(48, 'M20 19C1 18 1 56 20 55')),
    edge('M20 28H76M20 37H76M20 46H76'),
    fine('M20 31H76M20 40H76M20 49H76', ...[23, 73].map((x) => line(x, 17, x, 57))),
    axis('M48 11V64'),
  ],
  more: [label(56, 20, 68, 7, 'NOSE CLIP')],
};

const bouffantCap: Draft = {
  slug: 'bouffant-cap',
  title: 'Bouffant cap',
  main: [
    accent('M16 46Q48 60 80 46L78 53Q48 68 18 53Z'),
    outline('M16 46C4 26 24 6 48 6C72 6 92 26 80 46'),
    fine(
      ...[24, 32, 40, 48, 56, 64, 72].map((x, i) =>
        line(x, 48 + [1.4, 3.2, 4.4, 5, 4.4, 3.2, 1.4][i]!, 48 + (x - 48) * 1.1, 34),
      ),
      bothSides(48, 'M44 14Q30 18 26 28M46 22Q38 24 34 32'),
    ),
    axis('M48 2V68'),
  ],
};

const shoeCover: Draft = {
  slug: 'shoe-cover',
  title: 'Shoe cover',
  main: [
    accent('M20 16Q38 21 56 16L58 24Q38 29 18 24Z'),
    outline('M18 24Q10 40 8 54Q8 64 16 64H82Q90 64 90 56Q88 46 72 42Q60 38 58 24'),
    edge('M8 58H90'),
    fine(
      ...[24, 31, 38, 45, 52].map((x) => line(x, 27, x + (x - 38) * 0.1, 36)),
      ...[20, 32, 44, 56, 68, 78].map((x) => line(x, 61, x + 5, 61)),
      'M66 47Q70 52 70 58',
    ),
  ],
};

export const headProtection = drawings('Safety & PPE', [
  ...[weldingHelmet, faceShield, filterCartridge, faceMask, bouffantCap, shoeCover],
]);
