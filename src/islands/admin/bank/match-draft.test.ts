import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankLine } from '#contracts/bank/admin.ts';
import { adviceOf, allocationsOf, type Draft, draftOf, oldestFirst, restOf } from './match-draft.ts';

const lineOf = (amount: number, proposal: BankLine['proposal'] = null) => ({ amount, proposal }) as BankLine;
const invoice = (id: number, open: number) => ({
  ...{ id, open, inv: `PS/2627/00000${id}`, date: '2026-11-01', due_date: '2026-12-01', order_id: 1 },
});

describe('the draft of a match', () => {
  it('starts with the proposal', () => {
    const proposal = {
      ...{ company: { id: 4, name: 'Aravalli' }, reason: 'Name', sure: false, receipt: null, tds: 1.5, on_account: 0 },
      advice_id: 9,
      allocations: [{ invoice_id: 2, inv: 'PS/2627/000002', amount: 1250.5, open: 2000 }],
    };
    const draft = draftOf(lineOf(1249, proposal));
    expect(draft).toEqual({ company_id: 4, tds: '1.5', amounts: { 2: '1,250.5' } });
    expect(restOf(lineOf(1249), draft)).toBe(0);
    expect(adviceOf(lineOf(1249, proposal), 4)).toEqual({ advice_id: 9 });
    expect(adviceOf(lineOf(1249, proposal), 5)).toEqual({});
    expect(draftOf(lineOf(5))).toEqual({ company_id: null, tds: '', amounts: {} });
  });

  it('says what is left, what is too much, and what is no amount', () => {
    const draft = (amounts: Draft['amounts']) => ({ company_id: 1, tds: '', amounts });
    expect(restOf(lineOf(100), draft({ 1: '40', 2: '' }))).toBe(60);
    expect(restOf(lineOf(100), draft({ 1: '140.10' }))).toBe(-40.1);
    expect(restOf(lineOf(100), draft({ 1: 'abc' }))).toBeNaN();
    expect(
      allocationsOf(
        draft({ 1: 'abc', 2: '0', 3: '' }),
        [1, 2, 3].map((id) => invoice(id, 50)),
      ),
    ).toEqual([{ invoice_id: 1, amount: Number.NaN, open: 50 }]);
  });

  it('settles the oldest first, never more than the money or an invoice has', () => {
    const rupees = fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(rupees, fc.array(rupees, { maxLength: 8 }), (amount, due) => {
        const invoices = due.map((open, at) => invoice(at + 1, open));
        const amounts = oldestFirst(lineOf(amount), { company_id: 1, tds: '', amounts: {} }, invoices);
        const sent = allocationsOf({ company_id: 1, tds: '', amounts }, invoices);
        for (const one of sent) expect(one.amount).toBeLessThanOrEqual(one.open);
        expect(restOf(lineOf(amount), { company_id: 1, tds: '', amounts })).toBeGreaterThanOrEqual(0);
        const total = due.reduce((sum, open) => sum + Math.round(open * 100), 0);
        const used = sent.reduce((sum, one) => sum + Math.round(one.amount * 100), 0);
        expect(used).toBe(Math.min(total, Math.round(amount * 100)));
      }),
    );
  });
});
