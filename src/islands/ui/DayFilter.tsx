import { useId, useState } from 'react';
import { usualSpans } from '#client/usual-spans.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { DAYS_REVERSED, FIRST_DAY } from '#contracts/day-span.ts';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';
import { changeList, type ListState } from './use-list-query.ts';

/** Its names among a RecordList's `filters`, as the call and the URL have them. */
export const dayFilters = ['from', 'to'] as const;

const CHOOSE = 'Choose days…';

/** Days of a list, among its `tools`: a usual span by one choice, or a first and a last day. */
export function DayFilter({ list: { filters } }: { list: ListState }) {
  const { from = null, to = null } = filters;
  const [choosing, setChoosing] = useState(false);
  const spans = usualSpans(dayInIndia());
  const known = spans.find((span) => span.from === from && span.to === to);
  const byHand = choosing || (!known && (from ?? to) !== null);
  const choose = (label: string) => {
    setChoosing(label === CHOOSE);
    if (label === CHOOSE) return;
    const span = spans.find((one) => one.label === label);
    changeList({ from: span?.from ?? null, to: span?.to ?? null });
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
      {byHand && <DayFields from={from ?? ''} to={to ?? ''} />}
    </>
  );
}

type Span = { from: string; to: string };

/** Both days as they are typed. They apply once they are days, in their order: a year is on its way through 2, 20 and 202. */
function DayFields({ from, to }: Span) {
  const [typed, setTyped] = useState({ from, to });
  const [applied, setApplied] = useState({ from, to });
  if (from !== applied.from || to !== applied.to) {
    // The URL changed: by what was typed, by Back, by a button that shows everything.
    setApplied({ from, to });
    setTyped({ from, to });
  }
  const change = (part: Partial<Span>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isWhole(next) && !isReversed(next)) changeList(next);
  };
  const isWrong = isWhole(typed) && isReversed(typed);
  const faultId = useId();
  const field = (name: keyof Span) => ({
    type: 'date',
    labelHidden: true,
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <div className="list-days">
      <TextInput {...field('from')} label="First day" />
      <span aria-hidden="true">–</span>
      <TextInput
        {...field('to')}
        label="Last day"
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': faultId })}
      />
      {isWrong && (
        <p id={faultId} className="field-error">
          {DAYS_REVERSED}
        </p>
      )}
    </div>
  );
}

const isWhole = ({ from, to }: Span) => [from, to].every((day) => day === '' || day >= FIRST_DAY);
const isReversed = ({ from, to }: Span) => from !== '' && to !== '' && from > to;
