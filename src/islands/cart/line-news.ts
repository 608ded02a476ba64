import type { CartLine } from '#client/cart.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/money.ts';
import type { StatusTone } from '#ui/Status.tsx';
import type { Pricing } from './use-pricing.ts';

/** What became of a line since it was put into the cart. */
export type NewsKind = 'no-id' | 'unknown' | 'discontinued' | 'out' | 'short' | 'dearer' | 'cheaper';
export type News = { kind: NewsKind; tone: StatusTone; text: string };

/** A line as the server knows it today; undefined until it has answered, and where it does not sell it. */
export function pricedLine(line: CartLine, pricing: Pricing | undefined) {
  return line.product_id === null ? undefined : pricing?.lines.get(line.product_id);
}

/** What changed since the line was put here, in words; nothing where nothing did or nobody knows yet. */
export function newsOf(line: CartLine, pricing: Pricing | undefined): News[] {
  if (line.product_id === null) return [news('no-id', 'warn', 'Re-add this item from the catalogue')];
  if (!pricing?.asked.has(line.product_id)) return [];
  if (pricing.discontinued.has(line.product_id)) return [news('discontinued', 'bad', 'Discontinued: no longer sold')];
  const priced = pricedLine(line, pricing);
  if (!priced) return [news('unknown', 'bad', 'No longer in your catalogue')];
  return [...stockNews(line.qty, priced.stock), ...priceNews(line.price, priced.price)];
}

/** How the cart as a whole changed: what is said above it. */
export function newsOfCart(lines: CartLine[], pricing: Pricing | undefined) {
  const all = lines.map((line) => ({ line, kinds: newsOf(line, pricing).map(({ kind }) => kind) }));
  const having = (...wanted: NewsKind[]) => all.filter(({ kinds }) => kinds.some((kind) => wanted.includes(kind)));
  const repriced = having('dearer', 'cheaper').map(({ line }) => line);
  return {
    repriced,
    /** Rupees that the new prices add to the cart; negative where they lower it. */
    difference: repriced.reduce((sum, line) => sum + differenceOf(line, pricing), 0),
    short: having('short').length,
    /** Lines that no order can hold as they stand. */
    unavailable: having('out', 'discontinued', 'unknown').map(({ line }) => line),
  };
}

function differenceOf(line: CartLine, pricing: Pricing | undefined): number {
  const price = pricedLine(line, pricing)?.price ?? line.price;
  return toRupees((toPaise(price) - toPaise(line.price)) * line.qty);
}

function stockNews(qty: number, stock: number): News[] {
  if (stock <= 0) return [news('out', 'bad', 'Out of stock')];
  if (stock < qty) return [news('short', 'warn', `Only ${stock.toLocaleString('en-IN')} in stock`)];
  return [];
}

function priceNews(before: number, now: number): News[] {
  if (toPaise(before) === toPaise(now)) return [];
  const change = `${formatRupees(before)} → ${formatRupees(now)}`;
  return now > before
    ? [news('dearer', 'warn', `Price up: ${change}`)]
    : [news('cheaper', 'ok', `Price down: ${change}`)];
}

function news(kind: NewsKind, tone: StatusTone, text: string): News {
  return { kind, tone, text };
}
