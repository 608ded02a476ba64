/** Kilometres that an e-way bill covers in a day (CGST Rules r. 138(10)). */
const KM_A_DAY = { regular: 200, oversize: 20 } as const;

/**
 * Days for which an e-way bill is valid: one per 200 km or part of it, per 20 km for over-dimensional cargo. Each ends at
 * midnight; the day on which Part B was entered does not count.
 */
export function validityDays(km: number, cargo: keyof typeof KM_A_DAY = 'regular'): number {
  return Math.max(1, Math.ceil(km / KM_A_DAY[cargo]));
}
