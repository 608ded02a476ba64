import { backorderText } from '../catalog/backorder.ts';
import { goodsValue, toPaise } from '../fields/money.ts';
import { formatQuantity } from '../fields/unit-names.ts';
import type { StatusTone } from '../life-cycle.ts';
import { QUOTE_REASONS } from '../catalog/sale.ts';
import { breakFor, mostOrderable, qtyFault, stockFault } from '../catalog/terms.ts';
import type { ListLine } from './lists.ts';

/** What a line of a list comes to today. */
export interface LineState {
  kind: 'available' | 'short' | 'out' | 'to quote' | 'quantity' | 'gone';
  /** What is wrong and what to do; null if nothing is. */
  notice: { tone: StatusTone; text: string } | null;
  /** The quantity that goes to the cart. */
  to_cart: number;
}

/** A quantity that is not sold goes nowhere until it is changed, as in quick order (decision 014). */
export function lineState(line: ListLine): LineState {
  const { qty, gone, to_quote, stock, unit } = line;
  if (gone) {
    const text = gone === 'discontinued' ? 'No longer sold: remove it' : 'Not in your catalogue now: remove it';
    return { kind: 'gone', notice: { tone: 'bad', text }, to_cart: 0 };
  }
  if (to_quote) {
    return {
      kind: 'to quote',
      notice: { tone: 'warn', text: `${QUOTE_REASONS[to_quote]}: request a quote` },
      to_cart: 0,
    };
  }
  const fault = qtyFault(qty, line);
  if (fault) return { kind: 'quantity', notice: { tone: 'warn', text: fault }, to_cart: 0 };
  const beyond = backorderText(qty, line);
  if (beyond) return { kind: 'available', notice: { tone: 'idle', text: beyond }, to_cart: qty };
  if (qty <= stock) return { kind: 'available', notice: null, to_cart: qty };
  const to_cart = mostOrderable(line);
  if (to_cart === 0) return { kind: 'out', notice: { tone: 'bad', text: 'Out of stock' }, to_cart };
  const text = `${stockFault(qty, line)}: ${formatQuantity(to_cart, unit)} will be added`;
  return { kind: 'short', notice: { tone: 'warn', text }, to_cart };
}

/** The price of `price_per` units for a quantity, rupees. */
export const linePrice = ({ price, price_breaks }: ListLine, qty: number): number =>
  breakFor(price_breaks, qty)?.price ?? price;

/** The value of a quantity at today's price, paise before tax. */
export const lineValue = (line: ListLine, qty: number): number =>
  goodsValue(qty, toPaise(linePrice(line, qty)), line.price_per);
