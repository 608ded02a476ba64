/** Formats of money, rates and days in printed documents. */

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IN');
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** Paise as `1,23,456.78`, for columns with ₹ in their heading. */
export function formatAmount(paise: number): string {
  return grouped.format(paise / 100).replace('-', '–');
}

/** Paise as `₹1,23,456.78`, negative as `–₹0.34`. */
export function formatRupees(paise: number): string {
  return `${paise < 0 ? '–' : ''}₹${grouped.format(Math.abs(paise) / 100)}`;
}

/** Basis points as `18%`, `0.25%`; a dash for no rate. */
export function formatRate(basisPoints: number | null): string {
  return basisPoints === null ? '–' : `${basisPoints / 100}%`;
}

/** A quantity with lakh grouping. */
export function formatQty(qty: number): string {
  return whole.format(qty);
}

/** `2026-11-21` → `21 Nov 2026`; in UTC, so that no time zone moves the day. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
