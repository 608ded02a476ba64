import { formatRupees } from '../fields/money.ts';
import { MAX_QTY } from '../limits.ts';
import { orderableQty, type QtyRules } from './order-qty.ts';

/** The break that applies to a quantity: the last one that it reaches. */
export const breakFor = <Break extends { qty: number }>(breaks: readonly Break[], qty: number): Break | undefined =>
  breaks.findLast((each) => each.qty <= qty);

/** `Minimum 10, in multiples of 5`; null if any quantity may be ordered. */
export function formatQtyRules(rules: QtyRules): string | null {
  const least = orderableQty(1, rules);
  if (least === 1) return null;
  const multiples = rules.qty_multiple > 1 ? `, in multiples of ${count(rules.qty_multiple)}` : '';
  return `Minimum ${count(least)}${multiples}`;
}

/** Why a quantity is not sold, whatever the stock: `Minimum 10`, `Sold in multiples of 5`; null if it is. */
export function qtyFault(qty: number, rules: QtyRules): string | null {
  if (orderableQty(qty, rules) === qty) return null;
  const least = orderableQty(1, rules);
  return qty < least ? `Minimum ${count(least)}` : `Sold in multiples of ${count(rules.qty_multiple)}`;
}

/** `Only 39 in stock`; null if that is enough. */
export const stockFault = (qty: number, stock: number): string | null =>
  qty > stock ? `Only ${count(Math.max(stock, 0))} in stock` : null;

/** The largest quantity up to `stock` that may be ordered; 0 if there is none. */
export function mostOrderable(stock: number, rules: QtyRules): number {
  const most = Math.floor(stock / rules.qty_multiple) * rules.qty_multiple;
  return most >= orderableQty(1, rules) ? most : 0;
}

/**
 * A typed quantity to add to what is in the cart, or in words why it cannot be added; blank is the least that may be ordered.
 * What is in the cart has its minimum already.
 */
export function readQty(
  typed: string,
  { stock, ...product }: QtyRules & { stock: number },
  inCart: number,
): { qty: number } | { error: string } {
  const rules = inCart > 0 ? { ...product, min_qty: 1 } : product;
  const digits = typed.trim();
  const qty = digits === '' ? orderableQty(1, rules) : wholeNumber(digits);
  if (Number.isNaN(qty)) return { error: 'Enter a whole number, 1 or more' };
  if (qty + inCart > MAX_QTY) return { error: `Enter at most ${count(MAX_QTY - inCart)}` };
  const step = qtyFault(qty, rules);
  if (step) return { error: `${step}. Enter ${count(orderableQty(qty, rules))}` };
  const short = stockFault(qty + inCart, stock);
  if (short) return { error: inCart > 0 ? `${short}, ${count(inCart)} in the cart` : short };
  return { qty };
}

/** `1,200` is 1200; NaN for anything but a whole number from 1. */
const wholeNumber = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/.test(text) ? Number(text.replaceAll(',', '')) || Number.NaN : Number.NaN;

/** `10+ ₹92.50, 50+ ₹84.00`, each break unbroken; null without breaks. */
export const formatBreaks = (breaks: readonly { qty: number; price: number }[]): string | null =>
  breaks.map(({ qty, price }) => `${count(qty)}+\u00A0${formatRupees(price)}`).join(', ') || null;

const count = (qty: number) => qty.toLocaleString('en-IN');
