import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#client/api.ts';
import type { CartLine } from '#client/cart.ts';
import { queryClient } from '#client/queries.ts';
import { priceCartEndpoint } from '#contracts/orders.ts';
import { orderItems } from './use-order.ts';

/** The server's answer to what the cart costs today. */
export type Pricing = z.output<typeof priceCartEndpoint.reply>;

/** Today's prices, stock and tax of the cart for a ship-to address; the last answer stands while the next one loads. */
export function usePricing(lines: CartLine[], ship_address_id: number | null, { enabled = true } = {}) {
  const items = orderItems(lines);
  return useQuery(
    {
      queryKey: [priceCartEndpoint.path, items, ship_address_id],
      queryFn: ({ signal }) => call(priceCartEndpoint, { body: { items, ship_address_id }, signal }),
      enabled: enabled && items.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  );
}
