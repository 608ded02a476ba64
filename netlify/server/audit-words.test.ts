import { describe, expect, it } from 'vitest';
import { changesInWords, recordOf } from './audit-words.ts';

describe('a search for a record', () => {
  it.each([
    ['RFQ-000012', { entity: 'rfqs', record: '12' }],
    ['tkt 7', { entity: 'tickets', record: '7' }],
    ['Order 100042', { entity: undefined, record: '100042' }],
    ['#100042', { entity: undefined, record: '100042' }],
    [' 9 ', { entity: undefined, record: '9' }],
    ['something', { entity: undefined, record: 'something' }],
    ['  ', { entity: undefined, record: null }],
    [null, { entity: undefined, record: null }],
  ])('for %j means %j', (words, meaning) => {
    expect(recordOf(words)).toEqual(meaning);
  });

  it('keeps to the kind that is chosen', () => {
    expect(recordOf('TKT-000012', 'orders')).toEqual({ entity: 'orders', record: '12' });
  });
});

describe('a change', () => {
  it.each([
    ['credit_limit_paise', null, 12_345_600, 'Credit limit', null, '₹1,23,456.00'],
    ['gst_rate_bp', 1800, 1250, 'GST rate', '18 %', '12.5 %'],
    ['po_required', false, true, 'PO required', 'no', 'yes'],
    ['closed_at', null, '2026-11-21T12:35:00.1+00:00', 'Closed', null, '21 Nov 2026, 18:05 IST'],
    ['due_date', '2026-11-21', '2026-12-21', 'Due date', '21 Nov 2026', '21 Dec 2026'],
    ['lines', [], [{ qty: 2 }], 'Lines', null, 'qty: 2'],
    [
      'attributes',
      { Bore: '25 mm' },
      { Bore: '25 mm', Seal: '2RS' },
      'Attributes',
      'Bore: 25 mm',
      'Bore: 25 mm, Seal: 2RS',
    ],
    ['password_hash', '…', '…', 'Password', null, 'set anew'],
    ['name', '<b>', '', 'Name', '<b>', null],
  ])('of %s reads in words', (column, was, is, field, before, after) => {
    expect(changesInWords({ [column]: [was, is] })).toEqual([{ field, before, after }]);
  });

  it('is cut where it is long, and left out where it is a secret or nothing', () => {
    const [long] = changesInWords({ message: [null, '📦'.repeat(400)] });
    expect([...long!.after!]).toHaveLength(301);
    expect(changesInWords({ resume_key: [null, 'resumes/1'], token_hash: ['a', 'b'], phone: [null, ''] })).toEqual([]);
  });
});
