import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { forgetAttempt, keyFor } from '#client/attempt.ts';
import { type CartLine, clearCart } from '#client/cart.ts';
import { queryClient } from '#client/queries.ts';
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
      const idempotency_key = await keyFor('order', body);
      const { message } = await call(createOrderEndpoint, { body: { ...body, idempotency_key } });
      forgetAttempt('order');
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
