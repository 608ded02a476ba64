import { dayInIndia, hourInIndia } from '../fields/day-in-india.ts';
import { addWorkingDays, dayAfter, type WorkingCalendar, workingDayFrom } from './working-days.ts';

/** Conditions that are the same for all lines of a cart. */
export interface DeliveryTerms extends WorkingCalendar {
  now: Date;
  /** Hour in India from which an order leaves on the next working day: 14 = 2 pm. */
  cutOffHour: number;
  /** Working days from dispatch to delivery; null if the PIN code has no zone. */
  transitDays: number | null;
}

/** What is ordered, in units. */
export interface PromisedLine {
  qty: number;
  stock: number;
  /** Working days until more can be dispatched; null if unknown. */
  leadDays: number | null;
}

/** When a line arrives; dates are days in India, `YYYY-MM-DD`. */
export interface DeliveryPromise {
  /** What the date depends on. `unknown`: no date is promised for the whole line. */
  from: 'stock' | 'lead time' | 'unknown';
  /** Dispatch and delivery of the whole line; null if unknown. */
  dispatch_on: string | null;
  deliver_on: string | null;
  /** The part that is in stock, and its delivery; null if there is none or the transit time is unknown. */
  in_stock_qty: number;
  in_stock_on: string | null;
}

/**
 * Promises the delivery of a line (decision 027). What is in stock leaves today if it is ordered before the cut-off on a working
 * day; the rest leaves after the lead time. Without a lead time or a zone there is no promise, never an invented date.
 */
export function promiseDelivery({ qty, stock, leadDays, ...terms }: PromisedLine & DeliveryTerms): DeliveryPromise {
  const in_stock_qty = Math.max(0, Math.min(qty, stock));
  const { transitDays } = terms;
  const noDate = { dispatch_on: null, deliver_on: null, in_stock_qty };
  if (transitDays === null || terms.workingDays.length === 0) return { from: 'unknown', ...noDate, in_stock_on: null };

  const first = firstDispatch(terms);
  const deliveryOf = (dispatch: string) => addWorkingDays(dispatch, transitDays, terms);
  const in_stock_on = in_stock_qty > 0 ? deliveryOf(first) : null;
  const isAllInStock = in_stock_qty === qty;
  if (!isAllInStock && leadDays === null) return { from: 'unknown', ...noDate, in_stock_on };

  const dispatch_on = isAllInStock ? first : addWorkingDays(first, leadDays!, terms);
  const deliver_on = deliveryOf(dispatch_on);
  return { from: isAllInStock ? 'stock' : 'lead time', dispatch_on, deliver_on, in_stock_qty, in_stock_on };
}

/** The day on which goods in stock leave. */
function firstDispatch({ now, cutOffHour, ...calendar }: DeliveryTerms): string {
  const today = dayInIndia(now);
  return workingDayFrom(hourInIndia(now) < cutOffHour ? today : dayAfter(today), calendar);
}
