import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { useDateFields } from '#ui/lists/use-date-fields.ts';
import { changeList } from '#ui/lists/use-list-query.ts';

/** The day at whose end the ageing stands, in the address; blank for today. */
export function AsOnField({ as_on }: { as_on: string | null }) {
  const { field } = useDateFields({ as_on: as_on ?? dayInIndia() }, ({ as_on: day }) =>
    changeList({ as_on: day === dayInIndia() ? null : day }),
  );
  return <DateInput {...field('as_on')} label="As on" labelHidden={false} className="as-on" />;
}
