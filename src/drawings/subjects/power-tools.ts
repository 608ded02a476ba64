import { along, called, label } from '../drafting/measures.ts';
import { aboveAndBelow, bothSides, box, circle, cross, helix, line, shape, turned } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, type Draft } from '../drafting/sheet.ts';

const angleGrinder: Draft = {
  slug: 'angle-grinder',
  title: 'Angle grinder',
  main: [
    accent('M50 43.6H72Q74 43.6 74 45.2Q64 49.6 54 47.6Q50 46.6 50 43.6Z'),
    outline(
      shape([
        [10, 30, 5],
        [14, 24, 4],
        [32, 22.4, 3],
        [38, 26, 3],
        [62, 26, 6],
        [80, 24.6, 4],
        [88, 27, 4],
        [88, 42, 4],
        [80, 44.6, 4],
        [60, 43.6, 6],
        [38, 44, 3],
        [32, 46, 2],
        [12, 46, 3],
      ]),
      'M17 46V50H27V46M24 50H39Q43 50 43 54V58H39V54.6H24',
      box(1.5, 56, 41, 2.4, 0.6),
    ),
    edge('M32 22.6V46M38 26V44M80 24.6V44.6', 'M17.6 50V56M26.4 50V56M18 58.4V61H26V58.4', circle(22, 32, 5)),
    fine(...[42, 45, 48, 51].map((x) => line(x, 29, x, 33)), circle(22, 32, 3)),
    axis('M22 16V66M4 35H95'),
  ],
  more: [edge('M88 33H90.4Q93 33 93 30V19'), along(1.5, 42.5, 68, 59, 'Ø125', 0.25), label(62, 46, 68, 58, 'SWITCH')],
};

const powerDrill: Draft = {
  slug: 'power-drill',
  title: 'Power drill',
  main: [
    accent('M49 35.6H56V45.6Q51 46 50 41Z'),
    outline(
      'M27 13.6Q30 11 34 10.6H66Q74 10.6 77 14L84 19V30Q80 35 72 36L75 60H78.6V66H55.4V60H59.6L56 35.6H34Q30 35.4 27 33Z',
      turned(23, [
        [10, 3.6, 0.6],
        [14, 6.4],
        [18, 6.4],
        [18, 7.6],
        [27, 7.6],
      ]),
      'M1.6 23L4 21.6H10M1.6 23L4 24.4H10',
    ),
    edge('M34 10.6V35.6M18 16.6V29.4M14 16.6V29.4M66 10.6Q62 16 66 22H83.6M59.6 60H75'),
    fine(
      ...[37, 40, 43, 46].map((x) => line(x, 15, x, 20)),
      ...[16.6, 19.6, 23, 26.4, 29.4].map((y) => line(18, y, 27, y)),
    ),
    axis('M.5 23H92'),
  ],
  more: [label(53, 41, 36, 50, 'SWITCH'), called(18, 30.6, 12, 44, 'Ø13')],
};

const rotaryHammer: Draft = {
  slug: 'rotary-hammer',
  title: 'Rotary hammer',
  main: [
    accent(box(79.4, 26, 3.6, 9, 1.2)),
    outline(
      turned(23, [
        [12, 3.4, 1],
        [20, 5.6, 1],
        [30, 5.6],
      ]),
      'M30 13.4H56Q60 12 64 12H80Q92 12 92 24V38Q92 48 82 49H73V41H79.4Q83 41 83 37V26Q83 21.6 79 21.6H73V33H62L60 62Q60 65 57 65H46Q43 65 43 62L41 34H30Z',
      'M1.6 20.6H12M1.6 25.4H12M1.6 20.6V25.4',
    ),
    edge('M30 13.4V34M36 13.4V34M62 33H41M56 13.4V33', circle(51, 24, 3.4), 'M73 21.6V12M73 41V33'),
    fine(...[46, 49, 52, 55].map((y) => line(46, y, 57, y)), helix(23, 1.6, 12, 2.4, 4)),
    axis('M.5 23H72M51 30V69'),
  ],
  more: [label(81.2, 33, 80.9, 60, 'SWITCH'), called(16, 27, 20, 48, 'SDS')],
};

const hammerBit: Draft = {
  slug: 'hammer-bit',
  title: 'Hammer drill bit',
  main: [
    accent('M84 42.6H88L92.6 48L88 53.4H84L86 48Z'),
    outline(
      aboveAndBelow(48, 'M4 44L5 43H30L32 43.6H84'),
      'M4 44V52',
      helix(48, 34, 84, 4.4, 14),
      helix(48, 38, 84, 4.4, 14),
    ),
    edge('M32 43.6V52.4M30 43V53', box(9, 44.6, 8, 2.4, 1.2), box(9, 49, 8, 2.4, 1.2), box(20, 46.8, 8, 2.4, 1.2)),
    axis('M1 48H95'),
  ],
  more: [
    put(
      { x: 28, y: 21 },
      outline(circle(0, 0, 12.5)),
      edge(bothSides(0, 'M12-3.4H7V3.4H12'), aboveAndBelow(0, 'M-2.4-12.2V-8.4H2.4V-12.2')),
      axis(cross(0, 0, 12.5)),
    ),
    along(4, 92.6, 65, 54, '160'),
    label(88, 47, 80, 26, 'CARBIDE'),
  ],
  sign: { turn: -33 },
};

export const powerTools = drawings('Power tools & welding', [angleGrinder, powerDrill, rotaryHammer, hammerBit]);
