import { palette } from './paint.ts';

/** A composition: marks within a width and a height, used as a file or as a part of another picture. */
export interface Picture {
  width: number;
  height: number;
  marks: string;
}

/**
 * Weights of the drawings' lines by their classes (src/drawings/svg.ts). They hold at any size; where the picture is
 * shown too small for them, hatching and the drawing's own figures stay away.
 */
const STYLE = [
  '.drawing{fill:none;fill-rule:evenodd;stroke-width:1.5;stroke-linejoin:round}',
  `.drawing path{vector-effect:non-scaling-stroke}.a{fill:${palette.saffron}}.s{fill:currentcolor;stroke:none}`,
  '.f,.m,.d,.x{stroke-width:.9}.h{stroke-width:.6}.d{stroke-dasharray:4 2.5}',
  '.x{stroke-dasharray:12 3 2 3;opacity:.65}',
  '@media(max-width:319px){.m,.s{display:none}}@media(max-width:159px){.h{display:none}.drawing{stroke-width:1.1}}',
].join('');

/** The picture as an SVG file that needs no font and no other file. */
export const file = ({ width, height, marks }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<style>${STYLE}</style>${marks}</svg>`;

/** A picture within another one, its upper left corner at `x`, `y`. */
export const placed = ({ width, marks }: Picture, x: number, y: number, wide = width): string =>
  `<g transform="translate(${x} ${y})scale(${wide / width})">${marks}</g>`;
