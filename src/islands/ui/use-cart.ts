import { useSyncExternalStore } from 'react';
import { type CartLine, readCart, watchCart } from '#client/cart.ts';

const nothing: CartLine[] = [];

/** The cart's lines, live in every tab; empty until hydration. */
export function useCart(): CartLine[] {
  return useSyncExternalStore(watchCart, readCart, () => nothing);
}
