/** The last day of a month: `2026-11` → `2026-11-30`. */
export function lastOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
