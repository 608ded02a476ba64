import { useId, useState } from 'react';
import { usualSpans } from '#client/usual-spans.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { DAY_WANTED, DAYS_REVERSED, FIRST_DAY, isDay, LAST_DAY } from '#contracts/day-span.ts';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';
import { changeList, type ListState } from './use-list-query.ts';

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

const textOf = ({ from, to }: Typed) => `${from ?? ''} ${to ?? ''}`;

/** Null where a field is only half filled in. */
type Typed = Record<keyof Span, string | null>;

/** Both days as they are typed. They apply once they are days, in their order: a year is on its way through 2, 20 and 202. */
function DayFields({ from, to, onDays }: Span & { onDays: (days: Span) => void }) {
  const [typed, setTyped] = useState<Typed>({ from, to });
  const [applied, setApplied] = useState({ from, to });
  /** The field in which nothing is said to be wrong yet. */
  const [typing, setTyping] = useState<string | null>(null);
  const faultId = useId();
  if (from !== applied.from || to !== applied.to) {
    // The URL changed: by what was typed, by Back, by a button that shows everything.
    setApplied({ from, to });
    setTyped({ from, to });
  }
  const take = (name: keyof Span, typing: string | null, { value, validity }: HTMLInputElement) => {
    const next = { ...typed, [name]: validity.badInput ? null : value };
    setTyping(typing);
    setTyped(next);
    if (areDays(next) && !isReversed(next) && textOf(next) !== textOf({ from, to })) onDays(next);
  };
  const isWrong = (name: keyof Span) => typing !== name && !isDayOrNone(typed[name]);
  const fault = isWrong('from') || isWrong('to') ? DAY_WANTED : isReversed(typed) ? DAYS_REVERSED : null;
  const field = (name: keyof Span) => ({
    type: 'date',
    labelHidden: true,
    name,
    min: FIRST_DAY,
    max: LAST_DAY,
    value: typed[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => take(name, name, target),
    onBlur: ({ target }: { target: HTMLInputElement }) => take(name, null, target),
    ...((isWrong(name) || (name === 'to' && fault === DAYS_REVERSED)) && {
      'aria-invalid': true,
      'aria-describedby': faultId,
    }),
  });
  return (
    <div className="list-days">
      <TextInput {...field('from')} label="First day" />
      <span aria-hidden="true">–</span>
      <TextInput {...field('to')} label="Last day" />
      {fault && (
        <p id={faultId} className="field-error">
          {fault}
        </p>
      )}
    </div>
  );
}

const isDayOrNone = (day: string | null) => day === '' || isDay(day);
const areDays = (days: Typed): days is Span => isDayOrNone(days.from) && isDayOrNone(days.to);
const isReversed = (days: Typed) => isDay(days.from) && isDay(days.to) && days.from! > days.to!;
