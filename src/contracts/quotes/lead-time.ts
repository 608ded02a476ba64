/** The time to dispatch, from the date of the order. Without one nothing is promised. */
export function formatLeadTime(lead_days: number | null): string {
  if (lead_days === null) return 'to be confirmed';
  return lead_days === 1 ? '1 day' : `${lead_days} days`;
}
