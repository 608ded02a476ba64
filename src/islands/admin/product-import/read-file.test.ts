import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '#db/categories.ts';
import { readProductFile } from './read-file.ts';
import { portions } from './send-import.ts';

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'list.csv');

describe('a product file', () => {
  it('offered as a sample uses existing categories', async () => {
    const { columns, rows } = await readProductFile(file(readFileSync('public/samples/products.csv', 'utf8')));
    const known = categories.flatMap(({ name, subs }) => subs.map((sub) => `${name} / ${sub}`));
    const filed = rows
      .map(({ cells }) => (['category', 'subcategory'] as const).map((column) => cells[columns.indexOf(column)]))
      .filter(([category]) => category);
    expect(filed).not.toEqual([]);
    for (const [category, sub] of filed) expect(known).toContain(`${category} / ${sub}`);
  });

  it('is read by its headings, in any order and by their aliases', async () => {
    const read = await readProductFile(
      file('\uFEFFCompany;Make;Unit Price;Item code;Colour;GST rate %\nKonkan Pumps;Zenith;"1,200";A-1;red;18\n'),
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
    const { rows } = await readProductFile(file('sku,colour,name\nA-1,red,Bolt, M8'));
    expect(rows[0]!.cells).toEqual(['A-1', 'Bolt', 'M8']);
  });

  it.each([
    ['little', true],
    ['big', false],
  ])('is read in UTF-16, %s-endian, as a spreadsheet saves Unicode text', async (_, isLittle) => {
    const text = '\uFEFFsku\tname\r\nA-1\tBolt ₹ é\r\n';
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    const read = await readProductFile(file(new Uint8Array(view.buffer)));
    expect(read).toMatchObject({ columns: ['sku', 'name'], rows: [{ row: 2, cells: ['A-1', 'Bolt ₹ é'] }] });
  });

  it('uses the first of two columns with the same meaning, and names the other', async () => {
    const read = await readProductFile(file('sku,Item code,colour,name\nA,B,red,C\n'));
    expect(read).toMatchObject({
      columns: ['sku', 'name'],
      repeated: ['Item code'],
      ignored: ['colour'],
      rows: [{ cells: ['A', 'C'] }],
    });
  });

  it('counts the unread lines below a row with an unclosed quote', async () => {
    const { rows } = await readProductFile(
      file('sku,colour,name\nA-1,red,Bolt\nA-2,red,"Nut\nA-3,red,Rod\nA-4,,Cap\n'),
    );
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
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), /CSV UTF-8/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), /not a CSV file/],
    ['UTF-16 cut short', new Uint8Array([0xff, 0xfe, 0x73, 0, 0x6b, 0, 0x75]), /damaged.*UTF-16.*CSV UTF-8/],
    ['Windows-1252', new Uint8Array([0x73, 0x6b, 0x75, 0x0a, 0xe9]), /Windows-1252.*CSV UTF-8/],
    ['no headings', 'A-1,Bolt\n', /heading “sku”/],
    ['headings only', 'sku,name\n\n', /no rows/],
    ['no text', '', /This file is empty/],
    ['blank lines only', '\uFEFF\r\n \r\n', /This file is empty/],
  ])('with %s is refused, and the message says what to do', async (_, content, message) => {
    await expect(readProductFile(file(content))).rejects.toThrow(message);
  });
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
