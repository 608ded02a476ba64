import { describe, expect, it } from 'vitest';
import { type Budget, budgetText, isOverBudget } from './budget.ts';
import { periodName } from './limit-period.ts';

const budget: Budget = { limit: 1_00_000, spent: 60_000, period: 'month', running: 'November' };

describe('a budget', () => {
  it.each([
    [0, '₹40,000.00 of ₹1,00,000.00 left in November.'],
    [10_000, '₹30,000.00 of ₹1,00,000.00 left in November after this order.'],
    [40_000, '₹0.00 of ₹1,00,000.00 left in November after this order.'],
    [40_000.01, '₹0.01 above the budget of ₹1,00,000.00 for November.'],
  ])('before an order of ₹%s says: %s', (total, text) => {
    expect(budgetText(budget, total)).toBe(text);
  });

  it('is used up exactly by sums that are not exact', () => {
    expect(isOverBudget({ limit: 0.3, spent: 0.1 }, 0.2)).toBe(false);
    expect(budgetText({ ...budget, limit: 0.3, spent: 0.1 }, 0.2)).toMatch(/^₹0\.00 of ₹0\.30 left/);
  });
});

it.each([
  ['month', '2026-11-27', 'November'],
  ['quarter', '2026-11-27', 'October to December'],
  ['quarter', '2027-03-31', 'January to March'],
  ['year', '2026-04-01', '2026-27'],
  ['year', '2027-03-31', '2026-27'],
  ['year', '2099-04-01', '2099-00'],
] as const)('the %s of %s is %s', (period, day, name) => {
  expect(periodName(period, day)).toBe(name);
});
