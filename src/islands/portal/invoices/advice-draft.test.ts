import { describe, expect, it } from 'vitest';
import { amountIn, amountOn, blankAdvice, linesOf, restOf } from './advice-draft.ts';

const invoice = (id: number, open: number, advised = 0) => ({
  ...{ id, open, advised, inv: `PS/2627/00000${id}`, due_date: '2026-12-01' },
});
const invoices = [invoice(1, 23_187), invoice(2, 11_800.5, 1_800.5), invoice(3, 500)];

describe('a payment advice', () => {
  it('is proposed with all that is left on the ticked invoices', () => {
    const draft = { ...blankAdvice(1), ticked: { 1: null, 2: null } };
    expect(linesOf(draft, invoices)).toEqual([
      { invoice_id: 1, amount: 23_187 },
      { invoice_id: 2, amount: 10_000 },
    ]);
    expect(amountIn(draft, invoices)).toBe('33,187');
    expect(restOf(draft, invoices)).toBe(0);
  });

  it('is less by the TDS, until an amount is typed', () => {
    const draft = { ...blankAdvice(1), tds: '19.65' };
    expect(amountIn(draft, invoices)).toBe('23,167.35');
    expect(restOf(draft, invoices)).toBe(0);
    expect(restOf({ ...draft, amount: '25,000' }, invoices)).toBe(1_832.65);
    expect(restOf({ ...draft, amount: '20,000' }, invoices)).toBe(-3_167.35);
  });

  it('takes parts, and no invoice that is no longer due', () => {
    const draft = { ...blankAdvice(), ticked: { 1: '187', 9: null } };
    expect(linesOf(draft, invoices)).toEqual([{ invoice_id: 1, amount: 187 }]);
    expect(amountOn(invoices[0]!, draft)).toBe('187');
    expect(amountIn(draft, invoices)).toBe('187');
  });

  it('is blank without an invoice, and counts nothing while a number is mistyped', () => {
    expect(amountIn(blankAdvice(), invoices)).toBe('');
    expect(restOf({ ...blankAdvice(1), amount: '12,5' }, invoices)).toBeNaN();
    expect(linesOf({ ...blankAdvice(), ticked: { 1: 'ten' } }, invoices)[0]!.amount).toBeNaN();
  });
});
