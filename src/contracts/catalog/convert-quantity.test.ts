import { describe, expect, it } from 'vitest';
import { convertQuantity } from './convert-quantity.ts';

const box = { unit: 'BOX', pack: 'Box of 50' };
const pairs = { unit: 'BOX', pack: 'Box of 50 pairs' };
const coil = { unit: 'ROL', pack: 'Coil of 90 m' };
const packet = { unit: 'PAC', pack: 'Packet of 5 kg' };
const drum = { unit: 'NOS', pack: 'Drum of 20 L' };
const set = { unit: 'SET', pack: 'Set of bolt, two nuts and washer' };
const rolls = { unit: 'PAC', pack: 'Pack of 10 rolls of 12' };
const plain = { unit: 'NOS', pack: null };

describe('a quantity in another unit is converted', () => {
  it.each([
    [100, 'pcs', box, 2, '100 pieces = 2 boxes?'],
    [50, 'Nos.', box, 1, '50 nos = 1 box?'],
    [24, 'pcs', box, 1, 'Sold in boxes of 50. Order 1 box (50 pieces)?'],
    [1_01, 'pcs', box, 3, 'Sold in boxes of 50. Order 3 boxes (150 pieces)?'],
    [9, 'doz', box, 3, 'Sold in boxes of 50. Order 3 boxes (150 pieces)?'],
    [100, 'pairs', pairs, 2, '100 pairs = 2 boxes?'],
    [270, 'mtr', coil, 3, '270 m = 3 coils?'],
    [50, 'mtr', coil, 1, 'Sold in coils of 90 m. Order 1 coil (90 m)?'],
    [10, 'kg', packet, 2, '10 kg = 2 packets?'],
    [40, 'ltr', drum, 2, '40 L = 2 drums?'],
    [30, 'rolls', rolls, 3, '30 rolls = 3 packs?'],
    [2, 'dozen', plain, 24, '2 dozen = 24 nos?'],
    [1500, 'g', { unit: 'KGS', pack: null }, 1.5, '1,500 g = 1.5 kg?'],
    [0.3, 'g', { unit: 'KGS', pack: null }, 0.001, 'Sold in kg. Order 0.001 kg?'],
  ])('%d %s of %o', (qty, unit, product, units, text) => {
    expect(convertQuantity(qty, unit, product)).toEqual({ units, text });
  });
});

describe('a quantity that cannot be converted asks for the product’s unit', () => {
  it.each([
    [5, 'kg', box, '5 kg: sold in boxes of 50. Enter the quantity in boxes.'],
    [2, 'LOT', box, '2 LOT: sold in boxes of 50. Enter the quantity in boxes.'],
    // Of pairs and of rolls of 12, pieces can be either.
    [24, 'pcs', pairs, '24 pieces: sold in boxes of 50 pairs. Enter the quantity in boxes.'],
    [24, 'pcs', rolls, '24 pieces: sold in packs of 10 rolls. Enter the quantity in packs.'],
    [12, 'nos', { unit: 'PRS', pack: null }, '12 nos: sold in pairs. Enter the quantity in pairs.'],
    [4, 'nos', set, '4 nos: sold in sets. Enter the quantity in sets.'],
    [2, 'box', plain, '2 boxes: sold in nos. Enter the quantity in nos.'],
    [9_00_000, 'gross', plain, '9,00,000 gross: sold in nos. Enter the quantity in nos.'],
  ])('%d %s of %o', (qty, unit, product, text) => {
    expect(convertQuantity(qty, unit, product)).toEqual({ units: null, text });
  });
});

it.each([
  ['', box],
  ['box', box],
  ['Boxes', box],
  ['pcs', plain],
  ['EA', plain],
  ['nos', drum],
  ['drums', drum],
  ['coil', coil],
  ['rolls', coil],
  // One piece of a coil or of a packet is the coil or the packet.
  ['nos', coil],
  ['nos', packet],
  ['pkt', packet],
  ['sets', set],
  ['kg', { unit: 'PAC', pack: 'Packet of 1 kg' }],
  ['mts', { unit: 'MTS', pack: null }],
  ['LOT', { unit: 'LOT', pack: null }],
])('nothing is asked about “%s” of %o', (unit, product) => {
  expect(convertQuantity(12, unit, product)).toBeNull();
});
