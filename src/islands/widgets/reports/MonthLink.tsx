import type { ReactNode } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { Button } from '#ui/Button.tsx';
import { lastOfMonth } from './month-span.ts';

type Props = {
  /** `2026-11` */
  month: string;
  /** What the rows of the month are. */
  by: string;
  children: ReactNode;
};

/** Opens a month of a report by another grouping. */
export function MonthLink({ month, by, children }: Props) {
  const period = { from: `${month}-01`, to: lastOfMonth(month) };
  return (
    <Button kind="quiet" small onClick={() => writeSearch({ by, ...period, page: null }, { push: true })}>
      {children}
    </Button>
  );
}
