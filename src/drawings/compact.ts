import type { Step } from './path.ts';

/** A number in as few characters as its decimals allow: `-.5`, `12`. */
const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** Numbers side by side; a space only where the next one would run into the last. */
function join(numbers: number[]): string {
  let text = '';
  for (const value of numbers) {
    const next = short(value);
    const apart = next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
    text += text === '' || apart ? next : ` ${next}`;
  }
  return text;
}

/** An arc's numbers; its flags need no space around them. A circle's turn says nothing. */
const arc = ([rx = 0, ry = 0, turn = 0, large, sweep]: number[], dx: number, dy: number) =>
  `${join([rx, ry, rx === ry ? 0 : turn])} ${large}${sweep}${join([dx, dy])}`;

/** Whether the step at `i` is the first of the two half turns that make a whole ellipse. */
const isWhole = (steps: Step[], i: number) =>
  steps[i]?.c === 'A' &&
  steps[i - 1]?.c === 'M' &&
  steps[i + 1]?.c === 'A' &&
  steps[i + 2]?.c === 'Z' &&
  [0, 1].every((axis) => Math.abs(steps[i - 1]!.n[axis]! - steps[i + 1]!.n[5 + axis]!) < 1e-3);

/**
 * A whole ellipse as one arc, which ends a tenth of a pixel before its start: an arc to its own start would be nothing.
 */
function wholeArc([startX = 0, startY = 0]: number[], [rx = 0, ry = 0, turn = 0, , sweep = 0, x = 0, y = 0]: number[]) {
  const [fromX, fromY] = [(startX - x) / 2, (startY - y) / 2];
  const back = (sweep ? 0.02 : -0.02) / Math.hypot(fromX, fromY);
  const [dx, dy] = [fromY * back, -fromX * back].map((value) => Math.round(value * 100) / 100 || 0);
  return arc([rx, ry, turn, 1, sweep], dx!, dy!);
}

/**
 * Steps as short path data: relative, rounded to `decimals` places. Each step is measured from where the rounded path
 * has come to, so that errors don't add up.
 */
export function compact(steps: Step[], decimals = 1): string {
  const unit = 10 ** decimals;
  const round = (value: number) => Math.round(value * unit) / unit || 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  const put = (letter: string, body: string) => {
    const same = letter === last && letter !== 'm' && letter !== 'z';
    text += same ? (body.startsWith('-') ? body : ` ${body}`) : letter + body;
    // What follows a move without a letter is a line; but after the first move, which is absolute, an absolute one.
    last = letter !== 'm' ? letter : text.length === body.length + 1 ? '' : 'l';
  };
  steps.forEach(({ c, n }, i) => {
    if (isWhole(steps, i - 1)) return;
    const [ex, ey] = c === 'Z' ? [startX, startY] : [round(n.at(-2)!), round(n.at(-1)!)];
    const [dx, dy] = [round(ex - x), round(ey - y)];
    if (isWhole(steps, i))
      return put(
        'a',
        wholeArc(
          steps[i - 1]!.n,
          n.map((v, j) => (j < 4 ? round(v) : v)),
        ),
      );
    if (c === 'L' && dx === 0 && dy === 0) return;
    if (c === 'Z') put('z', '');
    else if (c === 'M') put('m', join([dx, dy]));
    else if (c === 'A') put('a', arc(n.map(round), dx, dy));
    else if (c === 'L' && dy === 0) put('h', short(dx));
    else if (c === 'L' && dx === 0) put('v', short(dy));
    else put(c.toLowerCase(), join(n.map((value, index) => round(round(value) - (index % 2 ? y : x)))));
    [x, y] = [ex, ey];
    if (c === 'M') [startX, startY] = [x, y];
  });
  return text.replace(/^m/, 'M');
}
