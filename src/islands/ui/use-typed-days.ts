import { useState } from 'react';
import { dayFaults } from '#contracts/day-span.ts';

/**
 * Days that narrow a list, for a DayInput each: `days` as the URL has them, by name, blank for none. What is typed applies
 * once all of it is days, in their order; until then it is only typed.
 */
export function useTypedDays<Days extends Record<string, string>>(days: Days, apply: (days: Days) => void) {
  const [typed, setTyped] = useState(days);
  const [applied, setApplied] = useState(days);
  if (textOf(days) !== textOf(applied)) {
    // The URL changed: by what was typed, by Back, by a button that shows everything.
    setApplied(days);
    setTyped(days);
  }
  const field = (name: keyof Days & string) => ({
    name,
    labelHidden: true,
    value: typed[name]!,
    onDay: (day: string) => {
      const next = { ...typed, [name]: day };
      setTyped(next);
      if (Object.keys(dayFaults(next)).length === 0 && textOf(next) !== textOf(days)) apply(next);
    },
  });
  return { typed, field };
}

const textOf = (days: object) => JSON.stringify(days);
