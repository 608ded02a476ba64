const DAY_MS = 24 * 60 * 60 * 1000;

/** The date so many days earlier. */
const before = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Common periods, as of a date (`YYYY-MM-DD`). */
export function datePresets(today: string) {
  const first = `${today.slice(0, 8)}01`;
  const lastOfMonthBefore = before(first, 1);
  return [
    { label: 'Today', from: today, to: today },
    { label: 'Yesterday', from: before(today, 1), to: before(today, 1) },
    { label: 'Last 7 days', from: before(today, 6), to: today },
    { label: 'This month', from: first, to: today },
    { label: 'Last month', from: `${lastOfMonthBefore.slice(0, 8)}01`, to: lastOfMonthBefore },
  ];
}

/** Periods of a report, as of a date: months, quarters and the last financial year. The current year is shown without a choice. */
export function reportPeriods(today: string) {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const quarter = month - (month % 3);
  const year = month - ((month + 9) % 12);
  return [
    { label: 'This month', ...monthSpan(month, 1) },
    { label: 'Last month', ...monthSpan(month - 1, 1) },
    { label: 'This quarter', ...monthSpan(quarter, 3) },
    { label: 'Last quarter', ...monthSpan(quarter - 3, 3) },
    { label: 'Last financial year', ...monthSpan(year - 12, 12) },
  ];
}

/** First and last day of some months from one on, counted from year 0. */
function monthSpan(month: number, months: number) {
  const day = (at: number, date: number) =>
    new Date(Date.UTC(Math.floor(at / 12), at % 12, date)).toISOString().slice(0, 10);
  return { from: day(month, 1), to: day(month + months, 0) };
}
