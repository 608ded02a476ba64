import { formatDay } from '#client/format.ts';
import { type Validity as Days, validityOn } from '#contracts/catalog/validity.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { Status } from '#ui/Status.tsx';

/** When the prices of a list apply: `From 1 Apr 2026 until 31 Mar 2027`, with a warning outside these days. */
export function Validity({ days }: { days: Days }) {
  const state = validityOn(dayInIndia(), days);
  const text = formatValidity(days);
  if (state === 'now') return <span>{text}</span>;
  return (
    <span className="two-lines">
      <Status tone={state === 'later' ? 'warn' : 'bad'}>{state === 'later' ? 'Not yet valid' : 'Expired'}</Status>
      <span className="small quiet">{text}</span>
    </span>
  );
}

/** The days of a list in words. */
export function formatValidity({ valid_from, valid_until }: Days): string {
  const from = valid_from && `from ${formatDay(valid_from)}`;
  const until = valid_until && `until ${formatDay(valid_until)}`;
  const text = [from, until].filter(Boolean).join(' ');
  return text === '' ? 'No end date' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the days of a list mean for buyers, if its prices do not apply today. */
export function describeDays(days: Days): string | null {
  switch (validityOn(dayInIndia(), days)) {
    case 'now':
      return null;
    case 'later':
      return `The list applies from ${formatDay(days.valid_from!)}. Until then products keep the prices that they have.`;
    case 'expired':
      return `The list expired on ${formatDay(days.valid_until!)}. Buyers must request a quote for its products.`;
  }
}
