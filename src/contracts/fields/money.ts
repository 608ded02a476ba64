import { inThousandths } from './thousandths.ts';

/** Money: integer paise inside, rupees on the wire, lakh grouping on screen. */

/** Highest total of an order or quote, paise: ₹22 lakh crore. Above 2^51 a double of rupees loses paise. */
export const MAX_TOTAL_PAISE = 2_200_000_000_000_000;

/** Paise to rupees, null to null; `toPaise` restores the same paise for every amount up to `MAX_TOTAL_PAISE`. */
export function toRupees(paise: number): number;
export function toRupees(paise: number | null): number | null;
export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}

/** Rupees to integer paise, null to null. */
export function toPaise(rupees: number): number;
export function toPaise(rupees: number | null): number | null;
export function toPaise(rupees: number | null): number | null {
  return rupees === null ? null : Math.round(rupees * 100);
}

/** `paise × rate ÷ whole`, rounded half up. BigInt, because the product can exceed the exact range of a double. */
export function share(paise: number, rate: number, whole: number): number {
  return Number((BigInt(paise) * BigInt(rate) * 2n + BigInt(whole)) / BigInt(2 * whole));
}

/**
 * The only price × quantity: the value of `qty` units in paise at a price for `price_per` of them, rounded half up to the paisa.
 */
export function goodsValue(qty: number, price_paise: number, price_per: number): number {
  return share(price_paise, inThousandths(qty), 1000 * price_per);
}

/** The discount on an amount, paise. */
export function discountOn(paise: number, percent: number): number {
  return share(paise, Math.round(percent * 100), 10_000);
}

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** A unit price, rupees: `₹412.00`, or `₹412.00 / 100 NOS`. */
export function formatUnitPrice({
  price,
  price_per,
  unit,
}: {
  price: number;
  price_per: number;
  unit: string;
}): string {
  return price_per === 1 ? formatRupees(price) : `${formatRupees(price)} / ${formatPer({ price_per, unit })}`;
}

/** What a price is for: `NOS`, `100 NOS`, `1,000 NOS`. */
export const formatPer = ({ price_per, unit }: { price_per: number; unit: string }): string =>
  price_per === 1 ? unit : `${price_per.toLocaleString('en-IN')} ${unit}`;

/** Rupees with two decimals (specification §9): `₹1,23,45,678.90`, negative with a minus sign. */
export function formatRupees(rupees: number): string {
  return inr.format(rupees).replace('-', '−');
}
