import { formatDay } from '#client/format.ts';

/** A calendar day (`YYYY-MM-DD`), such as an invoice date: the same in every time zone. */
export function Day({ value }: { value: string }) {
  return <time dateTime={value}>{formatDay(value)}</time>;
}
