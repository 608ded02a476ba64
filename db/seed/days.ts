const DAY_MS = 86_400_000;

/** A moment that many days from now: the demo's dates are counted from today, so that it never looks old. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
export const daysAgo = (days: number): string => daysFromNow(-days);
