import { type Supply } from './backorder.ts';
import { formatUnitPrice } from '../fields/money.ts';
import { inThousandths, sumQty } from '../fields/thousandths.ts';
import { MEASURES } from '../fields/unit-codes.ts';
import { MAX_QTY } from '../limits.ts';
import { orderableQty, type QtyRules } from './order-qty.ts';

/** The break that applies to a quantity: the last one that it reaches. */
export const breakFor = <Break extends { qty: number }>(breaks: readonly Break[], qty: number): Break | undefined =>
  breaks.findLast((each) => each.qty <= qty);

/** `Minimum 10, in multiples of 5`; null if any quantity may be ordered. */
export function formatQtyRules(rules: QtyRules): string | null {
  const least = orderableQty(0, rules);
  if (isFree(least) && isFree(rules.qty_multiple)) return null;
  const multiples = isFree(rules.qty_multiple) ? '' : `, in multiples of ${count(rules.qty_multiple)}`;
  return `Minimum ${count(least)}${multiples}`;
}

/** A step of 1 of what is counted, or of 0.001 of what is measured, restricts nothing. */
const isFree = (step: number) => step === 1 || step === 0.001;

/** Why a quantity is not sold, whatever the stock: `Minimum 10`, `Sold in multiples of 5`; null if it is. */
export function qtyFault(qty: number, rules: QtyRules & { unit: string }): string | null {
  if (orderableQty(qty, rules) === qty) return null;
  if (!Number.isInteger(qty) && !MEASURES.has(rules.unit)) return `Whole numbers only for ${rules.unit}`;
  const least = orderableQty(0, rules);
  return qty < least ? `Minimum ${count(least)}` : `Sold in multiples of ${count(rules.qty_multiple)}`;
}

/** `Only 39 in stock`; null if that is enough, or if the rest is bought in. */
export const stockFault = (qty: number, { stock, can_backorder }: Supply): string | null =>
  qty > stock && !can_backorder ? `Only ${count(Math.max(stock, 0))} in stock` : null;

/** The largest quantity that may be ordered; 0 if there is none. */
export function mostOrderable({ stock, can_backorder, ...rules }: QtyRules & Supply): number {
  const step = inThousandths(rules.qty_multiple);
  const most = (Math.floor(inThousandths(can_backorder ? MAX_QTY : stock) / step) * step) / 1000;
  return most >= orderableQty(0, rules) ? most : 0;
}

/**
 * A typed quantity to add to what is in the cart, or in words why it cannot be added; blank is the least that may be ordered.
 * What is in the cart has its minimum already.
 */
export function readQty(
  typed: string,
  product: QtyRules & Supply & { unit: string },
  inCart: number,
): { qty: number } | { error: string } {
  const rules = inCart > 0 ? { ...product, min_qty: 0 } : product;
  const digits = typed.trim();
  const qty = digits === '' ? orderableQty(1, rules) : parseQty(digits);
  if (!qty) return { error: 'Enter a number above 0' };
  if (sumQty(qty, inCart) > MAX_QTY) return { error: `Enter at most ${count(sumQty(MAX_QTY, -inCart))}` };
  const step = qtyFault(qty, rules);
  if (step) return { error: `${step}. Enter ${count(orderableQty(qty, rules))}` };
  const short = stockFault(sumQty(qty, inCart), product);
  if (short) return { error: inCart > 0 ? `${short}, ${count(inCart)} in the cart` : short };
  return { qty };
}

/** `1,200` is 1200, `2.5` is 2.5; NaN for anything but a number with at most three decimals. */
export const parseQty = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d{1,3})?$/.test(text)
    ? Number(text.replaceAll(',', '') || Number.NaN)
    : Number.NaN;

/** `10+ ₹92.50, 50+ ₹84.00`, or `10+ ₹92.50 / 100 NOS`, each break unbroken; null without breaks. */
export const formatBreaks = (
  breaks: readonly { qty: number; price: number }[],
  per: { price_per: number; unit: string },
): string | null =>
  breaks
    .map(({ qty, price }) => `${count(qty)}+ ${formatUnitPrice({ ...per, price })}`.replaceAll(' ', '\u00A0'))
    .join(', ') || null;

/** A quantity in en-IN, with at most three decimals: `1,200`, `2.5`. */
const count = (qty: number) => qty.toLocaleString('en-IN');
