import { placed } from './path.ts';
import { arc, line, lines } from './pen.ts';

/** Shapes that several subjects share. */

/** A bore that opens into a keyway above. */
export const keyed = (x: number, y: number, r: number, width: number, depth: number) => {
  const shoulder = y - Math.sqrt(r ** 2 - (width / 2) ** 2);
  const left = x - width / 2;
  return `M${left} ${shoulder}V${y - r - depth}h${width}V${shoulder}A${r} ${r} 0 1 1 ${left} ${shoulder}Z`;
};

/** Side view of a horizontal hexagon `wide` across its corners: head of a bolt from x1 to x2, chamfered on the left. */
export function hexHead(y: number, x1: number, x2: number, wide: number) {
  const [r, q] = [wide / 2, wide / 4];
  const back = wide * 0.06;
  return {
    outline: `M${x1 + back} ${y - r}H${x2}V${y + r}H${x1 + back}A${r * 1.1} ${r * 1.1} 0 0 1 ${x1} ${y + q}V${y - q}A${r * 1.1} ${r * 1.1} 0 0 1 ${x1 + back} ${y - r}Z`,
    edge: lines([x1 + back * 0.6, y - q, x2, y - q], [x1 + back * 0.6, y + q, x2, y + q]),
    fine: `M${x1 + back} ${y - r}Q${x1 - back * 0.4} ${y - q * 1.5} ${x1 + back * 0.6} ${y - q}Q${x1 - back * 0.6} ${y} ${x1 + back * 0.6} ${y + q}Q${x1 - back * 0.4} ${y + q * 1.5} ${x1 + back} ${y + r}`,
  };
}

/** Graduation marks at x from y1 up to y2. */
export const graduation = (x: number, y1: number, y2: number, count: number, wide = 5) =>
  Array.from({ length: count }, (_, i) => y1 + ((y2 - y1) * i) / (count - 1))
    .map((y, i) => line(x, y, x + (i % 2 ? wide * 0.6 : wide), y))
    .join('');

/** Turns of cable, hose or rope in a coil, one circle for each radius, broken where ties of that width hold them. */
export const coil = (x: number, y: number, radii: number[], ties: number[], wide: number) =>
  radii
    .flatMap((r) => {
      const gap = (Math.asin(wide / 2 / r) * 180) / Math.PI;
      return ties.map((angle, i) => arc(x, y, r, angle + gap, (ties[i + 1] ?? ties[0]! + 360) - gap));
    })
    .join('');

/** The ties of a coil between two radii. */
export const ties = (x: number, y: number, from: number, to: number, angles: number[], wide: number) =>
  angles.map((turn) => placed(`M${from}${-wide / 2}H${to}V${wide / 2}H${from}Z`, { x, y, turn })).join('');
