import { type Cell, type CellValue, readXlsx } from 'hucre/xlsx';
import { NOT_CALCULATED } from '#contracts/fields/cell-errors.ts';
import type { CsvRow } from '#contracts/fields/read-csv.ts';
import { formatDay } from '../format.ts';

/** A sheet with its rows that are not blank, numbered as in Excel; its cells as text. */
export interface Sheet {
  name: string;
  rows: CsvRow[];
}

/**
 * Twice the rows of the longest import, and more columns than any list has. A cell outside is not read: one in the last
 * corner would make the reader fill a sheet of 17 thousand million cells.
 */
const READ_RANGE = 'A1:GR100000';

/** The visible sheets with rows, of an .xlsx file. Throws what the library throws if the file is damaged. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    range: READ_RANGE,
    readStyles: true,
  });
  return sheets
    .map(({ name, rows, cells }) => ({ name, rows: rowsOf(rows, cells) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(rows: CellValue[][], details: Map<string, Cell> | undefined): CsvRow[] {
  return rows.flatMap((values, index) => {
    const cells = values.map((value, column) => formatCell(value, details?.get(`${index},${column}`)));
    const length = cells.findLastIndex((cell) => cell !== '') + 1;
    return length > 0 ? [{ row: index + 1, cells: cells.slice(0, length) }] : [];
  });
}

/** A cell as a person reads it, but with all digits of a number and no digit groups. */
function formatCell(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return cell?.formula === undefined ? '' : NOT_CALCULATED;
  if (typeof value === 'number') return formatNumber(value, cell?.style?.numFmt ?? '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // The database accepts neither NUL nor half of a surrogate pair.
  return value instanceof Date ? formatDate(value) : value.replaceAll('\0', '').toWellFormed().trim();
}

/** 0.1 + 0.2 is 0.3; 6205 in the format 00000 is 06205; 0.18 in the format 0% is 18%; 1.005 in the format 0.00 is 1.01. */
function formatNumber(value: number, format: string): string {
  // The part for positive numbers, without colours, currencies, texts and spaces.
  const [digits = ''] = format.replace(/\[[^\]]*\]|"[^"]*"|\\.|[_*]./g, '').split(';');
  if (digits.includes('%')) return `${withoutNoise(value * 100)}%`;
  const number = withoutNoise(value);
  if (/^0+$/.test(digits) && Number.isInteger(number) && number >= 0) return `${number}`.padStart(digits.length, '0');
  // A format without decimals may hide some that count, so that only those of a fixed number are rounded.
  const decimals = /[0#]\.(0+)(?![#?0E/])/.exec(digits)?.[1]?.length;
  return String(decimals === undefined ? number : Number((number * (1 + Number.EPSILON)).toFixed(decimals)));
}

/** The 15 digits that Excel shows at most. */
const withoutNoise = (value: number) => Number(value.toPrecision(15));

/** Days and times of a workbook have no time zone; the library puts them into UTC. */
function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#NUM!';
  const [day, time] = [date.toISOString().slice(0, 10), date.toISOString().slice(11, 16)];
  // A time without a day counts from the end of 1899.
  if (date.getUTCFullYear() < 1900) return time;
  return time === '00:00' ? formatDay(day) : `${formatDay(day)}, ${time}`;
}
