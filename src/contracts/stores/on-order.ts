import * as z from 'zod/mini';
import { Qty } from '../fields/quantity.ts';

/** What is to come of an item from vendors. */
export const OnOrder = z.object({
  qty: Qty,
  /** The earliest day; null if the order has none. */
  due_on: z.nullable(z.iso.date()),
});
export type OnOrder = z.infer<typeof OnOrder>;
