import { label, upright } from '../drafting/measures.ts';
import { box, circle, cross, ellipse, line, lines, shape, spokes } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Perforated cable tray with cables, in a view along it and its section. */
const cableTray: Draft = {
  slug: 'cable-tray',
  title: 'Perforated cable tray',
  main: [
    accent(circle(24, 57, 5), circle(36, 58, 4), circle(46, 58, 4)),
    outline('M10 44V64H86V44H83.4V62H12.6V44Z', 'M10 12H86V34H10Z'),
    edge(lines([10, 15, 86, 15], [10, 31, 86, 31])),
    fine(...[16, 28, 40, 52, 64, 76].map((x) => box(x, 18, 7, 2.6, 1.3) + box(x - 3 + 3, 25.4, 7, 2.6, 1.3))),
    axis('M4 23H92'),
  ],
  more: [label(46, 57, 62, 48, 'CABLE'), upright(44, 64, 91.6, 86, '50')],
};

/** Cable reel on its stand, with sockets in the middle. */
const cableReel: Draft = {
  slug: 'cable-reel',
  title: 'Cable reel',
  main: [
    accent(`${circle(48, 32, 23)}${circle(48, 32, 14)}`),
    outline(circle(48, 32, 27), 'M40 57L32 69H38L44 58.6M56 57L64 69H58L52 58.6', 'M40 6Q40 2 44 2H52Q56 2 56 6'),
    edge(circle(48, 32, 14), circle(42.6, 28, 3.6), circle(53.4, 28, 3.6), circle(48, 37.6, 3.6)),
    fine(spokes(48, 32, 24, 26.4, 24), circle(48, 32, 17), circle(48, 32, 20)),
    axis(cross(48, 32, 28.4, 0)),
  ],
  more: [label(66, 40, 80, 54, '30 M')],
};

/** Recessed LED panel: the light from below and its thin edge. */
const ledPanel: Draft = {
  slug: 'led-panel',
  title: 'LED panel light',
  main: [
    accent(box(24, 10, 40, 40)),
    outline(box(20, 6, 48, 48, 1), box(20, 61, 48, 3.4, 0.8), box(36, 58.4, 16, 2.6)),
    fine(lines([28, 46, 60, 14], [28, 38, 52, 14], [36, 46, 60, 22])),
    axis('M44 2V68M15 30H73'),
  ],
  more: [upright(6, 54, 82, 68, '600')],
};

/** LED lamp with a bayonet cap. */
const ledLamp: Draft = {
  slug: 'led-lamp',
  title: 'LED lamp',
  main: [
    accent('M30 26Q30 5 48 5Q66 5 66 26Z'),
    outline(
      shape([
        [30, 26],
        [66, 26],
        [56, 50, 2],
        [40, 50, 2],
      ]),
      box(40, 50, 16, 16, 1),
      box(36.6, 57, 3.4, 3.4, 0.8),
      box(56, 57, 3.4, 3.4, 0.8),
    ),
    edge(ellipse(44.4, 67.4, 1.8), ellipse(51.6, 67.4, 1.8)),
    fine(...[36, 42, 48, 54, 60].map((x) => line(x, 27.6, 48 + (x - 48) * 0.5, 48))),
    axis('M48 1.4V70.6'),
  ],
  more: [label(58, 16, 74, 10, '9 W')],
};

export const siteElectricals = drawings('Electricals & lighting', [cableTray, cableReel, ledPanel, ledLamp]);
