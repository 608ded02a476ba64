import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { INVALID_DAY, dayErrors, FIRST_DAY, LAST_DAY } from '#contracts/fields/day-span.ts';
import { TextInput } from './TextInput.tsx';

type Props = Omit<
  ComponentProps<typeof TextInput>,
  'ref' | 'type' | 'min' | 'max' | 'value' | 'onChange' | 'onBlur' | 'onKeyUp'
> & {
  /** A date, blank, or text that is neither. */
  value: string;
  onDate: (typed: string) => void;
};

/** The value of an incomplete or impossible date: the browser reports only that it is invalid. No longer than a date. */
const INCOMPLETE_DATE = 'incomplete';

/**
 * A date field. An incomplete date stays in the field and is passed on as a value that every contract refuses, so that
 * it is neither lost nor taken for blank. Its error shows once the field is left: a year is typed as 2, 20, 202.
 */
export function DateInput({ value, onDate, error, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const problem = dayErrors({ day: value }).day;
  // A date input accepts no other value and would log a warning.
  const shown = problem === INVALID_DAY ? '' : value;
  useEffect(() => {
    // Cleared by the page: the browser still shows the incomplete date, because its value was blank already.
    if (value === '' && input.current?.validity.badInput) input.current.value = '';
  }, [value]);
  const read = ({ value: now, validity }: HTMLInputElement, isTyping: boolean) => {
    // Tabbing through the field changes nothing: an invalid date from the address stays, with its error.
    const untouched = now === shown && value !== INCOMPLETE_DATE;
    const typed = validity.badInput ? INCOMPLETE_DATE : untouched ? value : now;
    if (!isTyping || typed !== value) setTyping(isTyping);
    if (typed !== value) onDate(typed);
  };
  return (
    <TextInput
      {...props}
      ref={input}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={shown}
      error={error ?? (typing ? undefined : problem)}
      onChange={({ target }) => read(target, true)}
      // The first digits change no value, so the browser fires no change event for them.
      onKeyUp={({ currentTarget }) => read(currentTarget, true)}
      onBlur={({ target }) => read(target, false)}
    />
  );
}
