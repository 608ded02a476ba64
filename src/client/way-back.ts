import { isBeingLeft } from './url-search.ts';

/**
 * The way back at the desk. On the page of one record, a link to the list leads to the list as it was left, with its search,
 * filters, sort, page and place, where the record was opened from it. Whoever came from elsewhere, or opens the link in a
 * tab of its own, gets the plain list that the link names.
 */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href]');
    if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const list = listBehind(link.href);
    // Pressed twice, the list is on its way.
    if (list || (isBeingLeft() && pageOf(location.href) === link.href)) event.preventDefault();
    // Whoever stays for the sake of unsaved changes stays.
    if (list) navigation.traverseTo(list.key).committed?.catch(() => null);
  },
  // Before the router takes the link for one to a new page.
  { capture: true },
);

/** Where in the tab's history the list lies from which this page was opened; other pages of the list's may lie between. */
function listBehind(list: string): NavigationHistoryEntry | undefined {
  const within = `${list}/`;
  // The dashboard is no list, though all addresses of the desk begin with its own.
  if (!('navigation' in window) || !location.href.startsWith(within) || list === `${location.origin}/admin`)
    return undefined;
  const before = navigation.entries().slice(0, navigation.currentEntry?.index);
  const opener = before.findLast(({ url }) => !url?.startsWith(within));
  return opener && pageOf(opener.url ?? '') === list ? opener : undefined;
}

/** An address without what stands behind `?` or `#`. */
const pageOf = (address: string) => address.split(/[?#]/)[0]!;
