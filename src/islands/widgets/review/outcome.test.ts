import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const budget = { limit: 5000, spent: 4000, period: 'month', running: 'November' } as const;
const order = {
  ...{ needs_approval: false, over_credit: false, approvers: ['Asha', 'Meera'], total: 1000 },
  ...{ budget: null, asks_approval: true, steps: [], cost_centre_id: null },
};

const steps = [
  { from: 500, cost_centre_id: null, approvers: ['Ravi'] },
  { from: 1000, cost_centre_id: 4, approvers: ['Asha', 'Meera'] },
];

describe('what happens to an order', () => {
  it.each([
    ['within all limits', {}, 'This order needs no approval.'],
    [
      'above a limit',
      { needs_approval: true },
      'Above your company’s spending limit. This order will wait for approval by Asha or Meera.',
    ],
    ['that reaches a budget exactly', { budget }, 'This order needs no approval.'],
    [
      'above a budget and the credit limit: the approval comes first',
      { budget, total: 1000.01, over_credit: true, approvers: ['Asha'] },
      'Above the budget of its cost centre. This order will wait for approval by Asha.',
    ],
    [
      'above a budget of a company without another approver',
      { budget, total: 1001, asks_approval: false },
      'This order needs no approval.',
    ],
    [
      'of a company with many approvers',
      { needs_approval: true, approvers: ['A', 'B', 'C', 'D', 'E'] },
      'Above your company’s spending limit. This order will wait for approval by A, B, C or 2 others.',
    ],
    [
      'that reaches two approval steps',
      { steps, cost_centre_id: 4 },
      'Orders from ₹500.00 need approval. This order will wait for approval by Ravi, then by Asha or Meera.',
    ],
    ['below the steps of its cost centre', { steps, total: 400 }, 'This order needs no approval.'],
    [
      'above a limit of a company with steps: the steps decide',
      { steps, needs_approval: true },
      'Above your company’s spending limit. This order will wait for approval by Ravi.',
    ],
  ])('%s', (_, changes, text) => {
    expect(outcomeOf({ ...order, ...changes }).text).toBe(text);
  });

  it('above the credit limit is a hold', () => {
    expect(outcomeOf({ ...order, over_credit: true })).toMatchObject({
      tone: 'warn',
      text: expect.stringContaining('on hold'),
    });
  });
});
