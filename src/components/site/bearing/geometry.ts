/** Parts of revolution seen at an angle: here their axis is x; the whole drawing is then tilted. */

/** Degrees by which the axis climbs to the right. */
export const TILT = -19;
/** Width of the ellipse that a circle across the axis becomes, as a part of its height. */
export const FLAT = 0.34;

const round = (value: number) => Math.round(value * 10) / 10;

/** The ellipse of a circle with radius `r` at `x`. */
export function arc(x: number, r: number) {
  return { cx: round(x), cy: 0, rx: round(r * FLAT), ry: round(r) };
}

/** The outside of a cylinder: from the near face at `x` to the visible half of its far edge. */
export function barrel(x: number, width: number, r: number): string {
  const [far, rx, ry] = [round(x + width), round(r * FLAT), round(r)];
  return `M${round(x)} ${-ry}H${far}A${rx} ${ry} 0 0 1 ${far} ${ry}H${round(x)}`;
}

/** The far edge of a bore, as much as the near edge leaves to see. The two ellipses meet halfway between them. */
export function boreFar(x: number, width: number, r: number): string {
  const half = width / 2 / (r * FLAT);
  if (half >= 1) return '';
  const y = round(r * Math.sqrt(1 - half * half));
  const meet = round(x + width / 2);
  return `M${meet} ${-y}A${round(r * FLAT)} ${round(r)} 0 0 0 ${meet} ${y}`;
}

/** Position on the sheet of a point of the tilted drawing. */
export function place(x: number, y: number) {
  const angle = (TILT * Math.PI) / 180;
  return {
    x: round(x * Math.cos(angle) - y * Math.sin(angle)),
    y: round(x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

/** Radii and width of the standard's 6205 (25 × 52 × 15 mm), in drawing units. */
const SCALE = 4.6;
export const bearing = {
  outer: 26 * SCALE,
  /** Inner edge of the outer ring. */
  lip: 22.7 * SCALE,
  pitch: 19.25 * SCALE,
  /** Outer edge of the inner ring. */
  shoulder: 16.3 * SCALE,
  bore: 12.5 * SCALE,
  ball: 3.97 * SCALE,
  width: 15 * SCALE,
};

/** The nine balls around the pitch circle, radians. */
export const ballAngles = Array.from({ length: 9 }, (_, index) => (index / 9) * 2 * Math.PI + 0.18);
