import { useState } from 'react';
import { dayErrors } from '#contracts/fields/day-span.ts';

/**
 * Dates that filter a list, with a DateInput for each: `dates` as in the URL, by name, blank for none. Typed dates apply
 * once all of them are valid and in order.
 */
export function useDateFields<Dates extends Record<string, string>>(dates: Dates, apply: (dates: Dates) => void) {
  const [typed, setTyped] = useState(dates);
  const [applied, setApplied] = useState(dates);
  if (textOf(dates) !== textOf(applied)) {
    // The URL changed: by typing, by Back, or by a button that clears the filters.
    setApplied(dates);
    setTyped(dates);
  }
  const field = (name: keyof Dates & string) => ({
    name,
    labelHidden: true,
    value: typed[name]!,
    onDate: (date: string) => {
      const next = { ...typed, [name]: date };
      setTyped(next);
      if (Object.keys(dayErrors(next)).length === 0 && textOf(next) !== textOf(dates)) apply(next);
    },
  });
  return { typed, field };
}

const textOf = (dates: object) => JSON.stringify(dates);
