import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { clearIdempotencyKey, idempotencyKeyFor } from '#client/idempotency-key.ts';
import { type CartLine, clearCart } from '#client/cart.ts';
import { queryClient } from '#client/queries.ts';
import { type CreateOrder, createOrderEndpoint, EMPTY_ORDER, type OrderItem } from '#contracts/orders/portal.ts';
import type { PoFileDraft } from '#widgets/attachments/use-po-file.ts';
import { dismissToasts, toast } from '#ui/toast.ts';

/** The checkout fields. */
export interface Draft extends PoFileDraft {
  po_number: string;
  /** Missing in drafts kept from before there was this field. */
  po_date?: string;
  notes: string;
  ship_address_id: number | null;
  /** Undefined before a choice: the usual one. */
  cost_centre_id?: number | null;
}

/** The lines that can be ordered: those with a product id (specification §5). */
export function orderItems(lines: CartLine[]): OrderItem[] {
  return lines.flatMap(({ product_id, qty }) => (product_id === null ? [] : [{ product_id, qty }]));
}

/** The server's message, else the specification's (§8); without any reply what the connection did. */
function messageOf(failure: unknown): string {
  const isRefusal = failure instanceof ApiError;
  if (isRefusal && failure.status === 0) return failure.message;
  return (isRefusal && failure.serverMessage) || 'Failed to place order';
}

/**
 * Places orders: on success it clears the cart and opens My Orders (specification §4); an error keeps everything.
 * `onPlaced` clears the checkout fields.
 */
export function useOrder(onPlaced = () => {}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Field → how to fix it. */
  const [fields, setFields] = useState<Record<string, string>>({});

  async function place(body: z.input<typeof CreateOrder>) {
    if (busy) return;
    if (body.items.length === 0) return setError(EMPTY_ORDER);
    setBusy(true);
    setError(null);
    setFields({});
    try {
      const idempotency_key = await idempotencyKeyFor('order', body);
      const { message } = await call(createOrderEndpoint, { body: { ...body, idempotency_key } });
      clearIdempotencyKey('order');
      dismissToasts();
      onPlaced();
      clearCart();
      // Orders and stock have changed.
      void queryClient.invalidateQueries();
      await navigate('/portal/orders');
      toast(message);
    } catch (failure) {
      setFields(failure instanceof ApiError ? failure.fields : {});
      setError(messageOf(failure));
      setBusy(false);
    }
  }

  /** Says why it cannot be placed; null clears what was said before. */
  const refuse = (reason: string | null) => {
    setError(reason);
    setFields({});
  };

  return { place, refuse, busy, error, fields };
}
