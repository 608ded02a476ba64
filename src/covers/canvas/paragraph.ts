import { type Face, type Setting, widthOf, words } from './type.ts';

/** How a title is set within `width`. */
interface Measure {
  face: Face;
  width: number;
  /** Sizes, each with the most lines that it may take, the best first. */
  steps: [size: number, lines: number][];
}

/** A title broken into lines. */
interface Paragraph {
  size: number;
  lines: string[];
}

/** A line shorter than this part of the longest one looks like a leftover: a smaller size may do better. */
const EVEN = 0.38;

/**
 * Breaks a title into lines of about the same length, at the first step that it fits. A text that is too long for the
 * last one is shortened, so that nothing overflows.
 */
export function paragraph(text: string, { face, width, steps }: Measure): Paragraph {
  const parts = together(text).split(' ');
  let uneven: Paragraph | undefined;
  for (const [size, most] of steps) {
    const found = broken(parts, face, size, width);
    if (!found || found.length > most) continue;
    const lines = balanced(parts, face, size, width, found);
    const widths = lines.map((line) => widthOf(line, face, size));
    if (Math.min(...widths) >= EVEN * Math.max(...widths)) return { size, lines };
    uneven ??= { size, lines };
  }
  const [size, most] = steps.at(-1)!;
  return uneven ?? { size, lines: shortened(parts, face, size, width, most) };
}

/** The paragraph's lines as paths, the first with its foot at `y`. */
export function set({ size, lines }: Paragraph, leading: number, at: Omit<Setting, 'size'>): string {
  return lines.map((line, index) => words(line, { ...at, size, y: at.y + index * size * leading })).join('');
}

/** No line ends between a figure and its unit, or a currency sign and its figure. */
const together = (text: string) =>
  text.replace(/(?<=\d) (?=(%|₹|lakh|crore|days|min|mm|kg)\b|%)|(?<=₹) (?=\d)/g, '\u00a0');

/** Lines filled one after the other; undefined where a word is wider than a line. */
function broken(parts: string[], face: Face, size: number, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length ? `${lines.at(-1)} ${part}` : part;
    if (lines.length && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else if (widthOf(part, face, size) <= width) lines.push(part);
    else return undefined;
  }
  return lines;
}

/** The same number of lines in the narrowest measure that allows it. */
function balanced(parts: string[], face: Face, size: number, width: number, lines: string[]): string[] {
  let [narrow, wide, best] = [0, width, lines];
  while (wide - narrow > size / 8) {
    const middle = (narrow + wide) / 2;
    const found = broken(parts, face, size, middle);
    if (found && found.length <= lines.length) [wide, best] = [middle, found];
    else narrow = middle;
  }
  return best;
}

function shortened(parts: string[], face: Face, size: number, width: number, lines: number): string[] {
  const fitting = parts.map((part) => (widthOf(part, face, size) <= width ? part : '…'));
  for (let count = fitting.length; count > 0; count -= 1) {
    const kept = fitting.slice(0, count);
    const found = broken(count < fitting.length ? [...kept.slice(0, -1), `${kept.at(-1)}…`] : kept, face, size, width);
    if (found && found.length <= lines) return found;
  }
  return ['…'];
}
