import { describe, expect, it } from 'vitest';
import { formatQuantity, measureOf, perUnit } from './unit-names.ts';
import { units } from './units.ts';

describe('a unit is read as written', () => {
  it.each([
    ['pcs', 'piece', 1],
    ['Nos.', 'piece', 1],
    ["No's", 'piece', 1],
    ['EA', 'piece', 1],
    ['Boxes', 'box', 1],
    ['pkt', 'pack', 1],
    ['PRS', 'pair', 1],
    ['mtr', 'm', 1],
    ['Sq. m', 'sq m', 1],
    ['ltrs', 'L', 1],
    ['gms', 'kg', 0.001],
    ['dozen', 'piece', 12],
  ])('%s', (written, of, amount) => {
    expect(measureOf(written)).toEqual({ of, amount });
  });

  it.each(['', 'lot', 'mts', 'mt', '12', 'mm'])('not %j', (written) => {
    expect(measureOf(written)).toBeNull();
  });

  it('so is every code of the GST rules, except MTS, which is also written for metres', () => {
    expect(Object.keys(units).filter((code) => !measureOf(code))).toEqual(['MTS']);
  });
});

describe('a quantity is shown with the unit in the right number', () => {
  it.each([
    [1, 'BOX', '1 box'],
    [2, 'BOX', '2 boxes'],
    [0, 'BOX', '0 boxes'],
    [3, 'PRS', '3 pairs'],
    [12, 'MTR', '12 m'],
    [1, 'NOS', '1 no.'],
    [1_20_000, 'NOS', '1,20,000 nos'],
    [24, 'PCS', '24 pieces'],
    [2, 'coil', '2 coils'],
    [2, 'Packet', '2 packets'],
    [0.5, 'kg', '0.5 kg'],
    [2, 'DOZ', '2 dozen'],
    [500, 'GMS', '500 g'],
    [2, 'MTS', '2 MTS'],
    [2, 'LOT', '2 LOT'],
  ])('%d %s', (qty, unit, text) => {
    expect(formatQuantity(qty, unit)).toBe(text);
  });
});

it.each([
  ['piece', 'a piece'],
  ['m', 'a metre'],
  ['kg', 'a kg'],
  ['L', 'a litre'],
])('the price of one %s is %s', (name, text) => {
  expect(perUnit(name)).toBe(text);
});
