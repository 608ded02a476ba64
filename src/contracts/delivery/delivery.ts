import * as z from 'zod/mini';
import { Qty } from '../fields/quantity.ts';

/** When a line arrives, as promised by `promiseDelivery`; dates are days in India. */
export const Delivery = z.object({
  /** What the date depends on; `unknown`: no date is promised for the whole line. */
  from: z.enum(['stock', 'lead time', 'unknown']),
  /** Delivery of the whole line, `YYYY-MM-DD`; null if unknown. */
  deliver_on: z.nullable(z.string()),
  /** The part that is in stock, in units, and its delivery. */
  in_stock_qty: Qty,
  in_stock_on: z.nullable(z.string()),
  /** For the screen: `Delivery by Thu, 3 Dec`. */
  text: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;
