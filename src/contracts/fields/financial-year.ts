/** An Indian financial year, April to March. */
export interface FinancialYear {
  /** In invoice numbers: `2627`. */
  code: string;
  /** In text: `2026-27`. */
  label: string;
  /** `2026-04-01` */
  first: string;
  /** `2027-03-31` */
  last: string;
}

/** The financial year of a date (`YYYY-MM-DD`). Throws a RangeError for an invalid date. */
export function financialYearOf(day: string): FinancialYear {
  const [year, month] = parseDay(day);
  return startingIn(month >= 4 ? year : year - 1);
}

/** The financial year of a code such as `2627`, from 2000-01 on; null if the two years do not follow each other. */
export function financialYearNamed(code: string): FinancialYear | null {
  const [, from = '', to = ''] = /^(\d\d)(\d\d)$/.exec(code) ?? [];
  return from && Number(to) === (Number(from) + 1) % 100 ? startingIn(2000 + Number(from)) : null;
}

function startingIn(from: number): FinancialYear {
  const [start, end] = [twoDigits(from), twoDigits(from + 1)];
  return {
    code: start + end,
    label: `${from}-${end}`,
    first: `${from}-04-01`,
    last: `${from + 1}-03-31`,
  };
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

function parseDay(day: string): [year: number, month: number] {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const known = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  // The 30th of February would become the 2nd of March; years before 1000 become 19xx.
  if (!year || Number(year) < 1000 || known.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`${day} is not a valid date.`);
  }
  return [Number(year), Number(month)];
}
