/** Paise that a UPI payment to a business may usually have; more in some trades (NPCI circulars). */
export const UPI_LIMIT_PAISE = 1_00_000_00;

export const UPI_LIMIT_NOTE = 'UPI apps usually allow up to ₹1,00,000 a payment. For more, use NEFT or RTGS.';

/** Longest transaction reference of a UPI link. */
const MAX_REFERENCE = 35;

/**
 * The link of a UPI payment (NPCI, UPI linking specification 1.6): payee address and name, amount, reference, currency.
 * The `@` of the address is not encoded, because some apps do not decode it.
 */
export function upiLink(given: { id: string; payee: string; amount_paise: number; reference: string }): string {
  const { id, payee, amount_paise, reference } = given;
  const amount = `${Math.trunc(amount_paise / 100)}.${String(amount_paise % 100).padStart(2, '0')}`;
  const parts = [
    `pa=${id}`,
    `pn=${encodeURIComponent(payee)}`,
    `am=${amount}`,
    `tr=${encodeURIComponent(reference.slice(0, MAX_REFERENCE))}`,
    'cu=INR',
  ];
  return `upi://pay?${parts.join('&')}`;
}
