import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Face, type Fonts, loadFonts } from './fonts.ts';
import { breakLines, type Style } from './text.ts';

let fonts: Fonts;
let doc: PDFKit.PDFDocument;
beforeAll(async () => {
  fonts = await loadFonts();
  doc = new PDFDocument();
  for (const [face, font] of Object.entries(fonts))
    doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource);
});

const style: Style = { face: 'body', size: 10, color: '#000', leading: 14 };

describe('a line of several scripts', () => {
  it('sets each in its own face, in one word too, so that its marks join', () => {
    const [line] = breakLines({ doc, fonts }, [{ text: 'PO/हिन्दी/7 of श्री', style }], 500);
    expect(line!.pieces.map(({ text, style }): [string, Face] => [text, style.face])).toEqual([
      ['PO/', 'body'],
      ['हिन्दी', 'devanagari'],
      ['/7 of ', 'body'],
      ['श्री', 'devanagari'],
    ]);
  });

  it('keeps a word together where it is broken into lines', () => {
    const lines = breakLines({ doc, fonts }, [{ text: 'order PO/हिन्दी/7', style }], 60);
    expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(['order', 'PO/हिन्दी/7']);
  });
});
