import { describe, expect, it } from 'vitest';
import { quoteOf } from '../../tests/support/samples/print-samples.ts';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type QuoteSheet, renderQuote } from './quote-sheet.ts';

const textOf = async (value: QuoteSheet) =>
  (await pdfPages(await renderQuote(value))).map(({ text }) => text).join('\n');

describe('a printed quote', () => {
  it('names its version, how long it holds, its lines with freight, and how to accept', async () => {
    const text = await textOf(quoteOf(3));
    const wanted = [
      ...['QUO-000123/2', 'VERSION 2', '5 Dec 2026', 'to the end of the day, IST', 'RFQ-000123', 'Haryana (06)'],
      ...['Freight, part load to Manesar', '996511', '4,500.00', 'Dispatch within 5 days', '18%'],
      ...['TERMS', 'Payment 30 days', 'HOW TO ACCEPT', '23:59 IST'],
    ];
    for (const words of wanted) expect(text).toContain(words);
    expect(text).not.toContain('Round off');
    expect(text).not.toContain('Authorised signatory');
  });

  it('names its enclosures, also one with a long name without a space, and has no heading for none', async () => {
    const long = `${'bearing-housing_'.repeat(7)}.pdf`;
    const text = await textOf(quoteOf(3, { enclosures: ['6205-drawing.pdf', long] }));
    expect(text).toContain('ENCLOSURES 6205-drawing.pdf;');
    expect(text.replaceAll(' ', '')).toContain(long);
    expect(await textOf(quoteOf(3))).not.toContain('ENCLOSURES');
  });

  it('breaks long terms over pages without losing a word', async () => {
    const terms = Array.from({ length: 900 }, (_, index) => `clause${index}`).join(' ');
    const text = await textOf(quoteOf(12, { terms }));
    const found = text.match(/clause\d+/g);
    expect(found).toEqual(terms.split(' '));
  });

  it('is refused where its sums disagree', async () => {
    const value = quoteOf(3);
    const totals = { ...value.totals, total_paise: value.totals.total_paise - 1 };
    await expect(renderQuote({ ...value, totals })).rejects.toThrow(/total_paise/);
  });
});
