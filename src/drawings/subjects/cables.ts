import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import { circle, cross, polar, ring } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** Stranded conductors of a cable in cross-section. */
const strands = (x: number, y: number, r: number) => circle(x, y, r) + ring(x, y, r * 2.1, 6, r);

const cable: Draft = {
  slug: 'cable',
  title: 'Flexible cable',
  main: [
    put(
      { x: 70, y: 35 },
      accent(circle(...polar(0, 0, 10.6, -90), 8.8) + circle(...polar(0, 0, 10.6, -90), 5.2)),
      outline(circle(0, 0, 22.6), ring(0, 0, 10.6, 3, 8.8)),
      edge(ring(0, 0, 10.6, 3, 5.2), circle(0, 0, 20)),
      fine(...[-90, 30, 150].map((a) => strands(...polar(0, 0, 10.6, a), 1.55))),
      axis(cross(0, 0, 22.6)),
    ),
  ],
  more: [
    outline('M4 26H24V44H4', 'M24 28.4H36V33.6H24M24 32.4', 'M24 36.4H36V41.6H24'),
    edge('M36 29.4H43M36 30.4H44M36 31.4H43M36 37.4H43M36 39H44M36 40.6H43', 'M4 26Q2 30 4 35Q6 40 4 44'),
    along(47.4, 92.6, 66.5, 58, 'Ø9.2'),
  ],
  sizes: [dimension('A', called(57, 43.8, 50, 54, '2.5'))],
};

/** Four-core armoured cable: sector conductors, bedding, wire armour, sheath. */
const sector = (a: number) => {
  const [p, q, r] = [polar(1.6 * Math.SQRT2, 0, 0, 0), polar(0, 0, 14, a + 6), polar(0, 0, 14, a + 84)];
  const inner = polar(0, 0, 2.4, a + 45);
  void p;
  return `M${inner.join(' ')}L${q.join(' ')}A14 14 0 0 1 ${r.join(' ')}Z`;
};
const powerCable: Draft = {
  slug: 'power-cable',
  title: 'Armoured power cable',
  main: [
    put(
      { x: 34, y: 36 },
      accent(sector(-90)),
      outline(circle(0, 0, 30), ...[0, 90, 180].map(sector)),
      edge(circle(0, 0, 26, 21.4, 16.4), ring(0, 0, 23.7, 32, 2.1)),
      axis(cross(0, 0, 30)),
    ),
  ],
  more: [label(43, 30, 66, 12, 'CORE'), label(56.8, 42, 68, 36, 'ARMOUR'), label(54, 54, 66, 60, 'SHEATH')],
  sizes: [dimension('A', called(43, 30, 66, 12, '16'))],
  sign: [accent(sector(-90)), outline(circle(0, 0, 30, 22), ...[0, 90, 180].map(sector))],
};

/** Cable gland, its upper half in section: body, seal, dome nut, cable. */
const [glandBody, domeNut] = ['M6 28H22V21H34V26H46V31.6H6Z', 'M38 22H60Q72 23 74 31.6H67L58 26.6H38Z'];
const gland: Draft = {
  slug: 'cable-gland',
  title: 'Cable gland',
  main: [
    accent('M46 27.4H58L66 31.6H46Z'),
    outline(glandBody, domeNut, 'M6 31.6V46H22V53H34V50H38V52H60Q72 51 74 42.4V31.6', 'M74 31.6H94M74 42.4H94'),
    edge('M22 46V37M34 50V37M38 50V37M60 52V37', 'M22 44H34M38 44H60', 'M6 37H74'),
    fine('M6 44.6H22', 'M6 29.4H22', 'M94 31.6Q92 34 94 37Q96 40 94 42.4'),
    hatch(hatching(glandBody, 1.8), hatching(domeNut, 1.8, -45)),
    axis('M1 37H95'),
  ],
  more: [dimension('d', called(14, 28, 18, 12, 'M20')), label(52, 29.6, 58, 10, 'SEAL')],
  sizes: [dimension('D', upright(31.6, 42.4, 86, 84, '17'))],
  sign: [
    accent('M44 27H60L68 37H44Z'),
    outline('M6 27H20V20H34V24H58Q74 25 76 37Q74 49 58 50H34V54H20V47H6Z', 'M20 27V47M34 24V50M76 32H90M76 42H90'),
  ],
};

const lug: Draft = {
  slug: 'cable-lug',
  title: 'Cable lug',
  main: [
    accent('M44 22.6H88V45.4H44Z'),
    outline(
      'M88 22.6H44C38 22.6 36 18 26 16.6C13 16 5 24 5 34C5 44 13 52 26 51.4C36 50 38 45.4 44 45.4H88Z',
      circle(25, 34, 8.4),
    ),
    edge('M44 22.6V45.4M62 22.6V45.4M74 22.6V45.4'),
    axis('M1 34H94M25 12V56'),
  ],
  more: [
    outline('M5 60H36L44 57H88V67H44L36 64H5Z'),
    edge('M88 59V65'),
    dimension('d1', called(19, 28, 14, 8, 'M12')),
    label(80, 28, 74, 12, 'CRIMP'),
  ],
};

export const cables = drawings('Electricals & lighting', [cable, powerCable, gland, lug]);
