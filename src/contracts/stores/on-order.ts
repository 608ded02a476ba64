import * as z from 'zod/mini';
import { Qty } from '../fields/quantity.ts';

/** What is to come of an item from vendors. */
export const OnOrder = z.object({
  qty: Qty,
  /** The earliest day; null if the order has none. */
  due_on: z.nullable(z.iso.date()),
});
export type OnOrder = z.infer<typeof OnOrder>;

/** What orders hold of an item and how much they are short, beside its free stock (decision 073). */
export const Shelf = z.object({
  /** On the shelf for orders, not packed yet. */
  allocated: Qty,
  /** How much orders are short. */
  short: Qty,
  on_order: z.nullable(OnOrder),
});
export type Shelf = z.infer<typeof Shelf>;
