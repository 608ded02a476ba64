import { formatRupees } from '../fields/money.ts';
import type { QtyRules } from './order-qty.ts';

/** The break that applies to a quantity: the last one that it reaches. */
export const breakFor = <Break extends { qty: number }>(breaks: readonly Break[], qty: number): Break | undefined =>
  breaks.findLast((each) => each.qty <= qty);

/** `Minimum 10, in steps of 5`; null if any quantity may be ordered. */
export function formatQtyRules({ min_qty, qty_multiple }: QtyRules): string | null {
  const rules = [min_qty > 1 && `minimum ${count(min_qty)}`, qty_multiple > 1 && `in steps of ${count(qty_multiple)}`];
  const text = rules.filter(Boolean).join(', ');
  return text === '' ? null : text[0]!.toUpperCase() + text.slice(1);
}

/** `10+ ₹92.50, 50+ ₹84.00`, each break unbroken; null without breaks. */
export const formatBreaks = (breaks: readonly { qty: number; price: number }[]): string | null =>
  breaks.map(({ qty, price }) => `${count(qty)}+\u00A0${formatRupees(price)}`).join(', ') || null;

const count = (qty: number) => qty.toLocaleString('en-IN');
