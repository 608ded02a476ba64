import { create, type Font } from 'fontkit';
import { compact } from '../../drawings/compact.ts';
import { parse } from '../../drawings/drafting/path.ts';
import archivo from '../../print/fonts/archivo.ttf?inline';
import archivoSemibold from '../../print/fonts/archivo-semibold.ttf?inline';
import plexMono from '../../print/fonts/plex-mono.ttf?inline';
import plexMonoMedium from '../../print/fonts/plex-mono-medium.ttf?inline';

/**
 * Words as outlines of our own typefaces. No system font is used, so a picture is the same wherever it is
 * built, and a file with words in it needs no font where it is shown.
 */
const files = { text: archivo, bold: archivoSemibold, mono: plexMono, label: plexMonoMedium };

/** `text` and `bold` are Archivo 400 and 600, `mono` and `label` Plex Mono 400 and 500. */
export type Face = keyof typeof files;

/** Letter spacing in em: headings a little tighter, labels a little wider (design language, type). */
const TRACKING: Record<Face, number> = { text: 0, bold: -0.015, mono: 0, label: 0.02 };

const opened = new Map<Face, Font>();

function open(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const data = Buffer.from(files[face].split(',')[1]!, 'base64');
  // fontkit measures even a space, which has no outline: as the file's last glyph, that reads past the end.
  const font = create(Buffer.concat([data, Buffer.alloc(16)])) as Font;
  opened.set(face, font);
  return font;
}

/** Width of the words in units of the picture. */
export function widthOf(words: string, face: Face, size: number): number {
  return size * (advance(words, face) + TRACKING[face] * ([...words].length - 1));
}

const advances = new Map<string, number>();

/** Width in em, without tracking. Cached, because breaking a title into lines measures the same words many times. */
function advance(words: string, face: Face): number {
  const key = `${face} ${words}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const font = open(face);
  const em = font.layout(words).advanceWidth / font.unitsPerEm;
  advances.set(key, em);
  return em;
}

/** How words are set: `x`, `y` is the foot of the first letter, or with `align` of the middle or the last. */
export interface Setting {
  face: Face;
  size: number;
  fill: string;
  x: number;
  y: number;
  align?: 'start' | 'middle' | 'end';
}

/** Words on one line, as a filled path. Throws at a letter the typeface lacks, which would be drawn as an empty box. */
export function words(text: string, { face, size, fill, x, y, align = 'start' }: Setting): string {
  const font = open(face);
  const { glyphs, positions } = font.layout(text);
  const k = size / font.unitsPerEm;
  const shift = { start: 0, middle: 0.5, end: 1 }[align];
  let at = x - shift * widthOf(text, face, size);
  const d = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The typeface has no sign for a letter of “${text}”.`);
    const { xOffset, xAdvance } = positions[index]!;
    const outline = outlined(glyph.path.commands, at + xOffset * k, y, k);
    at += xAdvance * k + TRACKING[face] * size;
    return outline;
  });
  return `<path fill="${fill}" d="${compact(parse(d.join('')))}"/>`;
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** A glyph's outline in its place. A font's y grows upwards. */
function outlined(commands: { command: string; args: number[] }[], x: number, y: number, k: number): string {
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, index) => (index % 2 ? y - value * k : x + value * k).toFixed(3));
      return LETTERS[command] + numbers.join(' ');
    })
    .join('');
}
