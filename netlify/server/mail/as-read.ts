import { formatRupees, toRupees } from '#contracts/money.ts';

// A mail's payload holds words as they are read: a mail that waits in the outbox says tomorrow what was true today.

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const minute = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** `21 Nov 2026`, from a moment or a `YYYY-MM-DD` day. */
export function readDay(at: Date | string): string {
  const isDay = typeof at === 'string' && at.length === 10;
  return day.format(isDay ? new Date(`${at}T12:00:00+05:30`) : new Date(at));
}

/** `21 Nov 2026, 18:05 IST` */
export function readTime(at: Date | string): string {
  return `${minute.format(new Date(at))} IST`;
}

/** `₹1,23,456.00` */
export function readMoney(paise: number): string {
  return formatRupees(toRupees(paise));
}

/** What stands below the lines of an order or quote; freight is null where none is charged. */
export function readSums(sums: {
  subtotal_paise: number;
  shipping_paise: number;
  tax_paise: number;
  total_paise: number;
}) {
  return {
    subtotal: readMoney(sums.subtotal_paise),
    freight: sums.shipping_paise > 0 ? readMoney(sums.shipping_paise) : null,
    tax: readMoney(sums.tax_paise),
    total: readMoney(sums.total_paise),
  };
}
