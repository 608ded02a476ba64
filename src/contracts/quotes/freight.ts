/**
 * The GST rate proposed for freight charged with goods: it follows them (composite supply, CGST Act s. 2(30), s. 8(a)), and where
 * they have several rates, the highest (s. 8(b) for a mixed supply), so that no tax is undercharged. Rates in any unit; null
 * if no line has one.
 */
export function proposedFreightRate(rates: readonly (number | null)[]): number | null {
  const known = rates.filter((rate) => rate !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
