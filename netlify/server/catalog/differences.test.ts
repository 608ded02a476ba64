import { describe, expect, it } from 'vitest';
import { type Described, describeDifferences } from './differences.ts';

const bearing: Described = {
  ...{ brand: 'Orbivel', price_paise: 10_200, price_per: 1, unit: 'NOS', pack: null },
  attributes: { Bore: '12 mm', Width: '8 mm', Sealing: 'Sealed', Clearance: 'C3' },
};
const like = (attributes: Record<string, string>, change: Partial<Described> = {}): Described => ({
  ...bearing,
  ...change,
  attributes: { ...bearing.attributes, ...attributes },
});

describe('the differences of a product', () => {
  it.each([
    [
      like({ Sealing: 'Open', Width: '11 mm' }, { price_paise: 9000 }),
      '3 mm wider; open instead of sealed; ₹12.00 less',
    ],
    [like({}, { price_paise: 10_225 }), '₹0.25 more'],
    [like({}), 'Same price'],
    [like({}, { price_paise: 9_00_000, price_per: 100 }), '₹9,000.00 / 100 NOS instead of ₹102.00 / NOS'],
    [like({ Bore: '17 mm' }), 'Bore 5 mm larger; same price'],
    [like({ Bore: '10.5 mm' }), 'Bore 1.5 mm smaller; same price'],
    [like({ Clearance: 'CN' }), 'Clearance CN instead of C3; same price'],
    [like({ Sealing: 'ZZ, metal shields' }), 'ZZ, metal shields instead of sealed; same price'],
    [like({}, { brand: 'Meru' }), 'Brand Meru; same price'],
    [like({}, { pack: 'Box of 50', price_paise: 1 }), 'Box of 50 instead of single NOS'],
    [like({ Cage: 'Steel' }), '1 in the data sheet; same price'],
    [
      like({ Bore: '13 mm', Width: '9 mm', Sealing: 'Open', Clearance: 'CN' }),
      'Bore 1 mm larger; 1 mm wider; open instead of sealed; 1 more in the data sheet; same price',
    ],
  ])('%#: are said in a sentence', (other, sentence) => {
    expect(describeDifferences(bearing, other)).toBe(sentence);
  });

  it.each([
    ['Power', '850 W', '1,000 W', 'Power 150 W more'],
    ['No-load speed', '11,000 rev/min', '9,500 rev/min', 'No-load speed 1,500 rev/min less'],
    ['Mass', '1.8 kg', '1.75 kg', '0.05 kg lighter'],
    ['Spindle', 'M10', 'M14', 'Spindle M14 instead of M10'],
    ['Supply', '230 V, 50 Hz', '110 V, 50 Hz', 'Supply 110 V, 50 Hz instead of 230 V, 50 Hz'],
    ['Temperature', '80°C', '95°C', 'Temperature 15°C more'],
    ['Class', 'A', 'B', 'Class B instead of A'],
    ['Length', '10 m', '1000 mm', 'Length 1000 mm instead of 10 m'],
    ['Colour', 'Red', 'Dark blue', 'Colour dark blue instead of red'],
  ])('in %s from %s to %s', (name, value, other, sentence) => {
    const product = { ...bearing, attributes: { [name]: value } };
    expect(describeDifferences(product, { ...product, attributes: { [name]: other } })).toBe(`${sentence}; same price`);
  });
});
