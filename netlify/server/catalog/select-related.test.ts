import { describe, expect, it } from 'vitest';
import { familyOf, kindOf } from './product-names.ts';
import { type Candidate, selectAlternatives, selectVariants } from './select-related.ts';

let serial = 0;
const product = (
  name: string,
  attributes: Record<string, string> = {},
  change: Partial<Candidate> = {},
): Candidate => ({
  ...{ id: ++serial, name, attributes, brand: 'Orbivel', price_paise: 1000, price_per: 1, unit: 'NOS', pack: null },
  ...{ stock: 5, active: true, is_price_expired: false, gst_rate_bp: 1800 },
  ...{ category: 'Bearings & power transmission', subcategory: 'Ball bearings' },
  ...change,
});

describe('the name of a product', () => {
  it.each([
    ['Deep groove ball bearing 6001-ZZ, 12 × 28 × 8 mm', 'deep groove ball bearing', 'bearing'],
    ['Hex bolt M8 × 40 mm, zinc plated', 'hex bolt zinc plated', 'bolt'],
    ['Nitrile gloves, size XL', 'nitrile gloves size', 'glove'],
    ['10 mm drill bit', 'drill bit', 'bit'],
    ['Measuring cylinder with stopper, 25 ml', 'measuring cylinder with stopper', 'cylinder'],
    ['Safety glasses', 'safety glasses', 'glasse'],
    ['Pressure gauge (0–10 bar)', 'pressure gauge', 'gauge'],
    ['M8 × 40', '', ''],
  ])('%s has a family and a kind', (name, family, kind) => {
    expect({ family: familyOf(name, {}), kind: kindOf(name) }).toEqual({ family, kind });
  });
});

it('what the data sheet states is no part of the family', () => {
  const bolt = (finish: string) => familyOf(`Hex bolt M8 × 40, ${finish}`, { Finish: finish, Length: '40 mm' });
  expect(bolt('zinc plated')).toBe('hex bolt');
  expect(bolt('plain')).toBe('hex bolt');
  expect(familyOf('Zinc plated', { Finish: 'Zinc plated' })).toBe('zinc plated');
});

describe('variants', () => {
  const bolt = (size: number, change: Record<string, string> = {}) =>
    product(`Hex bolt M8 × ${size} mm`, { Thread: 'M8', Length: `${size} mm`, Head: 'Hexagon', ...change });

  it('are the other sizes in their order, with the attributes that differ', () => {
    const [long, middle, short] = [bolt(100), bolt(40), bolt(25)];
    const nut = product('Hex nut M8', { Thread: 'M8' });
    const { columns, rows } = selectVariants(middle, [long, nut, short]);
    expect(columns).toEqual(['Length']);
    expect(rows.map(({ product: { id }, values }) => [id, ...values])).toEqual([
      [short.id, '25 mm'],
      [middle.id, '40 mm'],
      [long.id, '100 mm'],
    ]);
  });

  it('are none without others', () => {
    expect(selectVariants(bolt(40), [product('Hex nut M8')])).toEqual({ columns: [], rows: [] });
    expect(selectVariants(product('M8 × 40'), [product('M8 × 45')]).rows).toEqual([]);
  });

  it('are at most 30, the nearest sizes', () => {
    const many = Array.from({ length: 60 }, (_, at) => bolt(10 + at));
    const { rows } = selectVariants(bolt(40), many);
    expect(rows).toHaveLength(30);
    const lengths = rows.map(({ values }) => parseInt(values[0]!));
    expect(Math.min(...lengths)).toBeGreaterThan(20);
    expect(Math.max(...lengths)).toBeLessThan(60);
  });
});

describe('alternatives', () => {
  const sheet = { Bore: '12 mm', 'Outside diameter': '28 mm', Width: '8 mm', Sealing: 'Sealed', Cage: 'Steel' };
  const bearing = product('Deep groove ball bearing 6001-2RS', sheet, { stock: 0 });
  const open = product('Deep groove ball bearing 6001', { ...sheet, Sealing: 'Open' });

  it('say how they differ, the most similar first', () => {
    const caged = product('Ball bearing 6001 open', { ...sheet, Sealing: 'Open', Cage: 'Brass' });
    const found = selectAlternatives(bearing, [caged, open]);
    expect(found.map(({ product: { id }, differences }) => [id, differences])).toEqual([
      [open.id, 'Open instead of sealed; same price'],
      [caged.id, 'Open instead of sealed; brass instead of steel; same price'],
    ]);
  });

  it.each([
    ['out of stock', product('Ball bearing 6001', sheet, { stock: 0 })],
    ['discontinued', product('Ball bearing 6001', sheet, { active: false })],
    ['without a valid price', product('Ball bearing 6001', sheet, { is_price_expired: true })],
    ['of another kind', product('Bearing housing 6001', sheet)],
    ['in another size', product('Ball bearing 6301', { ...sheet, Width: '12 mm' })],
    ['without the size', product('Ball bearing', { Sealing: 'Sealed', Cage: 'Steel' })],
  ])('%s are not offered', (_name, other) => {
    expect(selectAlternatives(bearing, [other])).toEqual([]);
  });

  const place = (category: string, subcategory: string) => ({ category, subcategory });
  const bolts = place('Fasteners', 'Hex bolts & screws');
  const gloves = place('Safety & PPE', 'Hand protection');

  it.each([
    [
      'a bolt of another length',
      'Hex bolt',
      bolts,
      { Thread: 'M12', Length: '60 mm' },
      { Thread: 'M12', Length: '50 mm' },
    ],
    [
      'a bolt of another thread',
      'Hex bolt',
      bolts,
      { Thread: 'M12', Length: '60 mm' },
      { Thread: 'M8', Length: '60 mm' },
    ],
    ['a glove of another size', 'Nitrile glove', gloves, { Size: 'L', Coating: 'PU' }, { Size: 'M', Coating: 'PU' }],
  ])('are not %s', (_name, name, at, one, other) => {
    const same = { Finish: 'Plain', Colour: 'Grey', Standard: 'IS 1', Pattern: 'A' };
    const [mine, another] = [product(name, { ...one, ...same }, at), product(name, { ...other, ...same }, at)];
    expect(selectAlternatives(mine, [another])).toEqual([]);
    expect(selectAlternatives(mine, [product(name, { ...one, ...same, Finish: 'Zinc plated' }, at)])).toHaveLength(1);
  });

  it('without data sheets have the same sizes in their names', () => {
    const bolt = product('Hex bolt M8 × 40');
    expect(selectAlternatives(bolt, [product('Hex bolt M8 × 40, zinc plated')])).toHaveLength(1);
    expect(selectAlternatives(bolt, [product('Hex bolt M8 × 45'), product('Anchor bolt M8')])).toEqual([]);
  });
});
