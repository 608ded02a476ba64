import { LIST_COUNT_CAP, SEARCH_COUNT_CAP } from '#contracts/limits.ts';

/** How far a list of the desk's counts for a page of that size: an export is one long page, and holds as many rows. */
export const listCap = (size: number) => Math.max(LIST_COUNT_CAP, size);

/** The same where something is searched for. */
export const searchCap = (size: number) => Math.max(SEARCH_COUNT_CAP, size);
