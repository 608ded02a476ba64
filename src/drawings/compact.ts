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
  const put = (letter: string, numbers: number[]) => {
    const body = join(numbers);
    const same = letter === last && letter !== 'm' && letter !== 'z';
    text += same ? (body.startsWith('-') ? body : ` ${body}`) : letter + body;
    // What follows a move without a letter is a line.
    last = letter === 'm' ? 'l' : letter;
  };
  for (const { c, n } of steps) {
    const [ex, ey] = c === 'Z' ? [startX, startY] : [round(n.at(-2)!), round(n.at(-1)!)];
    const [dx, dy] = [round(ex - x), round(ey - y)];
    if (c === 'Z') put('z', []);
    else if (c === 'M') put('m', [dx, dy]);
    else if (c === 'A') put('a', [round(n[0]!), round(n[1]!), n[0] === n[1] ? 0 : round(n[2]!), n[3]!, n[4]!, dx, dy]);
    else if (c === 'L' && dx === 0 && dy === 0) continue;
    else if (c === 'L' && dy === 0) put('h', [dx]);
    else if (c === 'L' && dx === 0) put('v', [dy]);
    else put(c.toLowerCase(), n.map((value, index) => round(round(value) - (index % 2 ? y : x))));
    [x, y] = [ex, ey];
    if (c === 'M') [startX, startY] = [x, y];
  }
  return text.replace(/^m/, 'M');
}
