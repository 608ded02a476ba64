import { hatching } from '../drafting/hatching.ts';
import { along, label, upright } from '../drafting/measures.ts';
import { keyed } from '../drafting/parts.ts';
import { aboveAndBelow, bend, box, circle, cross, line, polar, teeth } from '../drafting/pen.ts';
import { accent, axis, dimension, drawings, edge, hatch, hidden, outline, put, type Draft } from '../drafting/sheet.ts';

/** Link plate of a chain 08B from pin to pin, 12.7 apart and 11.8 high. */
const plate =
  'M0-5.9C3-5.9 3.6-3.5 6.35-3.5C9.1-3.5 9.7-5.9 12.7-5.9A5.9 5.9 0 0 1 12.7 5.9' +
  'C9.7 5.9 9.1 3.5 6.35 3.5C3.6 3.5 3 5.9 0 5.9A5.9 5.9 0 0 1 0-5.9Z';
const pins = [0, 12.7, 25.4, 38.1];
const rollers = (...at: number[]) => at.map((x) => box(x - 4.25, -3.6, 8.5, 7.2)).join('');
const pinHead = (x: number) =>
  bend([
    [x - 2.2, -7.4],
    [x - 2.2, -8.8, 0.6],
    [x + 2.2, -8.8, 0.6],
    [x + 2.2, -7.4],
  ]);

const rollerChain: Draft = {
  slug: 'roller-chain',
  title: 'Roller chain',
  main: [
    put(
      { x: 15, y: 21, k: 1.74 },
      outline(plate),
      put({ x: 25.4 }, outline(plate)),
      edge(
        aboveAndBelow(0, 'M17-4.4C17.7-3.7 18.3-3.5 19.05-3.5C19.8-3.5 20.4-3.7 21.1-4.4'),
        ...pins.map((x) => circle(x, 0, 2.2)),
      ),
      hidden(...pins.map((x) => circle(x, 0, 4.25))),
      axis('M-8 0H46', ...pins.map((x) => line(x, -7.5, x, 7.5))),
    ),
  ],
  more: [
    put(
      { x: 15, y: 54, k: 1.74 },
      accent(rollers(12.7)),
      outline(
        rollers(0, 25.4, 38.1),
        aboveAndBelow(0, box(-5.6, -7.4, 23.9, 1.6) + box(19.8, -7.4, 23.9, 1.6) + box(7.1, -5.6, 23.9, 1.6)),
      ),
      edge(aboveAndBelow(0, pins.map(pinHead).join(''))),
      axis('M-8 0H46', ...pins.map((x) => line(x, -10, x, 10))),
    ),
    dimension('p', along(15, 37.1, 6, 10, '12.7')),
    label(40, 54, 48.2, 35, 'ROLLER'),
  ],
  sign: [accent(circle(0, 0, 2.6)), outline(plate, circle(12.7, 0, 2.6))],
};

/** Sprocket teeth: round seats for the rollers on the pitch circle, arched flanks, blunt tips. */
function sprocketTeeth(pitchR: number, count: number, rollerR: number, tipR: number): string {
  const step = 360 / count;
  const tooth = (angle: number) => {
    const seat = polar(0, 0, pitchR, angle);
    const [into, out] = [polar(...seat, rollerR, angle - 118), polar(...seat, rollerR, angle + 118)];
    const [tip, end] = [polar(0, 0, tipR, angle + step * 0.44), polar(0, 0, tipR, angle + step * 0.56)];
    const next = polar(...polar(0, 0, pitchR, angle + step), rollerR, angle + step - 118);
    const [r, flank] = [rollerR, rollerR * 3];
    return {
      into,
      text: `A${r} ${r} 0 0 0 ${out.join(' ')}A${flank} ${flank} 0 0 1 ${tip.join(' ')}L${end.join(' ')}A${flank} ${flank} 0 0 1 ${next.join(' ')}`,
    };
  };
  const all = Array.from({ length: count }, (_, i) => tooth(i * step - 90));
  return `M${all[0]!.into.join(' ')}${all.map(({ text }) => text).join('')}Z`;
}

/** The sprocket's disc and hub in section; teeth are not sectioned. */
const rim = aboveAndBelow(0, 'M-4-6V-21.7H3V-10.5H12V-6Z');

const sprocket: Draft = {
  slug: 'sprocket',
  title: 'Sprocket',
  main: [
    put(
      { x: 33, y: 37 },
      accent(keyed(0, 0, 6, 3.4, 1.6) + circle(0, 0, 10.5)),
      outline(sprocketTeeth(23, 10, 4.4, 28)),
      edge(circle(0, 0, 10.5), keyed(0, 0, 6, 3.4, 1.6)),
      axis(cross(0, 0, 27.6), circle(0, 0, 23)),
    ),
  ],
  more: [
    put(
      { x: 72, y: 37 },
      outline(rim, aboveAndBelow(0, 'M-4-21.7L-3.4-25L-1.6-28H.6L2.4-25L3-21.7'), 'M-4-6V6M12-6V6'),
      edge('M-4-7.6H12'),
      hatch(hatching(rim, 2.8)),
      axis('M-8 0H17'),
    ),
    upright(9.4, 64.6, 90.5, 73, 'Ø112'),
    along(68, 75, 68, 64.6, '7'),
    label(33, 28.5, 50, 5, 'HUB'),
  ],
  sign: [accent(circle(0, 0, 12, 6)), outline(teeth(0, 0, 20, 29, 8, 0.34))],
};

export const chains = drawings('Bearings & power transmission', [rollerChain, sprocket]);
