import { describe, expect, it } from 'vitest';
import {
  documentOf,
  originalOf,
  SELLER,
  TO_KARNATAKA,
  UNREGISTERED,
  VECTOR_1,
} from '../../../../tests/support/gst-documents.ts';
import type { TaxDocument } from '../document.ts';
import { checkReturn } from './checks.ts';
import { gstr1Of } from './return.ts';
import type { LastNumber } from './series.ts';

function check(documents: TaxDocument[], before: LastNumber[] = []) {
  return checkReturn(SELLER, documents, gstr1Of(SELLER, '2026-11', documents, before));
}

const line = VECTOR_1[0]!;
const invoice = (change: Partial<Parameters<typeof documentOf>[0]> = {}) => documentOf({ lines: [line], ...change });
const noteOn = (original: TaxDocument, change: Partial<Omit<TaxDocument, 'lines'>> = {}) =>
  documentOf({ kind: 'credit note', original: originalOf(original), lines: [line], ...change });

/** The same with amounts that the shop would never calculate. */
const withLine = (document: TaxDocument, change: Partial<TaxDocument['lines'][number]>): TaxDocument => ({
  ...document,
  lines: document.lines.map((one) => ({ ...one, ...change })),
});

describe('a month without faults', () => {
  it('has no checks to show', () => {
    const original = invoice();
    expect(
      check([original, noteOn(original), invoice(TO_KARNATAKA), invoice({ is_sez: true, withoutTax: true })]),
    ).toEqual([]);
  });
});

describe('an error names the document and what to do', () => {
  const faults: [string, TaxDocument, RegExp][] = [
    ['a wrong check character', invoice({ bill_to_gstin: '27AABCT0038A1Z1' }), /typing error.*company's page/],
    ['our own GSTIN', invoice({ bill_to_gstin: SELLER.gstin }), /our own GST number/],
    ['an unknown State', invoice({ place_of_supply: 'Bombay' }), /“Bombay” is not a State/],
    ['no HSN code', withLine(invoice(), { hsn: null }), /no HSN code/],
    ['an HSN code of 4 digits above ₹5 crore', withLine(invoice(), { hsn: '8482' }), /6 or 8 digits/],
    ['an HSN code of 5 digits', withLine(invoice(), { hsn: '84821' }), /6 or 8 digits/],
    ['a unit that is no UQC', withLine(invoice(), { unit: 'JOB' }), /unit JOB/],
    ['no rate', withLine(invoice(), { gst_rate_bp: null }), /no GST rate/],
    [
      'a rate that the portal does not know',
      withLine(invoice(), { gst_rate_bp: 1700 }),
      /17% .* not in the portal's list/,
    ],
    [
      'tax that does not follow from the rate',
      withLine(invoice(), { gst_rate_bp: 500 }),
      /does not follow from its rate of 5%/,
    ],
    ['CGST unlike SGST', { ...withLine(invoice(), { cgst_paise: 112_501 }), cgst_paise: 112_501 }, /does not follow/],
    ['a note without its invoice', documentOf({ kind: 'credit note', lines: [line] }), /does not name its invoice/],
    ['a note before its invoice', noteOn(invoice(), { date: '2026-11-04' }), /dated before its invoice/],
    ['a number that is only zeros', invoice({ number: '000/000' }), /does not accept the number/],
    ['totals unlike the lines', { ...invoice(), taxable_paise: 1 }, /do not add up/],
  ];
  it.each(faults)('%s', (_name, document, message) => {
    const [problem] = check([document]);
    expect(problem).toMatchObject({ level: 'error', id: document.id, number: document.number });
    expect(problem!.message).toMatch(message);
  });

  it('tax of the wrong kind', () => {
    const inter = invoice(TO_KARNATAKA);
    expect(check([{ ...inter, place_of_supply: 'Maharashtra' }])[0]!.message).toMatch(/IGST, but the supply is within/);
    expect(check([{ ...invoice(), place_of_supply: 'Karnataka' }])[0]!.message).toMatch(/CGST and SGST, but/);
  });

  it('a credit note after 30 November of the next financial year', () => {
    const original = invoice({ date: '2025-05-02' });
    expect(check([noteOn(original, { date: '2026-11-30' })])).toEqual([]);
    expect(check([noteOn(original, { date: '2026-12-01' })])[0]!.message).toMatch(/until 2026-11-30 only/);
  });
});

describe('a warning', () => {
  it('is given for a buyer without GSTIN, with the number that the company has today', () => {
    expect(check([invoice(UNREGISTERED)])).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/no GST number/) },
    ]);
    const known = { ...UNREGISTERED, company_gstin: '27AABCT0038A1Z0' };
    expect(check([invoice(known)])).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/27AABCT0038A1Z0/) },
    ]);
  });

  it('is given for each number missing in a series, also at its start', () => {
    const documents = [invoice({ number: 'PS/2627/000043' }), invoice({ number: 'PS/2627/000045' })];
    const gaps = check(documents, [{ prefix: 'PS/2627/', serial: 41 }]);
    expect(gaps.map(({ level, number }) => [level, number])).toEqual([
      ['warning', 'PS/2627/000042'],
      ['warning', 'PS/2627/000044'],
    ]);
  });

  it('comes after the errors', () => {
    const levels = check([invoice(UNREGISTERED), withLine(invoice(), { hsn: null })]).map(({ level }) => level);
    expect(levels).toEqual(['error', 'warning']);
  });
});

describe('the tolerance', () => {
  it('accepts the last part of a line, which takes the rest', () => {
    const odd = invoice();
    const tax = { cgst_paise: 1125_50, sgst_paise: 1125_50 };
    expect(check([{ ...withLine(odd, tax), ...tax }])).toEqual([]);
  });
});
