const DAY_MS = 86_400_000;

/** The time in so many days from now. The demo's dates are relative to today, so that it never looks outdated. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
export const daysAgo = (days: number): string => daysFromNow(-days);
