import type { Page } from '@playwright/test';
import { buyers, password } from './test.ts';

/** Places an order of two products of the buyer's catalogue over HTTP; returns its number. */
export async function placeOrder(page: Page): Promise<number> {
  return page.evaluate(
    async ([email, password]) => {
      const post = async (path: string, body: object, token = '') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const { token } = await post('/api/login', { email, password });
      const headers = { authorization: `Bearer ${token}` };
      const { items } = await (await fetch('/api/catalog/list?sort=price_asc&size=60', { headers })).json();
      const [one, two] = items.filter(
        ({ stock, to_quote, price_per }: { stock: number; to_quote: string | null; price_per: number }) =>
          stock >= 10 && !to_quote && price_per === 1,
      );
      const lines = [
        { product_id: one.id, qty: 5 },
        { product_id: two.id, qty: 2 },
      ];
      return (await post('/api/orders/create', { items: lines, po_number: 'PO/E2E/7' }, token)).id;
    },
    [buyers.aravalli, password] as const,
  );
}
