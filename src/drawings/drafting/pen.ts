import { placed, type Point } from './path.ts';

/** The shapes that drawings are made of. Each function returns path data; angles in degrees, clockwise from the right. */

/** A corner of a shape; the third number rounds it with that radius. */
export type Corner = [x: number, y: number, radius?: number];

/** The point at that angle and distance from x, y. */
export const polar = (x: number, y: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
};

export const ellipse = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** One circle for each radius, about the same centre. */
export const circle = (x: number, y: number, ...radii: number[]) => radii.map((r) => ellipse(x, y, r)).join('');

/** Part of a circle, drawn clockwise. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [start, end] = [polar(x, y, r, from), polar(x, y, r, to)];
  return `M${start.join(' ')}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`;
}

/** Equal circles on a pitch circle: bolt holes, balls. */
export const ring = (x: number, y: number, pitch: number, count: number, r: number, turn = -90) =>
  around(count, turn)
    .map((angle) => circle(...polar(x, y, pitch, angle), r))
    .join('');

/** Lines between two radii, evenly around the centre. */
export const spokes = (x: number, y: number, from: number, to: number, count: number, turn = -90) =>
  around(count, turn)
    .map((angle) => line(...polar(x, y, from, angle), ...polar(x, y, to, angle)))
    .join('');

/** Angles of `count` equal steps around a circle, the first at `turn`: above. */
export const around = (count: number, turn = -90) => Array.from({ length: count }, (_, i) => turn + (360 * i) / count);

/** A line through the points, given as x, y, x, y, … */
export const line = (...xy: number[]) => `M${xy.join(' ')}`;

/** Several unconnected lines, each as x1, y1, x2, y2. */
export const lines = (...each: number[][]) => each.map((xy) => line(...xy)).join('');

export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  shape([
    [x, y, r],
    [x + w, y, r],
    [x + w, y + h, r],
    [x, y + h, r],
  ]);

/** A closed outline with rounded corners. */
export const shape = (corners: Corner[]) => {
  const rounded = corners.map((corner, i) => turnAt(corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!));
  return `M${rounded.join('L')}Z`;
};

/** An open line with rounded corners. */
export const bend = (corners: Corner[]) =>
  `M${corners.map((corner, i) => turnAt(corners[i - 1] ?? corner, corner, corners[i + 1] ?? corner)).join('L')}`;

/** The corner as path data from where its rounding starts to where it ends. */
function turnAt([ax, ay]: Corner, [x, y, radius = 0]: Corner, [bx, by]: Corner): string {
  const [inX, inY, outX, outY] = [ax - x, ay - y, bx - x, by - y];
  const [into, out] = [Math.hypot(inX, inY), Math.hypot(outX, outY)];
  const cross = inX * outY - inY * outX;
  if (!radius || Math.abs(cross) < 1e-9) return `${x} ${y}`;
  const half = Math.acos((inX * outX + inY * outY) / (into * out)) / 2;
  const back = Math.min(radius / Math.tan(half), into, out);
  const r = back * Math.tan(half);
  const sweep = cross > 0 ? 0 : 1;
  return (
    `${x + (inX / into) * back} ${y + (inY / into) * back}` +
    `A${r} ${r} 0 0 ${sweep} ${x + (outX / out) * back} ${y + (outY / out) * back}`
  );
}

/** A regular polygon by the radius of its corners. */
export const ngon = (x: number, y: number, r: number, sides: number, turn = 0) =>
  shape(around(sides, turn).map((angle) => polar(x, y, r, angle)));

/** A hexagon by its width across flats, flats above and below. */
export const hexagon = (x: number, y: number, flats: number, turn = 0) => ngon(x, y, flats / Math.sqrt(3), 6, turn);

/** The path and its mirror image about the line x = `at`. */
export const bothSides = (at: number, d: string) => d + placed(d, { x: 2 * at, flip: 'x' });

/** The path and its mirror image about the line y = `at`. */
export const aboveAndBelow = (at: number, d: string) => d + placed(d, { y: 2 * at, flip: 'y' });

/** Outline of a horizontal turned part about y = `axis`: corners as position, radius, rounding. */
export const turned = (axis: number, profile: Corner[]) =>
  shape([
    ...profile.map(([x, r, round]): Corner => [x, axis - r, round]),
    ...profile.toReversed().map(([x, r, round]): Corner => [x, axis + r, round]),
  ]);

/** Outline of a vertical turned part about x = `axis`: corners as height, radius, rounding. */
export const stood = (axis: number, profile: Corner[]) =>
  shape([
    ...profile.map(([y, r, round]): Corner => [axis - r, y, round]),
    ...profile.toReversed().map(([y, r, round]): Corner => [axis + r, y, round]),
  ]);

/** Edges across a horizontal turned part: each as position and radius. */
export const across = (axis: number, ...each: Point[]) => lines(...each.map(([x, r]) => [x, axis - r, x, axis + r]));

/** Edges across a vertical turned part: each as height and radius. */
export const level = (axis: number, ...each: Point[]) => lines(...each.map(([y, r]) => [axis - r, y, axis + r, y]));

/** Centre lines of a circle, a little longer than the circle. */
export const cross = (x: number, y: number, r: number, over = 2) =>
  lines([x - r - over, y, x + r + over, y], [x, y - r - over, x, y + r + over]);

/** A wheel with straight-flanked teeth: `root` and `tip` radii, `share` of the pitch that a tooth takes at its tip. */
export function teeth(x: number, y: number, root: number, tip: number, count: number, share = 0.3, turn = 0): string {
  const pitch = 360 / count;
  const corners = around(count, turn - 90).flatMap((angle) =>
    (
      [
        [root, -0.32],
        [tip, -share / 2],
        [tip, share / 2],
        [root, 0.32],
      ] as const
    ).map(([r, part]) => polar(x, y, r, angle + part * pitch)),
  );
  return shape(corners);
}

/** A belt's inner or outer edge around two wheels side by side, the first at the left. */
export function loop(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): string {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const along = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const lean = (Math.acos((r1 - r2) / distance) * 180) / Math.PI;
  const [a, b] = [polar(x1, y1, r1, along + lean), polar(x1, y1, r1, along - lean)];
  const [c, d] = [polar(x2, y2, r2, along - lean), polar(x2, y2, r2, along + lean)];
  return `M${a.join(' ')}A${r1} ${r1} 0 ${lean > 90 ? 0 : 1} 1 ${b.join(' ')}L${c.join(' ')}A${r2} ${r2} 0 ${lean > 90 ? 1 : 0} 1 ${d.join(' ')}Z`;
}

/** The visible half of an edge that winds around a horizontal cylinder: one rising half turn per `pitch`. */
export function helix(axis: number, from: number, to: number, r: number, pitch: number): string {
  const half = pitch / 2;
  const turns = Math.floor((to - from - half) / pitch + 1e-6) + 1;
  return Array.from({ length: turns }, (_, i) => {
    const x = from + i * pitch;
    // A half wave of the cosine as one cubic.
    const [a, b] = [x + half * 0.3642, x + half * 0.6358];
    return `M${x} ${axis + r}C${a} ${axis + r} ${b} ${axis - r} ${x + half} ${axis - r}`;
  }).join('');
}

/** The wavy break line across a horizontal part. */
export const breakLine = (x: number, top: number, bottom: number, swing = 1.6) => {
  const mid = (top + bottom) / 2;
  return `M${x} ${top}Q${x + 2 * swing} ${(top + mid) / 2} ${x} ${mid}Q${x - 2 * swing} ${(mid + bottom) / 2} ${x} ${bottom}`;
};
