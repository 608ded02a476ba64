/** The Indian financial year, April to March, on calendar days; and the day in India that a moment falls on. */

/** One financial year. */
export interface FinancialYear {
  /** As invoice numbers carry it: `2627`. */
  code: string;
  /** As people write it: `2026-27`. */
  label: string;
  /** `2026-04-01` */
  first: string;
  /** `2027-03-31` */
  last: string;
}

/** India Standard Time is five and a half hours ahead of UTC all year. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The financial year that a day (`YYYY-MM-DD`) lies in. Throws a RangeError where the calendar has no such day. */
export function financialYearOf(day: string): FinancialYear {
  const [year, month] = readDay(day);
  const from = month >= 4 ? year : year - 1;
  const [start, end] = [twoDigits(from), twoDigits(from + 1)];
  return {
    code: start + end,
    label: `${from}-${end}`,
    first: `${from}-04-01`,
    last: `${from + 1}-03-31`,
  };
}

/** The day that it is in India at a moment, `YYYY-MM-DD`. */
export function dayInIndia(moment = new Date()): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * First and last millisecond of a day in India. A quote that is valid until a day holds to `last` (india-commerce).
 * Throws a RangeError where the calendar has no such day.
 */
export function boundsOfDay(day: string): { first: Date; last: Date } {
  const [year, month, date] = readDay(day);
  const start = Date.UTC(year, month - 1, date) - IST_OFFSET_MS;
  return { first: new Date(start), last: new Date(start + DAY_MS - 1) };
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

function readDay(day: string): [year: number, month: number, date: number] {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const parts: [number, number, number] = [Number(year), Number(month), Number(date)];
  const known = new Date(Date.UTC(parts[0], parts[1] - 1, parts[2]));
  // The 30th of February would become the 2nd of March; years before 1000 become 19xx.
  if (!year || parts[0] < 1000 || known.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`${day} is no day of the calendar.`);
  }
  return parts;
}
