import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** The page's query string as a store: filters, search, sort and page live in the URL. */

const CHANGED = 'plantsetu:search';

/** The current page and its query string. After Back, the address changes before the page does. */
let page = '';
let search = '';

/** The query string of the current page. While navigating away it does not change, though the address does. */
export function readSearch(): string {
  if (location.pathname === page) search = location.search;
  return search;
}

/** True while the address is already that of the next page. */
export const isNavigatingAway = () => location.pathname !== page;

/** Calls back when the query string changes, by `writeSearch` or by Back. */
export function watchSearch(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
}

/**
 * Sets query parameters, several of one name for a list, and removes blank ones. `push` adds a history entry; without it the current entry changes, as
 * while typing. It does nothing while navigating away, as the address is then the next page's.
 */
export function writeSearch(
  parameters: Record<string, string | number | readonly string[] | null>,
  { push }: { push: boolean },
): void {
  if (isNavigatingAway()) return;
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    url.searchParams.delete(name);
    const values = Array.isArray(value) ? (value as readonly string[]) : [String(value ?? '')];
    for (const one of values) if (one !== '') url.searchParams.append(name, one);
  }
  if (push) {
    // Astro's router ignores a history entry without its state, and Back would then show another page's content.
    const index = (history.state?.index ?? 0) + 1;
    history.pushState({ index, scrollX: 0, scrollY: 0 }, '', url);
  } else {
    history.replaceState(history.state, '', url);
  }
  window.dispatchEvent(new Event(CHANGED));
}

if (!import.meta.env.SSR) {
  page = location.pathname;
  document.addEventListener('astro:after-swap', () => {
    page = location.pathname;
    // For watchers that have read between the change of the address and of the page.
    window.dispatchEvent(new Event(CHANGED));
  });
  // Back and forward between two states of one page: the watchers follow the URL. The router would fetch and replace the
  // page, and lose what is being typed.
  document.addEventListener('astro:before-preparation', (event) => {
    const step = event as TransitionBeforePreparationEvent;
    if (isOnePage(step)) step.loader = () => Promise.resolve();
  });
  document.addEventListener('astro:before-swap', (event) => {
    const step = event as TransitionBeforeSwapEvent;
    if (isOnePage(step)) step.swap = () => {};
  });
}

function isOnePage({
  from,
  to,
  navigationType,
}: TransitionBeforePreparationEvent | TransitionBeforeSwapEvent): boolean {
  return navigationType === 'traverse' && from.pathname === to.pathname;
}
