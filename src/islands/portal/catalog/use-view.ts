import { useEffect } from 'react';
import { readUser } from '#client/session.ts';
import { writeSearch } from '#client/url-search.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** How the catalogue shows its products. */
export type View = 'cards' | 'table';

/** Each user of a browser has their own. */
const storageKey = () => `catalog-view:${readUser()?.uid ?? ''}`;

/** The view in the address, else the one that the user chose last; cards for a new user. */
export function useView(): View {
  const inAddress = useSearchParams().get('view');
  const hydrated = useHydrated();
  const isRemembered = hydrated && inAddress === null && localStorage.getItem(storageKey()) === 'table';
  useEffect(() => {
    // A copied link shows the same to others.
    if (isRemembered) writeSearch({ view: 'table' }, { push: false });
  }, [isRemembered]);
  return inAddress === 'table' || isRemembered ? 'table' : 'cards';
}

/** Changes the view, from its first page, because a page of the table holds more. */
export function changeView(view: View): void {
  localStorage.setItem(storageKey(), view);
  writeSearch({ view: view === 'table' ? view : null, by: null, page: null }, { push: true });
}
