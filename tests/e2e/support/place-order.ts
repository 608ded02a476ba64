import type { Page } from '@playwright/test';
import { callAs, tokenOf } from './colleagues.ts';
import { buyers } from './test.ts';

interface Offer {
  id: number;
  stock: number;
  to_quote: string | null;
  price_per: number;
}

/** Places an order of these quantities of the cheapest stocked products of the buyer's catalogue; returns its number. */
export async function placeOrder({ request }: Page, po_number = 'PO/E2E/7', quantities = [5, 2]): Promise<number> {
  const token = await tokenOf(request, buyers.aravalli);
  const { items } = await callAs(request, token, '/api/catalog/list?sort=price_asc&size=60');
  const stocked = (items as Offer[]).filter((item) => item.stock >= 10 && !item.to_quote && item.price_per === 1);
  const lines = quantities.map((qty, index) => ({ product_id: stocked[index]!.id, qty }));
  return (await callAs(request, token, '/api/orders/create', { items: lines, po_number })).id;
}
