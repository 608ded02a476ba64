import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, csvPart, csvText } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+91 98290 12345', "'+91 98290 12345"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', "'＝1+1"],
    ['plain', 'plain'],
    ['a "quoted" word', '"a ""quoted"" word"'],
    ['one, two', '"one, two"'],
    ['two\nlines', '"two\nlines"'],
    ['बेयरिंग 🙂', 'बेयरिंग 🙂'],
    [-1234.5, '-1234.5'],
    [0, '0'],
    [true, 'yes'],
    [null, ''],
    [undefined, ''],
  ])('of %j is written as %j', (value, written) => {
    expect(csvCell(value)).toBe(written);
  });

  it('never begins with the start of a formula, and has the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read).not.toMatch(/^[=+\-@\t\r]/);
        expect(read.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      }),
    );
  });
});

describe('a file', () => {
  const columns = [['Name', (row: { name: string }) => row.name]] as const;

  it('has a BOM, CR LF line ends and headings', () => {
    expect(csvText(columns, [{ name: 'Asha' }])).toBe('\uFEFFName\r\nAsha\r\n');
    const { name, type, bytes } = csvFile('people', columns, []);
    expect([name, type, [...bytes.subarray(0, 3)]]).toEqual([
      'people.csv',
      'text/csv; charset=utf-8',
      [0xef, 0xbb, 0xbf],
    ]);
  });

  it('too long for one reply is split into parts, with the headings in the first', () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({ name: `${n}`.padEnd(50_000, 'ज') }));
    const first = csvPart('people', columns, rows, true);
    const second = csvPart('people', columns, rows.slice(first.rows), false);
    expect([first.rows, second.rows]).toEqual([26, 24]);
    const texts = [first, second].map(({ bytes }) => Buffer.from(bytes).toString());
    expect(texts.join('')).toBe(csvText(columns, rows));
    expect(csvPart('people', columns, [{ name: 'x'.repeat(5_000_000) }], false).rows).toBe(1);
  });
});
