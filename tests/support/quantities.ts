import fc from 'fast-check';

/** A quantity above 0: whole, or with up to three decimals. */
export const anyQty = (max: number) =>
  fc.oneof(
    fc.integer({ min: 1, max }),
    fc.integer({ min: 1, max: max * 1000 }).map((thousandths) => thousandths / 1000),
  );

/** The number of units that a price is for. */
export const anyPricePer = fc.constantFrom(1, 100, 1000);

/** A price times a quantity as a fraction of paise, rounded half up, independently of the money engine. */
export function rationalValue(qty: number, price_paise: number, price_per: number): number {
  const [numerator, denominator] = [BigInt(Math.round(qty * 1000)) * BigInt(price_paise), 1000n * BigInt(price_per)];
  const [whole, rest] = [numerator / denominator, numerator % denominator];
  return Number(rest * 2n >= denominator ? whole + 1n : whole);
}
