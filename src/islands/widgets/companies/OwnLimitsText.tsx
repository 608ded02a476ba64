import type { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { formatOwnLimits, type OwnLimits } from '#contracts/companies/own-limits.ts';

/** A person's own limits, or that the company's apply. */
export function OwnLimitsText({ limits, period }: { limits: OwnLimits; period: LimitPeriod }) {
  const text = formatOwnLimits(limits, period);
  return text ? <span>{text}</span> : <span className="quiet">As the company</span>;
}
