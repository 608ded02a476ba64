/** Content dates are `YYYY-MM-DD` strings: days, not moments, so no time zone applies. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `2026-11-21` → `21 Nov 2026` */
export function formatContentDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** `2026-11-21` → `Sat 21 Nov 2026` */
export function formatContentWeekday(day: string): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatContentDate(day)}`;
}
