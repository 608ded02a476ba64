import type { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { type OwnLimits, ownLimitTexts } from '#contracts/companies/own-limits.ts';

/** A person's own limits, or that the company's apply. */
export function OwnLimitsText({ limits, period }: { limits: OwnLimits; period: LimitPeriod }) {
  const texts = ownLimitTexts(limits, period);
  if (texts.length === 0) return <span className="quiet">Same as the company</span>;
  return (
    <span className="two-lines">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
