import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { Letter } from './letter-parts.ts';
import { adminPages } from './pages.ts';

interface GoodsAllocated {
  /** The owner's name; null in the mail to sales, for orders without an owner. */
  name: string | null;
  /** What each order got, and how much it is still short. */
  orders: { order_id: number; sku: string; name: string; unit: string; qty: number; short: number }[];
}

/** Goods in stores. */
export const storesMails = {
  'goods-allocated': ({ name, orders }: GoodsAllocated): Letter => {
    const ids = [...new Set(orders.map(({ order_id }) => order_id))];
    const [only] = ids.length === 1 ? ids : [];
    const which = only ? `order ${only}` : `${ids.length} orders`;
    return {
      sheet: only ? `ORDER ${only}` : 'GOODS RECEIVED',
      ...(name ? { to: name } : {}),
      subject: `Goods in for ${which}`,
      lead: `Goods that ${which} was short of have come in. They are allocated and ready to pack.`,
      blocks: [
        {
          lines: orders.map(({ order_id, sku, name: item, unit, qty, short }) => ({
            item: `Order ${order_id}: ${item}${short > 0 ? `, ${formatQuantity(short, unit)} still short` : ''}`,
            code: sku,
            qty: formatQuantity(qty, unit),
          })),
        },
      ],
      action: only
        ? { label: 'Open the order', path: adminPages.order(only) }
        : { label: 'Open the orders to pack', path: adminPages.toPack },
    };
  },
};
