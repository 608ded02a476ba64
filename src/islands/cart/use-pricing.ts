import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '#client/api.ts';
import type { CartLine } from '#client/cart.ts';
import { type OrderItem, priceCartEndpoint } from '#contracts/orders.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuery } from '#ui/use-query.ts';
import { orderItems } from './use-order.ts';

type Reply = z.output<typeof priceCartEndpoint.reply>;

/** The server's answer to what the cart costs today, laid out for looking lines up in it. */
export interface Pricing extends Omit<Reply, 'lines' | 'discontinued'> {
  lines: Map<number, Reply['lines'][number]>;
  discontinued: Set<number>;
  /** Products that it answers for: a line that came since has no news yet. */
  asked: Set<number>;
}

/**
 * Today's prices, stock and tax of the cart for a ship-to address, read anew whenever the page opens. The last answer
 * stands, marked stale, while the next one is awaited; a quantity that is still being changed waits for a pause.
 */
export function usePricing(lines: CartLine[], ship_address_id: number | null, { enabled = true } = {}) {
  const wanted = useMemo(() => JSON.stringify(orderItems(lines)), [lines]);
  const settled = useDebounced(wanted);
  const items: OrderItem[] = useMemo(() => JSON.parse(settled), [settled]);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: [priceCartEndpoint.path, settled, ship_address_id],
    queryFn: async ({ signal }): Promise<Pricing> =>
      laidOut(items, await call(priceCartEndpoint, { body: { items, ship_address_id }, signal })),
    enabled: enabled && items.length > 0,
    keep: true,
    staleTime: 0,
  });
  return {
    data,
    error,
    refetch,
    isFetching,
    isStale: isPlaceholderData || wanted !== settled,
    /** Neither prices nor a failure yet: what changed is not known, and would push aside what stands already. */
    isPending: wanted !== '[]' && !data && !error,
    taxLines: useTaxLines(data),
  };
}

/** Lines that the tax takes at most, whatever the place: two a rate, the most that there were. */
function useTaxLines(pricing: Pricing | undefined): number {
  const [most, setMost] = useState(0);
  const now = 2 * new Set(pricing?.taxes.map(({ name, rate }) => (name === 'IGST' ? rate : 2 * rate))).size;
  if (now > most) setMost(now);
  return Math.max(now, most);
}

function laidOut(items: OrderItem[], { lines, discontinued, ...sums }: Reply): Pricing {
  return {
    ...sums,
    lines: new Map(lines.map((line) => [line.product_id, line])),
    discontinued: new Set(discontinued),
    asked: new Set(items.map(({ product_id }) => product_id)),
  };
}
