import { backorderText, CAN_BE_ORDERED } from '#contracts/catalog/backorder.ts';
import type { DeliveryPromise } from '#contracts/delivery/promise.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { formatDay } from '../platform/format.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const dayMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * A promise as one phrase: `Delivery by Thu, 3 Dec`, `2 from stock by 27 Nov, the rest by 12 Dec`, `Delivery date on confirmation`.
 * What is out of stock can be had by a quote only: `Delivery on request, by Thu, 3 Dec`.
 * Here and not in the browser, so that the catalogue loads no code for it.
 */
export function describeDelivery(promise: Omit<DeliveryPromise, 'dispatch_on'>, qty: number, now: Date): string {
  const { deliver_on, in_stock_qty, in_stock_on } = promise;
  const short = (day: string) => formatShortDay(day, now);
  if (in_stock_on && in_stock_on !== deliver_on && in_stock_qty < qty) {
    const rest = deliver_on ? `the rest by ${short(deliver_on)}` : 'date of the rest on confirmation';
    return `${in_stock_qty.toLocaleString('en-IN')} from stock by ${short(in_stock_on)}, ${rest}`;
  }
  if (!deliver_on) return 'Delivery date on confirmation';
  const day = `${weekday.format(new Date(deliver_on))}, ${short(deliver_on)}`;
  return in_stock_qty === 0 ? `Delivery on request, by ${day}` : `Delivery by ${day}`;
}

interface Backorder {
  stock: number;
  /** When what is bought in arrives; null if unknown. */
  beyond_on: string | null;
  /** The quantity of a line; absent in the catalogue, where none is chosen yet. */
  qty: number | undefined;
}

/**
 * The same of an item that can be ordered beyond stock: `12 in stock, 8 to be bought in: by 14 Dec 2026` of a line; in the
 * catalogue `Not in stock, can be ordered: by 14 Dec 2026`, or `Delivery by Fri, 27 Nov; beyond stock by 14 Dec 2026`.
 */
export function describeBackorder(
  promise: Omit<DeliveryPromise, 'dispatch_on'>,
  { stock, beyond_on, qty }: Backorder,
  now: Date,
): string {
  const when = beyond_on ? `by ${formatDay(beyond_on)}` : 'date on confirmation';
  if (qty === undefined && stock <= 0) return `${CAN_BE_ORDERED}: ${when}`;
  const beyond = backorderText(qty ?? 1, { stock, can_backorder: true }, when);
  if (beyond) return beyond;
  const text = describeDelivery(promise, qty ?? 1, now);
  return qty === undefined && beyond_on ? `${text}; beyond stock ${when}` : text;
}

/** `3 Dec`, with the year if it is not this year: `4 Jan 2027`. */
function formatShortDay(day: string, now: Date): string {
  const year = day.slice(0, 4);
  const isThisYear = year === dayInIndia(now).slice(0, 4);
  return isThisYear ? dayMonth.format(new Date(day)) : `${dayMonth.format(new Date(day))} ${year}`;
}
