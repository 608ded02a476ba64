import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MAX_QTY } from '../limits.ts';
import { costPer, decimalsFault, pricePer, quantity, unit, wholeIfCounted } from './quantity.ts';

const issuesOf = (schema: z.ZodMiniType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message, path }) => [path.join('.'), message].join(' ').trim());

describe('a quantity', () => {
  it.each([0.001, 1, 2.5, MAX_QTY])('may be %s', (qty) => expect(issuesOf(quantity('Order'), qty)).toEqual([]));

  it.each([
    ['12', 'Enter the quantity as a number, for example 12 or 2.5.'],
    [null, 'Enter the quantity as a number, for example 12 or 2.5.'],
    [0, 'Enter a quantity above 0.'],
    [-1, 'Enter a quantity above 0.'],
    [MAX_QTY + 1, 'Order at most 10,00,000 of one item.'],
    [0.0001, 'Enter at most three decimals.'],
  ])('%j is refused: %s', (qty, message) => expect(issuesOf(quantity('Order'), qty)).toEqual([message]));

  it('may be 0 where that removes the line, and not below', () => {
    const removable = quantity('Quote', { min: 0 });
    expect(issuesOf(removable, 0)).toEqual([]);
    expect(issuesOf(removable, -0.001)).toEqual(['Enter 0 or more; 0 removes the line.']);
    expect(issuesOf(removable, MAX_QTY + 1)).toEqual(['Quote at most 10,00,000 of one item.']);
  });

  it.each([
    [2.5, 'MTR', null],
    [2, 'NOS', null],
    [2.5, 'NOS', 'Whole numbers only for NOS.'],
    [2.5, 'boxes', 'Whole numbers only for boxes.'],
  ])('of %s %s has this fault: %s', (qty, of, fault) => {
    expect(decimalsFault(qty, of)).toBe(fault);
    const line = z.object({ qty: z.number(), unit: z.string() }).check(wholeIfCounted);
    expect(issuesOf(line, { qty, unit: of })).toEqual(fault ? [`qty ${fault}`] : []);
  });
});

describe('the units of a price', () => {
  const CHOOSE = 'Choose 1, 100 or 1,000.';

  it('are 1 if absent, those of a cost price stay absent', () => {
    expect(pricePer.parse(undefined)).toBe(1);
    expect(costPer.parse(undefined)).toBeUndefined();
  });

  it.each([1, 100, 1000])('may be %i', (per) => expect([pricePer.parse(per), costPer.parse(per)]).toEqual([per, per]));

  it.each([0, 10, '1', null])('may not be %j', (per) => {
    expect([issuesOf(pricePer, per), issuesOf(costPer, per)]).toEqual([[CHOOSE], [CHOOSE]]);
  });
});

it('a unit is required and short', () => {
  expect(issuesOf(unit, '')).toEqual(['Enter the unit, for example NOS or KGS.']);
  expect(issuesOf(unit, 'x'.repeat(20))).toEqual([]);
  expect(issuesOf(unit, 'x'.repeat(21))).toHaveLength(1);
});
