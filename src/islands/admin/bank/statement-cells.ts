/** Dates and amounts as Indian banks write them. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day, month and year with any separator, the time after it ignored: `02/11/2026`, `2-Nov-26`, `02 November 2026 14:05`. */
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{4}|\d{2})(?=$|[\s,T])/i;
/** `2026-11-02` */
const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=$|[\s,T])/;

/** The calendar day of a cell as `YYYY-MM-DD`; null if it is none. The day always comes before the month. */
export function parseStatementDate(cell: string): string | null {
  const text = cell.trim().replace(/^'/, '');
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const [, first, second = '', last = ''] = DAY_FIRST.exec(text) ?? [];
  if (!first) return null;
  const named = MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  const full = last.length === 2 ? 2000 + Number(last) : Number(last);
  return dayOf(full, named || Number(second), Number(first));
}

/** Null for the 31st of February, because the date would be another day. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 1900 && year <= 2199 ? date.toISOString().slice(0, 10) : null;
}

export interface StatementAmount {
  paise: number;
  /** What the cell itself says beside its digits, or by a minus or brackets; null if nothing. */
  side: 'credit' | 'debit' | null;
}

/** Digits in Indian or other groups, at most two decimals and zeros after them. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2})0*|\.)?$/;

/** An amount: `1,25,000.00`, `₹ 500`, `1,000.00 Cr`, `(250.00)`. Null if blank, a dash or zero; undefined if it is no amount. */
export function parseStatementAmount(cell: string): StatementAmount | null | undefined {
  const text = cell.trim().replace(/^'/, '');
  if (text === '' || /^[-–—]+$/.test(text) || /^(nil|na|n\/a)$/i.test(text)) return null;
  const letters = /(?:^|[\s\d.])(cr|dr)\.?$|^(cr|dr)\b\.?/i.exec(text);
  const isNegative = /^\(.*\)$/.test(text) || /^-|-$/.test(text);
  const digits = text.replace(/\b(?:cr|dr|inr|rs)\b\.?|(?<=\d)(?:cr|dr)\.?$|[₹()\s+-]/gi, '');
  const [, whole, decimals = ''] = AMOUNT.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const paise = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (paise === 0) return null;
  return { paise, side: sideOf(letters?.[1] ?? letters?.[2]) ?? (isNegative ? 'debit' : null) };
}

/** `CR`, `C` and `Credit` of a column that says the side. */
export function sideOf(cell: string | undefined): 'credit' | 'debit' | null {
  const letter = cell?.trim().charAt(0).toLowerCase();
  return letter === 'c' ? 'credit' : letter === 'd' ? 'debit' : null;
}
