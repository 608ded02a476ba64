/** Money: integer paise inside, rupees on the wire, lakh grouping on the screen. */

/** The most that an order or a quote may come to, paise: ₹ 22 lakh crore. Above 2^51 a double of rupees loses paise. */
export const MAX_TOTAL_PAISE = 2_200_000_000_000_000;

/** Paise to the wire's rupees; `toPaise` gives the same paise back for every amount up to `MAX_TOTAL_PAISE`. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** The wire's rupees to integer paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** A part of an amount, half up, in integers: paise times basis points, or pieces, outgrow the exact range of a double. */
export function share(paise: number, rate: number, whole: number): number {
  return Number((BigInt(paise) * BigInt(rate) * 2n + BigInt(whole)) / BigInt(2 * whole));
}

/** What per cent take off an amount, paise. */
export function discountOn(paise: number, percent: number): number {
  return share(paise, Math.round(percent * 100), 10_000);
}

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees for the screen, two decimals (specification §9): `₹1,23,45,678.90`; what is less than nothing with a minus sign. */
export function formatRupees(rupees: number): string {
  return inr.format(rupees).replace('-', '−');
}
