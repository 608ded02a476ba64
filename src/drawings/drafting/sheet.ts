import { bounds } from './flatten.ts';
import { placed, type Place } from './path.ts';

/** The kinds of line in a drawing; `svg.ts` sets their weights, and the size from which each is shown. */
export type Kind =
  /** The contour, at every size. */
  | 'outline'
  /** Other visible edges. */
  | 'edge'
  /** Thin lines: thread roots, knurls, stitches, grooves. */
  | 'fine'
  /** Hidden edges, dashed. */
  | 'hidden'
  | 'axis'
  | 'hatch'
  /** Dimension and leader lines with their lettering. */
  | 'measure'
  /** Filled in the colour of the line: arrow heads, dots. */
  | 'solid'
  /** Filled in saffron: the one part that the drawing's label names. */
  | 'accent';

/** The part of a lettering that stays in place. */
export type Anchor = 'start' | 'middle' | 'end';

export interface Mark {
  kind: Kind;
  /** Path data on the sheet of 96 × 72. */
  d: string;
  /** The place of a measure's lettering, on its foot, so that other words can be written there. */
  words?: { x: number; y: number; turn: number; anchor: Anchor };
  /** The symbol of the dimension that the mark belongs to: `d`. */
  symbol?: string;
}

/** A measure that stands for a dimension of the item, by the symbol of its attribute template: its words can be replaced. */
export const dimension = (symbol: string, list: Mark[]): Mark[] => list.map((mark) => ({ ...mark, symbol }));

/** The marks below are named after their kind; each takes any number of paths. */
const marks =
  (kind: Kind) =>
  (...d: string[]): Mark => ({ kind, d: d.join('') });

export const outline = marks('outline');
export const edge = marks('edge');
export const fine = marks('fine');
export const hidden = marks('hidden');
export const axis = marks('axis');
export const hatch = marks('hatch');
export const measure = marks('measure');
export const solid = marks('solid');
export const accent = marks('accent');

/** Marks drawn in their own coordinates, such as millimetres, placed on the sheet. */
export const put = (place: Place, ...list: (Mark | Mark[])[]): Mark[] =>
  list.flat().map(({ kind, d }) => ({ kind, d: placed(d, place) }));

/** Width and height of every drawing, the 4:3 of product pictures. */
export const SHEET = { width: 96, height: 72 };

/** One drawing of the set. */
export interface Drawing {
  /** Name in addresses: `ball-bearing`. */
  slug: string;
  /** Name for readers, sentence case. */
  title: string;
  /** Its category, spelled as in the catalogue. */
  category: string;
  marks: Mark[];
  /** The measures of the item's own dimensions, beside those in `marks`, for a drawing with its sizes. */
  sizes: Mark[];
  /** Contours and accent of the main view alone, filling the sheet, for places below 72 px. */
  sign: Mark[];
}

/** What a drawing is made from. */
export interface Draft {
  slug: string;
  title: string;
  /** The view by which the item is recognised; its contours and accent become the sign. */
  main: (Mark | Mark[])[];
  /** Other views, dimensions, labels. */
  more?: (Mark | Mark[])[];
  /** Dimensions that only a drawing with its sizes has. */
  sizes?: Mark[][];
  /** A sign drawn separately, or the angle by which the main view is turned to fill the small sheet. */
  sign?: Mark[] | { turn: number };
}

/** Draws a category's drafts. */
export const drawings = (category: string, drafts: Draft[]): Drawing[] =>
  drafts.map(({ slug, title, main, more = [], sizes = [], sign }) => {
    const view = main.flat();
    const bare = view.filter(({ kind }) => kind === 'outline' || kind === 'accent');
    return {
      slug,
      title,
      category,
      marks: [...view, ...more.flat()],
      sizes: sizes.flat(),
      sign: fitted(Array.isArray(sign) ? sign : put({ turn: sign?.turn }, ...bare)),
    };
  });

/** Marks scaled and centred so that they fill the sheet except for a margin, about one line at 24 px. */
function fitted(list: Mark[], margin = 4): Mark[] {
  const { left, top, right, bottom } = bounds(list.map(({ d }) => d).join(''));
  const [width, height] = [SHEET.width - 2 * margin, SHEET.height - 2 * margin];
  const k = Math.min(width / (right - left), height / (bottom - top));
  const x = (SHEET.width - k * (left + right)) / 2;
  const y = (SHEET.height - k * (top + bottom)) / 2;
  return put({ x, y, k }, ...list);
}
