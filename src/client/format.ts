/** Dates on screen: Indian English and India Standard Time, in every time zone. */

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const minute = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** `21 Nov 2026` */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** A calendar day, `2026-11-21` → `21 Nov 2026`, independent of the time zone. */
export function formatDay(date: string): string {
  return formatDate(`${date}T12:00:00Z`);
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → `November 2026`. */
export const formatMonth = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

const shortMonth = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → `Nov 2026`, where a chart has little room. */
export const formatShortMonth = (month: string) => shortMonth.format(new Date(`${month}-01T00:00:00Z`));

/** `21 Nov 2026, 18:05 IST` */
export function formatTime(iso: string): string {
  return `${minute.format(new Date(iso))} IST`;
}

/** `in transit` → `In transit`, for statuses that the server stores in lower case. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
