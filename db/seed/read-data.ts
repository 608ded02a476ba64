import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineCounter, type Node, parseDocument } from 'yaml';
import * as z from 'zod';
import { csvRows, separatorIn } from '#contracts/fields/read-csv.ts';

const folder = new URL('./data/', import.meta.url);

/** Reads db/seed/data/<file>, a list in JSON. The error message has file, line and field of every mistake. */
export function readJson<Item extends z.ZodType>(file: string, item: Item): z.output<Item>[] {
  const lines = new LineCounter();
  // JSON is also YAML, and this parser records the line of each value.
  const document = parseDocument(textOf(file), { lineCounter: lines });
  const unreadable = document.errors.map(({ linePos, message }) => ({ line: linePos?.[0].line ?? 1, message }));
  if (unreadable.length > 0) throw errorOf(file, unreadable);
  const read = z.array(item).safeParse(document.toJS());
  if (read.success) return read.data;
  const lineOf = (path: PropertyKey[]): number => {
    const start = (document.getIn(path, true) as Node | undefined)?.range?.[0];
    // A missing field has no line: use the line of its object.
    return start === undefined ? lineOf(path.slice(0, -1)) : lines.linePos(start).line;
  };
  const mistakes = read.error.issues.map(({ path, message }) => ({
    line: lineOf(path),
    message: mistakeAt(path.slice(1), message),
  }));
  throw errorOf(file, mistakes);
}

/** Reads db/seed/data/<file>, a CSV with headings, as one record of texts per row. Errors have row numbers as in a spreadsheet. */
export function readCsv<Row extends z.ZodType>(file: string, row: Row): z.output<Row>[] {
  const text = textOf(file);
  const [heading, ...below] = csvRows(text, separatorIn(text));
  const mistakes: Mistake[] = [];
  const items = below.map(({ row: line, cells, unread }) => {
    if (unread !== undefined) mistakes.push({ line, message: 'A quote is not closed.' });
    if (cells.length > heading!.cells.length) mistakes.push({ line, message: 'More cells than headings.' });
    const read = row.safeParse(Object.fromEntries(heading!.cells.map((name, at) => [name, cells[at] ?? ''])));
    for (const { path, message } of read.error?.issues ?? [])
      mistakes.push({ line, message: mistakeAt(path, message) });
    return read.data as z.output<Row>;
  });
  if (mistakes.length > 0) throw errorOf(file, mistakes);
  return items;
}

/** Relative to the working directory, so that a terminal can open it. */
const pathOf = (file: string) => relative('', fileURLToPath(new URL(file, folder)));

interface Mistake {
  line: number;
  message: string;
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(pathOf(file)));
  } catch (cause) {
    throw new Error(`${pathOf(file)} is missing or is not UTF-8. In the spreadsheet choose Save as, CSV UTF-8.`, {
      cause,
    });
  }
}

/** `lines.0.qty: Too small …` */
const mistakeAt = (path: PropertyKey[], message: string) => [path.join('.'), message].filter(Boolean).join(': ');

const errorOf = (file: string, mistakes: Mistake[]) =>
  new Error(mistakes.map(({ line, message }) => `${pathOf(file)}:${line}: ${message}`).join('\n'));
