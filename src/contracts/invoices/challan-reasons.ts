/** Why goods leave under a delivery challan and not an invoice: the kinds of CGST Rules r. 55(1) that apply to a trader. */
export const CHALLAN_REASONS = [
  'goods on approval',
  'job work',
  'job work, capital goods',
  'not a supply',
  'other supply',
] as const;
export type ChallanReason = (typeof CHALLAN_REASONS)[number];

/** What screens and the challan say. */
export const CHALLAN_REASON_LABELS: Readonly<Record<ChallanReason, string>> = {
  // CGST Act s. 31(7): invoiced at the time of supply or six months after removal, whichever is earlier.
  'goods on approval': 'Goods sent on approval',
  'job work': 'Job work',
  // CGST Act s. 143(4): three years, not one.
  'job work, capital goods': 'Job work, capital goods',
  'not a supply': 'Other than by way of supply',
  // r. 55(4): the invoice follows after delivery.
  'other supply': 'Other',
};

/** Only a supply has tax on its challan (r. 55(1)(vii)). */
export const isSupply = (reason: ChallanReason): boolean => reason === 'other supply';

/** What has to be done with goods that left under a challan, within how many months of their removal. */
const LIMITS: Readonly<Partial<Record<ChallanReason, { months: number; label: string }>>> = {
  // CGST Act s. 31(7).
  'goods on approval': { months: 6, label: 'Invoice or return by' },
  // s. 143(1), (3) and (4): not returned in time, they count as supplied on the day they left.
  'job work': { months: 12, label: 'Return by' },
  'job work, capital goods': { months: 36, label: 'Return by' },
};

/** Reasons with a limit, and its months. */
export const LIMIT_MONTHS = Object.entries(LIMITS).map(([reason, { months }]) => [reason, months] as const);

/** Days before a limit from which the dashboard counts a challan. */
export const LIMIT_NOTICE_DAYS = 30;

/** Last day for goods removed on `from` (`YYYY-MM-DD`); null if the law sets none. A month that is shorter ends earlier. */
export function challanLimit(reason: ChallanReason, from: string): { label: string; date: string } | null {
  const limit = LIMITS[reason];
  if (!limit) return null;
  const [year, month, day] = from.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month - 1 + limit.months + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + limit.months, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return { label: limit.label, date };
}

/** A line of a challan whose movement is no supply (CGST Rules r. 55(1)(vii)). */
export const withoutTax = <Line extends { taxable_paise: number }>(line: Line) => ({
  ...line,
  ...{ cgst_paise: 0, sgst_paise: 0, igst_paise: 0, total_paise: line.taxable_paise },
});
