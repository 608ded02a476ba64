import type { CsvRow } from '#contracts/fields/read-csv.ts';

/** The columns of a bank statement that are read, with their names on screen. */
export const STATEMENT_COLUMNS = {
  date: 'Date',
  narration: 'Narration',
  reference: 'Cheque or reference number',
  credit: 'Credit',
  debit: 'Debit',
  amount: 'Amount (if credits and debits share a column)',
  side: 'Cr or Dr (beside the amount)',
} as const;
export type StatementColumn = keyof typeof STATEMENT_COLUMNS;

/** Column → its place among the cells, from 0; absent if the statement has none. */
export type ColumnPlaces = Partial<Record<StatementColumn, number>>;

/** Headings of Indian banks, in the form of `plainHeading`. The first of a column that occurs is taken. */
const HEADINGS: Record<StatementColumn, readonly string[]> = {
  date: [
    ...['txn date', 'tran date', 'transaction date', 'trans date', 'posting date', 'post date', 'posted date'],
    ...['date', 'transaction posted date', 'book date', 'entry date', 'value date', 'value dt', 'val date'],
  ],
  narration: [
    ...['narration', 'description', 'particulars', 'transaction remarks', 'transaction particulars'],
    ...['transaction description', 'transaction details', 'remarks', 'details', 'naration'],
  ],
  reference: [
    ...['utr', 'utr no', 'utr number', 'chq ref no', 'chq ref number', 'ref no cheque no', 'ref no chq no'],
    ...['cheque ref no', 'cheque no ref no', 'reference no', 'reference number', 'ref no', 'bank reference no'],
    ...['cheque number', 'cheque no', 'chq no', 'chqno', 'chq number', 'instrument id', 'instrument no'],
    ...['instrument number', 'transaction id', 'tran id', 'txn id', 'reference'],
  ],
  credit: [
    ...['credit', 'credit amount', 'credit amt', 'deposit', 'deposits', 'deposit amt', 'deposit amount'],
    ...['cr', 'cr amount', 'amount credited'],
  ],
  debit: [
    ...['debit', 'debit amount', 'debit amt', 'withdrawal', 'withdrawals', 'withdrawal amt', 'withdrawal amount'],
    ...['dr', 'dr amount', 'amount debited'],
  ],
  amount: ['amount', 'transaction amount', 'txn amount', 'tran amount'],
  side: ['dr cr', 'cr dr', 'type', 'dr or cr', 'cr or dr', 'transaction type', 'debit credit', 'credit debit'],
};

/** Rows above the headings at most: name, address and period of the account. */
const HEADING_ROWS = 60;

/** A heading without currency and punctuation, in small letters: `Deposit Amount (INR )` → `deposit amount`. */
const plainHeading = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\b(?:inr|rs|in)\b|₹/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** The columns that the cells of a row name. */
export function columnsIn(cells: readonly string[]): ColumnPlaces {
  const headings = cells.map(plainHeading);
  const places: ColumnPlaces = {};
  for (const [column, names] of Object.entries(HEADINGS) as [StatementColumn, readonly string[]][]) {
    const place = names.map((name) => headings.indexOf(name)).find((at) => at >= 0);
    if (place !== undefined) places[column] = place;
  }
  return places;
}

/** True if lines can be read with these columns. */
export const isReadable = ({ date, narration, credit, amount }: ColumnPlaces): boolean =>
  date !== undefined && narration !== undefined && (credit !== undefined || amount !== undefined);

/** The index of the row with the headings, and its columns; the first row that names any if none has all that are needed. */
export function findHeadings(rows: readonly CsvRow[]): { index: number; columns: ColumnPlaces; found: boolean } {
  const read = rows.slice(0, HEADING_ROWS).map(({ cells }) => columnsIn(cells));
  const index = read.findIndex(isReadable);
  if (index >= 0) return { index, columns: read[index]!, found: true };
  const counts = read.map((columns) => Object.keys(columns).length);
  const best = counts.indexOf(Math.max(0, ...counts));
  return { index: Math.max(0, best), columns: read[best] ?? {}, found: false };
}

/** Our account's number in the rows above the headings, its last four digits: `50200012344321` → `4321`. */
export function accountIn(rows: readonly CsvRow[], headings: number): string | null {
  const above = rows.slice(0, headings).map(({ cells }) => cells.join(' '));
  for (const text of above) {
    const [, digits] = /\ba\/?c(?:count)?\s*(?:no|number|num)?\.?\s*[:\s-]*'?([X*\d]{6,20})\b/i.exec(text) ?? [];
    if (digits && /\d{4}$/.test(digits)) return digits.slice(-4);
  }
  return null;
}
