/** Quantities have up to three decimals. As integers of a thousandth their sums are exact: 0.1 + 0.2 is 0.3. */

/** A quantity as an integer. */
export function inThousandths(qty: number): number {
  return Math.round(qty * 1000);
}

/** The exact sum of quantities; give one to subtract with a minus sign. */
export function sumQty(...quantities: number[]): number {
  return quantities.reduce((sum, qty) => sum + inThousandths(qty), 0) / 1000;
}
