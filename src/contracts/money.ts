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

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees for the screen, two decimals (specification §9): `₹1,23,45,678.90`; what is less than nothing with a minus sign. */
export function formatRupees(rupees: number): string {
  return inr.format(rupees).replace('-', '−');
}
