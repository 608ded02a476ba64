import { parse, type Point } from './path.ts';

/** Points along a quadratic or cubic curve, its start left out. */
function curve(controls: Point[], pieces = 12): Point[] {
  return Array.from({ length: pieces }, (_, index) => {
    const t = (index + 1) / pieces;
    let row = controls;
    while (row.length > 1) {
      row = row.slice(1).map(([x, y], i) => [row[i]![0] * (1 - t) + x * t, row[i]![1] * (1 - t) + y * t]);
    }
    return row[0]!;
  });
}

/** Points along an elliptical arc, its start left out: the conversion of SVG 2, appendix B.2.4. */
function arc([x1, y1]: Point, n: number[]): Point[] {
  const [rx0 = 0, ry0 = 0, rotation = 0, large = 0, sweep = 0, x2 = 0, y2 = 0] = n;
  if (!rx0 || !ry0) return [[x2, y2]];
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const stretch = Math.max(1, Math.hypot(px / rx0, py / ry0));
  const [rx, ry] = [rx0 * stretch, ry0 * stretch];
  const under = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
  const root = Math.sqrt(Math.max(0, under)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let sweepAngle = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const pieces = Math.max(2, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 18)));
  return Array.from({ length: pieces }, (_, index) => {
    const angle = start + (sweepAngle * (index + 1)) / pieces;
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [cx + cos * ex - sin * ey, cy + sin * ex + cos * ey];
  });
}

/** The path as open or closed rows of points, one row for each of its parts, curves in short pieces. */
export function flatten(d: string): Point[][] {
  const rows: Point[][] = [];
  for (const { c, n } of parse(d)) {
    const row = rows.at(-1) ?? [];
    const last = row.at(-1) ?? [0, 0];
    const pairs = n.flatMap((_, i): Point[] => (i % 2 ? [] : [[n[i]!, n[i + 1]!]]));
    if (c === 'M') rows.push([pairs[0]!]);
    else if (c === 'Z') row.push(row[0]!);
    else if (c === 'L') row.push(pairs[0]!);
    else if (c === 'A') row.push(...arc(last, n));
    else row.push(...curve([last, ...pairs]));
  }
  return rows;
}

/** The smallest box around what the path draws; the width of the line is not counted. */
export function bounds(d: string): { left: number; top: number; right: number; bottom: number } {
  const points = flatten(d).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
