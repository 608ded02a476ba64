import { useSyncExternalStore } from 'react';
import { type CartLine, readCart, watchCart } from '#client/cart.ts';

const EMPTY: CartLine[] = [];

/** The cart's lines, live in every tab; empty until hydration. */
export function useCart(): CartLine[] {
  return useSyncExternalStore(watchCart, readCart, () => EMPTY);
}
