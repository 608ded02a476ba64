import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { type CartLine, clearCart } from '#client/cart.ts';
import { queryClient } from '#client/queries.ts';
import { readUser } from '#client/session.ts';
import { type CreateOrder, createOrderEndpoint, EMPTY_ORDER, type OrderItem } from '#contracts/orders.ts';
import { dismissToasts, toast } from '#ui/toast.ts';

/** What is typed beside the cart. */
export interface Draft {
  po_number: string;
  notes: string;
  ship_address_id: number | null;
}

/** The lines that can be ordered; one without a product id cannot (specification §5). */
export function orderItems(lines: CartLine[]): OrderItem[] {
  return lines.flatMap(({ product_id, qty }) => (product_id === null ? [] : [{ product_id, qty }]));
}

/** Where the attempt is kept that the server may have seen: beside the cart, for every tab, also after a reload. */
const ATTEMPT = 'order-attempt';

/** A retry of the same order carries the same key, so an answer that was lost on its way does not order twice. */
function keyFor(body: z.input<typeof CreateOrder>): string {
  const request = JSON.stringify([readUser()?.uid, body]);
  const last = JSON.parse(localStorage.getItem(ATTEMPT) ?? 'null') as { request: string; key: string } | null;
  if (last?.request === request) return last.key;
  const key = crypto.randomUUID();
  localStorage.setItem(ATTEMPT, JSON.stringify({ request, key }));
  return key;
}

/**
 * Places orders: on success the cart is cleared and My Orders opens (specification §4); an error keeps everything.
 * `placed` forgets what was typed beside the cart.
 */
export function useOrder(placed = () => {}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Field → how to mend it, where the refusal is about one. */
  const [fields, setFields] = useState<Record<string, string>>({});

  async function place(body: z.input<typeof CreateOrder>) {
    if (busy) return;
    if (body.items.length === 0) return setError(EMPTY_ORDER);
    setBusy(true);
    setError(null);
    setFields({});
    try {
      const { message } = await call(createOrderEndpoint, { body: { ...body, idempotency_key: keyFor(body) } });
      localStorage.removeItem(ATTEMPT);
      dismissToasts();
      placed();
      clearCart();
      // Orders and stock are not what was read before.
      void queryClient.invalidateQueries();
      await navigate('/portal/orders');
      toast(message);
    } catch (failure) {
      setFields(failure instanceof ApiError ? failure.fields : {});
      setError(
        failure instanceof ApiError
          ? (failure.said ?? (failure.message || 'Failed to place order'))
          : 'Failed to place order',
      );
      setBusy(false);
    }
  }

  return { place, busy, error, fields };
}
