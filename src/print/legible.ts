import type { Face, Fonts } from './fonts.ts';

/** The same sign under another number: what composing makes of it is not always what a typeface calls it. */
const SAME: Record<string, string> = {
  Ω: '\u2126',
  μ: 'µ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '–',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '■': '•',
  '▪': '•',
};

/** Stands for a character that no typeface here has, as the empty box does on a screen. */
const UNKNOWN = '◊';

/** Its marks join with their neighbours, so a word in it stays together in the one face that has them. */
export const DEVANAGARI = /[\u0900-\u097f]/;

/** Neither seen nor wanted: control characters, and marks that turn the direction of what follows them. */
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Text that can be printed: in a face which has its characters, accents dropped or characters replaced where none has
 * them. Never throws, for what a buyer typed as his name must not cost him the invoice.
 */
export function legible(fonts: Fonts, text: string, face: Face): { text: string; face: Face } {
  const clean = text.toWellFormed().normalize('NFC').replace(/\t/g, ' ').replace(UNSEEN, '');
  const able = DEVANAGARI.test(clean) ? 'devanagari' : face;
  const has = (character: string) => fonts[able].hasGlyphForCodePoint(character.codePointAt(0)!);
  const printed = (character: string) => {
    if (has(character) || character === '\n') return character;
    const bare = character.normalize('NFKD')[0]!;
    return [SAME[character], bare].find((other) => other && has(other)) ?? UNKNOWN;
  };
  return { text: /^[ -~]*$/.test(clean) ? clean : Array.from(clean, printed).join(''), face: able };
}
