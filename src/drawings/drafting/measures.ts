import { lettering, widthOf } from './lettering.ts';
import { placed } from './path.ts';
import { circle, line } from './pen.ts';
import { type Anchor, measure, solid, type Mark } from './sheet.ts';

const HEAD = 'M0 0l2.3.55v-1.1Z';
/** From the part to where its extension line starts, and how far that runs past the dimension line. */
const CLEAR = 0.8;
const PAST = 1.1;
/** A shorter measure takes its arrows from outside. */
const NARROW = 8;

/** Words from their lower left corner; other words in their place are held at `anchor`, where these have it. */
function written(words: string, x: number, y: number, anchor: Anchor, turn = 0): Mark {
  const along = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(words);
  const place = turn === 0 ? { x: x + along, y } : { x, y: y - along };
  return { ...measure(lettering(words, x, y, turn)), words: { ...place, turn, anchor } };
}

/** An arrow head with its point at x, y; `turn` 0 points left. */
const arrow = (x: number, y: number, turn: number) => placed(HEAD, { x, y, turn });

/**
 * Dimension along x between x1 and x2, on a line at `y`; extension lines start at the part's edge `from`. The figure
 * is over the line's middle, or at `share` of its length to keep clear of a centre line.
 */
export function along(x1: number, x2: number, y: number, from: number, words: string, share = 0.5): Mark[] {
  const away = Math.sign(y - from) || 1;
  const narrow = x2 - x1 < NARROW;
  const extensions = [x1, x2].map((x) => line(x, from + away * CLEAR, x, y + away * PAST)).join('');
  const width = widthOf(words);
  const inside = x2 - x1 > width + 1 && !narrow;
  const wordsX = inside ? x1 + (x2 - x1) * share - width / 2 : x2 + (narrow ? 5.6 : 1.4);
  const end = inside ? x2 : wordsX + width;
  return [
    measure(extensions, narrow ? line(x1 - 4, y, end, y) : line(x1, y, end, y)),
    written(words, wordsX, y - 0.9, inside ? 'middle' : 'start'),
    solid(arrow(x1, y, narrow ? 180 : 0), arrow(x2, y, narrow ? 0 : 180)),
  ];
}

/** Dimension along y between y1 and y2, on a line at `x`; its figure is read from the right, below the middle. */
export function upright(y1: number, y2: number, x: number, from: number, words: string, share = 0.66): Mark[] {
  const away = Math.sign(x - from) || 1;
  const narrow = y2 - y1 < NARROW;
  const extensions = [y1, y2].map((y) => line(from + away * CLEAR, y, x + away * PAST, y)).join('');
  const width = widthOf(words);
  const inside = y2 - y1 > width + 1 && !narrow;
  const wordsY = inside ? y1 + (y2 - y1) * (y2 - y1 > width + 8 ? share : 0.5) + width / 2 : y1 - (narrow ? 5.6 : 1.4);
  const end = inside ? y1 : wordsY - width;
  return [
    measure(extensions, narrow ? line(x, y2 + 4, x, end) : line(x, y2, x, end)),
    written(words, x - 0.9, wordsY, inside ? 'middle' : 'start', -90),
    solid(arrow(x, y1, narrow ? -90 : 90), arrow(x, y2, narrow ? 90 : -90)),
  ];
}

/** Part label: a dot on the part, a leader to x2, y2, the words to that side where the leader goes. */
export function label(x: number, y: number, x2: number, y2: number, words: string): Mark[] {
  const left = x2 < x;
  const shelf = x2 + (left ? -2 : 2);
  const start = left ? shelf - 1 - widthOf(words) : shelf + 1;
  return [measure(line(x, y, x2, y2, shelf, y2), lettering(words, start, y2 + 1.35)), solid(circle(x, y, 0.55))];
}

/** A size written at an arrow that touches a round edge: Ø, R, M. */
export function called(x: number, y: number, x2: number, y2: number, words: string): Mark[] {
  const left = x2 < x;
  const shelf = x2 + (left ? -2 : 2);
  const start = left ? shelf - 1 - widthOf(words) : shelf + 1;
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
  return [
    measure(line(x, y, x2, y2, shelf, y2)),
    written(words, start, y2 + 1.35, left ? 'end' : 'start'),
    solid(arrow(x, y, turn)),
  ];
}
