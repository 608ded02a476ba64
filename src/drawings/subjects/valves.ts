import { hatching } from '../drafting/hatching.ts';
import { along, called, label, upright } from '../drafting/measures.ts';
import { aboveAndBelow, arc, box, circle, cross, line, polar } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, fine, hatch, outline, put, type Draft } from '../drafting/sheet.ts';

/** Gate valve: flanges, body with its wedge in section, bonnet, stem and handwheel. */
const gateValve: Draft = {
  slug: 'gate-valve',
  title: 'Gate valve',
  main: [
    accent('M40.6 30H55.4L53.4 58H42.6Z'),
    outline(
      box(10, 34, 5, 34),
      box(81, 34, 5, 34),
      'M15 42H30Q34 42 35 38L36 28M81 42H66Q62 42 61 38L60 28M15 60H30Q34 60 36 62H60Q62 60 66 60H81',
      box(31, 23, 34, 5),
      'M38 23L41 17H55L58 23M45 17V8H51V17',
      box(28, 4, 40, 4, 2),
      'M48 28V30',
    ),
    edge('M40 28L42 60M56 28L54 60M43.4 14H52.6V17H43.4Z'),
    fine('M46.4 17V30M49.6 17V30', ...[35, 38, 58, 61].map((x) => line(x, 23, x, 28))),
    axis('M5 51H91M48 1V70'),
  ],
  more: [label(45, 48, 22, 24, 'WEDGE')],
  sizes: [dimension('DN', upright(42, 60, 24, 22, '50'))],
  sign: [
    accent('M39 30H57L54 58H42Z'),
    outline('M10 34H17V68H10ZM79 34H86V68H79ZM17 42H32L36 26H60L64 42H79M17 60H79', 'M48 26V6M26 6H70'),
  ],
};

const ballValve: Draft = {
  slug: 'ball-valve',
  title: 'Ball valve',
  main: [
    accent('M31.2 40.4A14 14 0 0 1 56.8 40.4ZM31.2 51.6A14 14 0 0 0 56.8 51.6Z'),
    outline(
      'M4 36H16V33H24L30 28H38V22H50V28H58L64 33H72V36H84V56H72V59H64L58 64H30L24 59H16V56H4Z',
      'M4 40.4H31.2M56.8 40.4H84M4 51.6H31.2M56.8 51.6H84',
      'M41 22V14H47V22M38 14H50V10H88A3 3 0 0 1 88 16H56L50 14',
    ),
    edge('M31.2 40.4V51.6M56.8 40.4V51.6', 'M16 36V40.4M72 36V40.4M16 51.6V56M72 51.6V56M41 28V32.3H47V28'),
    hatch(
      hatching(
        'M4 36H16V33H24L30 28H40V32.6A14 14 0 0 0 31.2 40.4H4ZM48 28H58L64 33H72V36H84V40.4H56.8A14 14 0 0 0 48 32.6ZM4 51.6H31.2A14 14 0 0 0 56.8 51.6H84V56H72V59H64L58 64H30L24 59H16V56H4Z',
        1.9,
      ),
    ),
    axis('M1 46H88M44 5V69'),
  ],
  more: [label(48, 56, 72, 67, 'BALL'), called(10, 36, 14, 24, 'G1')],
  sizes: [dimension('DN', called(8, 40.4, 14, 24, '25'))],
  sign: [accent(circle(40, 46, 11)), outline('M4 36H16L28 28H52L64 36H76V56H64L52 64H28L16 56H4Z', 'M40 28V15H80')],
};

const butterflyValve: Draft = {
  slug: 'butterfly-valve',
  title: 'Butterfly valve',
  main: [
    put(
      { x: 32, y: 44 },
      accent(circle(0, 0, 17)),
      outline(circle(0, 0, 25), circle(0, 0, 17), 'M-4-24.7V-33H4V-24.7', 'M-6-33H6V-37H34A2.6 2.6 0 0 1 34-31.8H6'),
      edge('M-2.6-16.8V16.8M2.6-16.8V16.8', circle(0, 0, 19)),
      ...[45, 135, 225, 315].map((a) => edge(circle(...polar(0, 0, 22, a), 1.7))),
      axis(cross(0, 0, 25), 'M0-40V-28'),
    ),
  ],
  more: [
    put(
      { x: 82, y: 44 },
      accent(box(-1.7, -17, 3.4, 34, 1.7)),
      outline(aboveAndBelow(0, box(-6, -25, 12, 8)), 'M-3-25V-33H3V-25'),
      edge('M-6-17V17M6-17V17', aboveAndBelow(0, box(-6.8, -19, 13.6, 2))),
      hatch(hatching(aboveAndBelow(0, box(-6, -25, 12, 6)))),
      axis('M-10 0H10M0-36V27'),
    ),
    label(39, 53, 58, 66, 'DISC'),
  ],
  sizes: [dimension('DN', along(15, 49, 52, 50, '100', 0.3))],
};

/** A run of pipe with valve, gauge and elbow between flanges: what the category is for. */
const pipeRun: Draft = {
  slug: 'pipes-valves-fittings',
  title: 'Pipes, valves and fittings',
  main: [
    accent('M28 34L42 42L28 50ZM56 34L42 42L56 50Z'),
    outline(
      'M3 34H7V50H3ZM7 37H25M7 47H25M25 33H28V51H25ZM56 33H59V51H56Z',
      'M59 37H64Q70 37 70 31V17H80V33Q80 47 66 47H59',
      'M67 13H83V17H67ZM42 42V28M34 28H50',
      circle(17, 20, 7),
      'M17 27V37',
    ),
    edge('M66 37V47M70 33H80', 'M17 20L20.4 16.6', arc(17, 20, 4.4, 150, 390)),
    axis('M1 42H66A9 9 0 0 0 75 33V8'),
  ],
  more: [along(5, 75, 63, 51, '1250', 0.5), label(34, 42, 41, 14, 'VALVE')],
};

export const valves = drawings('Pipes, valves & fittings', [gateValve, ballValve, butterflyValve, pipeRun]);
