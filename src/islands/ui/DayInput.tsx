import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { DAY_WANTED, dayFaults, FIRST_DAY, LAST_DAY } from '#contracts/day-span.ts';
import { TextInput } from './TextInput.tsx';

type Props = Omit<
  ComponentProps<typeof TextInput>,
  'ref' | 'type' | 'min' | 'max' | 'value' | 'onChange' | 'onBlur' | 'onKeyUp'
> & {
  /** What was typed: a day, blank, or something that is neither. */
  value: string;
  onDay: (typed: string) => void;
};

/** What stands for half a day, or one that no calendar has: the browser says of it only that it is none. */
const NO_DAY = 'no day';

/**
 * A day, as it is typed. What is no day stays in the field and goes out as something that no contract takes for one, so
 * that it is neither lost nor taken for a blank. What is wrong with it is said once the field is left: a year is on its
 * way through 2, 20 and 202.
 */
export function DayInput({ value, onDay, error, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const fault = dayFaults({ day: value }).day;
  // A browser takes nothing else, and would say so.
  const shown = fault === DAY_WANTED ? '' : value;
  useEffect(() => {
    // Blank again, though not by the keys: the browser has half a day still, which to it is no value to change.
    if (value === '' && input.current?.validity.badInput) input.current.value = '';
  }, [value]);
  const take = ({ value: now, validity }: HTMLInputElement, goesOn: boolean) => {
    // Whoever only passes through has typed nothing: what an address has for a day stays, and what is wrong with it.
    const untouched = now === shown && value !== NO_DAY;
    const typed = validity.badInput ? NO_DAY : untouched ? value : now;
    if (!goesOn || typed !== value) setTyping(goesOn);
    if (typed !== value) onDay(typed);
  };
  return (
    <TextInput
      {...props}
      ref={input}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={shown}
      error={error ?? (typing ? undefined : fault)}
      onChange={({ target }) => take(target, true)}
      // The first figures of a day change no value: the browser says nothing of them.
      onKeyUp={({ currentTarget }) => take(currentTarget, true)}
      onBlur={({ target }) => take(target, false)}
    />
  );
}
