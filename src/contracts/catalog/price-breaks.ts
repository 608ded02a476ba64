import * as z from 'zod/mini';
import { toPaise, toRupees } from '../fields/money.ts';
import { MAX_QTY, MAX_UNIT_PRICE } from '../limits.ts';
import { Qty } from '../fields/quantity.ts';
import { inThousandths } from '../fields/thousandths.ts';
import type { QtyRules } from './order-qty.ts';

/** Most quantity breaks of one product. */
export const MAX_PRICE_BREAKS = 6;

const INVALID_BREAK = 'Enter each quantity break as quantity: price, for example 10: 92.50.';
const BREAK_ORDER = 'List quantity breaks from the smallest quantity, each cheaper than the one before.';
const INVALID_QTY_RULE = 'Enter a quantity above 0, with at most three decimals.';

/** The price from a quantity on, in rupees before tax, for as many units as the price itself. */
export const PriceBreak = z.object({ qty: Qty, price: z.number() });
export type PriceBreak = z.infer<typeof PriceBreak>;

const PriceBreakTyped = z.object({ qty: z.number(), price: z.number() });

/** Quantity breaks as staff enter them: quantities rise, prices fall. Each message is about the list as a whole. */
export const priceBreaks = z.array(PriceBreakTyped).check(
  z.maxLength(MAX_PRICE_BREAKS, { error: `Use at most ${MAX_PRICE_BREAKS} quantity breaks.` }),
  z.refine((breaks) => breaks.every(isValid), { error: INVALID_BREAK }),
  z.refine((breaks) => breaks.every(({ qty, price }, at) => at === 0 || isAfter(breaks[at - 1]!, qty, price)), {
    error: BREAK_ORDER,
  }),
);

function isValid({ qty, price }: PriceBreak): boolean {
  const isPrice = price > 0 && price <= MAX_UNIT_PRICE && toRupees(toPaise(price)) === price;
  return isPrice && inThousandths(qty) / 1000 === qty && qty > 1 && qty <= MAX_QTY;
}

export const BREAK_NOT_LOWER = 'The price of the first quantity break must be lower than the price.';

/** False if the first quantity break is not cheaper than the price itself. */
export const areBreaksLower = ({ price, price_breaks: [first] }: { price: number; price_breaks: PriceBreak[] }) =>
  first === undefined || first.price < price;

const isAfter = (before: PriceBreak, qty: number, price: number) => qty > before.qty && price < before.price;

/** The smallest quantity of an order line, or the step above it. */
export const qtyRule = z.optional(
  z.number({ error: INVALID_QTY_RULE }).check(z.gt(0), z.lte(MAX_QTY), z.multipleOf(0.001)),
);

export const MINIMUM_NOT_SOLD = 'The minimum quantity must be a multiple of the quantity step.';

/** Whether the minimum itself can be ordered; a minimum of 1, or of the smallest quantity, means none. */
export const isMinimumSold = ({ min_qty = 1, qty_multiple = 0.001 }: Partial<QtyRules>): boolean =>
  min_qty === 1 || min_qty === 0.001 || inThousandths(min_qty) % inThousandths(qty_multiple) === 0;
