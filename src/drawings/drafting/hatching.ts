import { flatten } from './flatten.ts';
import type { Point } from './path.ts';

/**
 * Section lining: parallel lines inside the closed parts of a path, nested parts by the even-odd rule.
 * `gap` is measured across the lines; neighbours in an assembly take another `angle`.
 */
export function hatching(d: string, gap = 2, angle = 45): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const back = ([u, v]: Point): Point => [u * cos + v * sin, v * cos - u * sin];
  const edges = flatten(d).flatMap((row) => {
    const points = row.map(along);
    return points.map((point, i): [Point, Point] => [point, points[(i + 1) % points.length]!]);
  });
  const heights = edges.map(([[, v]]) => v);
  const text: string[] = [];
  // Counted from the sheet's origin, so that both halves of a part are lined alike.
  for (let v = Math.ceil(Math.min(...heights) / gap) * gap + 1e-6; v < Math.max(...heights); v += gap) {
    const cuts = edges
      .filter(([[, a], [, b]]) => a < v !== b < v)
      .map(([[ua, va], [ub, vb]]) => ua + ((v - va) / (vb - va)) * (ub - ua))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i]!, cuts[i + 1]!];
      if (to - from > 0.3) text.push(`M${back([from, v]).join(' ')}L${back([to, v]).join(' ')}`);
    }
  }
  return text.join('');
}
