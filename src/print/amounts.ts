/** How money, rates and days are written on paper. */

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counted = new Intl.NumberFormat('en-IN');
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** Paise as `1,23,456.78`, for a column whose head names the rupee. */
export function amount(paise: number): string {
  return grouped.format(paise / 100).replace('-', '–');
}

/** Paise as `₹1,23,456.78`; below zero `–₹0.34`. */
export function rupees(paise: number): string {
  return `${paise < 0 ? '–' : ''}₹${grouped.format(Math.abs(paise) / 100)}`;
}

/** Basis points as `18 %`, `0.25 %`; a dash where there is no rate. */
export function percent(basisPoints: number | null): string {
  return basisPoints === null ? '–' : `${basisPoints / 100} %`;
}

/** A quantity with lakh grouping. */
export function quantity(count: number): string {
  return counted.format(count);
}

/** `2026-11-21` → `21 Nov 2026`. It is a day, not a moment: no time zone may move it. */
export function dayInWords(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
