import { call } from '#client/api.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { adjustStockEndpoint } from '#contracts/catalog/adjust-stock.ts';
import { getAdminProductEndpoint, saveProductEndpoint } from '#contracts/catalog/admin.ts';
import { saveCell } from '#ui/save-cell.ts';

/**
 * Saves a price typed in the list, as a contract price. The product is read first, because a save takes all of its fields and
 * its version. Returns why it was refused, or null.
 */
export function savePrice(id: number, typed: string, was: string): Promise<string | null> {
  return saveCell(async () => {
    const price = parseNumber(typed);
    if (price === null || Number.isNaN(price)) return 'Enter the price in rupees, e.g. 1,250.50.';
    const { product } = await call(getAdminProductEndpoint, { query: { id } });
    if (product.price.toFixed(2) !== was) {
      return `Someone has changed the price to ₹${product.price.toFixed(2)}. Enter yours again to replace it.`;
    }
    const { price_source: _, currency: __, ...fields } = product;
    await call(saveProductEndpoint, { body: { ...fields, price } });
    return null;
  });
}

/** Saves a counted stock typed in the list. Returns why it was refused, or null. */
export function saveStock(id: number, typed: string, was: string): Promise<string | null> {
  return saveCell(async () => {
    const count = parseNumber(typed);
    if (count === null || Number.isNaN(count)) return 'Enter the counted stock, e.g. 250.';
    const counted = { reason: 'counted', note: null } as const;
    await call(adjustStockEndpoint, { body: { product_id: id, count, stock_was: Number(was), ...counted } });
    return null;
  });
}
