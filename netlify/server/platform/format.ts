import { formatRupees, toRupees } from '#contracts/fields/money.ts';

// A mail's payload has amounts and dates as text, so that a mail sent later still says what was true when it was queued.

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const minute = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** `21 Nov 2026`, from a moment or a `YYYY-MM-DD` day. */
export function formatDay(at: Date | string): string {
  const isDay = typeof at === 'string' && at.length === 10;
  return day.format(isDay ? new Date(`${at}T12:00:00+05:30`) : new Date(at));
}

/** `21 Nov 2026, 18:05 IST` */
export function formatTime(at: Date | string): string {
  return `${minute.format(new Date(at))} IST`;
}

/** `₹1,23,456.00` */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise));
}

/** The totals of an order or quote; freight is null if none is charged. */
export function formatSums(sums: {
  subtotal_paise: number;
  shipping_paise: number;
  tax_paise: number;
  total_paise: number;
}) {
  return {
    subtotal: formatPaise(sums.subtotal_paise),
    freight: sums.shipping_paise > 0 ? formatPaise(sums.shipping_paise) : null,
    tax: formatPaise(sums.tax_paise),
    total: formatPaise(sums.total_paise),
  };
}
