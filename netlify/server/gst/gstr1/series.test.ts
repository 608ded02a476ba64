import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHALLAN_REASONS } from '#contracts/invoices/challan-reasons.ts';
import { numberedChallan } from './challans.ts';
import { issuedSeries, type Numbered } from './series.ts';

const challan = (serial: number, reason: (typeof CHALLAN_REASONS)[number], is_void = false) =>
  numberedChallan({ number: `PSD/2627/${String(serial).padStart(6, '0')}`, reason, is_void });

const rangesOf = (documents: Numbered[]) =>
  issuedSeries(documents, []).map(({ nature, from, to, count, cancelled }) => [
    ...[nature[0], from.slice(-2), to.slice(-2), count, cancelled],
  ]);

describe('the document series of table 13', () => {
  it('have the kinds of challans apart, though they share a series', () => {
    expect(
      rangesOf([
        ...[challan(1, 'goods on approval'), challan(2, 'job work'), challan(3, 'job work, capital goods')],
        ...[challan(4, 'goods on approval', true), challan(5, 'not a supply'), challan(6, 'other supply')],
      ]),
    ).toEqual([
      [9, '02', '03', 2, 0],
      [10, '01', '01', 1, 0],
      [10, '04', '04', 1, 1],
      [12, '05', '06', 2, 0],
    ]);
  });

  it('count a number missing between two kinds as cancelled in the first', () => {
    expect(rangesOf([challan(1, 'job work'), challan(4, 'goods on approval')])).toEqual([
      [9, '01', '03', 3, 2],
      [10, '04', '04', 1, 0],
    ]);
  });

  it('cover each number from the first to the last once, and name each that is missing', () => {
    const serials = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(serials, fc.infiniteStream(fc.constantFrom(...CHALLAN_REASONS)), (used, reasons) => {
        const documents = used.map((serial) => challan(serial, reasons.next().value));
        const series = issuedSeries(documents, []);
        const span = Math.max(...used) - Math.min(...used) + 1;
        expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(span);
        expect(series.reduce((sum, { count, cancelled }) => sum + count - cancelled, 0)).toBe(used.length);
        expect(series.flatMap(({ missing }) => missing)).toHaveLength(span - used.length);
      }),
    );
  });
});
