import { isNavigatingAway } from '../url-search.ts';

/**
 * Back to the list, in the admin area. On a record's page, a link to its list returns to the list as it was left, with
 * its search, filters, sort, page and scroll position, if the record was opened from there. A user who came from
 * elsewhere, or opens the link in a new tab, gets the plain list.
 */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href]');
    if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const list = listBehind(link.href);
    // Clicked twice: the list is already loading.
    if (list || (isNavigatingAway() && pageOf(location.href) === link.href)) event.preventDefault();
    // Rejected where the user stays because of unsaved changes.
    if (list) navigation.traverseTo(list.key).committed?.catch(() => null);
  },
  // Before the router handles the link as one to a new page.
  { capture: true },
);

/** The history entry of the list from which this page was opened; other pages under the list may be in between. */
function listBehind(list: string): NavigationHistoryEntry | undefined {
  const within = `${list}/`;
  // The dashboard is not a list, although every admin address begins with its address.
  if (!('navigation' in window) || !location.href.startsWith(within) || list === `${location.origin}/admin`)
    return undefined;
  const before = navigation.entries().slice(0, navigation.currentEntry?.index);
  const opener = before.findLast(({ url }) => !url?.startsWith(within));
  return opener && pageOf(opener.url ?? '') === list ? opener : undefined;
}

/** An address without its query and hash. */
const pageOf = (address: string) => address.split(/[?#]/)[0]!;
