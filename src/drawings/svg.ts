import { compact } from './compact.ts';
import { parse } from './drafting/path.ts';
import { SHEET, type Anchor, type Drawing, type Kind, type Mark } from './drafting/sheet.ts';

/** Class of each kind of line in drawing order: the saffron is under the lines. */
const CLASSES: Record<Kind, string> = {
  accent: 'a',
  outline: '',
  edge: 'e',
  fine: 'f',
  hidden: 'd',
  axis: 'x',
  hatch: 'h',
  measure: 'm',
  solid: 's',
};

/** One path for each kind that occurs, with the attributes that `attributes` gives it. */
function paths(marks: Mark[], attributes: (kind: Kind) => string): string {
  return (Object.keys(CLASSES) as Kind[])
    .map((kind) => {
      const d = marks.filter((mark) => mark.kind === kind).map((mark) => mark.d);
      return d.length && `<path${attributes(kind)} d="${compact(parse(d.join('')))}"/>`;
    })
    .filter(Boolean)
    .join('');
}

const classed = (kind: Kind) => CLASSES[kind] && ` class="${CLASSES[kind]}"`;

/** Narrowest picture, in px, that still shows a kind of line; below it the line would blur or its lettering be too small. */
const MIN_WIDTH: Partial<Record<Kind, number>> = { hatch: 120, measure: 320, solid: 320 };

/** Below this width, in px, a drawing is shown by its sign. */
export const SIGN_BELOW = 72;

/** The view as paths with classes, for a page that brings the styles (`components/site/line-drawing.css`); `width` in px. */
export const view = ({ marks }: Drawing, width = Infinity) =>
  paths(
    marks.filter(({ kind }) => (MIN_WIDTH[kind] ?? 0) <= width),
    classed,
  );

/**
 * Styles of a standalone file. Its media queries measure the picture itself, so that one file serves every size
 * as `MIN_WIDTH` and `SIGN_BELOW` say (320 px: there the lettering is as tall as text of 13 px). Its scheme is that of the
 * element which shows the picture.
 */
const STYLE = [
  'svg{fill:none;fill-rule:evenodd;stroke:#0c2426;stroke-width:1.5;stroke-linejoin:round}',
  'path{vector-effect:non-scaling-stroke}.a{fill:#f28c1b}.s{fill:#0c2426;stroke:none}',
  '.f,.m,.d,.x{stroke-width:.9}.h{stroke-width:.6}.d{stroke-dasharray:4 2.5}',
  '.x{stroke-dasharray:12 3 2 3;opacity:.65}#s{display:none}',
  `@media(max-width:${SIGN_BELOW - 1}px){svg{stroke-width:1.4}#s{display:inline}#v{display:none}}`,
  '@media(max-width:119px){.e{stroke-width:1}.f,.d,.x{stroke-width:.6}.h{display:none}}',
  '@media(max-width:319px){.m,.s{display:none}}',
  // `…svg#f`: used for a whole family, so the dimensions of the drawn size are left out.
  ':target .m,:target .s{display:none}',
  '@media(prefers-color-scheme:dark){svg{stroke:#edf3f1}.s{fill:#edf3f1}}',
].join('');

const FRAME = `viewBox="0 0 ${SHEET.width} ${SHEET.height}"`;
const XML = 'xmlns="http://www.w3.org/2000/svg"';

/** The drawing as a standalone file: ink on a transparent ground, for light and dark schemes. */
export const standalone = (drawing: Drawing) =>
  `<svg id="f" ${XML} ${FRAME}><title>${drawing.title.replace('&', '&amp;')}</title><style>${STYLE}</style>` +
  `<g id="s">${paths(drawing.sign, classed)}</g><g id="v">${view(drawing)}</g></svg>`;

/** In the sprite, line weight and colour come from the page; only the saffron is set here. */
const inherited = (kind: Kind) => (kind === 'accent' ? ' fill="var(--action,#f28c1b)"' : '');

/** The signs of all drawings in one file, for places below 72 px: `<use href="…#ball-bearing">`. */
export function sprite(drawings: Drawing[]): string {
  const symbols = drawings.map(({ slug, sign }) => `<symbol id="${slug}" ${FRAME}>${paths(sign, inherited)}</symbol>`);
  return `<svg ${XML}>${symbols.join('')}</svg>`;
}

/** A drawing with its sizes, as the portal draws it: what it has of each dimension is drawn if the item has that dimension. */
export interface SizedView {
  title: string;
  /** Class and data of each path. */
  paths: [className: string, d: string][];
  dimensions: { symbol: string; d: string; heads: string; x: number; y: number; turn: number; anchor: Anchor }[];
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The view without its dimensions, and each dimension of the item without its words. */
export function sizedView({ title, marks, sizes }: Drawing): SizedView {
  const kinds = (Object.keys(CLASSES) as Kind[]).filter((kind) => kind !== 'measure' && kind !== 'solid');
  const dataOf = (list: Mark[]) => compact(parse(list.map(({ d }) => d).join('')));
  const of = (kind: Kind) => marks.filter((mark) => mark.kind === kind);
  const dimensions = [...marks, ...sizes].filter(({ symbol }) => symbol !== undefined);
  return {
    title,
    paths: kinds.filter((kind) => of(kind).length > 0).map((kind) => [CLASSES[kind], dataOf(of(kind))]),
    dimensions: dimensions
      .filter(({ words }) => words)
      .map(({ symbol, words }) => {
        const own = dimensions.filter((mark) => mark.symbol === symbol);
        return {
          symbol: symbol!,
          d: dataOf(own.filter((mark) => mark.kind === 'measure' && !mark.words)),
          heads: dataOf(own.filter(({ kind }) => kind === 'solid')),
          ...words!,
          x: hundredths(words!.x),
          y: hundredths(words!.y),
        };
      }),
  };
}

/**
 * Signs in one file for `<img loading="lazy" src="…#ball-bearing">`, which is fetched late and only where it comes into
 * view: one below the other, each with a view named after it; `weight` is the line width in units of the sheet.
 */
export function strip(drawings: Drawing[], weight: number): string {
  const { width, height } = SHEET;
  const signs = drawings.map(
    ({ slug, sign }, row) =>
      `<view id="${slug}" viewBox="0 ${row * height} ${width} ${height}"/>` +
      `<g transform="translate(0 ${row * height})">${paths(sign, inherited)}</g>`,
  );
  const lines = `fill="none" fill-rule="evenodd" stroke="#0c2426" stroke-width="${weight}" stroke-linejoin="round"`;
  return `<svg ${XML} viewBox="0 0 ${width} ${height * drawings.length}" ${lines}>${signs.join('')}</svg>`;
}
