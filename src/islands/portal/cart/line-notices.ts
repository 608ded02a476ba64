import type { CartLine } from '#client/cart.ts';
import { formatDay } from '#client/format.ts';
import { isAvailable, type Supply } from '#contracts/catalog/backorder.ts';
import { stockFault } from '#contracts/catalog/terms.ts';
import type { Delivery } from '#contracts/delivery/delivery.ts';
import { dayErrors } from '#contracts/fields/day-span.ts';
import { formatUnitPrice, goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import type { StatusTone } from '#contracts/life-cycle.ts';
import type { Pricing } from './use-pricing.ts';

/** Lines per page of the cart: a quick order may add two thousand. */
export const LINES_PER_PAGE = 100;

/** A change to a line since it was added to the cart, or a reason why it cannot be ordered. */
type LineNoticeKind =
  | 'no-id'
  | 'unknown'
  | 'discontinued'
  | 'expired'
  | 'unpriced'
  | 'no-rate'
  | 'out'
  | 'short'
  | 'step'
  | 'dearer'
  | 'cheaper'
  | 'late';
export type LineNotice = { kind: LineNoticeKind; tone: StatusTone; text: string };

/** The server's current price and stock of a line; undefined until priced, and for a product that is not sold. */
export function pricedLine(line: CartLine, pricing: Pricing | undefined) {
  return line.product_id === null ? undefined : pricing?.lines.get(line.product_id);
}

/** The notices of a line; none while its pricing is not known. */
export function lineNotices(line: CartLine, pricing: Pricing | undefined): LineNotice[] {
  if (line.product_id === null) return [notice('no-id', 'warn', 'Re-add this item from the catalogue')];
  if (!pricing?.pricedIds.has(line.product_id)) return [];
  if (pricing.discontinued.has(line.product_id)) return [notice('discontinued', 'bad', 'Discontinued: no longer sold')];
  const until = pricing.expired.get(line.product_id);
  if (until) return [notice('expired', 'bad', `Contract price ended on ${formatDay(until)}: request a quote`)];
  if (pricing.unpriced.has(line.product_id)) return [notice('unpriced', 'bad', 'Price on request: request a quote')];
  const priced = pricedLine(line, pricing);
  if (!priced) return [notice('unknown', 'bad', 'No longer in your catalogue')];
  if (priced.gst_rate === null) return [notice('no-rate', 'bad', 'GST rate to be confirmed: request a quote')];
  return [
    ...stockNotices(line.qty, priced),
    // Priced for another quantity: its pricing is on the way.
    ...(priced.qty === line.qty && priced.qty_fault ? [notice('step', 'warn', priced.qty_fault)] : []),
    ...priceNotices(line, { ...line, price: priced.base_price, price_per: priced.price_per }, priced.price_from),
  ];
}

/** The lines with their notices. If they fill several pages, those with notices come first. */
export function noticedLines(lines: CartLine[], pricing: Pricing | undefined, needBy: string) {
  const rows = lines.map((line, index) => ({
    ...{ line, index, key: line.product_id ?? `line-${index}` },
    notices: [...lineNotices(line, pricing), ...lateNotices(line, pricing, needBy)],
  }));
  const hasNotices = ({ notices }: (typeof rows)[number]) => Number(notices.length > 0);
  return rows.length > LINES_PER_PAGE ? rows.toSorted((a, b) => hasNotices(b) - hasNotices(a)) : rows;
}

/** The changes to the cart as a whole. */
export function cartChanges(lines: CartLine[], pricing: Pricing | undefined) {
  const all = lines.map((line) => ({ line, kinds: lineNotices(line, pricing).map(({ kind }) => kind) }));
  const linesWith = (...wanted: LineNoticeKind[]) =>
    all.filter(({ kinds }) => kinds.some((kind) => wanted.includes(kind)));
  const repriced = linesWith('dearer', 'cheaper').map(({ line }) => line);
  return {
    repriced,
    /** In rupees, by which the new prices raise the cart's total; negative where they lower it. */
    difference: repriced.reduce((sum, line) => sum + differenceOf(line, pricing), 0),
    short: linesWith('short').length,
    /** Lines with a quantity that is not sold. */
    unsold: linesWith('step').length,
    /** Lines that cannot be ordered. */
    unavailable: linesWith('out', 'discontinued', 'expired', 'unpriced', 'no-rate', 'unknown').map(({ line }) => line),
  };
}

function differenceOf(line: CartLine, pricing: Pricing | undefined): number {
  const { base_price: price, price_per } = pricedLine(line, pricing) ?? { ...line, base_price: line.price };
  return toRupees(goodsValue(line.qty, toPaise(price), price_per) - valueOfLine(line));
}

function stockNotices(qty: number, supply: Supply): LineNotice[] {
  if (!isAvailable(supply)) return [notice('out', 'bad', 'Out of stock')];
  const short = stockFault(qty, supply);
  return short ? [notice('short', 'warn', short)] : [];
}

const valueOfLine = ({ qty, price, price_per }: CartLine) => goodsValue(qty, toPaise(price), price_per);

/** `from` is the first day of the price that applies now, which explains the change. */
function priceNotices(before: CartLine, now: CartLine, from: string | null): LineNotice[] {
  const each = (line: CartLine) => toPaise(line.price) / line.price_per;
  if (each(before) === each(now)) return [];
  const change = `${formatUnitPrice(before)} → ${formatUnitPrice(now)}${from ? `, contract price from ${formatDay(from)}` : ''}`;
  return each(now) > each(before)
    ? [notice('dearer', 'warn', `Price up: ${change}`)]
    : [notice('cheaper', 'ok', `Price down: ${change}`)];
}

/** Says that a line will not arrive by the need-by date, which may be blank; nothing before the line is priced. */
export function lateNotices(line: CartLine, pricing: Pricing | undefined, needBy: string): LineNotice[] {
  const delivery = pricedLine(line, pricing)?.delivery;
  if (!delivery || !isDay(needBy) || (delivery.deliver_on !== null && delivery.deliver_on <= needBy)) return [];
  return [notice('late', 'warn', lateText(delivery, needBy))];
}

function lateText({ deliver_on, in_stock_on }: Delivery, needBy: string): string {
  if (deliver_on === null) return 'No delivery date yet';
  const isPartInTime = in_stock_on !== null && in_stock_on <= needBy;
  return `${isPartInTime ? 'Not all by' : 'Arrives after'} ${formatDay(needBy)}`;
}

const isDay = (typed: string) => typed !== '' && dayErrors({ day: typed }).day === undefined;

function notice(kind: LineNoticeKind, tone: StatusTone, text: string): LineNotice {
  return { kind, tone, text };
}
