import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '#client/api.ts';
import type { CartLine } from '#client/cart.ts';
import { type OrderItem, priceCartEndpoint, type Totals } from '#contracts/orders/portal.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuery } from '#ui/use-query.ts';
import { orderItems } from './use-order.ts';

type Reply = z.output<typeof priceCartEndpoint.reply>;

/** The server's current pricing of the cart, by product. */
export interface Pricing extends Omit<Reply, 'lines' | 'discontinued' | 'expired' | 'unpriced'> {
  lines: Map<number, Reply['lines'][number]>;
  discontinued: Set<number>;
  /** The last day of each price that has expired. */
  expired: Map<number, string>;
  unpriced: Set<number>;
  /** The products priced: a line added since is not known yet. */
  pricedIds: Set<number>;
}

const NO_TOTALS: Totals = { subtotal: 0, tax: 0, shipping: 0, total: 0 };

/**
 * Current prices, stock and tax of the cart for a ship-to address, read each time the page opens. The last pricing is
 * returned as stale while the next one loads; changes of quantity are debounced.
 */
export function usePricing(lines: CartLine[], ship_address_id: number | null, { enabled = true } = {}) {
  const wanted = useMemo(() => JSON.stringify(orderItems(lines)), [lines]);
  const settled = useDebounced(wanted);
  const items: OrderItem[] = useMemo(() => JSON.parse(settled), [settled]);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: [priceCartEndpoint.path, settled, ship_address_id],
    queryFn: async ({ signal }): Promise<Pricing> =>
      pricingOf(items, await call(priceCartEndpoint, { body: { items, ship_address_id }, signal })),
    enabled: enabled && items.length > 0,
    keepPrevious: true,
    staleTime: 0,
  });
  return {
    data,
    /** Zeros for a cart without a line that can be ordered: nothing is calculated then. */
    totals: items.length === 0 ? NO_TOTALS : data?.totals,
    error,
    refetch,
    isFetching,
    isStale: isPlaceholderData || wanted !== settled,
    /** Neither prices nor an error yet, so that notices could still move the page. */
    isPending: wanted !== '[]' && !data && !error,
    taxLines: useTaxLines(data),
  };
}

/** The most tax lines so far, at two per rate (CGST and SGST), to reserve space for them. */
function useTaxLines(pricing: Pricing | undefined): number {
  const [max, setMax] = useState(0);
  const current = 2 * new Set(pricing?.taxes.map(({ name, rate }) => (name === 'IGST' ? rate : 2 * rate))).size;
  if (current > max) setMax(current);
  return Math.max(current, max);
}

function pricingOf(items: OrderItem[], { lines, discontinued, expired, unpriced, ...sums }: Reply): Pricing {
  return {
    ...sums,
    lines: new Map(lines.map((line) => [line.product_id, line])),
    discontinued: new Set(discontinued),
    expired: new Map(expired.map(({ product_id, until }) => [product_id, until])),
    unpriced: new Set(unpriced),
    pricedIds: new Set(items.map(({ product_id }) => product_id)),
  };
}
