import { describe, expect, it } from 'vitest';
import { inThousandths, sumQty } from './thousandths.ts';

describe('quantities', () => {
  it.each([
    [0.001, 1],
    [1, 1000],
    [2.675, 2675],
    // As doubles both are a hair below: 1.005 × 1000 is 1004.9999999999999.
    [1.005, 1005],
    [4.35, 4350],
    [-0.3, -300],
  ])('of %d are %i thousandths', (qty, thousandths) => expect(inThousandths(qty)).toBe(thousandths));

  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[0.3, -0.1], 0.2],
    [[1, 2, 3.125], 6.125],
    [[5, -5], 0],
    [[1, -2.5], -1.5],
  ])('%j add up exactly to %d', (quantities, sum) => expect(sumQty(...quantities)).toBe(sum));
});
