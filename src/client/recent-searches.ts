import { readUser, RECENT_SEARCHES } from './session.ts';

/** The last searches of the user in the catalogue, stored in this browser. Logout removes them. */

/** Most searches stored. */
const MOST = 8;
/** Shorter texts are not worth repeating. */
const SHORTEST = 3;

/** The latest first; none of another user's. */
export function readRecentSearches(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(RECENT_SEARCHES) ?? 'null');
    const isMine = stored?.uid !== undefined && stored.uid === readUser()?.uid;
    return isMine && Array.isArray(stored.searches)
      ? stored.searches.filter((q: unknown) => typeof q === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Stores a search as the latest one. */
export function addRecentSearch(text: string): void {
  const q = text.trim();
  if (q.length >= SHORTEST) save([q, ...withoutSearch(q)].slice(0, MOST));
}

export function removeRecentSearch(q: string): void {
  save(withoutSearch(q));
}

const withoutSearch = (q: string) => readRecentSearches().filter((other) => other.toLowerCase() !== q.toLowerCase());

function save(searches: string[]): void {
  const user = readUser();
  if (user) localStorage.setItem(RECENT_SEARCHES, JSON.stringify({ uid: user.uid, searches }));
}
