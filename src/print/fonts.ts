import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';

/** A typeface as sheets name it; cut by local/subset-fonts.ts. */
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

/** From the project's root, where a build runs and where netlify.toml puts these files beside the functions. */
const FOLDER = 'src/print/fonts';

let loading: Promise<Fonts> | undefined;

/** The typefaces, read and parsed once in a process: parsing takes longer than printing a page. */
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
    // fontkit reads past the last glyph where that one is a blank: zeros behind it hold that harmless.
    const font = fontkit.create(Buffer.concat([await readFile(join(FOLDER, file)), Buffer.alloc(16)]));
    if (!('layout' in font)) throw new Error(`${file} holds several typefaces; a sheet needs one.`);
    return [face, font] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(FILES).map(parse))) as Fonts;
}
