import { useState } from 'react';
import { usualSpans } from '#client/usual-spans.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { dayFaults, DAYS_REVERSED } from '#contracts/day-span.ts';
import { DayInput } from './DayInput.tsx';
import { Select } from './Select.tsx';
import { changeList, type ListState } from './use-list-query.ts';
import { useTypedDays } from './use-typed-days.ts';

/** Its names among a RecordList's `filters`, as the call and the URL have them. */
export const dayFilters = ['from', 'to'] as const;

const CHOOSE = 'Choose days…';

/** Days of a list, among its `tools`: a usual span by one choice, or a first and a last day. */
export function DayFilter({ list: { filters } }: { list: ListState }) {
  const { from = null, to = null } = filters;
  /** The URL's days for which the fields stand open: as they were chosen, then as each change by the fields left them. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  const spans = usualSpans(dayInIndia());
  const known = spans.find((span) => span.from === from && span.to === to);
  const byHand = openFor === textOf({ from, to }) || (!known && (from ?? to) !== null);
  const choose = (label: string) => {
    setOpenFor(label === CHOOSE ? textOf({ from, to }) : null);
    if (label === CHOOSE) return;
    const span = spans.find((one) => one.label === label);
    changeList({ from: span?.from ?? null, to: span?.to ?? null });
  };
  const apply = (days: Span) => {
    setOpenFor(textOf(days));
    changeList(days);
  };
  return (
    <>
      <Select
        label="Days"
        labelHidden
        className="list-filter"
        value={byHand ? CHOOSE : (known?.label ?? '')}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Any day</option>
        {spans.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
        <option>{CHOOSE}</option>
      </Select>
      {byHand && <DayFields from={from ?? ''} to={to ?? ''} onDays={apply} />}
    </>
  );
}

type Span = { from: string; to: string };

const textOf = ({ from, to }: Record<keyof Span, string | null>) => `${from ?? ''} ${to ?? ''}`;

function DayFields({ from, to, onDays }: Span & { onDays: (days: Span) => void }) {
  const { typed, field } = useTypedDays({ from, to }, onDays);
  // Said at once: nothing of it is on its way to anything else.
  const reversed = dayFaults(typed).to === DAYS_REVERSED;
  return (
    <div className="list-days">
      <DayInput {...field('from')} label="First day" />
      <span aria-hidden="true">–</span>
      <DayInput {...field('to')} label="Last day" error={reversed ? DAYS_REVERSED : undefined} />
    </div>
  );
}
