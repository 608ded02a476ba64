/** India Standard Time is five and a half hours ahead of UTC all year. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The date in India at a given time, `YYYY-MM-DD`. */
export function dayInIndia(moment = new Date()): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The hour in India at a given time, 0 to 23. */
export function hourInIndia(moment: Date): number {
  return new Date(moment.getTime() + IST_OFFSET_MS).getUTCHours();
}
