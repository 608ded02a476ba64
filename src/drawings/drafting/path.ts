/** Parses and moves SVG path data: each drawing is written where its coordinates are simplest. */

/** A point of the sheet: x to the right, y down. */
export type Point = [x: number, y: number];

/** One absolute step of a path. Arcs keep their seven numbers in SVG's order. */
export interface Step {
  c: 'M' | 'L' | 'Q' | 'C' | 'A' | 'Z';
  n: number[];
}

const COUNT: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };
const NUMBER = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
const FLAG = /\s*,?\s*([01])/y;

/** Commands with their numbers; a command's further rounds are named like the first, after a move they are lines. */
function* commands(d: string): Generator<{ letter: string; args: number[] }> {
  for (const [, letter = '', body = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const count = COUNT[letter.toLowerCase()];
    let at = 0;
    let name = letter;
    do {
      const args = Array.from({ length: count ?? 1 }, (_, index) => {
        // The two flags of an arc may have no space after them.
        const pattern = count === 7 && (index === 3 || index === 4) ? FLAG : NUMBER;
        pattern.lastIndex = at;
        const found = count === undefined ? null : pattern.exec(body);
        if (!found) throw new Error(`Path data cannot be read at "${letter}${body}" in ${d}`);
        at = pattern.lastIndex;
        return Number(found[1]);
      });
      yield { letter: name, args };
      name = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
    } while (count && body.slice(at).trim() !== '');
  }
}

/** The steps of a path, all absolute; h and v become lines. Throws on data that cannot be read. */
export function parse(d: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { letter, args } of commands(d)) {
    const lower = letter.toLowerCase();
    const [dx, dy] = letter === lower ? [x, y] : [0, 0];
    let c = lower.toUpperCase() as Step['c'];
    let n = args.map((value, index) => value + (index % 2 ? dy : dx));
    if (lower === 'h') [c, n] = ['L', [args[0]! + dx, y]];
    if (lower === 'v') [c, n] = ['L', [x, args[0]! + dy]];
    if (lower === 'a') n = [...args.slice(0, 5), args[5]! + dx, args[6]! + dy];
    steps.push({ c, n });
    [x, y] = c === 'Z' ? [startX, startY] : [n.at(-2)!, n.at(-1)!];
    if (c === 'M') [startX, startY] = [x, y];
  }
  return steps;
}

/** How a path is put in its place: scaled by `k`, mirrored, turned clockwise in degrees about 0,0, then moved. */
export interface Place {
  x?: number;
  y?: number;
  k?: number;
  turn?: number;
  /** `x` changes left and right, `y` top and bottom. */
  flip?: 'x' | 'y';
}

/** The steps in their place. */
function move(steps: Step[], { x = 0, y = 0, k = 1, turn = 0, flip }: Place): Step[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * k, Math.sin(angle) * k];
  const [fx, fy] = [flip === 'x' ? -1 : 1, flip === 'y' ? -1 : 1];
  const point = (px: number, py: number): Point => [
    x + cos * fx * px - sin * fy * py,
    y + sin * fx * px + cos * fy * py,
  ];
  const points = (n: number[]) => n.flatMap((_, i) => (i % 2 ? [] : point(n[i]!, n[i + 1]!)));
  return steps.map(({ c, n }) => {
    if (c !== 'A') return { c, n: points(n) };
    const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0, ex = 0, ey = 0] = n;
    const mirrored = flip ? 1 - sweep : sweep;
    return { c, n: [rx * k, ry * k, (flip ? -rotation : rotation) + turn, large, mirrored, ...point(ex, ey)] };
  });
}

/** Path data as written by hand, put in its place. */
export const placed = (d: string, place: Place) => plain(move(parse(d), place));

/** Steps as path data, at full precision. */
const plain = (steps: Step[]) => steps.map(({ c, n }) => c + n.map((v) => Number(v.toFixed(4))).join(' ')).join('');
