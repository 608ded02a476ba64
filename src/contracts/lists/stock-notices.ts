import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/text.ts';

/** Most products of which one person waits for stock. */
export const MAX_STOCK_NOTICES = 300;

/** A product of which the caller waits for stock. */
export const StockNotice = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  /** False once the product is discontinued: it will not be back. */
  active: z.boolean(),
  created_at: z.iso.datetime(),
});
export type StockNotice = z.infer<typeof StockNotice>;

/** What the caller waits for, the latest first. A notice is gone once its mail is queued. */
export const listStockNoticesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/stock-notices',
  roles: ['customer'],
  reply: z.object({ items: z.array(StockNotice) }),
});

/**
 * Asks for one mail when a product can be ordered again, or withdraws that. 404 for a product of another company, 409 if it is
 * in stock, or above MAX_STOCK_NOTICES.
 */
export const saveStockNoticeEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/stock-notice-save',
  roles: ['customer'],
  composed: true,
  body: z.object({
    product_id: id,
    /** False withdraws it. */
    wanted: z.boolean(),
  }),
  reply: z.object({ message: z.string() }),
});
