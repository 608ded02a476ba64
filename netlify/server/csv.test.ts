import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, csvText } from './csv.ts';

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
  ])('%j reads %j', (value, written) => {
    expect(csvCell(value)).toBe(written);
  });

  it('never begins with what starts a formula, and holds all of its text', () => {
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

  it('has the mark of UTF-8, CR LF and a heading', () => {
    expect(csvText(columns, [{ name: 'Asha' }])).toBe('\uFEFFName\r\nAsha\r\n');
    const { name, type, bytes } = csvFile('people', columns, []);
    expect([name, type, [...bytes.subarray(0, 3)]]).toEqual([
      'people.csv',
      'text/csv; charset=utf-8',
      [0xef, 0xbb, 0xbf],
    ]);
  });

  it('that no function could answer is refused', () => {
    const rows = Array.from({ length: 50 }, () => ({ name: 'x'.repeat(100_000) }));
    expect(() => csvFile('people', columns, rows)).toThrow(/Narrow the filters/);
  });
});
