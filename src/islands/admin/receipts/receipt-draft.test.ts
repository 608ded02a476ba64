import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { isWritable } from '#contracts/receipts/limits.ts';
import { allocationsOf, entryOf, NO_ALLOCATIONS, oldestFirst, restOf, unallocatedOf } from './receipt-draft.ts';

const invoice = (id: number, open: number) => ({
  ...{ id, inv: `PS/2627/00000${id}`, order_id: 1, open },
  ...{ date: '2026-10-01', due_date: '2026-11-01' },
});

describe('money is proposed for the oldest invoices first', () => {
  it('in full while it lasts', () => {
    expect(oldestFirst([invoice(1, 100), invoice(2, 50.5), invoice(3, 10)], 120)).toEqual({ 1: '100', 2: '20' });
    expect(oldestFirst([invoice(1, 20_987)], 30_000)).toEqual({ 1: '20,987' });
  });

  it('never more than there is, nor than an invoice owes, and nothing is left while one is open', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e7 }), { maxLength: 20 }), fc.nat(1e8), (opens, paise) => {
        const invoices = opens.map((open, at) => invoice(at + 1, open / 100));
        const amounts = oldestFirst(invoices, paise / 100);
        const parts = invoices.map(
          ({ id, open }) => [toPaise(parseNumber(amounts[id] ?? '0')!), toPaise(open)] as const,
        );
        expect(parts.every(([part, open]) => part <= open)).toBe(true);
        const total = opens.reduce((sum, open) => sum + open, 0);
        expect(parts.reduce((sum, [part]) => sum + part, 0)).toBe(Math.min(paise, total));
        expect(toPaise(unallocatedOf(paise / 100, { ...NO_ALLOCATIONS, amounts }))).toBe(Math.max(0, paise - total));
      }),
    );
  });
});

it('a payment advice fills the bank entry, with its parts as far as they are still due', () => {
  const lines = [
    { invoice_id: 1, inv: 'PS/1', amount: 1_000, open: 1_000 },
    { invoice_id: 2, inv: 'PS/2', amount: 500, open: 200.5 },
    { invoice_id: 3, inv: 'PS/3', amount: 300, open: 0 },
  ];
  const paid = { paid_on: '2026-11-10', method: 'RTGS' as const, reference: 'UTR1', amount: 1_798.2, tds: 1.8 };
  expect(entryOf({ ...paid, lines })).toEqual({
    ...{ received_on: '2026-11-10', method: 'RTGS', reference: 'UTR1', amount: '1,798.2', tds: '1.8' },
    typed: { amounts: { 1: '1,000', 2: '200.5' }, writeOffs: {} },
  });
});

it('a typed amount is sent as typed, and what is no number is refused by the contract', () => {
  const typed = { amounts: { 1: '₹ 1,000.50', 2: '', 3: '12,5' }, writeOffs: { 1: true, 3: true } };
  const sent = allocationsOf([invoice(1, 1001), invoice(2, 5), invoice(3, 100)], typed);
  expect(sent).toEqual([
    { invoice_id: 1, amount: 1000.5, open: 1001, write_off: true },
    { invoice_id: 3, amount: Number.NaN, open: 100, write_off: false },
  ]);
});

it.each([
  [0, false, false],
  [10, false, true],
  [10.01, false, false],
  [500, true, true],
])('a rest of ₹%d can be written off by an %s', (rest, isAdmin, allowed) => {
  expect(isWritable(rest, isAdmin)).toBe(allowed);
  expect(restOf(rest + 5, '5')).toBeCloseTo(rest, 2);
});
