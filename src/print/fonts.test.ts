import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';

it('a full stop can be copied from a document that is printed after one with a colon', async () => {
  vi.resetModules();
  const { loadFonts } = await import('./fonts.ts');
  const { mono } = await loadFonts();
  const print = async (text: string) => {
    const doc = new PDFDocument();
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc
      .registerFont('mono', mono as unknown as PDFKit.Mixins.PDFFontSource)
      .font('mono')
      .text(text)
      .end();
    await new Promise((resolve) => doc.on('end', resolve));
    return pdfPages(Buffer.concat(parts));
  };
  await print('11:00');
  expect((await print('412.50'))[0]!.text).toContain('412.50');
});
