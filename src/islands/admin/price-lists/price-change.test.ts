import { expect, it } from 'vitest';
import { formatPriceChange } from './price-change.ts';

it.each([
  [100, 104.25, '+4.3%'],
  [100, 90, '−10%'],
  [100, 100.01, '0%'],
  [0, 10, 'new price'],
])('from ₹%s to ₹%s is %s', (was, becomes, text) => {
  expect(formatPriceChange(was, becomes)).toBe(text);
});
