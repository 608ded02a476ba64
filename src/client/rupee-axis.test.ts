import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisMax, formatShortRupees } from './rupee-axis.ts';

it.each([
  [1, '₹1'],
  [70_001, '₹80,000'],
  [99_999.5, '₹1 lakh'],
  [2_73_000, '₹3 lakh'],
  [1_00_00_000, '₹1 crore'],
  [1_20_00_000, '₹2 crore'],
])('the axis for %d ends at %s', (most, end) => expect(formatShortRupees(axisMax(most))).toBe(end));

it('half of the axis is a round amount too', () => {
  expect([50, 1_50_000, 2_50_00_000].map((rupees) => formatShortRupees(rupees))).toEqual([
    '₹50',
    '₹1.5 lakh',
    '₹2.5 crore',
  ]);
});

it('a figure below a lakh is in whole rupees', () => expect(formatShortRupees(40_737.5, 2)).toBe('₹40,738'));

it('figures of one chart have two decimals', () => expect(formatShortRupees(7_70_000, 2)).toBe('₹7.70 lakh'));

it('the axis ends above every amount, which fills at least half of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (paise) => {
      const most = paise / 100;
      expect(axisMax(most) * 1.0001).toBeGreaterThanOrEqual(most);
      expect(axisMax(most)).toBeLessThanOrEqual(most * 2.0001);
    }),
  );
});
