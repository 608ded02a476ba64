import { palette } from '../../src/covers/canvas/paint.ts';

/** Drawing of text and lines on the film's canvas of 1280 × 720. */
export type Pen = CanvasRenderingContext2D;

export const colours = { ...palette, quiet: palette['steel-600'], hair: '#0c242633', rule: palette['steel-500'] };

export interface Lettering {
  /** In px of 720p; never below 28. */
  size?: number;
  weight?: 400 | 600;
  colour?: string;
  align?: 'left' | 'right' | 'center';
  mono?: boolean;
  /** Widest that it may be, in px. */
  width?: number;
}

const fontOf = ({ size = 30, weight = 400, mono = false }: Lettering) =>
  mono ? `500 ${size}px "IBM Plex Mono"` : `${weight} ${size}px Archivo`;

/** One line of text on its baseline. Throws if it is wider than allowed, so that no film shows cut text. */
export function write(pen: Pen, words: string, x: number, y: number, lettering: Lettering = {}): void {
  const { align = 'left', colour = colours.ink, width = Infinity, size = 30 } = lettering;
  if (size < 28) throw new Error(`“${words}” is smaller than 28 px.`);
  pen.font = fontOf(lettering);
  pen.fillStyle = colour;
  pen.textAlign = align;
  const own = pen.measureText(words).width;
  if (own > width + 0.5) throw new Error(`“${words}” is ${Math.ceil(own - width)} px too wide. Shorten it.`);
  pen.fillText(words, x, y);
}

/** The words in lines of at most `width` px, as even as they can be. */
export function wrap(pen: Pen, words: string, width: number, lettering: Lettering): string[] {
  const count = fill(pen, words, width, lettering).length;
  let narrow = width;
  while (narrow > 80 && fill(pen, words, narrow - 8, lettering).length === count) narrow -= 8;
  return fill(pen, words, narrow, lettering);
}

function fill(pen: Pen, words: string, width: number, lettering: Lettering): string[] {
  pen.font = fontOf(lettering);
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How wide the words are, in px. */
export function widthOf(pen: Pen, words: string, lettering: Lettering): number {
  pen.font = fontOf(lettering);
  return pen.measureText(words).width;
}

/** A straight line. */
export function rule(pen: Pen, x1: number, y1: number, x2: number, y2: number, colour = colours.hair, width = 2): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

/** A filled rectangle. */
export function box(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

/** The head of an arrow at a point; `turn` 0 points right, π left. */
export function arrow(pen: Pen, x: number, y: number, turn: number, colour = colours.ink): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = colour;
  pen.fill(new Path2D('M0 0L-16 -5V5Z'));
  pen.restore();
}

/** Draws with the opacity of `progress`. */
export function faded(pen: Pen, progress: number, draw: () => void): void {
  if (progress <= 0) return;
  pen.save();
  pen.globalAlpha *= Math.min(1, progress);
  draw();
  pen.restore();
}
