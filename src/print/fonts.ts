import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';

/** A typeface; its files are subset by local/subset-fonts.ts. */
export type Face = 'body' | 'italic' | 'strong' | 'mono' | 'monoStrong' | 'devanagari';
export type Fonts = Record<Face, Font>;

const FILES: Record<Face, string> = {
  body: 'archivo.ttf',
  italic: 'archivo-italic.ttf',
  strong: 'archivo-semibold.ttf',
  mono: 'plex-mono.ttf',
  monoStrong: 'plex-mono-medium.ttf',
  devanagari: 'noto-sans-devanagari.ttf',
};

/** Relative to the working directory: the project's root in a build, and the root of a packed function's archive. */
const FOLDER = 'src/print/fonts';

let loading: Promise<Fonts> | undefined;

/** The typefaces, parsed once per process because parsing takes longer than printing a page. */
export function loadFonts(): Promise<Fonts> {
  loading ??= read().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<Fonts> {
  const fontkit = await import('fontkit');
  const parse = async ([face, file]: [string, string]) => {
    // fontkit reads past the end of the file if the last glyph is blank, so zeros are appended.
    const font = fontkit.create(Buffer.concat([await readFile(join(FOLDER, file)), Buffer.alloc(16)]));
    if (!('layout' in font)) throw new Error(`${file} is a font collection; a single typeface is needed.`);
    // fontkit keeps the first object of a glyph. If that is as a part of another, the full stop as a part of the
    // colon, it has no character, and text copied from every later document of this process lacks the full stop.
    for (const character of font.characterSet) font.glyphForCodePoint(character);
    return [face, font] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(FILES).map(parse))) as Fonts;
}
