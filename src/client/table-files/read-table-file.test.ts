import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { ole, zip } from '../../../tests/support/documents.ts';
import { type SheetSpec, workbook } from '../../../tests/support/samples/workbook.ts';
import { readTableFile } from './read-table-file.ts';

type Bytes = string | Uint8Array;

const MB = 1_000_000;
const read = (content: Bytes) => readTableFile(new File([content as Uint8Array<ArrayBuffer>], 'list'), 25 * MB);
const sheetsOf = async (...sheets: SheetSpec[]) => (await read(workbook(...sheets))).sheets;
/** The text of one cell. */
const shown = async (cell: SheetSpec['rows'][0][0]) =>
  (await sheetsOf({ name: 'A', rows: [['-', cell]] }))[0]!.rows[0]!.cells[1] ?? '';

describe('a cell of an Excel file is read as a person sees it', () => {
  it.each<[string, Parameters<typeof shown>[0], string]>([
    ['a number', 6205, '6205'],
    ['a text of digits', '06205', '06205'],
    ['a number with a format of zeros', { value: 6205, format: '00000' }, '06205'],
    ['a number with binary noise', 0.1 + 0.2, '0.3'],
    ['a long number', 8901234567890, '8901234567890'],
    ['a small number', 0.05, '0.05'],
    ['a price without its digit groups', { value: 1234567.5, format: '[$₹-4009] #,##0.00' }, '1234567.5'],
    ['a calculated price', { value: 1382.6785714, format: '_ * #,##0.00_ ;_ * -#,##0.00_ ' }, '1382.68'],
    ['half a paisa', { value: 1.005, format: '0.00' }, '1.01'],
    ['paise that the format hides', { value: 1234.5, format: '#,##0' }, '1234.5'],
    ['a rate', { value: 0.18, format: '0%' }, '18%'],
    ['a rate with noise', { value: 0.07, format: '0.0%' }, '7%'],
    ['a day', { value: 46347, format: 'dd/mm/yyyy' }, '21 Nov 2026'],
    ['a day and time', { value: 46347.75, format: 'dd-mm-yy hh:mm' }, '21 Nov 2026, 18:00'],
    ['a time', { value: 0.75, format: 'hh:mm' }, '18:00'],
    ['a yes', { value: 1, type: 'b' }, 'TRUE'],
    ['a formula', { value: 40, formula: 'B1*10' }, '40'],
    ['a formula of text', { value: 'BRG', formula: 'A1&"G"', type: 'str' }, 'BRG'],
    ['a formula whose text is empty', { value: '', formula: 'IF(1,"","")', type: 'str' }, ''],
    ['a formula without its value', { formula: 'B1*10' }, '#NOT CALCULATED'],
    ['an error', { value: '#N/A', formula: 'VLOOKUP(1,A:B,2)', type: 'e' }, '#N/A'],
    ['text with spaces around it and two lines', ' Bolt\nM8 & "M10" ', 'Bolt\nM8 & "M10"'],
    ['nothing', null, ''],
  ])('%s', async (_, cell, text) => {
    expect(await shown(cell)).toBe(text);
  });
});

describe('an Excel file', () => {
  it('has its visible sheets with rows, each row with its number', async () => {
    const sheets = await sheetsOf(
      { name: 'Cover', rows: [] },
      { name: 'Pumps & valves', rows: [['SKU'], [], ['A-1', null, 4]], from: 3 },
      { name: 'Lists', rows: [['NOS']], hidden: true },
      { name: 'Seals', rows: [['SKU']] },
    );
    expect(sheets).toEqual([
      {
        name: 'Pumps & valves',
        rows: [
          { row: 3, cells: ['SKU'] },
          { row: 5, cells: ['A-1', '', '4'] },
        ],
      },
      { name: 'Seals', rows: [{ row: 1, cells: ['SKU'] }] },
    ]);
  });

  it('has the text of merged cells in the first', async () => {
    const [sheet] = await sheetsOf({
      name: 'A',
      rows: [
        ['Indent 12', null, null],
        ['SKU', 'Qty', 'Make'],
      ],
      merged: 'A1:C1',
    });
    expect(sheet!.rows.map(({ cells }) => cells)).toEqual([['Indent 12'], ['SKU', 'Qty', 'Make']]);
  });

  it('is read with shared and formatted texts, and with hidden rows and columns', async () => {
    const rich = {
      value: 'Gate valve',
      type: 'richText' as const,
      richText: [{ text: 'Gate ' }, { text: 'valve', font: { bold: true } }],
    };
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'BOM',
          rows: [
            ['SKU', 'Name'],
            ['A-1', ''],
            ['A-2', 'Bolt'],
          ],
          cells: new Map([['1,1', rich]]),
          rowDefs: new Map([[1, { hidden: true }]]),
          columns: [{}, { hidden: true }],
        },
      ],
    });
    expect((await read(bytes)).sheets[0]!.rows.map(({ cells }) => cells)).toEqual([
      ['SKU', 'Name'],
      ['A-1', 'Gate valve'],
      ['A-2', 'Bolt'],
    ]);
  });

  it('with a cell in the last corner takes no memory for the blank ones', async () => {
    const xml = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>3</v></c></row>';
    expect(await sheetsOf({ name: 'A', rows: [], xml })).toEqual([{ name: 'A', rows: [{ row: 1, cells: ['1'] }] }]);
  });
});

describe('text is read in', () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };
  it.each<[string, Bytes, string]>([
    ['UTF-8', 'sku\nBolt ₹ é', 'sku\nBolt ₹ é'],
    ['UTF-8 with a byte order mark', '\uFEFFsku', 'sku'],
    ['UTF-16, little-endian', utf16('\uFEFFsku ₹ é', true), 'sku ₹ é'],
    ['UTF-16, big-endian', utf16('\uFEFFsku ₹ é', false), 'sku ₹ é'],
    ['Windows-1252', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x35]), 'Café €5'],
    ['UTF-8 without what cannot be stored', new Uint8Array([...Buffer.alloc(600, 'a'), 0]), 'a'.repeat(600)],
  ])('%s', async (_, content, text) => {
    expect(await read(content)).toMatchObject({ text, sheets: [] });
  });
});

describe('refused is', () => {
  it.each<[string, () => Bytes, RegExp]>([
    ['an old Excel file', () => ole('Workbook'), /old Excel file \(\.xls\)\. Save it as \.xlsx or CSV/],
    ['an Excel file with a password', () => ole('EncryptedPackage'), /has a password\. Save it as \.xlsx or CSV/],
    ['a PDF', () => '%PDF-1.7', /not an Excel or CSV file/],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), /not an Excel or CSV file/],
    ['UTF-16 cut short', () => new Uint8Array([0xff, 0xfe, 0x73, 0, 0x6b]), /damaged/],
    ['half of an Excel file', () => workbook({ name: 'A', rows: [['SKU']] }).subarray(0, -60), /cannot be read/],
    ['another package', () => zip([{ name: 'word/document.xml', data: '<a/>' }]), /cannot be read/],
    ['an Excel file without rows', () => workbook({ name: 'A', rows: [] }), /is empty/],
    ['more than the largest file', () => 'a'.repeat(25 * MB + 1), /larger than 25 MB/],
    ['a small file that unpacks to 150 MB', () => packed(150 * MB), /holds too much data/],
    ['one that does not say its size', () => packed(MB, 0), /holds too much data/],
    ['one that says a smaller size', () => packed(MB, 9), /cannot be read/],
  ])('%s', async (_, content, message) => {
    await expect(read(content())).rejects.toThrow(message);
  });

  /** A package with a large part, of which it may state another size. */
  function packed(bytes: number, size?: number): Buffer {
    return zip([
      { name: '[Content_Types].xml', data: Buffer.alloc(bytes, ' '), ...(size === undefined ? {} : { size }) },
    ]);
  }
});
