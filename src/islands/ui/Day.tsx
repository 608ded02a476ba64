import { formatDate } from '#client/format.ts';

/** A calendar day (`YYYY-MM-DD`), such as an invoice's: the same day whatever the visitor's clock says. */
export function Day({ value }: { value: string }) {
  // Read as a moment it would be midnight in London; noon in India is that day everywhere we format it.
  return <time dateTime={value}>{formatDate(`${value}T12:00:00+05:30`)}</time>;
}
