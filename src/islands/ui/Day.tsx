import { formatDay } from '#client/format.ts';

/** A calendar day (`YYYY-MM-DD`), such as an invoice's: the same day whatever the visitor's clock says. */
export function Day({ value }: { value: string }) {
  return <time dateTime={value}>{formatDay(value)}</time>;
}
