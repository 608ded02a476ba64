import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleEnd, shortRupees } from './rupee-scale.ts';

it.each([
  [1, '₹1'],
  [70_001, '₹80,000'],
  [99_999.5, '₹1 lakh'],
  [2_73_000, '₹3 lakh'],
  [1_00_00_000, '₹1 crore'],
  [1_20_00_000, '₹2 crore'],
])('the scale over %d ends at %s', (most, end) => expect(shortRupees(scaleEnd(most))).toBe(end));

it('half-way stands a figure that reads well', () => {
  expect([50, 1_50_000, 2_50_00_000].map(shortRupees)).toEqual(['₹50', '₹1.5 lakh', '₹2.5 crore']);
});

it('ends above every sum, and wastes less than half of the room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (paise) => {
      const most = paise / 100;
      expect(scaleEnd(most) * 1.0001).toBeGreaterThanOrEqual(most);
      expect(scaleEnd(most)).toBeLessThanOrEqual(most * 2.0001);
    }),
  );
});
