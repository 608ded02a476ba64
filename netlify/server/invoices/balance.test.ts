import { describe, expect, it } from 'vitest';
import { isAwaitingIrn, openPaise, payablePaise, refundPaise, settledStatus, shownStatus } from './balance.ts';

const invoice = {
  ...{ amount_paise: 1000, paid_paise: 0, credited_paise: 0, written_off_paise: 0 },
  ...{ kind: 'invoice' as const, status: 'issued' as const, needs_irn: false, irn: null, irn_cancelled_at: null },
};
const with_ = (paid_paise: number, credited_paise: number, written_off_paise: number) => ({
  ...invoice,
  ...{ paid_paise, credited_paise, written_off_paise },
});

describe('an invoice of 1000 paise', () => {
  it.each([
    // paid, credited, written off, due, to refund, status
    [0, 0, 0, 1000, 0, 'issued'],
    [1, 0, 0, 999, 0, 'part paid'],
    [400, 0, 0, 600, 0, 'part paid'],
    [0, 400, 0, 600, 0, 'issued'],
    [0, 0, 400, 600, 0, 'issued'],
    [400, 300, 299, 1, 0, 'part paid'],
    [400, 300, 300, 0, 0, 'paid'],
    [1000, 0, 0, 0, 0, 'paid'],
    [1000, 100, 0, 0, 100, 'paid'],
    [900, 100, 100, 0, 100, 'paid'],
    // What was written off is not paid back.
    [50, 999, 1, 0, 50, 'paid'],
    [0, 999, 1, 0, 0, 'paid'],
    [0, 1000, 0, 0, 0, 'cancelled'],
    [300, 1000, 0, 0, 300, 'cancelled'],
  ])(
    'with %i paid, %i credited, %i written off: %i due, %i to refund, %s',
    (paid, credited, off, due, back, status) => {
      const settled = with_(paid, credited, off);
      expect([openPaise(settled), refundPaise(settled), settledStatus(settled)]).toEqual([due, back, status]);
    },
  );

  it('of nothing is paid, not cancelled, as long as nothing is credited', () => {
    expect(settledStatus({ ...invoice, amount_paise: 0 })).toBe('paid');
  });

  it('has no amount due or to refund if it is a credit note', () => {
    expect(openPaise({ ...invoice, kind: 'credit note' })).toBe(0);
    expect(refundPaise({ ...with_(1000, 500, 0), kind: 'credit note' })).toBe(0);
  });
});

describe('the amount that can be paid', () => {
  it.each([
    { name: 'is all that is due without an IRN where none is needed', more: {}, payable: 1000 },
    { name: 'is all that is due with its IRN', more: { needs_irn: true, irn: 'ab' }, payable: 1000 },
    { name: 'is nothing while its IRN is missing', more: { needs_irn: true }, payable: 0 },
    {
      name: 'is nothing once its IRN is cancelled',
      more: { needs_irn: true, irn: 'ab', irn_cancelled_at: new Date() },
      payable: 0,
    },
  ])('$name', ({ more, payable }) => expect(payablePaise({ ...invoice, ...more })).toBe(payable));
});

describe('a document waits for its IRN', () => {
  it.each([
    { name: 'needs one and has none', more: {}, waits: true },
    { name: 'needs none', more: { needs_irn: false }, waits: false },
    { name: 'has one', more: { irn: 'ab' }, waits: false },
    { name: 'is a cancelled invoice', more: { status: 'cancelled' as const }, waits: false },
    { name: 'is a cancelled note', more: { kind: 'debit note' as const, status: 'cancelled' as const }, waits: true },
  ])('if it $name: $waits', ({ more, waits }) =>
    expect(isAwaitingIrn({ ...invoice, needs_irn: true, ...more })).toBe(waits),
  );
});

describe('the status on the wire', () => {
  it.each([
    ['invoice', 'issued', 0, 'issued'],
    ['invoice', 'issued', 1, 'overdue'],
    ['invoice', 'issued', -1, 'issued'],
    ['invoice', 'part paid', 1, 'overdue'],
    ['debit note', 'issued', 1, 'overdue'],
    ['invoice', 'paid', 1, 'paid'],
    ['invoice', 'cancelled', 1, 'cancelled'],
    ['credit note', 'paid', 1, 'credit note'],
  ] as const)('of an %s that is %s, %i days after its due date, is %s', (kind, status, days_late, shown) => {
    expect(shownStatus({ kind, status }, days_late)).toBe(shown);
  });
});
