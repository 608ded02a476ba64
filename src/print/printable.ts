import type { Face, Fonts } from './fonts.ts';

/** Equivalent or similar characters that the typefaces have. */
const SUBSTITUTES: Record<string, string> = {
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

/** Replace a character that the face does not have; that for Devanagari has only the second. */
const UNKNOWN = ['◊', '?'];

/** A text with Devanagari is printed in one face, because its marks join with their neighbours. */
export const DEVANAGARI = /[\u0900-\u097f]/;

/** Control characters and direction marks, which are removed. */
const INVISIBLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Text and a face that can print it; characters that the face does not have lose their accents or are replaced. Never throws,
 * so that an unusual name cannot prevent an invoice.
 */
export function printable(fonts: Fonts, text: string, face: Face): { text: string; face: Face } {
  const clean = text.toWellFormed().normalize('NFC').replace(/\t/g, ' ').replace(INVISIBLE, '');
  const usedFace = DEVANAGARI.test(clean) ? 'devanagari' : face;
  const has = (character: string) => fonts[usedFace].hasGlyphForCodePoint(character.codePointAt(0)!);
  const printed = (character: string) => {
    if (has(character) || character === '\n') return character;
    const bare = character.normalize('NFKD')[0]!;
    return [SUBSTITUTES[character], bare, ...UNKNOWN].find((other) => other && has(other))!;
  };
  return { text: /^[ -~]*$/.test(clean) ? clean : Array.from(clean, printed).join(''), face: usedFace };
}
