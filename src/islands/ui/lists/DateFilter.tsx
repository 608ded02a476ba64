import { useState } from 'react';
import { datePresets } from '#client/date-presets.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { dayErrors, DAYS_REVERSED } from '#contracts/fields/day-span.ts';
import { DateInput } from '../forms/DateInput.tsx';
import { Select } from '../forms/Select.tsx';
import { changeList, type ListState } from './use-list-query.ts';
import { useDateFields } from './use-date-fields.ts';

/** The names of its parameters, for the `filters` of a RecordList. */
export const dateFilters = ['from', 'to'] as const;

const CUSTOM = 'Dates…';

type Props = {
  list: Pick<ListState, 'filters'>;
  /** Periods to choose from; absent: the common ones of lists. */
  presets?: readonly { label: string; from: string; to: string }[];
  /** What is shown without dates. */
  noneLabel?: string;
};

/** Filters a list by date, among its `tools`: a preset period, or a first and a last date. */
export function DateFilter({ list: { filters }, presets = datePresets(dayInIndia()), noneLabel = 'Any date' }: Props) {
  const { from = null, to = null } = filters;
  /** The range for which the two fields are open: as chosen, then as the fields last changed it. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  const preset = presets.find((period) => period.from === from && period.to === to);
  const isCustom = openFor === textOf({ from, to }) || (!preset && (from ?? to) !== null);
  const choose = (label: string) => {
    setOpenFor(label === CUSTOM ? textOf({ from, to }) : null);
    if (label === CUSTOM) return;
    const chosen = presets.find((period) => period.label === label);
    changeList({ from: chosen?.from ?? null, to: chosen?.to ?? null });
  };
  const apply = (range: DateRange) => {
    setOpenFor(textOf(range));
    changeList(range);
  };
  return (
    <>
      <Select
        label="Date"
        labelHidden
        className="list-filter"
        value={isCustom ? CUSTOM : (preset?.label ?? '')}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{noneLabel}</option>
        {presets.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
        <option>{CUSTOM}</option>
      </Select>
      {isCustom && <DateFields from={from ?? ''} to={to ?? ''} onChange={apply} />}
    </>
  );
}

type DateRange = { from: string; to: string };

const textOf = ({ from, to }: Record<keyof DateRange, string | null>) => `${from ?? ''} ${to ?? ''}`;

function DateFields({ from, to, onChange }: DateRange & { onChange: (range: DateRange) => void }) {
  const { typed, field } = useDateFields({ from, to }, onChange);
  // Shown at once: two complete dates are not in the middle of being typed.
  const reversed = dayErrors(typed).to === DAYS_REVERSED;
  return (
    <div className="list-days">
      <DateInput {...field('from')} label="From date" />
      <span aria-hidden="true">–</span>
      <DateInput {...field('to')} label="To date" error={reversed ? DAYS_REVERSED : undefined} />
    </div>
  );
}
