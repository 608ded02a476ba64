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
