import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, separatorIn } from './read-csv.ts';

const read = (text: string) => [...csvRows(text, separatorIn(text))].map(({ row, cells }) => [row, ...cells]);

describe('a CSV', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a;b\r\n1;2\r\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'sep=;\r\na,c;b\r\n1;2\r\n',
      [
        [2, 'a,c', 'b'],
        [3, '1', '2'],
      ],
    ],
    [
      'SEP=\t\na\tb\n1\t2',
      [
        [2, 'a', 'b'],
        [3, '1', '2'],
      ],
    ],
    [
      'sep=|\na,b',
      [
        [1, 'sep=|'],
        [2, 'a', 'b'],
      ],
    ],
    [
      'a,b\n\n,\n1,',
      [
        [1, 'a', 'b'],
        [4, '1', ''],
      ],
    ],
    [
      'a,b\n"x, ""y""\nz",2',
      [
        [1, 'a', 'b'],
        [2, 'x, "y"\nz', '2'],
      ],
    ],
    [
      'a,b\n1/2" bolt,2',
      [
        [1, 'a', 'b'],
        [2, '1/2" bolt', '2'],
      ],
    ],
  ])('%j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it.each([
    ['in the last row', 'a,b\n1,"2', { row: 2, cells: ['1', '2'], unread: 0 }],
    ['in the middle', 'a,b\n1,2\n3,"M8, long\r\n5,6\n\n7,8\n', { row: 3, cells: ['3', 'M8, long'], unread: 2 }],
    ['before doubled quotes', 'a,b\n"1,2\n3,""\n5,6""', { row: 2, cells: ['1,2'], unread: 2 }],
    ['that a later cell’s quote seems to close', 'a,b\n"1,2\n3,"M8, long"\n', { row: 2, cells: ['1,2'], unread: 1 }],
  ])('ends at a row with an unclosed quote, %s', (_, text, last) => {
    expect([...csvRows(text, ',')].at(-1)).toEqual(last);
  });

  it('with any cells is parsed back to the same cells', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.trim());
    const table = fc.array(
      fc.array(
        fc.oneof(cell, fc.constantFrom('"', ',', '\n', 'x')).map((c) => c.trim()),
        { minLength: 2, maxLength: 4 },
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join(end);
        const filled = rows
          .map((cells, at) => ({ row: at + 1, cells }))
          .filter(({ cells }) => cells.some((cell) => cell !== ''));
        expect([...csvRows(text, ',')]).toEqual(filled);
      }),
    );
  });

  it('with any text is parsed to its end', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => [...csvRows(text, separatorIn(text))].length >= 0));
  });
});
