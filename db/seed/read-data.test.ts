import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { readCsv, readJson } from './read-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantsetu-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function write(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const Row = z.object({ sku: z.string().min(1), stock: z.string().regex(/^\d+$/, 'Enter whole units.') });
const Item = z.strictObject({ title: z.string(), lines: z.array(z.object({ qty: z.int() })) });

test('a CSV is read as spreadsheets save it: with a BOM, Windows line ends or semicolons', () => {
  const read = [
    { sku: 'A-1', stock: '2' },
    { sku: 'B, large', stock: '3' },
  ];
  expect(readCsv(write('a.csv', '\uFEFFsku,stock\r\nA-1,2\r\n"B, large",3\r\n'), Row)).toEqual(read);
  expect(readCsv(write('b.csv', 'sku;stock\nA-1;2\nB, large;3\n'), Row)).toEqual(read);
});

test.each([
  ['sku,stock\nA-1,2\nB-1,many\n', ':3: stock: Enter whole units.'],
  ['sku\nA-1\n', ':2: stock: Invalid input: expected string, received undefined'],
  ['sku,stock\nA-1,2,3\n', ':2: More cells than headings.'],
  ['sku,stock\nA-1,"2\nB-1,3\n', ':2: A quote is not closed.'],
])('a mistake in a CSV is refused with file, line and column: %j', (text, message) => {
  expect(() => readCsv(write('wrong.csv', text), Row)).toThrow(`wrong.csv${message}`);
});

test('a file in an older encoding is refused', () => {
  const path = write('old.csv', Buffer.from('sku,stock\n6 \xD7 9,2\n', 'latin1'));
  expect(() => readCsv(path, Row)).toThrow('old.csv is missing or is not UTF-8');
});

test.each([
  ['[\n  { "title": "A", "lines": [\n    { "qty": 1 },\n    { "qty": "2" }\n  ] }\n]', ':4: lines.1.qty: '],
  ['[\n  { "title": "A", "lines": [] },\n  { "lines": [] }\n]', ':3: title: '],
  ['[\n  { "title": "A", "lines": [], "titel": "B" }\n]', ':2: Unrecognized key: "titel"'],
  ['[\n  { "title": "A", "lines": [] }\n  { "title": "B", "lines": [] }\n]', ':3: '],
])('a mistake in a JSON file is refused with file, line and field: %j', (text, message) => {
  expect(() => readJson(write('wrong.json', text), Item)).toThrow(`wrong.json${message}`);
});
