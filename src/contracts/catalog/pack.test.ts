import { describe, expect, it } from 'vitest';
import { describePack, formatContents, formatPricePerPiece, formatSold, packContents } from './pack.ts';

describe('one unit contains', () => {
  it.each([
    ['BOX', 'Box of 50', 50, 'piece'],
    ['BOX', 'Box of 1,000', 1000, 'piece'],
    ['BOX', 'Box of 50 pairs', 50, 'pair'],
    ['BOX', 'Box of 20 packs', 20, 'pack'],
    ['BOX', 'Box of 305 m', 305, 'm'],
    ['BOX', 'Box of 5 m with one connecting link', 5, 'm'],
    ['PAC', 'Packet of 5 kg', 5, 'kg'],
    ['PAC', 'Pack of 10 rolls of 12', 10, 'roll'],
    ['PAC', 'Pack of 10 booklets', 10, 'booklet'],
    ['PAC', 'Pack of 100 with caps', 100, 'piece'],
    ['PAC', 'Bundle of 25', 25, 'piece'],
    ['ROL', 'Coil of 90 m', 90, 'm'],
    ['ROL', 'Spool of 12.5 kg', 12.5, 'kg'],
    ['ROL', 'Roll of 500 sheets', 500, 'sheet'],
    ['SET', 'Set of 9', 9, 'piece'],
    ['SET', 'Kit of 100 tests', 100, 'test'],
    ['NOS', 'Drum of 20 L', 20, 'L'],
    ['NOS', 'Bottle of 500 g', 0.5, 'kg'],
  ])('%s, %s', (unit, pack, amount, of) => {
    expect(packContents({ unit, pack })).toMatchObject({ amount, of });
  });

  it.each([
    ['NOS', null],
    ['NOS', ''],
    // Ambiguous: one unit may be a ream or a sheet, and 1000 may be labels or metres.
    ['NOS', 'Ream of 500'],
    ['ROL', 'Roll of 1000'],
    ['SET', 'Set of bolt, two nuts and washer'],
    ['SET', 'Set of base and hardener, 20 L'],
    ['SET', 'Set of resin 1 kg and hardener 0.8 kg'],
    ['SET', 'Set of two'],
    ['SET', 'Matched pair'],
    ['BOX', 'Box of 10 kg bags'],
    ['BOX', 'Box of 0'],
    ['BOX', 'Box of 12 gizmos'],
    // The price is already that of a metre or a pair.
    ['MTR', 'Coil of 90 m'],
    ['PRS', 'Box of 12 pairs'],
    ['NOS', 'Box of 50'],
  ])('nothing that is known beyond doubt: %s, %s', (unit, pack) => {
    expect(packContents({ unit, pack })).toBeNull();
  });
});

describe('the price of one piece', () => {
  it.each([
    [310, 'BOX', 'Box of 50', '₹6.20 a piece'],
    [310, 'BOX', 'Box of 12', 'about ₹25.83 a piece'],
    [310, 'BOX', 'Box of 1000', '₹0.31 a piece'],
    [12.5, 'BOX', 'Box of 1000', '₹0.0125 a piece'],
    [1, 'BOX', 'Box of 3', 'about ₹0.3333 a piece'],
    [49.99, 'BOX', 'Box of 50', '₹0.9998 a piece'],
    [50, 'BOX', 'Box of 50', '₹1.00 a piece'],
    [8_50_000, 'ROL', 'Coil of 90 m', 'about ₹9,444.44 a metre'],
    [310, 'NOS', 'Bottle of 500 g', '₹620.00 a kg'],
    [310, 'NOS', 'Drum of 20 L', '₹15.50 a litre'],
    [310, 'BOX', 'Box of 50 pairs', '₹6.20 a pair'],
    [310, 'PAC', 'Packet of 1 kg', null],
    [0, 'BOX', 'Box of 50', null],
    [0.01, 'BOX', 'Box of 1000', null],
    [310, 'NOS', null, null],
    [1_000_000_000, 'BOX', 'Box of 7', 'about ₹14,28,57,142.86 a piece'],
  ])('₹%d, %s, %s: %s', (price, unit, pack, text) => {
    expect(formatPricePerPiece({ price, price_per: 1, unit, pack })).toBe(text);
  });

  it.each([
    ['BOX', 'Box of 50', 'Box of 50, ₹6.20 a piece'],
    ['SET', 'Matched pair', 'Matched pair'],
    ['NOS', null, null],
  ])('is shown with the pack: %s, %s', (unit, pack, text) => {
    expect(describePack({ price: 310, price_per: 1, unit, pack })).toBe(text);
  });
});

it('the price of a piece follows from a price per 100 boxes', () => {
  expect(formatPricePerPiece({ price: 31_000, price_per: 100, unit: 'BOX', pack: 'Box of 50' })).toBe('₹6.20 a piece');
});

describe('a quantity', () => {
  it.each([
    [1, 'BOX', 'Box of 50', '1 box', '50 pieces'],
    [100, 'BOX', 'Box of 50', '100 boxes', '5,000 pieces'],
    [2, 'ROL', 'Coil of 90 m', '2 coils', '180 m'],
    [3, 'NOS', 'Bottle of 500 g', '3 bottles', '1.5 kg'],
    [3, 'NOS', 'Cartridge of 0.4 kg', '3 cartridges', '1.2 kg'],
    [2, 'PAC', 'Packet of 5 kg', '2 packets', '10 kg'],
    [2, 'SET', 'Matched pair', '2 sets', null],
    [12, 'NOS', null, '12 nos', null],
  ])('%d of %s, %s is %s', (qty, unit, pack, sold, contents) => {
    expect(formatSold(qty, { unit, pack })).toBe(sold);
    expect(formatContents(qty, { unit, pack })).toBe(contents);
  });
});
