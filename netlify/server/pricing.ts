import type { OrderItem, Totals } from '#contracts/orders.ts';
import { toRupees } from '#contracts/money.ts';
import type { products } from '#db/schema/catalog.ts';
import { supplier } from '#site';
import { isInterState, type Tax, taxOn } from './tax.ts';

/** What pricing needs to know of a product. */
export type PricedProduct = Pick<typeof products.$inferSelect, 'price_paise' | 'gst_rate_bp'>;

/** Amounts of one line, paise. */
export interface LineAmounts extends Tax {
  taxable_paise: number;
  total_paise: number;
}

/** Freight is quoted, never added in the cart (specification §9). */
export const SHIPPING_PAISE = 0;

/** A quantity of a product, priced and taxed for a place of supply. */
export function priceLine(product: PricedProduct, qty: number, placeOfSupply: string): LineAmounts {
  const taxable_paise = product.price_paise * qty;
  const tax = taxOn(taxable_paise, product.gst_rate_bp, isInterState(supplier.state, placeOfSupply));
  return { taxable_paise, ...tax, total_paise: taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise };
}

/** Sums of the lines, paise. */
export function sumLines(lines: LineAmounts[]) {
  const subtotal_paise = lines.reduce((sum, line) => sum + line.taxable_paise, 0);
  const goods_paise = lines.reduce((sum, line) => sum + line.total_paise, 0);
  return {
    subtotal_paise,
    tax_paise: goods_paise - subtotal_paise,
    shipping_paise: SHIPPING_PAISE,
    total_paise: goods_paise + SHIPPING_PAISE,
  };
}

/** The sums as the wire shows them, rupees. */
export function totalsOf(sums: ReturnType<typeof sumLines>): Totals {
  return {
    subtotal: toRupees(sums.subtotal_paise),
    tax: toRupees(sums.tax_paise),
    shipping: toRupees(sums.shipping_paise),
    total: toRupees(sums.total_paise),
  };
}

/** One line for each product, in the order of their ids: the order in which stock is locked, so that no two orders deadlock. */
export function mergeItems(items: OrderItem[]): OrderItem[] {
  const qtyById = new Map<number, number>();
  for (const { product_id, qty } of items) qtyById.set(product_id, (qtyById.get(product_id) ?? 0) + qty);
  return [...qtyById].map(([product_id, qty]) => ({ product_id, qty })).sort((a, b) => a.product_id - b.product_id);
}
