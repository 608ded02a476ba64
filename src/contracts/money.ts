/** Money: integer paise inside, rupees on the wire, lakh grouping on the screen. */

/** Paise to the wire's rupees; `toPaise` gives the same paise back for every amount below ₹ 22 lakh crore (2^51 paise). */
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
