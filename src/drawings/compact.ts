import type { Step } from './drafting/path.ts';

/** A number in as few characters as possible: `-.5`, `12`. */
const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** Whether `next` can follow without a space: its sign, or a second decimal point, starts a new number. */
const needsNoSpace = (text: string, next: string) =>
  next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));

/** Numbers in a row, with as few spaces as possible. */
function join(numbers: number[]): string {
  let text = '';
  for (const value of numbers) {
    const next = short(value);
    text += text === '' || needsNoSpace(text, next) ? next : ` ${next}`;
  }
  return text;
}

/** An arc's numbers; its flags need no space around them. The rotation of a circle is left out. */
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
 * A whole ellipse as one arc, which ends a tenth of a pixel before its start: an arc to its own start is not drawn.
 */
function wholeArc([startX = 0, startY = 0]: number[], [rx = 0, ry = 0, turn = 0, , sweep = 0, x = 0, y = 0]: number[]) {
  const [fromX, fromY] = [(startX - x) / 2, (startY - y) / 2];
  const back = (sweep ? 0.02 : -0.02) / Math.hypot(fromX, fromY);
  const [dx, dy] = [fromY * back, -fromX * back].map((value) => Math.round(value * 100) / 100 || 0);
  return arc([round(rx), round(ry), turn, 1, sweep], dx!, dy!);
}

/** A tenth of a unit is half a pixel where a drawing is 480 px wide. */
const round = (value: number) => Math.round(value * 10) / 10 || 0;

/** The letter and numbers of a step that starts at x, y and ends dx, dy away; undefined for a line of no length. */
function written(
  { c, n }: Step,
  x: number,
  y: number,
  dx: number,
  dy: number,
): [letter: string, body: string] | undefined {
  if (c === 'Z') return ['z', ''];
  if (c === 'M') return ['m', join([dx, dy])];
  if (c === 'A') return ['a', arc(n.map(round), dx, dy)];
  if (c !== 'L' || (dx && dy)) {
    return [c.toLowerCase(), join(n.map((value, index) => round(round(value) - (index % 2 ? y : x))))];
  }
  if (dx || dy) return dy ? ['v', short(dy)] : ['h', short(dx)];
  return undefined;
}

/** Joins commands, leaving out each letter that SVG implies. */
function chain(commands: [letter: string, body: string][]): string {
  let text = '';
  let implied = '';
  commands.forEach(([letter, body], index) => {
    text += letter !== implied ? letter + body : needsNoSpace(text, body) ? body : ` ${body}`;
    // After a move, a line is implied; after the first one, which is absolute, an absolute line.
    implied = letter === 'z' ? '' : letter !== 'm' ? letter : index ? 'l' : '';
  });
  return text.replace(/^m/, 'M');
}

/**
 * Steps as short path data: relative, rounded to tenths. Each step starts at the rounded end of the last one, so
 * that errors don't add up.
 */
export function compact(steps: Step[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const commands: [string, string][] = [];
  steps.forEach((step, i) => {
    const { c, n } = step;
    if (isWhole(steps, i)) commands.push(['a', wholeArc(steps[i - 1]!.n, n)]);
    if (isWhole(steps, i) || isWhole(steps, i - 1)) return;
    const [endX, endY] = c === 'Z' ? [startX, startY] : [round(n.at(-2)!), round(n.at(-1)!)];
    const command = written(step, x, y, round(endX - x), round(endY - y));
    if (command) commands.push(command);
    [x, y] = [endX, endY];
    if (c === 'M') [startX, startY] = [x, y];
  });
  return chain(commands);
}
