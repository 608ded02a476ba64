import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS, type ImportColumn } from '#contracts/catalog/import.ts';
import { formatAttributes, parseImportRow } from './import-parse.ts';

const by = (...columns: ImportColumn[]) => ({ columns, company: ' Konkan Pumps' });
const read = (column: ImportColumn, cell: string) => parseImportRow(by('sku', column), 2, ['X', cell]);

describe('a cell', () => {
  it.each<[ImportColumn, string, string, unknown]>([
    ['price', '1,23,456.50', 'price_paise', 12_345_650],
    ['price', '₹1,234', 'price_paise', 123_400],
    ['price', 'Rs. 99/-', 'price_paise', 9_900],
    ['price', '1 234.5', 'price_paise', 123_450],
    ['price', '0.29', 'price_paise', 29],
    ['price', '10.500', 'price_paise', 1_050],
    ['stock', '12,00,000', 'stock', 1_200_000],
    ['stock', '7.00', 'stock', 7],
    ['gst_rate', '18 %', 'gst_rate_bp', 1_800],
    ['gst_rate', '0.25', 'gst_rate_bp', 25],
    ['hsn', '8482.10', 'hsn', '848210'],
    ['unit', 'nos', 'unit', 'NOS'],
    ['active', 'Discontinued', 'active', false],
    ['material_code', '4500-012', 'material_code', '4500-012'],
    ['min_qty', '1,000', 'min_qty', 1000],
    ['attributes', 'Bore=25 mm; Seal = 2RS;', 'attributes', { Bore: '25 mm', Seal: '2RS' }],
    ['cross_references', 'SKF 6205-2RSH;NSK 6205DDU; ', 'cross_references', ['SKF 6205-2RSH', 'NSK 6205DDU']],
    ['name', "'=cmd", 'name', '=cmd'],
    ['name', "'Quoted'", 'name', "'Quoted'"],
  ])('%s %j is read as %s', (column, cell, field, value) => {
    expect(read(column, cell)).toMatchObject({ [field]: value, misread: [] });
  });

  it.each<[ImportColumn, string]>([
    ...(['-1', '1.005', '1e3', '0x10', 'ten', '12,34', '1.2.3', '99999999999999'] as const).map(
      (cell): [ImportColumn, string] => ['price', cell],
    ),
    ...(['-1', '1.2345', '3000000000', 'NaN'] as const).map((cell): [ImportColumn, string] => ['stock', cell]),
    ['gst_rate', '101'],
    ['hsn', '84821'],
    ['min_qty', '0'],
    ['qty_multiple', '2.0005'],
    ['price_per', '10'],
    ['unit', '<b>'],
    ['active', 'perhaps'],
    ['attributes', 'Bore 25 mm'],
    ['cross_references', 'x'.repeat(81)],
    ['cross_references', 'SKF 1;'.repeat(41)],
    ['name', 'x'.repeat(301)],
  ])('%s %j is refused with a message on how to fix it', (column, cell) => {
    expect(read(column, cell).misread).toEqual([
      { field: column, message: expect.stringMatching(/Enter|Use|Write|neither/) },
    ]);
  });

  it.each(IMPORT_COLUMNS.filter((column) => column !== 'sku'))('of %s has no value if it is blank', (column) => {
    expect(read(column, '  ')).toEqual({ row_no: 2, sku: 'X', misread: [] });
  });

  it('of company must name the company of the import, in upper or lower case', () => {
    expect(read('company', 'KONKAN pumps ')).toEqual({ row_no: 2, sku: 'X', misread: [] });
    expect(read('company', 'Konkan')).toMatchObject({ misread: [{ field: 'company' }] });
  });
});

it.each(['#N/A', '#REF!', '#NOT CALCULATED'])('a cell that shows %s has no value, and the row is refused', (cell) => {
  const { misread, ...values } = parseImportRow(by('sku', 'name', 'price'), 2, ['X', cell, cell]);
  expect(values).toEqual({ row_no: 2, sku: 'X' });
  const message = expect.stringContaining(`“${cell}” instead of a value`);
  expect(misread).toEqual([
    { field: 'name', message },
    { field: 'price', message },
  ]);
});

it('a row with more cells than headings is refused: it has an unquoted comma', () => {
  expect(parseImportRow(by('sku', 'name'), 2, ['X', 'Bolt', ' M8']).misread).toMatchObject([{ field: 'row' }]);
  expect(parseImportRow(by('sku', 'name'), 2, ['X', 'Bolt', '', ' ']).misread).toEqual([]);
});

it('a minimum that its step does not reach is refused', () => {
  const rules = (...cells: string[]) =>
    parseImportRow(by('sku', 'min_qty', 'qty_multiple'), 2, ['X', ...cells]).misread;
  expect(rules('5', '3')).toMatchObject([{ field: 'min_qty' }]);
  for (const sold of [
    ['6', '3'],
    ['1', '3'],
    ['', '3'],
    ['5', ''],
  ])
    expect(rules(...sold)).toEqual([]);
});

it('any data sheet is parsed back from the text of its export', () => {
  const words = (most: number) =>
    fc.string({ unit: fc.constantFrom('a', ' ', ';', '=', '\\', '"', '\n'), minLength: 1, maxLength: most });
  const sheets = fc.array(fc.tuple(words(6), words(8)), { maxLength: 4 });
  fc.assert(
    fc.property(sheets, (rows) => {
      const kept = rows.map(([name, value]) => [name.trim(), value.trim()]).filter(([name]) => name !== '');
      const sheet = Object.fromEntries(kept) as Record<string, string>;
      const { attributes = {}, misread } = read('attributes', formatAttributes(sheet));
      expect({ attributes, misread }).toEqual({ attributes: sheet, misread: [] });
    }),
  );
});

describe('the attributes of a row', () => {
  const columns = by('sku', 'category', 'subcategory', 'attributes');
  const parse = (...cells: string[]) => parseImportRow(columns, 2, ['X', ...cells]);
  const place = ['Bearings & power transmission', 'ball bearings'];

  it('are checked against the template of its subcategory, and get their units', () => {
    expect(parse(...place, 'Bore=25; Width=15 mm; Note=any')).toMatchObject({
      attributes: { Bore: '25 mm', Width: '15 mm', Note: 'any' },
      misread: [],
    });
  });

  it('are reported one by one, with how to write them', () => {
    expect(parse(...place, 'Bore=25 kg; Outside diameter=wide').misread).toEqual([
      {
        field: 'attributes',
        message: expect.stringMatching(/^Bore: “25 kg” is not a valid bore\. Write a number in mm/),
      },
      { field: 'attributes', message: expect.stringMatching(/^Outside diameter: “wide” is not/) },
    ]);
  });

  it('are any text in a subcategory without a template, and in a row that keeps that of its product', () => {
    expect(parse('Bearings', 'Ball', 'Bore=wide').misread).toEqual([]);
    expect(parse('', '', 'Bore=wide').misread).toEqual([]);
  });
});
