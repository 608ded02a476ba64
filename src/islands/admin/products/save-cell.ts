import { ApiError, call } from '#client/api.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { queryClient } from '#client/queries.ts';
import { adjustStockEndpoint } from '#contracts/catalog/adjust-stock.ts';
import { getAdminProductEndpoint, saveProductEndpoint } from '#contracts/catalog/admin.ts';

/**
 * Saves a price typed in the list, as a contract price. The product is read first, because a save takes all of its fields and
 * its version. Returns why it was refused, or null.
 */
export function savePrice(id: number, typed: string, was: string): Promise<string | null> {
  return refusalOf(async () => {
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
  return refusalOf(async () => {
    const count = parseNumber(typed);
    if (count === null || Number.isNaN(count)) return 'Enter the counted stock, e.g. 250.';
    const counted = { reason: 'counted', note: null } as const;
    await call(adjustStockEndpoint, { body: { product_id: id, count, stock_was: Number(was), ...counted } });
    return null;
  });
}

/** Reloads the list after a save, and after a refusal, so that the row shows what others have saved. */
async function refusalOf(save: () => Promise<string | null>): Promise<string | null> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Object.values(error.fields)[0] ?? error.message;
  } finally {
    await queryClient.invalidateQueries();
  }
}
