import { describe, expect, it } from 'vitest';
import { type SheetSpec, workbook } from '../../../../tests/support/samples/workbook.ts';
import { readListFile, textOf } from './read-file.ts';
import { readRows } from '#client/table-files/read-rows.ts';

const fileOf = (content: string | Uint8Array) => new File([content as Uint8Array<ArrayBuffer>], 'indent');

/** Each row with its number in the file, and its error if it has one. */
async function rowsOf(content: string | Uint8Array): Promise<string[]> {
  const file = await readListFile(fileOf(content));
  return readRows(textOf(file, file.sheets[0])).rows.map(
    ({ line, readings: [{ sku, qty }], description, error }) =>
      `${line + 1}: ${error ?? `${sku} × ${qty}`}${description ? ` (${description})` : ''}`,
  );
}
const ofSheet = (rows: SheetSpec['rows'], from = 1) => rowsOf(workbook({ name: 'BOM', rows, from }));

describe('the rows of a sheet', () => {
  it('keep their numbers below a title, details and blank rows', async () => {
    const rows = [
      ['Indent for shutdown, Unit 2'],
      ['Indent no', 4711, 'Date', { value: 46347, format: 'dd-mm-yyyy' }],
      [],
      ['Sl', 'Description', 'Part No.', 'Qty'],
      [1, 'Bearing, 25 mm', 6205, 40],
      [],
      [2, 'Nipple\n1/2" BSP', '06205', 1200],
    ];
    expect(await ofSheet(rows, 2)).toEqual(['6: 6205 × 40 (Bearing, 25 mm)', '8: 06205 × 1200 (Nipple 1/2" BSP)']);
  });

  it('need no headings', async () => {
    expect(
      await ofSheet([
        ['BRG-6205', 4],
        ['SEAL 40 62', null],
        ['VLV;1', 2],
      ]),
    ).toEqual(['1: BRG-6205 × 4', '2: SEAL 40 62 × 1', '3: VLV;1 × 2']);
  });

  const error = { value: '#N/A', type: 'e' as const };
  const formula = { formula: 'B1*2' };
  const refused = (shown: string) => `“${shown}”: enter a whole quantity, e.g. 2.`;

  it('with an error or a formula without a value instead of the quantity are refused, not read as one', async () => {
    const heading = ['SKU', 'Qty', 'Remarks'];
    expect(await ofSheet([heading, ['A', error, 'x'], ['B', formula], ['C', 2, error], [error, 3]])).toEqual([
      `2: ${refused('#N/A')} (x)`,
      `3: ${refused('#NOT CALCULATED')}`,
      '4: C × 2',
      '5: This row has no SKU or description.',
    ]);
    expect(
      await ofSheet([
        ['A', error],
        [error, 3],
      ]),
    ).toEqual([`1: ${refused('#N/A')}`, '2: This row has no SKU or description.']);
  });
});

describe('a CSV file', () => {
  it.each(['\n', '\r\n'])('may have a title above its headings, with lines ending in %j', async (end) => {
    const lines = ['Indent 4711,,', ',,', 'SKU,Make,Qty', 'A-1,Zenith,4'];
    expect(await rowsOf(lines.join(end))).toEqual(['4: A-1 × 4 (Zenith)']);
  });

  it('keeps rows above a heading that names no quantity', async () => {
    expect(await rowsOf('A-1\t4\nPart\n')).toEqual(['1: A-1 × 4', '2: Part × 1']);
  });
});

it('a sheet with more text than a list of items has is refused', async () => {
  const rows = Array.from({ length: 300 }, () => ['x'.repeat(4000)]);
  await expect(ofSheet(rows)).rejects.toThrow(/too much text/);
  await expect(rowsOf('x'.repeat(1_000_001))).rejects.toThrow(/larger than 1 MB/);
});
