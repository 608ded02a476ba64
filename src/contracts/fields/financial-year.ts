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
  if (!/^\d{4}$/.test(code)) return null;
  const from = Number(code.slice(0, 2));
  return Number(code.slice(2)) === (from + 1) % 100 ? startingIn(2000 + from) : null;
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
  const known = new Date(`${day}T00:00:00Z`);
  // The 30th of February would become the 2nd of March.
  if (day < '1000' || Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`${day} is not a valid date.`);
  }
  return [known.getUTCFullYear(), known.getUTCMonth() + 1];
}
