import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

/** Each row as `SKU × quantity`, with its other reading or its error. */
const read = (text: string) =>
  readRows(text).rows.map(({ readings, error }) =>
    error === null ? readings.map(({ sku, qty }) => `${sku} × ${qty}`).join(' or ') : `${readings[0].sku}: ${error}`,
  );

/** The likeliest reading of each row as `SKU × quantity unit`. */
const readUnits = (text: string) =>
  readRows(text).rows.map(({ readings: [{ sku, qty, unit }] }) => `${sku} × ${qty} ${unit}`.trim());

describe('a heading', () => {
  it.each([
    'SKU\tQuantity\nA-1\t4',
    'Sl No,Description,Part No.,Make,Qty\n1,Bearing,A-1,Zenith,4',
    'Item code;Order qty\r\nA-1;4',
    '\uFEFF"Material No","Qty (Nos)"\n"A-1","4"',
    '\n\nSKU QTY\nA-1   4',
    'Qty,SKU\n4,A-1',
    'Part Number,Price\nA-1,4',
  ])('names the columns: %j', (text) => {
    expect(read(text)).toEqual(['A-1 × 4']);
  });

  it.each(['SKU,Qty\nA-1,1,200', 'SKU\tQty\nA-1,1,200', 'SKU,Qty,Rate\nA-1,1,200,118.50'])(
    'does not read twelve hundred as one: %j',
    (text) => {
      expect(read(text)).toEqual(['A-1: Is it 1 or 1,200?']);
    },
  );

  it.each([
    ['Sl No,Description of goods,Size,UOM,Qty\n1,Hex bolt,M12x50,Nos,4', 'Hex bolt M12x50 × 4 Nos'],
    ['Particulars\tQty\nHex bolt M12x50\t4 nos', 'Hex bolt M12x50 × 4 nos'],
    ['Item,Qty\nHex bolt,4', 'Hex bolt × 4'],
    ['Item,Part No,Qty\nHex bolt,A-1,4', 'A-1 × 4'],
    ['Item,Part No,Qty\nHex bolt,,4', 'Hex bolt × 4'],
    ['Item\tMaterial\tShort text\tQuantity\tUn\n10\tA-1\tHex bolt\t4\tNO', 'A-1 × 4'],
    ['Item\tMaterial\tShort text\tQuantity\n10\t\tHex bolt\t4', 'Hex bolt × 4'],
    ['Item description Qty\nHex bolt M12x50 4 nos', 'Hex bolt M12x50 × 4 nos'],
    ['SKU,Description,Qty\n,Hex bolt,4', 'Hex bolt × 4'],
    ['Material\tQty\nA-1\t4', 'A-1 × 4'],
  ])('names the column of descriptions, which stand in for a SKU: %j', (text, row) => {
    expect(readUnits(text)).toEqual([row]);
  });

  it('is not recognised where it is a SKU', () => {
    expect(read('ITEM-100\t4\nPART-7\t5')).toEqual(['ITEM-100 × 4', 'PART-7 × 5']);
  });
});

describe('a list with a title above its headings', () => {
  const skus = (text: string) =>
    readRows(text).rows.map(({ line, readings: [{ sku, qty, unit }] }) => [line, sku, qty, unit]);

  it.each([
    [
      'tabs',
      'Indent no 4711\nPlant\tChakan\n\nSKU\tQty\tUOM\nBRG-6205\t4\tNOS\n\nTotal\t4\n',
      [[4, 'BRG-6205', 4, 'NOS']],
    ],
    [
      'commas',
      'Indent no 4711,,\nSl,SKU,Qty,UOM\n1,BRG-6205,4,BOX\n,Grand Total,"1,204",\n',
      [[2, 'BRG-6205', 4, 'BOX']],
    ],
    ['spaces', 'Indent no 4711\nSKU Qty UOM\nBRG-6205 4 BOX\nTotal: 4 nos\n', [[2, 'BRG-6205', 4, 'BOX']]],
  ])('separated by %s has only its items as rows', (_name, text, rows) => {
    expect(skus(text)).toEqual(rows);
  });

  it('is not cut where only a later line names an item without a quantity', () => {
    expect(skus('BRG-6205\t4\nCode\t2')).toHaveLength(2);
  });

  it('may have an item whose name begins with total', () => {
    expect(skus('Total station tripod\t2\nTOTAL-5W30\t3')).toHaveLength(2);
  });
});
