import { useSyncExternalStore } from 'react';
import { type CartLine, readCart, readNeedBy, watchCart } from '#client/cart.ts';

const EMPTY: CartLine[] = [];

/** The cart's lines, live in every tab; empty until hydration. */
export function useCart(): CartLine[] {
  return useSyncExternalStore(watchCart, readCart, () => EMPTY);
}

/** The date by which the cart's order is needed, as typed; blank if none. */
export function useNeedBy(): string {
  return useSyncExternalStore(watchCart, readNeedBy, () => '');
}
