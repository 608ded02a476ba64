import { readUser } from '#client/session.ts';
import { EntrySource } from '#contracts/fields/entry-source.ts';

/** Each user of a browser has their own. */
const storageKey = () => `entry-source:${readUser()?.uid ?? ''}`;

/** The source that the user chose last in this browser, for the next entry; blank for the first one. */
export function readLastSource(): EntrySource | '' {
  return EntrySource.safeParse(localStorage.getItem(storageKey())).data ?? '';
}

export function saveLastSource(source: EntrySource): void {
  localStorage.setItem(storageKey(), source);
}
