import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTableFile } from '#client/table-files/read-table-file.ts';
import { categories } from '#db/categories.ts';
import { type SheetSpec, workbook } from '../../../../tests/support/samples/workbook.ts';
import { readProducts } from './read-file.ts';
import { portions } from './send-import.ts';

const readText = async (text: string) => readProducts(await readTableFile(new File([text], 'list.csv'), 1_000_000));

/** The products of one sheet of a workbook with these. */
async function readSheet(index: number, ...sheets: SheetSpec[]) {
  const bytes = new Uint8Array(workbook(...sheets));
  const table = await readTableFile(new File([bytes], 'list.xlsx'), 1_000_000);
  return readProducts(table, table.sheets[index]);
}

describe('a product file', () => {
  it('offered as a sample uses existing categories', async () => {
    const { columns, rows } = await readText(readFileSync('public/samples/products.csv', 'utf8'));
    const known = categories.flatMap(({ name, subs }) => subs.map((sub) => `${name} / ${sub}`));
    const filed = rows
      .map(({ cells }) => (['category', 'subcategory'] as const).map((column) => cells[columns.indexOf(column)]))
      .filter(([category]) => category);
    expect(filed).not.toEqual([]);
    for (const [category, sub] of filed) expect(known).toContain(`${category} / ${sub}`);
  });

  it('is read by its headings, in any order and by their aliases', async () => {
    const read = await readText(
      '\uFEFFCompany;Make;Unit Price;Item code;Colour;GST rate %\nKonkan Pumps;Zenith;"1,200";A-1;red;18\n',
    );
    expect(read).toMatchObject({
      columns: ['company', 'brand', 'price', 'sku', 'gst_rate'],
      ignored: ['Colour'],
      repeated: [],
      rows: [{ row: 2, cells: ['Konkan Pumps', 'Zenith', '1,200', 'A-1', '18'] }],
    });
    expect(read.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps cells beyond its headings, so that a stray comma is found', async () => {
    const { rows } = await readText('sku,colour,name\nA-1,red,Bolt, M8');
    expect(rows[0]!.cells).toEqual(['A-1', 'Bolt', 'M8']);
  });

  it('uses the first of two columns with the same meaning, and names the other', async () => {
    const read = await readText('sku,Item code,colour,name\nA,B,red,C\n');
    expect(read).toMatchObject({
      columns: ['sku', 'name'],
      repeated: ['Item code'],
      ignored: ['colour'],
      rows: [{ cells: ['A', 'C'] }],
    });
  });

  it('counts the unread lines below a row with an unclosed quote', async () => {
    const { rows } = await readText('sku,colour,name\nA-1,red,Bolt\nA-2,red,"Nut\nA-3,red,Rod\nA-4,,Cap\n');
    expect(rows).toEqual([
      { row: 2, cells: ['A-1', 'Bolt'] },
      { row: 3, cells: ['A-2', 'Nut'], unread: 2 },
    ]);
  });

  it.each([
    [
      'headings with an open quote',
      'sku,"name\nA-1,Bolt\n',
      /A quotation mark in row 1 is not closed. 1 line below it/,
    ],
    ['no headings', 'A-1,Bolt\n', /heading “sku”/],
    ['headings only', 'sku,name\n\n', /no rows/],
    ['no text', '', /This file is empty/],
    ['blank lines only', '\uFEFF\r\n \r\n', /This file is empty/],
  ])('with %s is refused, and the message says what to do', async (_, content, message) => {
    await expect(readText(content)).rejects.toThrow(message);
  });
});

describe('headings below a title', () => {
  const title = ['Price list, valid from 1 Nov 2026', '', 'Zenith Bearings'];

  it.each([',', ';', '\t'])('are found in a CSV file separated by %j', async (separator) => {
    const lines = ['Price list', '', ['sku', 'name', 'price'].join(separator), ['A-1', 'Bolt', '12'].join(separator)];
    expect(await readText(lines.join('\n'))).toMatchObject({
      columns: ['sku', 'name', 'price'],
      rows: [{ row: 4, cells: ['A-1', 'Bolt', '12'] }],
    });
  });

  it('are found in a sheet, whose rows keep their numbers', async () => {
    const rows = [...title.map((line) => [line]), ['SKU', 'Price'], [], ['A-1', 12.5, 'urgent']];
    expect(await readSheet(0, { name: 'A', rows })).toMatchObject({
      columns: ['sku', 'price'],
      // A note beside the table is no stray comma.
      rows: [{ row: 6, cells: ['A-1', '12.5'] }],
    });
  });

  it('are not looked for below the tenth row', async () => {
    const rows = [...Array.from({ length: 10 }, (_, at) => [`Note ${at}`]), ['SKU'], ['A-1']];
    await expect(readSheet(0, { name: 'A', rows })).rejects.toThrow(/None of the first 10 rows has the heading “sku”/);
  });
});

it('each sheet of an Excel file is a file of its own, so that a check is not resumed with the other', async () => {
  const sheets = ['Pumps', 'Seals'].map((name) => ({ name, rows: [['SKU'], [name]] }));
  const [one, other] = [await readSheet(0, ...sheets), await readSheet(1, ...sheets)];
  expect([one.name, other.name]).toEqual(['list.xlsx (Pumps)', 'list.xlsx (Seals)']);
  expect(one.fingerprint).not.toBe(other.fingerprint);
  expect((await readSheet(0, ...sheets)).fingerprint).toBe(one.fingerprint);
  expect((await readSheet(0, sheets[0]!)).name).toBe('list.xlsx');
});

it('rows are sent in portions that the database checks quickly, each row once and in order', () => {
  const rows = Array.from({ length: 2500 }, (_, n) => ({ row: n + 2, cells: ['x'.repeat(n % 7 === 0 ? 900 : 3)] }));
  const sent = [...portions(rows)];
  expect(sent.flat()).toEqual(rows);
  for (const portion of sent) {
    expect(portion.length).toBeLessThanOrEqual(1000);
    expect(JSON.stringify(portion).length).toBeLessThan(400_000);
  }
});
