/** Basis points, as stored, to percent: 1800 → 18; null to null. */
export function toPercent(basisPoints: number): number;
export function toPercent(basisPoints: number | null): number | null;
export function toPercent(basisPoints: number | null): number | null {
  return basisPoints === null ? null : basisPoints / 100;
}

/** Percent to basis points: 18 → 1800; null to null. */
export function toBasisPoints(percent: number): number;
export function toBasisPoints(percent: number | null): number | null;
export function toBasisPoints(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100);
}
