import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUICK_ORDER_ROWS } from '#contracts/catalog/match-skus.ts';
import { readQuantity, readRows } from './read-rows.ts';
import { withoutLines, withRows } from './write-rows.ts';

/** Each row as `SKU × quantity`, with its other reading or its error. */
const read = (text: string) =>
  readRows(text).rows.map(({ readings, error }) =>
    error === null ? readings.map(({ sku, qty }) => `${sku} × ${qty}`).join(' or ') : `${readings[0].sku}: ${error}`,
  );

/** The likeliest reading of each row as `SKU × quantity unit`. */
const readUnits = (text: string) =>
  readRows(text).rows.map(({ readings: [{ sku, qty, unit }] }) => `${sku} × ${qty} ${unit}`.trim());

describe('a row', () => {
  it.each([
    ['BRG-6205\t40', 'BRG-6205 × 40'],
    ['BRG-6205;40', 'BRG-6205 × 40'],
    ['BRG-6205,40', 'BRG-6205 × 40'],
    ['BRG-6205 , 40 ', 'BRG-6205 × 40'],
    ['BRG-6205   40', 'BRG-6205 × 40'],
    ['BRG-6205 40', 'BRG-6205 × 40 or BRG-6205 40 × 1'],
    ['BRG-6205 x 40', 'BRG-6205 × 40 or BRG-6205 x 40 × 1'],
    ['BRG 6205 2RS', 'BRG 6205 2RS × 1'],
    ['BRG-6205', 'BRG-6205 × 1'],
    ['BRG-6205\t', 'BRG-6205 × 1'],
    ['BRG-6205,,', 'BRG-6205 × 1'],
    ['BRG-6205\t1,200', 'BRG-6205 × 1200'],
    ['BRG-6205 1,200', 'BRG-6205 × 1200 or BRG-6205 1,200 × 1'],
    ['BRG-6205;1,00,000', 'BRG-6205 × 100000'],
    ['"BRG-6205","1,200"', 'BRG-6205 × 1200'],
    ['"Valve, 1"" brass",5', 'Valve, 1" brass × 5'],
    ['VLV-1/2"\t5', 'VLV-1/2" × 5'],
    ['BRG-6205\t12.00', 'BRG-6205 × 12'],
    ['BRG-6205\t12 nos', 'BRG-6205 × 12'],
    ['BRG-6205\tBall bearing 25 mm\t12\t118.50', 'BRG-6205 × 12'],
    ['BRG-6205,12,118.50', 'BRG-6205 × 12'],
    ['BRG-6001-ZZ|7', 'BRG-6001-ZZ × 7'],
    ['| BRG-6001-ZZ | 7 |', 'BRG-6001-ZZ × 7'],
    ['3 x BRG-6003-ZZ', 'BRG-6003-ZZ × 3'],
    ['BRG-6001-ZZ|1,200', 'BRG-6001-ZZ × 1200'],
    ['BRG-6001-ZZ,Ball bearing | sealed,4', 'BRG-6001-ZZ × 4'],
    ['12 nos BRG-6003-ZZ', 'BRG-6003-ZZ × 12'],
    ['12 Nos. of BRG-6003-ZZ', 'BRG-6003-ZZ × 12'],
    ['SW-M6 - 12 box', 'SW-M6 × 12 or SW-M6 - 12 box × 1'],
    ['SW M6 – 12', 'SW M6 × 12 or SW M6 – 12 × 1'],
    ['1. BRG-6004-ZZ, 10', 'BRG-6004-ZZ × 10'],
    ['25 x 40 x oil', '25 x 40 x oil × 1'],
    ['1. BRG-6004-ZZ 10', 'BRG-6004-ZZ × 10 or BRG-6004-ZZ 10 × 1'],
    ['2) BRG-6004-ZZ', 'BRG-6004-ZZ × 1'],
    ['3) 4 x BRG-6004-ZZ', 'BRG-6004-ZZ × 4'],
    ['4 X20 screw', '4 X20 screw × 1'],
    ['1.5 BRG-1', '1.5 BRG-1 × 1'],
    ['CBL-1\t2.5', 'CBL-1 × 2.5'],
    ['CBL-1\t1,200.25 mtr', 'CBL-1 × 1200.25'],
    ['2.5 m CBL-1', '2.5 m CBL-1 × 1'],
    ['SW-M6 - 12 mm', 'SW-M6 - 12 mm × 1'],
    ['6204 - 2RS', '6204 - 2RS × 1'],
  ])('%j is %s', (text, rows) => {
    expect(read(text)).toEqual([rows]);
  });

  const invalid = (written: string) => `BRG: “${written}”: enter a whole quantity, e.g. 2.`;
  it.each([
    ['BRG\t0', invalid('0')],
    ['BRG\t-4', invalid('-4')],
    ['BRG\t1.2345', invalid('1.2345')],
    ['BRG\t1.5 nos', 'BRG: Whole numbers only for nos.'],
    ['BRG\t1e3', invalid('1e3')],
    ['BRG\t0x10', invalid('0x10')],
    ['BRG\tten', invalid('ten')],
    ['BRG\t1000001', 'BRG: “1000001”: enter at most 10,00,000.'],
    ['BRG\t12,34', invalid('12,34')],
    ['BRG -4', invalid('-4')],
    ['BRG,1,200', 'BRG: Is it 1 or 1,200?'],
    [',5', ': This row has no SKU or description.'],
  ])('%j is refused: %s', (text, rows) => {
    expect(read(text)).toEqual([rows]);
  });

  it('keeps the text of its other cells, without prices, as a description', () => {
    expect(readRows('X-1,"Seal, nitrile",4,118.50,Kavach').rows[0]!.description).toBe('Seal, nitrile, Kavach');
  });
});

describe('a unit', () => {
  it.each([
    ['BOLT-1\t24 pcs', 'BOLT-1 × 24 pcs'],
    ['BOLT-1\t100 Nos.', 'BOLT-1 × 100 Nos'],
    ['BOLT-1,2 box', 'BOLT-1 × 2 box'],
    ['BOLT-1;1,200pairs', 'BOLT-1 × 1200 pairs'],
    ['BOLT-1\t24\tpcs', 'BOLT-1 × 24 pcs'],
    ['BOLT-1,Hex bolt,24,Nos,118.50', 'BOLT-1 × 24 Nos'],
    ['BOLT-1 24 pcs', 'BOLT-1 × 24 pcs'],
    ['BOLT-1 24pcs', 'BOLT-1 × 24 pcs'],
    ['CBL-1 50 mtr', 'CBL-1 × 50 mtr'],
    ['GLV-1 - 12 pairs', 'GLV-1 × 12 pairs'],
    ['12 pairs of GLV-1', 'GLV-1 × 12 pairs'],
    ['2 box BOLT-1', 'BOLT-1 × 2 box'],
    ['HOSE 10m', 'HOSE 10m × 1'],
    ['BOLT-1\t24', 'BOLT-1 × 24'],
    ['BOLT-1\t24\tHex bolt', 'BOLT-1 × 24'],
  ])('after the quantity is read: %j', (text, row) => {
    expect(readUnits(text)).toEqual([row]);
  });

  it.each([
    'SKU\tQty\tUOM\nA-1\t4\tPCS',
    'UOM,SKU,Qty\nPCS,A-1,4',
    'Item code;Unit of measure;Order qty\nA-1;PCS;4',
    'SKU\tQty\tUnit\tRate\nA-1\t4 box\tPCS\t12.50',
    'SKU\tQty\tUnits\nA-1\t4\tPCS',
    'SKU\tQty (PCS)\nA-1\t4',
    'SKU,UOM\nA-1,PCS,4',
  ])('is read from its column: %j', (text) => {
    expect(readUnits(text).map((row) => row.toUpperCase())).toEqual(['A-1 × 4 PCS']);
  });

  it('is not part of the description', () => {
    expect(readRows('SKU,Name,Qty,UOM\nX-1,Seal,4,PCS').rows[0]!.description).toBe('Seal');
    expect(readRows('X-1,Seal,4,PCS').rows[0]!.description).toBe('Seal');
  });

  it.each([
    ['BOLT-1\t24 pcs\tHex bolt', 'BOLT-1\t1 BOX\tHex bolt'],
    ['SKU,Qty\nBOLT-1,24 pcs', 'SKU,Qty\nBOLT-1,1 BOX'],
    ['SKU,Qty,UOM\nBOLT-1,24,PCS', 'SKU,Qty,UOM\nBOLT-1,1,BOX'],
    ['SKU,UOM\nBOLT-1,PCS,24', 'SKU,UOM,\nBOLT-1,BOX,1'],
  ])('is written with the quantity: %j', (text, changed) => {
    const [row] = readRows(text).rows;
    const after = withRows(text, [{ row: row!, to: { sku: 'BOLT-1', qty: 1, unit: 'BOX' } }]);
    expect(readUnits(after)).toEqual(['BOLT-1 × 1 BOX']);
    expect(after.split('\n').at(-1)).toBe(changed.split('\n').at(-1));
  });

  it('that could not be read again is left out of the quantity', () => {
    const [row] = readRows('X-1\t4').rows;
    expect(withRows('X-1\t4', [{ row: row!, to: { sku: 'X-1', qty: 2, unit: 'MTS' } }])).toBe('X-1\t2');
  });
});

it('a row without a SKU is read from its first words', () => {
  expect(readUnits('\tHex bolt M12x50\t4 nos')).toEqual(['Hex bolt M12x50 × 4 nos']);
});

it('a description may be longer than a SKU', () => {
  const [row] = readRows(`${'Gasket, spiral wound, '.repeat(30)}\t4`).rows;
  expect(row!.readings[0].sku).toHaveLength(300);
});

describe('a SKU chosen for a description', () => {
  const choose = (text: string, words: string) =>
    withRows(text, [{ row: readRows(text).rows[0]!, to: { sku: 'HB-1', qty: 2, unit: 'BOX' }, words }]);

  it.each([
    ['Hex bolt M12x50 100 nos', 'HB-1\t2 BOX\tHex bolt M12x50'],
    ['Hex bolt M12x50;100;Kavach', 'HB-1\t2 BOX\tHex bolt M12x50\tKavach'],
    ['Item,Qty\nHex bolt M12x50,100', 'Item,Qty,SKU\nHex bolt M12x50,2 BOX,HB-1'],
    ['Item,Qty\nHex bolt M12x50,100,urgent', 'Item,Qty,,SKU\nHex bolt M12x50,2 BOX,urgent,HB-1'],
    ['\n\nItem,UOM\nHex bolt M12x50,Nos', '\n\nItem,UOM,SKU\nHex bolt M12x50,BOX,HB-1,2'],
    ['SKU,Item,Qty\n,Hex bolt M12x50,100', 'SKU,Item,Qty\nHB-1,Hex bolt M12x50,2 BOX'],
  ])('is written beside it: %j', (text, after) => {
    expect(choose(text, 'Hex bolt M12x50')).toBe(after);
    const [row] = readRows(after).rows;
    expect(row!.readings[0]).toEqual({ sku: 'HB-1', qty: 2, unit: 'BOX' });
    expect(row!.words).toContain('Hex bolt M12x50');
  });

  it.each([
    ['Item,Qty\nBRG620,4', 'Item,Qty,SKU\nBRG620,2 BOX,HB-1'],
    ['1;Hex bolt;100', 'HB-1\t2 BOX\tHex bolt'],
    ['BRG620;100', 'HB-1\t2 BOX'],
  ])('and for a code or the number of the row: %j', (text, after) => {
    expect(choose(text, '')).toBe(after);
  });

  it('leaves the other rows as they are', () => {
    const after = choose('Item,Qty\nHex bolt M12x50,100\nCotton gloves,5', 'Hex bolt M12x50');
    expect(readUnits(after)).toEqual(['HB-1 × 2 BOX', 'Cotton gloves × 5']);
  });
});

it('blank lines are not rows, but count as lines of the text', () => {
  expect(readRows('\nA\t1\n\n,,\nB\t2\n').rows.map(({ line }) => line)).toEqual([1, 4]);
});

it('reads two thousand rows and counts the others', () => {
  const { rows, moreRows } = readRows(Array.from({ length: 2_340 }, (_, n) => `SKU-${n}\t1`).join('\n'));
  expect([rows.length, moreRows]).toEqual([MAX_QUICK_ORDER_ROWS, 340]);
});

const cell = fc.string({ unit: 'binary', maxLength: 20 });
const anything = fc
  .array(fc.oneof(cell, fc.constantFrom('\t', ',', ';', '"', '\n', '1,200', 'SKU', 'Qty', ' ')))
  .map((parts) => parts.join(''));

describe('any text', () => {
  it('is read without an exception, and the result can be sent', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const { readings, error } of readRows(text).rows) {
          for (const { sku, qty } of readings) {
            expect(Number.isInteger(qty) && qty >= 1).toBe(true);
            expect(
              error !== null || (sku !== '' && sku.length <= 300 && sku.isWellFormed() && !sku.includes('\0')),
            ).toBe(true);
          }
        }
      }),
    );
  });

  it('has one row less after removing a row’s line', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { rows } = readRows(text);
        if (rows.length < 2) return;
        expect(readRows(withoutLines(text, new Set([rows.at(-1)!.line]))).rows).toHaveLength(rows.length - 1);
      }),
    );
  });
});

const sku = fc.stringMatching(/^[A-Z]{2,4}-[0-9]{2,5}[A-Z"/]{0,3}$/);
const quantity = fc.integer({ min: 1, max: 1_000_000 });
const separator = fc.constantFrom('\t', ';', ',');

describe('a row that is changed', () => {
  it('has the new SKU and quantity with any columns, and the other rows stay', () => {
    const heads = fc.constantFrom([], ['SKU', 'Qty'], ['Qty', 'SKU'], ['Sl', 'SKU', 'Name', 'Qty']);
    fc.assert(
      fc.property(
        heads,
        separator,
        fc.array(fc.tuple(sku, quantity), { minLength: 1, maxLength: 5 }),
        sku,
        quantity,
        (head, by, pairs, newSku, newQty) => {
          const quoted = (value: string) => (value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value);
          const columns = head.length > 0 ? head : ['SKU', 'Qty'];
          const line = ([name, qty]: [string, number]) =>
            columns.map((column) => (column === 'SKU' ? quoted(name) : column === 'Qty' ? String(qty) : 'x')).join(by);
          const text = [...(head.length > 0 ? [head.join(by)] : []), ...pairs.map(line)].join('\n');
          const before = readRows(text);
          const to = { sku: newSku, qty: newQty, unit: '' };
          const after = readRows(withRows(text, [{ row: before.rows[0]!, to }]));
          const result = after.rows.map(({ readings }) => readings[0]);
          expect(result).toEqual([to, ...pairs.slice(1).map(([name, qty]) => ({ sku: name, qty, unit: '' }))]);
        },
      ),
    );
  });
});

it('a quantity in Indian digit grouping is the number', () => {
  fc.assert(
    fc.property(quantity, (qty) => {
      expect(readQuantity(qty.toLocaleString('en-IN'))).toBe(qty);
      expect(readQuantity(qty.toLocaleString('en-US'))).toBe(qty);
    }),
  );
});

it('SKU, quantity and unit of paper may stand in one line', () => {
  expect(readRows('PPR-A4-70 5 rim').rows[0]!.readings[0]).toEqual({ sku: 'PPR-A4-70', qty: 5, unit: 'rim' });
});
