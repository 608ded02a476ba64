import { describe, expect, it } from 'vitest';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { compareVersions } from './compare-versions.ts';

function line(line_no: number, fields: Partial<QuoteLine> = {}): QuoteLine {
  const base = {
    kind: 'goods' as const,
    product_id: null,
    rfq_line_no: line_no,
    unpriced_discount: null,
    sku: `S-${line_no}`,
    name: `Part ${line_no}`,
  };
  const figures = {
    qty: 10,
    price: 100,
    price_per: 1,
    discount: 0,
    discount_percent: 0,
    gst_rate: 18,
    taxable: 1000,
    cgst: 90,
    sgst: 90,
    igst: 0,
    total: 1180,
  };
  return { line_no, ...base, brand: null, unit: 'NOS', hsn: '8482', lead_days: null, ...figures, ...fields };
}

describe('two versions of a quote', () => {
  it('that are equal have no changes', () => {
    expect(compareVersions([line(1), line(2)], [line(1), line(2)])).toEqual({ changed: [], same: 2 });
  });

  it('show the changed fields of a line, before and after', () => {
    const { changed, same } = compareVersions(
      [line(1), line(2)],
      [line(1), line(2, { price: 95.5, taxable: 955, lead_days: 7 })],
    );
    expect(same).toBe(1);
    expect(changed).toEqual([
      {
        ...{ id: '2 Part 2', name: 'Part 2', sku: 'S-2', kind: 'changed' },
        changes: [
          { label: 'Unit price', before: '₹100.00', after: '₹95.50' },
          { label: 'Dispatch', before: 'to be confirmed', after: '7 days' },
          { label: 'Before tax', before: '₹1,000.00', after: '₹955.00' },
        ],
      },
    ]);
  });

  it('match lines that offer different makes for the same RFQ line', () => {
    const { changed } = compareVersions([line(1)], [line(5, { rfq_line_no: 1, name: 'Part 1, other make', sku: 'X' })]);
    expect(changed).toMatchObject([{ kind: 'changed', changes: [{ label: 'Item', before: 'Part 1' }] }]);
  });

  it('list added and removed lines, and match freight by its kind', () => {
    const freight = line(3, { kind: 'freight', rfq_line_no: null, name: 'Freight', qty: 1 });
    const { changed, same } = compareVersions([line(1), { ...freight, name: 'Freight to Pune' }], [line(2), freight]);
    expect(changed.map(({ kind, name }) => [kind, name])).toEqual([
      ['added', 'Part 2'],
      ['changed', 'Freight'],
      ['removed', 'Part 1'],
    ]);
    expect(same).toBe(0);
  });

  it('match equal lines one by one', () => {
    const twin = { rfq_line_no: null, sku: '', name: 'Bolt' };
    const { changed, same } = compareVersions([line(1, twin), line(2, twin)], [line(1, twin)]);
    expect(changed).toMatchObject([{ kind: 'removed' }]);
    expect(same).toBe(1);
  });
});
