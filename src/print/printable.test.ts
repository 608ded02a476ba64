import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Face, type Fonts, loadFonts } from './fonts.ts';
import { printable } from './printable.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});
const faces = ['body', 'italic', 'strong', 'mono', 'monoStrong'] as const satisfies Face[];

describe('the typefaces', () => {
  it.each(faces)('%s has the signs of a price list and of names', (face) => {
    const signs = '₹–—·×°µΩ≤≥±½²³%&@§“”‘’…ØéüñçĀāĪīŪūŚśÑ';
    const missing = Array.from(signs).filter((sign) => printable(fonts, sign, face).text === '◊');
    expect(missing).toEqual([]);
    expect(printable(fonts, 'Śrī ₹ 5', face).text).toBe('Śrī ₹ 5');
  });
});

describe('printable text', () => {
  it.each([
    ['Ω and μ', 'mono', '\u2126 and µ'],
    ['Kṛṣṇa', 'mono', 'Krsna'],
    ['pin\u202ecode\u0007', 'body', 'pincode'],
    ['株', 'body', '◊'],
    ['10\u202fmm − 2', 'body', '10\u00a0mm − 2'],
  ] as const)('%j in %s is %j', (text, face, printed) => {
    expect(printable(fonts, text, face)).toEqual({ text: printed, face });
  });

  it('in Devanagari has a sign of that face for what it lacks', () => {
    expect(printable(fonts, 'वर्क्स ƀ', 'body')).toEqual({ text: 'वर्क्स ?', face: 'devanagari' });
  });

  it('in Devanagari is set in the face that has it', () => {
    expect(printable(fonts, 'वर्क्स', 'strong').face).toBe('devanagari');
  });

  it('holds only characters of its face, whatever was typed', () => {
    const typed = fc.string({
      unit: fc.oneof(fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))),
      maxLength: 40,
    });
    fc.assert(
      fc.property(typed, fc.constantFrom(...faces), (text, wanted) => {
        const { text: printed, face } = printable(fonts, text, wanted);
        for (const sign of printed)
          if (sign !== '\n') expect(fonts[face].hasGlyphForCodePoint(sign.codePointAt(0)!)).toBe(true);
        fonts[face].layout(printed);
      }),
    );
  });
});
